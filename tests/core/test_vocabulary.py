"""Vocabulary: word, action and dense index of the same move."""

import pytest

import comptoir
from comptoir.core import rulebook
from comptoir.core.vocabulary import ArgumentType, numbers
from comptoir.games import BUILT_IN as NAMES

VILLAGE = comptoir.game("village")


def test_word_action_and_index_go_round():
    vocabulary = VILLAGE.vocabulary
    assert len(set(vocabulary.words)) == len(vocabulary) == len(set(vocabulary.actions))
    for index, word in enumerate(vocabulary.words):
        action = VILLAGE.action(word)
        assert VILLAGE.word(action) == word
        assert VILLAGE.index(action) == index
        assert vocabulary.actions[index] == action


def test_the_order_of_the_vocabulary_is_fixed():
    words = VILLAGE.vocabulary.words
    assert len(words) == 399
    assert words[:4] == ("decline", "pass", "done", "take harvest orange")
    assert words[-1] == "move 4 fourth"
    assert VILLAGE.index(VILLAGE.action("take market green")) == 19
    assert VILLAGE.index(VILLAGE.action("serve c24")) == 382


def test_case_and_spaces_do_not_matter():
    assert VILLAGE.action("  Take   MARKET green ") == VILLAGE.action("take market green")


@pytest.mark.parametrize(
    "word", ["", "take", "take market", "take market green green", "fly", "take market blue", "\0"]
)
def test_an_unknown_word_is_refused(word):
    with pytest.raises(comptoir.UnknownWord):
        VILLAGE.action(word)


def test_a_very_long_word_is_cut_in_the_error():
    with pytest.raises(comptoir.UnknownWord) as refused:
        VILLAGE.action("x" * 100_000)
    assert len(str(refused.value)) < 200


def test_pairs_that_cannot_exist_are_not_words():
    assert "travel northgate-northgate first" not in VILLAGE.vocabulary.meanings
    assert "travel farm-northgate first" in VILLAGE.vocabulary.meanings


def test_kinds_name_their_numbers():
    colour = ArgumentType("colour", ("orange", "green"), 3)
    assert [colour.name_of(n) for n in colour.numbers()] == ["orange", "green"]
    assert colour.value(2) is None
    assert numbers("level", 2, 4).value(3) == 3


def test_every_verb_has_a_number_of_its_own_below_62():
    verb_numbers = [verb.number for verb in VILLAGE.vocabulary.verbs]
    assert len(set(verb_numbers)) == len(verb_numbers)
    assert max(verb_numbers) < 62


@pytest.mark.parametrize("name", NAMES)
def test_every_question_opens_the_book_at_a_rule(name):
    game = comptoir.game(name)
    rules = {question.rule for question in game.questions}
    for language in ("en", "fr"):
        assert rules <= set(rulebook.rules(name, language))
    state = game.new(game.least_players, 1)
    assert game.rule(state, state.asked[0]) in rules
    idle = [seat for seat in range(game.least_players) if seat not in state.asked]
    assert all(game.rule(state, seat) == "" for seat in idle)


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_answers_questions_of_its_game_and_every_question_has_an_answer(name):
    game = comptoir.game(name)
    assert all(verb.answers for verb in game.vocabulary.verbs)
    answered = {question for verb in game.vocabulary.verbs for question in verb.answers}
    assert answered == {question.number for question in game.questions}
