"""Tune the weights of an evaluator: play matches, evolve by matches, fit by regression, measure the errors.

    tools/tune.py village match --with new.toml --games 400         one seat with new.toml against the shipped weights
    tools/tune.py village level --games 100 --out new.toml          fit the baseline to the mean final score
    tools/tune.py village climb --minutes 10 --out new.toml         evolution by matches against the shipped weights
    tools/tune.py column fit --by search:60 --games 260             fit the lead to the final lead, for leaf weights
    tools/tune.py village look                                      the error of the expected score, by part of the game

All games are played by greedy, those of `fit` by the bot that is named.  A seed is played once with the candidate in
every seat, and all candidates of a generation play the same seeds, so that no candidate has a luckier setup.  `level`
and `fit` need numpy, `climb` needs cma (the extra `tune`); neither is needed to play.  `--names goods` leaves all
weights of other names as they are.
"""

import argparse
import math
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import comptoir
from comptoir.bots import SeatedBots
from comptoir.bots.evaluators import load, load_weights, weights_text
from comptoir.bots.greedy import Greedy
from comptoir.core.dice import Dice
from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.core.weights import LARGEST_WEIGHT, Weights

Z = 1.96  # for 95 %
Part = tuple[str, int]  # the name of a weight, and which of its numbers (-1 when it has only one)


# --- games ------------------------------------------------------------------------------------------------------------


def positions_of(
    game: Game, evaluators: Sequence[Evaluator], seed: int, by: str = "greedy", depth: int | None = None
) -> Iterator[State]:
    """The positions of a game of bots, each with its own evaluator, the final one included."""
    table = SeatedBots(game, dict.fromkeys(range(len(evaluators)), by), seed)
    for seat, evaluator in enumerate(evaluators):
        table.contexts[seat].evaluator = evaluator
        bot = table.bots[seat]
        if depth and isinstance(bot, Greedy):
            bot.lookahead.depth = depth
    state = game.new(len(evaluators), seed)
    while not state.over:
        yield state
        seat = state.asked[0]
        state.choose_for(seat, table.choose(state, seat))
    yield state


def result(
    game: Game, candidate: Evaluator, others: Evaluator, arguments: argparse.Namespace, seed: int, seat: int
) -> tuple[float, int, int]:
    """One candidate against all others: its share of the victory, its score, the best score of the others."""
    players = arguments.players
    evaluators = [candidate if p == seat else others for p in range(players)]
    *_, state = positions_of(game, evaluators, seed, depth=arguments.depth)
    places = state.ranking()
    best_other = max(int(state.score(p)) for p in range(players) if p != seat)
    return (places[seat] == 1) / places.count(1), int(state.score(seat)), best_other


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, extra = won / games, Z * Z / games
    middle = share + extra / 2
    spread = Z * math.sqrt(share * (1 - share) / games + extra / (4 * games))
    return (middle - spread) / (1 + extra), (middle + spread) / (1 + extra)


def match(game: Game, candidate: Evaluator, others: Evaluator, arguments: argparse.Namespace) -> dict[str, Any]:
    """The results of a match: every seed once with the candidate in each seat."""
    players, games = arguments.players, arguments.games
    rows = [
        result(game, candidate, others, arguments, arguments.seed + n // players, n % players) for n in range(games)
    ]
    won = sum(row[0] for row in rows)
    low, high = wilson(won, games)
    return {
        "games": games,
        "share": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(sum(row[1] for row in rows) / games, 2),
        "best_other": round(sum(row[2] for row in rows) / games, 2),
    }


# --- weights as a list of numbers -------------------------------------------------------------------------------------


def parts_of(weights: Weights, names: Sequence[str]) -> list[Part]:
    """The numbers to be tuned: those of some names or groups, or all but the baseline."""
    parts: list[Part] = []
    for name, value in weights.used.items():
        if name.startswith("expected.") or (names and not {name, name.partition(".")[0]} & set(names)):
            continue
        parts += [(name, -1)] if isinstance(value, int) else [(name, i) for i in range(len(value))]
    return parts


def number_at(weights: Mapping[str, Any], part: Part) -> int:
    """One number of the weights."""
    name, i = part
    return int(weights[name] if i < 0 else weights[name][i])


def changed(weights: Weights, parts: Sequence[Part], numbers: Sequence[float]) -> dict[str, Any]:
    """All weights, with these numbers for these parts, kept within their limits."""
    values: dict[str, Any] = {
        name: value if isinstance(value, int) else list(value) for name, value in weights.used.items()
    }
    for (name, i), number in zip(parts, numbers, strict=True):
        least, most = weights.limits[name]
        whole = max(least, min(most, round(number)))
        if i < 0:
            values[name] = whole
        else:
            values[name][i] = whole
    return values


def step_size(weights: Weights, part: Part) -> float:
    """How far a number is moved at a time."""
    number = abs(number_at(weights.used, part))
    if weights.limits[part[0]] != (-LARGEST_WEIGHT, LARGEST_WEIGHT):
        return max(1.0, 0.2 * number)
    row = weights.used[part[0]]
    largest = number if isinstance(row, int) else max(abs(n) for n in row)
    return max(5.0, 0.3 * number, 0.15 * largest)


def rewritten(text: str, weights: Mapping[str, Any]) -> str:
    """The text of a weights file with other numbers; its comments stay."""
    lines = []
    group = ""
    for line in text.splitlines():
        heading = re.match(r"\[(\w+)\]", line)
        entry = re.match(r"(\w+) = (\[[^\]]*\]|-?\d+)(\s*)(.*)", line)
        if heading:
            group = heading[1]
        if entry:
            name, old, gap, comment = entry.groups()
            new = str(weights[f"{group}.{name}"])
            gap = " " * max(2, len(gap) + len(old) - len(new)) if comment else ""
            line = f"{name} = {new}{gap}{comment}"
        lines.append(line)
    return "\n".join(lines) + "\n"


# --- fitting ----------------------------------------------------------------------------------------------------------


def sample(
    arguments: argparse.Namespace, game: Game, evaluator: Evaluator, by: str = "greedy"
) -> Iterator[tuple[State, list[int], int]]:
    """Positions of many games, each with the final scores of its game and the game's number."""
    players, seed = arguments.players, arguments.seed
    dice = Dice()
    dice.seed_number(seed)
    for n in range(arguments.games):
        positions: list[State] = []
        scores: list[int] = []
        for state in positions_of(game, [evaluator] * players, seed + n, by, arguments.depth):
            if state.over:
                scores = [int(state.score(p)) for p in range(players)]
            elif dice.roll(arguments.every) == 0:
                positions.append(state.clone())
        for position in positions:
            yield position, scores, n


def level(arguments: argparse.Namespace, game: Game, weights: Weights, text: str) -> dict[str, Any]:
    """Fit `expected.baseline` by least squares, so that the expected score is right on average.

    It is the same for all seats and linear in the share of the game that remains.
    """
    import numpy as np

    evaluator = load(game.name, text, {"expected.baseline": [0, 0]})
    shares, errors = [], []
    for state, scores, _ in sample(arguments, game, evaluator):
        remaining = evaluator.remaining_percent(state) / 100
        shares.append([remaining, 1 - remaining])
        errors.append(
            sum(100 * score - evaluator.expected_score(state, p) for p, score in enumerate(scores)) / len(scores)
        )
    baseline, *_ = np.linalg.lstsq(np.array(shares), np.array(errors), rcond=None)
    parts = [("expected.baseline", 0), ("expected.baseline", 1)]
    return changed(weights, parts, [float(number) for number in baseline])


def fit(arguments: argparse.Namespace, game: Game, weights: Weights, say: Callable[[str], Any]) -> dict[str, Any]:
    """Fit every weight to the final leads by least squares, in some small steps because not all are linear.

    Weights fitted like this predict best how a game will end, but are bad for greedy to maximise: what goes with
    winning is not what wins.  Weights that are shares (0 to 100 per cent) are probabilities and stay as they are.  A
    quarter of the games is held out to measure the error.
    """
    import numpy as np

    seats = range(arguments.players)
    positions, leads, is_held_out = [], [], []
    for state, scores, n in sample(arguments, game, load(game.name), arguments.by):
        positions.append(state)
        leads.append([100 * score - 100 * sum(scores) / len(scores) for score in scores])
        is_held_out.append(n % 4 == 0)
    targets, held_out = np.array(leads), np.array(is_held_out)

    def predicted_leads(overrides: Mapping[str, Any]) -> Any:
        evaluator = load(game.name, overrides=overrides)
        expected = np.array([[int(evaluator.expected_score(state, p)) for p in seats] for state in positions], float)
        return expected - expected.mean(axis=1, keepdims=True)

    parts = [part for part in parts_of(weights, arguments.names) if weights.limits[part[0]] != (0, 100)]
    current: dict[str, Any] = dict(weights.used)
    best, smallest_error = current, math.inf
    for step in range(arguments.steps + 1):
        predicted = predicted_leads(current)
        residuals = targets - predicted
        error = float(np.sqrt((residuals[held_out] ** 2).mean()))
        explained = 1 - error**2 / float((targets[held_out] ** 2).mean())
        say(f"step {step}  error of the lead {error / 100:.2f}  explained {explained:.3f}")
        if error < smallest_error:
            best, smallest_error = current, error
        gradients = []
        for part in parts:
            number = number_at(current, part)
            by = max(1 if weights.limits[part[0]] != (-LARGEST_WEIGHT, LARGEST_WEIGHT) else 10, abs(number) // 5)
            moved = changed(weights, parts, [number_at(current, p) + by * (p == part) for p in parts])
            gradients.append((predicted_leads(moved) - predicted) / by)
        slopes = np.stack(gradients, axis=-1)[~held_out].reshape(-1, len(parts))
        spread = slopes.std(axis=0) + 1e-9
        normalised = slopes / spread
        ridge = arguments.ridge * len(normalised) * np.eye(len(parts))
        steps = (
            np.linalg.solve(normalised.T @ normalised + ridge, normalised.T @ residuals[~held_out].reshape(-1)) / spread
        )
        numbers = [number_at(current, p) + float(by) for p, by in zip(parts, steps, strict=True)]
        current = changed(weights, parts, numbers)
    return best


def look(arguments: argparse.Namespace, game: Game, evaluator: Evaluator) -> None:
    """Print the errors of the expected score and of the lead, by tenth of the game."""
    table: list[list[tuple[float, float, float]]] = [[] for _ in range(10)]
    seats = range(arguments.players)
    lengths: dict[int, int] = {}
    rows = []
    for state, scores, n in sample(arguments, game, evaluator):
        expected = [evaluator.expected_score(state, p) / 100 for p in seats]
        rows.append((n, int(state.decisions), expected, [float(state.score(p)) for p in seats], scores))
        lengths[n] = int(state.decisions)
    for n, decisions, expected, now, final in rows:
        for p in seats:
            final_lead, expected_lead, lead_now = (row[p] - sum(row) / len(row) for row in (final, expected, now))
            tenth = min(9, 10 * decisions // (lengths[n] + 1))
            table[tenth].append((final[p] - expected[p], final_lead - expected_lead, final_lead - lead_now))
    print("part  positions  bias  error  lead error  (by score alone)")
    for tenth, errors in enumerate(table):
        if errors:
            count = len(errors)
            bias = sum(row[0] for row in errors) / count
            rms = [math.sqrt(sum(row[i] ** 2 for row in errors) / count) for i in range(3)]
            print(f"{tenth:4} {count:10} {bias:6.1f} {rms[0]:5.1f} {rms[1]:8.1f} {rms[2]:10.1f}")


# --- climbing ---------------------------------------------------------------------------------------------------------


def load_others(arguments: argparse.Namespace, game: Game) -> Evaluator:
    """The evaluator of the other seats of a match."""
    return load(game.name, None if arguments.against is None else arguments.against.read_text())


def climb(arguments: argparse.Namespace, game: Game, weights: Weights, text: str, say: Callable[[str], Any]) -> Any:
    """Evolve the weights by separable CMA-ES; a candidate's fitness comes from matches against the first weights."""
    import cma

    parts = parts_of(weights, arguments.names)
    start = [number_at(weights.used, part) for part in parts]
    step_sizes = [step_size(weights, part) for part in parts]
    others = load_others(arguments, game)
    options = {"CMA_diagonal": True, "verbose": -9, "seed": arguments.seed, "popsize": arguments.population}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(parts), arguments.sigma, options)
    end = time.process_time() + 60 * arguments.minutes
    seed = arguments.seed
    generation = 0

    def numbers(point: Sequence[float]) -> list[float]:
        return [number + size * x for number, size, x in zip(start, step_sizes, point, strict=True)]

    while time.process_time() < end:
        points = strategy.ask()
        fitness = []
        for point in points:
            candidate = load(game.name, text, changed(weights, parts, numbers(point)))
            rows = [
                result(game, candidate, others, arguments, seed + n // arguments.players, n % arguments.players)
                for n in range(arguments.games)
            ]
            # half by victories, half by the lead, which tells more about a lost game
            fitness.append(sum(row[0] + 1 / (1 + math.exp((row[2] - row[1]) / arguments.lead)) for row in rows))
        strategy.tell(points, [-value / (2 * arguments.games) for value in fitness])
        seed += -(-arguments.games // arguments.players)
        generation += 1
        mean = sum(fitness) / (2 * arguments.games * len(fitness))
        say(f"generation {generation}  mean {mean:.3f}  step {strategy.sigma:.3f}")
        if arguments.out:
            arguments.out.write_text(rewritten(text, changed(weights, parts, numbers(strategy.mean))))
    return changed(weights, parts, numbers(strategy.mean))


# --- the command ------------------------------------------------------------------------------------------------------


def parse_arguments(words: Sequence[str]) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=comptoir.games.BUILT_IN)
    parser.add_argument("what", choices=("match", "climb", "level", "fit", "look"))
    parser.add_argument("--with", dest="weights", type=Path, help="the weights to begin with (the shipped ones)")
    parser.add_argument("--against", type=Path, help="the weights of the others (the shipped ones)")
    parser.add_argument("--out", type=Path, help="where the new weights go")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="in all, in a match, or for each candidate of a climb")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, help="questions that greedy looks ahead: 3 is quicker, and nearly as good")
    parser.add_argument("--names", type=lambda text: text.split(","), default=[], help="weights or groups to tune")
    parser.add_argument("--every", type=int, default=12, help="level, fit, look: one position in so many")
    parser.add_argument("--by", default="greedy", help="fit: who plays the games, such as search:60")
    parser.add_argument("--steps", type=int, default=3, help="fit: how often all weights are moved")
    parser.add_argument("--ridge", type=float, default=0.1, help="fit: the penalty of large changes")
    parser.add_argument("--minutes", type=float, default=10, help="climb: how long, of processor time")
    parser.add_argument("--population", type=int, default=12, help="climb: candidates of a generation")
    parser.add_argument("--sigma", type=float, default=0.5, help="climb: the first step, in step sizes of each weight")
    parser.add_argument("--lead", type=float, default=8, help="climb: the scale of the lead, in points")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    """Run one of the commands."""
    arguments = parse_arguments(words)
    game = comptoir.game(arguments.game)
    text = weights_text(game.name) if arguments.weights is None else arguments.weights.read_text()
    weights = load_weights(game.name, text)
    if arguments.what == "match":
        print(match(game, load(game.name, text), load_others(arguments, game), arguments))
        return
    if arguments.what == "look":
        look(arguments, game, load(game.name, text))
        return

    def say(line: str) -> None:
        print(line, flush=True)

    if arguments.what == "level":
        tuned = level(arguments, game, weights, text)
    elif arguments.what == "fit":
        tuned = fit(arguments, game, weights, say)
    else:
        tuned = climb(arguments, game, weights, text, say)
    if arguments.out:
        arguments.out.write_text(rewritten(text, tuned))
    for name, value in weights.used.items():
        if tuned[name] != value:
            print(f"{name}: {value} -> {tuned[name]}")


if __name__ == "__main__":
    main(sys.argv[1:])
