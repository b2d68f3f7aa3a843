"""Load on a server: `python tools/load.py [--tables 100] [--players 4] [--seconds 60] [--rate 0] [--db URL] ...`.

Starts a server of its own on the loopback, seats scripted players at every table, and lets them answer as fast as they
can, or with `--rate` so many moves a second over all.  Whoever has finished a game sets up the next.  At the end every
acknowledged move must be in the log, once.  Prints one line of JSON.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from sqlalchemy import Connection, select

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

import postgres
from harness import Server

from comptoir.store import open_store
from comptoir.store.schema import moves


class Choice(msgspec.Struct):
    word: str


class Asked(msgspec.Struct):
    n: int
    menu: list[Choice]


class View(msgspec.Struct):
    """Of a view, what a scripted player needs: four hundred of them share the machine with the server."""

    status: str
    question: Asked | None


look = msgspec.json.Decoder(View).decode


class Crowd:
    """All scripted players, and what they have seen."""

    def __init__(self, url: str, rate: float) -> None:
        self.url = url
        self.rate = rate
        self.acknowledged: Counter[str] = Counter()
        self.waits: list[float] = []
        self.refused: Counter[str] = Counter()
        self.running = True
        self.games = 0  # finished
        self.next_at = time.perf_counter()
        self.counting = False

    async def pace(self) -> None:
        """With a rate, moves are spread evenly over all tables."""
        if self.rate:
            now = time.perf_counter()
            self.next_at = max(self.next_at + random.expovariate(self.rate), now - 1.0)
            if self.next_at > now:
                await asyncio.sleep(self.next_at - now)

    async def come_in(self, players: int) -> list[str]:
        """People for one table: their cookies."""
        cookies = []
        for seat in range(players):
            async with httpx.AsyncClient(base_url=self.url, timeout=60) as web:
                (await web.post("/api/guest", json={"name": f"Load {seat}"})).raise_for_status()
                cookies.append(web.cookies["comptoir"])
        return cookies

    async def set_up(self, game: str, cookies: list[str]) -> str:
        """One table, with everybody seated."""
        table = ""
        for seat, cookie in enumerate(cookies):
            async with httpx.AsyncClient(base_url=self.url, timeout=60, cookies={"comptoir": cookie}) as web:
                if seat == 0:
                    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(cookies) - 1)
                    answer = await web.post("/api/tables", json={"game": game, "seats": seats, "listed": False})
                    table = answer.raise_for_status().json()["id"]
                else:
                    (await web.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        return table

    async def friends(self, game: str, table: str, cookies: list[str], ready: asyncio.Event) -> None:
        """Game after game."""
        while self.running:
            async with asyncio.TaskGroup() as group:
                for cookie in cookies:
                    group.create_task(self.play(table, cookie, ready))
            if self.running:
                self.games += 1
                table = await self.set_up(game, cookies)

    async def play(self, table: str, cookie: str, ready: asyncio.Event) -> None:
        """One player: whenever there is a question, a random answer, until the game is over."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        dice = random.Random(table + cookie)
        async with websockets.connect(
            address,
            additional_headers={"Cookie": f"comptoir={cookie}"},
            compression=None,
            max_size=1 << 22,
            ping_interval=None,
        ) as socket:
            await ready.wait()
            sent = 0.0
            async for message in socket:
                if not self.running:
                    return
                assert isinstance(message, str)  # the server sends no binary frames
                kind = message[:14]
                if kind.startswith('{"t":"done"'):
                    self.acknowledged[table] += 1
                    if self.counting:
                        self.waits.append(time.perf_counter() - sent)
                elif kind.startswith('{"t":"refused"'):
                    self.refused[json.loads(message)["key"]] += 1
                elif kind.startswith('{"t":"view"'):
                    view = look(message)
                    question = view.question
                    if question is not None:
                        word = dice.choice(question.menu).word
                        await self.pace()
                        sent = time.perf_counter()
                        await socket.send(f'{{"t":"act","n":{question.n},"word":"{word}","id":1}}')
                    elif view.status == "finished":
                        return


def cpu_of(pid: int) -> float:
    """Processor seconds of a process and of those it has started."""
    pids = [pid]
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if path.read_text().rpartition(")")[2].split()[1] == str(pid):
                pids.append(int(path.parent.name))
    seconds = 0.0
    for one in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 2) if values else 0.0


async def measure(arguments: argparse.Namespace, server: Server) -> dict[str, Any]:
    crowd = Crowd(server.url, arguments.rate)
    groups: list[tuple[str, list[str]]] = []

    async def group() -> None:
        cookies = await crowd.come_in(arguments.players)
        groups.append((await crowd.set_up(arguments.game, cookies), cookies))

    for first in range(0, arguments.tables, 10):
        await asyncio.gather(*[group() for _ in range(first, min(first + 10, arguments.tables))])
    ready = asyncio.Event()
    players = [asyncio.create_task(crowd.friends(arguments.game, table, cookies, ready)) for table, cookies in groups]
    await asyncio.sleep(2.0)
    ready.set()
    await asyncio.sleep(1.0)
    crowd.counting = True
    print("counting", file=sys.stderr, flush=True)
    pid = server.process.pid if server.process else 0
    cpu, own = cpu_of(pid), time.process_time()
    began, before = time.perf_counter(), sum(crowd.acknowledged.values())
    await asyncio.sleep(arguments.seconds)
    took, made = time.perf_counter() - began, sum(crowd.acknowledged.values()) - before
    cpu, own = cpu_of(pid) - cpu, time.process_time() - own
    crowd.running = False
    crowd.counting = False
    await asyncio.sleep(1.0)
    for player in players:
        player.cancel()
    outcomes = await asyncio.gather(*players, return_exceptions=True)
    faults = Counter(type(one).__name__ for one in outcomes if isinstance(one, Exception))
    return {
        "tables": arguments.tables,
        "players": arguments.players,
        "game": arguments.game,
        "seconds": round(took, 1),
        "games": crowd.games,
        "moves": made,
        "moves_per_second": round(made / took, 1),
        "p50_ms": percentile(crowd.waits, 0.5),
        "p99_ms": percentile(crowd.waits, 0.99),
        "refused": dict(crowd.refused),
        "faults": dict(faults),
        "server_cpu_ms_per_move": round(cpu / made * 1000, 3) if made else None,
        "players_cpu_ms_per_move": round(own / made * 1000, 3) if made else None,
        "acknowledged": dict(crowd.acknowledged),
    }


def numbers_in_log(connection: Connection, table: str) -> list[int]:
    """The numbers of the moves of a table that are in the log."""
    return list(connection.scalars(select(moves.c.n).where(moves.c.table_id == table).order_by(moves.c.n)))


def checked(db: str, acknowledged: dict[str, int]) -> dict[str, int]:
    """Every acknowledged move is in the log, and no number is missing or twice."""
    store = open_store(db)
    lost = doubled = more = 0
    for table, number in acknowledged.items():
        numbers = store.ask(numbers_in_log, table)
        doubled += len(numbers) - len(set(numbers))
        lost += max(0, number - len(numbers)) + (0 if numbers == list(range(1, len(numbers) + 1)) else 1)
        more += max(0, len(numbers) - number)
    store.close()
    return {"lost": lost, "doubled": doubled, "in_log_not_acknowledged": more}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--game", default="village")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=0, help="moves a second over all tables; 0: as fast as they can")
    parser.add_argument("--db", help="a database, or `postgresql` for one of its own (a fresh SQLite file)")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    with postgres.wanted(arguments.db) as db:
        server = Server(db, workers=arguments.workers, guests_an_hour=1_000_000, message_rate=1000, message_burst=1000)
        server.start()
        try:
            report = asyncio.run(measure(arguments, server))
        finally:
            server.stop()
        report |= checked(db, report.pop("acknowledged"))
    print(json.dumps(report))
    return 0 if not report["lost"] and not report["doubled"] else 1


if __name__ == "__main__":
    sys.exit(main())
