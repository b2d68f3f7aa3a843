"""A Column of Fire: where the elements of the board are drawn, and that they fit (the drawn side of a box)."""

from itertools import combinations
from math import dist

from comptoir.core.component_reader import Reader
from comptoir.games.column.engine.components import COUNTRIES, GOODS, SITES, SPACES

Point = tuple[int, int]
EDGE = 1000
NEAREST = 30  # no two elements come nearer
VICTORY_TRACK = 50
RELIGION_SPACES = 4


def point(r: Reader, path: str) -> Point:
    return r.number(f"{path}.0", 0, EDGE), r.number(f"{path}.1", 0, EDGE)


def points(r: Reader, path: str, length: int) -> list[Point]:
    r.fits(path, len(r.row(path)), length)
    return [point(r, f"{path}.{i}") for i in range(length)]


def check_board(r: Reader) -> None:
    """Nothing collides, the track is a ring, and each country holds its own."""
    lying: dict[tuple[str, str, int], Point] = {}
    outlines: dict[str, list[Point]] = {}
    ids = [r.text(f"country.{i}.id") for i in range(len(r.row("country")))]
    for country in COUNTRIES:
        path = f"country.{ids.index(country)}"
        outlines[country] = points(r, f"{path}.outline", len(r.row(f"{path}.outline")))
        for n, at in enumerate(points(r, f"{path}.religion_space_xy", RELIGION_SPACES)):
            lying[country, "religion", n] = at
        for n, at in enumerate(points(r, f"{path}.site_xy", SITES)):
            lying[country, "site", n + 1] = at
        for name in ("torch", "price_box", "deck"):
            lying[country, name, 0] = point(r, f"{path}.{name}_xy")
    index = [r.number(f"action_space.{i}.index") for i in range(SPACES)]
    ring = [point(r, f"action_space.{index.index(n)}.xy") for n in range(SPACES)]
    for n, at in enumerate(ring):
        lying["track", "space", n] = at
    spaces = r.number("victory_track.spaces")
    r.check("victory_track.spaces", spaces, VICTORY_TRACK)
    for n, at in enumerate(points(r, "victory_track.xy", VICTORY_TRACK)):
        lying["victory", "space", n + 1] = at
    for n, good in enumerate(GOODS):
        lying["supply", good, n] = point(r, f"board.goods_supply_xy.{good}")
    for name in ("privilege_stack", "protection_stack"):
        for n, at in enumerate(points(r, f"board.{name}_xy", len(r.row(f"board.{name}_xy")))):
            lying["stack", name, n] = at
    near = [pair for pair in combinations(lying.values(), 2) if dist(*pair) < NEAREST]
    r.check("board.collisions", near, [])
    steps = {dist(ring[n], ring[(n + 1) % SPACES]) for n in range(SPACES)}
    r.check("action_space.steps", len(steps), 1)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    r.check("action_space.clockwise", area > 0, True)
    strays = [
        f"{place} {name} {n} {country}"
        for (place, name, n), at in lying.items()
        for country, outline in outlines.items()
        if place in COUNTRIES and inside(at, outline) != (place == country)
    ]
    r.check("country.outline", strays, [])


def inside(at: Point, outline: list[Point]) -> bool:
    """Does the point lie inside the polygon?"""
    is_inside = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > at[1]) != (y2 > at[1]) and at[0] < (x2 - x1) * (at[1] - y1) / (y2 - y1) + x1:
            is_inside = not is_inside
    return is_inside
