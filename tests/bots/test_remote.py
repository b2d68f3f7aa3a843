"""Bots in processes of their own: the protocol, its framing, the worker, and the asyncio transport."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import comptoir
from comptoir.bots import decision_context, parse_bot, seat_dice
from comptoir.bots.remote import launcher, protocol
from comptoir.bots.remote.async_transport import AsyncBotProcess
from comptoir.bots.remote.framing import INCOMPLETE, LineProtocol, encode
from comptoir.bots.remote.protocol import PROTOCOL, BotCode, BotFault
from comptoir.bots.remote.sync_transport import BotProcess
from comptoir.bots.remote.worker import BuiltinBots, Worker

VILLAGE = comptoir.game("village")
ANSWERS = "import sys, json\nfor line in sys.stdin: print(json.dumps({answer}), flush=True)"
MESSAGES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(), lambda inner: st.lists(inner), max_leaves=5
)


# --- framing ----------------------------------------------------------------------------------------------------------


@given(st.lists(MESSAGES, max_size=5), st.lists(st.integers(1, 9), min_size=1, max_size=9))
def test_messages_arrive_in_whatever_pieces_they_are_read(messages, sizes):
    sent = b"\n \n".join(encode(message) for message in messages)
    lines = LineProtocol()
    received = []
    position = number = 0
    while position < len(sent):
        size = sizes[number % len(sizes)]
        lines.receive(sent[position : position + size])
        position, number = position + size, number + 1
        while (message := lines.next_message()) is not INCOMPLETE:
            received.append(message)
    assert received == messages


@pytest.mark.parametrize("line", [b"rubbish\n", b"{\n", b"[" * 100_000 + b"\n", b"\xff\xfe\n"])
def test_a_line_that_is_no_json_is_rubbish(line):
    lines = LineProtocol()
    lines.receive(line)
    with pytest.raises(BotFault) as fault:
        lines.next_message()
    assert fault.value.kind == "rubbish" and len(fault.value.detail) <= 200


def test_a_line_without_end_is_a_flood():
    lines = LineProtocol(limit=1000)
    lines.receive(b"x" * 1000)
    assert lines.next_message() is INCOMPLETE
    lines.receive(b"x")
    with pytest.raises(BotFault, match="flood"):
        lines.next_message()


def test_what_is_said_without_a_question_is_rubbish():
    lines = LineProtocol()
    lines.receive(b" \n")
    lines.refuse_unasked()
    lines.receive(b"0\n")
    with pytest.raises(BotFault, match="rubbish"):
        lines.refuse_unasked()


# --- the worker -------------------------------------------------------------------------------------------------------


def turn_of_questions(bot, seed):
    """The questions to one seat during a turn of several decisions, and the answers of a bot that keeps its tree."""
    spec = parse_bot(bot)
    state = VILLAGE.new(2, seed)
    for _ in range(8):  # into the game
        state.play(state.asked[0], state.menu(state.asked[0])[0])
    seat = state.asked[0]
    one_bot, questions, words = spec.factory(), [], []
    while state.asked == (seat,) and len(questions) < 5:
        world = VILLAGE.dump(state.determinize(seat, 1000 + len(questions)))
        question = protocol.named_bot_move(
            bot, "village", seat, world, seed + len(questions), session=f"table/{seat}", last_word=(words or [""])[-1]
        )
        context = decision_context(VILLAGE, seat, seat_dice(question["seed"], seat), spec)
        context.world = VILLAGE.load(world)
        words.append(VILLAGE.word(int(one_bot.choose(context))))
        questions.append(question)
        state.play(seat, VILLAGE.action(words[-1]))
    return questions, words


def answers(bots, questions):
    return [bots.choose(json.loads(json.dumps(question)))["word"] for question in questions]


def test_a_worker_keeps_the_tree_of_a_turn_and_answers_as_a_bot_that_keeps_it():
    turns = [turn_of_questions("search:60", seed) for seed in range(4)]
    assert max(len(questions) for questions, _ in turns) > 1
    for questions, expected in turns:
        bots = BuiltinBots()
        assert answers(bots, questions) == expected
        (kept,) = bots.sessions.values()
        assert kept.last_word == expected[-1]


def test_a_tree_is_kept_only_while_the_answers_are_played():
    turns = (turn_of_questions("search:60", seed) for seed in range(20))
    questions, words = next(turn for turn in turns if len(turn[0]) > 1)
    bots = BuiltinBots()
    answers(bots, questions[:1])
    (first,) = bots.sessions.values()
    other = {**questions[1], "last_word": "something else"}
    answers(bots, [other])
    (second,) = bots.sessions.values()
    assert second.bot is not first.bot
    assert answers(BuiltinBots(), [other]) == answers(BuiltinBots(), [{**questions[1], "session": ""}])
    assert words[0] == first.last_word


def test_another_bot_at_the_same_seat_does_not_take_over_the_tree():
    questions, words = turn_of_questions("search:20", 1)
    bots = BuiltinBots()
    answers(bots, questions[:1])
    (first,) = bots.sessions.values()
    answers(bots, [{**questions[0], "bot": "search:21", "last_word": words[0]}])
    (second,) = bots.sessions.values()
    assert second.bot is not first.bot


def test_only_so_many_bots_are_kept():
    questions, _ = turn_of_questions("search:20", 1)
    bots = BuiltinBots(most=3)
    answers(bots, [{**questions[0], "session": f"table{number}"} for number in range(6)])
    assert list(bots.sessions) == ["table3", "table4", "table5"]
    answers(bots, [{**questions[0], "bot": "random", "session": "table9"}])
    assert "table9" not in bots.sessions, "a bot without a tree need not be kept"


def test_the_handshake_names_the_bots_and_refuses_another_protocol():
    assert Worker().answer(protocol.hello())["bots"] == ["random", "greedy", "search"]
    assert f"protocol {PROTOCOL} expected" in Worker().answer({**protocol.hello(), "protocol": 99})["error"]


def test_a_fault_of_a_bot_is_answered_and_has_the_id_of_the_question():
    questions, _ = turn_of_questions("random", 1)
    worker = Worker()
    answer = worker.answer({**questions[0], "bot": "nobody", "id": 7})
    assert answer["id"] == 7 and answer["fault"] == "crash" and "unknown-bot" in answer["told"]
    assert worker.answer({**questions[0], "id": 8}).keys() == {"id", "word"}


def test_a_class_from_a_file_is_told_the_game_and_begins_anew_in_the_next(tmp_path):
    code = """
from comptoir.bots import Bot
class Counts(Bot):
    asked = 0
    def choose(self, context):
        self.asked += 1
        assert context.iterations == 9
        return context.menu[self.asked % len(context.menu)]
"""
    worker = Worker()
    assert worker.answer(protocol.hello("village", None, BotCode(code, "bots.py", "", "Counts")))["bots"] == ["Counts"]
    state = VILLAGE.new(2, 1)
    seat = state.asked[0]
    question = protocol.move([], [], world=VILLAGE.dump(state))
    for _ in range(2):
        assert worker.answer(protocol.new_game("village", 2, seat, {}, 5, 1.0, 9, 0)) is None
        assert [worker.answer({**question, "id": number})["index"] for number in (1, 2)] == [1, 2]
    assert worker.answer(protocol.game_over([], [])) is None


# --- the transports ---------------------------------------------------------------------------------------------------


def ask(program, message, seconds=60.0):
    """The answer of a program, and its process is ended."""

    async def conversation():
        process = AsyncBotProcess(program)
        try:
            return await process.ask(message, seconds)
        finally:
            await process.close()

    return asyncio.run(conversation())


def test_the_worker_answers_over_asyncio():
    questions, words = turn_of_questions("greedy", 2)
    assert ask((), questions[0])["word"] == words[0]
    moves = ask((), protocol.hint("search:40", "village", 0, VILLAGE.dump(VILLAGE.new(2, 1)), 1))["moves"]
    assert moves[0].keys() == {"word", "score", "chance", "games", "share", "gain", "line"}


@pytest.mark.parametrize(
    ("program", "kind"),
    [
        (["/no/such/program"], "start"),
        ([sys.executable, "-c", "import time; time.sleep(600)"], "time"),
        ([sys.executable, "-c", "input(); raise SystemExit(3)"], "crash"),
        ([sys.executable, "-c", ANSWERS.format(answer="{}") + "\n"], "start"),
        ([sys.executable, "-c", ANSWERS.format(answer="{'ok': True, 'id': 99}")], "answer"),
        ([sys.executable, "-c", "input(); print('rubbish', flush=True); input()"], "rubbish"),
        ([sys.executable, "-c", "import sys\nwhile True: sys.stdout.write('x' * 65536)"], "flood"),
    ],
)
def test_a_program_that_fails_is_a_fault_over_asyncio(program, kind):
    with pytest.raises(BotFault) as fault:
        ask(program, protocol.move([], []), 1.0 if kind == "time" else 30.0)
    assert fault.value.kind == kind


def test_a_program_that_answers_another_question_is_a_fault():
    process = BotProcess([sys.executable, "-c", ANSWERS.format(answer="{'index': 0, 'id': 99}")], 60.0, 300 << 20)
    try:
        with pytest.raises(BotFault, match="answer"):
            process.ask(protocol.move(["reap"], []))
    finally:
        process.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="the parent's death is told by Linux only")
def test_a_worker_dies_with_the_process_that_started_it(tmp_path):
    """The worker keeps a pipe open; its end is the end of the pipe."""
    parent = (
        "import subprocess, sys, time\n"
        f"process = subprocess.Popen({launcher.launch_command(['sleep', '3600'], 1 << 30)!r})\n"
        "print(process.pid, flush=True)\n"
        "time.sleep(3600)\n"
    )
    read_end, write_end = os.pipe()

    async def story():
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", parent, stdout=asyncio.subprocess.PIPE, pass_fds=[write_end]
        )
        child = int(await process.stdout.readline())
        while Path(f"/proc/{child}/comm").read_text().strip() != "sleep":  # until the launcher has become the program
            await asyncio.sleep(0.01)
        process.kill()
        await process.wait()
        while Path(f"/proc/{child}").exists() and " Z " not in Path(f"/proc/{child}/stat").read_text():
            await asyncio.sleep(0.01)

    try:
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        os.close(read_end)
        os.close(write_end)


def test_the_launcher_limits_memory_and_niceness():
    report = "import os, resource; print(resource.getrlimit(resource.RLIMIT_DATA)[0], os.nice(0))"

    async def story():
        process = await asyncio.create_subprocess_exec(
            *launcher.launch_command([sys.executable, "-c", report], 400 << 20, 5), stdout=asyncio.subprocess.PIPE
        )
        return (await process.communicate())[0].decode().split()

    limit, niceness = asyncio.run(story())
    assert int(niceness) == min(19, os.nice(0) + 5)
    if sys.platform == "linux":
        assert int(limit) == 400 << 20
