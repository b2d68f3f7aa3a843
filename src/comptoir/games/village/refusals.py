"""The reasons why a word of Village is not on the menu, each with its rule.

Asked only for words that are not on it, so it may be slow.  Everything it looks at is public (section 20): an answer
never tells more than the table shows.
"""

from collections.abc import Callable

from comptoir.core.interface import OtherQuestion, Refusal, refusal_maker
from comptoir.games.village.engine import terms as t
from comptoir.games.village.engine.components import (
    BAG,
    BUILDINGS,
    CITIES,
    COLOURS,
    CUBES,
    FARM,
    GATE,
    GENERATION_NAMES,
    GOODS,
    GRAIN,
    HARVEST,
    PLACES,
    SPACES,
    WAGON,
    WINDOW,
)
from comptoir.games.village.engine.costs import can_pay
from comptoir.games.village.engine.council import can_pay_step, place_of_level
from comptoir.games.village.engine.market import can_serve, extra_green
from comptoir.games.village.engine.members import oldest_visible, stands
from comptoir.games.village.engine.state import Village
from comptoir.games.village.engine.travel import origin_of
from comptoir.games.village.vocabulary import CUSTOMER

Reason = Callable[[Village, int, int, int, int], Refusal]  # state, seat, question, x, y


no = refusal_maker("village")

OTHER_QUESTIONS = (
    OtherQuestion("VIL-4.1", "passing", verbs=(t.DECLINE,), questions=(t.TURN,)),
    OtherQuestion("VIL-4.1", "cube-first", questions=(t.TURN,)),
    OtherQuestion("VIL-18.7", "no-cube-left", verbs=(t.TAKE, t.WELL), questions=(t.FREE_ACTION,)),
    OtherQuestion("VIL-18.7", "choose-action-first", questions=(t.FREE_ACTION,)),
    OtherQuestion("VIL-14.4", "must-act", verbs=(t.DECLINE,), questions=(t.WELL_ACTION,)),
    OtherQuestion("VIL-14.1", "choose-action-first", questions=(t.WELL_ACTION,)),
    OtherQuestion("VIL-9.5", "one-way-only", verbs=(t.BUY, t.MILL), questions=(t.PRODUCE_NOW,)),
    OtherQuestion("VIL-9.1", "one-building", verbs=(t.TRAIN,), questions=(t.PRODUCE_NOW,)),
    OtherQuestion("VIL-5.1", "pay-first", questions=(t.PAY, t.COUNCIL_FEE, t.CHURCH_FEE)),
)


# --- sections 4 and 14 ------------------------------------------------------------------------------------------------


def idle(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-14.4", "must-act")


def take(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-4.2", "cube-there", space=SPACES[x], cube=CUBES[y])


def well(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if x == COLOURS:
        return no("VIL-14.3", "well-coins", needed=int(s.box.well_cubes), coins=int(s.families[seat].coins))
    return no("VIL-14.1", "well-cubes", needed=int(s.box.well_cubes), colour=CUBES[x])


def go(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if x == HARVEST:
        return reap(s, seat, question, x, y)
    return no("VIL-14.4" if question == t.WELL_ACTION else "VIL-18.7", "action-possible", space=SPACES[x])


# --- sections 7 and 8 -------------------------------------------------------------------------------------------------


def reap(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.families[seat].members[FARM] == 0:
        return no("VIL-7.1", "nobody-home")
    return no("VIL-7.1", "granary-full", capacity=int(s.box.grain_capacity))


def birth(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-8.2", "nobody-unborn")


def recall(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-8.3", "nobody-there", place=PLACES[x], generation=GENERATION_NAMES[y])


# --- section 9 --------------------------------------------------------------------------------------------------------


def train(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return not_at_home(y)


def not_at_home(generation: int) -> Refusal:
    return no("VIL-8.5", "not-at-home", generation=GENERATION_NAMES[generation])


def produce(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if question == t.PRODUCE_NOW:
        return no("VIL-9.1", "one-building")
    return no("VIL-9.9", "no-craftsman", good=GOODS[x], building=BUILDINGS[s.box.maker[x]])


def buy(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if s.families[seat].goods[GRAIN] < s.box.price_grain[x]:
        return no("VIL-9.4", "price-grain", needed=int(s.box.price_grain[x]), grain=int(s.families[seat].goods[GRAIN]))
    return no("VIL-9.4", "price-cubes", **prices(s.box.price_cubes[x]))


def prices(cubes: object) -> dict[str, object]:
    """A price in cubes, colour by colour."""
    return {colour: int(number) for colour, number in zip(CUBES[:COLOURS], cubes, strict=True)}  # type: ignore[call-overload]


def mill(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-9.7", "price-grain", needed=int(s.box.mill_grain), grain=int(s.families[seat].goods[GRAIN]))


# --- section 10 -------------------------------------------------------------------------------------------------------


def serve(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if x not in [s.stalls[stall] for stall in range(s.box.stalls)]:
        return no("VIL-10.2", "not-in-stall", customer=CUSTOMER.name_of(x))
    if not can_serve(s, s.families[seat], x):
        return no("VIL-10.3", "goods-wanted", customer=CUSTOMER.name_of(x))
    return no("VIL-10.4", "sale-green", needed=int(extra_green(s, seat)))


# --- section 11 -------------------------------------------------------------------------------------------------------


def travel(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.families[seat]
    if not s.box.road_open[x]:
        return no("VIL-11.1", "no-path", city=CITIES[x % 6])
    if not stands(me.members[origin_of(x)], y):
        if x // 6 == GATE:
            return not_at_home(y)
        return no("VIL-11.1", "nobody-there", place=PLACES[origin_of(x)], generation=GENERATION_NAMES[y])
    if me.goods[WAGON] < s.box.road_wagons[x]:
        return no("VIL-11.2", "wagon", needed=int(s.box.road_wagons[x]))
    assert not can_pay(me, s.box.road_cubes[x])
    return no("VIL-11.2", "price-cubes", **prices(s.box.road_cubes[x]))


# --- section 12 -------------------------------------------------------------------------------------------------------


def enter(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    if not stands(s.families[seat].members[FARM], x):
        return not_at_home(x)
    return step_price(s, "VIL-12.2")


def advance(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    place = int(place_of_level(x - 1))
    if not stands(s.families[seat].members[place], y):
        return no("VIL-12.3", "nobody-there", place=PLACES[place], generation=GENERATION_NAMES[y])
    assert not can_pay_step(s, s.families[seat])
    return step_price(s, "VIL-12.3")


def step_price(s: Village, rule: str) -> Refusal:
    return no(rule, "step-price", scrolls=int(s.box.step_scrolls), cubes=int(s.box.step_green))


def privilege(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.families[seat]
    if question == t.USE_PRIVILEGE:
        top = int(s.question >> 16)
    else:
        top = max([level for level in range(1, 5) if me.members[place_of_level(level)]], default=0)
    if x > top:
        return no("VIL-12.3" if question == t.USE_PRIVILEGE else "VIL-12.4", "level-too-low", level=x)
    if x == 1:
        return no("VIL-12.6", "marker-taken")
    if x == 2:
        return no("VIL-12.11", "supply-empty")
    return no("VIL-12.9", "coin-needed", needed=int(s.box.privilege_coins))


# --- payments (section 5) ---------------------------------------------------------------------------------------------


def coins(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-5.4", "mix", coins=x)


def pay_scroll(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-12.2", "no-scroll")


def pick(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no("VIL-5.9", "supply-lacks", colour=CUBES[x])


# --- sections 13, 15 and 17 -------------------------------------------------------------------------------------------


def vow(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return not_at_home(x)


def bury(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    return no(
        "VIL-17.4", "not-the-oldest", place=PLACES[x], generation=GENERATION_NAMES[oldest_visible(s.families[seat])]
    )


def pull(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.families[seat]
    if not stands(me.members[BAG], x):
        return no("VIL-15.3", "nobody-there", place=PLACES[BAG], generation=GENERATION_NAMES[x])
    if s.pulled >= s.box.mass_draws:
        return no("VIL-15.3", "enough-pulled", most=int(s.box.mass_draws))
    return no("VIL-15.3", "coin-needed", needed=int(s.box.pull_coins))


def move(s: Village, seat: int, question: int, x: int, y: int) -> Refusal:
    me = s.families[seat]
    window = x - 2
    if not stands(me.members[WINDOW + window], y):
        return no("VIL-15.6", "nobody-there", place=PLACES[WINDOW + window], generation=GENERATION_NAMES[y])
    return no("VIL-15.6", "price-grain", needed=int(s.box.window_grain[window]), grain=int(me.goods[GRAIN]))


REASONS: dict[int, Reason] = {
    t.DECLINE: idle,
    t.TAKE: take,
    t.WELL: well,
    t.GO: go,
    t.REAP: reap,
    t.BIRTH: birth,
    t.RECALL: recall,
    t.TRAIN: train,
    t.PRODUCE: produce,
    t.BUY: buy,
    t.MILL: mill,
    t.JOURNEY: travel,
    t.ENTER: enter,
    t.ADVANCE: advance,
    t.PRIVILEGE: privilege,
    t.VOW: vow,
    t.COINS: coins,
    t.PAY_SCROLL: pay_scroll,
    t.PICK: pick,
    t.BURY: bury,
    t.SERVE: serve,
    t.PULL: pull,
    t.MOVE: move,
}
