"""The greedy bot: takes the action with the best position at the end of its own questions (`lookahead.py`)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.bots.bot import Bot, DecisionContext
from comptoir.bots.lookahead import WORST, Lookahead

TIE_BREAK: Final = 64  # scores are multiplied by this and a random number below it is added


class Greedy(Bot):
    """Maximises `Evaluator.greedy_score` by a short lookahead; equal actions are drawn at random."""

    wants_journal: ClassVar[bool] = False
    needs_evaluator: ClassVar[bool] = True

    def __init__(self) -> None:
        self.lookahead = Lookahead()

    def choose(self, context: DecisionContext) -> i64:
        """The action with the best lookahead score."""
        menu = context.menu
        if len(menu) == 1:
            return menu[0]
        self.lookahead.evaluate_actions(context.evaluator, context.world, context.seat, menu)
        best_action = menu[0]
        best_score: i64 = WORST
        for i in range(len(menu)):
            score = self.lookahead.scores[i] * TIE_BREAK + context.dice.roll(TIE_BREAK)
            if score > best_score:
                best_score = score
                best_action = menu[i]
        return best_action
