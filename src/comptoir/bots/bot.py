"""What a bot is given: the eyes and the hands of one seat.

The context is made from a determinized state: everything the seat cannot know has been thrown again before the bot gets
it, so there is no way from a context to the true state.
"""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from comptoir.core.evaluation import Evaluator
from comptoir.core.dice import Dice
from comptoir.core.state import State
from comptoir.core.vecs import vec


class DecisionContext:
    """One seat's view, menu, news and imagined worlds, and how long it may think."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.dice = Dice()  # the bot's own
        self.world = State()  # a state this seat cannot tell from the real one
        self.evaluator = Evaluator()  # what positions of this game are worth to somebody who strives for them
        self.leaf_evaluator = Evaluator()  # and what they come to in the end, on average
        self.free_verbs: i64 = 0  # verbs that cost nothing, a bit each
        self.idle_verbs: i64 = 0  # verbs that do nothing
        self.iterations: i64 = 0  # the budget: so many, 0 for no such limit
        self.milliseconds: i64 = 0  # or so long, 0 for no such limit
        self.news: list[tuple[str, dict[str, object]]] = []  # the journal since this seat was last asked

    @property
    def menu(self) -> vec[i64]:
        """The actions to choose from."""
        return self.world.choices_of(self.seat)

    def word(self, action: i64) -> str:
        """An action as the records have it."""
        return str(self.world.of_game().word(action))

    def words(self) -> list[str]:
        """The menu in words."""
        return [self.word(action) for action in self.menu]

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.world.view(self.seat)

    def determinize(self) -> State:
        """A complete state that the seat cannot tell from the real one; another one at each call."""
        return self.world.determinize(self.seat, self.dice.word())


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who can be asked for a move."""

    wants_journal: ClassVar[bool] = True  # reads the news; where nobody does, no journal is kept

    def choose(self, context: DecisionContext) -> i64:
        raise NotImplementedError
