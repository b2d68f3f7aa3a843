"""The reasons why a word of A Column of Fire is not on the menu, each with its rule.

Asked only for words that are not on it, so it may be slow.  Everything it looks at is public or the seat's own
(section 19): an answer never tells more than the table shows.
"""

from collections.abc import Callable

from comptoir.core.interface import OtherQuestion, Refusal, refusal_maker
from comptoir.games.column.engine import terms as t
from comptoir.games.column.engine.components import (
    BLACK,
    COLOURED,
    COUNTRIES,
    DICE,
    EITHER,
    GOODS,
    NO_CARD,
    PAWNS,
    RELIGIONS,
    SYMBOLS,
    symbol_of,
)
from comptoir.games.column.engine.payments import can_pay
from comptoir.games.column.engine.privileges import token_with
from comptoir.games.column.engine.religion import has_room
from comptoir.games.column.engine.selling import buys
from comptoir.games.column.engine.state import FREE_PLACE, LOCH_LEVEN, NO_TOKEN, ON_CARD, Column
from comptoir.games.column.engine.track import occupied, skipped

Reason = Callable[[Column, int, int, int, int], Refusal]  # state, seat, question, x, y


no = refusal_maker("column")

OTHER_QUESTIONS = (
    OtherQuestion("COF-3.5", "no-window", verbs=(t.USE, t.BUY_OFF)),
    OtherQuestion("COF-8.1", "must-move", verbs=(t.WAIVE, t.PASS, t.PASS_TURN), questions=(t.TRACK_MOVE,)),
    OtherQuestion("COF-5.3", "decline-instead", verbs=(t.WAIVE, t.PASS), questions=(t.CHARACTER,)),
    OtherQuestion("COF-9.0", "choose-symbol-first", verbs=(t.WAIVE,), questions=(t.EFFECT_CHOICE,)),
    OtherQuestion("COF-3.5", "pass-first", questions=(t.WINDOW,)),
)


# --- windows and payments (COF-3.5, sections 14 and 16) ---------------------------------------------------------------


def use(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if token_with(s, seat, x) == NO_TOKEN:
        return no("COF-14.2", "no-such-privilege", symbol=SYMBOLS[x])
    return no("COF-14.3", "without-effect", symbol=SYMBOLS[x])


def buy_off(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if not can_pay(s, seat, s.box.remove_die_vp):
        return too_poor(s, seat, int(s.box.remove_die_vp))
    return not_on_a_card("COF-16.3", x)


def too_poor(s: Column, seat: int, price: int) -> Refusal:
    """A voluntary payment must leave something."""
    left = int(s.box.must_leave)
    return no("COF-16.2", "too-few-points", price=price, left=left, points=int(s.traders[seat].score))


def not_on_a_card(rule: str, die: int) -> Refusal:
    return no(rule, "die-not-on-card", die=DICE[die])


def pass_turn(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("COF-3.5", "last-window")


def waive(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("COF-14.6", "privilege-must-act")


# --- half-year 2 (sections 5, 6 and 8) --------------------------------------------------------------------------------


def hire(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return rolled(s, seat, x) or no("COF-5.13", "deck-exhausted", country=COUNTRIES[y])


def rolled(s: Column, seat: int, die: int) -> Refusal | None:
    """Is there something wrong with the die itself?"""
    me = s.traders[seat]
    if me.lies[die] != FREE_PLACE:
        return no("COF-5.2", "die-not-free", die=DICE[die])
    if me.dice[die] == 0:
        return no("COF-5.14", "die-not-rolled", die=DICE[die])
    return None


def settle(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if not s.exhausted >> y & 1:
        return no("COF-5.13", "deck-not-exhausted", country=COUNTRIES[y])
    return rolled(s, seat, x) or no("COF-5.15", "house-not-higher", country=COUNTRIES[y])


def decline(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    poor = too_poor(s, seat, int(s.box.decline_vp))
    return Refusal("COF-5.4", poor.key, poor.arguments)


def block(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.traders[seat].protections == 0:
        return no("COF-12.1", "no-protection")
    return no("COF-5.6", "country-full", country=COUNTRIES[s.question_of(seat) >> 16])


def move(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.traders[seat]
    if me.lies[x] != FREE_PLACE:
        return no("COF-8.2", "die-not-free", die=DICE[x])
    if s.box.space_die[y] != x:
        return no("COF-8.3", "other-colour", die=DICE[x], space=y, colour=DICE[s.box.space_die[y]])
    if me.disc == y:
        return no("COF-8.5", "same-space", space=y)
    if occupied(s) >> y & 1:
        return no("COF-8.3", "space-occupied", space=y)
    poor = too_poor(s, seat, int(skipped(s, seat, y) * s.box.skip_vp))
    return Refusal("COF-8.6", poor.key, poor.arguments)


# --- symbols (sections 9 and 10) --------------------------------------------------------------------------------------


def choose(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    card = s.question_of(seat) >> 16
    shown = [symbol_of(code) for code in (s.box.first_effect[card], s.box.second_effect[card])]
    return no("COF-9.0", "without-effect" if x in shown else "symbol-not-shown", symbol=SYMBOLS[x])


def take(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("COF-9.14", "other-good", good=GOODS[x])


def sell(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    subject = int(s.question_of(seat) >> 16)
    if question == t.SHIP_SYMBOL and y != subject:
        return no("COF-9.13", "other-country", country=COUNTRIES[subject])
    if question == t.TRADE_SYMBOL and x != subject:
        return no("COF-9.14", "other-good", good=GOODS[x])
    if not buys(s, y, x):
        return no("COF-1.4", "not-bought", good=GOODS[x], country=COUNTRIES[y])
    return no_sale(s, seat, x, y)


def no_sale(s: Column, seat: int, good: int, country: int) -> Refusal:
    me = s.traders[seat]
    if me.sites[country] == 0:
        return no("COF-10.1", "no-house", country=COUNTRIES[country])
    if me.goods[good] == 0:
        return no("COF-10.2", "no-token", good=GOODS[good])
    return no("COF-10.3", "sold-already", good=GOODS[good], country=COUNTRIES[country])


def sell_both(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    rule = "COF-9.13" if question == t.SHIP_SYMBOL else "COF-9.14"
    return no(rule, "not-both")


def sell_any(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.traders[seat].goods[x] == 0:
        return no("COF-9.12", "no-token", good=GOODS[x])
    return no("COF-10.1", "no-buyer", good=GOODS[x])


def add(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    subject = int(s.question_of(seat) >> 16)
    if question == t.RELIGION_SYMBOL:
        if subject % 3 not in (EITHER, x):
            return no("COF-9.6", "other-pawn", pawn=PAWNS[x])
    elif x != len(RELIGIONS):
        return no("COF-18.1" if question == t.PURPLE_NEUTRAL else "COF-9.7", "other-pawn", pawn=PAWNS[x])
    if question == t.PURPLE_NEUTRAL and y != subject:
        return no("COF-18.1", "other-country", country=COUNTRIES[subject])
    if question == t.RELIGION_SYMBOL and x == len(RELIGIONS):
        return no("COF-9.6", "other-pawn", pawn=PAWNS[x])
    assert not has_room(s, y)
    return no("COF-9.15", "country-full", country=COUNTRIES[y])


def remove(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if int(s.question_of(seat) >> 16) % 3 not in (EITHER, x):
        return no("COF-9.6", "other-pawn", pawn=PAWNS[x])
    return no("COF-9.6", "no-pawn", pawn=PAWNS[x], country=COUNTRIES[y])


def dismiss(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("COF-9.9", "die-not-on-character", die=DICE[x])


def discard(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    assert s.face_up[x] == NO_CARD
    if s.exhausted >> x & 1:
        return no("COF-9.9", "deck-exhausted", country=COUNTRIES[x])
    return no("COF-5.12", "no-card-face-up", country=COUNTRIES[x])


def turn_up(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if x < COLOURED and s.traders[seat].lies[x] == FREE_PLACE:
        return not_on_a_card("COF-9.10", x)
    most = s.box.religion_most if x == BLACK else s.box.die_most
    return no("COF-9.10", "die-at-most", die=DICE[x], number=int(most))


def turn_down(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    if x < COLOURED and s.traders[seat].lies[x] == FREE_PLACE:
        return not_on_a_card("COF-9.10", x)
    return no("COF-9.10", "die-at-one", die=DICE[x])


def free(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return not_on_a_card("COF-9.11", x)


# --- events and conflicts (sections 11 and 13) ------------------------------------------------------------------------


def protect(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("COF-13.4", "no-protection")


def imprison(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    assert s.traders[seat].lies[x] == LOCH_LEVEN < ON_CARD
    return no("COF-13.7", "die-on-loch-leven", die=DICE[x])


def resolve(s: Column, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("COF-11.3", "no-conflict", country=COUNTRIES[x])


REASONS: dict[int, Reason] = {
    t.PASS_TURN: pass_turn,
    t.WAIVE: waive,
    t.USE: use,
    t.BUY_OFF: buy_off,
    t.CHOOSE: choose,
    t.HIRE: hire,
    t.SETTLE: settle,
    t.DECLINE: decline,
    t.BLOCK: block,
    t.MOVE: move,
    t.TAKE: take,
    t.SELL: sell,
    t.SELL_BOTH: sell_both,
    t.SELL_ANY_GOOD: sell_any,
    t.ADD: add,
    t.REMOVE: remove,
    t.DISMISS: dismiss,
    t.DISCARD: discard,
    t.TURN_UP: turn_up,
    t.TURN_DOWN: turn_down,
    t.FREE: free,
    t.PROTECT: protect,
    t.IMPRISON: imprison,
    t.RESOLVE: resolve,
}
