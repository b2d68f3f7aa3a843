"""Records: written, read, replayed; and every way they can be wrong."""

import json

import pytest

import comptoir
from comptoir import BadRecord, Record
from comptoir.core import registry

VILLAGE = comptoir.game("village")


def played(players=3, seed=5, moves=None):
    state = VILLAGE.new(players, seed)
    record = Record.of(VILLAGE, players, seed, {})
    while not state.over and (moves is None or len(record.moves) < moves):
        seat = state.asked[0]
        action = state.menu(seat)[len(record.moves) % len(state.menu(seat))]
        record.note(seat, VILLAGE.word(action))
        state.play(seat, action)
    record.seal(VILLAGE)
    return record, state


RECORD, FINAL = played()


def edited(**changes):
    return json.dumps(json.loads(RECORD.to_json()) | changes)


def test_a_record_is_saved_loaded_and_replayed_to_the_same_hash(tmp_path):
    RECORD.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == RECORD
    state = again.replay()
    assert VILLAGE.digest(state) == VILLAGE.digest(FINAL)
    assert state.scores() == FINAL.scores()


def test_replay_to_any_move_gives_the_position_of_that_move():
    seen = {}
    RECORD.replay(seen=lambda n, state: seen.setdefault(n, VILLAGE.digest(state)))
    assert len(seen) == len(RECORD.moves) + 1
    for n in (0, 1, 40, len(RECORD.moves)):
        assert VILLAGE.digest(RECORD.replay(upto=n)) == seen[n]


def test_a_game_that_is_not_over_can_be_recorded_too():
    record, state = played(moves=30)
    assert not record.finished
    assert VILLAGE.digest(Record.from_json(record.to_json()).replay()) == VILLAGE.digest(state)


def test_options_and_seed_are_part_of_the_record():
    state = VILLAGE.new(2, (1 << 128) - 1, start_player=1, round_cap=2)
    record = Record.of(VILLAGE, 2, (1 << 128) - 1, {"start_player": 1, "round_cap": 2})
    record.seal(VILLAGE)
    again = Record.from_json(record.to_json())
    assert again.options == {"end_market_order": "market_player_first", "start_player": 1, "round_cap": 2}
    assert VILLAGE.digest(again.replay()) == VILLAGE.digest(state)


def other_move(moves):
    """The record with one move replaced by another that was possible too."""
    for n in range(len(moves) - 1, 0, -1):
        state = RECORD.replay(upto=n)
        menu = [VILLAGE.word(action) for action in state.menu(moves[n][0])]
        others = [word for word in menu if word != moves[n][1]]
        if others:
            return [*moves[:n], [moves[n][0], others[0]], *moves[n + 1 :]]
    raise AssertionError


MOVES = json.loads(RECORD.to_json())["moves"]
WRONG = {
    "record-not-json": RECORD.to_json()[:-200],
    "record-not-a-record": "[]",
    "record-field": edited(seed=7),
    "record-move-form": edited(moves=[[0]]),
    "record-other-version": edited(version=VILLAGE.version + 1),
    "record-other-box": edited(box="0" * 64),
    "record-illegal-move": edited(moves=[[0, "reap"], *MOVES[1:]]),
    "unknown-game": edited(game="checkers"),
    "bad-players": edited(players=7),
    "unknown-option": edited(options={"journal": 3}),
    "bad-option-value": edited(options={"round_cap": -1}),
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_record_is_refused_with_the_reason(key):
    with pytest.raises(comptoir.ComptoirError) as refused:
        Record.from_json(WRONG[key]).replay()
    assert refused.value.key == key


@pytest.mark.parametrize(
    "text",
    [
        edited(final="0" * 64),
        edited(finished=False),
        edited(moves=MOVES[:-1]),
        edited(moves=other_move(MOVES)),
        edited(seed=f"{6:032x}"),
        edited(players=2),
        edited(options={"start_player": 2}),
    ],
)
def test_an_edited_record_does_not_prove_itself(text):
    with pytest.raises(BadRecord) as refused:
        Record.from_json(text).replay()
    assert refused.value.key in ("record-final-differs", "record-illegal-move")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        '"x"',
        "{}",
        "[" * 100_000,
        edited(seed="zz"),
        edited(seed="-1"),
        edited(moves=[[0, 1]]),
        edited(moves=[["0", "reap"]]),
        edited(moves=None),
        edited(players=True),
        edited(seed="f" * 33),
    ],
)
def test_rubbish_is_refused_and_never_a_traceback_of_another_kind(text):
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_a_file_that_is_not_there_or_too_large_is_refused(tmp_path):
    with pytest.raises(BadRecord, match="record-unreadable"):
        Record.load(tmp_path / "nothing.json")
    (tmp_path / "large.json").write_text(" " * 9_000_000)
    with pytest.raises(BadRecord, match="record-too-large"):
        Record.load(tmp_path / "large.json")
    (tmp_path / "latin.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="record-unreadable"):
        Record.load(tmp_path / "latin.json")


def test_a_move_that_is_not_there_cannot_be_replayed_to():
    with pytest.raises(BadRecord, match="record-no-such-move"):
        RECORD.replay(upto=len(RECORD.moves) + 1)
    with pytest.raises(BadRecord, match="record-no-such-move"):
        RECORD.replay(upto=-1)


def test_a_record_of_another_box_is_refused():
    other = registry.get("village", VILLAGE.box_text.replace("majority_prestige = 2", "majority_prestige = 3"))
    with pytest.raises(BadRecord, match="record-other-box"):
        RECORD.replay(other)
