"""What the tests of the catalogues read with: Fluent's own parser for the files, Python's own for the sources.

A key belongs to the game whose file it stands in, or to nobody ("") when all games share it.
"""

import ast
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import comptoir
from comptoir import locales
from comptoir.bots import SeatedBots
from comptoir.core.state import x_of, y_of
from comptoir.core.vocabulary import ArgumentType, Count
from comptoir.games import BUILT_IN

Choices = dict[str, list[set[str]]]  # by the name of an argument: the sets of ids that a selection may list


@dataclass(frozen=True)
class Facts:
    """What cannot be read off a game: one entry of FACTS each, as far as there is anything to say."""

    counted: frozenset[str] = frozenset()  # kinds of numbers that are said as amounts, with plurals
    choices: Callable[[Any], Choices] = lambda effects: {}  # ids of no argument type, from the game's `effects`
    texts: frozenset[str] = frozenset()  # arguments that are text, composed before they are said
    codes: frozenset[str] = frozenset()  # kinds whose ids are shown as they are
    french_too: frozenset[str] = frozenset()  # ids and English words that are French words as they stand
    ponders: bool = False  # its greedy bot takes half a minute for a game
    manner: frozenset[str] = frozenset()  # what every sentence gets, and one language may not need (an edition)
    names: frozenset[str] = frozenset()  # proper names, written alike in both languages (Orléans)


LOIRE = (
    "Orléans, Chartres, Étampes, Le Mans, Châteaudun, Montargis, Vendôme, Blois, Briare, Tours, Chinon, Montrichard, "
    "Vierzon, Loches, Bourges, Sancerre, Châtellerault, Le Blanc, Châteauroux, Nevers, Argenton-sur-Creuse, La Châtre, "
    "Saint-Amand-Montrond"
)

FACTS = {
    "village": Facts(
        counted=frozenset({"coins"}),
        choices=lambda effects: {
            "fate": [set(effects.FATES)],
            "question": [{*effects.DECLINED.values(), "action"}, set(effects.DONE_WITH.values())],
        },
        texts=frozenset({"names", "tiles", "marker"}),
        codes=frozenset({"customer"}),
        french_too=frozenset({"orange", "prestige", "cubes", "village"}),
    ),
    "column": Facts(
        choices=lambda effects: {
            "question": [set(effects.WAIVED.values()), set(effects.SOLD_BOTH.values())],
            "place": [set(effects.PLACES_ON_CARDS), set(effects.PLACES_ELSEWHERE)],
            "effect": [set(effects.SUFFERED)],
            "winner": [set(effects.WINNERS)],
            "symbol": [set(effects.ALL_SYMBOLS)],
        },
        texts=frozenset({"names", "sales", "told", "target", "tokens", "cards", "none"}),
        codes=frozenset({"privilege"}),
        french_too=frozenset({"france", "orange", "pays", "protestant", "protection"}),
        names=frozenset({"Caterina de’ Medici"}),
    ),
    "orleans": Facts(
        counted=frozenset({"followers", "points"}),
        choices=lambda effects: {
            "edition": [set(import_module("comptoir.games.orleans.engine.components").EDITIONS)],
            "does": [set(effects.DOES)],
            "route": [set(effects.ROUTE_NAMES)],
            "why": [set(effects.WHYS)],
            "question": [set(effects.DONE_WITH.values())],
            "cost": [set(effects.COSTS)],
        },
        texts=frozenset({"told", "events", "letters", "marker", "sign", "empty", "own", "road", "water", "pack"}),
        french_too=frozenset({"village", "wagon", "scriptorium", "taxes", "canalisation"}),
        names=frozenset(LOIRE.split(", ")),
        manner=frozenset({"edition"}),
        ponders=True,
    ),
    "hermagor": Facts(
        choices=lambda effects: {"question": [set(effects.DECLINED.values())]},
        texts=frozenset({"numbers", "name", "place", "mark", "marker"}),
        french_too=frozenset({"potions"}),
        names=frozenset({*import_module("comptoir.games.hermagor.engine.components").VILLAGE_NAMES, "hermagor"}),
    ),
}

LANGUAGES = locales.LANGUAGES
GAMES = BUILT_IN
PARTS = (*locales.SHARED, *GAMES)
TABLES = [(game, players) for game in GAMES for players in comptoir.game(game).players]
SOURCES = Path(comptoir.__file__).parent
ENTRY = ftl.Message | ftl.Term
PLAYER = "Zoe"
NUMBERS = (0, 1, 2, 5)
SHARED_TEXTS = {"player", "names"}
SHARED_CHOICES: Choices = {
    "seat": [{"0", "1", "2", "3", "4", "other"}],
    "game": [{*GAMES, "other"}],
    "expected": [{*GAMES, "other"}, {"True", "other"}],
    "compiled": [{"yes", "no"}],
}
FAMILIES = ("word", "ask", "note", "score", "ended", "option", "text", "no")
KEY_OF_A_GAME = re.compile(rf"({'|'.join(GAMES)})-[a-z]")
FAMILY_OF_A_GAME = re.compile(rf"({'|'.join(GAMES)})-({'|'.join(FAMILIES)})-")

# --- what the files say -----------------------------------------------------------------------------------------------


class Uses(Visitor):
    """What an entry speaks of: arguments, other entries, and selections."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()
        self.selections: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


@cache
def read(language: str, name: str) -> list[ftl.EntryType]:
    """The entries of one file without those of the page, which web/tests/catalogues.test.ts checks."""
    body = FluentParser(with_spans=False).parse(locales.catalogue(language, name)).body
    return [entry for entry in body if not (isinstance(entry, ENTRY) and key_of(entry).startswith("page-"))]


def entries(language: str, name: str) -> dict[str, ENTRY]:
    """The entries of one file, by key."""
    return {key_of(entry): entry for entry in read(language, name) if isinstance(entry, ENTRY)}


def key_of(entry: ENTRY) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


@cache
def catalogue(language: str) -> dict[str, ENTRY]:
    return {key: entry for name in PARTS for key, entry in entries(language, name).items()}


@cache
def uses(language: str, key: str) -> Uses:
    found = Uses()
    found.visit(catalogue(language)[key])
    return found


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """The arguments an entry needs, those of the entries it refers to included."""
    here = uses(language, key)
    return frozenset(here.variables.union(*[variables(language, other) for other in here.entries]))


def listed(selection: ftl.SelectExpression) -> list[str]:
    """What the variants of a selection are for."""
    keys = [variant.key for variant in selection.variants]
    return [str(key.name if isinstance(key, ftl.Identifier) else key.value) for key in keys]


def flat(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern, then that of the variants in it; what is filled in stands as ◊ (a player as ◊player)."""
    told, inner = "", []
    for element in pattern.elements:
        said = element.expression if isinstance(element, ftl.Placeable) else element
        match said:
            case ftl.TextElement():
                told += said.value
            case ftl.StringLiteral():
                told += said.parse()["value"]
            case ftl.VariableReference(id=ftl.Identifier(name="player")):
                told += "◊player"
            case ftl.SelectExpression():
                told += "◊"
                inner += [part for variant in said.variants for part in flat(variant.value)]
            case _:
                told += "◊"
    yield told
    yield from inner


KEYS = sorted(key for key in catalogue("en") if not key.startswith("-"))
OWNER = {
    key: game for game in GAMES for key in entries("en", game) if key.startswith(f"{game}-")
}  # of the keys of a game

# --- what the code says -----------------------------------------------------------------------------------------------


@cache
def nodes() -> list[tuple[str, ast.AST]]:
    """Everything in the sources, with the game whose chapter it stands in ("" for none)."""
    found = []
    for path in SOURCES.rglob("*.py"):
        parts = path.relative_to(SOURCES).parts
        game = parts[1] if parts[0] == "games" and parts[1] in GAMES else ""
        found += [(game, node) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return found


def pattern_of(node: ast.JoinedStr, prefix: str = "") -> re.Pattern[str]:
    """Whatever an f-string can become."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return re.compile(re.escape(prefix) + "".join(parts))


@cache
def strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the sources, and every f-string that begins like a key, as a pattern.

    The families of a game are no patterns: each key of theirs must be needed or named by itself.
    """
    found, patterns = set(), []
    for _, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            begin = str(node.values[0].value)
            if re.match(r"[a-z]+-([a-z]+-)*$", begin) and not FAMILY_OF_A_GAME.fullmatch(begin):
                patterns.append(pattern_of(node))
    return found, patterns


def errors() -> set[str]:
    """The names of all classes of errors that carry a key."""
    found = {"ComptoirError"}
    classes = [node for _, node in nodes() if isinstance(node, ast.ClassDef)]
    bases = [(node.name, {base.id for base in node.bases if isinstance(base, ast.Name)}) for node in classes]
    while more := {name for name, above in bases if above & found} - found:
        found |= more
    return found


def sayings() -> Iterator[tuple[str, ast.Call, ast.expr, str]]:
    """Each call that says something: the name of what is called, the call, its key, and what the key is to begin with.

    A game says `no` and `OtherQuestion` in its refusals, and `label`, `heading` and `about` in its picture.
    """
    position = dict.fromkeys(errors(), 0) | {"say": 0, "tell": 0, "translate": 1, "Refusal": 1}
    in_a_game = {
        "no": (1, "no"),
        "OtherQuestion": (1, "no"),
        "label": (0, "text"),
        "heading": (0, "text"),
        "about": (0, "text"),
    }
    for game, call in nodes():
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute):
            name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
            at, prefix = position.get(name, 99), ""
            if game and name in in_a_game:
                at, prefix = in_a_game[name][0], f"{game}-{in_a_game[name][1]}-"
            if at < len(call.args):
                key = call.args[at]
                for choice in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    yield name, call, choice, prefix


@cache
def keys_in_calls() -> list[tuple[str, set[str] | None]]:
    """Each key that is named where it is said, with the arguments it gets (None: they are not all to be seen)."""
    found: list[tuple[str, set[str] | None]] = []
    for name, call, key, prefix in sayings():
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            seen = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            hidden = any(keyword.arg is None for keyword in call.keywords) or name in ("Refusal", "tell", "translate")
            extra = {"seat", "player"} if name == "about" else set()
            found.append((prefix + key.value, None if hidden else seen | extra))
    return found


@cache
def patterns_in_calls() -> list[re.Pattern[str]]:
    """Keys of a game that are put together where they are said: `label(f"track-{n}")`."""
    return [pattern_of(key, prefix) for _, _, key, prefix in sayings() if prefix and isinstance(key, ast.JoinedStr)]


# --- what a game has --------------------------------------------------------------------------------------------------


def chapter(game: str, name: str) -> Any:
    """A module of a game."""
    return import_module(f"comptoir.games.{game}.{name}")


def facts(game: str) -> Facts:
    return FACTS.get(game, Facts())


@cache
def arguments(game: str) -> tuple[tuple[str, ArgumentType], ...]:
    """The arguments that have a list of names, and their kinds; a note may call one otherwise than its kind."""
    words = chapter(game, "vocabulary")
    found = {(kind.name, kind) for kind in vars(words).values() if isinstance(kind, ArgumentType)}
    found |= {(kind.name, kind) for verb in words.VOCABULARY.verbs for kind in (verb.x, verb.y) if kind}
    found |= {(asking.argument.name, asking.argument) for asking in words.QUESTIONS if asking.argument}
    found |= {argument for note in words.NOTES for argument in note.arguments}
    known = [(name, kind) for name, kind in found if kind.names and kind.name not in facts(game).counted]
    return tuple(sorted(known, key=lambda argument: (argument[0], argument[1].first, argument[1].names)))


@cache
def kinds(game: str) -> tuple[ArgumentType, ...]:
    return tuple(dict.fromkeys(kind for _, kind in arguments(game)))


@cache
def ids(game: str, kind: ArgumentType) -> tuple[str, ...]:
    """What an argument of this kind can be; what is in no word, though only verbs have this kind, cannot."""
    words = chapter(game, "vocabulary")
    verbs = [verb for verb in words.VOCABULARY.verbs if kind in (verb.x, verb.y)]
    told = [asking.argument for asking in words.QUESTIONS] + [of for note in words.NOTES for _, of in note.arguments]
    if not verbs or kind in told:
        return tuple(dict.fromkeys(kind.names))
    said = {kind.name_of(int(x_of(action))) for verb in verbs if verb.x == kind for action in verb.actions()}
    said |= {kind.name_of(int(y_of(action))) for verb in verbs if verb.y == kind for action in verb.actions()}
    return tuple(name for name in kind.names if name in said)


@cache
def all_ids(game: str) -> frozenset[str]:
    """The ids that must not show through."""
    named = [kind for kind in kinds(game) if not isinstance(kind, Count) and kind.name not in facts(game).codes]
    return frozenset(name for kind in named for name in ids(game, kind))


@cache
def choices(game: str) -> Choices:
    """What a selection by an argument of this name may list, in the file of a game or ("") in a shared one."""
    found = SHARED_CHOICES | (facts(game).choices(chapter(game, "effects")) if game else {})
    for name, kind in arguments(game) if game else ():
        found[name] = [*found.get(name, []), set(ids(game, kind))]
    return found


# --- sentences, and games in which they are said ----------------------------------------------------------------------


@cache
def values(game: str, name: str) -> tuple[object, ...]:
    """What an argument can be, in a sentence of a game or ("") in a shared one."""
    of = [kind for called, kind in arguments(game) if called == name] if game else []
    if of:
        return tuple({kind.value(n) for kind in of for n in kind.numbers() if kind.name_of(n) in ids(game, kind)})
    if name in choices(game) and name not in ("seat", "expected"):
        return tuple(sorted(set.union(*choices(game)[name])))
    return (PLAYER,) if name in SHARED_TEXTS | facts(game).texts else NUMBERS


def samples(language: str, key: str) -> Iterator[dict[str, object]]:
    """All ways to fill a sentence, or many of them when there are very many."""
    names = sorted(variables(language, key))
    rows = [sorted(values(OWNER.get(key, ""), name), key=str) for name in names]
    if prod([len(row) for row in rows]) <= 2000:
        yield from [dict(zip(names, filling, strict=True)) for filling in product(*rows)]
        return
    dice = random.Random(key)
    yield from [{name: dice.choice(row) for name, row in zip(names, rows, strict=True)} for _ in range(500)]
    first = {name: row[0] for name, row in zip(names, rows, strict=True)}
    yield from [first | {name: value} for name, row in zip(names, rows, strict=True) for value in row]


def strictly(language: str, key: str, arguments: dict[str, object]) -> str:
    """As `translate`, but nothing may be amiss."""
    bundle = locales.bundle(language)
    said, faults = bundle.format_pattern(bundle.get_message(key).value, arguments)
    assert faults == [], f"{key} {arguments}: {faults}"
    assert not re.search(r"[{}]|\bNone\b", said) and not KEY_OF_A_GAME.search(said), f"{key} {arguments}: {said}"
    return str(said)


def play(game: str, players: int, seed: int, seen: Callable[[Any], None], *, bot: str = "", **options: Any) -> Any:
    """A game of dice or of bots, looked at before every decision and at its end."""
    made = comptoir.game(game)
    state = made.new(players, seed, journal=True, **options)
    dice, bots = random.Random(seed), SeatedBots(made, dict.fromkeys(range(players), bot or "random"), seed)
    while not state.over:
        seen(state)
        seat = state.asked[0]
        state.play(seat, bots.choose(state, seat) if bot else dice.choice(state.menu(seat)))
    seen(state)
    return state
