"""Several processes on one PostgreSQL: what one writes, the others show."""

import asyncio

import postgres
from harness import Person, Server, story


@story
async def test_people_at_two_processes_sit_at_one_table(serving, pg):
    """Two servers share a database: what is played, said and decided at one is seen at the other."""
    db = postgres.fresh(pg)
    left, right = serving(db), serving(db)
    async with Person(left.url, "Ana") as ana, Person(right.url, "Bob") as bob:
        table = (await ana.table("village", "me open"))["id"]
        a = await ana.sit(table)
        await bob.post(f"/api/tables/{table}/join")
        b = await bob.sit(table)
        await a.until("view")
        wires = {0: a, 1: b}
        for _ in range(12):
            view = await (ana if (await ana.get(f"/api/tables/{table}/view"))["question"] else bob).get(
                f"/api/tables/{table}/view"
            )
            mover, other = wires[view["seat"]], wires[1 - view["seat"]]
            assert (await mover.act(view))["t"] == "done"
            moved = view["moves"] + 1
            await other.until("view", lambda said, moved=moved: said["moves"] >= moved)
        await b.say("chat", text="salut")
        assert (await a.until("said", lambda said: said["lines"]))["lines"][-1]["text"] == "salut"
        views = [await person.get(f"/api/tables/{table}/view") for person in (ana, bob)]
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
            codes = sorted(answer.status_code for answer in answers)
            assert codes[0] == 200
            assert codes[1] == 409
            while (await again.get(f"{path}/view", seat=0))["moves"] != played + 1:
                await asyncio.sleep(0.05)
