"""LYO-9: what is hidden, and what a seat imagines in its place."""

import pytest
from lyon_story import LYON, Story, played

from comptoir.core.serialization import plain

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def known(state, seat):
    """All that this seat is ever told."""
    menu = state.menu(seat)
    return {
        "view": state.view(seat),
        "menu": menu,
        "buttons": [LYON.describe_action(state, seat, action) for action in menu],
        "prompt": LYON.prompt(state, seat),
        "journal": state.journal_for(seat),
    }


def test_lyo_9_1_the_piles_are_hidden_and_counted():
    for seat in (None, 0):
        view = Story(3).s.view(seat)
        assert (view["bale_pile"], view["contract_pile"]) == (48, 27)


def test_lyo_9_2_contracts_not_delivered_are_their_owners_secret():
    story = Story(3).whole_fair("bridge 1", "gate 1", "")
    for seat in (None, 0, 1, 2):
        for merchant in story.s.view(seat)["merchants"]:
            mine = merchant["seat"] == seat
            for place in ("hand", "offered"):
                assert len(merchant[place]) == 2
                assert (None not in merchant[place]) == mine


def test_lyo_9_3_a_bid_is_secret_until_all_are_in():
    story = Story(3).keep().play(1, "bid gate")
    assert story.s.view(1)["merchants"][1]["stall"] == "gate"
    for seat in (None, 0, 2):
        merchant = story.s.view(seat)["merchants"][1]
        assert (merchant["stall"], merchant["bid"], merchant["decided"]) == (None, None, False)
    story.play(1, "coins 3")
    assert story.s.view(0)["merchants"][1]["decided"]
    assert all("bid" not in key for key, _ in story.s.journal_for(0))


def test_lyo_9_4_the_penalty_and_the_total_are_the_owners_secret():
    story = Story(3)
    for seat in (None, 0, 1, 2):
        for p, sheet in enumerate(story.s.view(seat)["scores"]):
            assert (sheet["total"] is None) == (sheet["broken"] is None) == (p != seat)
    for _ in range(4):
        story.whole_fair()
    assert all(sheet["total"] is not None for sheet in story.s.view(None)["scores"])


@PLAYERS
def test_an_imagined_table_cannot_be_told_from_the_real_one(players):
    def look(state):
        if state.decisions % 5:
            return
        before = LYON.digest(state)
        for seat in range(players):
            for seed in (1, 2):
                world = state.determinize(seat, seed)
                real = known(state, seat) | {"journal": []}
                assert known(world, seat) == real
                assert world.asked == state.asked
                assert LYON.invariant_checker().first_violation(world) == ""
        assert LYON.digest(state) == before

    for seed in range(4):
        played(players, seed, look=look)


@PLAYERS
def test_two_tables_that_differ_in_secrets_alone_look_the_same(players):
    """An imagined table told again from nothing: nothing of the others' hands leaks into what a seat is told."""

    def look(state):
        if state.decisions % 7 or state.over:
            return
        for seat in range(players):
            one, other = state.determinize(seat, 1), state.determinize(seat, 2)
            assert known(one, seat) == known(other, seat)

    for seed in range(3):
        played(players, seed, look=look)


@PLAYERS
def test_everything_hidden_varies(players):
    varied = set()

    def look(state):
        real = plain(state)
        for seed in (1, 2, 3):
            world = plain(state.determinize(0, seed))
            varied.update(name for name in ("bale_pile", "contract_pile", "dice") if world[name] != real[name])
            for me, imagined in zip(real["merchants"][1:], world["merchants"][1:], strict=True):
                varied.update(name for name in me if me[name] != imagined[name])

    played(players, 3, look=look)
    assert varied == {"bale_pile", "contract_pile", "dice", "hand", "offered", "returned", "stall", "bid"}


@PLAYERS
def test_an_imagined_game_can_be_played_to_its_end(players):
    for seed in range(4):
        state = LYON.new(players, seed)
        while not state.over:
            for seat in range(players):
                world = state.determinize(seat, state.decisions + 1)
                while not world.over:
                    world.choose(world.choices[0])
            state.choose(state.choices[-1])
