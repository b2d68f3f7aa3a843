"""The balance of a game: the parts of winning scores, the worth of each seat, and the things that go with winning.

Strong bots win more and also get more of everything.  So the seats with and without a thing are compared within each
bot, and the differences are summed over the bots (the Cochran-Mantel-Haenszel test).  Among dozens of things a few look
remarkable by chance, so a thing is marked only if it passes Holm's test together with all things of its group.  A thing
that goes with winning is not shown to be its cause.
"""

from collections import defaultdict
from math import sqrt
from typing import Any

from comptoir.arena.collectibles import collectibles
from comptoir.arena.play import Result
from comptoir.arena.spec import MatchSpec
from comptoir.arena.statistics import NORMAL, holm, rounded, spread, wilson
from comptoir.arena.summary import means, seat_figures, win_credits

Stratum = list[tuple[float, frozenset[str]]]  # the games of one bot: its win credit, and the collectibles it had


def balance_of(match: MatchSpec, played: list[Result]) -> dict[str, Any]:
    """The balance of a match, as plain data."""
    return {
        "winning_scores": winning_scores(played),
        "seats": advantage(seat_figures(played, match.players, [])["all"]),
        "things": {kind.name: things(played, kind.name) for kind in collectibles(match.game)},
    }


def advantage(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats, with a mark on those whose share of victories differs from the others beyond chance."""
    expected_share = 1 / len(seats)
    chances = []
    for row in seats:
        error = sqrt(expected_share * (1 - expected_share) * row["resemblance"] / row["games"])
        chances.append(two_sided((row["share"] - expected_share) / error))
    marked = zip(seats, chances, holm(chances), strict=True)
    return [row | {"chance": rounded(chance, 9), "beyond_chance": significant} for row, chance, significant in marked]


def two_sided(z: float) -> float:
    """The probability that chance alone gives a value at least so far from the mean of a normal distribution."""
    return 2 * (1 - NORMAL.cdf(abs(z)))


def winning_scores(played: list[Result]) -> dict[str, Any]:
    """The mean parts of the scores of winners and of others, and how much of the lead comes from each part."""
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
    """The difference between the two highest scores."""
    totals = sorted((sheet["total"] for sheet in result["scores"]), reverse=True)
    return int(totals[0] - totals[1])


def things(played: list[Result], group: str) -> list[dict[str, Any]]:
    """For each thing of a group: how often it was held, what its holders won, and what the same bots win otherwise."""
    strata: dict[str, Stratum] = defaultdict(list)
    for result in played:
        for seat, credit in enumerate(win_credits(result["places"])):
            strata[result["seats"][seat]].append((credit, frozenset(result["held"][group][seat])))
    names = sorted({thing for stratum in strata.values() for _, collectibles in stratum for thing in collectibles})
    rows = [judged(thing, strata) for thing in names]
    for row, significant in zip(rows, holm([row["chance"] for row in rows]), strict=True):
        row["beyond_chance"] = significant
    return sorted(rows, key=lambda row: (-(row["win_share"] - row["expected"]), row["thing"]))


def judged(thing: str, strata: dict[str, Stratum]) -> dict[str, Any]:
    """One thing: the victories of its holders, and those expected of the same bots if the thing did not matter."""
    holders, wins, expected, variance = 0, 0.0, 0.0, 0.0
    for stratum in strata.values():
        games, won = len(stratum), sum(credit for credit, _ in stratum)
        with_it = [credit for credit, collectibles in stratum if thing in collectibles]
        holders += len(with_it)
        wins += sum(with_it)
        expected += len(with_it) * won / games
        if games > 1:
            per_game = sum((credit - won / games) ** 2 for credit, _ in stratum) / (games - 1)
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
