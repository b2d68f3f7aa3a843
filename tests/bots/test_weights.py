"""Weights of the evaluators: read by name, refused when wrong, all of them used; at the end the score counts."""

import re

import pytest

import comptoir
from comptoir.bots import SeatedBots
from comptoir.bots.evaluators import default_evaluator, leaf_evaluator, load, load_weights, weights_text
from comptoir.core import registry
from comptoir.core.dice import Dice
from comptoir.core.weights import LARGEST_WEIGHT
from comptoir.games import BUILT_IN
from comptoir.games.orleans.engine.components import PLACES

each_game = pytest.mark.parametrize("name", BUILT_IN)


def games_of(name, seeds):
    """Positions of games: every other one is played at random, the rest by a greedy that does not look far."""
    game = comptoir.game(name)
    for seed in seeds:
        players = game.players[seed // 2 % len(game.players)]
        state = game.new(players, seed)
        dice = Dice()
        dice.seed_number(seed)
        table = SeatedBots(game, dict.fromkeys(range(players), "greedy"), seed)
        for bot in table.bots.values():
            bot.lookahead.depth = 1
        while not state.over:
            yield state
            seat = state.asked[0]
            menu = state.menu(seat)
            state.choose_for(seat, table.choose(state, seat) if seed % 2 else menu[dice.roll(len(menu))])
        yield state


def numbers_of(name):
    """Every number of every weight, by name and place."""
    for weight, value in load_weights(name).used.items():
        yield from [(weight, -1)] if isinstance(value, int) else [(weight, i) for i in range(len(value))]


def others(name, weight, place):
    """The evaluators with one number moved far up or down, within its limits."""
    weights = load_weights(name)
    least, most = weights.limits[weight]
    value = weights.used[weight]
    now = value if place < 0 else value[place]
    for number in (min(most, now + 900), max(least, now - 900)):
        changed = number if place < 0 else [number if i == place else old for i, old in enumerate(value)]
        yield load(name, overrides={weight: changed})


@each_game
def test_every_weight_weighs_something(name):
    """A weight without effect would be misleading: each changes a score of some position."""
    evaluator = load(name)
    dead = {(weight, place): list(others(name, weight, place)) for weight, place in numbers_of(name)}
    for n, position in enumerate(games_of(name, range(60))):
        if n % 7 == 0 and not position.over:
            state = position.clone()
            if name == "orleans":
                state.boards[0].places = (1 << PLACES) - 1  # some tiles are seldom taken
            for p in range(state.players):
                now = evaluator.greedy_score(state, p), evaluator.expected_score(state, p)
                for number, moved in list(dead.items()):
                    if any((other.greedy_score(state, p), other.expected_score(state, p)) != now for other in moved):
                        del dead[number]
        if not dead:
            return
    assert not dead, sorted(dead)


@each_game
def test_at_the_end_the_expected_score_is_the_score(name):
    ends = 0
    for state in games_of(name, range(4)):
        if state.over:
            ends += 1
            assert [default_evaluator(name).expected_score(state, p) for p in range(state.players)] == [
                100 * state.score(p) for p in range(state.players)
            ]
    assert ends == 4


@each_game
def test_an_evaluation_depends_on_the_position_alone(name):
    """An evaluator may use scratch fields of its own, but changes nothing and remembers nothing."""
    evaluator, again = load(name), load(name)
    game = comptoir.game(name)
    for n, state in enumerate(games_of(name, range(2))):
        if n % 23 == 0:
            before = game.digest(state)
            first = [evaluator.expected_score(state, p) for p in range(state.players)]
            assert [again.expected_score(state, p) for p in reversed(range(state.players))] == first[::-1]
            assert [evaluator.expected_score(state, p) for p in range(state.players)] == first
            assert game.digest(state) == before


@each_game
def test_the_baseline_is_in_the_expected_score_and_not_in_the_greedy_score(name):
    """It is the same for all seats, and would make greedy put off the end of the game."""
    evaluator = load(name)
    generous = load(name, overrides={"expected.baseline": [90_000, 90_000]})
    for n, state in enumerate(games_of(name, range(2))):
        if n % 31 == 0 and not state.over:
            for p in range(state.players):
                assert generous.expected_score(state, p) > evaluator.expected_score(state, p)
                assert generous.greedy_score(state, p) == evaluator.greedy_score(state, p)


@each_game
def test_every_weight_has_a_line_that_says_what_it_weighs(name):
    """One line for each, with a comment on the line or on the heading of its group."""
    group = ""
    explained = False
    for line in weights_text(name).splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]( +# .+)?", line):
            group, explained = heading[1], heading[2] is not None
        elif line and not line.startswith("#"):
            assert re.fullmatch(r"\w+ = (-?\d+|\[[-\d, ]+\])( +# .+)?", line), line
            assert explained or "#" in line, f"{group}: {line}"


def refusal(name, text=None, **overrides):
    with pytest.raises(comptoir.BadOption) as refused:
        load(name, text, {key.replace("__", "."): value for key, value in overrides.items()})
    return refused.value.key


@each_game
def test_a_file_that_lacks_a_weight_is_refused(name):
    text = weights_text(name)
    for line in text.splitlines():
        if re.match(r"\w+ = ", line):
            assert refusal(name, text.replace(line + "\n", "", 1)) in ("weights-missing", "weights-not-toml"), line


@each_game
def test_a_file_with_an_unknown_weight_is_refused(name):
    text = weights_text(name)
    assert refusal(name, text.replace("[greedy]\n", "[greedy]\nluck = 3\n")) == "weights-unknown"
    assert refusal(name, text + "\n[luck]\nrabbits_foot = 3\n") == "weights-unknown"
    assert refusal(name, "luck = 3\n" + text) == "weights-unknown"
    assert refusal(name, greedy__luck=3) == "weights-unknown"


def test_a_weight_of_the_wrong_kind_is_refused():
    for wrong in (1.5, True, "9", [9], LARGEST_WEIGHT + 1, -LARGEST_WEIGHT - 1):
        assert refusal("village", lives__late=wrong) == "weights-number"
    for wrong in ([9], [9, 9, 9], 9, []):
        assert refusal("village", time__hour=wrong) == "weights-row"
    for wrong in ([9, 1.5], [9, "9"], [True, 9], [9, LARGEST_WEIGHT + 1]):
        assert refusal("village", time__hour=wrong) == "weights-number"
    assert refusal("village", lives__each=0) == "weights-number"
    assert refusal("column", years__points=0) == "weights-number"
    assert refusal("column", greedy__opponent_weight=101) == "weights-number"


def test_what_is_no_toml_is_refused():
    assert refusal("village", "time = = 3") == "weights-not-toml"
    assert refusal("village", "[" * 5000) == "weights-not-toml"
    assert refusal("village", "# " + "so " * 50_000) == "weights-too-large"


def test_other_weights_make_another_evaluator_and_leave_the_default_one_alone():
    state = comptoir.game("village").new(3, 1)
    before = default_evaluator("village").expected_score(state, 0)
    rich = load("village", overrides={"goods.coin": [5000, 5000]})
    assert rich.expected_score(state, 0) > before
    assert default_evaluator("village").expected_score(state, 0) == before


def test_the_leaf_evaluator_predicts_final_leads_better_than_the_default_one():
    game = comptoir.game("column")
    squared_errors = {default_evaluator: 0.0, leaf_evaluator: 0.0}
    for seed in range(12 if comptoir.compiled() else 2):
        table, state, seen = SeatedBots(game, dict.fromkeys(range(4), "greedy"), seed), game.new(4, seed), []
        while not state.over:
            if state.decisions % 20 == 0:
                seen.append(state.clone())
            seat = state.asked[0]
            state.choose_for(seat, table.choose(state, seat))
        final = leads([100 * int(state.score(p)) for p in range(4)])
        for evaluator in squared_errors:
            for position in seen:
                predicted = leads([int(evaluator("column").expected_score(position, p)) for p in range(4)])
                squared_errors[evaluator] += sum((a - b) ** 2 for a, b in zip(final, predicted, strict=True))
    assert squared_errors[leaf_evaluator] < 0.85 * squared_errors[default_evaluator]


def leads(scores):
    return [score - sum(scores) / len(scores) for score in scores]


def test_bots_get_the_evaluators_of_their_game():
    for name in BUILT_IN:
        assert (leaf_evaluator(name) is default_evaluator(name)) == (not registry.plugin(name).leaf_weights)
        table = SeatedBots(comptoir.game(name), {0: "search:5"}, 1)
        assert table.contexts[0].leaf_evaluator is leaf_evaluator(name)
        assert table.contexts[0].evaluator is default_evaluator(name)
