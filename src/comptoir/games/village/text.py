"""Village in words: what a menu entry says beyond its own arguments, and a view as a picture in plain text.

`effect` gives ids and numbers only, all of them read off the state and its box; the catalogues in `locales` make the
sentences.  `render` knows nothing but a view (see `view.py`) and how to speak the reader's language.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from mypy_extensions import i64

from comptoir.core.state import NOBODY, verb_of, x_of, y_of
from comptoir.core.vecs import vec
from comptoir.games.village import terms as t
from comptoir.games.village.components import (
    BROWN, BUILDINGS, CITIES, COLOURS, CUBES, GENERATION_NAMES, GOODS, GRAIN, GREEN, PLAGUE, PROFESSION, PROFESSIONS,
    REWARDS, SPACES, UNBORN,
)  # fmt: skip
from comptoir.games.village.costs import first_due
from comptoir.games.village.council import PRIVILEGE_CUBES
from comptoir.games.village.harvest import harvest_yield
from comptoir.games.village.market import extra_green, extra_time
from comptoir.games.village.members import lowest, oldest_visible
from comptoir.games.village.state import Village
from comptoir.games.village.words import COLOUR, GENERATION

Arguments = dict[str, object]
Effect = Callable[[Village, int, int, int], Arguments]  # state, seat, x, y
Say = Callable[..., str]

WANTED = (*GOODS, "grain")
FATES = ("chronicle", "grave", "removed")
DECLINED = {t.FREE_ACTION: "free-action", t.PRODUCE_NOW: "produce-now", t.USE_PRIVILEGE: "privilege"}  # else an action
DONE_WITH = {t.MASS_BUY: "mass-buy", t.MASS_MOVE: "mass-move"}


# --- what a menu entry says -------------------------------------------------------------------------------------------


def effect(s: Village, seat: int, action: int) -> Arguments:
    """The price and the yield of an action on this seat's menu, as ids and numbers."""
    found = EFFECTS.get(int(verb_of(action)))
    return found(s, seat, int(x_of(action)), int(y_of(action))) if found else {}


def asked(s: Village, seat: int) -> int:
    """The kind of question this seat is asked."""
    return int(s.question_of(seat) & 255)


def time_cost(s: Village, seat: int, time: i64) -> Arguments:
    """Time, and how often it leads over the bridge (VIL-6.2)."""
    return {"time": int(time), "bridge": int((s.families[seat].time + time) // s.box.time_track)}


def cube_cost(cubes: vec[i64]) -> Arguments:
    return {CUBES[colour]: int(cubes[colour]) for colour in range(COLOURS)}


def decline(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"question": DECLINED.get(asked(s, seat), "action")}


def done(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"question": DONE_WITH.get(asked(s, seat))}


def take(s: Village, seat: int, x: int, y: int) -> Arguments:
    return time_cost(s, seat, s.box.plague_time if y == PLAGUE else 0)


def well(s: Village, seat: int, x: int, y: int) -> Arguments:
    number = int(s.box.well_cubes)
    return {"cubes": 0, "coins": number} if x == COLOURS else {"cubes": number, "coins": 0}


def reap(s: Village, seat: int, x: int, y: int) -> Arguments:
    """What the farm has room for (VIL-5.10)."""
    me = s.families[seat]
    return {"grain": int(min(harvest_yield(s, me), s.box.grain_capacity - me.goods[GRAIN]))}


def birth(s: Village, seat: int, x: int, y: int) -> Arguments:
    unborn = s.families[seat].members[UNBORN]
    return {"generation": GENERATION.value(int(lowest(unborn))) if unborn else None}


def train(s: Village, seat: int, x: int, y: int) -> Arguments:
    return time_cost(s, seat, s.box.train_time[x])


def produce(s: Village, seat: int, x: int, y: int) -> Arguments:
    building = s.box.maker[x]
    return {"building": BUILDINGS[building]} | time_cost(s, seat, s.box.produce_time[building])


def buy(s: Village, seat: int, x: int, y: int) -> Arguments:
    return cube_cost(s.box.price_cubes[x]) | {"grain": int(s.box.price_grain[x])}


def mill(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"grain": int(s.box.mill_grain), "coins": int(s.box.mill_coins)} | time_cost(s, seat, s.box.mill_time)


def travel(s: Village, seat: int, x: int, y: int) -> Arguments:
    """The toll, and the reward of a city not yet visited: size 0 where the player has been (VIL-11.4)."""
    city = x % 6
    visited = s.families[seat].markers >> city & 1
    reward = {"reward": REWARDS[s.box.reward[city]], "size": 0 if visited else int(s.box.reward_size[city])}
    toll = cube_cost(s.box.road_cubes[x]) | {"wagon": int(s.box.road_wagons[x])}
    return toll | time_cost(s, seat, s.box.road_time[x]) | reward


def step_fee(s: Village, seat: int, level: int) -> Arguments:
    fee: Arguments = {"scrolls": int(s.box.step_scrolls), "green": int(s.box.step_green)}
    return fee | time_cost(s, seat, s.box.level_time[level - 1])


def enter(s: Village, seat: int, x: int, y: int) -> Arguments:
    return step_fee(s, seat, 1)


def advance(s: Village, seat: int, x: int, y: int) -> Arguments:
    return step_fee(s, seat, x)


def privilege(s: Village, seat: int, x: int, y: int) -> Arguments:
    """Cubes as far as the supply has any (VIL-5.9); the coin and the prestige of level 4."""
    supply = sum([s.supply[colour] for colour in range(COLOURS)])
    return {
        "cubes": int(min(PRIVILEGE_CUBES, supply)),
        "coins": int(s.box.privilege_coins),
        "prestige": int(s.box.privilege_prestige),
    }


def vow(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"brown": int(s.box.vow_brown), "time": int(s.box.vow_time)}


def coins(s: Village, seat: int, x: int, y: int) -> Arguments:
    """The cubes that x coins leave to be paid, and their colour."""
    question = asked(s, seat)
    if question == t.COUNCIL_FEE:
        return {"colour": CUBES[GREEN], "cubes": int(s.box.step_green) - x}
    if question == t.CHURCH_FEE:
        return {"colour": CUBES[BROWN], "cubes": int(s.box.vow_brown) - x}
    colour = int(first_due(s))
    return {"colour": COLOUR.value(colour), "cubes": int(s.due[colour]) - x if colour < COLOURS else 0}


def pay_scroll(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"scrolls": int(s.box.step_scrolls)}


def pay_time(s: Village, seat: int, x: int, y: int) -> Arguments:
    return time_cost(s, seat, s.box.vow_time)


def bury(s: Village, seat: int, x: int, y: int) -> Arguments:
    """Who dies here, where to, and whether this triggers the end (VIL-17.4 to 17.8, 18.1)."""
    profession = PROFESSION[x]
    free = sum([s.chronicle_free[i] for i in range(len(PROFESSIONS))])
    if s.chronicle_free[profession] > 0:
        fate, last = "chronicle", free == 1
    elif s.graves_free > 0:
        fate, last = "grave", s.graves_free == 1
    else:
        fate, last = "removed", False
    return {
        "generation": GENERATION.value(int(oldest_visible(s.families[seat]))),
        "profession": PROFESSIONS[profession],
        "fate": fate,
        "ends": int(last and s.trigger == NOBODY),
    }


def serve(s: Village, seat: int, x: int, y: int) -> Arguments:
    """What the customer wants and is worth, and what the sale costs besides (VIL-10.3, 10.4)."""
    wants: Arguments = {name: int(s.box.wants[x][i]) for i, name in enumerate(WANTED)}
    extra = {"green": int(extra_green(s, seat))} | time_cost(s, seat, extra_time(s, seat))
    return wants | {"prestige": int(s.box.worth[x])} | extra


def pull(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"coins": int(s.box.pull_coins)}


def move(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"grain": int(s.box.window_grain[x - 2])}


EFFECTS: dict[int, Effect] = {
    t.DECLINE: decline, t.DONE: done, t.TAKE: take, t.WELL: well, t.REAP: reap, t.BIRTH: birth, t.TRAIN: train,
    t.PRODUCE: produce, t.BUY: buy, t.MILL: mill, t.JOURNEY: travel, t.ENTER: enter, t.ADVANCE: advance,
    t.PRIVILEGE: privilege, t.VOW: vow, t.COINS: coins, t.PAY_SCROLL: pay_scroll, t.PAY_TIME: pay_time, t.BURY: bury,
    t.SERVE: serve, t.PULL: pull, t.MOVE: move,
}  # fmt: skip


# --- a view as a picture ----------------------------------------------------------------------------------------------

WIDTH = 100
HALF = 49  # where the right half begins, if the left one leaves room
GAP = 2
LONGEST_NAME = 24
LONGEST_HEAD = {2: 10, 3: 10, 4: 7}  # of a column, by number of players
TRACK = 10  # spaces of the time track; a view does not tell how many another box has
NONE = "·"
MARKER = "*"


def render(view: Mapping[str, Any], say: Say) -> str:
    """The whole table as this view shows it, at most 100 columns wide."""
    return Picture(view, say).whole()


class Picture:
    """One view being drawn: blocks of lines, put beside each other where they fit."""

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        self.view = view
        self.say = say
        players: int = view["players"]
        names: list[str] = view.get("names") or [say("core-seat", seat=seat) for seat in range(players)]
        self.names = [clipped(name, LONGEST_NAME) for name in names]
        self.heads = even([clipped(name, LONGEST_HEAD[players]) for name in names])
        self.blank = [""] * len(self.heads)
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
        return "\n\n".join(["\n".join([line.rstrip() for line in block]) for block in blocks if block]) + "\n"

    # -- whose turn, and what is going on ------------------------------------------------------------------------

    def title(self) -> list[str]:
        seat = self.view["seat"]
        left = self.label("title", round=self.view["round"], turn=self.view["turn"])
        right = self.label("spectator") if seat is None else self.about("you", seat)
        return [left + right.rjust(WIDTH - len(left)), "─" * WIDTH]

    def state_of_play(self) -> list[str]:
        lines = [*self.whose_turn(), *self.trouble(), *self.the_end()]
        lines += [f"→ {self.say(q['key'], player=self.names[q['seat']], **q['arguments'])}" for q in self.view["asked"]]
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
        rows = [[self.heading("chronicle"), self.label("free"), *self.heads]]
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
        rows = [[self.heading("family"), *self.heads]]
        rows += [[self.say("village-place", place=place), *self.people(place)] for place in ("farm", *BUILDINGS)]
        rows.append([self.label("unborn"), *self.people("unborn")])
        rows += [["", *self.blank], [self.heading("council"), *self.blank]]
        rows += [[self.say("village-level", level=n), *self.people(f"level_{n}")] for n in range(1, 5)]
        return table(rows)

    def in_church_and_far_away(self) -> list[str]:
        """In the black bag, at the windows, and in the cities, with a mark for each city visited."""
        bag = self.view["black_bag"]
        rows = [[self.heading("church"), *self.heads]]
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
        rows = [[self.heading("farms"), *self.heads]]
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
        parts = [part for part in self.farms[0]["score"] if part != "total"]
        rows = [[self.heading("prestige"), *self.heads]]
        for part in [*parts, "total"]:
            known = [farm["score"][part] for farm in self.farms]
            rows.append([self.say(f"village-score-{part}"), *["?" if n is None else str(n) for n in known]])
        return table(rows)

    def time(self) -> list[str]:
        """The time tracks, each with its marker between brackets."""
        spaces = range(max(TRACK, *[farm["time"] + 1 for farm in self.farms]))
        tracks = ["".join([f"[{n}]" if n == farm["time"] else f" {n} " for n in spaces]) for farm in self.farms]
        names = [head.strip() for head in self.heads]
        return [self.heading("time"), *table([list(row) for row in zip(names, tracks, strict=True)])]

    def tiles(self) -> list[str]:
        """The customers served, of those farms whose tiles this view shows."""
        lines = []
        for farm in self.farms:
            served = [self.customer(tile) for tile in farm["customers"] or []]
            if served:
                told = " · ".join([f"{code} {wants} ({worth})" for code, wants, worth in served])
                lines += wrap(self.about("tiles", farm["seat"], tiles=told), WIDTH, subsequent_indent="  ")
        return lines

    # -- words ---------------------------------------------------------------------------------------------------

    def label(self, key: str, **arguments: object) -> str:
        return self.say(f"village-text-{key}", **arguments)

    def heading(self, key: str, **arguments: object) -> str:
        return self.label(key, **arguments).upper()

    def about(self, key: str, seat: int, **arguments: object) -> str:
        return self.label(key, seat=seat, player=self.names[seat], **arguments)


def clipped(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def even(words: Sequence[str]) -> list[str]:
    """All of the same width, to the right."""
    width = widest(words)
    return [word.rjust(width) for word in words]


def number(n: int) -> str:
    return str(n) if n else NONE


def numbers(counts: Mapping[str, int]) -> list[str]:
    return [number(counts[cube]) for cube in CUBES]


def figures(here: Mapping[str, int]) -> str:
    """A figure for each member, that of its generation: 112."""
    return "".join([str(n) * here.get(name, 0) for n, name in enumerate(GENERATION_NAMES, 1)]) or NONE


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Columns of text: the first ones to the left, the others to the right."""
    widths = [max([len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append((" " * GAP).join(cells).rstrip())
    return lines


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks beside each other, or one above the other where the page is too narrow."""
    edge = widest(left) + GAP
    if edge + widest(right) > WIDTH:
        return [*left, "", *right]
    edge = max(edge, min(HALF + GAP, WIDTH - widest(right)))
    return [a.ljust(edge) + b for a, b in zip_longest(left, right, fillvalue="")]


def widest(lines: Iterable[str]) -> int:
    return max([len(line) for line in lines], default=0)
