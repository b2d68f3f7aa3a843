"""The effects of the actions of A Column of Fire: prices, yields and what happens to pieces, for menu entries.

Ids and numbers only, all of them public or the seat's own; the catalogues in `locales` make the sentences.
"""

from collections.abc import Callable

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.games.column.engine import terms as t
from comptoir.games.column.engine.components import (
    BLACK,
    CHARACTER_NAMES,
    COUNTRIES,
    EVENT_EFFECTS,
    GOODS,
    KINDS,
    LOSE_VP,
    NATIONS,
    PAWNS,
    RELIGIONS,
    SYMBOLS,
    number_of,
    symbol_of,
)
from comptoir.games.column.engine.conflicts import winner_of
from comptoir.games.column.engine.privileges import token_with
from comptoir.games.column.engine.religion import BONUS, pawns_in
from comptoir.games.column.engine.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column
from comptoir.games.column.engine.track import next_free_space, skipped
from comptoir.games.column.vocabulary import WINDOW

Arguments = dict[str, object]
Effect = Callable[[Column, int, int, int], Arguments]  # state, seat, x, y

PLACES_ON_CARDS = ("religion", "loch_leven", "character")  # where a die lies that is turned or taken off
PLACES_ELSEWHERE = ("free", "character")  # where a die comes from that goes to Loch Leven
SUFFERED = EVENT_EFFECTS[:2]  # what an event does to those who bear it
ALL_SYMBOLS = SYMBOLS  # those of the action track too, which are in no word
WINNERS = (*RELIGIONS, "nobody")
WAIVED = {
    t.RELIGION_SYMBOL: "pawn",
    t.NEUTRAL_SYMBOL: "neutral",
    t.PURPLE_NEUTRAL: "neutral",
    t.TRACK_STEP_SYMBOL: "step",
    t.REMOVE_SYMBOL: "remove",
    t.ADJUST_SYMBOL: "adjust",
    t.FREE_SYMBOL: "free",
    t.SELL_ANY_SYMBOL: "sale",
    t.SHIP_SYMBOL: "sale",
    t.TRADE_SYMBOL: "trade",
    t.VP_WAIVE: "points",
    t.TRACK_MOVE: "move",
}
SOLD_BOTH = {t.SHIP_SYMBOL: "ship", t.TRADE_SYMBOL: "trade"}


def asked(s: Column, seat: int) -> int:
    """The kind of question this seat is asked."""
    return int(s.question_of(seat) & 255)


def subject(s: Column, seat: int) -> int:
    """What it is asked about."""
    return int(s.question_of(seat) >> 16)


def shown(code: i64) -> Arguments:
    """An action symbol with its number, 0 where it has none."""
    return {"symbol": SYMBOLS[symbol_of(code)], "number": int(number_of(code))}


def where(s: Column, seat: int, die: int) -> Arguments:
    """Where a die lies, and on whom."""
    if die == BLACK:
        return {"place": "religion", "character": None}
    place = s.traders[seat].lies[die]
    if place >= ON_CARD:
        return {"place": "character", "character": CHARACTER_NAMES[place - ON_CARD]}
    assert place in (FREE_PLACE, LOCH_LEVEN)
    return {"place": "free" if place == FREE_PLACE else "loch_leven", "character": None}


def room(s: Column, country: int) -> int:
    """The religion spaces that are free: with 1 the next pawn brings a conflict (COF-11.1)."""
    return int(s.box.religion_spaces - pawns_in(s, country))


def house(s: Column, seat: int, country: int, site: i64) -> Arguments:
    """The site to come and the one before it, 0 for none; the site to come is 0 when nothing changes (COF-6.2, 6.3)."""
    before = s.traders[seat].sites[country]
    return {"before": int(before), "site": int(site) if site > before else 0}


def bonus(s: Column, seat: int, religion: i64) -> int:
    """What the minority bonus would be (COF-15.1)."""
    others = [s.traders[p].religion for p in range(s.players) if p != seat]
    return 0 if religion in others else BONUS


# --- windows and payments ---------------------------------------------------------------------------------------------


def pass_window(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"window": WINDOW.name_of(subject(s, seat))}


def waive(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"question": WAIVED[asked(s, seat)]}


def use(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"number": int(number_of(s.box.privilege_effect[token_with(s, seat, x)]))}


def buy_off(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"price": int(s.box.remove_die_vp)} | where(s, seat, x)


def decline(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"price": int(s.box.decline_vp)}


# --- characters and houses --------------------------------------------------------------------------------------------


def hire(s: Column, seat: int, x: int, y: int) -> Arguments:
    """Who it is, how long the die lets him stay, and what he brings: a house and a pawn (COF-5.5, 5.8)."""
    number = s.traders[seat].dice[x]
    comes: Arguments = {"character": CHARACTER_NAMES[s.face_up[y]], "number": int(number)}
    return comes | house(s, seat, y, number) | {"pawn": PAWNS[s.pawn_on[y]], "room": room(s, y)}


def settle(s: Column, seat: int, x: int, y: int) -> Arguments:
    number = s.traders[seat].dice[x]
    return {"number": int(number)} | house(s, seat, y, number)


def pawn_of_the_card(s: Column, seat: int, x: int, y: int) -> Arguments:
    country = subject(s, seat)
    return {"pawn": PAWNS[s.pawn_on[country]], "country": COUNTRIES[country], "room": room(s, country)}


def higher(s: Column, seat: int, x: int, y: int) -> Arguments:
    country = subject(s, seat)
    return {"country": COUNTRIES[country]} | house(s, seat, country, s.traders[seat].dice[s.chosen_die])


def keep(s: Column, seat: int, x: int, y: int) -> Arguments:
    country = subject(s, seat)
    return {"country": COUNTRIES[country], "site": int(s.traders[seat].sites[country])}


# --- the action track -------------------------------------------------------------------------------------------------


def move(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"price": int(skipped(s, seat, y) * s.box.skip_vp)} | shown(s.box.space_effect[y])


def step(s: Column, seat: int, x: int, y: int) -> Arguments:
    space = next_free_space(s, seat)
    return {"space": int(space)} | shown(s.box.space_effect[space])


# --- symbols ----------------------------------------------------------------------------------------------------------


def choose(s: Column, seat: int, x: int, y: int) -> Arguments:
    """One symbol of the character in question; two symbols of one card differ."""
    card = subject(s, seat)
    first, second = s.box.first_effect[card], s.box.second_effect[card]
    number = number_of(first if symbol_of(first) == x else second)
    return {"character": CHARACTER_NAMES[card], "number": int(number)}


def profess(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"changes": int(s.traders[seat].religion != x), "points": bonus(s, seat, x)}


def sell(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"points": int(s.box.price[y * KINDS + x])}


def sell_both(s: Column, seat: int, x: int, y: int) -> Arguments:
    """By ship both goods of a country, on a goods space one good in both of its countries."""
    way, number = SOLD_BOTH[asked(s, seat)], subject(s, seat)
    if way == "ship":
        points = sum([s.box.price[number * KINDS + good] for good in range(KINDS)])
        return {"question": way, "country": COUNTRIES[number], "good": None, "points": int(points)}
    points = sum([s.box.price[country * KINDS + number] for country in range(NATIONS)])
    return {"question": way, "country": None, "good": GOODS[number], "points": int(points)}


def sell_any(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"points": subject(s, seat) >> 1}


def in_country(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"room": room(s, y)}


def dismiss(s: Column, seat: int, x: int, y: int) -> Arguments:
    return where(s, seat, x)


def discard(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"character": CHARACTER_NAMES[s.face_up[x]], "pawn": PAWNS[s.pawn_on[x]]}


def turn_up(s: Column, seat: int, x: int, y: int) -> Arguments:
    me = s.traders[seat]
    number = me.religion_die if x == BLACK else me.dice[x]
    return {"number": int(number) + 1} | where(s, seat, x)


def turn_down(s: Column, seat: int, x: int, y: int) -> Arguments:
    """The religion die may bring the minority bonus (COF-15.2)."""
    me = s.traders[seat]
    number = me.religion_die if x == BLACK else me.dice[x]
    points = bonus(s, seat, me.religion) if x == BLACK else 0
    return {"number": int(number) - 1, "points": points} | where(s, seat, x)


def free(s: Column, seat: int, x: int, y: int) -> Arguments:
    return where(s, seat, x)


def gain(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"points": subject(s, seat)}


# --- events and conflicts ---------------------------------------------------------------------------------------------


def suffer(s: Column, seat: int, x: int, y: int) -> Arguments:
    """VP as far as there are any (COF-13.6), or what a die on Loch Leven shows."""
    what, number = s.box.event_effect[s.event], s.box.event_number[s.event]
    lost = min(number, s.traders[seat].score) if what == LOSE_VP else 0
    return {"effect": EVENT_EFFECTS[what], "points": int(lost), "number": int(number)}


def accept(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"points": int(s.traders[seat].religion_die)}


def imprison(s: Column, seat: int, x: int, y: int) -> Arguments:
    return {"number": int(s.box.event_number[s.event])} | where(s, seat, x)


def resolve(s: Column, seat: int, x: int, y: int) -> Arguments:
    winner = winner_of(s, x)
    return {"winner": "nobody" if winner == NOBODY else RELIGIONS[winner]}


EFFECTS: dict[int, Effect] = {
    t.PASS: pass_window,
    t.WAIVE: waive,
    t.USE: use,
    t.BUY_OFF: buy_off,
    t.CHOOSE: choose,
    t.PROFESS: profess,
    t.HIRE: hire,
    t.SETTLE: settle,
    t.DECLINE: decline,
    t.PLACE: pawn_of_the_card,
    t.BLOCK: pawn_of_the_card,
    t.RAISE: higher,
    t.KEEP: keep,
    t.MOVE: move,
    t.SELL: sell,
    t.SELL_BOTH: sell_both,
    t.SELL_ANY_GOOD: sell_any,
    t.ADD: in_country,
    t.REMOVE: in_country,
    t.STEP: step,
    t.DISMISS: dismiss,
    t.DISCARD: discard,
    t.TURN_UP: turn_up,
    t.TURN_DOWN: turn_down,
    t.FREE: free,
    t.SUFFER: suffer,
    t.ACCEPT: accept,
    t.IMPRISON: imprison,
    t.RESOLVE: resolve,
    t.GAIN: gain,
}
