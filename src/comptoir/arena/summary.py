"""The figures of a match, made from its results: the content of `arena.json`.

The figures depend on the results in the order of their numbers.  Only `seconds_per_move` differs from run to run;
`results` is a hash of all games without their times.
"""

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from comptoir.arena.controls import mirror, sanity
from comptoir.arena.play import Result
from comptoir.arena.ratings import ratings
from comptoir.arena.spec import MATCH, MIRROR, SANITY, MatchSpec
from comptoir.arena.statistics import (
    DealResult,
    design_effect,
    games_needed,
    interval,
    rounded,
    smallest_difference,
    spread,
)

FORMAT = "comptoir-arena-1"
BINS = 20  # columns of a histogram
EXAMPLES = 5  # faults of a bot that are listed


def win_credits(places: Sequence[int]) -> list[float]:
    """The win credit of each seat: 1 for the winner, equal parts for joint winners, 0 for the others."""
    winners = sum(place == 1 for place in places)
    return [1 / winners if place == 1 else 0.0 for place in places]


def summary(match: MatchSpec, results: dict[str, list[Result]], times: bool = True) -> dict[str, Any]:
    """All figures of a match, as plain data."""
    played = results[MATCH]
    names = list(dict.fromkeys(match.bots))
    pairs = pairwise_table(played, names)
    rows = sorted(bot_figures(played, names, times), key=lambda row: (-row["win_share"], names.index(row["bot"])))
    return {
        "format": FORMAT,
        "game": match.game,
        "players": match.players,
        "games": len(played),
        "games_asked": match.games,
        "deals": len({result["deal"] for result in played}),
        "seed": match.seed,
        "options": dict(match.options),
        "entrants": list(match.bots),
        "own_bots": match.identity()["own"],
        "limits": {"seconds": match.limits.seconds, "memory": match.limits.memory},
        "versions": {"comptoir": match.release, "rules": match.rules_version, "box": match.load_game().box_hash},
        "even_share": rounded(1 / match.players),
        "bots": rows,
        "pairwise": pairs,
        "ladder": ladder([row["bot"] for row in rows], pairs, match.players, len(played)),
        "seats": seat_figures(played, match.players, names),
        "length": length_figures(played),
        "controls": {MIRROR: mirror(match, results[MIRROR]), SANITY: sanity(match, results[SANITY])},
        "faults": fault_figures(match, results),
        "results": results_hash([result for contest in sorted(results) for result in results[contest]]),
    }


def results_hash(results: Iterable[Result]) -> str:
    """A hash of all games without the time they took."""
    hasher = hashlib.sha256()
    for result in results:
        timeless = {name: value for name, value in result.items() if name != "seconds"}
        hasher.update(json.dumps(timeless, sort_keys=True, separators=(",", ":")).encode() + b"\n")
    return hasher.hexdigest()


# -- each bot --------------------------------------------------------------------------------------------------------


class Tally:
    """Wins and games by deal, of each bot and of each bot at each seat."""

    def __init__(self, played: Sequence[Result]) -> None:
        self.wins: dict[tuple[str, int | None], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self.lineups: dict[int, tuple[str, ...]] = {}
        for result in played:
            credits = win_credits(result["places"])
            self.lineups[result["deal"]] = tuple(sorted(result["seats"]))
            for seat, name in enumerate(result["seats"]):
                self.wins[name, None][result["deal"]].append(credits[seat])
                self.wins[name, seat][result["deal"]].append(credits[seat])

    def deals(self, name: str, seat: int | None = None) -> list[DealResult]:
        """What a bot won in each deal, at one seat or at all."""
        wins_by_deal = self.wins[name, seat]
        return [DealResult(sum(wins), len(wins), self.lineups[deal]) for deal, wins in wins_by_deal.items()]

    def row(self, name: str, seat: int) -> dict[str, Any]:
        """What a bot wins at a seat; `interval` takes into account that games of one deal are alike."""
        deals = self.deals(name, seat)
        games, wins = sum(deal.games for deal in deals), sum(deal.wins for deal in deals)
        low, high = interval(deals)
        return {
            "seat": seat, "games": games, "wins": rounded(wins), "share": rounded(wins / games) if games else None,
            "low": rounded(low), "high": rounded(high), "resemblance": rounded(design_effect(deals)),
        }  # fmt: skip


def bot_figures(played: list[Result], names: list[str], times: bool) -> list[dict[str, Any]]:
    """The figures of each bot; a bot with two seats in a game has played two games."""
    rated = ratings(played)
    tally = Tally(played)
    rows = []
    for name in names:
        deals = tally.deals(name)
        seats = [(result, seat) for result in played for seat, seated in enumerate(result["seats"]) if seated == name]
        games, wins = len(seats), sum(deal.wins for deal in deals)
        low, high = interval(deals)
        moves = sum(result["moves"][seat] for result, seat in seats)
        seconds = sum(result["seconds"][seat] for result, seat in seats)
        places = sum(result["places"][seat] for result, seat in seats)
        rows.append({
            "bot": name,
            "games": games,
            "tables": sum(name in result["seats"] for result in played),
            "wins": rounded(wins),
            "win_share": rounded(wins / games) if games else 0.0,
            "low": rounded(low),
            "high": rounded(high),
            "resemblance": rounded(design_effect(deals)),
            "rating": rated.get(name),
            "mean_place": rounded(places / games) if games else None,
            "score_parts": means([result["scores"][seat] for result, seat in seats]),
            "moves_per_game": rounded(moves / games) if games else None,
            "seconds_per_move": rounded(seconds / moves, 9) if moves and times else None,
        })  # fmt: skip
    return rows


def means(scores: list[dict[str, int]]) -> dict[str, float]:
    """The mean of every part of some scores."""
    if not scores:
        return {}
    return {part: rounded(sum(score[part] for score in scores) / len(scores)) for part in scores[0]}


# -- one against another ---------------------------------------------------------------------------------------------


def pairwise_table(played: list[Result], names: list[str]) -> list[dict[str, Any]]:
    """How often one bot is placed before another in the games of both; an equal place counts half."""
    ahead: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    lineups = Tally(played).lineups
    for result in played:
        seats, places = result["seats"], result["places"]
        in_this_game: dict[tuple[str, str], list[float]] = defaultdict(list)
        for i, one in enumerate(seats):
            for j, other in enumerate(seats):
                if one != other:
                    in_this_game[one, other].append((places[i] < places[j]) + (places[i] == places[j]) / 2)
        for pair, points in in_this_game.items():
            ahead[pair][result["deal"]].append(sum(points) / len(points))
    rows = []
    for one in names:
        for other in names:
            if one != other:
                deals = [DealResult(sum(won), len(won), lineups[deal]) for deal, won in ahead[one, other].items()]
                games, before = sum(deal.games for deal in deals), sum(deal.wins for deal in deals)
                low, high = interval(deals)
                rows.append({
                    "bot": one, "against": other, "games": games, "ahead": rounded(before),
                    "share": rounded(before / games) if games else None, "low": rounded(low), "high": rounded(high),
                })  # fmt: skip
    return rows


def ladder(order: list[str], pairs: list[dict[str, Any]], players: int, games: int) -> dict[str, Any]:
    """Whether the order of the bots is significant: each must be placed before the next in most games."""
    pair_of = {(pair["bot"], pair["against"]): pair for pair in pairs}
    steps = []
    for above, below in pairwise(order):
        pair = pair_of[above, below]
        significant = pair["low"] > 0.5
        needed = None if significant or not pair["games"] else games_needed(0.5, pair["share"])
        steps.append({
            "above": above, "below": below, "games": pair["games"], "share": pair["share"], "low": pair["low"],
            "high": pair["high"], "sure": significant, "games_needed": needed,
        })  # fmt: skip
    expected_share = 1 / players
    all_significant = all(step["sure"] for step in steps)
    return {
        "enough": all_significant,
        "steps": steps,
        "smallest_difference": rounded(smallest_difference(expected_share, games)),
        "games_for": {
            str(points): games_needed(expected_share, expected_share + points / 100)
            for points in (10, 5, 3, 1)
            if expected_share + points / 100 < 1
        },
    }


# -- seats, length, faults -------------------------------------------------------------------------------------------


def seat_figures(played: list[Result], players: int, names: list[str]) -> dict[str, Any]:
    """What is won at each seat, by all bots together and by each."""
    all_bots = Tally([{**result, "seats": [""] * players} for result in played])
    tally = Tally(played)
    return {
        "all": [all_bots.row("", seat) for seat in range(players)],
        "bots": {name: [tally.row(name, seat) for seat in range(players)] for name in names},
    }


def length_figures(played: list[Result]) -> dict[str, Any]:
    """How many decisions games take, and how they end."""
    decisions = [result["decisions"] for result in played]
    first, last = min(decisions), max(decisions)
    width = max(1, -(-(last - first + 1) // BINS))
    counts = Counter((number - first) // width for number in decisions)
    return {
        "decisions": spread(decisions),
        "histogram": {"from": first, "width": width, "games": [counts[n] for n in range((last - first) // width + 1)]},
        "ended_by": dict(sorted(Counter(result["ended_by"] for result in played).items())),
    }


def fault_figures(match: MatchSpec, results: dict[str, list[Result]]) -> dict[str, Any]:
    """The faults of each bot in the match and in its controls."""
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    examples: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for contest in (MATCH, MIRROR, SANITY):
        for result in results[contest]:
            for fault in result["faults"]:
                bot = match.bot_of(contest, result["seats"][fault["seat"]])
                kinds[bot][fault["kind"]] += 1
                if len(examples[bot]) < EXAMPLES:
                    examples[bot].append({"contest": contest, "game": result["number"], **fault})
    rows = [
        {"bot": bot, "faults": counts.total(), "kinds": dict(sorted(counts.items())), "examples": examples[bot]}
        for bot, counts in sorted(kinds.items())
    ]
    return {"total": sum(row["faults"] for row in rows), "bots": rows}
