"""Builders for tests that read as stories: a table is set as the story needs it, then words are said.

    t = story(players=3)
    t.prices(dragon_eggs=1).trader(0, money=4, tiles="t04").trader(1, shops="ulmira")
    t.selling(0)
    t.say("sell ulmira")
    assert (t.me(0).money, t.me(1).money) == (7, 21)

Villages and regions are named by word or by the id of the box: "ulmira" and "v21" are the same, so are "mistwood" and
"r12".  Money is 20 in every purse unless the story says otherwise.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, cast

import comptoir
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.state import NOBODY, step
from comptoir.games.hermagor.engine import terms
from comptoir.games.hermagor.engine.awards import take
from comptoir.games.hermagor.engine.components import (
    NOBILITY,
    PLACE_NAMES,
    PLACES,
    PRODUCT_NAMES,
    REGION_NAMES,
    REGIONS,
    ROW_NAMES,
    ROW_SPACES,
    SPACE_NAMES,
    SPACES,
    STALL_NAMES,
    STALLS,
    TILE_NAMES,
    VILLAGE_NAMES,
)
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, NO_TILE, PHASE_MARKET, PHASE_SELLING, Hermagor, Trader

HERMAGOR = comptoir.game("hermagor")


def village(name: str) -> int:
    """The number of a village, or of Hermagor."""
    return int(name[1:]) - 1 if name[0] == "v" and name[1:].isdecimal() else PLACE_NAMES.index(name)


def region(name: str) -> int:
    return int(name[1:]) - 1 if name[0] == "r" and name[1:].isdecimal() else REGION_NAMES.index(name)


def bits(names: str, number: Callable[[str], int]) -> int:
    return sum({1 << number(name) for name in names.split()})


class Story:
    def __init__(self, players: int, seed: int, game: Game, options: Mapping[str, object]) -> None:
        self.game = game
        self.s = cast(Hermagor, game.new(players, seed, journal=True, **options))
        self.s.journal_numbers = as_vec([])

    # -- setting the table ---------------------------------------------------------------------------------------

    def me(self, p: int) -> Trader:
        return self.s.traders[p]

    def trader(
        self,
        p: int,
        *,
        money: int | None = None,
        merchant: str | None = None,
        shops: str | None = None,
        tiles: str | None = None,
        discs: int | None = None,
    ) -> "Story":
        """Set what is named: money; merchant="v21"; shops="ulmira v22" (ALL shops on the map; the regions they complete
        count as settled); tiles="t04 half_move" (ALL tiles held); discs=n left in the supply."""
        s, me = self.s, self.me(p)
        if money is not None:
            me.money = money
            me.surely = max(0, money - s.box.start_money)
        if merchant is not None:
            me.merchant = village(merchant)
        if shops is not None:
            me.shops = bits(shops, village)
            me.unused = s.box.shops - me.in_hand - me.discarded - int(me.shops).bit_count()
            assert me.unused >= 0
            wanted = s.box.region_villages
            me.settled = sum(1 << r for r in range(REGIONS) if me.shops & wanted[r] == wanted[r])
            if me.merchant == village("hermagor") and shops:
                me.merchant = village(shops.split()[-1]) if merchant is None else me.merchant
        if tiles is not None:
            s.bag |= me.tiles
            me.tiles = me.products = 0
            for name in tiles.split():
                tile = TILE_NAMES.index(name)
                self.pick_up(tile)
                take(s, me, tile)
        if discs is not None:
            me.discs = discs
        return self

    def pick_up(self, tile: int) -> None:
        """Take a tile from wherever it lies."""
        s = self.s
        s.bag &= ~(1 << tile)
        s.neutral_tiles &= ~(1 << tile)
        for stall in range(STALLS):
            if s.stalls[stall] == tile:
                s.stalls[stall] = NO_TILE
        for me in s.traders:
            if me.tiles >> tile & 1:
                me.tiles &= ~(1 << tile)
                held = [number for number in range(len(TILE_NAMES)) if me.tiles >> number & 1]
                me.products = 0
                for number in held:
                    me.products |= s.box.tile_products[number]

    def stalls(self, **tiles: str) -> "Story":
        """Exactly these tiles in the stalls, e.g. stalls(st11="t04"); all others of the market go into the bag."""
        s = self.s
        for stall in range(STALLS):
            if s.stalls[stall] != NO_TILE:
                s.bag |= 1 << s.stalls[stall]
                s.stalls[stall] = NO_TILE
        for place, name in tiles.items():
            self.pick_up(TILE_NAMES.index(name))
            s.stalls[STALL_NAMES.index(place)] = TILE_NAMES.index(name)
        return self

    def bag(self, tiles: str) -> "Story":
        """Exactly these tiles in the bag; what else was in it is out of the story."""
        for name in tiles.split():
            self.pick_up(TILE_NAMES.index(name))
        self.s.bag = bits(tiles, TILE_NAMES.index)
        return self

    def buyers(self, p: int | Literal["neutral"], spaces: str) -> "Story":
        """Exactly these buyers of a player (or of "neutral"), e.g. buyers(0, "cr10 sh11"); nothing is paid."""
        owner = NEUTRAL_OWNER if p == "neutral" else p
        for space in range(SPACES):
            if self.s.spaces[space] == owner:
                self.s.spaces[space] = NOBODY
        for name in spaces.split():
            assert self.s.spaces[SPACE_NAMES.index(name)] == NOBODY, name
            self.s.spaces[SPACE_NAMES.index(name)] = owner
        return self

    def prices(self, **steps: int) -> "Story":
        """Price steps by product: prices(books=3) is the top."""
        for name, number in steps.items():
            self.s.prices[PRODUCT_NAMES.index(name)] = number
        return self

    def discs(self, **rows: str) -> "Story":
        """Exactly these discs in the rows named, by seat and from the left: discs(weapons="0 1", nobility="2")."""
        s = self.s
        for name, seats in rows.items():
            row = ROW_NAMES.index(name)
            owners = [int(seat) for seat in seats.split()]
            old = s.nobility if row == NOBILITY else s.owners
            first = 0 if row == NOBILITY else row * ROW_SPACES
            for i in range(len(s.nobility) if row == NOBILITY else ROW_SPACES):
                if old[first + i] != NOBODY:
                    self.me(old[first + i]).discs += 1
                old[first + i] = owners[i] if i < len(owners) else NOBODY
            for seat in owners:
                self.me(seat).discs -= 1
            if row == NOBILITY:
                s.nobles = len(owners)
            else:
                s.rows[row] = len(owners)
        return self

    def action_tiles(self, numbers: str) -> "Story":
        """The action tiles still to come, the next one first: action_tiles("5 4")."""
        self.s.action_tiles = [int(number) for number in reversed(numbers.split())]
        return self

    # -- starting --------------------------------------------------------------------------------------------------

    def begin(self, kind: int, p: int = 0, arg: int = 0, *after: tuple[int, int, int]) -> "Story":
        """Put a step (and steps after it) on an empty agenda and go on."""
        self.s.agenda = as_vec([int(step(k, q, a)) for k, q, a in reversed([(kind, p, arg), *after])])
        self.s.advance()
        return self

    def market(self, p: int = 0, turn: int = 1) -> "Story":
        """Market turn 1 to 4 begins with this player, who is start player."""
        self.s.start_player = p
        self.s.phase = PHASE_MARKET
        return self.begin(terms.MARKET_TURN, 0, (turn - 1) * self.s.players)

    def preparation(self, p: int | None = None) -> "Story":
        """All buyers are placed: income, awards, free tiles, start player, selling."""
        if p is not None:
            self.s.start_player = p
        self.s.phase = PHASE_MARKET
        return self.begin(terms.INCOME)

    def awards(self) -> "Story":
        """As `preparation`, but the income has been paid."""
        return self.begin(terms.AWARD)

    def free_tiles(self) -> "Story":
        """All stalls are settled: free tiles and the start player come next."""
        return self.begin(terms.FREE_TILES)

    def selling(self, p: int = 0, actions: int = 3) -> "Story":
        """Selling begins with this player, who is start player, with so many actions for everybody."""
        self.s.start_player = p
        self.s.actions = actions
        for me in self.s.traders:
            me.unused += me.in_hand
            me.in_hand = 0
        return self.begin(terms.SELLING)

    def end_round(self) -> "Story":
        """All actions are done."""
        self.s.phase = PHASE_SELLING
        return self.begin(terms.END_ROUND)

    def finish(self) -> "Story":
        """The game is over: only the scores are read."""
        self.s.action_tiles = []
        return self.begin(terms.GAME_END)

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        return self.s.asked[0] if self.s.asked else None

    @property
    def asks(self) -> str | None:
        """The key of the question on the table, such as "buyer" or "action"."""
        prompt = self.game.prompt(self.s, self.asked) if self.asked is not None else None
        return prompt[0].removeprefix("hermagor-ask-") if prompt else None

    @property
    def menu(self) -> list[str]:
        return [self.game.word(action) for action in self.s.menu(self.asked)] if self.asked is not None else []

    def word(self, word: str) -> str:
        """A word in which a village or a region may stand by its id: "sell v21"."""
        verb, *rest = word.split()
        kind = {"v": (village, VILLAGE_NAMES), "r": (region, REGION_NAMES)}
        names = [kind[x[0]][1][kind[x[0]][0](x)] if x[0] in kind and x[1:].isdecimal() else x for x in rest]
        return " ".join([verb, *names])

    def can(self, word: str) -> bool:
        return self.word(word) in self.menu

    def some(self, verb: str) -> list[str]:
        """The words of the menu that begin with this verb."""
        return [word for word in self.menu if word.split()[0] == verb]

    def say(self, *words: str) -> "Story":
        """Each word is said by whoever is asked; it must be on the menu."""
        for word in map(self.word, words):
            assert word in self.menu, f"{word!r} is not among {self.menu} ({self.asks})"
            self.s.play(self.s.asked[0], self.game.action(word))
        return self

    def pass_all(self) -> "Story":
        """Nobody wants anything more of this market, or of these actions."""
        before = self.asks
        word = {"buyer": "pass", "action": "rest"}[before or "nothing"]
        while self.asks == before:
            self.say(word)
        return self

    def money(self) -> list[int]:
        return [int(me.money) for me in self.s.traders]

    def tiles(self, p: int) -> str:
        """The tiles a player holds."""
        return " ".join(name for i, name in enumerate(TILE_NAMES) if self.me(p).tiles >> i & 1)

    def shops(self, p: int) -> str:
        return " ".join(name for i, name in enumerate(VILLAGE_NAMES) if self.me(p).shops >> i & 1)

    def toll(self, a: str, b: str) -> int:
        return int(self.s.box.toll[village(a) * PLACES + village(b)])

    def price(self, product: str) -> int:
        return int(self.s.price(PRODUCT_NAMES.index(product)))

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The rule id of the refusal."""
        refusal = self.s.why_not(self.s.asked[0] if seat is None else seat, self.word(word))
        return refusal.rule if refusal else None

    def told(self, key: str) -> list[dict[str, Any]]:
        """The journal entries of this key."""
        return [arguments for name, arguments in self.s.journal if name == f"hermagor-note-{key}"]


def story(players: int = 3, seed: int = 1, game: Game = HERMAGOR, start_player: int = 0, **options: object) -> Story:
    return Story(players, seed, game, {"start_player": start_player, **options})
