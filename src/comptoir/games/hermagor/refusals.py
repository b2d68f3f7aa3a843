"""The reasons why a word of Hermagor is not on the menu, each with its rule.

Asked only for words that are not on it, so it may be slow.  It looks at what everybody sees and at the purse of the
seat that asks (section 9), never at another's.
"""

from collections.abc import Callable

from comptoir.core.interface import OtherQuestion, Refusal, refusal_maker
from comptoir.core.state import NOBODY
from comptoir.games.hermagor.engine import terms as t
from comptoir.games.hermagor.engine.components import (
    HERMAGOR,
    NOBILITY,
    PRODUCT_NAMES,
    REGION_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    VILLAGE_NAMES,
)
from comptoir.games.hermagor.engine.nobility import fits
from comptoir.games.hermagor.engine.roads import half, has_half_move, may_end_in, toll_to
from comptoir.games.hermagor.engine.selling import may_sell
from comptoir.games.hermagor.engine.state import Hermagor
from comptoir.games.hermagor.view import usable

Reason = Callable[[Hermagor, int, int, int, int], Refusal]  # state, seat, question, x, y


no = refusal_maker("hermagor")

OTHER_QUESTIONS = (
    OtherQuestion(
        "HER-2.1",
        "market-first",
        verbs=(t.SELL, t.SELL_HALF, t.SELL_HERE, t.MOVE, t.REST),
        questions=(t.PLACE_BUYER,),
    ),
    OtherQuestion("HER-2.1", "market-over", verbs=(t.BUYER,), questions=(t.ACTION,)),
    OtherQuestion("V-2N", "neutral-must", verbs=(t.PASS, t.DECLINE), questions=(t.PLACE_NEUTRAL,)),
    OtherQuestion("HER-4.15", "start-must", verbs=(t.PASS, t.DECLINE), questions=(t.NAME_START,)),
    OtherQuestion("HER-4.11", "prices-stand", verbs=(t.RAISE,), questions=(t.ACTION,)),
    OtherQuestion("HER-6.12", "region-first", verbs=(t.BUILD,), questions=(t.REGION,)),
)


# --- section 3 --------------------------------------------------------------------------------------------------------


def buyer(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    if x not in usable(s):
        return no("HER-3.6", "row-unused", space=SPACE_NAMES[x])
    if s.spaces[x] != NOBODY:
        return no("HER-3.5", "space-taken", space=SPACE_NAMES[x])
    return no("HER-3.8", "space-cost", space=SPACE_NAMES[x], needed=int(s.box.space_cost[x]), money=purse(s, seat))


def purse(s: Hermagor, seat: int) -> int:
    """What the seat itself has: nobody else is told."""
    return int(s.traders[seat].money)


# --- section 4 --------------------------------------------------------------------------------------------------------


def raise_price(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    if question == t.ARROW:
        return no("HER-4.9", "other-arrow", product=PRODUCT_NAMES[s.question >> 16])
    return no("HER-4.10", "top-price", product=PRODUCT_NAMES[x])


def start(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("HER-4.15", "no-such-player", starter=x)


# --- section 5 --------------------------------------------------------------------------------------------------------


def ending_in(s: Hermagor, seat: int, village: int) -> Refusal | None:
    """Why a move cannot end there, whatever it costs."""
    me = s.traders[seat]
    if may_end_in(me, village):
        return None
    if me.merchant == village:
        return no("HER-5.6", "already-there", village=VILLAGE_NAMES[village])
    return no("HER-5.4", "own-shop", village=VILLAGE_NAMES[village])


def no_licence(s: Hermagor, village: int) -> Refusal:
    return no(
        "HER-5.9", "no-tile", village=VILLAGE_NAMES[village], product=PRODUCT_NAMES[s.box.village_product[village]]
    )


def sell(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    return sale(s, seat, x, int(toll_to(s, s.traders[seat], x)), "HER-5.13")


def sell_half(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    if not has_half_move(s.traders[seat]):
        return no("HER-5.15", "half-spent" if s.traders[seat].half_spent else "no-half-move")
    return sale(s, seat, x, int(half(toll_to(s, s.traders[seat], x))), "HER-5.15")


def sale(s: Hermagor, seat: int, village: int, toll: int, rule: str) -> Refusal:
    blocked = ending_in(s, seat, village)
    if blocked is not None:
        return blocked
    if not may_sell(s, s.traders[seat], village):
        return no_licence(s, village)
    price = int(s.price(s.box.village_product[village]))
    return no(rule, "sale-toll", village=VILLAGE_NAMES[village], toll=toll, price=price, money=purse(s, seat))


def sell_here(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.traders[seat]
    if me.merchant == HERMAGOR:
        return no("HER-5.17", "in-hermagor")
    if me.shops >> me.merchant & 1:
        return no("HER-5.10", "own-shop", village=VILLAGE_NAMES[me.merchant])
    return no_licence(s, int(me.merchant))


def move(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    blocked = ending_in(s, seat, x)
    if blocked is not None:
        return blocked
    toll = int(half(toll_to(s, s.traders[seat], x)))
    return no("HER-5.13", "move-toll", village=VILLAGE_NAMES[x], toll=toll, money=purse(s, seat))


# --- section 6 --------------------------------------------------------------------------------------------------------


def claim(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("HER-6.12", "not-completed", region=REGION_NAMES[x])


def build(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    region = int(s.question >> 16)
    if not fits(s, region, x):
        rule = "HER-6.10" if x == NOBILITY or s.box.region_noble[region] else "HER-6.4"
        return no(rule, "not-shown", row=ROW_NAMES[x], region=REGION_NAMES[region])
    return no("HER-6.7", "row-full", row=ROW_NAMES[x])


def neutral(s: Hermagor, seat: int, question: int, x: int, y: int) -> Refusal:
    if x not in usable(s):
        return no("HER-3.6", "row-unused", space=SPACE_NAMES[x])
    return no("HER-3.5", "space-taken", space=SPACE_NAMES[x])


REASONS: dict[int, Reason] = {
    t.BUYER: buyer,
    t.NEUTRAL: neutral,
    t.RAISE: raise_price,
    t.START: start,
    t.SELL: sell,
    t.SELL_HALF: sell_half,
    t.SELL_HERE: sell_here,
    t.MOVE: move,
    t.CLAIM: claim,
    t.BUILD: build,
}
