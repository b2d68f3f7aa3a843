"""The greedy bot: it takes what seems best at the end of its own questions (`lookahead.py`)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.bots.lookahead import WORST, Lookahead
from comptoir.bots.bot import Bot, DecisionContext

EQUALS: Final = 64  # actions of equal worth are drawn


class Greedy(Bot):
    wants_journal: ClassVar[bool] = False

    def __init__(self) -> None:
        self.lookahead = Lookahead()

    def choose(self, context: DecisionContext) -> i64:
        menu = context.menu
        if len(menu) == 1:
            return menu[0]
        self.lookahead.evaluate_actions(context.evaluator, context.world, context.seat, menu)
        best = menu[0]
        best_worth: i64 = WORST
        for i in range(len(menu)):
            worth = self.lookahead.scores[i] * EQUALS + context.dice.roll(EQUALS)
            if worth > best_worth:
                best_worth = worth
                best = menu[i]
        return best
