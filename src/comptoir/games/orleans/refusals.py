"""The reasons why a word of Orléans is not on the menu, each with its rule.

Asked only for words that are not on it, so it may be slow.  Everything it looks at is public or the seat's own (section
18): an answer never tells more than the table shows.
"""

from collections.abc import Callable

from comptoir.core.interface import OtherQuestion, Refusal, refusal_maker
from comptoir.games.orleans.engine import terms as t
from comptoir.games.orleans.engine.components import (
    ANY,
    BUILD,
    BUY_DEVELOPMENT,
    CRAFTSMAN,
    DEED_NAMES,
    DEEDS,
    DRAW_AND_PLACE,
    FARMER,
    GAIN,
    GAIN_TECHNOLOGY,
    GOOD_NAMES,
    MONK,
    MOVE,
    NO_GOOD,
    PIECE_NAMES,
    PILGRIMAGE,
    PLACE_NAMES,
    PLACES,
    RECRUIT,
    ROUTE_NAMES,
    SLOT_NAMES,
    TECHNOLOGY_TILE,
    TOWN_NAMES,
    TOWNS,
    TRADER,
    TYPE_NAMES,
    TYPES,
    marked,
)
from comptoir.games.orleans.engine.deeds import candidates
from comptoir.games.orleans.engine.development import most_points
from comptoir.games.orleans.engine.followers import draw_value, draws_left, free_spaces, most_draws, tower_spaces
from comptoir.games.orleans.engine.people import how_many, size
from comptoir.games.orleans.engine.planning import SECOND_THOUGHTS
from comptoir.games.orleans.engine.slots import activated, can_enter, empty_slot_of_type, is_follower
from comptoir.games.orleans.engine.state import Board, Orleans
from comptoir.games.orleans.engine.tracks import allowed_tiles, recruitable

Reason = Callable[[Orleans, int, int, int, int], Refusal]  # state, seat, question, x, y


no = refusal_maker("orleans")

PLANNING_VERBS = (t.FILL, t.FILL_JOKERS, t.SINGLE, t.PLAN, t.PLAN_TOWER, t.SEAL, t.DONE, t.START_OVER)
IDLE_VERBS = (t.DECLINE, t.DONE, t.PASS, t.KEEP, t.ENOUGH, t.LEAVE)

OTHER_QUESTIONS = (
    OtherQuestion("ORL-17.2", "debt-first", questions=(t.TORTURE,)),
    OtherQuestion("ORL-15.3", "food-first", questions=(t.PAY_FOOD,)),
    OtherQuestion("ORL-6.10", "plan-first", verbs=(t.USE, t.PASS), questions=(t.MAKE_PLAN,)),
    OtherQuestion("ORL-6.10", "planning-over", verbs=PLANNING_VERBS, questions=(t.ACT,)),
    OtherQuestion("ORL-11.1", "technology-later", verbs=(t.TECHNOLOGY, t.EQUIP), questions=(t.ACT,)),
    OtherQuestion("", "must", verbs=IDLE_VERBS, questions=(t.CHOOSE_TILE, t.BATHHOUSE)),
)


def argument(s: Orleans, seat: int) -> int:
    """The argument of the question this seat is asked."""
    return int(s.question_of(seat) >> 16)


# --- sections 5 and 20 ------------------------------------------------------------------------------------------------


def exclude(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-20.1", "tile-gone", tile=PLACE_NAMES[x])


def draw(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me, recalls = s.boards[seat], argument(s, seat) >> 8
    left = int(draws_left(s, me, argument(s, seat)))
    if x < left:
        return no("ORL-5.1", "say-fewer-first", most=left)
    if x <= most_draws(s, me, recalls):
        return no("ORL-5.1", "given-up", most=left)
    if x > draw_value(s, me) - recalls:
        return no("ORL-5.1", "draw-value", value=int(draw_value(s, me)), recalls=recalls)
    if x > free_spaces(s, me):
        return no("ORL-5.2", "market-spaces", free=int(free_spaces(s, me)))
    return no("ORL-5.8" if s.recall_requires_drawable else "ORL-5.2", "bag", bag=int(size(me.bag)))


def fewer(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-5.2", "nothing-to-draw")


def recall(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me, recalls = s.boards[seat], argument(s, seat) >> 8
    if not any(is_follower(content) for content in me.slots):
        return no("ORL-5.6", "nobody-to-recall")
    if recalls >= draw_value(s, me):
        return no("ORL-5.5", "draw-value", value=int(draw_value(s, me)), recalls=recalls)
    if free_spaces(s, me) <= 0:
        return no("ORL-5.5", "market-spaces", free=0)
    return no("ORL-5.8", "recall-needs-draw", bag=int(size(me.bag)))


def fetch(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-5.6", "nobody-there", place=PLACE_NAMES[x], follower=PIECE_NAMES[y])


def slot(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    place = argument(s, seat) >> 8 & 255
    return no("ORL-6.2", "slot", place=PLACE_NAMES[place], slot=SLOT_NAMES[x])


def tower(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.boards[seat]
    if size(me.tower) >= tower_spaces(s, me):
        return no("ORL-5.9", "tower-full")
    return no("ORL-5.9", "not-arrived", follower=PIECE_NAMES[x])


# --- section 6 --------------------------------------------------------------------------------------------------------


def done(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if question == t.TO_TOWER:
        return no("ORL-5.9", "market-full", spaces=int(s.box.market))
    return no("ORL-6.12", "seal-instead")


def seal(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-6.12", "done-instead")


def start_over(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if not s.simultaneous:
        return no("ORL-6.12", "done-instead")
    if not s.boards[seat].has_planned():
        return no("ORL-6.10", "nothing-planned")
    return no("ORL-6.10", "too-often", most=int(SECOND_THOUGHTS))


def own_place(s: Orleans, me: Board, place: int) -> Refusal | None:
    if me.places >> place & 1 == 0:
        return no("ORL-12.2", "not-own", place=PLACE_NAMES[place])
    if me.empty & s.box.slot_mask[place] == 0:
        if s.box.slot_mask[place] == 0:
            return no("ORL-6.1", "no-slots", place=PLACE_NAMES[place])
        return no("ORL-6.5", "place-full", place=PLACE_NAMES[place])
    return None


def fill(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.boards[seat]
    refusal = own_place(s, me, x)
    if refusal is not None:
        return refusal
    if s.slot_type[s.box.first_slot[x]] == ANY:
        return no("ORL-6.1", "takes-anybody", place=PLACE_NAMES[x])
    return no("ORL-6.2", "cannot-fill", place=PLACE_NAMES[x])


def fill_with_jokers(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if any(s.choices_of(seat)[i] == t.FILL << 20 | x << 10 for i in range(len(s.choices_of(seat)))):
        return no("ORL-6.2", "no-joker-needed", place=PLACE_NAMES[x])
    return fill(s, seat, question, x, y)


def single(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-6.1", "nobody-fits")


def plan(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.boards[seat]
    here = me.arrived if question == t.BATHHOUSE else me.market
    if how_many(here, y) == 0:
        if question == t.BATHHOUSE:
            return no("ORL-12.30", "not-drawn", follower=PIECE_NAMES[y])
        return no("ORL-6.1", "not-on-market", follower=PIECE_NAMES[y])
    return placing(s, me, x, y)


def plan_from_tower(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.boards[seat]
    if how_many(me.tower, y) == 0:
        return no("ORL-6.1", "not-on-tower", follower=PIECE_NAMES[y])
    return placing(s, me, x, y)


def placing(s: Orleans, me: Board, place: int, piece: int) -> Refusal:
    refusal = own_place(s, me, place)
    if refusal is not None:
        return refusal
    if s.box.neutral_only[place] and marked(piece):
        return no("ORL-6.9", "no-marked", place=PLACE_NAMES[place], follower=PIECE_NAMES[piece])
    if can_enter(s, me, place, piece):
        return no("ORL-6.1", "say-single-first")
    slots = range(s.box.first_slot[place], s.box.first_slot[place + 1])
    if all(s.slot_type[i] == MONK for i in slots if me.empty >> i & 1):
        return no("ORL-6.3", "only-monk", place=PLACE_NAMES[place])
    return no("ORL-6.2", "does-not-fit", place=PLACE_NAMES[place], follower=PIECE_NAMES[piece])


# --- section 11 -------------------------------------------------------------------------------------------------------


def technology(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if not s.tech_late_placement:
        return no("ORL-11.2", "technology-window")
    if s.boards[seat].technology == 0:
        return no("ORL-11.4", "no-technology")
    return no("ORL-11.4", "no-slot-for-technology")


def equip(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me, box = s.boards[seat], s.box
    if me.places >> x & 1 == 0:
        return no("ORL-11.4", "not-own", place=PLACE_NAMES[x])
    if box.no_technology[x] or box.slot_mask[x] == 0:
        return no("ORL-11.10", "technology-place", place=PLACE_NAMES[x])
    if box.first_slot[x + 1] - box.first_slot[x] == 1:
        return no("ORL-11.9", "single-slot", place=PLACE_NAMES[x])
    if any(me.slots[i] == TECHNOLOGY_TILE for i in range(box.first_slot[x], box.first_slot[x + 1])):
        return no("ORL-11.8", "one-technology", place=PLACE_NAMES[x])
    if empty_slot_of_type(s, me, x, y) < 0:
        return no("ORL-11.4", "no-empty-slot", place=PLACE_NAMES[x], slot=SLOT_NAMES[y])
    return no("ORL-11.5", "first-on-farmer")


def keep(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-6.11", "must")


# --- sections 7, 8 and 12 ---------------------------------------------------------------------------------------------


def use(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me, box, place = s.boards[seat], s.box, PLACE_NAMES[x]
    if me.places >> x & 1 == 0:
        return no("ORL-12.2", "not-own", place=place)
    effect = box.effect[x]
    if box.substitutes >> x & 1 or box.reactions >> x & 1:
        return no("ORL-12.19" if box.reactions >> x & 1 else "ORL-12.20", "no-action", place=place)
    if not activated(s, me, x):
        return no("ORL-7.3", "not-activated", place=place)
    if effect == RECRUIT:
        kinds = [kind for kind in range(TYPES) if box.recruits[x] >> kind & 1]
        return not_recruitable(s, me, kinds[0]) if len(kinds) == 1 else no("ORL-8.2", "nobody-to-recruit", place=place)
    if effect == MOVE:
        route = ROUTE_NAMES[box.route[x]]
        return no("ORL-8.9" if route == "waterway" else "ORL-8.10", "no-route", town=TOWN_NAMES[me.town], route=route)
    if effect == BUILD:
        if me.reserve == 0:
            return no("ORL-14.7", "no-station")
        return no("ORL-14.6", "town-taken", town=TOWN_NAMES[me.town])
    if effect == GAIN and box.good[x] != NO_GOOD:
        return no("ORL-18.1", "good-gone", good=GOOD_NAMES[box.good[x]])
    if effect == GAIN:
        return no("ORL-8.12", "development-end")
    return use_of_tile(s, me, x)


def use_of_tile(s: Orleans, me: Board, x: int) -> Refusal:
    effect = s.box.effect[x]
    if effect == DEEDS:
        return no("ORL-8.13" if s.box.extra_market[x] == 0 else "ORL-12.27", "no-deed", place=PLACE_NAMES[x])
    if effect == DRAW_AND_PLACE:
        return no("ORL-12.30", "bag", bag=0)
    if effect == BUY_DEVELOPMENT:
        if me.development >= s.box.development:
            return no("ORL-12.23", "development-end")
        return no("ORL-12.23", "coins-needed", needed=int(s.box.least[x] * s.box.price[x]), coins=int(me.coins))
    assert effect == GAIN_TECHNOLOGY
    return no("ORL-11.12", "stock-empty")


def not_recruitable(s: Orleans, me: Board, kind: int) -> Refusal:
    if s.supply[kind] == 0:
        return no("ORL-18.1", "supply-empty", type=TYPE_NAMES[kind])
    if kind == MONK:
        assert s.event == PILGRIMAGE
        return no("ORL-7.10", "pilgrimage")
    if me.tracks[kind] >= s.box.track_length[kind]:
        return no("ORL-9.2", "track-end", type=TYPE_NAMES[kind])
    if kind == FARMER:
        return no("ORL-8.1", "good-gone", good=GOOD_NAMES[s.box.farmer_goods[me.tracks[kind] + 1]])
    if kind == CRAFTSMAN:
        return no("ORL-11.12", "stock-empty")
    assert kind == TRADER
    return no("ORL-8.5", "no-tile-left")


def recruit(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me, place = s.boards[seat], argument(s, seat)
    if s.box.recruits[place] >> x & 1 == 0:
        return no("ORL-8.2", "other-type", type=TYPE_NAMES[x], place=PLACE_NAMES[place])
    assert not recruitable(s, me, x)
    return not_recruitable(s, me, x)


def tile(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.tiles >> x & 1 == 0:
        return no("ORL-12.1", "tile-gone", tile=PLACE_NAMES[x])
    assert allowed_tiles(s, s.boards[seat].tracks[TRADER]) >> x & 1 == 0
    return no("ORL-8.5", "level", tile=PLACE_NAMES[x], level=int(s.box.level[x]))


# --- sections 13 and 14 -----------------------------------------------------------------------------------------------


def go(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    route = ROUTE_NAMES[s.box.route[argument(s, seat)]]
    return no("ORL-14.2", "no-route-to", town=TOWN_NAMES[x], route=route)


def load(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-14.3", "no-good-there", good=GOOD_NAMES[x])


def deed(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    place = argument(s, seat) >> 8
    if candidates(s, s.boards[seat], place) >> y & 1 == 0:
        return no("ORL-13.3", "nobody-for-deed", place=PLACE_NAMES[place], type=TYPE_NAMES[y])
    return no("ORL-13.2", "deed-slot", deed=DEED_NAMES[x], type=TYPE_NAMES[y])


def enough(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-8.13", "must")


def reward(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-13.4", "development-end")


def buy(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    me, place = s.boards[seat], argument(s, seat)
    if x > s.box.most[place] or x < s.box.least[place]:
        return no("ORL-12.23", "points", least=int(s.box.least[place]), most=int(s.box.most[place]))
    assert x > most_points(s, me, place)
    if x > s.box.development - me.development:
        return no("ORL-12.23", "development-end")
    return no("ORL-17.3", "coins-needed", needed=int(x * s.box.price[place]), coins=int(me.coins))


# --- sections 15 and 17 -----------------------------------------------------------------------------------------------


def give(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.box.food >> x & 1 == 0:
        return no("ORL-15.3", "not-food", good=GOOD_NAMES[x])
    return no("ORL-15.3", "good-not-owned", good=GOOD_NAMES[x])


def lose_station(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if x == TOWNS:
        return no("ORL-17.5", "no-station")
    return no("ORL-17.5", "no-station-there", town=TOWN_NAMES[x])


def lose_follower(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-17.5", "no-neutral-in-bag")


def lose_step(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.boards[seat].development == 0:
        return no("ORL-17.6", "development-start")
    return no("ORL-17.6", "coin-space")


def lose_good(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-17.5", "good-not-owned", good=GOOD_NAMES[x])


def lose_tile(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("ORL-17.5", "not-own", place=PLACE_NAMES[x])


def lose_technology(s: Orleans, seat: int, question: int, x: int, y: int) -> Refusal:
    if x == PLACES:
        return no("ORL-17.5", "no-technology")
    return no("ORL-17.5", "no-technology-there", place=PLACE_NAMES[x])


REASONS: dict[int, Reason] = {
    t.EXCLUDE: exclude,
    t.DRAW: draw,
    t.FEWER: fewer,
    t.RECALL: recall,
    t.FETCH: fetch,
    t.SLOT: slot,
    t.TOWER: tower,
    t.FILL: fill,
    t.FILL_JOKERS: fill_with_jokers,
    t.SINGLE: single,
    t.PLAN: plan,
    t.PLAN_TOWER: plan_from_tower,
    t.TECHNOLOGY: technology,
    t.EQUIP: equip,
    t.KEEP: keep,
    t.DONE: done,
    t.SEAL: seal,
    t.START_OVER: start_over,
    t.USE: use,
    t.RECRUIT_TYPE: recruit,
    t.TILE: tile,
    t.GO: go,
    t.LOAD: load,
    t.DEED: deed,
    t.ENOUGH: enough,
    t.REWARD: reward,
    t.BUY: buy,
    t.GIVE: give,
    t.LOSE_STATION: lose_station,
    t.LOSE_FOLLOWER: lose_follower,
    t.LOSE_STEP: lose_step,
    t.LOSE_GOOD: lose_good,
    t.LOSE_TILE: lose_tile,
    t.LOSE_TECHNOLOGY: lose_technology,
}
