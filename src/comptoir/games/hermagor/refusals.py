"""Hermagor: why a word is not on the menu, and which rule says so.

Asked only for words that are not on it, so it may be slow.  It looks at what everybody sees and at the purse of the
seat that asks (section 9), never at another's.
"""

from collections.abc import Callable

from comptoir.core.interface import Refusal
from comptoir.core.state import NOBODY, verb_of, x_of
from comptoir.games.hermagor.engine import terms as t
from comptoir.games.hermagor.engine.components import (
    HERMAGOR, NOBILITY, PRODUCT_NAMES, REGION_NAMES, ROW_NAMES, SPACE_NAMES, VILLAGE_NAMES,
)  # fmt: skip
from comptoir.games.hermagor.engine.nobility import fits
from comptoir.games.hermagor.engine.roads import half, has_half_move, may_end_in, toll_to
from comptoir.games.hermagor.engine.selling import may_sell
from comptoir.games.hermagor.engine.state import Hermagor
from comptoir.games.hermagor.view import usable

Reason = Callable[[Hermagor, int, int, int], Refusal]  # state, seat, question, x


def no(rule: str, key: str, **arguments: object) -> Refusal:
    return Refusal(rule, f"hermagor-no-{key}", arguments)


def explain_refusal(s: Hermagor, seat: int, action: int) -> Refusal:
    """The reason, for an action that is not on the menu of a seat that is asked."""
    question = int(s.question & 255)
    verb, x = int(verb_of(action)), int(x_of(action))
    if question not in BELONGS[verb]:
        return another_question(question, verb)
    return REASONS[verb](s, seat, question, x)


def another_question(question: int, verb: int) -> Refusal:
    """The word answers a question that is not asked now."""
    if verb in (t.SELL, t.SELL_HALF, t.SELL_HERE, t.MOVE, t.REST) and question == t.PLACE_BUYER:
        return no("HER-2.1", "market-first")
    if verb == t.BUYER and question == t.ACTION:
        return no("HER-2.1", "market-over")
    if verb in (t.PASS, t.DECLINE) and question == t.PLACE_NEUTRAL:
        return no("V-2N", "neutral-must")
    if verb in (t.PASS, t.DECLINE) and question == t.NAME_START:
        return no("HER-4.15", "start-must")
    if verb == t.RAISE and question == t.ACTION:
        return no("HER-4.11", "prices-stand")
    if verb == t.BUILD and question == t.REGION:
        return no("HER-6.12", "region-first")
    return no(RULE_OF_QUESTION[question], "other-question")


# --- section 3 --------------------------------------------------------------------------------------------------------


def buyer(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    if x not in usable(s):
        return no("HER-3.6", "row-unused", space=SPACE_NAMES[x])
    if s.spaces[x] != NOBODY:
        return no("HER-3.5", "space-taken", space=SPACE_NAMES[x])
    return no("HER-3.8", "space-cost", space=SPACE_NAMES[x], needed=int(s.box.space_cost[x]), money=purse(s, seat))


def purse(s: Hermagor, seat: int) -> int:
    """What the seat itself has: nobody else is told."""
    return int(s.traders[seat].money)


# --- section 4 --------------------------------------------------------------------------------------------------------


def raise_price(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    if question == t.ARROW:
        return no("HER-4.9", "other-arrow", product=PRODUCT_NAMES[s.question >> 16])
    return no("HER-4.10", "top-price", product=PRODUCT_NAMES[x])


def start(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
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


def sell(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    return sale(s, seat, x, int(toll_to(s, s.traders[seat], x)), "HER-5.13")


def sell_half(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
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


def sell_here(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    me = s.traders[seat]
    if me.merchant == HERMAGOR:
        return no("HER-5.17", "in-hermagor")
    if me.shops >> me.merchant & 1:
        return no("HER-5.10", "own-shop", village=VILLAGE_NAMES[me.merchant])
    return no_licence(s, int(me.merchant))


def move(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    blocked = ending_in(s, seat, x)
    if blocked is not None:
        return blocked
    toll = int(half(toll_to(s, s.traders[seat], x)))
    return no("HER-5.13", "move-toll", village=VILLAGE_NAMES[x], toll=toll, money=purse(s, seat))


# --- section 6 --------------------------------------------------------------------------------------------------------


def claim(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    return no("HER-6.12", "not-completed", region=REGION_NAMES[x])


def build(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    region = int(s.question >> 16)
    if not fits(s, region, x):
        rule = "HER-6.10" if x == NOBILITY or s.box.region_noble[region] else "HER-6.4"
        return no(rule, "not-shown", row=ROW_NAMES[x], region=REGION_NAMES[region])
    return no("HER-6.7", "row-full", row=ROW_NAMES[x])


def never(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    """Words that are always on the menu of their question."""
    return no(RULE_OF_QUESTION[question], "other-question")


def neutral(s: Hermagor, seat: int, question: int, x: int) -> Refusal:
    if x not in usable(s):
        return no("HER-3.6", "row-unused", space=SPACE_NAMES[x])
    return no("HER-3.5", "space-taken", space=SPACE_NAMES[x])


REASONS: dict[int, Reason] = {
    t.DECLINE: never, t.PASS: never, t.REST: never, t.BUYER: buyer, t.NEUTRAL: neutral, t.RAISE: raise_price,
    t.START: start, t.SELL: sell, t.SELL_HALF: sell_half, t.SELL_HERE: sell_here, t.MOVE: move, t.CLAIM: claim,
    t.BUILD: build,
}  # fmt: skip

BELONGS: dict[int, set[int]] = {  # the questions a verb can answer
    t.DECLINE: {t.ARROW, t.PRICE_RAISE, t.BUILDING},
    t.PASS: {t.PLACE_BUYER},
    t.REST: {t.ACTION},
    t.BUYER: {t.PLACE_BUYER},
    t.NEUTRAL: {t.PLACE_NEUTRAL},
    t.RAISE: {t.ARROW, t.PRICE_RAISE},
    t.START: {t.NAME_START},
    t.SELL: {t.ACTION},
    t.SELL_HALF: {t.ACTION},
    t.SELL_HERE: {t.ACTION},
    t.MOVE: {t.ACTION},
    t.CLAIM: {t.REGION},
    t.BUILD: {t.BUILDING},
}

RULE_OF_QUESTION = {
    t.PLACE_BUYER: "HER-3.3", t.PLACE_NEUTRAL: "V-2N", t.ARROW: "HER-4.9", t.PRICE_RAISE: "HER-4.10",
    t.NAME_START: "HER-4.15", t.ACTION: "HER-5.2", t.REGION: "HER-6.12", t.BUILDING: "HER-6.4",
}  # fmt: skip
