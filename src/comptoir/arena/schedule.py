"""The schedule of a match: who sits where, so that every bot has every seat equally often.

A lineup is the bots that play together in one game.  It sits around a table in a certain order, gets one deal (one
seed), and plays it once in every rotation, so that each of its bots meets this deal in every seat: luck of the deal is
shared by all.  Rotations that look alike (the same bots in the same seats) would be the same game again, and are left
out.

A block is the tables after which all bots have played equally often.  With as many bots as seats it is one table.  With
fewer bots, each of them sits there once (or twice, ...) and the seats left over go to each bot in turn.  With more
bots, the lineups of a block follow from each other by adding 1 to the number of each bot.  From block to block the
lineup and its order around the table change, so that each bot plays against each other one, and on its left, as evenly
as possible.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, permutations

from comptoir.arena.spec import CONTESTS, MATCH, MIRROR, MatchSpec
from comptoir.bots import BUDGETED

Seating = tuple[str, ...]  # the entrant at each seat

UNIT_GAMES = 24  # games in a unit of work
CUSTOM_UNIT_GAMES = 8  # where custom bots play, which may be slow


@dataclass(frozen=True)
class SeatAssignment:
    """One game of a contest, before it is played."""

    contest: str
    number: int
    deal: int
    seating: Seating


@dataclass(frozen=True)
class WorkUnit:
    """Games that one process plays together: whole deals."""

    assignments: tuple[SeatAssignment, ...]


def orbits(bots: int, seats: int) -> list[list[tuple[int, ...]]]:
    """Lineups of `seats` out of so many bots, in lists; within one list all bots sit equally often.

    A list is a lineup and those that follow from it by adding 1 to the numbers of all its bots, modulo `bots`.  The
    lists are ordered so that the pairs of bots that have met least come first.
    """
    lists: list[list[tuple[int, ...]]] = []
    seen: set[tuple[int, ...]] = set()
    for lineup in combinations(range(bots), seats):
        if lineup not in seen:
            rotated = [tuple(sorted((bot + by) % bots for bot in lineup)) for by in range(bots)]
            lists.append(list(dict.fromkeys(rotated)))
            seen.update(rotated)
    return ordered_by_meetings(lists, bots)


def ordered_by_meetings(lists: list[list[tuple[int, ...]]], bots: int) -> list[list[tuple[int, ...]]]:
    """The lists of lineups in the order in which meetings of two bots stay most even."""
    meetings = [0.0] * bots  # by the difference of the numbers of two bots, modulo `bots`: all such pairs meet together

    def unevenness(lineups: list[tuple[int, ...]]) -> float:
        after = meetings[:]
        for a, b in combinations(lineups[0], 2):
            after[min(b - a, bots - b + a)] += 1
        return sum(times * times for times in after)

    ordered = []
    while lists:
        best = min(lists, key=unevenness)
        lists.remove(best)
        ordered.append(best)
        for a, b in combinations(best[0], 2):
            meetings[min(b - a, bots - b + a)] += 1
    return ordered


def circular_orders(lineup: Seating) -> list[Seating]:
    """The different orders in which a lineup can sit around a table, whoever begins."""
    first, *rest = lineup
    orders: dict[Seating, Seating] = {}
    for order in permutations(rest):
        seating = (first, *order)
        orders.setdefault(min(rotations(seating)), seating)
    return list(orders.values())


def rotations(seating: Seating) -> list[Seating]:
    """The seating with all bots moved by 0, 1, 2, ... seats; equal ones once."""
    return list(dict.fromkeys(seating[by:] + seating[:by] for by in range(len(seating))))


def blocks(entrants: tuple[str, ...], seats: int) -> Iterator[list[list[Seating]]]:
    """Block after block, without end; each is a list of tables, and each table the seatings of one deal."""
    times_each, seats_left = divmod(seats, len(entrants))
    everybody = entrants * times_each
    lists = orbits(len(entrants), seats_left)
    orders: dict[Seating, list[Seating]] = {}
    for number in count():
        turn, at = divmod(number, len(lists))
        block = []
        for extra in lists[at]:
            lineup = everybody + tuple(entrants[bot] for bot in extra)
            if lineup not in orders:
                orders[lineup] = circular_orders(lineup)
            block.append(rotations(orders[lineup][turn % len(orders[lineup])]))
        yield block


def deals(match: MatchSpec, contest: str) -> list[list[SeatAssignment]]:
    """All games of a contest, deal by deal: as many whole blocks as are needed."""
    wanted = match.games_wanted(contest)
    scheduled: list[list[SeatAssignment]] = []
    number = 0
    for block in blocks(match.entrants(contest), match.players):
        if number >= wanted:
            break
        for table in block:
            # Equal bots would play one and the same game in every rotation: in the mirror match each has its own deal.
            for seatings in [[seating] for seating in table] if contest == MIRROR else [table]:
                deal = len(scheduled)
                scheduled.append(
                    [SeatAssignment(contest, number + n, deal, seating) for n, seating in enumerate(seatings)]
                )
                number += len(seatings)
    return scheduled


def match_length(match: MatchSpec) -> int:
    """How many games a match has, rounded up to whole blocks."""
    return sum(len(deal) for deal in deals(match, MATCH))


def work_units(match: MatchSpec) -> list[WorkUnit]:
    """All games of all contests in units of some games; where bots think for long, a unit is one deal."""
    units: list[WorkUnit] = []
    for contest in CONTESTS:
        names = match.bot_names(contest)
        least = 1 if names & {*BUDGETED} else CUSTOM_UNIT_GAMES if names & match.custom_bot_names else UNIT_GAMES
        unit: list[SeatAssignment] = []
        for deal in deals(match, contest):
            unit += deal
            if len(unit) >= least:
                units.append(WorkUnit(tuple(unit)))
                unit = []
        if unit:
            units.append(WorkUnit(tuple(unit)))
    return units
