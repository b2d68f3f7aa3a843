"""Builders for tests that read as stories: a table is set as the story needs it, then words are said.

t = story(players=2)
t.board(harvest="plague")
t.farm(0, time=8, grain=0)
t.turn(0)
t.say("take harvest plague", "reap")
assert t.me(0).time == 0
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import comptoir
from comptoir.core import registry
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.state import step
from comptoir.games.village.engine import terms
from comptoir.games.village.engine.components import (
    CUBES,
    CUSTOMER_NAMES,
    GENERATION_NAMES,
    GOODS,
    GRAIN,
    PLACES,
    PROFESSIONS,
    SPACES,
    WANTED,
)
from comptoir.games.village.engine.members import how_many
from comptoir.games.village.engine.state import Family, Village

VILLAGE = comptoir.game("village")
Table = dict[str, int]
Wanted = str | Mapping[str, int]  # how many of each name: {"orange": 2} or "orange orange"


def named(names: Sequence[str], wanted: Wanted) -> list[int]:
    """{"orange": 2} or "orange orange" as a list of numbers in the order of `names`."""
    if isinstance(wanted, str):
        words = wanted.split()
        assert not set(words) - set(names), words
        return [words.count(name) for name in names]
    assert not set(wanted) - set(names), wanted
    return [wanted.get(name, 0) for name in names]


class Story:
    def __init__(self, players: int, seed: int, game: Game, options: Mapping[str, object]) -> None:
        self.game = game
        self.s = cast(Village, game.new(players, seed, journal=True, **options))

    # -- setting the table ---------------------------------------------------------------------------------------

    def me(self, p: int) -> Family:
        return self.s.families[p]

    def board(self, **spaces: Wanted) -> "Story":
        """Exactly these cubes on the board, e.g. board(crafts="orange plague"); all others go to the supply."""
        s = self.s
        for i in range(35):
            s.supply[i % 5] += s.spaces[i]
            s.spaces[i] = 0
        s.cubes_on_board = 0
        for space, cubes in spaces.items():
            for cube, number in enumerate(named(CUBES, cubes)):
                s.spaces[SPACES.index(space) * 5 + cube] += number
                s.cubes_on_board += number
                self.take_from_stock(cube, number)
        return self

    def take_from_stock(self, cube: int, number: int) -> None:
        """From the supply, and from the green bag when the supply has too few."""
        s = self.s
        moved = min(number, s.supply[cube])
        s.supply[cube] -= moved
        s.green_bag[cube] -= number - moved
        assert s.green_bag[cube] >= 0

    def farm(
        self,
        p: int,
        *,
        cubes: Wanted | None = None,
        goods: Wanted | None = None,
        members: Mapping[str, str] | None = None,
        **numbers: int,
    ) -> "Story":
        """Set what is named: time, owed, coins, grain, prestige; cubes="green green"; goods="ox plow";
        members={"farm": "1 1 2", "smithy": "1"} says where ALL visible members are; those not named stay unborn,
        lowest generation first out (so {"farm": ""} is an empty house)."""
        s, me = self.s, self.me(p)
        for name, value in numbers.items():
            if name == "grain":
                me.goods[GRAIN] = value
            else:
                assert name in ("time", "owed", "coins", "prestige"), name
                setattr(me, name, value)
        if cubes is not None:
            for cube, number in enumerate(named(CUBES[:4], cubes)):
                s.supply[cube] += me.cubes[cube]
                me.cubes[cube] = 0
                self.take_from_stock(cube, number)
                me.cubes[cube] = number
        if goods is not None:
            for good, number in enumerate(named(GOODS, goods)):
                me.goods[good] = number
        if members is not None:
            everybody = sum(me.members[i] for i in range(len(PLACES)))
            for i in range(len(PLACES)):
                me.members[i] = 0
            for place, who in members.items():
                here = sum(1 << 4 * (int(generation) - 1) for generation in who.split())
                me.members[PLACES.index(place)] = here
                everybody -= here
            assert everybody >= 0
            me.members[PLACES.index("unborn")] += everybody
            me.remembered = sum(self.count(p, f"chronicle_{name}") for name in PROFESSIONS)
        return self

    def customers(self, stalls: str, queue: str | None = None, pile: str | None = None) -> "Story":
        """These customers in the stalls ("-" for an empty one), and in the line; the others in the pile, c01 on top."""
        s = self.s
        tiles = [CUSTOMER_NAMES.index(name) if name != "-" else -1 for name in stalls.split()]
        assert len(tiles) == s.box.stalls
        s.stalls = as_vec(tiles + [-1] * (5 - len(tiles)))
        s.queue = [CUSTOMER_NAMES.index(name) for name in (queue or "").split()]
        gone = set(tiles) | set(s.queue) | {tile for family in s.families for tile in family.served}
        if pile is None:
            s.pile = [tile for tile in reversed(range(24)) if tile not in gone]
        else:
            s.pile = [CUSTOMER_NAMES.index(name) for name in reversed(pile.split())]
        return self

    def chronicle(self, **free: int) -> "Story":
        """So many free open spaces for each profession named; graves=n sets the free graves."""
        for name, number in free.items():
            if name == "graves":
                self.s.graves_free = number
            else:
                self.s.chronicle_free[PROFESSIONS.index(name)] = number
        return self

    # -- starting --------------------------------------------------------------------------------------------------

    def begin(self, kind: int, p: int = 0, arg: int = 0, *after: tuple[int, int, int]) -> "Story":
        """Put a step (and steps after it) on an empty agenda and go on."""
        self.s.agenda = as_vec([int(step(k, q, a)) for k, q, a in reversed([(kind, p, arg), *after])])
        self.s.advance()
        return self

    def turn(self, p: int) -> "Story":
        """It is this player's turn."""
        return self.begin(terms.BEGIN_TURN, p)

    def action(self, space: str, p: int = 0) -> "Story":
        """This player is about to carry out the action of a space, having taken the cube."""
        self.s.active = p
        return self.begin(terms.ACTION + SPACES.index(space), p, 0, (terms.END_TURN, p, 0))

    def market_day(self, p: int) -> "Story":
        """This player starts a market day."""
        from comptoir.games.village.engine.market import start_market_day

        self.s.active = p
        self.s.agenda = as_vec([int(step(terms.END_TURN, p))])
        start_market_day(self.s, p)
        self.s.advance()
        return self

    def mass(self, final: bool = False) -> "Story":
        """A mass is held."""
        return self.begin(terms.MASS, 0, 0, (terms.GAME_END if final else terms.END_ROUND, 0, 0))

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        return self.s.asked[0] if self.s.asked else None

    @property
    def asks(self) -> str | None:
        """The key of the question on the table, such as "turn" or "action-crafts"."""
        prompt = self.game.prompt(self.s, self.asked) if self.asked is not None else None
        return prompt[0].removeprefix("village-ask-") if prompt else None

    @property
    def menu(self) -> list[str]:
        return [self.game.word(action) for action in self.s.menu(self.asked)] if self.asked is not None else []

    def can(self, word: str) -> bool:
        return word in self.menu

    def some(self, verb: str) -> list[str]:
        """The words of the menu that begin with this verb."""
        return [word for word in self.menu if word.split()[0] == verb]

    def say(self, *words: str) -> "Story":
        """Each word is said by whoever is asked; it must be on the menu."""
        for word in words:
            assert word in self.menu, f"{word!r} is not among {self.menu} ({self.asks})"
            self.s.play(self.s.asked[0], self.game.action(word))
        return self

    def count(self, p: int, place: str, generation: int | None = None) -> int:
        """How many members of this player are at a place."""
        here = self.me(p).members[PLACES.index(place)]
        return sum(how_many(here, g) for g in range(4) if generation in (None, g + 1))

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The rule id of the refusal."""
        refusal = self.s.why_not(self.s.asked[0] if seat is None else seat, word)
        return refusal.rule if refusal else None

    def told(self, key: str) -> list[dict[str, Any]]:
        """The journal entries of this key."""
        return [arguments for name, arguments in self.s.journal if name == f"village-note-{key}"]


def story(players: int = 2, seed: int = 1, game: Game = VILLAGE, start_player: int = 0, **options: object) -> Story:
    return Story(players, seed, game, {"start_player": start_player, **options})


def table(t: Story) -> Table:
    """All that can be counted on the table; what belongs to another seat than 0 carries the number of the seat."""
    s = t.s
    found = {"graves free": s.graves_free, "pile": len(s.pile), "line": len(s.queue), "next start": s.next_start}
    for i, profession in enumerate(PROFESSIONS):
        found[f"{profession} free"] = s.chronicle_free[i]
    for i, cube in enumerate(CUBES):
        found[f"supply {cube}"], found[f"green bag {cube}"] = s.supply[i], s.green_bag[i]
        for n, space in enumerate(SPACES):
            found[f"{space} {cube}"] = s.spaces[n * 5 + i]
    for p, me in enumerate(s.families):
        own = {"time": me.time, "owed": me.owed, "coins": me.coins, "prestige": me.prestige}
        own |= {"markers": me.markers, "served": len(me.served)}
        own |= zip(CUBES[:4], me.cubes, strict=True)
        own |= zip(WANTED, me.goods, strict=True)
        for place in PLACES:
            for g, generation in enumerate(GENERATION_NAMES):
                own[f"{place} {generation}"] = t.count(p, place, g + 1)
        found |= own if p == 0 else {f"{p} {what}": number for what, number in own.items()}
    return found


def effect(t: Story, *words: str) -> Table:
    """Everything that saying these words changes, as differences: {"time": 2, "smithy first": 1, "farm first": -1}."""
    before = table(t)
    t.say(*words)
    after = table(t)
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def other_box(*changes: tuple[str, str]) -> Game:
    """The game with a box in which each (old, new) has been changed."""
    text = VILLAGE.box_text
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return registry.get("village", text)


def empty_supply(t: Story, but_orange: int = 0) -> Story:
    """All influence cubes of the supply go to the green bag, but for some orange ones."""
    for colour in range(4):
        moved = t.s.supply[colour] - (but_orange if colour == 0 else 0)
        t.s.green_bag[colour] += moved
        t.s.supply[colour] -= moved
    return t
