"""Hermagor: buying at the market (section 3), and the neutral buyers of variant V-2N."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, act, step
from comptoir.core.vecs import append, vec
from comptoir.games.hermagor.engine.purse import pay
from comptoir.games.hermagor.engine.state import NEUTRAL_OWNER, Hermagor, Phase, Question, enter_phase, enter_question
from comptoir.games.hermagor.engine.terms import (
    BUYER,
    INCOME,
    MARKET_TURN,
    NEUTRAL,
    NOTE_BUYER,
    NOTE_NEUTRAL,
    NOTE_PASSED,
    PASS,
    PLACE_BUYER,
    PLACE_NEUTRAL,
)


class MarketTurn(Phase):
    """Four market turns; in each every player in turn order has one buyer (HER-3.3, 2.3)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        if arg < s.box.market_turns * s.players:
            s.then(step(PLACE_BUYER, s.in_order(arg)), step(MARKET_TURN, 0, arg + 1))
        else:
            s.then(step(INCOME))
        turn = arg // s.players  # turns that all players have taken
        if s.neutral_on and arg % s.players == 0 and 0 < turn <= s.box.neutral_buyers:
            s.then(step(PLACE_NEUTRAL, s.in_order(turn - 1)))  # V-2N: the start player, the other, and so on


class PlaceBuyer(Question):
    """A free usable space that can be paid, or a pass: always asked, for a silent pass would tell of an empty purse."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        s.force_question()  # HER-9.5
        box = s.box
        money = s.traders[p].money
        menu = vec[i64](capacity=64)
        for i in range(len(box.spaces)):  # HER-3.6
            space = box.spaces[i]
            if s.spaces[space] == NOBODY and box.space_cost[space] <= money:  # HER-3.5, 3.8
                menu = append(menu, act(BUYER, space))
        s.choices = append(menu, act(PASS))  # HER-3.9

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        me = s.traders[p]
        me.market_turns += 1
        if verb == PASS:
            s.tell(NOTE_PASSED, p)  # HER-3.9: this one buyer only
            return
        cost = s.box.space_cost[x]
        pay(me, cost)  # HER-3.7
        s.spaces[x] = p
        s.tell(NOTE_BUYER, p, x, cost)


class PlaceNeutral(Question):
    """A neutral buyer on any free usable space, for nothing; it must be placed (V-2N)."""

    def ask(self, s: Hermagor, p: i64, arg: i64) -> None:
        for i in range(len(s.box.spaces)):
            space = s.box.spaces[i]
            if s.spaces[space] == NOBODY:
                s.offer(NEUTRAL, space)

    def answer(self, s: Hermagor, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        s.spaces[x] = NEUTRAL_OWNER
        s.tell(NOTE_NEUTRAL, p, x)


enter_phase(MARKET_TURN, MarketTurn())
enter_question(PLACE_BUYER, PlaceBuyer())
enter_question(PLACE_NEUTRAL, PlaceNeutral())
