"""A Column of Fire: a turn, and its free-action windows (section 3, COF-14.2, 16.3)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.column.engine.components import SELL_ANY, VP
from comptoir.games.column.engine.payments import can_pay, pay
from comptoir.games.column.engine.privileges import symbols_held, token_with
from comptoir.games.column.engine.rows import offer_dice_on_cards, take_die_off
from comptoir.games.column.engine.state import Column, Phase, Question, enter_phase, enter_question
from comptoir.games.column.engine.symbols import possible
from comptoir.games.column.engine.terms import (
    AFTER_ROLL,
    AT_END,
    AT_START,
    BEFORE_TRACK,
    BEGIN_TURN,
    BUY_OFF,
    CHARACTER,
    CONFLICTS,
    COUNT_DOWN_LOCH_LEVEN,
    COUNT_DOWN_RELIGION,
    END_TURN,
    MUST_BIT,
    NEXT_CHARACTER,
    NOTE_BOUGHT_OFF,
    NOTE_TURN,
    NOTE_USED,
    PASS,
    PASS_TURN,
    ROLL,
    SYMBOL,
    TRACK_MOVE,
    USE,
    WINDOW,
)


class BeginTurn(Phase):
    """One player's part of one half-year (COF-3.1, 4.1, 3.2)."""

    def run(self, s: Column, p: i64, arg: i64) -> None:
        s.active = p
        s.half = arg
        s.traders[p].turns += 1
        s.cursor = 0
        s.sold = 0  # COF-10.3
        s.event_done = False  # COF-7.5
        s.quiet = False
        s.tell(NOTE_TURN, p, s.year, arg)
        s.then(step(WINDOW, p, AT_END), step(CONFLICTS, p), step(END_TURN, p))  # COF-3.3, 11.1
        if arg == 1:
            s.then(step(COUNT_DOWN_LOCH_LEVEN, p), step(COUNT_DOWN_RELIGION, p), step(NEXT_CHARACTER, p))
        else:
            s.then(step(CHARACTER, p), step(WINDOW, p, BEFORE_TRACK), step(TRACK_MOVE, p))
            s.then(step(ROLL, p), step(WINDOW, p, AFTER_ROLL))
        s.then(step(WINDOW, p, AT_START))


class Window(Question):
    """Privileges, and 3 VP to take a die off a card, in any number and order (COF-3.5).

    Who holds nothing usable has one answer and is not stopped; neither is who has said `pass_turn`.
    """

    def ask(self, s: Column, p: i64, arg: i64) -> None:
        s.offer(PASS)
        if s.quiet:
            return
        symbols = symbols_held(s, p) & ~(1 << VP)  # COF-14.4: VP privileges are never used
        if symbols:
            for symbol in range(VP, SELL_ANY + 1):
                if symbols >> symbol & 1 and possible(s, p, symbol):  # COF-14.3: not without an effect
                    s.offer(USE, symbol)
            for symbol in range(VP):
                if symbols >> symbol & 1 and possible(s, p, symbol):
                    s.offer(USE, symbol)
        if can_pay(s, p, s.box.remove_die_vp):
            offer_dice_on_cards(s, p, BUY_OFF)
        if len(s.choices) > 1 and arg != AT_END:
            s.offer(PASS_TURN)

    def answer(self, s: Column, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PASS:
            return
        if verb == PASS_TURN:
            s.quiet = True
            return
        s.then(step(WINDOW, p, arg))
        if verb == USE:
            token = token_with(s, p, x)
            s.traders[p].privileges &= ~(1 << token)
            s.spent |= 1 << token  # COF-14.3: out of the game
            s.tell(NOTE_USED, p, token)
            s.then(step(SYMBOL, p, s.box.privilege_effect[token] | MUST_BIT))
        else:
            pay(s, p, s.box.remove_die_vp)
            s.tell(NOTE_BOUGHT_OFF, p, x, s.box.remove_die_vp)
            take_die_off(s, p, x)


enter_phase(BEGIN_TURN, BeginTurn())
enter_question(WINDOW, Window())
