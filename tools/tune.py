"""Tune the weights of greedy: measure two sets against each other, climb by matches, level the worth.

    tools/tune.py village match --with mine.toml --games 400        one of mine among three with our own file
    tools/tune.py village level --games 100 --out mine.toml         the mean worth against the mean final score
    tools/tune.py village climb --minutes 10 --out mine.toml        evolution by matches against the present set
    tools/tune.py column fit --by search:60 --games 260             the lead against the final lead, for search
    tools/tune.py village look                                      how far off the worth is, by part of the game

All games are played by greedy alone, those of `fit` by whoever is named.  A seed is played once with the candidate in
every seat, and every candidate of a generation meets the same seeds, so that luck with the setup counts for nobody.
`level` and `fit` need numpy, `climb` needs cma (the extra `tune`); neither is needed to play.  `--names goods`
leaves all weights of other names as they are.
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
from comptoir.bots.evaluators import load, read, weights_text
from comptoir.core.dice import Dice
from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.core.weights import LARGEST_WEIGHT, Weights

Z = 1.96  # for 95 %
DEPTH: list[int] = []  # how far greedy looks ahead, if not as far as it does
Part = tuple[str, int]  # the name of a weight, and which of its numbers (-1 when it has only one)


# --- games ------------------------------------------------------------------------------------------------------------


def game_of(game: Game, values: Sequence[Evaluator], seed: int, by: str = "greedy") -> Iterator[State]:
    """The positions of a game of greedy players (or others), each with its own value, the last one too."""
    table = SeatedBots(game, dict.fromkeys(range(len(values)), by), seed)
    for seat, value in enumerate(values):
        table.handles[seat].value = value
        if DEPTH and by == "greedy":
            table.bots[seat].lookahead.depth = DEPTH[0]
    state = game.new(len(values), seed)
    while not state.over:
        yield state
        seat = state.asked[0]
        state.choose_for(seat, table.choose(state, seat))
    yield state


def result(
    game: Game, mine: Evaluator, theirs: Evaluator, players: int, seed: int, seat: int
) -> tuple[float, int, int]:
    """One of mine among theirs: share of the victory, own score, best of the others."""
    *_, state = game_of(game, [mine if p == seat else theirs for p in range(players)], seed)
    places = state.ranking()
    others = max(int(state.score(p)) for p in range(players) if p != seat)
    return (places[seat] == 1) / places.count(1), int(state.score(seat)), others


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, extra = won / games, Z * Z / games
    middle = share + extra / 2
    spread = Z * math.sqrt(share * (1 - share) / games + extra / (4 * games))
    return (middle - spread) / (1 + extra), (middle + spread) / (1 + extra)


def match(game: Game, mine: Evaluator, theirs: Evaluator, players: int, games: int, seed: int) -> dict[str, Any]:
    """Every seed once in each seat; mine is one, theirs are all the others."""
    rows = [result(game, mine, theirs, players, seed + n // players, n % players) for n in range(games)]
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
    """The numbers to be tuned: those of some names or groups, or all that greedy goes by."""
    found: list[Part] = []
    for name, value in weights.used.items():
        if name.startswith("expected.") or (names and not {name, name.partition(".")[0]} & set(names)):
            continue
        found += [(name, -1)] if isinstance(value, int) else [(name, i) for i in range(len(value))]
    return found


def number_at(weights: Mapping[str, Any], part: Part) -> int:
    name, i = part
    return int(weights[name] if i < 0 else weights[name][i])


def changed(weights: Weights, parts: Sequence[Part], numbers: Sequence[float]) -> dict[str, Any]:
    """All weights, with these numbers at these places, kept inside their limits."""
    found = {name: value if isinstance(value, int) else list(value) for name, value in weights.used.items()}
    for (name, i), number in zip(parts, numbers, strict=True):
        least, most = weights.limits[name]
        whole = max(least, min(most, round(number)))
        if i < 0:
            found[name] = whole
        else:
            found[name][i] = whole
    return found


def scale(weights: Weights, part: Part) -> float:
    """How far a number may sensibly be moved at a time."""
    number = abs(number_at(weights.used, part))
    if weights.limits[part[0]] != (-LARGEST_WEIGHT, LARGEST_WEIGHT):
        return max(1.0, 0.2 * number)
    row = weights.used[part[0]]
    largest = number if isinstance(row, int) else max(abs(n) for n in row)
    return max(5.0, 0.3 * number, 0.15 * largest)


def rewritten(text: str, weights: Mapping[str, Any]) -> str:
    """A file of weights with other numbers; its comments stay."""
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


# --- levelling --------------------------------------------------------------------------------------------------------


def sample(arguments: argparse.Namespace, game: Game, value: Evaluator, by: str = "greedy") -> Iterator[Any]:
    """Positions of many games, each with the final scores of its game and the game's number."""
    players, seed = arguments.players, arguments.seed
    dice = Dice()
    dice.seed_number(seed)
    for n in range(arguments.games):
        seen: list[State] = []
        for state in game_of(game, [value] * players, seed + n, by):
            if not state.over and dice.roll(arguments.every) == 0:
                seen.append(state.clone())
        scores = [int(state.score(p)) for p in range(players)]
        for position in seen:
            yield position, scores, n


def level(arguments: argparse.Namespace, game: Game, weights: Weights, text: str) -> dict[str, Any]:
    """Make the worth right on average: `expected.baseline`, by least squares.

    It is the same for all seats and linear in the share of the game that is left, and so must be what is missing from
    the mean final score.
    """
    import numpy as np

    value = load(game.name, text, {"expected.baseline": [0, 0]})
    shares, missing = [], []
    for state, scores, _ in sample(arguments, game, value):
        left = value.remaining_percent(state) / 100
        shares.append([left, 1 - left])
        missing.append(
            sum(100 * score - value.expected_score(state, p) for p, score in enumerate(scores)) / len(scores)
        )
    found, *_ = np.linalg.lstsq(np.array(shares), np.array(missing), rcond=None)
    return changed(weights, [("expected.baseline", 0), ("expected.baseline", 1)], [float(number) for number in found])


def fit(arguments: argparse.Namespace, game: Game, weights: Weights, say: Callable[[str], Any]) -> dict[str, Any]:
    """Make the lead right: every weight by least squares, in some small steps because not all of them are linear.

    What goes with winning is not what wins, so greedy must not strive by such weights; but they tell best how a game
    will end.  Weights that are shares (0 to 100 per cent) say how likely something is and stay as they are.  A quarter
    of the games is kept to see what it is worth.
    """
    import numpy as np

    seats = range(arguments.players)
    positions, leads, tried = [], [], []
    for state, scores, n in sample(arguments, game, load(game.name), arguments.by):
        positions.append(state)
        leads.append([100 * score - 100 * sum(scores) / len(scores) for score in scores])
        tried.append(n % 4 == 0)
    wanted, kept = np.array(leads), np.array(tried)

    def judged(overrides: Mapping[str, Any]) -> Any:
        value = load(game.name, overrides=overrides)
        found = np.array([[int(value.expected_score(state, p)) for p in seats] for state in positions], float)
        return found - found.mean(axis=1, keepdims=True)

    parts = [part for part in parts_of(weights, arguments.names) if weights.limits[part[0]] != (0, 100)]
    found = dict(weights.used)
    best, smallest = found, math.inf
    for step in range(arguments.steps + 1):
        now = judged(found)
        missing = wanted - now
        off = float(np.sqrt((missing[kept] ** 2).mean()))
        explained = 1 - off**2 / float((wanted[kept] ** 2).mean())
        say(f"step {step}  lead off by {off / 100:.2f}  explained {explained:.3f}")
        if off < smallest:
            best, smallest = found, off
        moved = []
        for part in parts:
            number = number_at(found, part)
            by = max(1 if weights.limits[part[0]] != (-LARGEST_WEIGHT, LARGEST_WEIGHT) else 10, abs(number) // 5)
            other = changed(weights, parts, [number_at(found, p) + by * (p == part) for p in parts])
            moved.append((judged(other) - now) / by)
        slopes = np.stack(moved, axis=-1)[~kept].reshape(-1, len(parts))
        spread = slopes.std(axis=0) + 1e-9
        even = slopes / spread
        ridge = arguments.ridge * len(even) * np.eye(len(parts))
        steps = np.linalg.solve(even.T @ even + ridge, even.T @ missing[~kept].reshape(-1)) / spread
        found = changed(weights, parts, [number_at(found, p) + float(by) for p, by in zip(parts, steps, strict=True)])
    return best


def look(arguments: argparse.Namespace, game: Game, value: Evaluator) -> None:
    """How far the worth is from the final score, and the lead from the final lead, by tenth of the game."""
    table: list[list[tuple[float, float, float]]] = [[] for _ in range(10)]
    seats = range(arguments.players)
    longest: dict[int, int] = {}
    kept = []
    for state, scores, n in sample(arguments, game, value):
        worth = [value.expected_score(state, p) / 100 for p in seats]
        kept.append((n, int(state.decisions), worth, [float(state.score(p)) for p in seats], scores))
        longest[n] = int(state.decisions)
    for n, decisions, worth, held, scores in kept:
        for p in seats:
            lead, valued, scored = (row[p] - sum(row) / len(row) for row in (scores, worth, held))
            tenth = min(9, 10 * decisions // (longest[n] + 1))
            table[tenth].append((scores[p] - worth[p], lead - valued, lead - scored))
    print("part  positions  bias  off  lead off  (by score alone)")
    for tenth, rows in enumerate(table):
        if rows:
            count = len(rows)
            bias = sum(row[0] for row in rows) / count
            off = [math.sqrt(sum(row[i] ** 2 for row in rows) / count) for i in range(3)]
            print(f"{tenth:4} {count:10} {bias:6.1f} {off[0]:5.1f} {off[1]:8.1f} {off[2]:10.1f}")


# --- climbing ---------------------------------------------------------------------------------------------------------


def climb(arguments: argparse.Namespace, game: Game, weights: Weights, text: str, say: Callable[[str], Any]) -> Any:
    """Separable CMA-ES: many small steps at once, judged by matches against the set it began with."""
    import cma

    parts = parts_of(weights, arguments.names)
    now = [number_at(weights.used, part) for part in parts]
    scales = [scale(weights, part) for part in parts]
    theirs = load(game.name, weights_text(game.name) if arguments.against is None else arguments.against.read_text())
    options = {"CMA_diagonal": True, "verbose": -9, "seed": arguments.seed, "popsize": arguments.population}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(parts), arguments.sigma, options)
    end = time.process_time() + 60 * arguments.minutes
    seed = arguments.seed
    generation = 0

    def numbers(point: Sequence[float]) -> list[float]:
        return [number + s * x for number, s, x in zip(now, scales, point, strict=True)]

    while time.process_time() < end:
        points = strategy.ask()
        marks = []
        for point in points:
            mine = load(game.name, text, changed(weights, parts, numbers(point)))
            rows = [
                result(game, mine, theirs, arguments.players, seed + n // arguments.players, n % arguments.players)
                for n in range(arguments.games)
            ]
            # half by victories, half by the lead, which says more about a lost game
            marks.append(sum(row[0] + 1 / (1 + math.exp((row[2] - row[1]) / arguments.lead)) for row in rows))
        strategy.tell(points, [-mark / (2 * arguments.games) for mark in marks])
        seed += -(-arguments.games // arguments.players)
        generation += 1
        mean = sum(marks) / (2 * arguments.games * len(marks))
        say(f"generation {generation}  mean {mean:.3f}  step {strategy.sigma:.3f}")
        if arguments.out:
            arguments.out.write_text(rewritten(text, changed(weights, parts, numbers(strategy.mean))))
    return changed(weights, parts, numbers(strategy.mean))


# --- the command ------------------------------------------------------------------------------------------------------


def arguments_of(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=comptoir.games.BUILT_IN)
    parser.add_argument("what", choices=("match", "climb", "level", "fit", "look"))
    parser.add_argument("--with", dest="mine", type=Path, help="the weights to begin with (our own)")
    parser.add_argument("--against", type=Path, help="the weights of the others (our own)")
    parser.add_argument("--out", type=Path, help="where the new weights go")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="in all, in a match, or for each candidate of a climb")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, help="questions greedy looks ahead: 3 is quicker, and nearly as good")
    parser.add_argument("--names", type=lambda text: text.split(","), default=[], help="weights or groups to tune")
    parser.add_argument("--every", type=int, default=12, help="level, fit, look: one position in so many")
    parser.add_argument("--by", default="greedy", help="fit: who plays the games, such as search:60")
    parser.add_argument("--steps", type=int, default=3, help="fit: how often all weights are moved")
    parser.add_argument("--ridge", type=float, default=0.1, help="fit: how much it shuns large changes")
    parser.add_argument("--minutes", type=float, default=10, help="climb: how long, of processor time")
    parser.add_argument("--population", type=int, default=12, help="climb: candidates of a generation")
    parser.add_argument("--sigma", type=float, default=0.5, help="climb: the first step, in scales of each weight")
    parser.add_argument("--lead", type=float, default=8, help="climb: points of lead that are nearly a victory")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    arguments = arguments_of(words)
    if arguments.depth:
        DEPTH.append(arguments.depth)
    game = comptoir.game(arguments.game)
    text = weights_text(game.name) if arguments.mine is None else arguments.mine.read_text()
    weights = read(game.name, text)
    if arguments.what == "match":
        theirs = load(
            game.name, weights_text(game.name) if arguments.against is None else arguments.against.read_text()
        )
        print(match(game, load(game.name, text), theirs, arguments.players, arguments.games, arguments.seed))
    elif arguments.what == "look":
        look(arguments, game, load(game.name, text))
    else:
        if arguments.what == "level":
            tuned = level(arguments, game, weights, text)
        elif arguments.what == "fit":
            tuned = fit(arguments, game, weights, lambda line: print(line, flush=True))
        else:
            tuned = climb(arguments, game, weights, text, lambda line: print(line, flush=True))
        if arguments.out:
            arguments.out.write_text(rewritten(text, tuned))
        for name, value in weights.used.items():
            if tuned[name] != value:
                print(f"{name}: {value} -> {tuned[name]}")


if __name__ == "__main__":
    main(sys.argv[1:])
