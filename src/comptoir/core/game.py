"""The base class of all games: name, options, vocabulary, and how a state is made, shown and saved.

Each game derives one class from `Game` and fills in the attributes below.  `Game` itself is interpreted: what must be
fast happens inside the state.
"""

import hashlib
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from comptoir.core.component_reader import Check
from comptoir.core.dice import seed_words
from comptoir.core.errors import BadOption, IllegalMove, UnknownWord
from comptoir.core.interface import OtherQuestion, Refusal
from comptoir.core.serialization import digest, plain, restore
from comptoir.core.state import JOURNAL_ENTRY_LENGTH, NO_STEP, NOBODY, State, verb_of, x_of, y_of
from comptoir.core.text_layout import Picture, Say
from comptoir.core.view_types import AskedSeat, GameView
from comptoir.core.vocabulary import JournalType, QuestionType, Vocabulary

SEED_LIMIT = 1 << 128


def seat_or_nobody(value: str | int) -> int:
    """The seat an option names, NOBODY where chance decides."""
    return value if isinstance(value, int) else NOBODY


@dataclass(frozen=True)
class Option:
    """An option of a game: its name, its default and the values it may have."""

    name: str
    default: str | int
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = -1  # numbers from least to most are allowed too
    is_seat: bool = False  # the numbers are seats: with fewer players fewer are allowed

    def among(self, players: int) -> "Option":
        """The option at a table of so many players."""
        return replace(self, most=players - 1) if self.is_seat else self

    def read(self, value: object) -> str | int:
        """The value, checked; numbers may come as text."""
        if isinstance(value, str) and value in self.choices:
            return value
        number: int | None = None
        if isinstance(value, int) and not isinstance(value, bool):
            number = value
        elif isinstance(value, str) and value.isdecimal() and len(value) < 10:
            number = int(value)
        if number is not None and self.least <= number <= self.most:
            return number
        allowed = list(self.choices)
        if self.most >= self.least:
            allowed.append(f"{self.least}..{self.most}")
        raise BadOption("bad-option-value", option=self.name, value=str(value)[:40], allowed=", ".join(allowed))


class Game:
    """A game that can be played; `comptoir.game("village")` returns one.

    >>> import comptoir
    >>> game = comptoir.game("village")
    >>> state = game.new(3, seed=7)
    >>> len(state.scores()), game.ended_by(state)
    (3, '')
    """

    name: str
    version: int  # bumped by every change of legal moves or results
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    vocabulary: Vocabulary
    journal_types: tuple[JournalType, ...]
    questions: tuple[QuestionType, ...]
    refusal_functions: Mapping[int, Callable[..., Refusal]] = MappingProxyType(
        {}
    )  # by verb: (state, seat, question, x, y)
    effects: Mapping[int, Callable[..., dict[str, object]]] = MappingProxyType({})  # by verb: (state, seat, x, y)
    other_questions: tuple[OtherQuestion, ...] = ()  # the first that applies gives the reason
    checks: list[Check]  # what was looked at when the box was read
    element_types: Mapping[str, type]  # by field of a state: the class of the objects in its list

    hidden_part: str = ""  # the part of a score that only its own seat sees while the game runs

    # the functions and classes of a game's modules; a game may override the methods that call them instead
    view_function: Callable[..., Mapping[str, Any]]  # (state, seat)
    score_function: Callable[..., dict[str, int]]  # the parts of a score, without the total: (state, seat)
    picture: Callable[[Mapping[str, Any], Say], Picture] | None = None
    checker_class: Callable[[], Any]
    state_class: type[State]

    def __init__(self, box_text: str) -> None:
        self.box_text = box_text
        self.box_hash = hashlib.sha256(box_text.encode()).hexdigest()
        self.boxes, self.checks = self.read_box(box_text)
        self._journal_types = {entry.number: entry for entry in self.journal_types}
        self._questions = {question.number: question for question in self.questions}

    def read_box(self, text: str) -> tuple[Mapping[int, Any], list[Check]]:
        """The box for each number of players, and what was checked; a game without pieces has none."""
        return {}, []

    # -- a new game ----------------------------------------------------------------------------------------------

    @property
    def players(self) -> range:
        """The numbers of players that the game is for.

        >>> import comptoir
        >>> list(comptoir.game("village").players)
        [2, 3, 4]
        """
        return range(self.least_players, self.most_players + 1)

    def resolve_options(self, players: int, options: Mapping[str, object]) -> dict[str, str | int]:
        """The options in full, checked.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> game.resolve_options(3, {"round_cap": "60"})["round_cap"]
        60
        """
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadOption(
                "bad-players",
                game=self.name,
                players=str(players)[:20],
                least=self.least_players,
                most=self.most_players,
            )
        known = {option.name: option.among(players) for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption("unknown-option", option=name[:40], known=", ".join(known))
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def new(self, players: int, seed: int | None = None, *, journal: bool = False, **options: object) -> State:
        """A new game at its first question.  Without a seed, 128 random bits are drawn.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> game.digest(game.new(3, seed=7)) == game.digest(game.new(3, seed=7))
        True
        """
        resolved = self.resolve_options(players, options)
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise BadOption("bad-seed", seed=str(seed)[:60])
        state = self.empty_state(players, resolved)
        state.dice.seed(*seed_words(seed))
        if journal:
            state.journal_enabled = True
        self.set_up(state, resolved)
        return state

    def empty_state(self, players: int, options: Mapping[str, str | int]) -> State:
        """An empty table with this box and these options: nothing shuffled, nothing drawn."""
        state = self.state_class()
        state.game = self
        state.players = players
        self.lay_out(state, options)
        return state

    def lay_out(self, state: State, options: Mapping[str, str | int]) -> None:
        """Enter the box and the options, and lay out the pieces as they lie before anything is shuffled."""
        raise NotImplementedError

    def set_up(self, state: State, options: Mapping[str, str | int]) -> None:
        """Set up the table and go on to the first question."""
        raise NotImplementedError

    # -- words ---------------------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        """The word of an action.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> game.word(game.action("take market green"))
        'take market green'
        """
        return self.vocabulary.word(action)

    def action(self, word: str) -> int:
        """The action of a word; case and spacing do not matter."""
        return self.vocabulary.action(word)

    def index(self, action: int) -> int:
        """The position of an action in the vocabulary.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> game.vocabulary.words[game.index(game.action("take market green"))]
        'take market green'
        """
        return self.vocabulary.index(action)

    def parse_move(self, state: State, seat: int, word: str) -> int:
        """The action of a word that is on this seat's menu; otherwise raises IllegalMove with the reason.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> state = game.new(2, seed=7, start_player=1)
        >>> game.parse_move(state, 1, "decline")
        Traceback (most recent call last):
        comptoir.core.errors.IllegalMove: village-no-passing
        """
        refusal = self.why_not(state, seat, word)
        if refusal is not None:
            raise IllegalMove(refusal.key, **refusal.arguments)
        return self.action(word)

    def describe_action(self, state: State, seat: int, action: int) -> tuple[str, dict[str, object]]:
        """The message of a menu entry, as (key, arguments)."""
        verb = self.vocabulary.verb(action)
        arguments = {"seat": seat} | verb.arguments(action)
        return f"{self.name}-word-{verb.name}", arguments | self.action_effects(state, seat, action)

    def action_effects(self, state: State, seat: int, action: int) -> dict[str, object]:
        """What a menu entry says beyond its own arguments, such as a price."""
        effect = self.effects.get(verb_of(action))
        return {} if effect is None else effect(state, seat, x_of(action), y_of(action))

    def message_context(self, state: State) -> dict[str, object]:
        """What every sentence about this table gets beside its own arguments, such as the edition played."""
        return {}

    def prompt(self, state: State, seat: int) -> tuple[str, dict[str, object]] | None:
        """The message of the question this seat is asked, as (key, arguments).

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> game.prompt(game.new(2, seed=7, start_player=1), 1)
        ('village-ask-turn', {'seat': 1})
        """
        question = state.question_of(seat)
        if question == NO_STEP:
            return None
        question_type = self._questions[question & 255]
        arguments: dict[str, object] = {"seat": seat} | self.message_context(state)
        if question_type.argument:
            arguments[question_type.argument.name] = question_type.argument.value(question >> 16)
        return f"{self.name}-ask-{question_type.key}", arguments

    def rule(self, state: State, seat: int) -> str:
        """The rule that matters for the question this seat is asked, "" when there is none.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> game.rule(game.new(2, seed=7, start_player=1), 0)
        ''
        """
        question = state.question_of(seat)
        return "" if question == NO_STEP else self._questions[int(question & 255)].rule

    # -- what is shown -------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The view of a seat: the part that all games have in common, and the game's own part."""
        common: GameView = {
            "game": self.name,
            "version": self.version,
            "players": int(state.players),
            "seat": seat,
            "over": state.over,
            "asked": [self.asked_seat(state, asked, seat) for asked in state.asked],
            "scores": self.visible_scores(state, seat),
        }
        return {**common, **self.game_view(state, seat)}

    def asked_seat(self, state: State, seat: int, viewer: int | None) -> AskedSeat:
        """A seat that is asked, with its question; while several are asked, each sees only its own."""
        prompt = self.prompt(state, seat)
        if prompt is None or (state.lanes and seat != viewer):
            return {"seat": seat, "key": None, "arguments": {}}
        return {"seat": seat, "key": prompt[0], "arguments": prompt[1]}

    def game_view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The game's own part of a view."""
        return self.view_function(state, seat)

    def scores(self, state: State) -> list[dict[str, int]]:
        """The score of each seat: the total and its parts."""
        return [self.score_parts(state, seat) for seat in range(state.players)]

    def visible_scores(self, state: State, seat: int | None) -> list[dict[str, int | None]]:
        """The score of each seat as one seat may see it: None where a number would betray something hidden."""
        return [self.visible_parts(state, of, seat) for of in range(state.players)]

    def score_parts(self, state: State, seat: int) -> dict[str, int]:
        """The score of one seat: the total and its parts."""
        return {"total": int(state.score(seat)), **self.score_function(state, seat)}

    def visible_parts(self, state: State, of: int, seat: int | None) -> dict[str, int | None]:
        """The score of one seat as another may see it; None for the hidden part, and for the total with it."""
        sheet: dict[str, int | None] = dict(self.score_parts(state, of))
        if self.hidden_part and not state.is_revealed(of, seat):
            sheet["total"] = sheet[self.hidden_part] = None
        return sheet

    def ended_by(self, state: State) -> str:
        """The way the game came to its end, "" while it runs."""
        raise NotImplementedError

    def journal(
        self, state: State, seat: int | None = None, since: int = 0, *, private: bool = True
    ) -> list[tuple[str, dict[str, object]]]:
        """The journal as (key, arguments): with `private` all of it, else as this seat may read it."""
        entries = []
        context = self.message_context(state)
        for number, values in self.entries(state, since):
            journal_type = self._journal_types[number]
            arguments = journal_type.arguments_for(values, seat, private)
            entries.append((f"{self.name}-note-{journal_type.key}", arguments | context))
        return entries

    def entries(self, state: State, since: int = 0) -> Iterator[tuple[int, list[int]]]:
        """The entries of the journal as they are kept: the number of the type, and the arguments."""
        for at in range(since * JOURNAL_ENTRY_LENGTH, len(state.journal_numbers), JOURNAL_ENTRY_LENGTH):
            number, *values = state.journal_numbers[at : at + JOURNAL_ENTRY_LENGTH]
            yield number, values

    def text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        """A view as plain text; `say(key, **arguments)` returns a message in the reader's language."""
        if self.picture is None:
            raise NotImplementedError
        return self.picture(view, say).whole()

    # -- refusals and invariants ---------------------------------------------------------------------------------

    def why_not(self, state: State, seat: int, word: str) -> Refusal | None:
        """The reason why this word is not on this seat's menu; None when it is."""
        try:
            action = self.action(word)
        except UnknownWord as unknown:
            return Refusal("", unknown.key, unknown.arguments)
        if state.over:
            return Refusal("", "game-over", {})
        if seat not in state.asked:
            return Refusal("", "not-asked", {"seat": seat})
        if action in state.menu(seat):
            return None
        refusal = self.explain_refusal(state, seat, action)
        return Refusal(refusal.rule, refusal.key, {**refusal.arguments, **self.message_context(state)})

    def explain_refusal(self, state: State, seat: int, action: int) -> Refusal:
        """The reason for an action that is not on the menu of a seat that is asked."""
        question = int(state.question_of(seat) & 255)
        verb = self.vocabulary.verb(action)
        if question not in verb.answers:
            return self.refuse_other_question(question, verb.number)
        refusal_function = self.refusal_functions.get(verb.number)
        if refusal_function is None:  # such a word is always on the menu of its question
            return self.default_refusal(question)
        return refusal_function(state, seat, question, int(x_of(action)), int(y_of(action)))

    def refuse_other_question(self, question: int, verb: int) -> Refusal:
        """The reason for a verb that does not answer the question asked."""
        for other in self.other_questions:
            if other.applies(verb, question):
                rule = other.rule or self._questions[question].rule
                return Refusal(rule, f"{self.name}-no-{other.key}", {})
        return self.default_refusal(question)

    def default_refusal(self, question: int) -> Refusal:
        """The reason where no better one is known: something else is asked."""
        return Refusal(self._questions[question].rule, f"{self.name}-no-other-question", {})

    def invariant_checker(self) -> Any:
        """A checker whose `first_violation(state)` names the first invariant that does not hold."""
        if not hasattr(self, "checker_class"):
            raise NotImplementedError
        return self.checker_class()

    # -- plain data ----------------------------------------------------------------------------------------------

    def digest(self, state: State) -> str:
        """The hash of a position, hidden things included."""
        return digest(state)

    def dump(self, state: State) -> dict[str, Any]:
        """A whole state as plain data, hidden information included: for the server's own use.

        >>> import comptoir
        >>> game = comptoir.game("village")
        >>> state = game.new(2, seed=7)
        >>> game.digest(game.load(game.dump(state))) == game.digest(state)
        True
        """
        data: dict[str, Any] = plain(state)
        return data

    def load(self, data: Mapping[str, Any]) -> State:
        """The state that `dump` wrote."""
        resolved = {option.name: option.default for option in self.options}
        state: State = restore(self.empty_state(data["players"], resolved), data, dict(self.element_types))
        return state
