"""Secrets stay on the server: whatever a seat cannot know may be anything, and what it is sent does not change."""

import json
import random
from collections import defaultdict

import pytest
from harness import Person, Server, story
from test_match import TABLES, match_of, some_word

from comptoir.server import presenter
from comptoir.server.tables.match import Match
from comptoir.store import log as moves_log
from comptoir.store import open_store
from comptoir.store import tables as stored


def shown(match: Match, seat: int | None, state) -> bytes:
    """The view of a seat if this were the position."""
    true, match.state = match.state, state
    try:
        return presenter.encoded(presenter.seat_view(match, "table", seat, "playing", None))
    finally:
        match.state = true


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(name, players, options):
    match = match_of(name, players, options)
    dice = random.Random(11)
    looked = 0
    for step in range(160):
        if match.state.over:
            break
        if step % 4 == 0:
            for seat in range(players):
                for seed in (1, 2):
                    other = match.state.determinize(seat, seed)
                    assert shown(match, seat, other) == shown(match, seat, match.state), (step, seat)
                    looked += 1
                spectator = match.state.determinize(seat, 3)
                least = json.loads(shown(match, None, match.state))
                assert least["question"] is None
                if name in ("village", "hermagor"):
                    assert shown(match, None, spectator) == shown(match, None, match.state)
        seat = dice.choice(match.state.asked)
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
    assert looked > 50


def numbers_in(thing):
    """Every number and text in a message."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from numbers_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from numbers_in(value)
    else:
        yield thing


@pytest.mark.parametrize(("name", "options"), [("column", {}), ("orleans", {"planning_mode": "simultaneous"})])
@story
async def test_every_byte_sent_to_a_seat_could_have_been_sent_in_another_world(serving, sqlite, name, options):
    """People and a spectator play; all frames are kept, and compared with what other worlds would have sent."""
    server: Server = serving(sqlite)
    people = [Person(server.url, who) for who in ("Ana", "Bob", "Cleo")]
    watcher = Person(server.url)
    async with people[0], people[1], people[2], watcher:
        table = (await people[0].table(name, "me open open", options=options))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        wires = [await person.sit(table) for person in [*people, watcher]]
        dice = random.Random(1)
        for _ in range(60):
            views_now = [await person.get(f"/api/tables/{table}/view") for person in people]
            asked = [seat for seat, view in enumerate(views_now) if view["question"]]
            seat = dice.choice(asked)
            question = views_now[seat]["question"]
            word = dice.choice(question["menu"])["word"]
            await people[seat].post(f"/api/tables/{table}/play", n=question["n"], word=word)
        for wire in wires:
            await wire.quiet(1.0)
    server.stop()
    store = open_store(sqlite)
    row = store.ask(stored.table, table)
    log = store.ask(moves_log.entries, table)
    store.close()
    match = match_of(name, 3, options, int(row["seed"], 16))
    possible: dict[int | None, set[str]] = defaultdict(set)
    for step in range(len(log) + 1):
        for seat in (0, 1, 2, None):
            worlds = [match.state.determinize(seat, seed) for seed in (5, 6)] if seat is not None else [match.state]
            for world in worlds:
                true, match.state = match.state, world
                view = presenter.seat_view(match, table, seat, "playing", None)
                match.state = true
                possible[seat].add(stripped(presenter.encoded(view).decode()))
        match.replay_log(log[step : step + 1])
    for seat, wire in zip((0, 1, 2, None), wires, strict=True):
        frames = [frame for frame in wire.frames if json.loads(frame)["t"] == "view"]
        assert len(frames) > 10
        for frame in frames:
            assert stripped(frame) in possible[seat], (seat, frame[:300])
        for frame in wire.frames:
            secret = int(row["seed"], 16)
            assert row["seed"] not in frame
            words = {secret & 0xFFFFFFFF, secret >> 32 & 0xFFFFFFFF, secret >> 64 & 0xFFFFFFFF, secret >> 96}
            assert not words & {item for item in numbers_in(json.loads(frame)) if isinstance(item, int)}


def stripped(frame: str) -> str:
    """A view without its journal and its deadline, which other tests look at."""
    said = json.loads(frame)
    assert said.pop("journal").keys() == {"start", "entries"}
    said.pop("deadline")
    return json.dumps(said, sort_keys=True)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_bots_get_a_determinized_state_never_the_true_one(name, players, options):
    """The same determinized state comes out whatever lies hidden: nothing of the truth is left in it."""
    match = match_of(name, players, options)
    dice = random.Random(2)
    for step in range(60):
        if match.state.over:
            break
        if step % 6 == 0:
            for seat in match.state.asked:
                other = match.state.determinize(seat, 99)
                determinized = [match.game.dump(world.determinize(seat, 7)) for world in (match.state, other)]
                assert determinized[0] == determinized[1]
                dice_now = match.game.dump(match.state)["dice"]
                assert determinized[0]["dice"] != dice_now
        seat = dice.choice(match.state.asked)
        match.apply(match.play(seat, match.question_numbers[seat], some_word(match, seat, dice)))
