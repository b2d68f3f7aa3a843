"""Draws a view of Hermagor as plain text.

It knows nothing but a view (see `view.py`) and how to speak the reader's language.  Pieces bear one letter each, that
of their colour; the letters are told beside the names at the top.
"""

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from comptoir.core.text_layout import GAP, NONE, WIDTH, Picture, Say, beside, number, table, widest
from comptoir.games.hermagor.engine.components import (
    COLUMNS,
    DUCHY_NAMES,
    MARKET_ROWS,
    PRODUCT_NAMES,
    PRODUCT_TILES,
    SPECIAL_NAMES,
    TILE_NAMES,
)

Tile = Mapping[str, Any]

MARGIN = 3  # left of the market, for the number of a row
ALLEY = 5  # width of a vertical alley
ARROW = "↑"
NO_BREAK = "\u00a0"
ON_MAIN_ROAD = "*"
TOWN = "hermagor"


class HermagorPicture(Picture):
    """A view of Hermagor as text."""

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        super().__init__(view, say)
        self.marks = [self.say("hermagor-text-mark", seat=seat) for seat in range(view["players"])]
        self.traders: list[Mapping[str, Any]] = view["traders"]

    def whole(self) -> str:
        blocks = [
            self.title(),
            self.state_of_play(),
            [*self.market(), *self.around_the_market()],
            beside(self.prices(), self.possessions()),
            self.tiles(),
            self.villages(),
            self.regions(),
        ]
        return self.page(blocks)

    # -- whose turn, and what is going on ------------------------------------------------------------------------

    def title(self) -> list[str]:
        view = self.view
        left = self.label("title", round=view["round"], rounds=view["rounds"], actions=view["actions"])
        if view["phase"]:
            left += " · " + self.label(f"phase-{view['phase']}")
        return self.title_of(left)

    def state_of_play(self) -> list[str]:
        lines = [self.turn_order()]
        if self.view["over"]:
            lines.append(f"{self.label('over')} {self.say('hermagor-ended-' + self.view['end']['cause'])}")
        elif self.view["action_tiles"]:
            lines.append(self.label("tiles-left", numbers=", ".join([str(n) for n in self.view["action_tiles"]])))
        else:
            lines.append(self.label("last-round"))
        if self.view["closed_ledger"] and not self.view["over"]:
            lines.append(self.label("closed"))
        lines += self.questions()
        return [part for line in lines for part in wrap(line, WIDTH)]

    def turn_order(self) -> str:
        """The letters and names of all, the start player first."""
        first, players = self.view["start_player"], self.view["players"]
        order = [(first + n) % players for n in range(players)]
        return self.label("order", names=", ".join([f"{self.names[seat]} [{self.marks[seat]}]" for seat in order]))

    # -- the market ----------------------------------------------------------------------------------------------

    def market(self) -> list[str]:
        """The stalls row by row, each with its tile, and the alleys between them with their spaces."""
        names = [self.product(name) for name in PRODUCT_NAMES]
        shown = [tile for tile in self.view["market"]["stalls"].values() if tile]
        width = 4 + widest([*names, *[name for tile in shown for name in self.faces(tile)]])
        letters = [letter.center(width) for letter in "ABCD"[:COLUMNS]]
        lines = [self.heading("market"), " " * MARGIN + (" " * ALLEY).join(letters)]
        for row in range(MARKET_ROWS):
            lines += [*self.stalls(row, width), *self.alley(row, width)]
        return lines

    def stalls(self, row: int, width: int) -> list[str]:
        """Two lines: number and product of each tile; the space on it and a second product."""
        stalls = self.view["market"]["stalls"]
        if f"st{row}0" not in stalls:
            return []
        above, below = str(row + 1).ljust(MARGIN), " " * MARGIN
        for column in range(COLUMNS):
            tile = stalls[f"st{row}{column}"]
            faces = [*self.faces(tile), "", ""]
            above += f"{self.number_of(tile):>3} {faces[0]}".ljust(width)
            below += f"{self.space(f'st{row}{column}')} {faces[1]}".ljust(width)
            if column < COLUMNS - 1:
                above += "│".center(ALLEY)
                below += self.space(f"sv{row}{column}").center(ALLEY)
        return [above, below]

    def alley(self, row: int, width: int) -> list[str]:
        """One line: the sides and crossings of the alley below a row."""
        if f"sh{row}0" not in self.view["market"]["spaces"]:
            return []
        line = " " * MARGIN
        for column in range(COLUMNS):
            line += self.space(f"sh{row}{column}").center(width, "─")
            if column < COLUMNS - 1:
                line += self.space(f"cr{row}{column}").center(ALLEY, "─")
        return [line]

    def space(self, name: str) -> str:
        """A buyer, or the cost of a free space."""
        space = self.view["market"]["spaces"][name]
        owner: int | str | None = space["buyer"]
        if owner is None:
            return f"({space['cost']})"
        return f"[{self.marks[owner] if isinstance(owner, int) else self.label('neutral')}]"

    def around_the_market(self) -> list[str]:
        """The bag, what the neutral buyers have won, and what the signs mean."""
        lines = wrap(self.label("legend-market", mark=self.marks[0]), WIDTH)
        if self.view["neutral_tiles"] is not None:
            lines.append(self.label("legend-neutral", mark=self.label("neutral")))
        numbers = [str(n) for n, name in enumerate(TILE_NAMES[:PRODUCT_TILES], 1) if name in self.view["bag"]]
        special = [self.say("hermagor-tile", tile=name) for name in SPECIAL_NAMES if name in self.view["bag"]]
        names = ", ".join(numbers + special) or NONE
        lines += wrap(self.label("bag", names=names), WIDTH, subsequent_indent="  ")
        if self.view["neutral_tiles"]:
            won = " · ".join([self.tile(tile) for tile in self.view["neutral_tiles"]])
            lines += wrap(self.label("neutral-tiles", names=won), WIDTH, subsequent_indent="  ")
        return lines

    # -- tiles ---------------------------------------------------------------------------------------------------

    def faces(self, tile: Tile | None) -> list[str]:
        """The products of a tile, or the name of a special one."""
        if tile is None:
            return [NONE]
        return [self.product(name) for name in tile["products"]] or [self.say("hermagor-tile", tile=tile["id"])]

    def number_of(self, tile: Tile | None) -> str:
        if tile is None or tile["number"] is None:
            return ""
        return str(tile["number"]) + (ARROW if tile["arrow"] else " ")

    def tile(self, tile: Tile, *, spent: bool = False) -> str:
        """A tile on one line: 9 weapons, dragon eggs."""
        name = NO_BREAK.join([self.number_of(tile).strip(), ", ".join(self.faces(tile))]).strip()
        return self.label("spent", name=name) if spent else name

    def tiles(self) -> list[str]:
        """Where each merchant stands, and the tiles held."""
        lines = []
        for trader in self.traders:
            spent = "half_move" if trader["half_spent"] else ""
            held = [self.tile(tile, spent=tile["id"] == spent) for tile in trader["tiles"]]
            place = self.place(trader["merchant"])
            line = self.about("stands", trader["seat"], place=place)
            if held:
                line = self.about("holds", trader["seat"], place=place, names=" · ".join(held))
            lines += wrap(line, WIDTH, subsequent_indent="  ")
        return lines

    # -- the price table, and what everybody has -----------------------------------------------------------------

    def prices(self) -> list[str]:
        """Price, building spaces, red number and licensed sellers of each product; below them the nobility."""
        rows = [
            [self.heading("prices"), self.label("price"), self.label("discs"), self.label("red"), self.label("sellers")]
        ]
        for name, row in self.view["prices"].items():
            spaces = self.discs(row["spaces"], row["open"])
            sellers = self.signs([trader["seat"] for trader in self.traders if name in trader["products"]])
            rows.append([self.product(name), str(row["price"]), spaces, str(row["red"]), sellers])
        nobility = self.view["nobility"]
        lines = [*table(rows), "", f"{self.label('nobility')}  {self.discs(nobility, len(nobility))}", ""]
        return lines + wrap(self.label("legend-prices", mark=self.marks[0]), widest(lines))

    def discs(self, spaces: Sequence[Mapping[str, Any]], uncovered: int) -> str:
        """A disc, the sum of an open space, or a covered space."""
        cells = []
        for n, space in enumerate(spaces):
            if space["seat"] is not None:
                cells.append(f"[{self.marks[space['seat']]}]")
            else:
                cells.append(f"({space['sum']})" if n < uncovered else NONE.center(3))
        return " ".join(cells)

    def possessions(self) -> list[str]:
        worth = self.heading("final") if self.view["over"] else self.heading("worth")
        rows = [[self.heading("traders"), *self.marks]]
        rows.append([self.label("money"), *known([trader["money"] for trader in self.traders])])
        rows.append([self.label("in-hand"), *self.numbers("in_hand")])
        rows.append([self.label("unused"), *self.numbers("unused")])
        rows.append([self.label("discarded"), *self.numbers("discarded")])
        rows.append([self.label("shops"), *[number(len(trader["shops"])) for trader in self.traders]])
        for duchy in DUCHY_NAMES:
            shops = [number(trader["duchies"][duchy]) for trader in self.traders]
            rows.append([f"  {self.label(f'duchy-{duchy}')}", *shops])
        rows.append([f"  {self.label('main-road')}", *self.numbers("main_road")])
        rows.append([self.label("regions-completed"), *[number(len(trader["regions"])) for trader in self.traders]])
        rows.append([self.label("discs-left"), *self.numbers("discs")])
        rows += [[""] * len(rows[0]), [worth, *[""] * len(self.marks)]]
        sheets: list[Mapping[str, int | None]] = self.view["scores"]
        parts = [part for part in sheets[0] if part not in ("money", "total")]
        for part in [*parts, "total"]:
            rows.append([self.say(f"hermagor-score-{part}"), *known([sheet[part] for sheet in sheets])])
        return table(rows)

    def numbers(self, name: str) -> list[str]:
        return [number(trader[name]) for trader in self.traders]

    # -- the land ------------------------------------------------------------------------------------------------

    def villages(self) -> list[str]:
        """Duchy by duchy: what a village buys, shops, merchants, and the roads that lead away from it."""
        heads = [self.label("buys"), self.label("shops-here"), self.label("merchants"), self.label("roads")]
        start = [trader["seat"] for trader in self.traders if trader["merchant"] == TOWN]
        rows = [[self.heading("villages"), *heads]]
        rows.append([self.place(TOWN), NONE, "", self.signs(start), self.roads(TOWN)])
        for duchy in DUCHY_NAMES:
            rows.append([self.label(f"duchy-{duchy}").upper(), "", "", "", ""])
            for name, village in self.view["villages"].items():
                if village["duchy"] == duchy:
                    shops, merchants = self.signs(village["shops"]), self.signs(village["merchants"])
                    place = self.place(name) + (ON_MAIN_ROAD if village["main_road"] else "")
                    rows.append([place, self.product(village["product"]), shops, merchants, self.roads(name)])
        return [*table(rows, left=len(rows[0])), *wrap(self.label("legend-land", marker=ON_MAIN_ROAD), WIDTH)]

    def roads(self, here: str) -> str:
        """The neighbours of a place, each with the toll of the road."""
        neighbours = []
        for road in self.view.get("roads", ()):
            if here in road["ends"]:
                there = road["ends"][1 - road["ends"].index(here)]
                neighbours.append(f"{self.place(there)} {road['toll']}" + (ON_MAIN_ROAD if road["main_road"] else ""))
        return ", ".join(sorted(neighbours))

    def regions(self) -> list[str]:
        """What each region shows, who has completed it, and which villages it takes."""
        rows = [[self.heading("regions"), self.label("completed"), self.label("shows"), self.label("borders")]]
        for name, region in self.view["regions"].items():
            shown = self.label("nobility") if region["nobility"] else ", ".join(map(self.product, region["produces"]))
            villages = ", ".join([self.place(village) for village in region["villages"]])
            region_name = self.say("hermagor-region", region=name)
            rows.append([region_name, self.signs(region["completed"]), shown, villages])
        room = WIDTH - sum([widest(column) + GAP for column in list(zip(*rows, strict=True))[:-1]])
        return table([line for row in rows for line in folded(row, room)], left=len(rows[0]))

    def signs(self, seats: Iterable[int]) -> str:
        """A letter for each of these seats, each in a place of its own: R·B."""
        here = set(seats)
        return "".join([mark if seat in here else NONE for seat, mark in enumerate(self.marks)])

    # -- words ---------------------------------------------------------------------------------------------------

    def product(self, name: str) -> str:
        return self.say("hermagor-product", product=name)

    def place(self, name: str) -> str:
        return self.label("hermagor") if name == TOWN else self.say("hermagor-village", village=name)


def known(values: Iterable[int | None]) -> list[str]:
    return ["?" if n is None else str(n) for n in values]


def folded(row: Sequence[str], room: int) -> list[list[str]]:
    """A row of a table whose last cell may take several lines."""
    first, *more = wrap(row[-1], room)
    return [[*row[:-1], first], *[[*[""] * (len(row) - 1), part] for part in more]]
