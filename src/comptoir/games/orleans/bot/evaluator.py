"""Evaluates a position of Orléans.

Much of it is for each round still to come: a knight at the beginning means many draws, at the end none.  A place
that is ready to be used counts as most of what its action will bring, so that a bot that looks only at its own
questions plans whole places.  The weights are in `weights.toml`.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.core.evaluation import Evaluator
from comptoir.core.numbers import as_vec, sum_of
from comptoir.core.state import NOTHING, State
from comptoir.core.weights import Weights
from comptoir.games.orleans.engine.components import (
    BOARD_PLACES,
    BUILD,
    BUY_DEVELOPMENT,
    COINS_PER,
    CRAFTSMAN,
    DEEDS,
    DRAW_AND_PLACE,
    FARMER,
    GAIN,
    GAIN_TECHNOLOGY,
    KNIGHT,
    MONK,
    MOVE,
    NO_GOOD,
    PER_STATUS,
    PLACE_NAMES,
    PLACES,
    RECRUIT,
    ROAD,
    SCHOLAR,
    TOWNS,
    TRADER,
    TYPE_NAMES,
    TYPES,
    WATERWAY,
)
from comptoir.games.orleans.engine.development import most_points, status
from comptoir.games.orleans.engine.events import has_food
from comptoir.games.orleans.engine.people import of_type, one, size
from comptoir.games.orleans.engine.place_tiles import possible
from comptoir.games.orleans.engine.scoring import citizens
from comptoir.games.orleans.engine.slots import activated, is_follower
from comptoir.games.orleans.engine.state import IN_ACTIONS, IN_EVENT, IN_PLANNING, Board, Orleans
from comptoir.games.orleans.engine.tracks import recruitable
from comptoir.games.orleans.engine.travel import built, other_end, town_is_free

FEW: Final = 3  # followers of a type that make a difference


def status_in_hundredths(s: Orleans, me: Board) -> i64:
    """The status, with the part of the way to the next one."""
    table = s.box.status
    here = me.development
    now = table[here]
    first = here
    while first > 0 and table[first - 1] == now:
        first -= 1
    following = here
    while following < s.box.development and table[following] == now:
        following += 1
    if table[following] == now:
        return 100 * now
    return 100 * now + 100 * (table[following] - now) * (here - first) // (following - first)


def followers_of(s: Orleans, me: Board) -> i64:
    """Everybody this player has, wherever they stand."""
    here = me.bag + me.market + me.tower + me.arrived
    for slot in range(s.box.slots):
        if is_follower(me.slots[slot]):
            here += one(me.slots[slot])
    return here


def stuck(s: Orleans, me: Board) -> i64:
    """Followers on places that are not complete, each as often as somebody is missing there."""
    number: i64 = 0
    for place in range(PLACES):
        empty = me.empty & s.box.slot_mask[place]
        if empty and empty != s.box.slot_mask[place] and s.box.partial[place] == 0:
            waiting: i64 = 0
            missing: i64 = 0
            for slot in range(s.box.first_slot[place], s.box.first_slot[place + 1]):
                if empty >> slot & 1:
                    missing += 1
                elif is_follower(me.slots[slot]):
                    waiting += 1
            number += waiting * missing
    return number


def on_ready_places(s: Orleans, p: i64) -> i64:
    """How many followers will be in the bag when all that can be used has been used."""
    me = s.boards[p]
    if s.phase >= IN_EVENT or (s.phase == IN_ACTIONS and me.passed):
        return 0
    number: i64 = 0
    for slot in range(s.box.slots):
        if is_follower(me.slots[slot]):
            place = s.box.slot_place[slot]
            if s.box.partial[place] == 0 and me.empty & s.box.slot_mask[place] == 0 and possible(s, p, place):
                number += 1
    return number


class OrleansEvaluator(Evaluator):
    """Estimates positions of Orléans with the weights of `weights.toml`."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: i64 = 0
        self.draw: i64 = 0
        self.spare: i64 = 0
        self.crowd: i64 = 0
        self.spares: i64 = 0
        self.variety = NOTHING  # by type and number of followers, of which FEW are many
        self.farmer_step: i64 = 0
        self.placed: i64 = 0
        self.held: i64 = 0
        self.recruit_tile: i64 = 0
        self.tile = NOTHING  # in the order of the tiles
        self.rise: i64 = 0
        self.growth: i64 = 0
        self.point: i64 = 0
        self.fade: i64 = 1
        self.step: i64 = 0
        self.ready: i64 = 0
        self.after_move: i64 = 0
        self.waiting: i64 = 0
        self.on_market: i64 = 0
        self.next_draw: i64 = 0
        self.stuck: i64 = 0
        self.bathers: i64 = 0
        self.deed: i64 = 0
        self.journey: i64 = 0
        self.free_town: i64 = 0
        self.near_town: i64 = 0
        self.near_good: i64 = 0
        self.safe: i64 = 0
        self.poor: i64 = 0
        self.no_food: i64 = 0
        self.tax: i64 = 0

    def read(self, weights: Weights) -> None:
        super().read(weights)
        self.drawn = weights.number("followers.drawn")
        self.draw = weights.number("followers.draw")
        self.spare = weights.number("followers.spare")
        self.crowd = weights.number("followers.crowd")
        self.spares = weights.number("followers.spares", 0)
        variety: list[int] = []
        for name in TYPE_NAMES:
            variety += [0, *weights.row(f"followers.{name}", FEW)]
        self.variety = as_vec(variety)
        self.farmer_step = weights.number("followers.farmer_step")
        self.placed = weights.number("technology.placed")
        self.held = weights.number("technology.held")
        self.recruit_tile = weights.number("tiles.recruit")
        self.tile = as_vec([weights.number(f"tiles.{name}") for name in PLACE_NAMES[BOARD_PLACES:]])
        self.rise = weights.number("status.rise")
        self.growth = weights.number("status.growth")
        self.point = weights.number("status.point")
        self.fade = weights.number("status.fade", 1)
        self.step = weights.number("status.step")
        self.ready = weights.number("plans.ready")
        self.after_move = weights.number("plans.after_move")
        self.waiting = weights.number("plans.waiting")
        self.on_market = weights.number("plans.on_market")
        self.next_draw = weights.number("plans.next_draw")
        self.stuck = weights.number("plans.stuck")
        self.bathers = weights.number("plans.bathers")
        self.deed = weights.number("plans.deed")
        self.journey = weights.number("travel.step")
        self.free_town = weights.number("travel.free_town")
        self.near_town = weights.number("travel.near_town")
        self.near_good = weights.number("travel.near_good")
        self.safe = weights.number("purse.safe")
        self.poor = weights.number("purse.poor")
        self.no_food = weights.number("purse.no_food")
        self.tax = weights.number("purse.tax")

    def remaining_percent(self, state: State) -> i64:
        assert isinstance(state, Orleans)
        return 100 - 100 * state.round // state.box.rounds

    def potential(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Orleans)
        s = state
        me = s.boards[seat]
        held = built(me) + citizens(s, seat)
        rounds = s.box.rounds - s.round
        ahead = rounds if s.phase >= IN_EVENT else rounds + 1  # rounds with actions still to come
        highest = 100 * s.box.status[s.box.development]
        station = min(highest, status_in_hundredths(s, me) + self.rise * rounds)  # value of one at the end
        total = (station - 100 * status(s, me)) * held + station * self.growth * rounds // 100
        bonus = min(self.point, self.point * rounds // self.fade)
        total += bonus * me.development
        point = self.step * held + self.growth * rounds * self.step // 100 + bonus
        draws = s.box.draw_value[me.tracks[KNIGHT]]
        here = followers_of(s, me)
        total += (
            self.followers_value(size(here), draws)
            + self.variety_value(here)
            + self.farmer_step * me.tracks[FARMER]
            + self.held * me.technology
        ) * rounds
        for place in range(PLACES):
            if me.equipped & s.box.slot_mask[place]:
                total += self.placed * rounds
            if place >= BOARD_PLACES and me.places >> place & 1:
                total += self.tile[place - BOARD_PLACES] * rounds
        if ahead > 0:
            total += self.plans_value(s, seat, rounds, point, station, here)
            total += self.on_market * (size(me.market) + size(me.tower) + size(me.arrived))
            total -= self.stuck * stuck(s, me)
            if rounds > 0 and s.phase >= IN_PLANNING:
                coming = size(me.bag) + on_ready_places(s, seat)
                total += self.next_draw * min(draws, min(coming, s.box.market - size(me.market)))
        if rounds > 0:
            total += self.surroundings(s, seat, station)
            if me.reserve > 0 and town_is_free(s, seat, me.town):
                total += station * self.free_town // 100
            total -= self.poor * max(0, self.safe - me.coins) + self.tax * sum_of(me.goods)
            if not has_food(s, me):
                total -= self.no_food
        return total

    def followers_value(self, number: i64, draws: i64) -> i64:
        """For each round: so many followers, as far as they can be drawn."""
        spare = max(0, number - draws)
        value = self.drawn * min(number, draws) + self.draw * draws
        return value + self.spare * min(spare, self.spares) + self.crowd * max(0, spare - self.spares)

    def variety_of(self, here: i64, kind: i64, more: i64) -> i64:
        """The value of followers of one type, with so many more of them."""
        return self.variety[kind * (FEW + 1) + min(FEW, of_type(here, kind) + more)]

    def variety_value(self, here: i64) -> i64:
        value: i64 = 0
        for kind in range(TYPES):
            value += self.variety_of(here, kind, 0)
        return value

    def reward(self, s: Orleans, me: Board, kind: i64, rounds: i64, point: i64, here: i64) -> i64:
        """What recruiting a follower of this type brings."""
        number = size(here)
        draws = s.box.draw_value[me.tracks[KNIGHT]]
        now = self.followers_value(number, draws) - self.variety_of(here, kind, 1) + self.variety_of(here, kind, 0)
        if kind == KNIGHT:
            return (self.followers_value(number + 1, s.box.draw_value[me.tracks[KNIGHT] + 1]) - now) * rounds
        value = (self.followers_value(number + 1, draws) - now) * rounds
        if kind == MONK:
            return value
        position = me.tracks[kind] + 1
        if kind == FARMER:
            return value + 100 * s.box.goods_worth[s.box.farmer_goods[position]] + self.farmer_step * rounds
        if kind == SCHOLAR:
            return value + point * s.box.scholar_points[position]
        if kind == CRAFTSMAN:
            return value + self.held * rounds
        if kind == TRADER:
            return value + self.recruit_tile * rounds
        return value + 100 * s.box.boatman_coins[position]

    def action_value(self, s: Orleans, p: i64, place: i64, rounds: i64, point: i64, station: i64, here: i64) -> i64:
        """What the action of a place would bring now."""
        me = s.boards[p]
        box = s.box
        effect = box.effect[place]
        best: i64 = 0
        if effect == RECRUIT:
            for kind in range(TYPES):
                if box.recruits[place] >> kind & 1 and recruitable(s, me, kind):
                    best = max(best, self.reward(s, me, kind, rounds, point, here))
            return best
        if effect == MOVE:
            return self.best_journey(s, p, box.route[place])
        if effect == BUILD:
            return station
        if effect == GAIN:
            value = 100 * box.coins[place] + point * box.points[place]
            if box.good[place] != NO_GOOD:
                value += 100 * box.goods_worth[box.good[place]]
            return value
        if effect == COINS_PER:
            return 100 * (status(s, me) if box.per[place] == PER_STATUS else built(me))
        if effect == DEEDS:
            number = size(here)
            draws = box.draw_value[me.tracks[KNIGHT]]
            leaving = self.followers_value(number, draws) - self.followers_value(number - 1, draws)
            return max(0, self.deed - leaving * rounds)
        if effect == DRAW_AND_PLACE:
            return self.bathers
        if effect == BUY_DEVELOPMENT:
            return max(0, (point - 100) * most_points(s, me, place))
        if effect == GAIN_TECHNOLOGY:
            return self.held * rounds
        return 0

    def best_journey(self, s: Orleans, p: i64, kind: i64) -> i64:
        """The best good on a route of this kind."""
        me = s.boards[p]
        at = kind * TOWNS + me.town
        best: i64 = 0
        for i in range(s.box.first_exit[at], s.box.first_exit[at + 1]):
            route = s.box.exits[i]
            value = self.journey
            for space in range(s.box.first_space[route], s.box.first_space[route + 1]):
                if s.spaces[space] != NO_GOOD:
                    value = max(value, 100 * s.box.goods_worth[s.spaces[space]])
            best = max(best, value)
        return best

    def surroundings(self, s: Orleans, p: i64, station: i64) -> i64:
        """Free towns and goods around the merchant."""
        me = s.boards[p]
        value: i64 = 0
        for kind in range(ROAD, WATERWAY + 1):
            at = kind * TOWNS + me.town
            for i in range(s.box.first_exit[at], s.box.first_exit[at + 1]):
                route = s.box.exits[i]
                for space in range(s.box.first_space[route], s.box.first_space[route + 1]):
                    if s.spaces[space] != NO_GOOD:
                        value += self.near_good * s.box.goods_worth[s.spaces[space]]
                if me.reserve > 0 and town_is_free(s, p, other_end(s, route, me.town)):
                    value += station * self.near_town // 100
        return value

    def plans_value(self, s: Orleans, p: i64, rounds: i64, point: i64, station: i64, here: i64) -> i64:
        """Places that are ready; a station that needs a journey counts less."""
        me = s.boards[p]
        total: i64 = 0
        share = self.ready
        if s.phase >= IN_EVENT or (s.phase == IN_ACTIONS and me.passed):
            share = self.waiting if rounds > 0 else 0
        journey = False
        for place in range(PLACES):
            if me.places >> place & 1 and s.box.effect[place] == MOVE and activated(s, me, place):
                journey = True
        for place in range(PLACES):
            if me.places >> place & 1 and activated(s, me, place):
                if possible(s, p, place):
                    total += self.action_value(s, p, place, rounds, point, station, here) * share // 100
                elif s.box.effect[place] == BUILD and journey and me.reserve > 0:
                    total += station * self.after_move // 100
        return total
