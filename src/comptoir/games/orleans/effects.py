"""The effects of the actions of Orléans: prices, yields and what happens to pieces, for menu entries.

Ids and numbers only, all of them read off the state and its box; the catalogues in `locales` make the sentences.  Every
entry carries the edition, because the two French editions name some pieces differently (section 21).
"""

from collections.abc import Callable

from mypy_extensions import i64

from comptoir.core.numbers import sum_of
from comptoir.games.orleans.engine import terms as t
from comptoir.games.orleans.engine.components import (
    BOATMAN,
    BUILD,
    BUY_DEVELOPMENT,
    CANCEL_EVENT,
    CITIZEN_BOATMAN,
    CITIZEN_DEED,
    CITIZEN_KNIGHT,
    COINS_PER,
    CRAFTSMAN,
    DEED_BITS,
    DEEDS,
    DRAW_AND_PLACE,
    EMPTY,
    EVENT_NAMES,
    FARMER,
    GAIN,
    GAIN_TECHNOLOGY,
    GOOD_NAMES,
    HARVEST,
    KNIGHT,
    MONK,
    MOVE,
    NO_GOOD,
    PER_STATUS,
    PIECE_NAMES,
    PLACE_NAMES,
    PLACES,
    RECRUIT,
    ROUTE_NAMES,
    SCHOLAR,
    SLOT_NAMES,
    SUBSTITUTE,
    TAXES,
    TOWN_NAMES,
    TOWNS,
    TRADER,
    TYPE_NAMES,
    TYPES,
    type_of,
)
from comptoir.games.orleans.engine.development import status
from comptoir.games.orleans.engine.events import has_food, shield
from comptoir.games.orleans.engine.followers import draw_value, draws_left, free_spaces, most_draws
from comptoir.games.orleans.engine.people import size
from comptoir.games.orleans.engine.planning import followers_by_type, stand_in, take_of_type
from comptoir.games.orleans.engine.state import Orleans
from comptoir.games.orleans.engine.tracks import recruitable
from comptoir.games.orleans.engine.travel import built, other_end, takes_goods, town_is_free

Arguments = dict[str, object]
Effect = Callable[[Orleans, int, int, int], Arguments]  # state, seat, x, y

DOES = (
    "recruit",
    "choose",
    "move",
    "build",
    "gain",
    "per_status",
    "per_station",
    "deeds",
    "bathe",
    "buy",
    "shield",
    "stand_in",
)
WHYS = ("put", "fetch")
DONE_WITH = {t.TO_TOWER: "tower", t.MAKE_PLAN: "plan"}
COSTS = ("food", "coins", "follower")


def argument(s: Orleans, seat: int) -> int:
    """The argument of the question this seat is asked."""
    return int(s.question_of(seat) >> 16)


# --- what a player gains ----------------------------------------------------------------------------------------------


class Gain:
    """What comes to a player, counted as far as the bank, the supplies and the tracks go; nothing is moved."""

    def __init__(self, s: Orleans, seat: int) -> None:
        self.s = s
        self.me = s.boards[seat]
        self.bank = s.bank
        self.coins: i64 = 0
        self.points: i64 = 0
        self.good: i64 = NO_GOOD
        self.technology: i64 = 0
        self.citizens: i64 = 0
        self.tiles: i64 = 0  # the levels one may choose from: 1 for I, 2 for II, 3 for both
        self.draw: i64 = 0  # the new draw value

    def receive(self, coins: i64) -> None:
        """One payment of the bank (ORL-17.4)."""
        if self.s.bank_limit > 0:
            if self.bank < coins:
                coins = 0 if self.s.all_or_nothing else self.bank
            self.bank -= coins
        self.coins += coins

    def develop(self, points: i64) -> None:
        """Coins and citizens on the way included (ORL-10.1 to 10.3)."""
        box, at = self.s.box, self.me.development
        while points > 0 and at < box.development:
            at, points, self.points = at + 1, points - 1, self.points + 1
            self.receive(box.development_coins[at])
            if box.development_citizen[at] >= 0:
                self.citizen(box.development_citizen[at])

    def take(self, good: i64) -> None:
        if self.s.goods[good] > 0:
            self.good = good

    def citizen(self, citizen: i64) -> bool:
        present = self.s.citizens >> citizen & 1
        self.citizens += present
        return present == 1

    def recruit(self, kind: i64) -> None:
        """The next space of the track (ORL-8.1 to 8.8)."""
        s, box = self.s, self.s.box
        if kind == MONK:
            return
        at = self.me.tracks[kind] + 1
        if kind == FARMER:
            self.take(box.farmer_goods[at])
        elif kind == BOATMAN:
            if at != box.boatman_citizen or not self.citizen(CITIZEN_BOATMAN):
                last = at == box.track_length[BOATMAN]
                self.receive(s.boatman_last_space_coins if last else box.boatman_coins[at])
        elif kind == CRAFTSMAN:
            self.technology += 1
        elif kind == TRADER:
            self.tiles = box.trader_levels[at] >> 1
        elif kind == KNIGHT:
            self.draw = box.draw_value[at] if box.draw_value[at] != draw_value(s, self.me) else 0
            if at == box.knight_citizen:
                self.citizen(CITIZEN_KNIGHT)
        elif kind == SCHOLAR:
            self.develop(box.scholar_points[at])

    def arguments(self) -> Arguments:
        """The gains as arguments of a message."""
        gains: Arguments = {
            "coins": int(self.coins),
            "points": int(self.points),
            "goods": int(self.good != NO_GOOD),
            "technology": int(self.technology),
            "citizens": int(self.citizens),
            "tiles": int(self.tiles),
            "draw": int(self.draw),
        }
        kinds = sum([number != 0 for number in gains.values()])
        return gains | {"gains": kinds, "good": "" if self.good == NO_GOOD else GOOD_NAMES[self.good]}


# --- what a place does ------------------------------------------------------------------------------------------------


def crowd(kinds: list[i64]) -> Arguments:
    """How many of each type, with those slots that take anybody."""
    return {name: kinds.count(kind) for kind, name in enumerate(SLOT_NAMES)}


def in_mask(mask: i64) -> list[i64]:
    return [kind for kind in range(TYPES) if mask >> kind & 1]


def printed(s: Orleans, seat: int, place: int) -> Arguments:
    """What a place is for, whoever has it and whenever: `now` is 0.  For an own place, who could be recruited there."""
    box, gain = s.box, Gain(s, seat)
    does = box.effect[place]
    purpose: Arguments = {
        "now": 0,
        "route": ROUTE_NAMES[box.route[place]],
        "loads": int(takes_goods(s, place)),
        "spaces": int(box.extra_market[place]),
        "drawn": int(box.bathhouse_draw[s.edition]),
        "laid": int(box.bathhouse_place[s.edition]),
        "most": int(box.most[place]),
        "price": int(box.price[place]),
        "type": "",
        "does": what_it_does(s, place),
    }
    if does == RECRUIT:
        kinds = in_mask(box.recruits[place])
        purpose |= {"type": TYPE_NAMES[kinds[0]], "does": "recruit" if len(kinds) == 1 else "choose"}
    elif does == SUBSTITUTE:
        purpose |= crowd(in_mask(box.stands_for[place])) | {"type": TYPE_NAMES[box.stands_in[place]]}
    gain.coins, gain.points, gain.good = box.coins[place], box.points[place], box.good[place]
    gain.technology = box.tiles_gained[place]
    return gain.arguments() | purpose


def what_it_does(s: Orleans, place: int) -> str:
    effect = s.box.effect[place]
    if effect == COINS_PER:
        return "per_status" if s.box.per[place] == PER_STATUS else "per_station"
    return {
        RECRUIT: "recruit",
        MOVE: "move",
        BUILD: "build",
        GAIN: "gain",
        GAIN_TECHNOLOGY: "gain",
        DEEDS: "deeds",
        DRAW_AND_PLACE: "bathe",
        BUY_DEVELOPMENT: "buy",
        CANCEL_EVENT: "shield",
        SUBSTITUTE: "stand_in",
    }[int(effect)]


def use(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """What the action brings if it is carried out now: `now` is 1."""
    me, box, gain = s.boards[seat], s.box, Gain(s, seat)
    result = printed(s, seat, x) | {"now": 1, "spaces": 0, "town": TOWN_NAMES[me.town]}
    effect = box.effect[x]
    if effect == RECRUIT:
        kinds = [kind for kind in in_mask(box.recruits[x]) if recruitable(s, me, kind)]
        result |= crowd(kinds) | {"does": "choose"}
        if len(kinds) == 1:
            gain.recruit(kinds[0])
            result |= {"type": TYPE_NAMES[kinds[0]], "does": "recruit"}
    elif effect == COINS_PER:
        gain.receive(status(s, me) if box.per[x] == PER_STATUS else built(me))
        result["does"] = "gain"
    elif effect in (GAIN, GAIN_TECHNOLOGY):
        gain.receive(box.coins[x])
        gain.develop(box.points[x])
        gain.good, gain.technology = box.good[x], box.tiles_gained[x]
    elif effect == BUY_DEVELOPMENT:
        result["most"] = int(min(me.coins // box.price[x], box.most[x], box.development - me.development))
    elif effect == DRAW_AND_PLACE:
        result["drawn"] = int(min(size(me.bag), box.bathhouse_draw[s.edition]))
    return result | gain.arguments()


def tile(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """The level, the slots and the use of a place tile (section 12)."""
    box = s.box
    slots = [s.slot_type[slot] for slot in range(box.first_slot[x], box.first_slot[x + 1])]
    return crowd(slots) | printed(s, seat, x) | {"level": int(box.level[x]), "slots": len(slots)}


# --- followers and planning (sections 5 and 6) ------------------------------------------------------------------------


def fewer(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    return {"followers": int(draws_left(s, s.boards[seat], argument(s, seat))) - 1}


def recall(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """How many draws are left afterwards: whoever comes back takes a space and a draw (ORL-5.5)."""
    me, asked = s.boards[seat], argument(s, seat)
    given_up = max(0, (asked & 255) - 1)
    left = min(most_draws(s, me, (asked >> 8) + 1), free_spaces(s, me) - 1) - given_up
    return {"followers": int(max(0, left))}


def slot(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    asked = argument(s, seat)
    why = "fetch" if asked >> 16 == t.TO_FETCH else "put"
    return {"why": why, "place": PLACE_NAMES[asked >> 8 & 255], "follower": PIECE_NAMES[asked & 255]}


def tower(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    return {"place": own_tower(s, seat)}


def own_tower(s: Orleans, seat: int) -> str:
    """The tile whose spaces widen the market, "" without one (ORL-5.9)."""
    own = [place for place in range(PLACES) if s.boards[seat].places & s.box.towers & 1 << place]
    return PLACE_NAMES[own[0]] if own else ""


def fill(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """Who goes there, as `planning.fill` chooses them, and what for."""
    me = s.boards[seat].clone()
    empty = [at for at in range(s.box.first_slot[x], s.box.first_slot[x + 1]) if me.empty >> at & 1]
    taken = [take_of_type(me, s.slot_type[at]) for at in empty]
    for i, at in enumerate(empty):
        if taken[i] == EMPTY:
            taken[i] = take_of_type(me, stand_in(s, me, followers_by_type(me), s.slot_type[at]))
    return printed(s, seat, x) | crowd([type_of(piece) for piece in taken])


def technology(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    return {"technology": int(s.boards[seat].technology)}


def done(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    me, asked = s.boards[seat], int(s.question_of(seat) & 255)
    staying = size(me.arrived) if asked == t.TO_TOWER else size(me.market) + size(me.tower)
    return {"question": DONE_WITH[asked], "followers": int(staying)}


# --- actions (sections 8, 12, 13 and 14) ------------------------------------------------------------------------------


def recruit(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    gain = Gain(s, seat)
    gain.recruit(x)
    return gain.arguments()


def go(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """The goods on the way, how many of them there are (none for who may not load), and whether the town is free."""
    me, box, place = s.boards[seat], s.box, argument(s, seat)
    goods: list[i64] = []
    at = box.route[place] * TOWNS + me.town
    for route in [box.exits[i] for i in range(box.first_exit[at], box.first_exit[at + 1])]:
        if other_end(s, route, me.town) == x and takes_goods(s, place):
            goods = [s.spaces[i] for i in range(box.first_space[route], box.first_space[route + 1])]
    by_good: Arguments = {name: goods.count(good) for good, name in enumerate(GOOD_NAMES)}
    number = len([good for good in goods if good != NO_GOOD])
    return by_good | {"goods": number, "free": int(town_is_free(s, seat, x))}


def worth(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """What a good is worth in the end (ORL-19.2), and how many of it the player has."""
    return {"worth": int(s.box.goods_worth[x]), "goods": int(s.boards[seat].goods[x])}


def deed(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """Coins, or where there is a choice (`choice` is 1) the points instead of them, and the citizen (section 13)."""
    gain = Gain(s, seat)
    gain.receive(s.box.deed_coins[x])
    choice = s.box.deed_points[x] > 0 and gain.me.development < s.box.development
    if choice:
        gain.points = s.box.deed_points[x]
    if sum([s.deeds[x] >> DEED_BITS * kind & 15 for kind in range(TYPES)]) == 1:
        gain.citizen(CITIZEN_DEED + x)
    return gain.arguments() | {"choice": int(choice)}


def reward(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    gain, of = Gain(s, seat), argument(s, seat)
    if x == t.REWARD_COINS:
        gain.receive(s.box.deed_coins[of])
    else:
        gain.develop(s.box.deed_points[of])
    return gain.arguments()


def buy(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """The price is paid before the cube moves (ORL-12.23)."""
    gain, price = Gain(s, seat), x * s.box.price[argument(s, seat)]
    gain.bank += price
    gain.develop(x)
    return gain.arguments() | {"price": int(price)}


# --- events and torture (sections 15 and 17) --------------------------------------------------------------------------


def protect(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    return {"event": EVENT_NAMES[s.event], "place": PLACE_NAMES[shield(s, s.boards[seat])]}


def suffer(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    """What the event will take: food, coins, or whoever is drawn from the bag."""
    me, cost, coins = s.boards[seat], "follower", 0
    if s.event == HARVEST:
        cost, coins = ("food", 0) if has_food(s, me) else ("coins", int(s.box.hunger))
    elif s.event == TAXES:
        cost, coins = "coins", int(sum_of(me.goods) // s.box.goods_per_coin)
    return {"event": EVENT_NAMES[s.event], "cost": cost, "coins": coins}


def lose_step(s: Orleans, seat: int, x: int, y: int) -> Arguments:
    at = s.boards[seat].development - 1
    return {"position": int(at), "status": int(s.box.status[at])}


EFFECTS: dict[int, Effect] = {
    t.EXCLUDE: tile,
    t.FEWER: fewer,
    t.RECALL: recall,
    t.SLOT: slot,
    t.TOWER: tower,
    t.FILL: fill,
    t.FILL_JOKERS: fill,
    t.TECHNOLOGY: technology,
    t.KEEP: technology,
    t.DONE: done,
    t.SEAL: done,
    t.USE: use,
    t.RECRUIT_TYPE: recruit,
    t.TILE: tile,
    t.GO: go,
    t.LOAD: worth,
    t.DEED: deed,
    t.REWARD: reward,
    t.BUY: buy,
    t.GIVE: worth,
    t.PROTECT: protect,
    t.SUFFER: suffer,
    t.LOSE_STEP: lose_step,
    t.LOSE_GOOD: worth,
    t.LOSE_TILE: tile,
}
