"""Bots: they see only what their seat sees, answer from the menu, and greedy is worth its name."""

import pytest

import comptoir
from comptoir.bots import BOTS, Bot, Players, bot, seat_dice
from comptoir.core.dice import Dice
from comptoir.core.plain import plain

VILLAGE = comptoir.game("village")


def positions(players, seed, every):
    """Positions from a random game, one in `every`."""
    state = VILLAGE.new(players, seed)
    dice = Dice()
    dice.seed(seed)
    n = 0
    while not state.over:
        if n % every == 0:
            yield state
        state.choose(state.choices[dice.roll(len(state.choices))])
        n += 1


def permuted(state, seed):
    """The same position with everything nobody can know thrown again: the pile and the dice."""
    other = state.clone()
    other.dice.seed(seed, 99)
    other.shuffle(other.pile)
    other.surprises = state.surprises
    return other


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_from_the_menu(name):
    for state in positions(3, 5, 7):
        seat = state.asked[0]
        before = VILLAGE.digest(state)
        assert Players(VILLAGE, {seat: name}, 1).choose(state, seat) in state.menu(seat)
        assert VILLAGE.digest(state) == before, "asking changes nothing"


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_move_whatever_the_seat_cannot_know(name):
    for n, state in enumerate(positions(4, 6, 9)):
        seat = state.asked[0]
        answers = {Players(VILLAGE, {seat: name}, 8).choose(world, seat) for world in (state, permuted(state, n))}
        assert len(answers) == 1


@pytest.mark.parametrize("name", BOTS)
def test_a_handle_holds_nothing_the_seat_cannot_know(name):
    """What the bot gets is the same, field by field, for two truths that its seat cannot tell apart."""
    seen = []

    class Spy(Bot):
        def choose(self, handle):
            seen.append(plain(handle.world))
            assert handle.view() == handle.world.view(handle.seat)
            assert handle.determinize().view(handle.seat) == handle.view()
            return handle.menu[0]

    for n, state in enumerate(positions(3, 7, 11)):
        seat = state.asked[0]
        for world in (state, permuted(state, n)):
            table = Players(VILLAGE, {seat: name}, 8)
            table.bots[seat] = Spy()
            table.choose(world, seat)
        assert seen[-1] == seen[-2]


def test_random_never_declines_what_costs_nothing():
    declined = offered = 0
    for seed in range(30 if comptoir.compiled() else 6):
        state = VILLAGE.new(3, seed)
        table = Players(VILLAGE, dict.fromkeys(range(3), "random"), seed)
        while not state.over:
            seat = state.asked[0]
            verbs = {VILLAGE.word(action).split()[0] for action in state.menu(seat)}
            action = table.choose(state, seat)
            if verbs & {"reap", "birth", "privilege"}:
                offered += 1
                declined += VILLAGE.word(action) == "decline"
            state.choose_for(seat, action)
    assert offered > 50
    assert declined == 0


def test_random_makes_use_of_the_whole_menu():
    state = VILLAGE.new(3, 2)
    table = Players(VILLAGE, {state.asked[0]: "random"}, 4)
    answers = {table.choose(state, state.asked[0]) for _ in range(600)}
    assert answers == set(state.menu(state.asked[0]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players):
    games = 40 if comptoir.compiled() else 6
    won = 0
    for seed in range(games):
        mine = seed % players
        state = VILLAGE.new(players, seed)
        names = {seat: "greedy" if seat == mine else "random" for seat in range(players)}
        table = Players(VILLAGE, names, seed)
        while not state.over:
            seat = state.asked[0]
            state.choose_for(seat, table.choose(state, seat))
        won += state.ranking()[mine] == 1
    assert won >= games * 0.9


def test_an_unknown_bot_is_refused():
    with pytest.raises(comptoir.BadOption, match="unknown-bot"):
        bot("genius")


def test_the_dice_of_seats_and_games_differ():
    rows = {tuple(seat_dice(seed, seat).word() for _ in range(3)) for seed in range(5) for seat in range(4)}
    assert len(rows) == 20
