"""Bots: they see only what their seat sees, answer from the menu, and greedy beats random."""

import pytest

import comptoir
from comptoir.bots import Bot, SeatedBots, make_bot, seat_dice
from comptoir.core.dice import Dice
from comptoir.core.serialization import plain
from comptoir.games import BUILT_IN

VILLAGE = comptoir.game("village")


each_game = pytest.mark.parametrize("game", [comptoir.game(name) for name in BUILT_IN], ids=BUILT_IN)
each_bot = pytest.mark.parametrize("name", ["random", "greedy", "search:5"])


def positions(game, players, seed, every):
    """Positions from a random game, one in `every`."""
    state = game.new(players, seed)
    dice = Dice()
    dice.seed(seed)
    n = 0
    while not state.over and n < 300:
        if n % every == 0:
            yield state
        state.choose(state.choices[dice.roll(len(state.choices))])
        n += 1


@each_game
@each_bot
def test_a_bot_answers_from_the_menu(game, name):
    for state in positions(game, 3, 5, 9):
        seat = state.asked[0]
        before = game.digest(state)
        assert SeatedBots(game, {seat: name}, 1).choose(state, seat) in state.menu(seat)
        assert game.digest(state) == before, "asking changes nothing"


@each_game
@each_bot
def test_the_same_seed_gives_the_same_move_whatever_the_seat_cannot_know(game, name):
    for n, state in enumerate(positions(game, 4, 6, 13)):
        seat = state.asked[0]
        truths = (state, state.determinize(seat, n), state.determinize(seat, 1000 + n))
        assert len({SeatedBots(game, {seat: name}, 8).choose(truth, seat) for truth in truths}) == 1


@each_game
def test_a_context_holds_nothing_the_seat_cannot_know(game):
    """The context is the same, field by field, for two states that its seat cannot tell apart."""
    worlds = []

    class Spy(Bot):
        def choose(self, context):
            worlds.append(plain(context.world))
            assert context.view() == context.world.view(context.seat)
            assert context.determinize().view(context.seat) == context.view()
            return context.menu[0]

    for n, state in enumerate(positions(game, 3, 7, 17)):
        seat = state.asked[0]
        for truth in (state, state.determinize(seat, n)):
            table = SeatedBots(game, {seat: "random"}, 8)
            table.bots[seat] = Spy()
            table.choose(truth, seat)
        assert worlds[-1] == worlds[-2]
        assert worlds[-1]["dice"] != plain(state)["dice"]


def test_random_never_declines_what_costs_nothing():
    declined = offered = 0
    for seed in range(30 if comptoir.compiled() else 6):
        state = VILLAGE.new(3, seed)
        table = SeatedBots(VILLAGE, dict.fromkeys(range(3), "random"), seed)
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
    table = SeatedBots(VILLAGE, {state.asked[0]: "random"}, 4)
    answers = {table.choose(state, state.asked[0]) for _ in range(600)}
    assert answers == set(state.menu(state.asked[0]))


@each_game
def test_greedy_beats_random(game):
    """Every number of players, seats rotated."""
    if game.name == "orleans" and not comptoir.compiled():
        pytest.skip("interpreted, a greedy game of Orléans takes twenty seconds")
    games = won = 0
    for players in game.players:
        for seed in range(20 if comptoir.compiled() else 2):
            greedy_seat = seed % players
            state = game.new(players, seed)
            names = {seat: "greedy" if seat == greedy_seat else "random" for seat in range(players)}
            table = SeatedBots(game, names, seed)
            while not state.over:
                seat = state.asked[0]
                state.choose_for(seat, table.choose(state, seat))
            games += 1
            won += state.ranking()[greedy_seat] == 1
    assert won >= games * 0.9


def test_an_unknown_bot_is_refused():
    with pytest.raises(comptoir.BadOption, match="unknown-bot"):
        make_bot("genius")


def test_the_dice_of_seats_and_games_differ():
    rows = {tuple(seat_dice(seed, seat).word() for _ in range(3)) for seed in range(5) for seat in range(4)}
    assert len(rows) == 20
