"""The vocabulary of a game: verbs, questions and types of journal entries, with their names.

A game lists its whole vocabulary once: verbs with typed arguments.  An action is a number inside the engine
(verb, x, y) and a word everywhere else: `take market green`.  The list of all words is finite and its order fixed, so a
researcher's action index is a position in that list.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from comptoir.core.errors import UnknownWord
from comptoir.core.state import act, verb_of, x_of, y_of


@dataclass(frozen=True)
class ArgumentType:
    """A type of argument: a list of names whose positions are the engine's numbers.

    >>> ArgumentType("colour", ("orange", "green")).name_of(1)
    'green'
    """

    name: str
    names: tuple[str, ...] = ()
    first: int = 0

    def name_of(self, number: int) -> str:
        """The name of a number."""
        return self.names[number - self.first]

    def value(self, number: int) -> object:
        """The name of a number in a view, a menu or the journal; None where it names nothing."""
        return self.name_of(number) if 0 <= number - self.first < len(self.names) else None

    def numbers(self) -> range:
        """The numbers that the argument can be."""
        return range(self.first, self.first + len(self.names))


class Count(ArgumentType):
    """An argument that is a plain number."""

    def value(self, number: int) -> object:
        """The number itself."""
        return int(number)


def numbers(name: str, first: int, last: int) -> Count:
    """The numbers from first to last as an argument of verbs."""
    return Count(name, tuple(str(n) for n in range(first, last + 1)), first)


SEAT = Count("seat")
NUMBER = Count("number")


@dataclass(frozen=True)
class Verb:
    """A verb: its number in the engine and the types of its x and y."""

    number: int
    name: str
    x: ArgumentType | None = None
    y: ArgumentType | None = None
    only: Callable[[int, int], bool] | None = None  # which pairs exist, when not all do
    free: bool = False  # costs its player nothing: the random bot does not decline it
    idle: bool = False  # does nothing: decline, pass, done
    answers: tuple[int, ...] = ()  # the numbers of the questions it can answer

    def actions(self) -> Iterator[int]:
        """All actions of this verb, in the order of the vocabulary."""
        for x in self.x.numbers() if self.x else (0,):
            for y in self.y.numbers() if self.y else (0,):
                if self.only is None or self.only(x, y):
                    yield int(act(self.number, x, y))

    def word(self, action: int) -> str:
        """The word of an action of this verb."""
        parts = [self.name]
        if self.x:
            parts.append(self.x.name_of(x_of(action)))
        if self.y:
            parts.append(self.y.name_of(y_of(action)))
        return " ".join(parts)

    def arguments(self, action: int) -> dict[str, object]:
        """The arguments of an action, by the names of their types."""
        arguments: dict[str, object] = {}
        if self.x:
            arguments[self.x.name] = self.x.value(x_of(action))
        if self.y:
            arguments[self.y.name] = self.y.value(y_of(action))
        return arguments


@dataclass(frozen=True)
class JournalType:
    """An entry of the journal: its number, its key and what its numbers mean.

    The first argument is the seat it is about.  The arguments in `private` are shown to that seat alone.
    """

    number: int
    key: str
    arguments: tuple[tuple[str, ArgumentType], ...] = ()
    private: frozenset[str] = frozenset()

    def arguments_for(self, values: Sequence[int], seat: int | None, everything: bool) -> dict[str, object]:
        """The arguments of an entry by name: all of them, or those that a seat may read."""
        named = zip(self.arguments, values, strict=False)
        return {
            name: kind.value(value)
            for (name, kind), value in named
            if everything or name not in self.private or values[0] == seat
        }


@dataclass(frozen=True)
class QuestionType:
    """A question by name, with the kind of its argument and the rule to look up."""

    number: int
    key: str
    argument: ArgumentType | None = None
    rule: str = ""


@dataclass(frozen=True)
class Vocabulary:
    """All verbs of a game, and all words that follow from them.

    >>> vocabulary = Vocabulary((Verb(0, "bid", numbers("coins", 0, 2)), Verb(1, "pass")))
    >>> vocabulary.words
    ('bid 0', 'bid 1', 'bid 2', 'pass')
    >>> vocabulary.index(vocabulary.action("pass")), vocabulary.word(vocabulary.actions[1])
    (3, 'bid 1')
    """

    verbs: tuple[Verb, ...]
    by_number: dict[int, Verb] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_number", {verb.number: verb for verb in self.verbs})

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """Every action, in the fixed order of the vocabulary."""
        return tuple(action for verb in self.verbs for action in verb.actions())

    @cached_property
    def spelled(self) -> dict[int, str]:
        """The word of every action."""
        return {action: self.verb(action).word(action) for action in self.actions}

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word, in the fixed order of the vocabulary."""
        return tuple(self.spelled.values())

    @cached_property
    def indexes(self) -> dict[int, int]:
        """The position of every action in the vocabulary."""
        return {action: index for index, action in enumerate(self.actions)}

    @cached_property
    def meanings(self) -> dict[str, int]:
        """The action of every word."""
        return dict(zip(self.words, self.actions, strict=True))

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        return self.by_number[int(verb_of(action))]

    def word(self, action: int) -> str:
        """The word of an action."""
        return self.spelled[action]

    def action(self, word: str) -> int:
        """The action of a word; case and spacing do not matter.

        >>> vocabulary = Vocabulary((Verb(0, "bid", numbers("coins", 0, 2)),))
        >>> vocabulary.word(vocabulary.action("  BID 2 "))
        'bid 2'
        """
        action = self.meanings.get(" ".join(word.lower().split()))
        if action is None:
            raise UnknownWord("unknown-word", word=word[:80])
        return action

    def index(self, action: int) -> int:
        """The position of an action in the vocabulary."""
        return self.indexes[action]

    def __len__(self) -> int:
        return len(self.actions)
