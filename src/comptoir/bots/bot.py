"""The interface of a bot, and what it is given for one decision.

A decision context is made from a determinized state: everything that the seat cannot know has been drawn anew before
the bot gets it.  So no path leads from a context to the true state.
"""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from comptoir.core.dice import Dice
from comptoir.core.evaluation import Evaluator
from comptoir.core.state import State
from comptoir.core.vecs import vec


class DecisionContext:
    """What a bot gets for one decision: its seat's view, menu, journal and budget, and determinized states."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.dice = Dice()  # the bot's own random generator
        self.world = State()  # a determinized state: the seat cannot tell it from the real one
        self.evaluator = Evaluator()  # what greedy maximises and rollouts are guided by
        self.leaf_evaluator = Evaluator()  # predicts final scores at the leaves of a search
        self.free_verbs: i64 = 0  # bit set of the verbs that cost their player nothing
        self.idle_verbs: i64 = 0  # bit set of the verbs that do nothing
        self.iterations: i64 = 0  # the budget in iterations; 0: no such limit
        self.milliseconds: i64 = 0  # the budget in time; 0: no such limit
        self.news: list[tuple[str, dict[str, object]]] = []  # the journal since this seat was last asked

    @property
    def menu(self) -> vec[i64]:
        """The actions to choose from."""
        return self.world.choices_of(self.seat)

    def word(self, action: i64) -> str:
        """The word of an action, as in records."""
        return str(self.world.require_game().word(action))

    def words(self) -> list[str]:
        """The words of the menu, in its order."""
        return [self.word(action) for action in self.menu]

    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return self.world.view(self.seat)

    def determinize(self) -> State:
        """Another complete state that the seat cannot tell from the real one; a new one at each call."""
        return self.world.determinize(self.seat, self.dice.word())


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that answers questions by itself.  Subclasses implement `choose`."""

    wants_journal: ClassVar[bool] = True  # reads `context.news`; no journal is kept if no bot does
    needs_evaluator: ClassVar[bool] = False  # reads `context.evaluator`; cannot play a game without one

    def choose(self, context: DecisionContext) -> i64:
        """The chosen action, one of `context.menu`."""
        raise NotImplementedError
