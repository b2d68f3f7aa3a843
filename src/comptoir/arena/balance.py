"""The balance of a game: what winning scores are made of, what a seat is worth, and which things go with winning.

Strong bots win more and also get more of everything, so a thing is judged among the seats of one and the same bot and
then summed up over bots (Cochran, Mantel and Haenszel).  Among dozens of things a few look remarkable by chance: what
is marked has passed Holm's test for all things of its group together.  That a thing goes with winning does not say that
it makes win.
"""

from collections import defaultdict
from math import sqrt
from typing import Any

from comptoir.arena.statistics import NORMAL, holm, rounded, spread, wilson
from comptoir.arena.collectibles import collectibles
from comptoir.arena.spec import MatchSpec
from comptoir.arena.summary import by_seat, means, shares
from comptoir.arena.play import Result

Stratum = list[tuple[float, frozenset[str]]]  # of one bot: what it had of each victory, and what it held


def balance_of(match: MatchSpec, played: list[Result]) -> dict[str, Any]:
    """The balance of a match, as plain data."""
    return {
        "winning_scores": winning_scores(played),
        "seats": advantage(by_seat(played, match.players, [])["all"]),
        "things": {kind.name: things(played, kind.name) for kind in collectibles(match.game)},
    }


def advantage(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats, with a mark on those that are worth more or less than the others beyond chance."""
    even = 1 / len(seats)
    chances = []
    for row in seats:
        error = sqrt(even * (1 - even) * row["resemblance"] / row["games"])
        chances.append(two_sided((row["share"] - even) / error))
    marked = zip(seats, chances, holm(chances), strict=True)
    return [row | {"chance": rounded(chance, 9), "beyond_chance": stands} for row, chance, stands in marked]


def two_sided(z: float) -> float:
    """How likely chance alone takes one so far from the middle."""
    return 2 * (1 - NORMAL.cdf(abs(z)))


def winning_scores(played: list[Result]) -> dict[str, Any]:
    """The parts of the scores of those who win and of the others, and how much of the lead each part makes."""
    won = [sheet for result in played for sheet, place in zip(result["scores"], result["places"], strict=True)
           if place == 1]  # fmt: skip
    lost = [sheet for result in played for sheet, place in zip(result["scores"], result["places"], strict=True)
            if place > 1]  # fmt: skip
    winners, others = means(won), means(lost)
    return {
        "winners": winners,
        "others": others,
        "lead": {part: rounded(winners[part] - others.get(part, 0.0)) for part in winners},
        "winning_total": spread([sheet["total"] for sheet in won]),
        "lead_over_second": spread([lead(result) for result in played]),
    }


def lead(result: Result) -> int:
    """By how many points the first is before the second."""
    totals = sorted((sheet["total"] for sheet in result["scores"]), reverse=True)
    return int(totals[0] - totals[1])


def things(played: list[Result], group: str) -> list[dict[str, Any]]:
    """For each thing of a group: how often it was held, what its holders won, and what they would have won anyhow."""
    strata: dict[str, Stratum] = defaultdict(list)
    for result in played:
        for seat, share in enumerate(shares(result["places"])):
            strata[result["seats"][seat]].append((share, frozenset(result["held"][group][seat])))
    found = sorted({thing for stratum in strata.values() for _, held in stratum for thing in held})
    rows = [judged(thing, strata) for thing in found]
    for row, stands in zip(rows, holm([row["chance"] for row in rows]), strict=True):
        row["beyond_chance"] = stands
    return sorted(rows, key=lambda row: (-(row["win_share"] - row["expected"]), row["thing"]))


def judged(thing: str, strata: dict[str, Stratum]) -> dict[str, Any]:
    """One thing: the victories of its holders against those expected of the same bots without regard to it."""
    holders, wins, expected, variance = 0, 0.0, 0.0, 0.0
    for stratum in strata.values():
        games, won = len(stratum), sum(share for share, _ in stratum)
        with_it = [share for share, held in stratum if thing in held]
        holders += len(with_it)
        wins += sum(with_it)
        expected += len(with_it) * won / games
        if games > 1:
            per_game = sum((share - won / games) ** 2 for share, _ in stratum) / (games - 1)
            variance += per_game * len(with_it) * (games - len(with_it)) / games
    low, high = wilson(wins, holders)
    z = max(0.0, abs(wins - expected) - 0.5) / sqrt(variance) if variance > 0 else 0.0
    return {
        "thing": thing,
        "held": holders,
        "wins": rounded(wins),
        "win_share": rounded(wins / holders),
        "low": rounded(low),
        "high": rounded(high),
        "expected": rounded(expected / holders),
        "chance": rounded(two_sided(z), 9),
    }
