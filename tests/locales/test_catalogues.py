"""The catalogues: complete in both languages, every sentence sayable, and set as each language is."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any

import pytest
from catalogues import (
    ENTRY,
    GAMES,
    KEY_OF_A_GAME,
    KEYS,
    LANGUAGES,
    OWNER,
    PARTS,
    PLAYER,
    TABLES,
    all_ids,
    catalogue,
    chapter,
    choices,
    entries,
    facts,
    flat,
    ids,
    key_of,
    keys_in_calls,
    kinds,
    listed,
    patterns_in_calls,
    play,
    read,
    samples,
    strictly,
    strings,
    uses,
    variables,
)
from fluent.syntax import ast as ftl

import comptoir
from comptoir import locales
from comptoir.core import registry
from comptoir.core.vocabulary import Count

RARE: dict[str, set[str]] = {"village": set()}  # "word-…" and "ask-…" that need not be met in the games played here
ONLY_ONE_NEEDS: dict[str, set[str]] = {}  # arguments that only one language needs: its grammar asks for them

ENGLISH = {
    "the",
    "and",
    "of",
    "from",
    "with",
    "to",
    "in",
    "at",
    "your",
    "you",
    "is",
    "are",
    "for",
    "not",
    "takes",
    "pays",
    "sends",
    "time",
    "grain",
    "member",
}
FRENCH = {
    "le",
    "la",
    "les",
    "des",
    "du",
    "un",
    "une",
    "et",
    "ou",
    "de",
    "à",
    "au",
    "aux",
    "en",
    "vous",
    "votre",
    "pour",
    "est",
    "sont",
    "pas",
    "prend",
    "paie",
    "envoie",
    "temps",
}

LEAST_ROUNDS, MOST_ROUNDS = 8, 60  # of games that are listened to
NAMES = ["Éléonore de Provence-Barcelone, dite la Jeune", "Jo", "Guillaume le Bâtard", "Ana Maria", "Đặng Thị"]

Filling = tuple[tuple[str, object], ...]  # the arguments of a sentence

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)
each_table = pytest.mark.parametrize(("game", "players"), TABLES)


def manner(key: str) -> frozenset[str]:
    """What every sentence of the game of this key gets."""
    return facts(OWNER.get(key, "")).manner


# --- (a) the same in both languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PARTS)
def test_both_languages_have_the_same_keys_in_the_same_file(name):
    english, french = ([key_of(e) for e in read(language, name) if isinstance(e, ENTRY)] for language in LANGUAGES)
    assert english == french


@in_both_languages
def test_every_line_is_understood_and_no_key_is_given_twice(language):
    found = [entry for name in PARTS for entry in read(language, name)]
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    keys = [key_of(entry) for entry in found if isinstance(entry, ENTRY)]
    assert sorted(keys) == sorted(set(keys))


@each_game
def test_the_keys_of_a_game_bear_its_name(game):
    """`village-…`, or `page-menu-village-…` for what another part of Comptoir says about it."""
    bears_its_name = re.compile(rf"-?([a-z]+-)*{game}-.+")
    assert [key for key in entries("en", game) if not bears_its_name.fullmatch(key)] == []
    assert {key for key in catalogue("en") if key.startswith(f"{game}-")} <= set(entries("en", game))


def test_both_languages_use_the_same_arguments():
    differing = {key: (variables("en", key) ^ variables("fr", key)) - manner(key) for key in KEYS}
    assert {key: names for key, names in differing.items() if names} == ONLY_ONE_NEEDS


# --- (b) neither too few nor too many ---------------------------------------------------------------------------------


@cache
def needed(game: str) -> frozenset[str]:
    """The keys that follow from the lists of a game itself."""
    made, words = comptoir.game(game), chapter(game, "vocabulary")
    keys = {"name", "tagline", "no-other-question", "text-spectator", "text-you", *[kind.name for kind in kinds(game)]}
    keys |= {f"word-{verb.name}" for verb in words.VOCABULARY.verbs}
    keys |= {f"ask-{asking.key}" for asking in words.QUESTIONS}
    keys |= {f"note-{note.key}" for note in words.NOTES}
    keys |= {f"note-{note.key}-closed" for note in getattr(words, "CLOSED_NOTES", ()) if note.private}
    keys |= {f"score-{name}" for players in made.players for name in made.scores(made.new(players, 1))[0]}
    keys |= {f"ended-{cause}" for cause in chapter(game, "view").ENDINGS if cause}
    keys |= {f"collectible-{kind.argument}" for kind in registry.plugin(game).collectibles if kind.verb}
    for option in made.options:
        keys |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.choices]}
    return frozenset(f"{game}-{key}" for key in keys)


@each_game
def test_every_key_that_the_game_needs_is_there(game):
    assert needed(game) - set(KEYS) == set()


def test_every_key_named_in_the_sources_is_there():
    named = {key for key, _ in keys_in_calls()}
    assert {"unknown-word", "record-not-json", "core-seat", "game-over"} <= named
    for begin in [f"{game}-{family}-" for game in GAMES for family in ("text", "no")]:
        assert any(key.startswith(begin) for key in named), begin
    assert named - set(KEYS) == set()


@in_both_languages
def test_every_sentence_gets_the_arguments_it_needs(language):
    lacking = [(key, variables(language, key) - given) for key, given in keys_in_calls() if given is not None]
    assert [(key, lack) for key, lack in lacking if lack - manner(key)] == []


@in_both_languages
@each_game
def test_questions_and_notes_get_the_arguments_they_need(game, language):
    for note in chapter(game, "vocabulary").NOTES:
        given = {name for name, _ in note.arguments} | facts(game).manner
        assert variables(language, f"{game}-note-{note.key}") <= given | ({"player"} if "seat" in given else set())
    for asking in chapter(game, "vocabulary").QUESTIONS:
        given = {"seat", "player"} | facts(game).manner | ({asking.argument.name} if asking.argument else set())
        assert variables(language, f"{game}-ask-{asking.key}") <= given


@in_both_languages
def test_no_key_is_unused(language):
    literals, patterns = strings()
    named = literals.union({key for key, _ in keys_in_calls()}, *[needed(game) for game in GAMES])
    patterns = patterns + patterns_in_calls()
    used = {key for key in catalogue(language) if key in named or any(found.fullmatch(key) for found in patterns)}
    while more := {other for key in used for other in uses(language, key).entries} - used:
        used |= more
    assert set(catalogue(language)) - used == set()


# --- (c) selections ---------------------------------------------------------------------------------------------------

PLURALS = {"one", "other"}


@in_both_languages
def test_a_selection_lists_exactly_what_there_is(language):
    for key in catalogue(language):
        for selection in uses(language, key).selections:
            assert isinstance(selection.selector, ftl.VariableReference), key
            name, variants = selection.selector.id.name, listed(selection)
            told = f"{key}, ${name}: {variants}"
            assert len(variants) == len(set(variants)), told
            if name in choices(OWNER.get(key, "")):
                assert set(variants) in choices(OWNER.get(key, ""))[name], told
            else:
                assert {variant for variant in variants if not variant.isdecimal()} <= PLURALS, told
                assert [variant.default for variant in selection.variants] == [n == "other" for n in variants], told


THINGS = [(game, kind) for game in GAMES for kind in kinds(game) if not isinstance(kind, Count)]


@in_both_languages
@pytest.mark.parametrize(("game", "kind"), THINGS, ids=lambda value: getattr(value, "name", value))
def test_two_things_have_two_names(game, kind, language):
    name = f"{game}-{kind.name}"
    forms = [key for key in KEYS if key.startswith(name) and variables("en", key) == {kind.name}]
    assert name in forms
    for form in forms:
        selections = uses(language, form).selections
        known = [choice for choice in ids(game, kind) if not selections or choice in listed(selections[0])]
        for others in product(*[choices(game)[name][0] for name in sorted(facts(game).manner)]):
            given = dict(zip(sorted(facts(game).manner), others, strict=True))
            said = [strictly(language, form, {kind.name: choice} | given) for choice in known]
            assert len(set(said)) == len(said), said


# --- (d) every sentence can be said -----------------------------------------------------------------------------------


def looks_right(game: str, language: str, key: str, said: str) -> None:
    """No id shows through, and no word of the other language."""
    said = said.lower().replace(PLAYER.lower(), "")
    for name in facts(game).names:
        said = re.sub(rf"\b{re.escape(name.lower())}\b", "", said)
    found = {word.strip("’") for word in re.findall(r"[\w’-]+", said)}
    assert not [word for word in found if "_" in word], f"{key}: {said}"
    if language == "fr":
        assert found & ((all_ids(game) | ENGLISH) - facts(game).french_too) == set(), f"{key}: {said}"
    else:
        assert found & FRENCH == set() and not re.search("[éèêàâçœîôû«»]", said), f"{key}: {said}"


@in_both_languages
def test_every_sentence_can_be_said_with_everything(language):
    for key in KEYS:
        for arguments in samples(language, key):
            said = strictly(language, key, arguments)
            if key in OWNER:
                looks_right(OWNER[key], language, key, said)


def other_ways(made: comptoir.Game, players: int) -> list[dict[str, object]]:
    """The options of a game, each tried alone with what is not its default: its other choices, and a small number."""
    tried = [(option, value) for option in made.options for value in option.choices]
    tried += [(option, option.least + 1) for option in made.options if option.most > option.least]
    found = []
    for way in [{option.name: value} for option, value in tried if value != option.default]:
        with suppress(comptoir.BadOption):  # not for so many players
            made.resolve_options(players, way)
            found.append(way)
    return found or [{}]


def round_of_games(game: str, seed: int, listen: Callable[[Any], None]) -> Iterator[Any]:
    """The ends of some games of every number of players: by dice, in another way, by bots, at times greedy."""
    made = comptoir.game(game)
    for players in made.players:
        ways = other_ways(made, players)
        yield play(game, players, seed, listen)
        yield play(game, players, seed, listen, **ways[seed % len(ways)])
        yield play(game, players, seed, listen, bot="random", **ways[seed % len(ways)])
        if seed % 4 == 0 and not facts(game).ponders:
            yield play(game, players, seed, listen, bot="greedy")


def to_be_met(game: str) -> set[str]:
    """Every verb and every question, but for those that are rare."""
    words = chapter(game, "vocabulary")
    found = {f"word-{verb.name}" for verb in words.VOCABULARY.verbs}
    found |= {f"ask-{asking.key}" for asking in words.QUESTIONS}
    rare = RARE.get(game, set())
    assert rare <= found, "what is rare exists"
    return {f"{game}-{key}" for key in found - rare}


@cache
def heard(game: str) -> tuple[dict[str, set[Filling]], set[tuple[tuple[str, Filling], ...]]]:
    """All that the engine says in some random and greedy games (menus, questions, journals) by key; and every menu."""
    found: dict[str, set[Filling]] = {}
    menus = set()
    made = comptoir.game(game)

    def hear(key: str, arguments: dict[str, object]) -> tuple[str, Filling]:
        filling = tuple(sorted((arguments | ({"player": PLAYER} if "seat" in arguments else {})).items()))
        found.setdefault(key, set()).add(filling)
        return key, filling

    def listen(state: Any) -> None:
        for seat in state.asked:
            hear(*made.prompt(state, seat))
            menus.add(tuple([hear(*made.describe_action(state, seat, action)) for action in state.menu(seat)]))

    for seed in range(MOST_ROUNDS):
        if seed >= LEAST_ROUNDS and to_be_met(game) <= set(found):
            break
        for state in round_of_games(game, seed, listen):
            for key, arguments in state.journal + state.journal_for(None):
                hear(key, arguments)
    return found, menus


@in_both_languages
@each_game
def test_what_the_engine_says_in_play_becomes_sentences(game, language):
    said, _ = heard(game)
    assert to_be_met(game) - set(said) == set(), "every verb was offered, every question was put"
    for key, fillings in said.items():
        for filling in fillings:
            sentence = strictly(language, key, dict(filling))
            looks_right(game, language, key, sentence)
            assert "  " not in sentence and len(sentence) <= 150, sentence


@in_both_languages
@each_game
def test_a_menu_has_no_two_entries_that_read_alike(game, language):
    read_as = cache(lambda key, filling: strictly(language, key, dict(filling)))
    _, menus = heard(game)
    for menu in menus:
        said = [read_as(*entry) for entry in menu]
        assert len(said) == len(set(said)), said


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
@each_game
def test_questions_and_journal_are_whole_sentences(game, language):
    for key in KEYS:
        if key.startswith((f"{game}-note-", f"{game}-ask-")):
            for arguments in samples(language, key):
                assert re.search(r"^[A-ZÀ-Ý0-9].*[.?]$", strictly(language, key, arguments)), key


# --- (f) the picture --------------------------------------------------------------------------------------------------


@in_both_languages
@each_table
def test_the_picture_fits_and_speaks_one_language(game, players, language):
    made, said = comptoir.game(game), locales.speaker(language)

    def look(state: Any) -> None:
        if state.over or state.decisions % 9 == 0:
            for seat in (0, None):
                picture = made.text(state.view(seat), said)
                assert max(len(line) for line in picture.splitlines()) <= 100, picture
                assert not re.search(r"core-seat|[{}]|\bNone\b|_", picture), picture
                assert not KEY_OF_A_GAME.search(picture), picture
                assert not any(line.endswith(" ") for line in picture.splitlines())
                looks_right(game, language, "picture", picture)

    for seed in (players, 10 + players):
        play(game, players, seed, look)


@in_both_languages
@each_table
def test_the_picture_takes_any_names(game, players, language):
    made = comptoir.game(game)
    picture = made.text(made.new(players, 1).view(0) | {"names": NAMES[:players]}, locales.speaker(language))
    assert max(len(line) for line in picture.splitlines()) <= 100
    assert "Éléonore de Provence" in picture and "Jo" in picture
    assert locales.translate(language, "core-seat", seat=1) not in picture
