"""The Fairs of Lyon: the score (section 8).  It can be computed at any time: what a seat has if the game ended now."""

from lyon_fair.engine.components import GOODS
from lyon_fair.engine.state import SCORING, Lyon


def contract_points(s: Lyon, p: int) -> int:
    """What is printed on the contracts delivered (LYO-8.1)."""
    return sum(s.box.points[contract] for contract in s.merchants[p].delivered)


def city_points(s: Lyon, p: int) -> int:
    """By number of different cities delivered to (LYO-8.2)."""
    return s.box.cities[len({s.box.city[contract] for contract in s.merchants[p].delivered})]


def stock_points(s: Lyon, p: int) -> int:
    """For each good: the most bales left, alone or with others (LYO-8.3)."""
    points = 0
    for good in range(len(GOODS)):
        bales = [merchant.bales[good] for merchant in s.merchants]
        if bales[p] and bales[p] == max(bales):
            points += s.box.majority if bales.count(bales[p]) == 1 else s.box.shared_majority
    return points


def coin_points(s: Lyon, p: int) -> int:
    """Coins, rounded down (LYO-8.4)."""
    return s.merchants[p].coins // s.box.coins_per_point


def broken_points(s: Lyon, p: int) -> int:
    """The penalties of the contracts still in the hand (LYO-8.5)."""
    return -sum(s.box.penalty[contract] for contract in s.merchants[p].hand)


def total(s: Lyon, p: int) -> int:
    return sum(part(s, p) for part in PARTS.values())


def parts(s: Lyon, p: int) -> dict[str, int]:
    """The score sheet of one merchant."""
    sheet = {name: part(s, p) for name, part in PARTS.items()}
    return {"total": sum(sheet.values()), **sheet}


def rank_key(s: Lyon, p: int) -> int:
    """Most points; then contracts delivered; then coins; then a shared place (LYO-8.6, 8.7)."""
    me = s.merchants[p]
    return total(s, p) * 1048576 + len(me.delivered) * 1024 + min(me.coins, 1023)


PARTS = {
    "contracts": contract_points,
    "cities": city_points,
    "stock": stock_points,
    "coins": coin_points,
    "broken": broken_points,
}
SCORING["total"] = total
SCORING["rank_key"] = rank_key
