"""The tables in memory: a thousand at the start, and those that are dropped and loaded again."""

import asyncio
import json
import secrets
import time

from harness import Person, Server, story

import comptoir
from comptoir.core.record import commitment
from comptoir.server.tables.match import Match
from comptoir.store import open_store, players
from comptoir.store import tables as stored
from comptoir.store.schema import MOVE, moves


def furnished(db: str, tables: int) -> list[str]:
    """A database with so many unfinished games, at a bot's turn or a person's."""
    store = open_store(db)
    game = comptoir.game("village")
    options = game.resolve_options(3, {})
    names = []

    def write(connection) -> None:
        player = players.add_player(connection, "Host", time.time())
        stored.keep_box(connection, game.name, game.box_hash, game.box_text)
        for number in range(tables):
            seed = secrets.randbits(128)
            match = Match(game, 3, seed, options)
            log = []
            for _ in range(20):
                seat = match.state.asked[0]
                step = match.play(seat, match.question_numbers[seat], game.word(match.state.menu(seat)[0]))
                log.append(step.entry)
                match.apply(step)
            names.append(f"table{number}")
            now = time.time()
            row = {
                "id": names[-1],
                "game": "village",
                "version": game.version,
                "box": game.box_hash,
                "players": 3,
                "options": json.dumps(options),
                "seed": f"{seed:032x}",
                "commitment": commitment(seed),
                "pace": "day",
                "listed": True,
                "status": "playing",
                "owner_id": player,
                "created_at": now,
                "moved_at": now,
                "n": 20,
                "asked": json.dumps(list(match.state.asked)),
                "result": None,
            }
            kinds = ["person", "bot", "bot"]
            seats = [
                {
                    "seat": seat,
                    "kind": kind,
                    "player_id": player if kind == "person" else None,
                    "name": "",
                    "bot": "random" if kind == "bot" else "",
                    "key": "",
                }
                for seat, kind in enumerate(kinds)
            ]
            stored.add_table(connection, row, seats)
            connection.execute(
                moves.insert(),
                [
                    {"table_id": names[-1], "n": n, "kind": MOVE, "seat": seat, "word": word, "at": now}
                    for n, (_, seat, word) in enumerate(log, 1)
                ],
            )

    with store.engine.begin() as connection:
        write(connection)
    store.close()
    return names


def test_a_server_with_a_thousand_unfinished_games_answers_at_once(sqlite):
    """The figure is a benchmark's; here only that the start does not wait for the games."""
    names = furnished(sqlite, 300)
    empty = timed_start(f"{sqlite}.empty")
    full = timed_start(sqlite, names[0])
    assert full < empty + 3.0


def timed_start(db: str, table: str = "") -> float:
    began = time.monotonic()
    server = Server(db)
    server.start()
    took = time.monotonic() - began
    try:
        if table:
            assert asyncio.run(one_view(server.url, table))["moves"] >= 20
    finally:
        server.stop()
    return took


async def one_view(url: str, table: str):
    async with Person(url) as somebody:
        return await somebody.get(f"/api/tables/{table}/view")


@story
async def test_a_table_that_was_put_away_is_as_it_was(serving, sqlite):
    server: Server = serving(sqlite, evict_after=0.5)
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me me"))["id"]
        for _ in range(60):
            views = [await ana.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
            view = next(view for view in views if view["question"])
            answer = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"], "seat": view["seat"]}
            await ana.post(f"/api/tables/{table}/play", **answer)
        before = [await ana.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
        await asyncio.sleep(2.0)
        after = [await ana.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
        assert after == before
        asked = next(view["seat"] for view in after if view["question"])
        if after[asked]["can_undo"]:
            await ana.post(f"/api/tables/{table}/undo", seat=asked)
