"""What the numbers of a match are worth: intervals, how many games a difference needs, and what chance explains."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist, fmean

NORMAL = NormalDist()
Z95 = NORMAL.inv_cdf(0.975)
POWER = NORMAL.inv_cdf(0.8)
ENDLESS = 10_000_000  # games; whoever needs more will not get them


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share; shared victories make the number of wins a fraction, and that is fine."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass(frozen=True)
class DealResult:
    """What somebody won in the games of one deal, and with which company."""

    wins: float
    games: int
    company: tuple[str, ...] = ()


def design_effect(deals: Sequence[DealResult]) -> float:
    """How much less a game tells than an independent one would, because games of one deal resemble each other.

    It is the variance between deals of one company by that of independent games; 1 unless it is greater than chance
    explains (a chi-square test at 5 %), for an interval must not grow from noise.
    """
    companies: dict[tuple[str, ...], list[DealResult]] = {}
    for deal in deals:
        companies.setdefault(deal.company, []).append(deal)
    between, free = 0.0, 0
    for alike in companies.values():
        share = sum(deal.wins for deal in alike) / sum(deal.games for deal in alike)
        if 0 < share < 1:
            apart = sum((deal.wins - share * deal.games) ** 2 / deal.games for deal in alike)
            between += apart / (share * (1 - share))
            free += len(alike) - 1
    if free < 10:
        return 1.0
    limit = (1 - 2 / (9 * free) + NORMAL.inv_cdf(0.95) * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty
    return between / free if between / free > limit else 1.0


def interval(deals: Sequence[DealResult]) -> tuple[float, float]:
    """Wilson's interval, widened where games of one deal resemble each other."""
    factor = design_effect(deals)
    return wilson(sum(deal.wins for deal in deals) / factor, sum(deal.games for deal in deals) / factor)


def games_needed(even: float, share: float) -> int:
    """Games in which a true share is told from the even one: 95 % sure, and found in four matches out of five."""
    difference = abs(share - even)
    if difference < 1e-9:
        return ENDLESS
    reach = Z95 * sqrt(even * (1 - even)) + POWER * sqrt(max(0.0, share * (1 - share)))
    return min(ENDLESS, ceil(round((reach / difference) ** 2, 3)))


def smallest_difference(even: float, games: int) -> float:
    """The least advantage over the even share that so many games show, by halving."""
    low, high = 0.0, 1 - even
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (low, middle) if games_needed(even, even + middle) <= games else (middle, high)
    return high


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many findings stand, when looking at many is taken into account (Holm's step-down)."""
    found = [False] * len(chances)
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        if chances[at] > level / (len(chances) - rank):
            break
        found[at] = True
    return found


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    at = share * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])


def spread(values: Iterable[float]) -> dict[str, float]:
    """A row of numbers in six."""
    ordered = sorted(values)
    if not ordered:
        return {}
    names = {"least": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "most": 1.0}
    return {"mean": rounded(fmean(ordered))} | {name: rounded(quantile(ordered, at)) for name, at in names.items()}


def rounded(value: float, digits: int = 6) -> float:
    """As the files have it: what differs beyond is noise of the arithmetic."""
    return round(float(value), digits)
