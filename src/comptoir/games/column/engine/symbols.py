"""A Column of Fire: one interpreter of the action symbols, for characters, track spaces and privileges (section 9).

An effect is a symbol with, for some, a number.  Symbols that give something are carried out; symbols that allow
something put a question, which can be waived unless a privilege was spent for it (COF-9.0, 14.6).
"""

from mypy_extensions import i64

from comptoir.core.state import NO_STEP, Step, step
from comptoir.games.column.engine.components import (
    ANY_GOOD,
    DIE_ADJUST,
    FREE_DIE,
    GOOD,
    KINDS,
    NEUTRAL,
    NO_EFFECT,
    PRIVILEGE,
    PROTECTION,
    RELIGION,
    REMOVE_CHARACTER,
    SELL_ANY,
    SHIP,
    TRACK_STEP,
    TRADE_GOOD,
    VP,
    number_of,
    symbol_of,
)
from comptoir.games.column.engine.payments import gain
from comptoir.games.column.engine.privileges import draw_privilege
from comptoir.games.column.engine.selling import take_good, waived
from comptoir.games.column.engine.state import Column, Phase, Question, enter_phase, enter_question
from comptoir.games.column.engine.terms import (
    ADJUST_SYMBOL,
    ANY_GOOD_CHOICE,
    CHOOSE,
    EFFECT_CHOICE,
    FREE_SYMBOL,
    GAIN,
    MUST_BIT,
    NEUTRAL_SYMBOL,
    NOTE_PROTECTION,
    RELIGION_SYMBOL,
    REMOVE_SYMBOL,
    SELL_ANY_SYMBOL,
    SHIP_SYMBOL,
    SYMBOL,
    TAKE,
    TRACK_STEP_SYMBOL,
    TRADE_SYMBOL,
    USE_CARD,
    VP_WAIVE,
    WAIVE,
)


def question_about(p: i64, effect: i64, must: i64) -> Step:
    """The question a symbol puts, NO_STEP for those that only give (COF-20)."""
    symbol = symbol_of(effect)
    if symbol == ANY_GOOD:
        return step(ANY_GOOD_CHOICE, p)
    if RELIGION <= symbol < NEUTRAL:
        return step(RELIGION_SYMBOL, p, symbol - RELIGION + 3 * must)
    if symbol == NEUTRAL:
        return step(NEUTRAL_SYMBOL, p, must)
    if symbol == TRACK_STEP:
        return step(TRACK_STEP_SYMBOL, p, must)
    if symbol == REMOVE_CHARACTER:
        return step(REMOVE_SYMBOL, p, must)
    if symbol == DIE_ADJUST:
        return step(ADJUST_SYMBOL, p, must)
    if symbol == FREE_DIE:
        return step(FREE_SYMBOL, p, must)
    if symbol == SELL_ANY:
        return step(SELL_ANY_SYMBOL, p, number_of(effect) << 1 | must)
    if SHIP <= symbol < TRADE_GOOD:
        return step(SHIP_SYMBOL, p, symbol - SHIP)
    if symbol >= TRADE_GOOD:
        return step(TRADE_SYMBOL, p, symbol - TRADE_GOOD)
    return NO_STEP


def possible(s: Column, p: i64, effect: i64) -> bool:
    """Would the symbol do anything now?  The menu of its question decides (COF-9.0, 14.3)."""
    symbol = symbol_of(effect)
    if symbol == PRIVILEGE:
        return s.pile_size > 0
    if symbol == FREE_DIE or symbol <= VP:
        return True  # something is given; a religion die is always there to be taken off
    question = question_about(p, effect, 1)
    return len(s.menu_of(question)) > 0


class UseSymbol(Phase):
    """Carry out one symbol (COF-9.1 to 9.14)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        must: i64 = 1 if arg & MUST_BIT else 0
        effect = arg & (MUST_BIT - 1)
        symbol = symbol_of(effect)
        if symbol < GOOD + KINDS:
            take_good(s, p, symbol - GOOD)
        elif symbol == PRIVILEGE:
            draw_privilege(s, p)
        elif symbol == PROTECTION:
            s.traders[p].protections += 1
            s.tell(NOTE_PROTECTION, p)
        elif symbol == VP:
            use_vp(s, p, number_of(effect))
        else:
            s.then(question_about(p, effect, must))


def use_vp(s: Column, p: i64, points: i64) -> None:
    """Asked only where it can matter: it would bring the first end trigger (COF-9.16)."""
    if s.trigger == 0 and s.traders[p].score + points >= s.box.end_vp:
        s.then(step(VP_WAIVE, p, points))
    else:
        gain(s, p, points)


class VpWaive(Question):
    """VP that would start the end of the game may be refused (COF-9.16)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(GAIN)
        s.offer(WAIVE)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == GAIN:
            gain(s, p, arg)
        else:
            waived(s, p)


class AnyGoodChoice(Question):
    """One token of a good of choice (COF-9.2)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        for good in range(KINDS):
            s.offer(TAKE, good)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        take_good(s, p, x)


class UseCard(Phase):
    """The action of a character, once: its symbol, or one of its two (COF-4.6, 5.10, 9.0)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        first, second = s.box.first_effect[arg], s.box.second_effect[arg]
        if second == NO_EFFECT:
            s.then(step(SYMBOL, p, first))
        elif possible(s, p, first) or possible(s, p, second):  # without a legal option it does nothing
            s.then(step(EFFECT_CHOICE, p, arg))


class EffectChoice(Question):
    """Which of the two symbols, among those that can do anything (COF-9.0)."""

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        first, second = s.box.first_effect[arg], s.box.second_effect[arg]
        if possible(s, p, first):
            s.offer(CHOOSE, symbol_of(first))
        if possible(s, p, second):
            s.offer(CHOOSE, symbol_of(second))

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        first = s.box.first_effect[arg]
        s.then(step(SYMBOL, p, first if symbol_of(first) == x else s.box.second_effect[arg]))


enter_phase(SYMBOL, UseSymbol())
enter_phase(USE_CARD, UseCard())
enter_question(VP_WAIVE, VpWaive())
enter_question(ANY_GOOD_CHOICE, AnyGoodChoice())
enter_question(EFFECT_CHOICE, EffectChoice())
