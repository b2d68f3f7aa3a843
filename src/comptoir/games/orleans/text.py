"""Draws a view of Orléans as plain text.

It knows nothing but a view (see `view.py`) and how to speak the reader's language; everything it says carries the
edition, whose French names differ (section 21).
"""

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from comptoir.core.text_layout import NONE, WIDTH, Picture, Say, beside, number, table, widest
from comptoir.games.orleans.engine.components import (
    EVENT_NAMES,
    GOOD_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    TRACKS,
    TYPE_NAMES,
)

LONGEST_HEAD = {2: 10, 3: 10, 4: 7}  # of a column, by number of players
MARKER = "*"
TECHNOLOGY = "#"
OWNED = "+"  # a place without slots
WAYS = {"road": "─", "waterway": "~"}
TIE = "\u00a0"  # no line ends here
OWN = "own_"  # how the name of a marked follower begins


class OrleansPicture(Picture):
    """A view of Orléans as text."""

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        super().__init__(view, say)
        self.columns = self.heads(LONGEST_HEAD)
        self.boards: list[Mapping[str, Any]] = view["boards"]

    def whole(self) -> str:
        blocks = [
            self.title(),
            self.state_of_play(),
            beside(self.tracks(), self.possessions()),
            beside(self.market(), self.bag()),
            self.on_the_tower(),
            beside(self.places(), self.stock()),
            self.legend(),
            beside(self.deeds(), self.events()),
            [*self.packs(), *self.development(), *self.citizens()],
            self.tiles(),
            self.map(),
            self.merchants(),
            self.score(),
        ]
        return self.page(blocks)

    # -- whose turn, and what is going on ------------------------------------------------------------------------

    def title(self) -> list[str]:
        view = self.view
        phase = self.label(f"phase-{'over' if view['over'] else view['phase']}")
        left = self.label("title", round=view["round"], rounds=view["rounds"], told=phase)
        return self.title_of(left)

    def state_of_play(self) -> list[str]:
        view = self.view
        lines = [self.label("over") + " " + self.say("orleans-ended-rounds")] if view["over"] else [self.the_round()]
        passed = [board["seat"] for board in self.boards if board["passed"] and view["phase"] == "actions"]
        if passed and not view["over"]:
            lines.append(self.label("passed", names=self.named(passed)))
        if view["sealed"]:
            lines.append(self.label("sealed", names=self.named(view["sealed"])))
        lines += [self.question(asked) for asked in view["asked"]]
        return [part for line in lines for part in wrap(line, WIDTH)]

    def the_round(self) -> str:
        first = self.about("first", self.view["first_player"])
        event = self.view["event"]
        return first if event is None else f"{self.label('event', event=event)}   {first}"

    def question(self, asked: Mapping[str, Any]) -> str:
        """What a seat is asked; of a plan that is hidden, only that it is being made."""
        seat = asked["seat"]
        if asked["key"] is None:
            return f"→ {self.about('thinking', seat)}"
        return f"→ {self.say(asked['key'], **asked['arguments'] | {'seat': seat, 'player': self.names[seat]})}"

    # -- the players ---------------------------------------------------------------------------------------------

    def tracks(self) -> list[str]:
        rows = [[self.heading("tracks"), *self.columns]]
        for kind in TYPE_NAMES[:TRACKS]:
            rows.append(
                [self.say("orleans-type", type=kind), *[number(board["tracks"][kind]) for board in self.boards]]
            )
        rows.append([self.label("draw"), *self.each("draw_value")])
        rows.append([self.label("development"), *self.each("development")])
        rows.append([self.label("status"), *self.each("status")])
        return table(rows)

    def possessions(self) -> list[str]:
        rows = [[self.heading("possessions"), *self.columns], [self.label("coins"), *self.each("coins")]]
        for good in GOOD_NAMES:
            here = [number(board["goods"][good]) for board in self.boards]
            rows.append([self.say("orleans-good", good=good), *here])
        rows.append([self.label("citizens"), *self.each("citizens")])
        rows.append([self.label("stations"), *[number(len(board["stations"])) for board in self.boards]])
        rows.append([self.label("reserve"), *self.each("reserve")])
        rows.append([self.label("technology"), *self.each("technology")])
        return table(rows)

    def each(self, what: str) -> list[str]:
        return [number(board[what]) for board in self.boards]

    def market(self) -> list[str]:
        free = [number(board["market_spaces"] - sum(board["market"].values())) for board in self.boards]
        rows = [[self.heading("market"), *self.columns], *self.followers("market"), [self.label("spaces"), *free]]
        return table(rows)

    def bag(self) -> list[str]:
        return table([[self.heading("bag"), *self.columns], *self.followers("bag")])

    def followers(self, where: str) -> list[list[str]]:
        """How many neutral ones of each type are here, and a mark for the marked one."""
        rows = []
        for kind in TYPE_NAMES:
            here = [gathered(board[where], kind) for board in self.boards]
            rows.append([self.say("orleans-type", type=kind), *here])
        return rows

    def on_the_tower(self) -> list[str]:
        """The owner of extra spaces, and whoever has arrived and is not seated yet."""
        lines = []
        for board in self.boards:
            seat, here = board["seat"], board["tower"]
            if board["tower_spaces"]:
                spaces, count = board["tower_spaces"], sum(here.values())
                lines.append(self.about("tower", seat, number=count, spaces=spaces, letters=self.crowd(here)))
            if board["arrived"]:
                lines.append(self.about("arrived", seat, letters=self.crowd(board["arrived"])))
        return [part for line in lines for part in wrap(line, WIDTH)]

    def crowd(self, here: Mapping[str, int]) -> str:
        return "".join([self.letter(piece) * here.get(piece, 0) for piece in PIECE_NAMES]) or NONE

    def places(self) -> list[str]:
        """The slots of each place, and what lies on them in the same order; a tile belongs to one player."""
        rows = [[self.heading("places"), self.label("slots"), *self.columns]]
        owned = {place for board in self.boards for place in board["places"]}
        for place in [place for place in PLACE_NAMES if place in owned]:
            cells = [self.filled(board["places"].get(place)) for board in self.boards]
            rows.append([self.say("orleans-place", place=place), self.slots_of(place), *cells])
        return table(rows, left=2)

    def slots_of(self, place: str) -> str:
        if place in self.view["slots"]:
            return "".join([self.letter(slot) for slot in self.view["slots"][place]])
        return "".join([self.letter(slot["type"]) for slot in self.boards[0]["places"][place]])

    def filled(self, slots: list[Mapping[str, Any]] | None) -> str:
        """What lies on the slots of one's own place."""
        if slots is None:
            return ""
        return "".join([self.letter(slot["holds"]) for slot in slots]) or OWNED

    def letter(self, what: str | None) -> str:
        """The letter of a type, small for a marked follower."""
        if what is None:
            return NONE
        if what == "technology":
            return TECHNOLOGY
        letter = self.label("letter", slot=what.removeprefix(OWN))
        return letter.lower() if what.startswith(OWN) else letter

    def legend(self) -> list[str]:
        letters = ", ".join([f"{self.letter(kind)} {self.say('orleans-type', type=kind)}" for kind in TYPE_NAMES])
        legend = self.label(
            "legend",
            told=letters,
            marker=MARKER,
            sign=TECHNOLOGY,
            empty=NONE,
            own=OWNED,
            road=WAYS["road"],
            water=WAYS["waterway"],
        )
        return wrap(legend, WIDTH)

    # -- the board -----------------------------------------------------------------------------------------------

    def stock(self) -> list[str]:
        """Followers to recruit, goods, technology, and the bank."""
        view = self.view
        rows = [[self.heading("stock"), ""]]
        rows += [[self.say("orleans-type", type=kind), number(view["supply"][kind])] for kind in TYPE_NAMES]
        rows += [[self.say("orleans-good", good=good), number(view["goods_supply"][good])] for good in GOOD_NAMES]
        rows.append([self.label("technology"), number(view["technology"])])
        rows.append([self.label("bank"), self.label("no-limit") if view["bank"] is None else number(view["bank"])])
        return table(rows)

    def deeds(self) -> list[str]:
        """What each follower brings, the slots still free, and whether the citizen is still there."""
        rows = [[self.heading("deeds"), self.label("free"), self.label("each"), self.label("citizen")]]
        for name, deed in self.view["deeds"].items():
            free = "".join([self.letter(kind) * deed["slots"][kind]["free"] for kind in deed["slots"]])
            slots = sum([part["slots"] for part in deed["slots"].values()])
            coins, points = deed["coins"], deed["development"]
            each = self.label("coin-or", coins=coins, points=points) if points else self.label("coin", coins=coins)
            citizen = self.label("yes") if name in self.view["citizens"] else NONE
            rows.append([self.say("orleans-deed", deed=name), f"{free or NONE} ({len(free)}/{slots})", each, citizen])
        return table(rows, left=2)

    def events(self) -> list[str]:
        """How often each event has come, this round's included, and how often it is still to come."""
        seen = [*self.view["past_events"], self.view["event"]]
        rows = [[self.heading("events"), self.label("past"), self.label("left")]]
        for event in EVENT_NAMES:
            left = self.view["events_left"][event]
            rows.append([self.say("orleans-event", event=event), number(seen.count(event)), number(left)])
        return table(rows)

    def packs(self) -> list[str]:
        """The events so far in their order, and what is left of each pack, if there are packs."""
        past = [self.say("orleans-event", event=event) for event in self.view["past_events"]]
        lines = [self.label("history", events=", ".join(past))] if past else []
        for pack in self.view["packs_left"] or []:
            left = [self.say("orleans-event", event=event) for event in pack["events"]]
            lines.append(self.label("pack", pack=pack["pack"], events=", ".join(left)))
        return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]

    def development(self) -> list[str]:
        """Where the status rises, and where coins lie."""
        track = self.view["development_track"]
        status, gains = track["status"], []
        for at in range(1, len(status)):
            if status[at] != status[at - 1]:
                gains.append(self.label("status-at", status=status[at], position=at))
            if str(at) in track["coins"]:
                gains.append(self.label("coins-at", coins=track["coins"][str(at)], position=at))
        line = self.label("track-told", told=", ".join(gains), length=track["length"])
        return wrap(line, WIDTH, subsequent_indent="  ")

    def citizens(self) -> list[str]:
        left = [self.say("orleans-citizen", citizen=citizen) for citizen in self.view["citizens"]]
        return wrap(self.label("beside", told=", ".join(left) or NONE), WIDTH, subsequent_indent="  ")

    def tiles(self) -> list[str]:
        """The two stacks, with the slots of each tile; what was excluded or lost."""
        lines = []
        for level in (1, 2):
            here = [tile["tile"] for tile in self.view["tiles"] if tile["level"] == level]
            names = [f"{self.tile(tile)}{TIE}({self.slots_of(tile) or NONE})" for tile in here]
            lines.append(self.label("stack", level=level, told=", ".join(names) or NONE))
        if self.view["excluded"]:
            lines.append(self.label("excluded", told=", ".join(map(self.tile, self.view["excluded"]))))
        if self.view["lost_tiles"]:
            lines.append(self.label("lost", told=", ".join(map(self.tile, self.view["lost_tiles"]))))
        return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]

    def tile(self, tile: str) -> str:
        return self.say("orleans-tile", tile=tile)

    # -- the map -------------------------------------------------------------------------------------------------

    def map(self) -> list[str]:
        """Every route with its goods, in as many columns as the page holds."""
        routes = [self.route(route) for route in self.view["routes"]]
        lines = routes
        for columns in (2, 3):
            rows = -(-len(routes) // columns)
            cells = routes + [""] * (rows * columns - len(routes))
            tried = table([cells[row::rows] for row in range(rows)], left=columns)
            lines = tried if widest(tried) <= WIDTH else lines
        return [self.heading("map"), *lines]

    def route(self, route: Mapping[str, Any]) -> str:
        ends = [self.say("orleans-town", town=route[end]) for end in ("a", "b")]
        goods = [NONE if good is None else self.say("orleans-good", good=good) for good in route["goods"]]
        return f" {WAYS[route['type']]} ".join(ends) + "  " + ", ".join(goods)

    def merchants(self) -> list[str]:
        lines = []
        for board in self.boards:
            built = [self.say("orleans-town", town=town) for town in board["stations"]]
            line = self.about("merchant", board["seat"], town=board["town"], told=", ".join(built) or NONE)
            lines += wrap(line, WIDTH, subsequent_indent="  ")
        return lines

    def score(self) -> list[str]:
        """What each would score if the game ended now: nothing that counts is hidden."""
        sheets: list[Mapping[str, int]] = self.view["scores"]
        rows = [[self.heading("score"), *self.columns]]
        for part in [*[part for part in sheets[0] if part != "total"], "total"]:
            rows.append([self.say(f"orleans-score-{part}"), *[str(sheet[part]) for sheet in sheets]])
        return table(rows)

    # -- words ---------------------------------------------------------------------------------------------------

    def say(self, key: str, **arguments: object) -> str:
        return self.speak(key, **{"edition": self.view["edition"]} | arguments)

    def named(self, seats: Iterable[int]) -> str:
        return ", ".join([self.names[seat] for seat in seats])


def gathered(here: Mapping[str, int], kind: str) -> str:
    """2*: two neutral followers of a type, and the marked one."""
    count, marked = here.get(kind, 0), here.get(OWN + kind, 0)
    return (number(count).replace(NONE, "") + MARKER) if marked else number(count)
