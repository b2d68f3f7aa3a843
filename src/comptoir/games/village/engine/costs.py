"""Village: costs, coins and time (sections 5 and 6).

Whoever needs cubes paid says which are due (`charge`) and puts PAY on the agenda, before the step that brings what was
paid for (VIL-5.1).  A coin may stand for any cube (VIL-5.4); the player chooses the mix.
"""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.core.vecs import vec
from comptoir.games.village.engine.components import COLOURS
from comptoir.games.village.engine.state import Family, Question, Village, enter_question
from comptoir.games.village.engine.terms import COINS, NOTE_BRIDGE, NOTE_CUBE, NOTE_PAID, PAY, PICK, PICK_CUBE


def lose_time(s: Village, p: i64, time: i64) -> i64:
    """Move the marker clockwise; the number of times it crossed the bridge (VIL-6.2, 6.3, 6.6)."""
    me = s.families[p]
    me.time += time  # VIL-5.3: always possible
    crossings: i64 = 0
    while me.time >= s.box.time_track:
        me.time -= s.box.time_track
        crossings += 1
        s.tell(NOTE_BRIDGE, p)
    return crossings


def spend_time(s: Village, p: i64, time: i64) -> None:
    """Lose time; deaths are settled at the end of the turn (VIL-6.4, 17.1)."""
    s.families[p].owed += lose_time(s, p, time)


def can_pay(me: Family, cubes: vec[i64]) -> bool:
    """Are there cubes, or coins instead, for all of this (VIL-5.1, 5.4)?"""
    missing: i64 = 0
    for colour in range(COLOURS):
        if cubes[colour] > me.cubes[colour]:
            missing += cubes[colour] - me.cubes[colour]
    return missing <= me.coins


def can_pay_colour(me: Family, colour: i64, number: i64) -> bool:
    return me.cubes[colour] + me.coins >= number


def charge(s: Village, cubes: vec[i64]) -> None:
    """These cubes are due; a PAY step must follow."""
    for colour in range(COLOURS):
        s.due[colour] = cubes[colour]


def charge_colour(s: Village, colour: i64, number: i64) -> None:
    s.due[colour] = number


def hand_over(s: Village, p: i64, colour: i64, cubes: i64, coins: i64) -> None:
    """Cubes and coins go to the supply (VIL-5.2); coins are not counted there (VIL-5.8)."""
    me = s.families[p]
    me.cubes[colour] -= cubes
    s.supply[colour] += cubes
    me.coins -= coins
    if cubes + coins > 0:
        s.tell(NOTE_PAID, p, colour, cubes, coins)


def offer_mixes(s: Village, p: i64, colour: i64, number: i64, spare: i64 = 0, cubes_at_least: i64 = 0) -> None:
    """The ways to pay cubes of one colour: by how many coins, `spare` of them being needed elsewhere (VIL-5.4)."""
    me = s.families[p]
    fewest = max(0, number - me.cubes[colour])
    most = min(number - cubes_at_least, me.coins - spare)
    for coins in range(fewest, most + 1):
        s.offer(COINS, coins)


class Pay(Question):
    """Cubes are due, one colour after the other: how many coins stand in for them (VIL-5.4)?"""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        colour = first_due(s)
        if colour == COLOURS:
            s.offer(COINS, 0)
            return
        spare: i64 = 0
        for later in range(colour + 1, COLOURS):
            spare += max(0, s.due[later] - me.cubes[later])
        offer_mixes(s, p, colour, s.due[colour], spare, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        colour = first_due(s)
        if colour < COLOURS:
            hand_over(s, p, colour, s.due[colour] - x, x)
            s.due[colour] = 0
            if first_due(s) < COLOURS:
                s.then(step(PAY, p, arg))


def first_due(s: Village) -> i64:
    for colour in range(COLOURS):
        if s.due[colour] > 0:
            return colour
    return COLOURS


def gain_cubes(s: Village, p: i64, number: i64) -> None:
    """Influence cubes of choice, as far as the supply has any (VIL-5.9)."""
    if number > 0 and supply_has_influence(s):
        s.then(step(PICK_CUBE, p, number))


def supply_has_influence(s: Village) -> bool:
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            return True
    return False


class PickCube(Question):
    """One cube of choice, never a plague cube (VIL-5.9)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        for colour in range(COLOURS):
            if s.supply[colour] > 0:
                s.offer(PICK, colour)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.supply[x] -= 1
        s.families[p].cubes[x] += 1
        s.tell(NOTE_CUBE, p, x)
        gain_cubes(s, p, arg - 1)


enter_question(PAY, Pay())
enter_question(PICK_CUBE, PickCube())
