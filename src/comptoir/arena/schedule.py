"""Who sits where: a schedule in which every bot takes every seat equally often.

A TABLE is a company of bots in a certain order around it.  It gets one DEAL (one seed) and plays it once in every
rotation, so that each of the company meets this deal in every seat: a lucky deal is everybody's luck.  Rotations that
look alike (the same bots in the same seats) would be the same game again, and are left out.

A BLOCK is the tables after which all bots have played equally often.  With as many bots as seats it is one table.  With
fewer, everybody sits there once (or twice, ...) and the seats left over go to each in turn; with more, the companies go
round like the hands of a clock.  From block to block the company and its order around the table change, so that
everybody meets everybody, and sits on the left of everybody, as evenly as can be.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from comptoir.arena.spec import CONTESTS, MATCH, MIRROR, MatchSpec
from comptoir.bots import BUDGETED

Seating = tuple[str, ...]  # the entrant at each seat

UNIT = 24  # games in a unit of work
GUESTS = 8  # where bots of one's own play, who may have to be waited for


@dataclass(frozen=True)
class SeatAssignment:
    """One game of a contest, before it is played."""

    contest: str
    number: int
    deal: int
    seating: Seating


@dataclass(frozen=True)
class WorkUnit:
    """What one process is given to do: whole deals."""

    sittings: tuple[SeatAssignment, ...]


def orbits(bots: int, seats: int) -> list[list[tuple[int, ...]]]:
    """Companies of `seats` out of so many bots, gathered so that within one list all bots sit equally often.

    A company and those that follow from it by adding 1 to all its members (and beginning anew after the last) are such
    a list.  The lists are put in an order in which the pairs that have met least come first.
    """
    left = list(combinations(range(bots), seats))
    found: list[list[tuple[int, ...]]] = []
    seen: set[tuple[int, ...]] = set()
    for company in left:
        if company not in seen:
            turned = [tuple(sorted((bot + by) % bots for bot in company)) for by in range(bots)]
            found.append(list(dict.fromkeys(turned)))
            seen.update(turned)
    return evenly(found, bots)


def evenly(found: list[list[tuple[int, ...]]], bots: int) -> list[list[tuple[int, ...]]]:
    """The lists of companies in the order in which meetings stay most even."""
    met = [0.0] * bots  # by distance round the clock: that is all that matters

    def unevenness(companies: list[tuple[int, ...]]) -> float:
        after = met[:]
        for a, b in combinations(companies[0], 2):
            after[min(b - a, bots - b + a)] += 1
        return sum(count * count for count in after)

    ordered = []
    while found:
        best = min(found, key=unevenness)
        found.remove(best)
        ordered.append(best)
        for a, b in combinations(best[0], 2):
            met[min(b - a, bots - b + a)] += 1
    return ordered


def cycles(company: Seating) -> list[Seating]:
    """The different orders in which a company can sit around a table, whoever begins."""
    first, *rest = company
    found: dict[Seating, Seating] = {}
    for order in permutations(rest):
        seating = (first, *order)
        found.setdefault(min(rotations(seating)), seating)
    return list(found.values())


def rotations(seating: Seating) -> list[Seating]:
    """Everybody one seat further, as long as that is something new."""
    return list(dict.fromkeys(seating[by:] + seating[:by] for by in range(len(seating))))


def blocks(entrants: tuple[str, ...], seats: int) -> Iterator[list[list[Seating]]]:
    """Block after block; each is a list of tables, each of those the seatings of one deal."""
    each, over = divmod(seats, len(entrants))
    everybody = entrants * each
    companies = orbits(len(entrants), over)
    orders: dict[Seating, list[Seating]] = {}
    number = 0
    while True:
        turn, at = divmod(number, len(companies))
        block = []
        for extra in companies[at]:
            company = everybody + tuple(entrants[bot] for bot in extra)
            if company not in orders:
                orders[company] = cycles(company)
            found = orders[company]
            block.append(rotations(found[turn % len(found)]))
        yield block
        number += 1


def sittings(match: MatchSpec, contest: str) -> list[list[SeatAssignment]]:
    """All games of a contest, deal by deal: as many whole blocks as are needed."""
    wanted = match.wanted(contest)
    found: list[list[SeatAssignment]] = []
    number = 0
    for block in blocks(match.entrants(contest), match.players):
        if number >= wanted:
            break
        for table in block:
            # Equal bots would play one and the same game in every rotation: in the mirror match each has its own deal.
            for seatings in [[one] for one in table] if contest == MIRROR else [table]:
                deal = len(found)
                found.append([SeatAssignment(contest, number + n, deal, seating) for n, seating in enumerate(seatings)])
                number += len(seatings)
    return found


def length(match: MatchSpec) -> int:
    """How many games a match has, rounded up to whole blocks."""
    return sum(len(deal) for deal in sittings(match, MATCH))


def units(match: MatchSpec) -> list[WorkUnit]:
    """All the work there is, in units of tens of games; of bots that think for long, a unit is a deal."""
    found: list[WorkUnit] = []
    for contest in CONTESTS:
        names = match.names(contest)
        least = 1 if names & {*BUDGETED} else GUESTS if names & {*match.others} else UNIT
        waiting: list[SeatAssignment] = []
        for deal in sittings(match, contest):
            waiting += deal
            if len(waiting) >= least:
                found.append(WorkUnit(tuple(waiting)))
                waiting = []
        if waiting:
            found.append(WorkUnit(tuple(waiting)))
    return found
