"""Two matches in every report whose results are known beforehand: if they come out otherwise, trust nothing else.

The MIRROR match: the first bot against copies of itself, one of which is watched while it goes from seat to seat, each
game with its own deal.  It must get the even share.  It would not if seats were not balanced, if copies shared what
they should not share, or if the watched one were treated otherwise.

The SANITY match: greedy against random must saturate.  It would not if bots were mixed up, or the menu were not theirs.
"""

from typing import Any

from comptoir.arena.statistics import NORMAL, rounded, wilson
from comptoir.arena.spec import FOCUS, MIRROR, SANITY, MatchSpec
from comptoir.arena.play import Result

ALARM = NORMAL.inv_cdf(1 - 0.001 / 2)  # the mirror match fails by chance in one report of a thousand
SATURATED = 0.95  # greedy's interval must reach this ...
LEAST = 0.75  # ... and where few games make any interval wide, its share must be above this


def share(results: list[Result], entrant: str) -> tuple[float, int]:
    """Wins and games of the one who is watched."""
    wins = 0.0
    for result in results:
        seat = result["seats"].index(entrant)
        if result["places"][seat] == 1:
            wins += 1 / result["places"].count(1)
    return wins, len(results)


def row(match: MatchSpec, contest: str, results: list[Result], entrant: str) -> dict[str, Any]:
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
    """The watched one must get the even share."""
    found = row(match, MIRROR, results, FOCUS)
    low, high = wilson(found["wins"], found["games"], ALARM)
    expected = 1 / match.players
    return found | {"expected": rounded(expected), "passed": low <= expected <= high}


def sanity(match: MatchSpec, results: list[Result]) -> dict[str, Any]:
    """Greedy must win nearly everything."""
    found = row(match, SANITY, results, "greedy")
    return found | {"expected": SATURATED, "passed": found["high"] >= SATURATED and found["win_share"] > LEAST}
