"""Every word that is not on the menu is refused for a reason: a rule of the book and a sentence in both languages."""

from functools import cache

import pytest
from test_games import BUILT_IN, GOLDEN, OPTIONS, RECORDS, walk

import comptoir
from comptoir.core import rulebook
from comptoir.locales import LANGUAGES, bundle

DENSITY = 8  # a question is looked at the first eight times it is asked, and then ever more rarely
ALLOWED: dict[str, set[tuple[str, str]]] = {}  # question and verb that answers it, but may be refused without a reason


def positions(name):
    """The positions of all golden records, and of a game with each option that changes how it goes."""
    game = comptoir.game(name)
    for record_game, file in RECORDS:
        if record_game == name:
            record = comptoir.Record.load(GOLDEN / name / file)
            state = game.new(record.players, record.seed, **record.options)
            for seat, word in record.moves:
                yield state
                state.play(seat, game.action(word))
    for players, options in OPTIONS[name]:
        yield from walk(game, players, 77, **options)


@cache
def refusals(name):
    """For every question and verb: the refusals met, with their arguments, and where the first was met."""
    game = comptoir.game(name)
    keys = {question.number: question.key for question in game.questions}
    asked, met = {}, {}
    for state in positions(name):
        for seat in state.asked:
            question = int(state.question_of(seat) & 255)
            asked[question] = asked.get(question, 0) + 1
            if asked[question] % (1 + asked[question] // DENSITY):
                continue
            menu = set(state.menu(seat))
            for action, word in game.vocabulary.spelled.items():
                refusal = state.why_not(seat, word)
                assert (refusal is None) == (action in menu), (word, state.decisions)
                if refusal is not None:
                    pair = (keys[question], game.vocabulary.verb(action).name)
                    met.setdefault(pair, {}).setdefault((refusal.rule, refusal.key), dict(refusal.arguments))
    return met


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_question_is_reached(name):
    questions = {question.key for question in comptoir.game(name).questions}
    assert questions - {question for question, _ in refusals(name)} == set()


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_word_that_answers_the_question_is_refused_for_a_reason(name):
    """That something else is asked may be said only of a verb that does not answer the question."""
    game = comptoir.game(name)
    keys = {question.number: question.key for question in game.questions}
    answers = {(keys[question], verb.name) for verb in game.vocabulary.verbs for question in verb.answers}
    vague = {pair for pair, met in refusals(name).items() if any(key.endswith("no-other-question") for _, key in met)}
    assert vague & answers == ALLOWED.get(name, set())


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_special_answer_to_a_word_of_another_question_is_given(name):
    game = comptoir.game(name)
    keys = {key for met in refusals(name).values() for _, key in met}
    assert {f"{name}-no-{other.key}" for other in game.other_questions} - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_refusal_names_a_rule_and_can_be_said(name, language):
    """A sentence whose arguments are missing would show them in braces."""
    texts, rules = bundle(language), rulebook.rules(name, language)
    for pair, met in refusals(name).items():
        for (rule, key), arguments in met.items():
            assert rule in rules, (pair, rule)
            said, errors = texts.format_pattern(texts.get_message(key).value, arguments | {"player": "Anna"})
            assert said and not errors, (pair, key, errors)
