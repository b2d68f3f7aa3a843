"""Builders for tests that read as stories: a table is set as the story needs it, then words are said.

    t = story(players=2)
    t.board(0, market="own_boatman own_craftsman")
    t.plan(0).say("fill farmhouse", "done").acting(0).say("use farmhouse")
    assert t.me(0).tracks[0] == 1

What a board is given comes from where it lies: neutral followers and goods from the supply, coins from the bank, tiles
from the stacks, stations from the reserve.  What it had before goes back there.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import comptoir
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.state import step
from comptoir.games.orleans.engine import terms
from comptoir.games.orleans.engine.components import (
    CITIZEN_NAMES,
    DEED_BITS,
    DEED_NAMES,
    EMPTY,
    EVENT_NAMES,
    GOOD_NAMES,
    NO_GOOD,
    PIECE_NAMES,
    PLACE_NAMES,
    SLOT_NAMES,
    TECHNOLOGY_TILE,
    TOWN_NAMES,
    TYPE_NAMES,
    TYPES,
)
from comptoir.games.orleans.engine.people import how_many, one
from comptoir.games.orleans.engine.state import IN_ACTIONS, IN_EVENT, IN_FOLLOWERS, IN_PLANNING, Board, Orleans
from comptoir.games.orleans.engine.tracks import gain_tile

ORLEANS = comptoir.game("orleans")
CROWDS = ("bag", "market", "tower", "arrived")
Wanted = str | Mapping[str, int]  # how many of each name: {"grain": 2} or "grain grain"


def counts(names: Sequence[str], wanted: Wanted) -> list[int]:
    """{"grain": 2} or "grain grain" as a list of numbers in the order of `names`."""
    if isinstance(wanted, str):
        words = wanted.split()
        assert not set(words) - set(names), words
        return [words.count(name) for name in names]
    assert not set(wanted) - set(names), wanted
    return [wanted.get(name, 0) for name in names]


class Story:
    def __init__(self, players: int, seed: int, game: Game, options: Mapping[str, object]) -> None:
        self.game = game
        self.s = cast(Orleans, game.new(players, seed, journal=True, **options))

    # -- setting the table ---------------------------------------------------------------------------------------

    def me(self, p: int) -> Board:
        return self.s.boards[p]

    def board(
        self,
        p: int,
        *,
        tracks: Mapping[str, int] | None = None,
        goods: Wanted | None = None,
        places: Mapping[str, str] | None = None,
        tiles: str | None = None,
        stations: str | None = None,
        town: str | None = None,
        coins: int | None = None,
        **rest: Any,
    ) -> "Story":
        """Set what is named.

        bag, market, tower: ALL followers there, "monk own_farmer"; places={"castle": "own_farmer - technology"} says
        what lies on the slots of a place, in their order; tiles="hayrick school" adds tiles; tracks={"knight": 2};
        goods="grain wine"; stations="orleans blois"; town="tours"; coins, citizens, development, technology, reserve.
        Marked followers that are named nowhere are put into the bag when a crowd or a place is set.
        """
        s, me = self.s, self.me(p)
        for tile in (tiles or "").split():
            gain_tile(s, p, PLACE_NAMES.index(tile))
        moved = [name for name in CROWDS if name in rest]
        for name in moved:
            self.set_crowd(p, name, rest.pop(name))
        for place, contents in (places or {}).items():
            self.set_place(p, place, contents)
        if moved or places:
            self.tidy_marked(p, moved, places or {})
        for kind, position in (tracks or {}).items():
            me.tracks[TYPE_NAMES.index(kind)] = position
        if goods is not None:
            for good, number in enumerate(counts(GOOD_NAMES, goods)):
                s.goods[good] += me.goods[good] - number
                me.goods[good] = number
        if stations is not None:
            me.stations = sum(1 << TOWN_NAMES.index(name) for name in stations.split())
            me.reserve = s.box.stations - me.lost_stations - len(stations.split())
        if town is not None:
            me.town = TOWN_NAMES.index(town)
        if coins is not None:
            s.bank += me.coins - coins if s.bank_limit else 0
            me.coins = coins
        if "technology" in rest:
            s.technology += me.technology - rest["technology"]
        for name, value in rest.items():
            assert name in ("citizens", "development", "technology", "reserve", "has_equipped", "passed"), name
            setattr(me, name, value)
        return self

    def set_crowd(self, p: int, name: str, followers: Wanted) -> None:
        s, me = self.s, self.me(p)
        old = getattr(me, name)
        for kind in range(TYPES):
            s.supply[kind] += how_many(old, kind)
        new = 0
        for piece, number in enumerate(counts(PIECE_NAMES, followers)):
            new += number * one(piece)
            if piece < TYPES:
                s.supply[piece] -= number
                assert s.supply[piece] >= 0, f"no {PIECE_NAMES[piece]} is left"
        setattr(me, name, new)

    def set_place(self, p: int, place: str, contents: str) -> None:
        s, me = self.s, self.me(p)
        number = PLACE_NAMES.index(place)
        assert me.places >> number & 1, f"{place} is not theirs"
        words = contents.split()
        first = s.box.first_slot[number]
        assert len(words) <= s.box.first_slot[number + 1] - first
        for i, word in enumerate(words):
            slot = first + i
            me.empty |= 1 << slot
            me.equipped &= ~(1 << slot)
            me.slots[slot] = EMPTY
            if word == "-":
                continue
            me.empty &= ~(1 << slot)
            if word == "technology":
                me.slots[slot] = TECHNOLOGY_TILE
                me.equipped |= 1 << slot
                me.has_equipped = True
                s.technology -= 1
            else:
                piece = PIECE_NAMES.index(word)
                me.slots[slot] = piece
                if piece < TYPES:
                    s.supply[piece] -= 1
                    assert s.supply[piece] >= 0, f"no {word} is left"

    def tidy_marked(self, p: int, moved: Sequence[str], places: Mapping[str, str]) -> None:
        """Each marked follower is in one place only: where the story put it, else where it was, else in the bag."""
        me = self.me(p)
        for piece in range(TYPES, len(PIECE_NAMES)):
            told = [name for name in moved if how_many(getattr(me, name), piece)]
            on_slots = [slot for slot in range(self.s.box.slots) if me.slots[slot] == piece]
            named = any(PIECE_NAMES[piece] in contents.split() for contents in places.values())
            assert len(told) + named <= 1, f"{PIECE_NAMES[piece]} is told of twice"
            if told or named:
                for name in CROWDS:
                    if name not in moved and how_many(getattr(me, name), piece):
                        setattr(me, name, getattr(me, name) - one(piece))
            elif not on_slots and not any(how_many(getattr(me, name), piece) for name in CROWDS):
                me.bag += one(piece)

    def supply(self, **numbers: int) -> "Story":
        """So many followers of a type, or goods of a kind, in the supplies; the others leave the game."""
        s = self.s
        for name, number in numbers.items():
            if name in TYPE_NAMES:
                kind = TYPE_NAMES.index(name)
                s.lost_followers[kind] += s.supply[kind] - number
                s.supply[kind] = number
            elif name in GOOD_NAMES:
                good = GOOD_NAMES.index(name)
                s.lost_goods[good] += s.goods[good] - number
                s.goods[good] = number
            else:
                assert name == "technology", name
                s.lost_technology += s.technology - number
                s.technology = number
        return self

    def bank(self, coins: int) -> "Story":
        """So many coins in the bank; the limit is what there is then."""
        self.s.bank = coins
        self.s.bank_limit = coins + sum(board.coins for board in self.s.boards)
        return self

    def deed(self, name: str, slots: Wanted) -> "Story":
        """Exactly these slots of a deed are free, e.g. deed("astronomy", "scholar trader")."""
        free = counts(TYPE_NAMES, slots)
        self.s.deeds[DEED_NAMES.index(name)] = sum(n << DEED_BITS * kind for kind, n in enumerate(free))
        return self

    def citizens(self, names: str) -> "Story":
        """Exactly these citizens are still on the boards."""
        self.s.citizens = sum(1 << CITIZEN_NAMES.index(name) for name in names.split())
        return self

    def route(self, a: str, b: str, goods: str, kind: str | None = None) -> "Story":
        """These goods on a route ("-" for an empty space)."""
        s = self.s
        for route in range(len(s.box.route_a)):
            ends = {TOWN_NAMES[s.box.route_a[route]], TOWN_NAMES[s.box.route_b[route]]}
            if ends == {a, b} and kind in (None, ("road", "waterway")[s.box.route_kind[route]]):
                words = goods.split()
                for i, space in enumerate(range(s.box.first_space[route], s.box.first_space[route + 1])):
                    word = words[i] if i < len(words) else "-"
                    s.spaces[space] = NO_GOOD if word == "-" else GOOD_NAMES.index(word)
                return self
        raise AssertionError(f"no route {a}-{b}")

    def event(self, name: str) -> "Story":
        """The event of this round."""
        self.s.event = EVENT_NAMES.index(name)
        return self

    def round(self, number: int) -> "Story":
        """This is round number so many, with as many hourglass tiles left as there should be."""
        self.s.round = number
        self.s.pile = self.s.pile[: self.s.box.rounds - number]
        return self

    # -- starting --------------------------------------------------------------------------------------------------

    def begin(self, kind: int, p: int = 0, arg: int = 0, *after: tuple[int, int, int]) -> "Story":
        """Put a step (and steps after it) on an empty agenda and go on."""
        self.s.lanes = []
        self.s.agenda = as_vec([int(step(k, q, a)) for k, q, a in reversed([(kind, p, arg), *after])])
        self.s.advance()
        return self

    def hourglass(self) -> "Story":
        """A round begins."""
        return self.begin(terms.HOURGLASS)

    def census(self) -> "Story":
        return self.begin(terms.CENSUS)

    def drawing(self, p: int) -> "Story":
        """This player draws or recalls; after that this player plans."""
        self.s.phase = IN_FOLLOWERS
        return self.begin(
            terms.DRAW_OR_RECALL,
            p,
            0,
            (terms.SETTLE_MARKET, p, 0),
            (terms.MAKE_PLAN, p, 0),
            (terms.CLOSE_ACTIONS, 0, 0),
        )

    def plan(self, p: int) -> "Story":
        """This player plans; after that the actions begin with this player."""
        self.s.phase = IN_PLANNING
        return self.begin(terms.MAKE_PLAN, p, 0, (terms.ACTIONS, p, 0))

    def planning(self) -> "Story":
        """The planning phase begins."""
        return self.begin(terms.PLANNING, self.s.first_player)

    def acting(self, p: int) -> "Story":
        """The action phase, this player first."""
        self.s.phase = IN_ACTIONS
        return self.begin(terms.ACTIONS, p)

    def strike(self, name: str, p: int | None = None) -> "Story":
        """The event phase with this event, for all or for this player only."""
        self.event(name)
        self.s.phase = IN_EVENT
        if p is None:
            return self.begin(terms.EVENT, self.s.first_player)
        return self.begin(terms.EVENT, p, self.s.players - 1)

    def owe(self, p: int, coins: int) -> "Story":
        """This player must pay so many coins that are not there."""
        return self.begin(terms.OWE, p, coins, (terms.START_PLAYER, 0, 0))

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        return self.s.asked[0] if self.s.asked else None

    @property
    def asks(self) -> str | None:
        """The key of the question on the table, such as "plan" or "action"."""
        prompt = self.game.prompt(self.s, self.asked) if self.asked is not None else None
        return prompt[0].removeprefix("orleans-ask-") if prompt else None

    @property
    def menu(self) -> list[str]:
        return self.menu_of(self.asked) if self.asked is not None else []

    def menu_of(self, seat: int) -> list[str]:
        return [self.game.word(action) for action in self.s.menu(seat)]

    def can(self, word: str) -> bool:
        return word in self.menu

    def some(self, verb: str) -> list[str]:
        """The words of the menu that begin with this verb."""
        return [word for word in self.menu if word.split()[0] == verb]

    def say(self, *words: str, seat: int | None = None) -> "Story":
        """Each word is said by whoever is asked, or by this seat; it must be on the menu."""
        for word in words:
            who = self.s.asked[0] if seat is None else seat
            assert word in self.menu_of(who), f"{word!r} is not among {self.menu_of(who)} ({self.asks})"
            self.s.play(who, self.game.action(word))
        return self

    def holds(self, p: int, crowd: str) -> list[str]:
        """What is in a bag, market or tower, as a sorted list of words."""
        here = getattr(self.me(p), crowd)
        return sorted(name for piece, name in enumerate(PIECE_NAMES) for _ in range(how_many(here, piece)))

    def slots(self, p: int, place: str) -> str:
        """What lies on the slots of a place."""
        number = PLACE_NAMES.index(place)
        found = []
        for slot in range(self.s.box.first_slot[number], self.s.box.first_slot[number + 1]):
            content = self.me(p).slots[slot]
            found.append("-" if content == EMPTY else [*PIECE_NAMES, "technology"][content])
        return " ".join(found)

    def types(self, place: str) -> list[str]:
        """The types of the slots of a place."""
        number = PLACE_NAMES.index(place)
        return [
            SLOT_NAMES[self.s.slot_type[i]]
            for i in range(self.s.box.first_slot[number], self.s.box.first_slot[number + 1])
        ]

    def goods(self, p: int) -> dict[str, int]:
        return {name: int(self.me(p).goods[good]) for good, name in enumerate(GOOD_NAMES) if self.me(p).goods[good]}

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The rule id of the refusal."""
        refusal = self.s.why_not(self.s.asked[0] if seat is None else seat, word)
        return refusal.rule if refusal else None

    def told(self, key: str) -> list[dict[str, Any]]:
        """The journal entries of this key, without the edition that every sentence gets."""
        entries = [values for name, values in self.s.journal if name == f"orleans-note-{key}"]
        return [{name: value for name, value in values.items() if name != "edition"} for values in entries]


def story(players: int = 2, seed: int = 1, game: Game = ORLEANS, **options: object) -> Story:
    return Story(players, seed, game, options)
