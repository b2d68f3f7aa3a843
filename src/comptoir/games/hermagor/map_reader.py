"""Checks that the map of Hermagor fits together: roads, faces, duchies, rivers and the main road, as drawn in the box.

Only `reader.py` uses it.  The roads must be a plane network without a cut village, whose bounded faces are exactly the
regions (HER-1.2); rivers part it into the three duchies, crossed only by bridges.
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations, pairwise
from math import atan2, dist

from comptoir.core.component_reader import Reader
from comptoir.core.errors import BadBox
from comptoir.games.hermagor.engine.components import DUCHY_NAMES, PRODUCT_NAMES

Point = tuple[float, float]
Road = tuple[str, str]

TOWN = "hermagor"
VILLAGE_IDS = tuple(f"v{n:02}" for n in range(1, 33))
REGION_IDS = tuple(f"r{n:02}" for n in range(1, 21))
NEAR = 2.0  # a river that comes so close to a road crosses it
CLEAR = 30.0  # how far a village keeps from roads that do not lead to it
LARGEST = 1000  # coordinates


class Land:
    """The map as it is drawn: places by id, roads with their tolls."""

    def __init__(self, r: Reader) -> None:
        self.r = r
        self.at: dict[str, Point] = {}
        self.roads: dict[frozenset[str], int] = {}  # tolls
        self.neighbours: dict[str, list[str]] = defaultdict(list)
        self.read_places()
        self.read_roads()
        self.check_roads()
        self.check_faces()
        self.check_main_road()
        self.check_duchies()

    # -- places and roads ------------------------------------------------------------------------------------------

    def read_places(self) -> None:
        r = self.r
        count = len(r.row("map.village"))
        ids = [r.text(f"map.village.{i}.id") for i in range(count)]
        r.fits("map.village", ids, list(VILLAGE_IDS))
        r.check("map.counts.villages", r.number("map.counts.villages"), count)
        r.fits("map.hermagor.id", r.text("map.hermagor.id"), TOWN)
        r.check("map.hermagor.counts_as_shop_for_regions", r.value("map.hermagor.counts_as_shop_for_regions"), True)
        r.check("map.hermagor.counts_for_duchy", r.value("map.hermagor.counts_for_duchy"), False)
        r.check("map.hermagor.may_stop_here", r.value("map.hermagor.may_stop_here"), False)
        self.at[TOWN] = self.point("map.hermagor")
        for i, name in enumerate(ids):
            self.at[name] = self.point(f"map.village.{i}")
        r.fits("map.places.apart", len(set(self.at.values())), len(self.at))

    def point(self, path: str) -> Point:
        return self.r.number(f"{path}.x", 0, LARGEST), self.r.number(f"{path}.y", 0, LARGEST)

    def line(self, path: str) -> list[Point]:
        """A row of points, such as a coast or a river."""
        points: list[Point] = []
        for i in range(len(self.r.row(path))):
            x, y = self.r.numbers(f"{path}.{i}", 2, 0, LARGEST)
            points.append((x, y))
        self.r.fits(f"{path}.points", len(points) > 1, True)
        return points

    def read_roads(self) -> None:
        r = self.r
        count = len(r.row("map.road"))
        r.check("map.counts.roads", r.number("map.counts.roads"), count)
        r.check("map.road.ids", len({r.text(f"map.road.{i}.id") for i in range(count)}), count)
        for i in range(count):
            path = f"map.road.{i}"
            a, b = r.text(f"{path}.a"), r.text(f"{path}.b")
            if a not in self.at or b not in self.at or a == b or frozenset((a, b)) in self.roads:
                raise BadBox("box-graph", where=path, a=a[:40], b=b[:40])
            self.roads[frozenset((a, b))] = r.number(f"{path}.cost", 0, 99)
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)

    def ends(self, road: frozenset[str]) -> tuple[Point, Point]:
        a, b = sorted(road)
        return self.at[a], self.at[b]

    def check_roads(self) -> None:
        """A plane network in which every place is reached, whichever village is left out."""
        r = self.r
        crossings = [
            (road, other)
            for road, other in combinations(self.roads, 2)
            if not road & other and cross(*self.ends(road), *self.ends(other))
        ]
        r.fits("map.road.crossings", len(crossings), 0)
        near = [
            name
            for road in self.roads
            for name in self.at
            if name not in road and distance(self.at[name], *self.ends(road)) <= CLEAR
        ]
        r.fits("map.road.villages_beside", sorted(set(near)), [])
        r.fits("map.road.connected", len(self.parts(self.at)), 1)
        cut = [name for name in self.at if len(self.parts(self.at.keys() - {name})) > 1]
        r.fits("map.road.cut_villages", cut, [])

    def parts(self, places: Iterable[str], closed: Iterable[frozenset[str]] = ()) -> list[set[str]]:
        """The pieces into which the network falls when only these places are left, and some roads are closed."""
        left, shut = set(places), set(closed)
        pieces = []
        while left:
            waiting = [left.pop()]
            piece = set(waiting)
            while waiting:
                here = waiting.pop()
                for there in self.neighbours[here]:
                    if there in left and frozenset((here, there)) not in shut:
                        left.discard(there)
                        piece.add(there)
                        waiting.append(there)
            pieces.append(piece)
        return pieces

    # -- faces -----------------------------------------------------------------------------------------------------

    def check_faces(self) -> None:
        """The regions are exactly the bounded faces of the network."""
        r = self.r
        faces = self.faces()
        r.fits("map.euler", len(self.at) - len(self.roads) + len(faces), 2)
        self.outer = max(faces, key=lambda face: abs(area([self.at[name] for name in face])))
        bounded = sorted(turned(face) for face in faces if face is not self.outer)
        count = len(r.row("map.region"))
        r.fits("map.region", [r.text(f"map.region.{i}.id") for i in range(count)], list(REGION_IDS))
        r.check("map.counts.regions", r.number("map.counts.regions"), count)
        drawn = []
        for i in range(count):
            path = f"map.region.{i}"
            boundary = self.known(f"{path}.boundary", self.at)
            villages = self.known(f"{path}.villages", VILLAGE_IDS)
            r.fits(f"{path}.villages", sorted(villages), sorted(set(boundary) - {TOWN}))  # HER-6.2
            drawn.append(turned(boundary))
            produces = self.known(f"{path}.produces", PRODUCT_NAMES)
            noble = r.value(f"{path}.nobility")
            r.fits(f"{path}.nobility", isinstance(noble, bool), True)
            r.check(f"{path}.produces", len(produces), 0 if noble else min(3, max(1, len(produces))))  # HER-6.4, 6.10
        r.fits("map.region.boundary", sorted(drawn) == bounded, True)

    def known(self, path: str, names: Iterable[str]) -> list[str]:
        """A row of different names, all of them known."""
        known = list(names)
        row = [self.r.text(f"{path}.{i}") for i in range(len(self.r.row(path)))]
        for name in row:
            if name not in known or row.count(name) > 1:
                raise BadBox("box-name", where=path, name=name[:40], known=", ".join(known))
        return row

    def faces(self) -> list[list[str]]:
        """Walk along every road on both sides, always turning the same way."""
        following: dict[Road, Road] = {}
        for here, there in self.neighbours.items():
            around = sorted(there, key=lambda name, here=here: angle(self.at[here], self.at[name]))  # type: ignore[misc]
            for i, name in enumerate(around):
                following[name, here] = (here, around[i - 1])
        cycles, seen = [], set()
        for way in following:
            face = []
            while way not in seen:
                seen.add(way)
                face.append(way[0])
                way = following[way]
            if face:
                cycles.append(face)
        return cycles

    # -- the main road, duchies and rivers ---------------------------------------------------------------------------

    def check_main_road(self) -> None:
        """A chain of roads through eight villages and Hermagor, from border to border (HER-1.2, 8.3)."""
        r = self.r
        nodes = self.known("map.main_road.nodes", self.at)
        villages = [i for i in range(len(VILLAGE_IDS)) if self.flag(f"map.village.{i}.main_road")]
        r.fits("map.main_road.villages", len(nodes) - 1, r.number("map.counts.main_road_villages", 1))
        r.fits("map.main_road.hermagor", TOWN in nodes[1:-1], True)
        chain = {frozenset(pair) for pair in pairwise(nodes)}
        marked = {road for i, road in enumerate(self.roads) if self.flag(f"map.road.{i}.main_road")}
        r.fits("map.main_road.roads", marked == chain, True)
        r.fits("map.village.main_road", sorted(VILLAGE_IDS[i] for i in villages), sorted(set(nodes) - {TOWN}))
        r.fits("map.main_road.ends", nodes[0] in self.outer and nodes[-1] in self.outer, True)

    def flag(self, path: str) -> bool:
        value = self.r.value(path)
        self.r.fits(path, isinstance(value, bool), True)
        return bool(value)

    def check_duchies(self) -> None:
        """Three duchies, on the ground, in their lists and across the bridges."""
        r = self.r
        ids = [r.text(f"map.duchy.{i}.id") for i in range(len(r.row("map.duchy")))]
        r.fits("map.duchy", ids, list(DUCHY_NAMES))
        r.check("map.counts.duchies", r.number("map.counts.duchies"), len(ids))
        duchy = {name: r.text(f"map.village.{i}.duchy") for i, name in enumerate(VILLAGE_IDS)}
        lists = [self.known(f"map.duchy.{i}.villages", VILLAGE_IDS) for i in range(len(ids))]
        for i, villages in enumerate(lists):
            r.fits(f"map.duchy.{i}.villages", villages, [name for name in VILLAGE_IDS if duchy[name] == ids[i]])
        r.fits("map.village.duchy", sum(map(len, lists)), len(VILLAGE_IDS))
        coast = self.line("map.coast")
        ground = [self.line(f"map.duchy.{i}.polygon") for i in range(len(ids))]
        r.check("map.coast.simple", is_simple(coast), True)
        for i, polygon in enumerate(ground):
            r.check(f"map.duchy.{i}.polygon.simple", is_simple(polygon), True)
        for name, here in self.at.items():
            around = [ids[i] for i, polygon in enumerate(ground) if inside(here, polygon)]
            r.check(f"map.{name}.land", inside(here, coast), True)
            r.check(f"map.{name}.duchy", len(around) if name == TOWN else around, 1 if name == TOWN else [duchy[name]])
        self.check_bridges(duchy)
        bridges = [road for i, road in enumerate(self.roads) if self.flag(f"map.road.{i}.bridge")]
        pieces = sorted(len(piece - {TOWN}) for piece in self.parts(self.at, bridges))
        r.check("map.river.parts", pieces, sorted(map(len, lists)))

    def check_bridges(self, duchy: dict[str, str]) -> None:
        """A road that crosses a river is a bridge between the two duchies of that river, and no other road is."""
        r = self.r
        rivers = [(self.line(f"map.river.{i}.points"), self.banks(i)) for i in range(len(r.row("map.river")))]
        for i, road in enumerate(self.roads):
            crossed = [banks for points, banks in rivers if meets(points, *self.ends(road))]
            r.check(f"map.road.{i}.bridge", self.flag(f"map.road.{i}.bridge"), len(crossed) == 1)
            r.check(f"map.road.{i}.rivers", len(crossed) < 2, True)
            if TOWN not in road:
                sides = {duchy[name] for name in road}
                r.check(f"map.road.{i}.sides", sorted(sides), sorted(crossed[0]) if crossed else sorted(sides)[:1])

    def banks(self, river: int) -> list[str]:
        duchies = self.known(f"map.river.{river}.separates", DUCHY_NAMES)
        self.r.fits(f"map.river.{river}.separates", len(duchies), 2)
        return duchies

    # -- what the engine uses ----------------------------------------------------------------------------------------

    def listed(self) -> list[list[int]]:
        """Every road: its two places, its toll, and whether it is part of the main road."""
        names = [*VILLAGE_IDS, TOWN]
        return [
            [*sorted(names.index(name) for name in road), toll, int(self.flag(f"map.road.{i}.main_road"))]
            for i, (road, toll) in enumerate(self.roads.items())
        ]

    def cheapest(self) -> list[list[int]]:
        """The toll of the cheapest route between all places, villages first, then Hermagor (HER-5.7)."""
        names = [*VILLAGE_IDS, TOWN]
        far = 1 << 30
        tolls = [[0 if a == b else self.roads.get(frozenset((a, b)), far) for b in names] for a in names]
        for via in range(len(names)):
            for a in range(len(names)):
                for b in range(len(names)):
                    tolls[a][b] = min(tolls[a][b], tolls[a][via] + tolls[via][b])
        return tolls


# --- plane geometry ---------------------------------------------------------------------------------------------------


def angle(here: Point, there: Point) -> float:
    return atan2(there[1] - here[1], there[0] - here[0])


def side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the lines from a to b and from c to d cross inside both?"""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def distance(p: Point, a: Point, b: Point) -> float:
    """From a point to a line."""
    length = dist(a, b) ** 2
    along = max(0.0, min(1.0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
    return dist(p, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def meets(river: list[Point], a: Point, b: Point) -> bool:
    return any(cross(p, q, a, b) or distance(p, a, b) < NEAR or distance(q, a, b) < NEAR for p, q in pairwise(river))


def area(points: list[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2


def inside(p: Point, polygon: list[Point]) -> bool:
    is_inside = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[-1:] + polygon[:-1], strict=True):
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            is_inside = not is_inside
    return is_inside


def is_simple(polygon: list[Point]) -> bool:
    """No two of its sides cross."""
    sides = list(zip(polygon, polygon[1:] + polygon[:1], strict=True))
    return not any(cross(*a, *b) for a, b in combinations(sides, 2))


def turned(face: list[str]) -> tuple[str, ...]:
    """The same cycle for every beginning and direction."""
    cycles = []
    for way in (face, face[::-1]):
        first = way.index(min(way)) if way else 0
        cycles.append(tuple(way[first:] + way[:first]))
    return min(cycles)


def first_steps(text: str) -> list[list[int]]:
    """For each pair of places, the next place on the way whose toll the engine takes.

    Places are numbered as in the engine: the villages in their order, then Hermagor.
    """
    land = Land(Reader.of(text))
    tolls = land.cheapest()
    neighbours: dict[int, list[tuple[int, int]]] = {}
    for a, b, toll, _ in land.listed():
        neighbours.setdefault(a, []).append((b, toll))
        neighbours.setdefault(b, []).append((a, toll))

    def step(here: int, there: int) -> int:
        """The next place; of two ways that cost the same, always the same one."""
        return min((toll + tolls[via][there], via) for via, toll in neighbours[here])[1]

    places = range(len(tolls))
    return [[here if here == there else step(here, there) for there in places] for here in places]
