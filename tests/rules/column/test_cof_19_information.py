"""COF-19: what is public, what is private, what is hidden from all."""

import json
import random

import pytest
from column_story import COLUMN, story

from comptoir.core.serialization import plain
from comptoir.games.column.engine.components import CARD_NAMES, COUNTRIES, PRIVILEGE_NAMES
from comptoir.games.column.engine.state import NO_ANSWER

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
TOKENS = 28
DECK = 17


def moments(players, games=3, every=23):
    """Positions of random games, from the first question to the end."""
    for seed in range(games):
        state = COLUMN.new(players, seed, journal=True, year_cap=12)
        dice = random.Random(1000 * players + seed)
        while not state.over:
            if state.decisions % every == seed % every or (state.lanes and state.decisions % 3 == 0):
                yield state
            assert state.decisions < 9000, "a game comes to its end"
            seat = dice.choice(state.asked)
            state.play(seat, dice.choice(state.menu(seat)))
        yield state


def eyes(state):
    """Everybody who looks: the seats, and a spectator."""
    return [*range(state.players), None]


def bits(held):
    return [n for n in range(TOKENS) if held >> n & 1]


def twin(state, seat, seed=1):
    """The same table as far as this seat can know: other orders of decks and pile, other faces in other hands, other
    dice, other answers that are not yet shown."""
    other, chance = state.clone(), random.Random(seed)
    for c in range(4):
        cards = [int(other.decks[c * DECK + i]) for i in range(other.deck_size[c])]
        chance.shuffle(cards)
        for i, card in enumerate(cards):
            other.decks[c * DECK + i] = card
    others = [] if state.over else [p for p in range(state.players) if p != seat]
    hidden = [int(other.pile[i]) for i in range(other.pile_size)]
    for p in others:
        hidden += bits(other.traders[p].privileges)
    chance.shuffle(hidden)
    for p in others:
        number = len(bits(other.traders[p].privileges))
        other.traders[p].privileges = sum(1 << hidden.pop() for _ in range(number))
    for i, token in enumerate(hidden):
        other.pile[i] = token
    for lane in other.lanes:
        if lane.seat != seat and lane.question == -1 and other.answers[lane.seat] != NO_ANSWER:
            other.answers[lane.seat] = 0 if other.answers[lane.seat] else 1
    other.dice.seed_number(seed)
    return other


def known(state, seat):
    """All that this seat is ever told."""
    menu = [] if seat is None else state.menu(seat)
    return {
        "view": state.view(seat),
        "menu": menu,
        "buttons": [COLUMN.describe_action(state, seat, action) for action in menu],
        "prompt": None if seat is None else COLUMN.prompt(state, seat),
        "journal": state.journal_for(seat),
    }


def table():
    """A table of three, in the last window of player 1's half-year 2."""
    t = story(3, start_player=2).pawns(england="catholic neutral", spain="protestant")
    t.player(0, vp=7, goods="wine wine", protections=2, houses={"england": 4}, privileges="p01 p15 p22", disc=2)
    t.player(1, vp=9, row="f01:blue:4 n01:purple:1", loch_leven="brown:2", privileges="p11 p13", disc=7)
    t.player(2, vp=0, religion_die=5, privileges="", disc=19).deck("england", "e01", "e02 ee1 e03").deck("spain", "-")
    return t.use("privilege", 1, then="window")


# --- 19.1: public -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_cof_19_1_the_board_is_seen_by_all(seat):
    t = table()
    seen = t.s.view(seat)
    assert (seen["year"], seen["half"], seen["active"], seen["start_player"]) == (1, 2, 1, 2)
    assert (seen["privilege_pile"], seen["spent_privileges"]) == (28 - 6, [])
    england, spain = seen["countries"]["england"], seen["countries"]["spain"]
    assert england["sites"] == [None, None, None, 0, None, None]
    assert england["pawns"] == {"catholic": 1, "protestant": 0, "neutral": 1}
    assert (england["deck"], england["exhausted"], england["pawn_on_card"]) == (3, False, "neutral")
    assert england["face_up"] == {
        "id": "e01",
        "country": "england",
        "pawn": "neutral",
        "effects": [{"symbol": "good_cloth", "number": 0}],
    }
    assert (spain["deck"], spain["exhausted"], spain["face_up"], spain["pawn_on_card"]) == (0, True, None, None)
    assert {space["space"]: space["disc"] for space in seen["track"] if space["disc"] is not None} == {
        2: 0,
        7: 1,
        19: 2,
    }
    assert seen["removed"] == [CARD_NAMES[n] for n in range(52) if t.s.removed_characters >> n & 1] + [
        CARD_NAMES[52 + n] for n in range(16) if t.s.removed_events >> n & 1
    ]
    assert len(seen["removed"]) > 26 and seen["end"]["cause"] == ""
    assert seen["asked"] == [{"seat": 1, "key": "column-ask-window", "arguments": {"seat": 1, "window": "end"}}]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_cof_19_1_players_are_seen_by_all_but_for_their_privileges(seat):
    first, second, third = table().s.view(seat)["traders"]
    assert (first["vp"], first["goods"]["wine"], first["protections"], first["houses_in_stock"]) == (7, 2, 2, 3)
    assert (first["religion"], second["religion"], third["religion_die"]) == ("catholic", "protestant", 5)
    assert [(card["id"], card["die"], card["number"]) for card in second["row"]] == [
        ("f01", "blue", 4),
        ("n01", "purple", 1),
    ]
    assert second["loch_leven"] == [{"die": "brown", "number": 2}]
    assert list(second["free_dice"]) == ["white", "orange"]
    assert [trader["privileges"] for trader in (first, second, third)] == [3, 3, 0]
    assert (third["vp"], third["track_space"]) == (0, 0)


def test_cof_19_1_used_privileges_sold_pairs_and_the_end_are_public():
    t = story().player(0, vp=49, privileges="any_good neutral", houses={"england": 1}, goods="cloth").window(0)
    t.say("use any_good", "take ore")
    assert [token["id"] for token in t.s.view(2)["spent_privileges"]] == ["p13"]
    t.use("ship_england", then="window").say("sell cloth england")
    seen = t.s.view(None)
    assert seen["sold"] == [{"good": "cloth", "country": "england"}]
    assert seen["end"] == {"vp": 50, "year_cap": 60, "cause": "points", "triggered_by": 0}


def test_cof_19_1_a_view_is_its_own_plain_data():
    t = table()
    before = t.s.view(0)
    assert json.loads(json.dumps(before)) == before
    before["traders"][0]["goods"]["wine"] = 99
    before["countries"].clear()
    assert t.s.view(0)["traders"][0]["goods"]["wine"] == 2 and t.s.view(0)["countries"]


@PLAYERS
def test_cof_19_1_the_set_of_every_deck_can_be_computed(players):
    for state in moments(players):
        seen = state.view(None)
        visible = set(seen["removed"]) | {card["id"] for trader in seen["traders"] for card in trader["row"]}
        for c, country in enumerate(COUNTRIES):
            shown = seen["countries"][country]
            visible |= {shown["face_up"]["id"]} if shown["face_up"] else set()
            deck = {CARD_NAMES[state.decks[c * DECK + i]] for i in range(state.deck_size[c])}
            assert shown["deck"] == len(deck) and not deck & visible
            assert {name for name in CARD_NAMES if name[0] == country[0]} - visible == deck


# --- 19.2: private ----------------------------------------------------------------------------------------------------


def test_cof_19_2_the_owner_alone_sees_his_faces_and_his_total():
    t = table()
    for seat in (0, 1, 2, None):
        seen = t.s.view(seat)
        for p, trader in enumerate(seen["traders"]):
            assert (trader["privilege_tokens"] is None) == (p != seat)
            assert (seen["scores"][p]["total"] is None) == (seen["scores"][p]["privileges"] is None) == (p != seat)
            assert seen["scores"][p]["track"] == trader["vp"]
    assert [token["id"] for token in t.s.view(0)["traders"][0]["privilege_tokens"]] == ["p01", "p15", "p22"]
    assert t.s.view(0)["scores"][0] == {
        "total": 7 + 2 + 2 + 1 + 1,
        "track": 7,
        "houses": 2,
        "protections": 2,
        "goods": 1,
        "privileges": 1,
    }


def test_cof_19_2_at_the_end_all_are_shown():
    t = story(2, year_cap=1).player(0, privileges="p11 p13").end_year()
    for seat in (0, 1, None):
        assert [token["id"] for token in t.s.view(seat)["traders"][0]["privilege_tokens"]] == ["p11", "p13"]
        assert t.s.view(seat)["scores"][0]["total"] == 5


@PLAYERS
def test_cof_19_2_no_view_names_a_face_of_another_hand_or_of_the_pile(players):
    for state in moments(players):
        if state.over:
            continue
        for seat in eyes(state):
            text = json.dumps(known(state, seat))
            hidden = [int(state.pile[i]) for i in range(state.pile_size)]
            hidden += [n for p in range(players) if p != seat for n in bits(state.traders[p].privileges)]
            assert not [n for n in hidden if f'"{PRIVILEGE_NAMES[n]}"' in text]


# --- 19.3 and 19.5: hidden from all -----------------------------------------------------------------------------------


@PLAYERS
def test_cof_19_3_cof_19_5_no_other_order_face_or_die_can_be_told_apart(players):
    looked = 0
    for state in moments(players):
        for seat in eyes(state):
            other = twin(state, seat, 5)
            looked += plain(other) != plain(state)
            if seat is not None:
                assert other.menu(seat) == state.menu(seat)
            left, right = known(other, seat), known(state, seat)
            assert left == right
    assert looked > 30


@PLAYERS
def test_cof_19_3_worlds_look_alike_until_something_is_rolled_drawn_or_shown(players):
    """A draw, a roll or a reveal is counted as a surprise; before one, no word and no line may differ for him."""
    for state in moments(players, games=2, every=41):
        for seat in state.asked:
            for action in state.menu(seat):
                after, other = state.clone(), twin(state, seat)
                after.play(seat, action)
                other.play(seat, action)
                same_turn = after.traders[after.active].turns == state.traders[state.active].turns
                if after.surprises == state.surprises and after.active == state.active and same_turn:
                    assert known(other, seat) == known(after, seat)


@PLAYERS
def test_cof_19_5_no_refusal_betrays_anything(players):
    for state in moments(players, games=1, every=61):
        for seat in range(players):
            other = twin(state, seat)
            for word in COLUMN.vocabulary.words:
                assert other.why_not(seat, word) == state.why_not(seat, word)


def test_cof_19_5_a_drawn_face_is_told_to_its_owner_alone():
    t = table()
    face = PRIVILEGE_NAMES[max(set(bits(t.me(1).privileges)) - {10, 12})]
    for seat in (0, 1, 2, None):
        drawn = [told for key, told in t.s.journal_for(seat) if key == "column-note-drew"]
        assert drawn == [{"seat": 1} | ({"privilege": face} if seat == 1 else {})]


def test_cof_19_5_no_totals_in_the_log_before_the_end():
    for state in moments(3, games=2):
        told = [key for key, _ in state.journal_for(None) if key == "column-note-score"]
        assert len(told) == (3 if state.over else 0)


def event_table():
    """Seats 0 and 2 react to an event at the same time; seat 2 has a die to give."""
    t = story().player(0, vp=9, protections=1, houses={"england": 1})
    t.player(2, protections=1, houses={"england": 2}, row="f01:blue:4").deck("england", "e13", "ee1 e02")
    t.player(1, vp=9, row="n13:orange:4", free="").player(1, religion_die=4).first_half(1)
    return t.say("pass", "pass", "choose remove_character", "discard england")


def test_cof_19_5_an_answer_to_an_event_is_not_seen_before_all_have_answered():
    t = event_table()
    assert t.s.asked == (2, 0)
    before = {seat: known(t.s, seat) for seat in (0, 1, 3, None)}
    assert before[0]["view"]["asked"][0] == {"seat": 2, "key": None, "arguments": {}}
    assert before[0]["view"]["asked"][1]["key"] == "column-ask-event-protect"
    t.say("2: suffer")
    assert t.menu_of(2)[0] == "imprison white"
    assert {seat: known(t.s, seat) for seat in (0, 1, 3, None)} == before, "that he did not protect himself"
    t.say("2: imprison blue")
    assert t.s.view(2)["event"]["answer"] == "imprison blue"
    assert t.s.view(0)["event"]["answer"] is t.s.view(None)["event"]["answer"] is None
    assert t.row(2) == "f01:blue:4" and t.s.asked == (0,)
    assert t.s.view(1)["event"]["affected"] == [0, 2]
    t.say("0: protect")
    assert (t.row(2), t.loch_leven(2), t.me(0).protections) == ("", "blue:3", 0)


# --- 19.4: chance -----------------------------------------------------------------------------------------------------


def test_cof_19_4_chance_deals_shuffles_and_rolls():
    games = [COLUMN.new(4, seed) for seed in range(40)]
    assert {s.start_player for s in games} == {0, 1, 2, 3}
    assert len({tuple(trader.loch_leven_card for trader in s.traders) for s in games}) > 15
    assert len({tuple(s.decks) for s in games}) == len({tuple(s.pile) for s in games}) == 40
    assert {trader.religion_die for s in games for trader in s.traders} == {1, 2, 3, 4, 5}
    rolls = set()
    for seed in range(30):
        t = story(seed=seed).player(0, vp=3).second_half(0)
        rolls.add(tuple(note["number"] for note in t.told("rolled")))
    assert len(rolls) == 30
    re_rolls = [story(seed=seed).player(0, religion_die=1).first_half(0).me(0).religion_die for seed in range(40)]
    assert set(re_rolls) == {1, 2, 3, 4, 5}


def test_cof_19_4_every_chance_counts_as_a_surprise():
    t = story().player(0, vp=9).pile(["p13", "p14"])
    for start in (
        lambda: t.use("privilege", then="window"),
        lambda: t.reveal("england"),
        lambda: t.second_half(0).say("pass"),
        lambda: t.player(0, vp=9).window(0).say("buy_off black"),
    ):
        before = int(t.s.surprises)
        start()
        assert t.s.surprises > before, "no undo across it (COF-19.5)"
    t.use("any_good")
    before = int(t.s.surprises)
    t.say("take ore")
    assert t.s.surprises == before


# --- guessing worlds --------------------------------------------------------------------------------------------------


@PLAYERS
def test_cof_19_5_a_guessed_world_looks_the_same(players):
    for state in moments(players):
        for seat in range(players):
            world = state.determinize(seat, 7)
            assert world.view(seat) == state.view(seat)
            assert world.menu(seat) == state.menu(seat)
            assert world.asked == state.asked
            assert sorted(world.decks) == sorted(state.decks)
            held = [int(world.pile[i]) for i in range(world.pile_size)] + bits(world.spent)
            for p in range(players):
                held += bits(world.traders[p].privileges)
            assert sorted(held) == list(range(TOKENS)), "every token once"
            assert world.traders[seat].privileges == state.traders[seat].privileges
            fault = COLUMN.invariant_checker().first_violation(world)
            assert fault == "" or (fault == "menu" and state.asked != (seat,)), "another's window may hold only `pass`"


@PLAYERS
def test_cof_19_5_guessing_reads_nothing_hidden(players):
    for state in moments(players):
        for seat in range(players):
            for seed in (5, 6):
                assert plain(twin(state, seat, seed).determinize(seat, 3)) == plain(state.determinize(seat, 3))


@PLAYERS
def test_cof_19_5_guessing_leaves_the_real_world_alone(players):
    for state in moments(players, games=1, every=61):
        before, entries = COLUMN.digest(state), len(state.journal)
        world, dice = state.determinize(0, 11), random.Random(0)
        while not world.over:
            seat = world.asked[0]
            world.play(seat, dice.choice(world.menu(seat)))
        assert COLUMN.digest(state) == before and len(state.journal) == entries
        assert world.journal == []


@PLAYERS
def test_cof_19_3_every_card_and_token_can_be_the_next(players):
    t = story(players).player(0, privileges="p13 p01", vp=9).player(1, privileges="p14 p02 p03").first_half(0)
    worlds = [t.s.determinize(0, seed) for seed in range(400)]
    assert plain(worlds[3]) == plain(t.s.determinize(0, 3))
    for c in range(4):
        top = c * DECK + int(t.s.deck_size[c]) - 1
        assert len({int(w.decks[top]) for w in worlds}) == t.s.deck_size[c]
    unseen = set(range(TOKENS)) - {0, 12}
    assert {int(w.pile[w.pile_size - 1]) for w in worlds} == unseen
    assert {n for w in worlds for n in bits(w.traders[1].privileges)} == unseen
    assert {len(bits(w.traders[1].privileges)) for w in worlds} == {3}
    assert {w.traders[0].privileges for w in worlds} == {1 | 1 << 12}


def test_cof_19_5_answers_not_yet_shown_are_guessed():
    t = event_table().say("2: suffer", "2: imprison blue")
    found = {int(t.s.determinize(0, seed).answers[2]) for seed in range(80)}
    assert found == {1, 3, 4, 5, 6, 7}, "protected, or any of five dice"
    assert {int(t.s.determinize(2, seed).answers[2]) for seed in range(20)} == {4}, "his own he knows"
    t = event_table().say("2: suffer")
    world = t.s.determinize(0, 1)
    assert [COLUMN.word(action) for action in world.menu(2)] == ["protect", "suffer"]
    assert COLUMN.word(t.s.determinize(2, 1).menu(2)[0]) == "imprison white"


def test_cof_19_5_the_window_of_another_is_guessed_with_his_hand():
    t = story().player(0, vp=9, privileges="any_good").window(0, "start")
    menus = set()
    for seed in range(60):
        world = t.s.determinize(1, seed)
        menus.update(COLUMN.word(action) for action in world.menu(0))
    assert {"use any_good", "use neutral", "use free_die", "buy_off black", "pass"} <= menus
