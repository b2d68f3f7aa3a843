"""The effects of the actions of Village: prices, yields and what happens to pieces, for menu entries.

Ids and numbers only, all of them read off the state and its box; the catalogues in `locales` make the sentences.
"""

from collections.abc import Callable

from mypy_extensions import i64

from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.village.engine import terms as t
from comptoir.games.village.engine.components import (
    BROWN,
    BUILDINGS,
    COLOURS,
    CUBES,
    GRAIN,
    GREEN,
    PLAGUE,
    PROFESSION,
    PROFESSIONS,
    REWARDS,
    UNBORN,
    WANTED,
)
from comptoir.games.village.engine.costs import first_due
from comptoir.games.village.engine.council import PRIVILEGE_CUBES
from comptoir.games.village.engine.harvest import harvest_yield
from comptoir.games.village.engine.market import extra_green, extra_time
from comptoir.games.village.engine.members import lowest, oldest_visible
from comptoir.games.village.engine.state import Village
from comptoir.games.village.vocabulary import COLOUR, GENERATION

Arguments = dict[str, object]
Effect = Callable[[Village, int, int, int], Arguments]  # state, seat, x, y

FATES = ("chronicle", "grave", "removed")
DECLINED = {t.FREE_ACTION: "free-action", t.PRODUCE_NOW: "produce-now", t.USE_PRIVILEGE: "privilege"}  # else an action
DONE_WITH = {t.MASS_BUY: "mass-buy", t.MASS_MOVE: "mass-move"}


def asked(s: Village, seat: int) -> int:
    """The kind of question this seat is asked."""
    return int(s.question_of(seat) & 255)


def time_cost(s: Village, seat: int, time: i64) -> Arguments:
    """Time, and how often it leads over the bridge (VIL-6.2)."""
    return {"time": int(time), "bridge": int((s.families[seat].time + time) // s.box.time_track)}


def cube_cost(cubes: vec[i64]) -> Arguments:
    return {CUBES[colour]: int(cubes[colour]) for colour in range(COLOURS)}


def decline(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"question": DECLINED.get(asked(s, seat), "action")}


def done(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"question": DONE_WITH.get(asked(s, seat))}


def take(s: Village, seat: int, x: int, y: int) -> Arguments:
    return time_cost(s, seat, s.box.plague_time if y == PLAGUE else 0)


def well(s: Village, seat: int, x: int, y: int) -> Arguments:
    number = int(s.box.well_cubes)
    return {"cubes": 0, "coins": number} if x == COLOURS else {"cubes": number, "coins": 0}


def reap(s: Village, seat: int, x: int, y: int) -> Arguments:
    """What the farm has room for (VIL-5.10)."""
    me = s.families[seat]
    return {"grain": int(min(harvest_yield(s, me), s.box.grain_capacity - me.goods[GRAIN]))}


def birth(s: Village, seat: int, x: int, y: int) -> Arguments:
    unborn = s.families[seat].members[UNBORN]
    return {"generation": GENERATION.value(int(lowest(unborn))) if unborn else None}


def train(s: Village, seat: int, x: int, y: int) -> Arguments:
    return time_cost(s, seat, s.box.train_time[x])


def produce(s: Village, seat: int, x: int, y: int) -> Arguments:
    building = s.box.maker[x]
    return {"building": BUILDINGS[building]} | time_cost(s, seat, s.box.produce_time[building])


def buy(s: Village, seat: int, x: int, y: int) -> Arguments:
    return cube_cost(s.box.price_cubes[x]) | {"grain": int(s.box.price_grain[x])}


def mill(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"grain": int(s.box.mill_grain), "coins": int(s.box.mill_coins)} | time_cost(s, seat, s.box.mill_time)


def travel(s: Village, seat: int, x: int, y: int) -> Arguments:
    """The toll, and the reward of a city not yet visited: size 0 where the player has been (VIL-11.4)."""
    city = x % 6
    visited = s.families[seat].markers >> city & 1
    reward = {"reward": REWARDS[s.box.reward[city]], "size": 0 if visited else int(s.box.reward_size[city])}
    toll = cube_cost(s.box.road_cubes[x]) | {"wagon": int(s.box.road_wagons[x])}
    return toll | time_cost(s, seat, s.box.road_time[x]) | reward


def step_fee(s: Village, seat: int, level: int) -> Arguments:
    fee: Arguments = {"scrolls": int(s.box.step_scrolls), "green": int(s.box.step_green)}
    return fee | time_cost(s, seat, s.box.level_time[level - 1])


def enter(s: Village, seat: int, x: int, y: int) -> Arguments:
    return step_fee(s, seat, 1)


def advance(s: Village, seat: int, x: int, y: int) -> Arguments:
    return step_fee(s, seat, x)


def privilege(s: Village, seat: int, x: int, y: int) -> Arguments:
    """Cubes as far as the supply has any (VIL-5.9); the coin and the prestige of level 4."""
    supply = sum([s.supply[colour] for colour in range(COLOURS)])
    return {
        "cubes": int(min(PRIVILEGE_CUBES, supply)),
        "coins": int(s.box.privilege_coins),
        "prestige": int(s.box.privilege_prestige),
    }


def vow(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"brown": int(s.box.vow_brown), "time": int(s.box.vow_time)}


def coins(s: Village, seat: int, x: int, y: int) -> Arguments:
    """The cubes that x coins leave to be paid, and their colour."""
    question = asked(s, seat)
    if question == t.COUNCIL_FEE:
        return {"colour": CUBES[GREEN], "cubes": int(s.box.step_green) - x}
    if question == t.CHURCH_FEE:
        return {"colour": CUBES[BROWN], "cubes": int(s.box.vow_brown) - x}
    colour = int(first_due(s))
    return {"colour": COLOUR.value(colour), "cubes": int(s.due[colour]) - x if colour < COLOURS else 0}


def pay_scroll(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"scrolls": int(s.box.step_scrolls)}


def pay_time(s: Village, seat: int, x: int, y: int) -> Arguments:
    return time_cost(s, seat, s.box.vow_time)


def bury(s: Village, seat: int, x: int, y: int) -> Arguments:
    """Who dies here, where to, and whether this triggers the end (VIL-17.4 to 17.8, 18.1)."""
    profession = PROFESSION[x]
    free = sum([s.chronicle_free[i] for i in range(len(PROFESSIONS))])
    if s.chronicle_free[profession] > 0:
        fate, last = "chronicle", free == 1
    elif s.graves_free > 0:
        fate, last = "grave", s.graves_free == 1
    else:
        fate, last = "removed", False
    return {
        "generation": GENERATION.value(int(oldest_visible(s.families[seat]))),
        "profession": PROFESSIONS[profession],
        "fate": fate,
        "ends": int(last and s.trigger == NOBODY),
    }


def serve(s: Village, seat: int, x: int, y: int) -> Arguments:
    """What the customer wants and is worth, and what the sale costs besides (VIL-10.3, 10.4)."""
    wants: Arguments = {name: int(s.box.wants[x][i]) for i, name in enumerate(WANTED)}
    extra = {"green": int(extra_green(s, seat))} | time_cost(s, seat, extra_time(s, seat))
    return wants | {"prestige": int(s.box.worth[x])} | extra


def pull(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"coins": int(s.box.pull_coins)}


def move(s: Village, seat: int, x: int, y: int) -> Arguments:
    return {"grain": int(s.box.window_grain[x - 2])}


EFFECTS: dict[int, Effect] = {
    t.DECLINE: decline,
    t.DONE: done,
    t.TAKE: take,
    t.WELL: well,
    t.REAP: reap,
    t.BIRTH: birth,
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
    t.PAY_TIME: pay_time,
    t.BURY: bury,
    t.SERVE: serve,
    t.PULL: pull,
    t.MOVE: move,
}
