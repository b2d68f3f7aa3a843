"""Several processes on one PostgreSQL: what one writes, the others show."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import postgres
import psycopg
from harness import SOON, Person, TableClient, story

Serving = Callable[..., Any]


class TwoServers:
    """Ana at one server process and Bob at another, at one table of Village."""

    def __init__(self, db: str, table: str, people: list[Person], sockets: list[TableClient]) -> None:
        self.db, self.table, self.people, self.sockets = db, table, people, sockets
        self.path = f"/api/tables/{table}"

    async def views(self) -> list[dict[str, Any]]:
        return [await person.get(f"{self.path}/view") for person in self.people]

    async def mover(self) -> tuple[int, dict[str, Any]]:
        """The seat that is asked, and its view; both processes have heard of all moves."""
        while True:
            views = await self.views()
            asked = [seat for seat, view in enumerate(views) if view["question"]]
            if len(asked) == 1 and views[0]["moves"] == views[1]["moves"]:
                return asked[0], views[asked[0]]

    async def play(self) -> int:
        """One move of whoever is asked; the seat."""
        seat, view = await self.mover()
        question = view["question"]
        await self.people[seat].post(f"{self.path}/play", n=question["n"], word=question["menu"][0]["word"])
        return seat

    async def play_past_horizon(self) -> int:
        """Play until a seat can only ask for its undo and the other one is to move; the seat that can ask."""
        while True:
            await self.play()
            mover, _ = await self.mover()
            if (await self.views())[1 - mover]["can_ask_undo"]:
                return 1 - mover

    async def info(self, seat: int) -> dict[str, Any]:
        info: dict[str, Any] = await self.people[seat].get(self.path)
        return info

    def query(self, statement: str, *arguments: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.db, autocommit=True) as connection:
            cursor = connection.execute(statement, arguments)  # type: ignore[call-overload]
            return cursor.fetchall() if cursor.description else []


@asynccontextmanager
async def two_servers(serving: Serving, pg: str, **options: Any) -> AsyncIterator[TwoServers]:
    db = postgres.fresh(pg)
    left, right = serving(db), serving(db)
    async with Person(left.url, "Ana") as ana, Person(right.url, "Bob") as bob:
        table = (await ana.table("village", "me open", options=options))["id"]
        a = await ana.sit(table)
        await bob.post(f"/api/tables/{table}/join")
        b = await bob.sit(table)
        await a.until("view")
        yield TwoServers(db, table, [ana, bob], [a, b])


async def soon(condition: Callable[[], Any]) -> Any:
    """The first true result of a coroutine function that is called again and again."""
    async with asyncio.timeout(SOON):
        while True:
            result = await condition()
            if result:
                return result
            await asyncio.sleep(0.02)


@story
async def test_people_at_two_processes_sit_at_one_table(serving, pg):
    """Two servers share a database: what is played, said and decided at one is seen at the other."""
    async with two_servers(serving, pg) as both:
        for _ in range(12):
            seat, view = await both.mover()
            assert (await both.sockets[seat].act(view))["t"] == "done"
            moved = view["moves"] + 1
            await both.sockets[1 - seat].until("view", lambda said, moved=moved: said["moves"] >= moved)
        await both.sockets[1].say("chat", text="salut")
        said = await both.sockets[0].until("said", lambda said: said["lines"])
        assert said["lines"][-1]["text"] == "salut"
        views = await both.views()
        assert views[0]["moves"] == views[1]["moves"]
        assert views[0]["journal"]["entries"][-1][0] == views[1]["journal"]["entries"][-1][0]


@story
async def test_two_processes_at_the_same_moment_play_one_move(serving, pg):
    db = postgres.fresh(pg)
    left, right = serving(db), serving(db)
    async with Person(left.url, "Ana") as ana, Person(right.url) as again:
        again.web.cookies.set("comptoir", ana.web.cookies["comptoir"])
        table = (await ana.table("village", "me me"))["id"]
        path = f"/api/tables/{table}"
        for played in range(8):
            views = [await again.get(f"{path}/view", seat=seat) for seat in (0, 1)]
            view = next(view for view in views if view["question"])
            entries = view["question"]["menu"]
            body = {"n": view["question"]["n"], "seat": view["seat"]}
            answers = await asyncio.gather(
                ana.web.post(f"{path}/play", json={**body, "word": entries[0]["word"]}),
                again.web.post(f"{path}/play", json={**body, "word": entries[-1]["word"]}),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            while (await again.get(f"{path}/view", seat=0))["moves"] != played + 1:
                await asyncio.sleep(0.05)


@story
async def test_a_proposal_made_at_one_process_lapses_when_somebody_plays_at_the_other(serving, pg):
    async with two_servers(serving, pg) as both:
        asking = await both.play_past_horizon()
        await both.people[asking].post(f"{both.path}/undo", ask=True)
        proposal = (await both.info(asking))["proposal"]
        assert proposal["kind"] == "undo"

        async def shown() -> bool:
            return bool((await both.info(1 - asking))["proposal"])

        await soon(shown)
        assert await both.play() == 1 - asking

        async def gone() -> bool:
            return (await both.info(asking))["proposal"] is None

        await soon(gone)
        assert (await both.info(1 - asking))["proposal"] is None
        assert both.query("select status from proposals where id = %s", proposal["id"]) == [("lapsed",)]
        late = await both.people[1 - asking].refused(f"{both.path}/answer", proposal=proposal["id"], yes=True)
        assert late == (409, "server-no-proposal")


@story
async def test_consent_given_at_the_other_process_takes_the_moves_back_at_both(serving, pg):
    async with two_servers(serving, pg) as both:
        asking = await both.play_past_horizon()
        before = (await both.mover())[1]["moves"]
        await both.people[asking].post(f"{both.path}/undo", ask=True)

        async def proposal() -> Any:
            return (await both.info(1 - asking))["proposal"]

        number = (await soon(proposal))["id"]
        await both.people[1 - asking].post(f"{both.path}/answer", proposal=number, yes=True)

        async def taken_back() -> bool:
            views = await both.views()
            return views[0]["moves"] == views[1]["moves"] < before

        await soon(taken_back)
        assert both.query("select status from proposals where id = %s", number) == [("agreed",)]
        assert (await both.info(asking))["proposal"] is None


@story
async def test_the_end_of_a_game_at_one_process_is_seen_at_the_other(serving, pg):
    async with two_servers(serving, pg, round_cap=1) as both:
        last = 0
        while (await both.info(0))["status"] == "playing":
            last = await both.play()

            async def settled() -> bool:
                views = await both.views()
                return views[0]["moves"] == views[1]["moves"]

            await soon(settled)
        other = both.sockets[1 - last]
        end = await other.until("view", lambda said: said["ranking"] is not None)
        assert end["status"] == "finished"
        info = (await other.until("table", lambda said: said["info"]["status"] == "finished"))["info"]
        assert info["seed"] is not None
        lobbies = [await person.get("/api/lobby") for person in both.people]
        lines = [next(line for line in lobby["finished"] if line["id"] == both.table) for lobby in lobbies]
        totals = [sheet["total"] for sheet in end["scores"]]
        assert [line["totals"] for line in lines] == [totals, totals]
        assert [line["places"] for line in lines] == [end["ranking"], end["ranking"]]


@story
async def test_an_undo_that_was_missed_while_not_listening_is_seen_after_the_reconnect(serving, pg):
    async with two_servers(serving, pg) as both:
        done = asyncio.Event()

        async def cut_off() -> None:
            """Keep every process from listening."""
            while not done.is_set():
                await asyncio.to_thread(
                    both.query,
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where datname = current_database() and query ilike 'listen%%'",
                )
                await asyncio.sleep(0.05)

        for _ in range(3):
            await both.play()
        seat, view = await both.mover()
        while view["question"]["menu"][0]["final"]:
            await both.play()
            seat, view = await both.mover()
        cutting = asyncio.create_task(cut_off())
        await asyncio.sleep(0.3)
        question, mover = view["question"], both.people[seat]
        await mover.post(f"{both.path}/play", n=question["n"], word=question["menu"][0]["word"])
        await mover.post(f"{both.path}/undo")
        other = await both.people[1 - seat].get(f"{both.path}/view")
        assert other["moves"] == view["moves"]
        done.set()
        await cutting

        async def refreshed() -> bool:
            stored = both.query("select n from tables where id = %s", both.table)[0][0]
            again = await both.people[1 - seat].get(f"{both.path}/view")
            return bool(again["moves"] == view["moves"] and stored == view["moves"] + 2)

        await soon(refreshed)
        await both.play()  # its number in the log is right only for who has read the undo

        async def heard() -> bool:
            return (await both.views())[0]["moves"] == (await both.views())[1]["moves"] == view["moves"] + 1

        await soon(heard)


@story
async def test_a_line_of_the_chat_committed_after_a_later_one_is_not_missed(serving, pg):
    """PostgreSQL numbers lines when they are inserted, not when they are committed."""
    async with two_servers(serving, pg) as both:
        ana, bob = both.sockets
        player = both.query("select player_id from seats where table_id = %s and seat = 1", both.table)[0][0]
        with psycopg.connect(both.db) as slow:
            row = slow.execute(
                "insert into chat (table_id, player_id, name, seat, text, at) values (%s, %s, 'Bob', 1, 'first', 1.0) "
                "returning id",
                (both.table, player),
            ).fetchone()
            assert row is not None
            await bob.say("chat", text="second")
            second = await ana.until("said", lambda said: said["lines"])
            assert [line["text"] for line in second["lines"]] == ["second"]
            assert second["lines"][0]["id"] > row[0]
            notice = json.dumps({"origin": "another process", "changed": [both.table]})
            slow.execute("select pg_notify('comptoir', %s)", (notice,))
        for socket in (ana, bob):
            late = await socket.until("said", lambda said: any(line["text"] == "first" for line in said["lines"]))
            assert [line["text"] for line in late["lines"]] == ["first"]


@story
async def test_no_line_of_the_chat_is_shown_twice_or_missed(serving, pg):
    async with two_servers(serving, pg) as both:

        async def talk(person: Person, name: str) -> None:
            for number in range(8):
                await person.post(f"{both.path}/chat", text=f"{name} {number}")

        await asyncio.gather(talk(both.people[0], "Ana"), talk(both.people[1], "Bob"))
        await both.people[0].post(f"{both.path}/chat", text="that was all")
        for socket in both.sockets:
            lines: list[str] = []
            while len(set(lines)) < 17:
                said = await socket.until("said")
                lines += [line["text"] for line in said["lines"]]
            lines += [line["text"] for said in await socket.quiet() if said["t"] == "said" for line in said["lines"]]
            assert len(lines) == len(set(lines)) == 17
