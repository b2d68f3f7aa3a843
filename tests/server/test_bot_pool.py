"""Bots as seats: whatever happens to a worker, no table waits for it."""

import asyncio
import sys
import time
from pathlib import Path

import pytest
from harness import Person, Server, story
from table_in_process import Process

import comptoir
from comptoir.server.commands.play import play
from comptoir.server.contract.play import Play
from comptoir.server.errors import Unavailable
from comptoir.server.runtime.bot_driver import ANSWER_QUANTUM, BotDriver, masking_delay
from comptoir.server.runtime.bot_pool import BotPool
from comptoir.server.tables.bot_job import BotJob

HANGS = [sys.executable, "-c", "import time; time.sleep(600)"]
DIES = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
RAVES = [sys.executable, "-c", "import sys\nfor line in sys.stdin: print('not an answer', flush=True)"]
NOT_THERE = ["/nowhere/at/all"]
LIES = [
    sys.executable,
    "-c",
    "import sys, json\nfor l in sys.stdin:\n"
    " print(json.dumps({'ok': True, 'id': json.loads(l).get('id'), 'word': 'fly'}), flush=True)",
]


@pytest.mark.parametrize(
    "command", [HANGS, DIES, RAVES, NOT_THERE, LIES], ids=["hangs", "dies", "raves", "is not there", "lies"]
)
@story
async def test_a_worker_that_fails_never_blocks_a_table(serving, sqlite, command):
    server: Server = serving(sqlite, bot_command=command, bot_limit=0.3)
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me greedy random"))["id"]
        wire = await ana.sit(table)
        for _ in range(3):
            view = await wire.my_turn()
            while view["question"]:
                await wire.act(view)
                view = await wire.until("view")
        assert (await wire.my_turn())["moves"] > 6
        hint = await ana.ask("POST", f"/api/tables/{table}/hint", json={})
        assert hint.status_code in (200, 503)
        assert hint.status_code == 200 or hint.json()["key"] == "server-bots-busy"


@story
async def test_a_worker_that_hung_is_replaced_by_one_that_works(tmp_path):
    flag = tmp_path / "flag"
    once = (
        "import sys, time, pathlib; f = pathlib.Path(sys.argv[1])\n"
        "if not f.exists(): f.touch(); time.sleep(600)\n"
        "from comptoir.bots.remote.worker import main; main()"
    )
    pool = BotPool(1, 20.0, [sys.executable, "-c", once, str(flag)])
    job = some_job()
    try:
        pool.job_limit = 3.0
        with pytest.raises(Unavailable):
            await pool.choose(job)
        pool.job_limit = 60.0
        assert await pool.choose(job)
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        with pytest.raises(Unavailable):
            await pool.choose(job)
        assert await pool.choose(job)
    finally:
        await pool.stop()


def some_job(bot="random", game="village") -> BotJob:
    village = comptoir.game("village")
    state = village.new(3, 7)
    seat = state.asked[0]
    return BotJob(game, seat, bot, village.dump(state.determinize(seat, 1)), 5)


@story
async def test_a_fault_of_a_bot_is_told_and_is_not_the_end_of_the_worker():
    pool = BotPool(1, 60.0)
    try:
        with pytest.raises(Unavailable):
            await pool.choose(some_job(bot="random", game="nothing"))
        process = pool.workers[0].process
        assert await pool.choose(some_job())
        assert pool.workers[0].process is process
    finally:
        await pool.stop()


@story
async def test_a_hint_tells_what_a_move_may_bring_and_how_the_game_may_go_on():
    pool = BotPool(1, 60.0)
    try:
        moves = await pool.hint(some_job(bot="search:400"))
    finally:
        await pool.stop()
    assert len(moves) == 3
    assert all(move.games >= 8 and 0 <= move.chance <= 1 for move in moves)
    assert moves[0].share >= moves[1].share
    assert all(then.key.startswith("village-word-") for move in moves for then in move.line)
    assert any(move.line for move in moves)


def test_the_pause_of_a_bot_tells_nothing_of_how_long_it_thought():
    for granted, beats in ((0.0, 1), (0.2, 1), (2.0, 5)):
        for thought in (0.0, 0.01, granted, granted + 0.2):
            whole = [thought + masking_delay(0.8, granted, thought) for _ in range(200)]
            assert min(whole) >= beats * ANSWER_QUANTUM + 0.8 * 0.6 - 1e-9
            assert max(whole) <= beats * ANSWER_QUANTUM + 0.8 * 1.6 + 1e-9
    assert masking_delay(0.0, 2.0, 0.3) == 0.0


@story
async def test_bots_play_on_while_nobody_looks_and_after_a_restart(serving, sqlite):
    server: Server = serving(sqlite)
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random random", options={"round_cap": 2}))["id"]
        await ana.post(f"/api/tables/{table}/leave", seat=0)
        server.kill()
        server.start()
        began = time.monotonic()
        while (await ana.get(f"/api/tables/{table}"))["status"] == "playing":
            assert time.monotonic() - began < 120
            await asyncio.sleep(0.5)
        done = await ana.get(f"/api/tables/{table}")
        assert done["status"] == "finished"
        assert done["seed"]


@story
async def test_the_example_plays_a_game_over_the_wire(server: Server):
    example = Path(__file__).parents[2] / "examples" / "bot_client.py"
    text = example.read_text()
    assert len([line for line in text.partition('"""\n\n')[2].splitlines() if line.strip()]) <= 40
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me invited", options={"round_cap": 2}))["id"]
        key = (await ana.get(f"/api/tables/{table}"))["seats"][1]["key"]
        client = await asyncio.create_subprocess_exec(
            sys.executable, str(example), server.url, table, "1", key, stdout=asyncio.subprocess.PIPE
        )
        while (await ana.get(f"/api/tables/{table}"))["status"] == "waiting":
            await asyncio.sleep(0.1)
        await ana.post(f"/api/tables/{table}/leave", seat=0)
        output, _ = await client.communicate()
        assert client.returncode == 0
        assert output.decode().splitlines()[-1].startswith("over: [")
        assert (await ana.get(f"/api/tables/{table}"))["status"] == "finished"


# --- which worker, and what when all fail -----------------------------------------------------------------------------


@story
async def test_the_jobs_of_one_seat_go_to_one_worker_and_others_to_any():
    """The worker answers its process id, after a moment."""
    tells_itself = (
        "import sys, json, os, time\n"
        "for line in sys.stdin:\n"
        "    time.sleep(0.05)\n"
        "    number = json.loads(line).get('id')\n"
        "    print(json.dumps({'ok': True, 'id': number, 'word': str(os.getpid())}), flush=True)"
    )
    pool = BotPool(2, 20.0, [sys.executable, "-c", tells_itself])

    def job(session: str, bot: str = "search:20") -> BotJob:
        return BotJob("village", 0, bot, {}, 1, session=session)

    try:
        firsts = await asyncio.gather(pool.choose(job("one")), pool.choose(job("two")))
        assert len(set(firsts)) == 2
        for sessions in (("two", "one", "two"), ("one",), ("one", "one", "two"), ("two",), ("two", "two", "one")):
            again = await asyncio.gather(*[pool.choose(job(session)) for session in sessions])
            assert again == [firsts[0] if session == "one" else firsts[1] for session in sessions]
        anywhere = await asyncio.gather(*[pool.choose(job("", "random")) for _ in range(6)])
        assert set(anywhere) == set(firsts)
        for worker in pool.workers:
            if str(worker.process.pid) == firsts[0]:
                worker.process.kill()
                await worker.process.wait()
        assert await pool.choose(job("one")) != firsts[0], "its worker has died and is replaced"
        assert await pool.choose(job("two")) == firsts[1]
    finally:
        await pool.stop()


@story
async def test_when_every_bot_fails_the_first_entry_of_the_menu_is_played(sqlite):
    process = Process(sqlite)
    driver = BotDriver(BotPool(1, 20.0, LIES), 0.0)
    try:
        table = await process.begin(await process.people("Ana", "Bob", "Cleo"), "hermagor")
        longest = 0
        for _ in range(12):
            seat = table.match.state.asked[0]
            menu = [table.game.word(action) for action in table.match.state.menu(seat)]
            longest = max(longest, len(menu))
            assert await driver.choose_word(table, seat, "search:20") == menu[0]
            await play(
                table, table.record.seats[seat].player_id, Play(menu[-1], table.match.question_numbers[seat], seat)
            )
        assert longest > 3
    finally:
        await driver.pool.stop()
        process.store.close()


@story
async def test_a_bot_that_is_no_longer_asked_does_nothing(sqlite):
    """With two processes both ask the bot, and the answer of the other one may come first."""
    process = Process(sqlite)
    driver = BotDriver(BotPool(1, 20.0, LIES), 0.0)
    try:
        table = await process.begin(await process.people("Ana", "Bob"))
        await driver.answer_question(table, 1 - table.match.state.asked[0])
        assert table.match.log_length == 0
    finally:
        await driver.pool.stop()
        process.store.close()
