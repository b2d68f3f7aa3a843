"""kill -9 at random moments: `python tools/crash.py [--times 50] [--db URL] [--workers N]`.

Scripted players play at a few tables, over sockets, while the server is killed again and again in the midst of it.
Each time it comes back, and at the end every acknowledged move must be in the log exactly once and in its place, and
every table must go on.  Prints one line of JSON; the exit code is 1 when anything was lost or doubled.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from pathlib import Path

import websockets

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

import postgres
from harness import Person, Server

from comptoir.core import registry
from comptoir.server.tables.match import Match
from comptoir.store import log, open_store
from comptoir.store import tables as stored

GAMES = ("village", "column", "hermagor")


class Seat:
    """A scripted player who keeps a list of what was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.acknowledged: list[tuple[int, str]] = []  # the number of the question, and the word
        self.views = 0

    async def play(self, dice: random.Random) -> None:
        """Until the server dies."""
        wire = await self.person.sit(self.table)
        sent: tuple[int, str] | None = None
        try:
            async for frame in wire.connection:
                said = json.loads(frame)
                if said["t"] == "done" and sent is not None:
                    self.acknowledged.append(sent)
                    sent = None
                elif said["t"] == "view":
                    self.views += 1
                    if said["question"] and sent is None:
                        question = said["question"]
                        sent = (question["n"], dice.choice(question["menu"])["word"])
                        await wire.say("act", n=sent[0], word=sent[1])
                elif said["t"] == "refused":
                    sent = None
        except websockets.ConnectionClosed:
            pass
        finally:
            await wire.connection.close()


async def crash(server: Server, times: int, tables: int, seed: int) -> list[Seat]:
    """Play and kill, so many times; the seats with what they remember."""
    dice = random.Random(seed)
    seats: list[Seat] = []
    for number in range(tables):
        people = [Person(server.url, f"Seat {seat}") for seat in range(2)]
        for person in people:
            await person.__aenter__()
        table = (await people[0].table(GAMES[number % len(GAMES)], "me open random"))["id"]
        await people[1].post(f"/api/tables/{table}/join")
        seats += [Seat(person, table, seat) for seat, person in enumerate(people)]
    for _ in range(times):
        playing = [asyncio.create_task(seat.play(dice)) for seat in seats]
        enough = sum(len(seat.acknowledged) for seat in seats) + dice.randint(0, 40)
        until = time.monotonic() + 20
        while sum(len(seat.acknowledged) for seat in seats) < enough and time.monotonic() < until:
            await asyncio.sleep(dice.uniform(0.001, 0.02))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(server.start)
    return seats


def judged(db: str, seats: list[Seat]) -> dict[str, int]:
    """Compare what was acknowledged with the log, played again from the start."""
    store = open_store(db)
    lost = doubled = unplayable = acknowledged = logged = 0
    for table in sorted({seat.table for seat in seats}):
        row = store.ask(stored.table, table)
        assert row is not None
        entries = store.ask(log.entries, table)
        logged += len(entries)
        numbered: dict[tuple[int, int], list[str]] = {}
        match = Match(registry.get(row["game"]), row["players"], int(row["seed"], 16), json.loads(row["options"]))
        try:
            for entry in entries:
                _, mover, word = entry
                numbered.setdefault((mover, match.question_numbers[mover]), []).append(word)
                match.replay_log([entry])
        except Exception:
            unplayable += 1
        doubled += sum(len(words) - 1 for words in numbered.values())
        for seat in [seat for seat in seats if seat.table == table]:
            for number, word in seat.acknowledged:
                acknowledged += 1
                lost += numbered.get((seat.seat, number)) != [word]
    store.close()
    return {
        "acknowledged": acknowledged,
        "logged": logged,
        "lost": lost,
        "doubled": doubled,
        "unplayable": unplayable,
    }


async def goes_on(seats: list[Seat]) -> int:
    """How many tables do not go on after the last restart."""
    before = [seat.views for seat in seats]
    playing = [asyncio.create_task(seat.play(random.Random(1))) for seat in seats]
    await asyncio.sleep(5.0)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for seat in seats:
        await seat.person.web.aclose()
    return sum(seat.views == was for seat, was in zip(seats, before, strict=True))


def run(db: str, times: int, tables: int = 4, seed: int = 1, **settings: object) -> dict[str, int]:
    server = Server(db, **settings).start()

    async def whole() -> tuple[list[Seat], int]:
        seats = await crash(server, times, tables, seed)
        return seats, await goes_on(seats)

    try:
        seats, stuck = asyncio.run(whole())
    finally:
        server.stop()
    return {"kills": times, **judged(db, seats), "stuck": stuck}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", help="a database, or `postgresql` for one of its own (a fresh SQLite file)")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    with postgres.wanted(arguments.db) as db:
        report = run(db, arguments.times, arguments.tables, arguments.seed, workers=arguments.workers)
    print(json.dumps(report))
    return 1 if report["lost"] or report["doubled"] or report["unplayable"] or report["stuck"] else 0


if __name__ == "__main__":
    sys.exit(main())
