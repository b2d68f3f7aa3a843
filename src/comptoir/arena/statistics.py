"""Statistics of a match: confidence intervals, games needed for a difference, and corrections for chance."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist, fmean

NORMAL = NormalDist()
Z95 = NORMAL.inv_cdf(0.975)
POWER = NORMAL.inv_cdf(0.8)
MOST_GAMES = 10_000_000  # stands for any greater number of games


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share; the number of wins may be a fraction, because victories can be shared."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass(frozen=True)
class DealResult:
    """What one bot won in the games of one deal, and the bots it played with."""

    wins: float
    games: int
    lineup: tuple[str, ...] = ()


def design_effect(deals: Sequence[DealResult]) -> float:
    """By how much the variance is greater than that of independent games, because games of one deal are alike.

    It is the variance between deals of one lineup divided by that of independent games.  It is 1 unless a chi-square
    test at 5 % rejects independence, so that noise does not widen an interval.
    """
    lineups: dict[tuple[str, ...], list[DealResult]] = {}
    for deal in deals:
        lineups.setdefault(deal.lineup, []).append(deal)
    between, degrees = 0.0, 0
    for of_lineup in lineups.values():
        share = sum(deal.wins for deal in of_lineup) / sum(deal.games for deal in of_lineup)
        if 0 < share < 1:
            squares = sum((deal.wins - share * deal.games) ** 2 / deal.games for deal in of_lineup)
            between += squares / (share * (1 - share))
            degrees += len(of_lineup) - 1
    if degrees < 10:
        return 1.0
    limit = (1 - 2 / (9 * degrees) + NORMAL.inv_cdf(0.95) * sqrt(2 / (9 * degrees))) ** 3  # Wilson-Hilferty
    return between / degrees if between / degrees > limit else 1.0


def interval(deals: Sequence[DealResult]) -> tuple[float, float]:
    """Wilson's interval, widened by the design effect."""
    factor = design_effect(deals)
    return wilson(sum(deal.wins for deal in deals) / factor, sum(deal.games for deal in deals) / factor)


def games_needed(expected_share: float, share: float) -> int:
    """Games needed to tell a true share from the expected one at a level of 95 % with a power of 80 %."""
    difference = abs(share - expected_share)
    if difference < 1e-9:
        return MOST_GAMES
    reach = Z95 * sqrt(expected_share * (1 - expected_share)) + POWER * sqrt(max(0.0, share * (1 - share)))
    return min(MOST_GAMES, ceil(round((reach / difference) ** 2, 3)))


def smallest_difference(expected_share: float, games: int) -> float:
    """The least advantage over the expected share that so many games can show."""
    low, high = 0.0, 1 - expected_share
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (low, middle) if games_needed(expected_share, expected_share + middle) <= games else (middle, high)
    return high


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many results are significant together (Holm's step-down method)."""
    significant = [False] * len(chances)
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        if chances[at] > level / (len(chances) - rank):
            break
        significant[at] = True
    return significant


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    at = share * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])


def spread(values: Iterable[float]) -> dict[str, float]:
    """The mean, the extremes and the quartiles of some numbers."""
    ordered = sorted(values)
    if not ordered:
        return {}
    names = {"least": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "most": 1.0}
    return {"mean": rounded(fmean(ordered))} | {name: rounded(quantile(ordered, at)) for name, at in names.items()}


def rounded(value: float, digits: int = 6) -> float:
    """A number as it is written to files; further digits are rounding errors."""
    return round(float(value), digits)
