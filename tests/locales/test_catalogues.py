"""The catalogues: complete in both languages, every sentence sayable, and set as each language is.

The files are read with Fluent's own parser, the keys that the code needs are read off its sources.
"""

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import comptoir
from comptoir import locales
from comptoir.core.words import Count, Kind
from comptoir.games.village import effects, view, words
from comptoir.games.village.components import COLOURS, CUBES, CUSTOMER_NAMES, GRAIN, WAGON

SOURCES = Path(comptoir.__file__).parent
VILLAGE = comptoir.game("village")
LANGUAGES = locales.LANGUAGES
ENTRY = ftl.Message | ftl.Term
PLAYER = "Zoe"

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


def read(language: str, name: str) -> list[ftl.EntryType]:
    source = (SOURCES / "locales" / language / name).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(source).body


def key_of(entry: ENTRY) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


@cache
def catalogue(language: str) -> dict[str, ENTRY]:
    entries = [entry for name in locales.FILES for entry in read(language, name) if isinstance(entry, ENTRY)]
    return {key_of(entry): entry for entry in entries}


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
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- what the code needs ----------------------------------------------------------------------------------------------


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the sources, with the name of what is called."""
    found = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                found.append((node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node))
    return found


@cache
def strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the sources, and every f-string that begins like a key, as a pattern."""
    found, patterns = set(), []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if re.match(r"[a-z]+-([a-z]+-)*$", parts[0]) and parts[0] != "village-text-":
                    patterns.append(re.compile("".join([".+" if part is None else re.escape(part) for part in parts])))
    return found, patterns


def errors() -> set[str]:
    """The names of all classes of errors that carry a key."""
    found = {"ComptoirError"}
    bases = [
        (node.name, {base.id for base in node.bases if isinstance(base, ast.Name)})
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    while more := {name for name, above in bases if above & found} - found:
        found |= more
    return found


def keys_in_calls() -> list[tuple[str, set[str] | None]]:
    """Each key that is named where it is said, with the arguments it gets (None: they are not all to be seen)."""
    faults = errors()
    position: dict[str, tuple[int, str]] = dict.fromkeys(faults, (0, ""))
    position |= {"say": (0, ""), "tell": (0, ""), "translate": (1, ""), "Refusal": (1, ""), "no": (1, "village-no-")}
    position |= dict.fromkeys(("label", "heading", "about"), (0, "village-text-"))  # of `Picture`
    found = []
    for name, call in calls():
        at, prefix = position.get(name, (99, ""))
        if at < len(call.args) and isinstance(call.args[at], ast.Constant) and isinstance(call.args[at].value, str):
            seen = {keyword.arg for keyword in call.keywords}
            hidden = None in seen or name in ("Refusal", "tell", "translate")
            extra = {"seat", "player"} if name == "about" else set()
            found.append((prefix + call.args[at].value, None if hidden else seen | extra))
    return found


KINDS: list[Kind] = sorted(
    {value for value in vars(words).values() if isinstance(value, Kind) and value.names and value.name != "coins"},
    key=lambda kind: (kind.name, kind.first),
)
ROADS = tuple(word.split()[1] for word in VILLAGE.vocabulary.words if word.startswith("travel ") and "first" in word)


def ids(kind: Kind) -> tuple[str, ...]:
    """What an argument of this kind can be; roads from a city to itself are in no word."""
    return ROADS if kind.name == "road" else kind.names


def needed_by_the_game() -> set[str]:
    """What follows from the lists of the game itself."""
    game = VILLAGE.name
    keys = {f"{game}-name", f"{game}-tagline"}
    keys |= {f"{game}-{kind.name}" for kind in KINDS}
    keys |= {f"{game}-word-{verb.name}" for verb in words.VOCABULARY.verbs}
    keys |= {f"{game}-ask-{asking.key}" for asking in words.QUESTIONS}
    keys |= {f"{game}-note-{note.key}" for note in words.NOTES}
    keys |= {f"{game}-score-{part}" for part in VILLAGE.scores(VILLAGE.new(2, 1))[0]}
    keys |= {f"{game}-ended-{cause}" for cause in view.ENDINGS if cause}
    for option in VILLAGE.options:
        keys |= {f"{game}-option-{option.name}", *[f"{game}-option-{option.name}-{value}" for value in option.choices]}
    return keys


# --- (a) the same in both languages -----------------------------------------------------------------------------------

# An argument that only one language needs: its grammar asks for it.
ONLY_ONE_NEEDS: dict[str, set[str]] = {}


@pytest.mark.parametrize("name", locales.FILES)
def test_both_languages_have_the_same_keys_in_the_same_file(name):
    english, french = ([key_of(e) for e in read(language, name) if isinstance(e, ENTRY)] for language in LANGUAGES)
    assert english == french


@in_both_languages
def test_every_line_is_understood_and_no_key_is_given_twice(language):
    entries = [entry for name in locales.FILES for entry in read(language, name)]
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    keys = [key_of(entry) for entry in entries if isinstance(entry, ENTRY)]
    assert sorted(keys) == sorted(set(keys))


def test_both_languages_use_the_same_arguments():
    differing = {key: variables("en", key) ^ variables("fr", key) for key in KEYS}
    assert {key: names for key, names in differing.items() if names} == ONLY_ONE_NEEDS


# --- (b) neither too few nor too many ---------------------------------------------------------------------------------


def test_every_key_that_the_game_needs_is_there():
    assert needed_by_the_game() - set(KEYS) == set()


def test_every_key_named_in_the_sources_is_there():
    named = {key for key, _ in keys_in_calls()}
    assert {"unknown-word", "record-not-json", "core-seat", "village-text-cubes", "game-over"} <= named
    assert named - set(KEYS) == set()


@in_both_languages
def test_every_sentence_gets_the_arguments_it_needs(language):
    lacking = [(key, variables(language, key) - given) for key, given in keys_in_calls() if given is not None]
    assert [(key, lack) for key, lack in lacking if lack] == []
    for note in words.NOTES:
        given = {name for name, _ in note.arguments}
        assert variables(language, f"village-note-{note.key}") <= given | ({"player"} if "seat" in given else set())
    for asking in words.QUESTIONS:
        given = {"seat", "player"} | ({asking.argument.name} if asking.argument else set())
        assert variables(language, f"village-ask-{asking.key}") <= given


@in_both_languages
def test_no_key_is_unused(language):
    literals, patterns = strings()
    named = needed_by_the_game() | {key for key, _ in keys_in_calls()}
    used = {key for key in catalogue(language) if key in named or key in literals}
    used |= {key for key in catalogue(language) if any(pattern.fullmatch(key) for pattern in patterns)}
    while more := {other for key in used for other in uses(language, key).entries} - used:
        used |= more
    assert set(catalogue(language)) - used == set()


# --- (c) selections ---------------------------------------------------------------------------------------------------

BY_NAME: dict[str, list[set[str]]] = {}
for _kind in KINDS:
    BY_NAME.setdefault(_kind.name, []).append(set(ids(_kind)))
BY_NAME |= {
    "fate": [set(effects.FATES)],
    "question": [{*effects.DECLINED.values(), "action"}, set(effects.DONE_WITH.values())],
    "seat": [{"0", "1", "2", "3", "4", "other"}],
    "game": [{*comptoir.GAMES, "other"}],
    "expected": [{*comptoir.GAMES, "other"}, {"True", "other"}],
    "compiled": [{"yes", "no"}],
}
PLURALS = {"one", "other"}


@in_both_languages
def test_a_selection_lists_exactly_what_there_is(language):
    for key in catalogue(language):
        for selection in uses(language, key).selections:
            assert isinstance(selection.selector, ftl.VariableReference), key
            name = selection.selector.id.name
            listed = [str(getattr(variant.key, "name", None) or variant.key.value) for variant in selection.variants]
            told = f"{key}, ${name}: {listed}"
            assert len(listed) == len(set(listed)), told
            if name in BY_NAME:
                assert set(listed) in BY_NAME[name], told
            else:
                assert {choice for choice in listed if not choice.isdecimal()} <= PLURALS, told
                assert [variant.default for variant in selection.variants] == [n == "other" for n in listed], told


@in_both_languages
@pytest.mark.parametrize("kind", [kind for kind in KINDS if not isinstance(kind, Count)], ids=lambda kind: kind.name)
def test_two_things_have_two_names(language, kind):
    forms = [key for key in KEYS if key.startswith(f"village-{kind.name}") and variables("en", key) == {kind.name}]
    assert f"village-{kind.name}" in forms
    known = ids(kind)
    for form in forms:
        selections = uses(language, form).selections
        if selections:
            known = [choice for choice in ids(kind) if choice in {v.key.name for v in selections[0].variants}]
        said = [strictly(language, form, {kind.name: choice}) for choice in known]
        assert len(set(said)) == len(said), said


# --- (d) every sentence can be said -----------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 5)
TEXTS = {"player", "names", "tiles", "marker"}
FRENCH_TOO = {"orange", "prestige", "cubes", "village"}  # ids that are French words as they stand
ALL_IDS = {name for kind in KINDS if not isinstance(kind, Count) for name in ids(kind)} - set(CUSTOMER_NAMES)
ENGLISH = {
    "the", "and", "of", "from", "with", "to", "in", "at", "your", "you", "is", "are", "for", "not", "takes",
    "pays", "sends", "time", "grain", "member",
}  # fmt: skip
FRENCH = {
    "le", "la", "les", "des", "du", "un", "une", "et", "ou", "de", "à", "au", "aux", "en", "vous", "votre",
    "pour", "est", "sont", "pas", "prend", "paie", "envoie", "temps",
}  # fmt: skip


def strictly(language: str, key: str, arguments: dict[str, object]) -> str:
    """As `translate`, but nothing may be amiss."""
    bundle = locales.bundle(language)
    said, faults = bundle.format_pattern(bundle.get_message(key).value, arguments)
    assert faults == [], f"{key} {arguments}: {faults}"
    assert not re.search(r"[{}]|village-[a-z]|\bNone\b", said), f"{key} {arguments}: {said}"
    return str(said)


def looks_right(language: str, key: str, said: str) -> None:
    """No id shows through, and no word of the other language."""
    found = {word.strip("’") for word in re.findall(r"[\w’-]+", said.lower().replace(PLAYER.lower(), ""))}
    assert not [word for word in found if "_" in word], f"{key}: {said}"
    if language == "fr":
        assert found & (ALL_IDS - FRENCH_TOO | ENGLISH) == set(), f"{key}: {said}"
    else:
        assert found & FRENCH == set() and not re.search("[éèêàâçœîôû«»]", said), f"{key}: {said}"


def values(name: str) -> tuple[object, ...]:
    """What an argument can be."""
    kinds = [kind for kind in KINDS if kind.name == name]
    if kinds:
        return tuple({kind.value(n) for kind in kinds for n in kind.numbers() if kind.name_of(n) in ids(kind)})
    if name in BY_NAME and name not in ("seat", "expected"):
        return tuple(sorted(set.union(*BY_NAME[name])))
    return (PLAYER,) if name in TEXTS else NUMBERS


def samples(language: str, key: str) -> Iterator[dict[str, object]]:
    """All ways to fill a sentence, or many of them when there are very many."""
    names = sorted(variables(language, key))
    choices = [sorted(values(name), key=str) for name in names]
    size = 1
    for choice in choices:
        size *= len(choice)
    if size <= 2000:
        yield from [dict(zip(names, filling, strict=True)) for filling in product(*choices)]
    else:
        dice = random.Random(key)
        yield from [{n: dice.choice(c) for n, c in zip(names, choices, strict=True)} for _ in range(500)]
        yield from [
            {n: value if n == name else c[0] for n, c in zip(names, choices, strict=True)}
            for name, row in zip(names, choices, strict=True)
            for value in row
        ]


@in_both_languages
def test_every_sentence_can_be_said_with_everything(language):
    for key in KEYS:
        for arguments in samples(language, key):
            said = strictly(language, key, arguments)
            if key.startswith("village-"):
                looks_right(language, key, said)


def play(players: int, seed: int, seen: Callable[[Any], None]) -> Any:
    """A random game, looked at before every decision and at its end."""
    state = VILLAGE.new(players, seed, journal=True)
    dice = random.Random(seed)
    while not state.over:
        seen(state)
        seat = state.asked[0]
        state.play(seat, dice.choice(state.menu(seat)))
    seen(state)
    return state


@cache
def heard() -> dict[str, set[tuple[tuple[str, object], ...]]]:
    """Everything the engine says in some random games, by key: menus, questions and journals."""
    found: dict[str, set[tuple[tuple[str, object], ...]]] = {}

    def hear(key: str, arguments: dict[str, object]) -> None:
        arguments = arguments | ({"player": PLAYER} if "seat" in arguments else {})
        found.setdefault(key, set()).add(tuple(sorted(arguments.items())))

    def listen(state: Any) -> None:
        for seat in state.asked:
            hear(*VILLAGE.prompt(state, seat))
            for action in state.menu(seat):
                hear(*VILLAGE.meaning(state, seat, action))

    for seed in range(24):
        for key, arguments in play(2 + seed % 3, seed, listen).journal:
            hear(key, arguments)
    return found


@in_both_languages
def test_what_the_engine_says_in_play_becomes_sentences(language):
    said = heard()
    assert {f"village-word-{verb.name}" for verb in words.VOCABULARY.verbs} <= set(said), "every verb was offered"
    assert {f"village-ask-{asking.key}" for asking in words.QUESTIONS} <= set(said), "every question was put"
    for key, fillings in said.items():
        for arguments in fillings:
            sentence = strictly(language, key, dict(arguments))
            looks_right(language, key, sentence)
            assert "  " not in sentence and len(sentence) <= 150, sentence


def test_a_menu_has_no_two_entries_that_read_alike():
    def look(state: Any) -> None:
        for seat in state.asked:
            for language in LANGUAGES:
                entries = [VILLAGE.meaning(state, seat, action) for action in state.menu(seat)]
                said = [locales.translate(language, key, player=PLAYER, **arguments) for key, arguments in entries]
                assert len(said) == len(set(said)), said

    play(3, 4, look)


FEES = {f"village-ask-{key}" for key in ("pay", "council-fee", "church-fee")}


def kept(verb: str, promised: dict[str, Any], before: Any, now: Any, told: dict[str, Any]) -> bool:
    """Did what happened to a family, and what the journal told of it, agree with the menu entry?"""
    lost = [before.goods[i] - now.goods[i] for i in range(6)]
    cubes = before.coins - now.coins + sum(before.cubes[i] - now.cubes[i] for i in range(COLOURS))  # or coins for them
    match verb:
        case "reap":
            return promised["grain"] == -lost[GRAIN] > 0
        case "birth":
            return promised["generation"] == told["birth"]["generation"]
        case "mill":
            return (promised["grain"], promised["coins"]) == (lost[GRAIN], now.coins - before.coins)
        case "buy":
            return promised["grain"] == lost[GRAIN] and sum(promised[colour] for colour in CUBES[:COLOURS]) == cubes
        case "travel":
            gained = told.get("city", {"reward": promised["reward"], "size": 0})
            same = all(promised[name] == gained[name] for name in ("reward", "size"))
            return same and promised["wagon"] == lost[WAGON]
        case "coins":
            return promised == told["paid"]
        case "serve":
            sold = [promised[name] for name in effects.WANTED]
            return sold == lost and promised["green"] == cubes and promised["prestige"] == told["served"]["prestige"]
        case "bury":
            note = {"profession": promised["profession"]} | told[promised["fate"]]
            ends = any(key.startswith("end-") for key in told)
            return (
                all(promised[name] == note[name] for name in ("generation", "profession")) and promised["ends"] == ends
            )
        case "pull":
            return promised["coins"] == before.coins - now.coins
        case "move":
            return promised["grain"] == lost[GRAIN]
    return True


def test_a_menu_entry_promises_what_happens():
    """Each entry is played on a copy, its fee paid, and its numbers compared with what changed."""
    seen = set()

    def look(state: Any) -> None:
        for seat in state.asked:
            for action in state.menu(seat):
                key, promised = VILLAGE.meaning(state, seat, action)
                verb = key.removeprefix("village-word-")
                after = state.clone()
                after.play(seat, action)
                while verb != "coins" and after.asked == (seat,) and VILLAGE.prompt(after, seat)[0] in FEES:
                    after.play(seat, after.menu(seat)[0])
                fresh = after.journal_for(seat, since=state.told)
                notes = [(key.removeprefix("village-note-"), told) for key, told in fresh]
                before, now = state.families[seat], after.families[seat]
                if "bridge" in promised:
                    assert (before.time + promised["time"]) % state.box.time_track == now.time, key
                    assert promised["bridge"] == [key for key, _ in notes].count("bridge"), key
                assert kept(verb, promised, before, now, dict(reversed(notes))), f"{key} {promised}: {notes}"
                seen.add(verb)

    for seed in range(9):
        play(2 + seed % 3, seed, look)
    assert seen >= {
        "take",
        "train",
        "produce",
        "reap",
        "birth",
        "mill",
        "buy",
        "travel",
        "coins",
        "serve",
        "bury",
        "move",
    }


# --- (e) typography ---------------------------------------------------------------------------------------------------

SPACES = "\u00a0\u202f"


COMMANDS = r"undo!|\? (WORD|MOT|take)"  # of the command line, said as they are typed


@in_both_languages
def test_quotes_and_apostrophes_are_typographic(language):
    said = [part for entry in catalogue(language).values() for part in flat(entry.value)]
    assert [part for part in said if re.search("[\"'`]", part)] == []


def test_french_has_its_spaces_and_quotes():
    for key, entry in catalogue("fr").items():
        for part in flat(entry.value):
            said = re.sub(COMMANDS, "", part)
            assert not re.search(rf"(?<![{SPACES}])[;:!?](?=\s|$|[◊»])", said), f"{key}: {said!r}"
            assert not re.search(rf"«(?![{SPACES}])|(?<![{SPACES}])»|[“”]", said), f"{key}: {said!r}"


def test_french_never_elides_before_a_name():
    for key, entry in catalogue("fr").items():
        for said in flat(entry.value):
            assert not re.search(r"(\b(de|que|le|la|du|ne|se|si)\s+|’)◊player", said), f"{key}: {said!r}"


def test_english_has_no_french_spaces_nor_quotes():
    for key, entry in catalogue("en").items():
        for part in flat(entry.value):
            said = re.sub(COMMANDS, "", part)
            assert not re.search(rf"[{SPACES}«»]|\s[;:!?]", said), f"{key}: {said!r}"


@in_both_languages
def test_questions_and_journal_are_whole_sentences(language):
    for key in KEYS:
        if key.startswith(("village-note-", "village-ask-")):
            for arguments in samples(language, key):
                assert re.search(r"^[A-ZÀ-Ý0-9].*[.?]$", strictly(language, key, arguments)), key


# --- (f) the picture --------------------------------------------------------------------------------------------------


@in_both_languages
@pytest.mark.parametrize("players", VILLAGE.players)
def test_the_picture_fits_and_speaks_one_language(language, players):
    said = locales.speaker(language)

    def look(state: Any) -> None:
        if state.over or state.decisions % 9 == 0:
            for seat in (0, None):
                picture = VILLAGE.text(state.view(seat), said)
                assert max(len(line) for line in picture.splitlines()) <= 100, picture
                assert not re.search(r"village-[a-z]|core-seat|[{}]|\bNone\b|_", picture), picture
                assert not any(line.endswith(" ") for line in picture.splitlines())
                if language == "fr":
                    assert set(re.findall(r"[\w’-]+", picture.lower())) & (ALL_IDS - FRENCH_TOO) == set()

    for seed in (players, 10 + players):
        play(players, seed, look)


@pytest.mark.parametrize("players", VILLAGE.players)
def test_served_tiles_are_shown_to_their_owner_alone(players):
    said = locales.speaker("en")
    looked = 0

    def look(state: Any) -> None:
        nonlocal looked
        for viewer in (0, None) if state.over or state.decisions % 7 == 0 else ():
            picture = VILLAGE.text(state.view(viewer), said)
            for owner, family in enumerate(state.families):
                for tile in family.served:
                    looked += 1
                    shown = CUSTOMER_NAMES[tile].upper() in picture
                    assert shown == (state.over or owner == viewer), picture

    for seed in range(3):
        play(players, seed, look)
    assert looked > 50


def test_the_picture_takes_any_names():
    state = VILLAGE.new(4, 1)
    names = ["Éléonore de Provence-Barcelone, dite la Jeune", "Jo", "Guillaume le Bâtard", "Ana Maria"]
    for language in LANGUAGES:
        picture = VILLAGE.text(state.view(0) | {"names": names}, locales.speaker(language))
        assert max(len(line) for line in picture.splitlines()) <= 100
        assert "Éléonore de Provence" in picture and "Jo" in picture
        assert locales.translate(language, "core-seat", seat=1) not in picture


def test_the_picture_shows_what_is_on_the_table():
    state = VILLAGE.new(3, 7, start_player=2)
    me = state.families[1]
    me.time, me.coins, me.owed, me.markers = 7, 9, 1, 1
    me.members[0], me.members[13] = 0x0013, 0x0001
    state.next_start = 1
    state.due[1] = 2
    state.market_by, state.market_in, state.sales = 0, 0b101, 4
    picture = VILLAGE.text(state.view(1), locales.speaker("en"))
    for line in (
        r"^Village · round 1 · turn 1 +you are Yellow$",
        r"^Turn: Blue   Start player: Blue   Next start player: Yellow$",
        r"^Market day of Red: 4 served; still selling: Red, Blue$",
        r"^Still to pay: 2 green$",
        r"^Yellow owes a death at the end of the turn\.$",
        r"^→ Blue: take a cube from an action space, or use the well\.$",
        r"^farm +1111 +1112 +1111  ",
        r"  Greyspire +· +1\* +·$",
        r"^coins +1 +9 +1  ",
        r"  Yellow   0  1  2  3  4  5  6 \[7\] 8  9$",
    ):
        assert re.search(line, picture, re.MULTILINE), f"{line}\n{picture}"
