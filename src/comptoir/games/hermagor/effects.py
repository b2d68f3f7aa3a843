"""The effects of the actions of Hermagor: prices, yields and what happens to pieces, for menu entries.

Ids and numbers only, all of them read off the state and its box; the catalogues in `locales` make the sentences.
"""

from collections.abc import Callable

from comptoir.games.hermagor.engine import terms as t
from comptoir.games.hermagor.engine.components import NO_FEE, NOBILITY, PRODUCT_NAMES, VILLAGE_NAMES
from comptoir.games.hermagor.engine.nobility import discs_in, next_sum
from comptoir.games.hermagor.engine.roads import half, toll_to
from comptoir.games.hermagor.engine.state import Hermagor

Arguments = dict[str, object]
Effect = Callable[[Hermagor, int, int, int], Arguments]  # state, seat, x, y

DECLINED = {t.ARROW: "arrow", t.PRICE_RAISE: "price-up", t.BUILDING: "building"}


def decline(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    return {"question": DECLINED[int(s.question_of(seat) & 255)]}


def buyer(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    """What the space costs, and what this buyer adds to the income of its alleys (HER-3.7, 4.1, 4.2)."""
    income = 0
    for alley in s.box.space_alleys[x]:
        own = sum([s.spaces[space] == seat and alley in s.box.space_alleys[space] for space in s.box.spaces])
        income += int(s.box.income[own + 1] - s.box.income[own])
    return {"cost": int(s.box.space_cost[x]), "income": income}


def raise_price(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    """From which price to which."""
    return {"old": int(s.price(x)), "price": int(s.box.prices[s.prices[x] + 1])}


def start(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    return {"starter": x, "self": int(x == seat)}


def sale(s: Hermagor, seat: int, village: int) -> Arguments:
    """The price of the product, who else is paid for it, and how many regions it completes (HER-5.11, 5.12, 6.1)."""
    me = s.traders[seat]
    shops = me.shops | 1 << village
    paid = [p for p in range(s.players) if p != seat and s.traders[p].shops >> village & 1]
    wanted = [s.box.region_villages[region] for region in s.box.regions_at[village]]
    product = s.box.village_product[village]
    return {
        "product": PRODUCT_NAMES[product],
        "price": int(s.price(product)),
        "others": 0 if me.tiles >> NO_FEE & 1 else len(paid),  # HER-5.16
        "fee": int(s.box.fee),
        "regions": sum([shops & villages == villages for villages in wanted]),
    }


def sell(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    return sale(s, seat, x) | {"toll": int(toll_to(s, s.traders[seat], x))}


def sell_half(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    return sale(s, seat, x) | {"toll": int(half(toll_to(s, s.traders[seat], x)))}


def sell_here(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    here = int(s.traders[seat].merchant)
    return sale(s, seat, here) | {"village": VILLAGE_NAMES[here]}


def move(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    """Half the toll, and what could be sold there later (HER-5.8)."""
    product = PRODUCT_NAMES[s.box.village_product[x]]
    return {"toll": int(half(toll_to(s, s.traders[seat], x))), "product": product}


def build(s: Hermagor, seat: int, x: int, y: int) -> Arguments:
    """The sum received at once, and the red number if this is one's first disc in the row (HER-6.5, 8.1)."""
    first = x != NOBILITY and discs_in(s, seat, x) == 0
    return {"money": int(next_sum(s, x)), "red": int(s.box.red[s.prices[x]]) if first else 0}


EFFECTS: dict[int, Effect] = {
    t.DECLINE: decline,
    t.BUYER: buyer,
    t.RAISE: raise_price,
    t.START: start,
    t.SELL: sell,
    t.SELL_HALF: sell_half,
    t.SELL_HERE: sell_here,
    t.MOVE: move,
    t.BUILD: build,
}
