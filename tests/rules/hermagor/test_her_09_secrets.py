"""HER-9: hidden information, above all the purses."""

import random

import pytest
from hermagor_effects import PRINTED
from hermagor_story import HERMAGOR, story

from comptoir.core.serialization import plain
from comptoir.games.hermagor.engine.components import PRODUCT_NAMES, SPACE_NAMES

TABLES = pytest.mark.parametrize("players", [2, 3, 4, 5])
LEDGERS = pytest.mark.parametrize("ledger", ["off", "on"])
COSTS = {space["id"]: space["cost"] for space in PRINTED["market"]["space"]}
PAID = {"buyer": -1, "toll": -1, "income": 1, "cash": 1, "sold": 1, "fee": 1, "built": 1}  # in or out
SOME_WORDS = HERMAGOR.vocabulary.words[::4]


def moments(players, ledger, games=2, every=23):
    """Positions of random games, from the first question to the end."""
    for seed in range(games):
        state = HERMAGOR.new(players, seed, journal=True, closed_ledger=ledger)
        dice = random.Random(1000 * players + seed)
        while not state.over:
            if state.decisions % every == seed % every:
                yield state
            menu = state.menu(state.asked[0])
            busy = [action for action in menu if not HERMAGOR.vocabulary.verb(action).idle]
            state.play(state.asked[0], dice.choice(busy or menu))
        yield state


def eyes(state):
    """Everybody who looks: the seats, and a spectator."""
    return [*range(state.players), None]


def twin(state, seat, money):
    """The same table with other money in every purse but this seat's."""
    other = state.clone()
    for p in range(state.players):
        if p != seat:
            other.traders[p].money = money + p
    return other


def known(state, seat):
    """All that this seat is ever told."""
    menu = [] if seat is None else state.menu(seat)
    return {
        "view": state.view(seat),
        "menu": menu,
        "buttons": [HERMAGOR.describe_action(state, seat, action) for action in menu],
        "prompt": None if seat is None else HERMAGOR.prompt(state, seat),
        "journal": state.journal_for(seat),
    }


# -- purses ------------------------------------------------------------------------------------------------------------


@TABLES
@LEDGERS
def test_her_9_1_nothing_that_a_seat_sees_depends_on_another_purse(players, ledger):
    for state in moments(players, ledger):
        if state.over:
            continue
        for seat in eyes(state):
            for money in (0, 300):
                assert known(twin(state, seat, money), seat) == known(state, seat)


@TABLES
@LEDGERS
def test_her_9_1_no_refusal_depends_on_another_purse(players, ledger):
    for state in moments(players, ledger, games=1, every=31):
        for seat in state.asked:
            other = twin(state, seat, 0)
            assert [other.why_not(seat, word) for word in SOME_WORDS] == [
                state.why_not(seat, word) for word in SOME_WORDS
            ]


def test_her_9_1_a_purse_is_shown_to_its_owner_until_the_end_and_then_to_all():
    t = story(3).trader(0, money=11).trader(1, money=12).trader(2, money=13).discs(books="1")
    for seat in (0, 1, 2, None):
        seen = t.s.view(seat)
        for p in range(3):
            own = p == seat
            assert seen["traders"][p]["money"] == (11 + p if own else None)
            sheet = seen["scores"][p]
            assert (sheet["money"], sheet["total"]) == ((11 + p, 11 + p + 8 * (p == 1)) if own else (None, None))
            assert (sheet["production"], sheet["duchies"], sheet["main_road"]) == (8 * (p == 1), 0, 0)
    t.finish()
    for seat in (0, 1, 2, None):
        assert [trader["money"] for trader in t.s.view(seat)["traders"]] == [11, 12, 13]
        assert [sheet["total"] for sheet in t.s.view(seat)["scores"]] == [11, 20, 13]


def test_her_9_1_a_refusal_names_the_own_purse():
    t = story(2).trader(0, money=4, merchant="v32", tiles="t02 half_move").trader(1, money=15)
    assert t.market(0).s.why_not(0, "buyer cr11").arguments == {"space": "cr11", "needed": 5, "money": 4}
    t.trader(0, money=1).selling(0)
    assert t.s.why_not(0, "sell vestan").arguments == {"village": "vestan", "toll": 15, "price": 5, "money": 1}
    assert t.s.why_not(0, "sell_half vestan").arguments == {"village": "vestan", "toll": 7, "price": 5, "money": 1}
    assert t.s.why_not(0, "move vestan").arguments == {"village": "vestan", "toll": 7, "money": 1}


# -- stack and bag -----------------------------------------------------------------------------------------------------


@TABLES
def test_her_9_2_the_order_of_the_action_tiles_is_hidden_their_numbers_are_not(players):
    for state in moments(players, "off", games=1, every=41):
        for seed in range(3):
            other = state.clone()
            random.Random(seed).shuffle(other.action_tiles)
            other.dice.seed_number(seed)
            assert all(known(other, seat) == known(state, seat) for seat in eyes(state))
        assert state.view(None)["action_tiles"] == sorted(state.action_tiles)


def test_her_9_2_the_contents_of_stack_and_bag_are_public():
    seen = story(3).action_tiles("5 3 4").stalls().bag("t16 t03 no_fee price_up").s.view(1)
    assert seen["action_tiles"] == [3, 4, 5]
    assert seen["bag"] == ["t03", "t16", "price_up", "no_fee"], "in the order of their numbers"


def test_her_9_2_an_imagined_stack_has_any_order():
    t = story(2).stalls().action_tiles("3 4 4 5")
    stacks = {tuple(t.s.determinize(0, seed).action_tiles) for seed in range(150)}
    assert len(stacks) == 12 and all(sorted(stack) == [3, 4, 4, 5] for stack in stacks)
    fills = set()
    for seed in range(20):
        d = t.s.determinize(0, seed)
        while d.round == 1:
            d.choose(d.menu(d.asked[0])[-1])
        fills.add(tuple(d.stalls))
    assert len(fills) > 10, "the dice are thrown anew"


# -- what is public ----------------------------------------------------------------------------------------------------


@TABLES
@LEDGERS
def test_her_9_3_everything_else_is_public(players, ledger):
    for state in moments(players, ledger, games=1, every=37):
        views = [state.view(seat) for seat in eyes(state)]
        for view in views:
            del view["seat"]
            for part in (*view["traders"], *view["scores"]):
                part.pop("money")
                part.pop("total", None)
        assert all(view == views[0] for view in views)


def test_her_9_3_what_the_public_part_holds():
    t = story(2).stalls(st11="t04", st12="cash_5").buyers(0, "cr11").prices(books=1).discs(books="1", nobility="0")
    t.trader(0, shops="v21", tiles="t09 half_move").trader(1, merchant="v15", discs=3)
    seen = t.selling(1, actions=4).s.view(None)
    assert seen["market"]["stalls"]["st11"] == {"id": "t04", "number": 4, "products": ["dragon_eggs"], "arrow": True}
    assert seen["market"]["stalls"]["st12"] == {"id": "cash_5", "number": None, "products": [], "arrow": False}
    assert seen["market"]["stalls"]["st13"] is None
    assert seen["market"]["spaces"]["cr11"] == {"kind": "crossing", "cost": 5, "buyer": 0}
    assert seen["market"]["spaces"]["sv11"] == {"kind": "side", "cost": 3, "buyer": None}
    assert seen["prices"]["books"] == {
        "step": 1,
        "price": 6,
        "red": 9,
        "open": 3,
        "spaces": [{"sum": 5, "seat": 1}, {"sum": 3, "seat": None}, {"sum": 1, "seat": None}, {"sum": 0, "seat": None}],
    }
    assert seen["nobility"][:2] == [{"sum": 3, "seat": 0}, {"sum": 4, "seat": None}]
    assert (seen["start_player"], seen["actions"], seen["round"], seen["phase"]) == (1, 4, 1, "selling")
    zero, one = seen["traders"]
    assert ([tile["id"] for tile in zero["tiles"]], zero["shops"], zero["merchant"]) == (
        ["t09", "half_move"],
        ["ulmira"],
        "ulmira",
    )
    assert (zero["products"], zero["half_spent"]) == (["weapons", "dragon_eggs"], False)
    assert (zero["in_hand"], zero["unused"], zero["discarded"]) == (4, 16, 0)
    assert (one["merchant"], one["discs"], one["money"]) == ("ostrel", 3, None)
    assert seen["villages"]["ulmira"] == {
        "product": "dragon_eggs",
        "duchy": "north_east",
        "main_road": True,
        "shops": [0],
        "merchants": [0],
    }


# -- the ledger --------------------------------------------------------------------------------------------------------


@TABLES
def test_her_9_4_with_an_open_ledger_book_keeping_gives_every_purse(players):
    for state in moments(players, "off", every=17):
        for seat in eyes(state):
            purses = [20] * players
            for key, entry in state.journal_for(seat):
                name = key.removeprefix("hermagor-note-")
                assert ("money" in entry) == (name in PAID), "every transaction, as at the table"
                if name in PAID:
                    purses[entry["seat"]] += PAID[name] * entry["money"]
            assert purses == [int(me.money) for me in state.traders]


@TABLES
def test_her_9_4_a_closed_ledger_blanks_the_amounts_of_the_others(players):
    for state in moments(players, "on", every=29):
        told = state.journal
        for seat in eyes(state):
            read = state.journal_for(seat)
            if state.over:
                assert read == told, "at the end the books are opened"
                continue
            for (key, entry), (full_key, full) in zip(read, told, strict=True):
                withheld = "money" in full and full["seat"] != seat
                assert key == (f"{full_key}-closed" if withheld else full_key)
                assert entry == {name: value for name, value in full.items() if name != "money" or not withheld}


def test_her_9_4_the_journal_can_be_read_from_any_entry_on():
    t = story(2, closed_ledger="on").market(0).say("buyer cr11", "pass", "buyer st11")
    assert t.s.journal_for(1, 1) == [
        ("hermagor-note-passed", {"seat": 1}),
        ("hermagor-note-buyer-closed", {"seat": 0, "space": "st11"}),
    ]
    assert t.s.view(0)["closed_ledger"] and not story(2).s.view(0)["closed_ledger"]


@TABLES
@LEDGERS
def test_her_9_4_imagined_worlds_are_consistent(players, ledger):
    for state in moments(players, ledger, games=1, every=31):
        for seat in range(players):
            for seed in (1, 2):
                d = state.determinize(seat, seed)
                assert (d.view(seat), d.menu(seat)) == (state.view(seat), state.menu(seat))
                assert (d.asked, d.question, d.surprises) == (state.asked, state.question, state.surprises)
                assert d.journal == [], "an imagined world has no journal"
                for p, me in enumerate(d.traders):
                    true = state.traders[p]
                    assert me.surely == true.surely
                    if p == seat or ledger == "off" or state.over:
                        assert me.money == true.money
                    assert true.surely <= true.money <= true.surely + 20
                    assert true.surely <= me.money <= true.surely + 20
                if not state.over:
                    assert d.menu(d.asked[0]), "whoever is asked has a menu of its own"


@TABLES
def test_her_9_4_a_closed_world_is_imagined_without_a_look_into_the_purses(players):
    for state in moments(players, "on", games=1, every=31):
        if not state.over:
            for seat in range(players):
                other = twin(state, seat, 3)
                asked = state.asked[0]
                if asked != seat:
                    other.choices = state.clone().choices[:1]
                assert plain(other.determinize(seat, 5)) == plain(state.determinize(seat, 5))


@TABLES
@LEDGERS
def test_her_9_4_imagined_worlds_can_be_played_on_to_the_end(players, ledger):
    for state in moments(players, ledger, games=1, every=47):
        for seat in range(players):
            d = state.determinize(seat, 9)
            checker, dice = HERMAGOR.invariant_checker(), random.Random(seat)
            while not d.over:
                assert checker.first_violation(d) == ""
                d.play(d.asked[0], dice.choice(d.menu(d.asked[0])))
            assert checker.first_violation(d) == ""


def test_her_9_4_what_came_in_must_still_be_there_unless_it_went_out():
    def purses(seat):
        return {t.s.determinize(seat, seed).traders[0].money for seed in range(400)}

    t = story(2, closed_ledger="on").stalls(st11="cash_5").market(0)
    assert purses(1) == set(range(21)) and purses(0) == {20}
    t.say("buyer st11", *["pass"] * 7)
    assert (t.asks, t.me(0).money) == ("start", 23)
    assert purses(1) == set(range(5, 26)), "5 came in"
    t.trader(0, merchant="hermagor").s.traders[0].surely = 5
    t.selling(0).say("move v16")
    assert purses(1) == set(range(2, 23)), "3 went out"
    assert story(2).trader(0, money=7).s.determinize(1, 4).traders[0].money == 7, "an open ledger is known by heart"


# -- menus -------------------------------------------------------------------------------------------------------------


@TABLES
@LEDGERS
def test_her_9_5_only_the_seat_that_is_asked_has_a_menu(players, ledger):
    for state in moments(players, ledger, games=1, every=19):
        for seat in range(players):
            if seat not in state.asked:
                assert state.menu(seat) == [] and HERMAGOR.prompt(state, seat) is None
                refusals = {state.why_not(seat, word).key for word in SOME_WORDS[::9]}
                assert refusals == ({"game-over"} if state.over else {"not-asked"})
        for entry in state.view(None)["asked"]:
            assert set(entry) == {"seat", "key", "arguments"} and "money" not in entry["arguments"]


def test_her_9_5_an_imagined_menu_fits_the_imagined_purse():
    t = story(2, closed_ledger="on").trader(1, money=20).market(1)
    t.me(1).surely = 0
    seen = set()
    for seed in range(60):
        d = t.s.determinize(0, seed)
        money = d.traders[1].money
        offered = {HERMAGOR.word(action) for action in d.menu(1)}
        usable = [SPACE_NAMES[space] for space in d.box.spaces]
        assert offered == {f"buyer {space}" for space in usable if COSTS[space] <= money} | {"pass"}
        seen.add(int(money))
    assert {0, 1, 2, 3, 4} & seen, "also purses in which nothing is left"


def test_her_9_5_an_imagined_world_answers_by_itself_what_the_true_one_does():
    t = story(2, closed_ledger="on").stalls(st11="price_up").buyers(0, "st11").market(0, turn=4).say("pass")
    t.prices(**dict.fromkeys(PRODUCT_NAMES, 3))
    for state in (t.s.determinize(0, 1), t.s):
        state.play(1, HERMAGOR.action("pass"))
        assert HERMAGOR.prompt(state, state.asked[0])[0] == "hermagor-ask-start", "no price can be raised"


def idle(state, seats):
    """What everybody sees while these seats do nothing and the others what comes first, up to the next round."""
    began, seen = state.round, []
    while not state.over and state.round == began:
        seat = state.asked[0]
        seen.append((seat, HERMAGOR.prompt(state, seat)[0], state.journal_length))
        menu = state.menu(seat)
        doing_nothing = [action for action in menu if HERMAGOR.vocabulary.verb(action).idle]
        state.play(seat, (doing_nothing or menu)[-1] if seat in seats else menu[0])
    return seen


@TABLES
@LEDGERS
@pytest.mark.parametrize("phase", ["market", "selling"])
def test_her_9_5_no_question_is_answered_silently_because_a_purse_is_empty(players, ledger, phase):
    """A poor and a rich player who both do nothing cannot be told apart by anybody else."""
    t = story(players, closed_ledger=ledger).trader(0, tiles="t04" if phase == "selling" else "")
    t.market(0) if phase == "market" else t.selling(0)
    poor, rich = t.s.clone(), t.s.clone()
    for state, money in ((poor, 0), (rich, 500)):
        state.traders[1].money = money
    assert idle(poor, (1,)) == idle(rich, (1,))
    assert poor.round == rich.round == 2
    for seat in eyes(poor):
        if seat != 1:
            assert known(poor, seat) == known(rich, seat)


def test_her_9_5_questions_without_a_choice_are_public_ones():
    """What the engine answers by itself depends on the table alone: a row, a price, a tile."""
    for money in (0, 300):
        t = story(2).trader(0, money=money).trader(1, money=money)
        assert t.market(0).menu[-1] == "pass" and t.selling(0).menu[-1] == "rest"
        assert (t.asks, t.asked) == ("action", 0)
