"""Lessons: the prepared position of each game is reached by the real engine, at a table for one person alone."""

import pytest
from harness import Person, Server, story

from comptoir.bots import SeatedBots
from comptoir.core import registry
from comptoir.games import BUILT_IN as NAMES
from comptoir.server.tables.lesson_plan import lesson_plan, lesson_plans, prepared_match

SEVERAL = 80  # decisions of the learner within which everything that is advised has been met


def advice(words: list[str], advised: list[str]) -> str | None:
    """The first thing advised that can be done; the page chooses in the same way."""
    return next((word for begin in advised for word in words if word.startswith(begin)), None)


def test_every_game_has_a_lesson():
    assert sorted(lesson_plans()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_opening_is_legal_and_the_learner_is_asked(name):
    plan = lesson_plan(name)
    game = registry.get(name, None)
    state = game.new(plan.players, plan.seed, **game.resolve_options(plan.players, plan.options))
    for line in plan.opening:
        seat, _, word = line.partition(" ")
        assert game.why_not(state, int(seat), word) is None, line
        state.play(int(seat), game.action(word))
    assert state.asked == (plan.seat,)
    assert game.digest(state) == game.digest(prepared_match(name).state)
    assert plan.opening, "something has happened already"


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_advised_can_be_done_whatever_the_bots_do(name):
    plan = lesson_plan(name)
    for seed in range(6):
        match = prepared_match(name)
        bots = SeatedBots(match.game, dict.fromkeys(range(plan.players), plan.bot), seed=seed)
        left = list(plan.advised)
        first = True
        for _ in range(SEVERAL):
            if not left or match.state.over:
                break
            seat = match.state.asked[0]
            if seat != plan.seat:
                match.apply_logged(seat, match.game.word(bots.choose(match.state, seat)))
                continue
            words = [match.game.word(action) for action in match.state.menu(seat)]
            word = advice(words, left)
            if first:
                assert word == plan.advised[0]
                first = False
            if word is not None:
                left = [begin for begin in left if not word.startswith(begin)]
            match.apply_logged(seat, word or match.game.word(bots.choose(match.state, seat)))
        assert [begin for begin in left if begin not in ("sell_half", "sell")] == []


@pytest.mark.parametrize("name", NAMES)
@story
async def test_a_lesson_is_a_table_of_ones_own(server: Server, name):
    plan = lesson_plan(name)
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await ana.post("/api/lessons", game=name)
        assert table["lesson"] == plan.advised
        assert (table["status"], table["pace"], table["listed"]) == ("playing", "none", False)
        assert [seat["kind"] for seat in table["seats"]].count("bot") == plan.players - 1
        assert table["seats"][plan.seat]["mine"]
        wire = await ana.sit(table["id"])
        view = await wire.my_turn()
        assert view["moves"] == len(plan.opening)
        assert view["journal"]["entries"] or name == "orleans"
        words = [entry["word"] for entry in view["question"]["menu"]]
        assert (await wire.act(view, advice(words, table["lesson"])))["t"] == "done"
        everywhere = await bob.get("/api/lobby")
        assert table["id"] not in [line["id"] for part in everywhere.values() for line in part]
        assert (await bob.refused(f"/api/tables/{table['id']}/join"))[0] == 409
        mine = (await ana.get("/api/lobby"))["mine"]
        assert [(line["id"], line["lesson"]) for line in mine] == [(table["id"], True)]


@story
async def test_a_lesson_is_kept_over_a_restart_in_either_database(serving, db):
    server = serving(db)
    async with Person(server.url, "Ana") as ana:
        table = await ana.post("/api/lessons", game="village")
        path = f"/api/tables/{table['id']}"
        before = await ana.get(f"{path}/view")
        word = advice([entry["word"] for entry in before["question"]["menu"]], table["lesson"])
        await ana.post(f"{path}/play", word=word, n=before["question"]["n"])
        before_kill = await ana.get(f"{path}/view")
        server.kill()
        server.start()
        again = await ana.get(f"{path}/view")
        assert {**again, "t": ""} == {**before_kill, "t": ""}
        assert (await ana.get(path))["lesson"] == table["lesson"]
        assert (await ana.get(f"{path}/replay", at=0))["question"] is None


@story
async def test_a_new_lesson_puts_an_end_to_the_old_one_and_leaves_no_trace(server: Server):
    async with Person(server.url, "Ana") as ana:
        plain = await ana.table("village", "me random")
        old = await ana.post("/api/lessons", game="village")
        other = await ana.post("/api/lessons", game="hermagor")
        new = await ana.post("/api/lessons", game="village")
        assert (await ana.get(f"/api/tables/{old['id']}"))["status"] == "ended"
        lobby = await ana.get("/api/lobby")
        assert {line["id"] for line in lobby["mine"]} == {plain["id"], other["id"], new["id"]}
        assert old["id"] not in [line["id"] for line in lobby["finished"]]
        assert plain["lesson"] is None
        assert [line["lesson"] for line in lobby["mine"] if line["id"] == plain["id"]] == [False]


@story
async def test_what_is_not_taught_is_refused_in_the_usual_words(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url) as nobody:
        assert await ana.refused("/api/lessons", game="chess") == (400, "unknown-game")
        for body in ({}, {"game": ""}, {"game": 7}, {"game": "x" * 41}, {"game": "village", "seed": 1}):
            assert await ana.refused("/api/lessons", **body) == (400, "server-bad-request")
        assert await nobody.refused("/api/lessons", game="village") == (401, "server-no-session")
        for _ in range(20):
            answer = await ana.ask("POST", "/api/lessons", json={"game": "village"})
            if answer.status_code != 200:
                break
        assert (answer.status_code, answer.json()["key"]) == (429, "server-too-fast")


@story
async def test_what_is_news_begins_after_my_last_decision(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = await ana.table("village", "me random", options={"start_player": 0})
        wire = await ana.sit(table["id"])
        view = await wire.my_turn()
        assert view["news_at"] == 0
        for _ in range(12):
            await wire.act(view)
            view = await wire.my_turn()
            at = await ana.get(f"/api/tables/{table['id']}/replay", at=view["news_at"])
            assert 0 < view["news_at"] <= view["moves"]
            assert len(at["journal"]["entries"]) == view["news_from"]
