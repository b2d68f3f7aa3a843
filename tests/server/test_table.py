"""The one path by which a table changes: local moves, moves of other processes, refreshes, proposals."""

import asyncio

import pytest
from harness import story
from sqlalchemy import select
from table_in_process import Process

from comptoir.core.errors import ComptoirError
from comptoir.server.commands.play import play
from comptoir.server.commands.proposals import answer, answer_lateness
from comptoir.server.commands.undo import undo
from comptoir.server.contract.play import Answer, Play, Undo
from comptoir.server.contract.tables import Late
from comptoir.server.errors import Conflict
from comptoir.server.runtime.change_feed import apply_remote_entry
from comptoir.server.runtime.registry import refresh
from comptoir.server.tables.match import Match
from comptoir.store import log
from comptoir.store import tables as stored
from comptoir.store.schema import REWIND, proposals


@pytest.fixture
def processes(db):
    """Two processes on one database."""
    both = [Process(db), Process(db)]
    yield both
    for process in both:
        process.store.close()


def next_answer(table, pick: int = 0):
    """The player who is asked first, and an answer to the question."""
    match = table.match
    seat = match.state.asked[0]
    menu = match.state.menu(seat)
    word = table.game.word(menu[pick * (len(menu) - 1)])
    return table.record.seats[seat].player_id, Play(word, match.question_numbers[seat], seat)


async def move(table) -> int:
    """One move; the seat that made it."""
    player, request = next_answer(table)
    seat, _ = await play(table, player, request)
    return seat


async def to_horizon(table) -> tuple[int, int]:
    """Play until a seat can only ask for its undo while the other one is asked; both seats."""
    while True:
        mover = await move(table)
        for seat in range(2):
            others_turn = seat != mover and table.match.state.asked == (mover,)
            if others_turn and table.match.last_move_of(seat) is not None and not table.match.free_undo(seat):
                return seat, mover


def statuses(process, table) -> list[str]:
    """The statuses of all proposals of a table."""

    def query(connection):
        return list(connection.scalars(select(proposals.c.status).where(proposals.c.table_id == table.id)))

    return process.store.ask(query)


def same_as_log(process, table) -> None:
    """Table and log tell the same."""
    entries = process.store.ask(log.entries, table.id)
    match = Match(table.game, table.record.players, int(table.record.seed, 16), table.record.options)
    match.replay_log(entries)
    assert (table.match.log_length, table.record.log_length, table.match.question_numbers) == (
        match.log_length,
        match.log_length,
        match.question_numbers,
    )
    assert table.game.digest(table.match.state) == table.game.digest(match.state)
    row = process.store.ask(stored.table, table.id)
    assert (row["n"], row["status"], row["moved_at"]) == (
        table.record.log_length,
        table.record.status,
        table.record.waiting_since,
    )


@story
async def test_a_refresh_that_races_with_commits_of_two_processes_loses_and_doubles_nothing(processes):
    left, right = processes
    people = await left.people("Ana", "Bob")
    table = await left.begin(people)
    other = await right.registry.get(table.id)
    for number in range(25):
        if table.record.status != "playing":
            break
        n = table.match.log_length
        player, request = next_answer(table)
        _, rival = next_answer(other, pick=1)
        outcomes = await asyncio.gather(
            refresh(table),
            play(table, player, request),
            refresh(other),
            play(other, player, rival),
            refresh(table),
            refresh(other),
            return_exceptions=True,
        )
        played = [outcomes[1], outcomes[3]]
        assert sum(not isinstance(outcome, Exception) for outcome in played) == 1, (number, outcomes)
        assert all(isinstance(outcome, tuple | ComptoirError) for outcome in played)
        entry = left.store.ask(log.entries, table.id, n)[0]
        await asyncio.gather(
            *[apply_remote_entry(one, n + 1, entry, table.record.waiting_since) for one in (table, other)]
        )
        await asyncio.gather(refresh(table), refresh(other))
        assert table.match.log_length == other.match.log_length == n + 1
        same_as_log(left, table)
        same_as_log(right, other)


@story
async def test_entries_heard_late_twice_or_with_a_gap_change_nothing_wrongly(processes):
    left, right = processes
    people = await left.people("Ana", "Bob")
    table = await left.begin(people)
    other = await right.registry.get(table.id)
    for _ in range(4):
        await move(table)
    entries = left.store.ask(log.entries, table.id)
    await apply_remote_entry(other, 1, entries[0], table.record.waiting_since)
    assert other.match.log_length == 1
    await apply_remote_entry(other, 1, entries[0], table.record.waiting_since)
    assert other.match.log_length == 1
    await apply_remote_entry(other, 4, entries[3], table.record.waiting_since)  # a gap: the log is read
    await apply_remote_entry(other, 2, entries[1], table.record.waiting_since)
    same_as_log(right, other)


@story
async def test_what_cannot_be_written_leaves_the_table_stale_and_the_next_move_reads_it_again(processes):
    left, _ = processes
    table = await left.begin(await left.people("Ana", "Bob"))
    await move(table)
    table.needs_reload = True
    count = len(left.recorder.changes)
    await move(table)
    assert not table.needs_reload
    reloaded, moved = left.recorder.changes[count:]
    assert reloaded.journal_reset
    assert (moved.entries, moved.written_here) == (1, True)
    same_as_log(left, table)


@story
async def test_a_refresh_that_finds_nothing_new_tells_nobody(processes):
    left, _ = processes
    table = await left.begin(await left.people("Ana", "Bob"))
    await move(table)
    count = len(left.recorder.changes)
    await refresh(table)
    await refresh(table)
    assert len(left.recorder.changes) == count


@story
async def test_a_move_lapses_the_open_proposal_in_its_own_transaction(processes):
    left, _ = processes
    table = await left.begin(await left.people("Ana", "Bob"))
    asking, _ = await to_horizon(table)
    await undo(table, table.record.seats[asking].player_id, Undo(asking, ask=True))
    assert table.record.proposal is not None
    assert statuses(left, table) == ["open"]
    await move(table)
    assert table.record.proposal is None
    assert statuses(left, table) == ["lapsed"]
    assert left.recorder.changes[-1].info


@story
async def test_an_undo_and_the_proposal_it_settles_are_one_transaction(processes):
    """Somebody plays at another process before the consent arrives: nothing is taken back, nothing is settled."""
    left, right = processes
    table = await left.begin(await left.people("Ana", "Bob"))
    other = await right.registry.get(table.id)
    asking, answering = await to_horizon(table)
    await refresh(other)
    await undo(table, table.record.seats[asking].player_id, Undo(asking, ask=True))
    number = table.record.proposal.id
    await move(other)  # knows nothing of the proposal
    with pytest.raises(Conflict) as refused:
        await answer(table, table.record.seats[answering].player_id, Answer(number, yes=True))
    assert refused.value.key == "server-no-proposal"
    assert statuses(left, table) != ["agreed"]
    assert REWIND not in [kind for kind, _, _ in left.store.ask(log.entries, table.id)]
    same_as_log(left, table)


@story
async def test_consent_takes_the_moves_back_and_settles_the_proposal(processes):
    left, right = processes
    table = await left.begin(await left.people("Ana", "Bob"))
    other = await right.registry.get(table.id)
    asking, answering = await to_horizon(table)
    await refresh(other)
    await undo(table, table.record.seats[asking].player_id, Undo(asking, ask=True))
    await refresh(other)
    assert other.record.proposal == table.record.proposal
    await answer(other, other.record.seats[answering].player_id, Answer(other.record.proposal.id, yes=True))
    assert statuses(right, other) == ["agreed"]
    assert left.store.ask(log.entries, table.id)[-1][0] == REWIND
    await refresh(table)
    assert table.record.proposal is None
    assert left.recorder.changes[-1].journal_reset
    same_as_log(left, table)


@story
async def test_people_at_two_processes_who_consent_at_the_same_moment_are_both_counted(processes):
    left, right = processes
    table = await left.begin(await left.people("Ana", "Bob", "Cleo"))
    other = await right.registry.get(table.id)
    late = table.match.state.asked[0]
    clock = left.clock.time + 1000.0
    left.clock.time = right.clock.time = clock
    rest = [seat for seat in range(3) if seat != late]
    player = table.record.seats[rest[0]].player_id
    await answer_lateness(table, player, Late(late, "end"))
    await refresh(other)
    proposal = table.record.proposal
    assert proposal.answers == {}
    players = [table.record.seats[seat].player_id for seat in rest]
    outcomes = await asyncio.gather(
        answer(table, players[1], Answer(proposal.id, yes=True)),
        answer(other, players[1], Answer(proposal.id, yes=True)),
        return_exceptions=True,
    )
    assert any(outcome is None for outcome in outcomes), outcomes
    await asyncio.gather(refresh(table), refresh(other))
    assert table.record.status == other.record.status == "ended"
    assert statuses(left, table) == ["agreed"]


@story
async def test_waiting_starts_the_clock_again_and_the_proposal_lapses(processes):
    left, _ = processes
    table = await left.begin(await left.people("Ana", "Bob", "Cleo"))
    late = table.match.state.asked[0]
    rest = [seat for seat in range(3) if seat != late]
    left.clock.time += 1000.0
    await answer_lateness(table, table.record.seats[rest[0]].player_id, Late(late, "bot"))
    assert table.late_seats == (late,)
    await answer_lateness(table, table.record.seats[rest[1]].player_id, Late(late, "wait"))
    assert table.late_seats == ()
    assert table.record.proposal is None
    assert statuses(left, table) == ["lapsed"]
    assert table.deadline == left.clock.time + 300.0
    assert left.recorder.changes[-1].info
