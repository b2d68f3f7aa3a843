"""What a menu entry announces, compared with what its action changes in the view.

Each game lists in `tests/rules/<game>/<game>_at_once.py` what must be exact at once, as `AT_ONCE`: lines of a verb, the
number it announces and where the view shows it.  The number is the name of an argument, or a function of all arguments.
The place is a path whose names in braces are arguments, or a function of a view and the arguments, and its mark says
how to compare:

    +  the view shows this much more when the answer has been given, and nothing else has happened yet
    -  this much less
    =  the view shows this value then
    ?  the view shows this value before

A path that the view does not have stands for 0: what is not there was not paid.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

Arguments = dict[str, Any]
View = dict[str, Any]


class Line(NamedTuple):
    """What a verb announces, and where a view shows it."""

    verb: str
    number: str | Callable[[Arguments], Any]
    mark: str
    place: str | Callable[[View, Arguments], Any]

    def announced(self, arguments: Arguments) -> Any:
        """The value in the menu entry."""
        return arguments[self.number] if isinstance(self.number, str) else self.number(arguments)

    def shown(self, view: View, arguments: Arguments) -> Any:
        """The value in a view."""
        if not isinstance(self.place, str):
            return self.place(view, arguments)
        value: Any = view
        for step in self.place.format(**arguments).split("."):
            if isinstance(value, list):
                value = value[int(step)]
            elif isinstance(value, dict) and step in value:
                value = value[step]
            else:
                return 0
        return value

    def actual(self, before: View, after: View, arguments: Arguments) -> Any:
        """What the views show, to be compared with what was announced."""
        if self.mark == "?":
            return self.shown(before, arguments)
        new = self.shown(after, arguments)
        if self.mark == "=":
            return new
        change = new - self.shown(before, arguments)
        return change if self.mark == "+" else -change


def answered(state: Any, seat: int, action: int) -> Any:
    """A copy of the state in which the answer has been given and nothing else has happened yet."""
    copy = state.clone()
    question = copy.question_of(seat)
    copy.answer(question & 255, seat, question >> 16, action >> 20, action >> 10 & 1023, action & 1023)
    return copy


def comparisons(state: Any, seat: int, lines: list[Line]) -> Iterator[tuple[Line, Any, Any]]:
    """For every entry of a menu and every line about it: the line, what is announced, what is shown."""
    game = state.game
    by_verb: dict[str, list[Line]] = {}
    for line in lines:
        by_verb.setdefault(line.verb, []).append(line)
    before = state.view(seat)
    for action in state.menu(seat):
        about = by_verb.get(game.vocabulary.verb(action).name)
        if about:
            _, arguments = game.describe_action(state, seat, action)
            after = answered(state, seat, action).view(seat)
            for line in about:
                yield line, line.announced(arguments), line.actual(before, after, arguments)
