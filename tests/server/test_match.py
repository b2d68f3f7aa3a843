"""A match: what the log says is what is played, undo stays within the horizon, and sealed decisions stay sealed."""

import random

import pytest

import comptoir
from comptoir.core.state import State
from comptoir.server.errors import Conflict
from comptoir.server.tables.match import NO_LANES, Match, RuleViolation
from comptoir.store.schema import MOVE

TABLES = [
    ("village", 2, {"round_cap": 2}),
    ("village", 4, {"round_cap": 2}),
    ("hermagor", 3, {}),
    ("column", 3, {"year_cap": 8}),
    ("orleans", 3, {"planning_mode": "simultaneous"}),
]
each_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def match_of(name: str, players: int, options: dict, seed: int = 5) -> Match:
    game = comptoir.game(name)
    return Match(game, players, seed, game.resolve_options(players, options))


def some_word(match: Match, seat: int, dice: random.Random) -> str:
    return match.game.word(dice.choice(match.state.menu(seat)))


def wandered(match: Match, steps: int, seed: int = 1, undo: float = 0.1):
    """Play at random, with undos; every entry of the log on the way."""
    dice = random.Random(seed)
    log = []
    for _ in range(steps):
        if match.state.over:
            break
        free = [seat for seat in range(match.players) if match.free_undo(seat)]
        movers = [seat for seat in range(match.players) if match.last_move_of(seat) is not None]
        if free and dice.random() < undo:
            step = match.undo(dice.choice(free))
        elif movers and dice.random() < undo / 10:
            step = match.rewind(dice.choice(movers))
        else:
            seat = dice.choice(match.state.asked)
            step = match.play(seat, match.question_numbers[seat], some_word(match, seat, dice))
        log.append(step.entry)
        match.apply(step)
    return log


def same(one: Match, other: Match) -> None:
    assert one.game.digest(one.state) == other.game.digest(other.state)
    assert (one.log_length, one.moves, one.undo_infos, one.question_numbers, one.lanes_opened_at) == (
        other.log_length,
        other.moves,
        other.undo_infos,
        other.question_numbers,
        other.lanes_opened_at,
    )
    assert list(one.state.journal_numbers) == list(other.state.journal_numbers)


@each_table
def test_the_log_played_again_gives_the_same_match(name, players, options):
    match = match_of(name, players, options)
    log = wandered(match, 150)
    again = match_of(name, players, options)
    again.replay_log(log)
    same(match, again)
    assert any(kind != MOVE for kind, _, _ in log)


@each_table
def test_the_number_of_undos_grows_with_every_undo_and_only_then(name, players, options):
    match = match_of(name, players, options)
    dice = random.Random(5)
    undos = [match.undo_generation]
    for _ in range(60):
        seat = dice.choice(match.state.asked)
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
        assert match.undo_generation == undos[-1]
        if match.free_undo(seat) and dice.random() < 0.3:
            match.apply(match.undo(seat))
            undos.append(match.undo_generation)
    assert len(undos) > 2
    assert undos == sorted(set(undos))


@each_table
def test_a_snapshot_taken_up_goes_on_as_the_original(name, players, options):
    match = match_of(name, players, options)
    wandered(match, 60)
    other = match_of(name, players, options)
    assert other.load_snapshot(match.snapshot())
    same(match, other)
    rest = wandered(match, 40, seed=2)
    other.replay_log(rest)
    same(match, other)


def test_a_snapshot_that_was_tampered_with_is_not_taken_up():
    match = match_of("village", 3, {})
    wandered(match, 30)
    data = match.snapshot()
    fresh = match_of("village", 3, {})
    assert not fresh.load_snapshot(data.replace(b'"coins": 0', b'"coins": 9', 1))
    assert not fresh.load_snapshot(data[: len(data) // 2])
    assert fresh.log_length == 0


@each_table
def test_nothing_happens_until_a_step_is_adopted(name, players, options):
    match = match_of(name, players, options)
    wandered(match, 20, undo=0)
    before = match.game.digest(match.state), match.log_length, list(match.moves)
    seat = match.state.asked[0]
    match.play(seat, match.question_numbers[seat], match.game.word(match.state.menu(seat)[0]))
    if match.free_undo(seat):
        match.undo(seat)
    assert (match.game.digest(match.state), match.log_length, match.moves) == before


@each_table
def test_a_free_undo_never_crosses_chance_or_anothers_open_decision(name, players, options):
    match = match_of(name, players, options)
    dice = random.Random(3)
    tried = 0
    for _ in range(200):
        if match.state.over:
            break
        for seat in range(players):
            at = match.last_move_of(seat)
            if not match.free_undo(seat):
                continue
            tried += 1
            before = match.position(at)
            assert before.surprises == match.state.surprises
            later = match.moves[at + 1 :]
            assert not later or (match.lanes_opened_at != NO_LANES and at >= match.lanes_opened_at)
            undone = match.undo(seat).state
            if not later:
                assert match.game.digest(undone) == match.game.digest(before)
            assert undone.menu(seat) == before.menu(seat)
        seat = dice.choice(match.state.asked)
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
    assert tried > 5


def test_sealed_decisions_of_others_change_neither_my_number_nor_my_count():
    match = match_of("orleans", 3, {"planning_mode": "simultaneous"})
    dice = random.Random(4)
    seen = 0
    for _ in range(300):
        if match.state.over:
            break
        asked = match.state.asked
        seat = dice.choice(asked)
        numbers, counts, sealed = (
            list(match.question_numbers),
            [match.visible_moves(p) for p in range(3)],
            match.lanes_opened_at,
        )
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
        if sealed != NO_LANES and match.lanes_opened_at == sealed:
            seen += 1
            for other in set(range(3)) - {seat}:
                assert match.question_numbers[other] == numbers[other]
                assert match.visible_moves(other) == counts[other]
                assert match.position_for(other, match.visible_moves(other)).view(other) == match.state.view(other)
            assert match.visible_moves(None) == sealed
            assert match.question_numbers[seat] == numbers[seat] + 1
    assert seen > 20


def test_in_sealed_planning_my_undo_leaves_the_others_plans_alone():
    match = match_of("orleans", 2, {"planning_mode": "simultaneous"})
    while not match.state.lanes:
        seat = match.state.asked[0]
        match.apply(match.play(seat, match.question_numbers[seat], match.game.word(match.state.menu(seat)[0])))
    first, second = match.state.asked[:2]
    mine = match.game.word(match.state.menu(first)[0])
    match.apply(match.play(first, match.question_numbers[first], mine))
    theirs = match.game.word(match.state.menu(second)[0])
    match.apply(match.play(second, match.question_numbers[second], theirs))
    assert match.free_undo(first)
    match.apply(match.undo(first))
    assert match.moves[-1] == (second, theirs)
    assert (first, mine) not in match.moves[-2:]


@each_table
def test_every_position_of_the_replay_is_the_one_that_was(name, players, options):
    match = match_of(name, players, options)
    digests = [match.game.digest(match.state)]
    dice = random.Random(7)
    for _ in range(80):
        if match.state.over:
            break
        seat = dice.choice(match.state.asked)
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
        digests.append(match.game.digest(match.state))
    assert [match.game.digest(match.position(at)) for at in range(len(digests))] == digests


def test_a_stale_number_and_a_word_off_the_menu_are_refused():
    match = match_of("village", 2, {})
    seat = match.state.asked[0]
    word = match.game.word(match.state.menu(seat)[0])
    with pytest.raises(Conflict) as stale:
        match.play(seat, match.question_numbers[seat] + 1, word)
    assert stale.value.key == "server-stale"
    with pytest.raises(RuleViolation):
        match.play(1 - seat, match.question_numbers[1 - seat], word)
    with pytest.raises(RuleViolation) as off:
        match.play(seat, match.question_numbers[seat], "mass bribe 1 1")
    assert off.value.key


def ended(match: Match) -> State:
    dice = random.Random(9)
    while not match.state.over:
        seat = match.state.asked[0]
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
    return match.state


def test_when_the_game_is_over_nothing_can_be_played_or_taken_back():
    match = match_of("village", 2, {"round_cap": 2})
    ended(match)
    for seat in range(2):
        assert not match.free_undo(seat)
        with pytest.raises(Conflict):
            match.undo(seat)
        with pytest.raises(Conflict):
            match.rewind(seat)
        with pytest.raises(Conflict):
            match.play(seat, match.question_numbers[seat], "decline")
