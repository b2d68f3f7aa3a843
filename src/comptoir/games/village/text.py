"""Draws a view of Village as plain text.

It knows nothing but a view (see `view.py`) and how to speak the reader's language.
"""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from comptoir.core.text_layout import NONE, WIDTH, Picture, Say, beside, number, table
from comptoir.games.village.engine.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    CUBES,
    GENERATION_NAMES,
    GOODS,
    SPACES,
    WANTED,
)

LONGEST_HEAD = {2: 10, 3: 10, 4: 7}  # of a column, by number of players
MARKER = "*"


class VillagePicture(Picture):
    """A view of Village as text."""

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        super().__init__(view, say)
        self.columns = self.heads(LONGEST_HEAD)
        self.blank = [""] * len(self.columns)
        self.farms: list[Mapping[str, Any]] = view["farms"]

    def whole(self) -> str:
        blocks = [
            self.title(),
            self.state_of_play(),
            beside(self.cubes(), self.chronicle()),
            beside(self.stalls(), self.line()),
            beside(self.in_the_village(), self.in_church_and_far_away()),
            self.legend(),
            beside(self.possessions(), [*self.prestige(), "", *self.time()]),
            self.tiles(),
        ]
        return self.page(blocks)

    # -- whose turn, and what is going on ------------------------------------------------------------------------

    def title(self) -> list[str]:
        left = self.label("title", round=self.view["round"], turn=self.view["turn"])
        return self.title_of(left)

    def state_of_play(self) -> list[str]:
        lines = [*self.whose_turn(), *self.trouble(), *self.the_end()]
        lines += self.questions()
        return [part for line in lines for part in wrap(line, WIDTH)]

    def whose_turn(self) -> list[str]:
        view = self.view
        if view["over"]:
            return [self.label("over")]
        following = view["next_start_player"]
        marker = self.label("next-free") if following is None else self.about("next", following)
        parts = [self.about("turn", view["active"]), self.about("start", view["start_player"]), marker]
        line = "   ".join(parts)
        return [line] if len(line) <= WIDTH else parts

    def trouble(self) -> list[str]:
        """A market day, a payment, deaths to come."""
        lines = []
        day = self.view["market_day"]
        if day:
            selling = ", ".join([self.names[seat] for seat in day["in"]]) or NONE
            lines.append(self.about("market-day", day["by"], sales=day["sales"], names=selling))
        if any(self.view["due"].values()):
            lines.append(self.label("due", **self.view["due"]))
        return lines + [self.about("owed", farm["seat"], owed=farm["owed"]) for farm in self.farms if farm["owed"]]

    def the_end(self) -> list[str]:
        end = self.view["end"]
        if not end["cause"]:
            return []
        parts = [self.say(f"village-ended-{end['cause']}")]
        if end["triggered_by"] is not None:
            parts.append(self.about("end", end["triggered_by"]))
        if end["final_turns"] is not None and not self.view["over"]:
            parts.append(self.label("final-turns", turns=end["final_turns"]))
        return [" ".join(parts)]

    # -- the board -----------------------------------------------------------------------------------------------

    def cubes(self) -> list[str]:
        colours = [self.say("village-cube", cube=cube) for cube in CUBES[:COLOURS]]
        rows = [[self.heading("cubes"), *colours, self.label("plague")]]
        rows += [[self.say("village-space", space=space), *numbers(self.view["spaces"][space])] for space in SPACES]
        rows.append([""] * (len(CUBES) + 1))
        rows.append([self.label("green-bag"), *numbers(self.view["green_bag"])])
        rows.append([self.label("supply"), *numbers(self.view["supply"])])
        return table(rows)

    def chronicle(self) -> list[str]:
        """Free spaces, and who lies where."""
        rows = [[self.heading("chronicle"), self.label("free"), *self.columns]]
        for profession, part in self.view["chronicle"].items():
            name = self.say("village-profession", profession=profession)
            rows.append([name, str(part["free"]), *self.people(f"chronicle_{profession}")])
        rows.append([self.label("graves"), str(self.view["graves"]["free"]), *self.people("grave")])
        if any("removed" in farm["members"] for farm in self.farms):
            rows.append([self.label("removed"), "", *self.people("removed")])
        return table(rows)

    def stalls(self) -> list[str]:
        return [self.heading("stalls"), *table([self.customer(tile) for tile in self.view["stalls"]], left=2)]

    def line(self) -> list[str]:
        rows = [self.customer(tile) for tile in self.view["queue"] or [None]]
        return [self.heading("line", pile=self.view["pile"]), *table(rows, left=2)]

    def customer(self, tile: Mapping[str, Any] | None) -> list[str]:
        """Who it is, what it wants, what it is worth."""
        if tile is None:
            return [NONE, self.label("empty"), ""]
        wants = {name: tile["wants"].get(name, 0) for name in WANTED}
        code = self.say("village-customer-code", customer=tile["id"])
        return [code, self.say("village-wants", **wants), str(tile["prestige"])]

    # -- the living ----------------------------------------------------------------------------------------------

    def in_the_village(self) -> list[str]:
        """At home, at work, and in the council chamber."""
        rows = [[self.heading("family"), *self.columns]]
        rows += [[self.say("village-place", place=place), *self.people(place)] for place in ("farm", *BUILDINGS)]
        rows.append([self.label("unborn"), *self.people("unborn")])
        rows += [["", *self.blank], [self.heading("council"), *self.blank]]
        rows += [[self.say("village-level", level=n), *self.people(f"level_{n}")] for n in range(1, 5)]
        return table(rows)

    def in_church_and_far_away(self) -> list[str]:
        """In the black bag, at the windows, and in the cities, with a mark for each city visited."""
        bag = self.view["black_bag"]
        rows = [[self.heading("church"), *self.columns]]
        rows.append([self.label("bag", monks=bag["monks"]), *[figures(here) for here in bag["members"]]])
        rows += [[self.say("village-window", window=n), *self.people(f"window_{n}")] for n in range(1, 5)]
        rows += [["", *self.blank], [self.heading("travel"), *self.blank]]
        rows += [[self.say("village-city", city=city), *self.travellers(city)] for city in CITIES]
        return table(rows)

    def people(self, place: str) -> list[str]:
        return [figures(farm["members"].get(place, {})) for farm in self.farms]

    def travellers(self, city: str) -> list[str]:
        here = zip(self.farms, self.people(city), strict=True)
        return [cell.replace(NONE, "") + MARKER if city in farm["cities"] else cell for farm, cell in here]

    def legend(self) -> list[str]:
        return wrap(self.label("legend", marker=MARKER), WIDTH)

    # -- the farms -----------------------------------------------------------------------------------------------

    def possessions(self) -> list[str]:
        rows = [[self.heading("farms"), *self.columns]]
        rows.append([self.label("coins"), *[number(farm["coins"]) for farm in self.farms]])
        rows.append([self.label("grain"), *[number(farm["grain"]) for farm in self.farms]])
        for colour in CUBES[:COLOURS]:
            name = self.say("village-colour", colour=colour)
            rows.append([name, *[number(farm["cubes"][colour]) for farm in self.farms]])
        for good in GOODS:
            name = self.say("village-good", good=good)
            rows.append([name, *[number(farm["goods"][good]) for farm in self.farms]])
        rows.append([self.label("served"), *[number(farm["served"]) for farm in self.farms]])
        return table(rows)

    def prestige(self) -> list[str]:
        """What each would score if the game ended now, as far as this view may know."""
        sheets: list[Mapping[str, int | None]] = self.view["scores"]
        parts = [part for part in sheets[0] if part != "total"]
        rows = [[self.heading("prestige"), *self.columns]]
        for part in [*parts, "total"]:
            known = [sheet[part] for sheet in sheets]
            rows.append([self.say(f"village-score-{part}"), *["?" if n is None else str(n) for n in known]])
        return table(rows)

    def time(self) -> list[str]:
        """The time tracks, each with its marker between brackets."""
        spaces = range(self.view["time_track"])
        tracks = ["".join([f"[{n}]" if n == farm["time"] else f" {n} " for n in spaces]) for farm in self.farms]
        names = [head.strip() for head in self.columns]
        return [self.heading("time"), *table([list(row) for row in zip(names, tracks, strict=True)])]

    def tiles(self) -> list[str]:
        """The customers served, of those farms whose tiles this view shows."""
        lines = []
        for farm in self.farms:
            served = [self.customer(tile) for tile in farm["customers"] or []]
            if served:
                descriptions = " · ".join([f"{code} {wants} ({worth})" for code, wants, worth in served])
                lines += wrap(self.about("tiles", farm["seat"], tiles=descriptions), WIDTH, subsequent_indent="  ")
        return lines


def numbers(counts: Mapping[str, int]) -> list[str]:
    return [number(counts[cube]) for cube in CUBES]


def figures(here: Mapping[str, int]) -> str:
    """A figure for each member, that of its generation: 112."""
    return "".join([str(n) * here.get(name, 0) for n, name in enumerate(GENERATION_NAMES, 1)]) or NONE
