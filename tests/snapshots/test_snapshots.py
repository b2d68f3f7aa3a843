"""What others depend on is as it was stored: command line, files, vocabularies, games of the bots, views, observations.

A difference is a fault of the change that made it, unless it was meant: then `python tests/snapshots/write.py` stores
the snapshots anew, and the commit says why.
"""

import arena_match
import interface
import played
import pytest
from code_under_test import COMPILED, GAMES
from played import TABLES, name_of
from stored import check, read

INTERPRETED = 100  # decisions of greedy that are tried without compiled engines
each_table = pytest.mark.parametrize(("game", "players"), TABLES)
compiled_only = pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")


# -- what is declared --------------------------------------------------------------------------------------------------


def test_the_command_line():
    check(read("command-line"), interface.command_line())


def test_facts_verbs_questions_and_score_parts():
    check(read("games"), interface.games())


@pytest.mark.parametrize("game", GAMES)
def test_the_vocabulary_in_its_order(game):
    check(read(f"vocabulary-{game}"), interface.vocabulary(game))


# -- files -------------------------------------------------------------------------------------------------------------


def test_the_folder_of_a_match(tmp_path):
    check(read("arena"), arena_match.folder(tmp_path / "out"))


def test_what_commands_print_for_programs():
    check(read("reports"), arena_match.reports())


# -- bots --------------------------------------------------------------------------------------------------------------


@each_table
def test_games_of_random(game, players):
    check(read("random")[name_of(game, players)], played.whole_game("random", game, players))


@pytest.mark.parametrize("game", played.MORE_TO_HIDE)
def test_games_of_random_with_more_to_hide(game):
    name, options = f"{game} options", played.MORE_TO_HIDE[game]
    check(read("random")[name], played.whole_game("random", game, 3, **options))


@each_table
def test_the_beginnings_of_games_of_greedy(game, players):
    stored = read("greedy")[name_of(game, players)]["moves"][:INTERPRETED]
    check(stored, played.opening_of("greedy", game, players, INTERPRETED))


@compiled_only
@each_table
def test_games_of_greedy(game, players):
    check(read("greedy")[name_of(game, players)], played.whole_game("greedy", game, players))


@each_table
def test_the_first_decisions_of_search(game, players):
    stored = read("search")[name_of(game, players)]
    most = (played.OPENING, played.MIDDLE) if COMPILED else (1, 1)
    moves = read("random")[name_of(game, players)]["moves"]
    check(stored["opening"][: most[0]], played.opening_of(played.SEARCH, game, players, most[0]))
    check(stored["middle"][: most[1]], played.middle_of(played.SEARCH, game, players, most[1], moves))


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_a_long_search(game):
    moves = read("random")[name_of(game, 3)]["moves"]
    check(read("search")[f"{game} long"], played.middle_of(played.LONG_SEARCH, game, 3, 2, moves))


# -- what is shown -----------------------------------------------------------------------------------------------------


@each_table
def test_views_menus_refusals_journals_and_texts(game, players):
    moves = read("greedy")[name_of(game, players)]["moves"]
    stored = read("views")[name_of(game, players)]
    if COMPILED:
        now = played.views(game, players, moves)
    else:  # the end of a game is looked at in full below
        now = played.views(game, players, moves[:INTERPRETED])
        stored = {kind: hashes[: len(now[kind])] for kind, hashes in stored.items()}
        del stored["journals"], now["journals"]
    check(stored, now)


@pytest.mark.parametrize("game", played.MORE_TO_HIDE)
def test_views_with_more_to_hide(game):
    moves = read("random")[f"{game} options"]["moves"]
    check(read("views")[f"{game} options"], played.views(game, 3, moves, **played.MORE_TO_HIDE[game]))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_and_the_last_view_in_full(game):
    moves = read("greedy")[name_of(game, 2)]["moves"]
    check(read(f"views-{game}"), played.first_views(game, 2, moves))


# -- environments ------------------------------------------------------------------------------------------------------


def test_the_layout_of_observations():
    check(read("layouts"), played.layouts())


@each_table
def test_observations_and_masks(game, players):
    moves = read("random")[name_of(game, players)]["moves"]
    check(read("observations")[name_of(game, players)], played.observations(game, players, moves))
