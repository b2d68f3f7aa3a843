"""The texts: complete in both languages, and every sentence sayable with what the game says in play."""

import re
from functools import cache
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from lyon_fair import vocabulary
from lyon_fair.engine.components import GOODS
from lyon_fair.view_types import LyonPart, LyonView

import comptoir
from comptoir import locales
from comptoir.core import registry
from comptoir.envs.layout import layout

LYON = comptoir.game("lyon")
LANGUAGES = pytest.mark.parametrize("language", locales.LANGUAGES)
ENGLISH = {"the", "and", "of", "with", "your", "you", "is", "are", "not", "takes", "bid", "bales", "stall", "coins"}
FRENCH = {"le", "la", "les", "des", "une", "et", "vous", "votre", "pour", "est", "pas", "prend", "étal", "ballots"}


class Uses(Visitor):
    """The arguments and the other messages that one message speaks of."""

    def __init__(self):
        self.variables, self.messages = set(), set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)


@cache
def catalogue(language):
    entries = FluentParser(with_spans=False).parse(registry.plugin("lyon").read("locales", f"{language}.ftl")).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def uses(language, key):
    """The arguments a message needs, and the messages it is made of."""
    found = Uses()
    found.visit(catalogue(language)[key])
    for other in list(found.messages):
        found.variables |= uses(language, other)[0]
        found.messages |= uses(language, other)[1]
    return found.variables, found.messages


def strictly(language, key, arguments):
    """A sentence; nothing may be amiss."""
    bundle = locales.bundle(language)
    sentence, faults = bundle.format_pattern(bundle.get_message(key).value, arguments)
    assert faults == [] and not re.search(r"[{}_]|\bNone\b|lyon-|  ", sentence), (key, arguments, sentence)
    return sentence


def field_names(kind):
    """The names of the fields of a view, those inside included."""
    names = set()
    for name, inner in getattr(kind, "__annotations__", {}).items():
        names.add(name)
        for part in [inner, *getattr(inner, "__args__", ())]:
            names |= field_names(part)
    return names


def needed():
    """The keys that follow from the lists of the game."""
    keys = {"lyon-name", "lyon-tagline", "lyon-ended-year", "lyon-no-other-question", "page-tie-lyon"}
    for kind in vars(vocabulary).values():
        if isinstance(kind, vocabulary.ArgumentType) and kind.name not in ("seat", "number"):
            keys.add(f"lyon-{kind.name}")
    keys |= {f"lyon-word-{verb.name}" for verb in LYON.vocabulary.verbs}
    keys |= {f"page-menu-lyon-{verb.name}" for verb in LYON.vocabulary.verbs}
    keys |= {f"lyon-ask-{question.key}" for question in LYON.questions}
    keys |= {f"lyon-note-{note.key}" for note in LYON.journal_types}
    keys |= {f"lyon-score-{part}" for part in LYON.scores(LYON.new(2, 1))[0]}
    keys |= {f"lyon-view-{name.replace('_', '-')}" for name in field_names(LyonPart) - {"seat"}}
    keys |= {f"lyon-view-{good}" for good in GOODS}  # bales are counted by good
    keys |= {f"arena-held-lyon-{kind.name}" for kind in registry.plugin("lyon").collectibles}
    keys |= {block.key for block in layout(LYON, 4).blocks if block.key.startswith("envs-lyon")}
    keys |= {block.key for block in layout(LYON, 4).hidden}
    for option in LYON.options:
        keys |= {f"lyon-option-{option.name}", *[f"lyon-option-{option.name}-{value}" for value in option.choices]}
    return keys


@cache
def played():
    """What the engine says in some games: all entries by key, the menus, and the views."""
    said, menus, views = {}, set(), []

    def hear(key, arguments):
        filling = tuple(sorted(arguments.items()))
        said.setdefault(key, set()).add(filling)
        return key, filling

    for players, seed in ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)):
        state, dice = LYON.new(players, seed, journal=True), Random(seed)
        while not state.over:
            for seat in state.asked:
                hear(*LYON.prompt(state, seat))
                menus.add(tuple(hear(*LYON.describe_action(state, seat, action)) for action in state.menu(seat)))
                for action in LYON.vocabulary.actions[:: 1 + state.decisions % 4]:
                    if action not in state.menu(seat):
                        refusal = LYON.why_not(state, seat, LYON.word(action))
                        hear(refusal.key, refusal.arguments)
            if state.decisions % 6 == 0:
                views += [state.view(seat) for seat in (None, *range(players))]
            seat = state.asked[0]
            state.play(seat, dice.choice(state.menu(seat)))
        views.append(state.view(0))
        for key, arguments in state.journal:
            hear(key, arguments)
    return said, menus, views


def test_both_languages_have_the_same_keys_in_the_same_order():
    assert list(catalogue("en")) == list(catalogue("fr"))


def test_both_languages_use_the_same_arguments():
    differing = {key for key in catalogue("en") if uses("en", key)[0] != uses("fr", key)[0]}
    assert differing == set()


def test_every_key_that_the_game_needs_is_there():
    assert needed() - set(catalogue("en")) == set()


def test_no_key_is_unused():
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("", "engine")
        for path in files("lyon_fair").joinpath(folder).iterdir()
        if path.name.endswith(".py")
    )
    sources = sources.replace("'", '"')  # inside f-strings
    used = needed() | {key for key in catalogue("en") if f'"{key}"' in sources}
    for family in ("text", "no"):
        begin = f"lyon-{family}-"
        used |= {key for key in catalogue("en") if key.startswith(begin) and f'"{key.removeprefix(begin)}"' in sources}
    used |= {f"lyon-text-my-{place}" for place in ("hand", "offered")}
    used |= {"lyon-text-you", "lyon-text-spectator"}  # said by the core's `Picture`
    used |= {kind.key("lyon") for kind in registry.plugin("lyon").collectibles}
    for key in list(used):
        used |= uses("en", key)[1]
    assert set(catalogue("en")) - used == set()


@LANGUAGES
def test_what_the_engine_says_in_play_becomes_sentences(language):
    said, _, _ = played()
    expected = {f"lyon-word-{verb.name}" for verb in LYON.vocabulary.verbs}
    expected |= {f"lyon-ask-{question.key}" for question in LYON.questions}
    expected |= {f"lyon-note-{note.key}" for note in LYON.journal_types}
    refusals = {key for key in catalogue("en") if key.startswith("lyon-no-")} - {"lyon-no-largest-bid"}
    assert set(said) == expected | refusals, "every verb, question, note and refusal was met"
    assert strictly(language, "lyon-no-largest-bid", {"most": 9})
    for key, fillings in said.items():
        for filling in fillings:
            sentence = strictly(language, key, {**dict(filling), "player": "Zoe"})
            words = set(re.findall(r"[\w’]+", sentence.lower()))
            assert not words & (FRENCH if language == "en" else ENGLISH), sentence
            assert len(sentence) <= 120, sentence


@LANGUAGES
def test_a_menu_has_no_two_entries_that_read_alike(language):
    _, menus, _ = played()
    for menu in menus:
        sentences = [strictly(language, key, dict(arguments)) for key, arguments in menu]
        assert len(sentences) == len(set(sentences)), sentences


@LANGUAGES
def test_the_picture_in_the_terminal_fits_and_speaks_the_language(language):
    say = locales.speaker(language)
    for view in played()[2]:
        picture = LYON.text(view, say)
        assert "lyon-" not in picture and "None" not in picture
        assert max(len(line.rstrip()) for line in picture.splitlines()) <= 100
        words = set(re.findall(r"[\w’]+", picture.lower()))
        assert not words & (FRENCH - {"est"} if language == "en" else ENGLISH), words


def test_a_view_is_what_its_type_says():
    msgspec = pytest.importorskip("msgspec")
    for view in played()[2]:
        assert set(view) == set(LyonView.__annotations__)
        assert msgspec.convert(view, LyonView, strict=True) == view
