"""Two control matches in every report, whose results are known beforehand: if they fail, the figures are not reliable.

The mirror match: the first bot against copies of itself.  One of them is watched as it changes seats, and each game has
its own deal.  It must win the even share; otherwise seats are not balanced, copies influence each other, or the watched
one is treated differently.

The sanity match: greedy against random.  Greedy must win nearly all games; otherwise bots or menus were mixed up.
"""

from typing import Any

from comptoir.arena.play import Result
from comptoir.arena.spec import FOCUS, MIRROR, SANITY, MatchSpec
from comptoir.arena.statistics import NORMAL, rounded, wilson

ALARM = NORMAL.inv_cdf(1 - 0.001 / 2)  # the mirror match fails by chance in one report of a thousand
SATURATED = 0.95  # greedy's interval must reach this share of victories,
LEAST = 0.75  # and its share must be above this, because few games make every interval wide


def share(results: list[Result], entrant: str) -> tuple[float, int]:
    """The wins of an entrant, shared victories in parts, and the number of games."""
    wins = 0.0
    for result in results:
        seat = result["seats"].index(entrant)
        if result["places"][seat] == 1:
            wins += 1 / result["places"].count(1)
    return wins, len(results)


def row(match: MatchSpec, contest: str, results: list[Result], entrant: str) -> dict[str, Any]:
    """The figures of an entrant of a control match."""
    wins, games = share(results, entrant)
    low, high = wilson(wins, games)
    return {
        "bot": match.bot_of(contest, entrant),
        "games": games,
        "wins": rounded(wins),
        "win_share": rounded(wins / games) if games else 0.0,
        "low": rounded(low),
        "high": rounded(high),
    }


def mirror(match: MatchSpec, results: list[Result]) -> dict[str, Any]:
    """Whether the watched copy wins the even share."""
    figures = row(match, MIRROR, results, FOCUS)
    low, high = wilson(figures["wins"], figures["games"], ALARM)
    expected = 1 / match.players
    return figures | {"expected": rounded(expected), "passed": low <= expected <= high}


def sanity(match: MatchSpec, results: list[Result]) -> dict[str, Any]:
    """Whether greedy wins nearly all games."""
    figures = row(match, SANITY, results, "greedy")
    passed = figures["high"] >= SATURATED and figures["win_share"] > LEAST
    return figures | {"expected": SATURATED, "passed": passed}
