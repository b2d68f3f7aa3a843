"""A Column of Fire: trading houses and their sites (section 6)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.games.column.engine.state import Column, Phase, Question, enter_phase, enter_question
from comptoir.games.column.engine.terms import (
    KEEP,
    NOTE_HOUSE,
    NOTE_HOUSE_LOST,
    NOTE_PUSHED,
    PLACE_HOUSE,
    RAISE,
    UPGRADE,
)


def owner_of(s: Column, country: i64, site: i64) -> i64:
    """Whose house stands there; NOBODY's when the site is free."""
    for p in range(s.players):
        if s.traders[p].sites[country] == site:
            return p
    return NOBODY


def settle(s: Column, p: i64, country: i64, site: i64) -> None:
    """Place or lift the own house, and push the others down (COF-6.2, 6.4 to 6.7)."""
    s.traders[p].sites[country] = 0  # COF-6.6: lifted first, so that its old site can end the chain
    pushed = owner_of(s, country, site)
    s.traders[p].sites[country] = site
    s.tell(NOTE_HOUSE, p, country, site)
    while pushed != NOBODY:
        site -= 1
        following = owner_of(s, country, site) if site > 0 else NOBODY
        s.traders[pushed].sites[country] = site  # COF-6.5: from site 1 back to the stock
        if site > 0:
            s.tell(NOTE_PUSHED, pushed, country, site)
        else:
            s.tell(NOTE_HOUSE_LOST, pushed, country)
        pushed = following


class PlaceHouse(Phase):
    """A first house must be placed; one on a lower site may be moved up (COF-6.2, 6.3)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        me = s.traders[p]
        site = me.dice[s.chosen_die]
        if me.sites[arg] == 0:
            settle(s, p, arg, site)
        elif me.sites[arg] < site:
            s.then(step(UPGRADE, p, arg))


class Upgrade(Question):
    """To the site of the die, or not (COF-6.3)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(RAISE)
        s.offer(KEEP)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == RAISE:
            settle(s, p, arg, s.traders[p].dice[s.chosen_die])


enter_phase(PLACE_HOUSE, PlaceHouse())
enter_question(UPGRADE, Upgrade())
