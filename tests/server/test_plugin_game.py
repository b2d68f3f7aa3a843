"""A game from another distribution, with nothing but rules: no lesson, evaluator, observation, texts or rules page."""

import os
from pathlib import Path

import httpx
import pytest
from harness import Person, Server, story

CORE_TESTS = Path(__file__).parents[1] / "core"


@pytest.fixture(scope="module")
def auction(tmp_path_factory):
    """A server where the game of sealed bids is installed, as pip would do it: by its metadata."""
    site = tmp_path_factory.mktemp("site")
    metadata = site / "sealed_bids-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[comptoir.games]\nauction = sealed_bids:PLUGIN\n")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [before, str(site), str(CORE_TESTS)]))
    try:
        server = Server(f"sqlite:///{site / 'comptoir.db'}").start()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    yield server
    server.stop()


def test_it_is_listed_with_the_bots_that_can_play_it(auction):
    games = {game["name"]: game for game in httpx.get(f"{auction.url}/api/games").json()}
    assert set(games) >= {"village", "auction"}
    assert games["auction"]["bots"] == ["random"]
    assert games["village"]["bots"] == ["random", "greedy", "search:200ms", "search:2s"]
    assert [(option["name"], option["choices"]) for option in games["auction"]["options"]] == [
        ("lots", ["few", "many"])
    ]


def test_what_it_lacks_is_empty_and_no_error(auction):
    for language in ("en", "fr"):
        assert httpx.get(f"{auction.url}/api/games/auction/rules/{language}").json()["rules"] == []
        part = httpx.get(f"{auction.url}/api/catalogue/{language}/auction")
        assert (part.status_code, part.text.strip()) == (200, "")
        assert "auction" in httpx.get(f"{auction.url}/api/catalogue/{language}").text
    words = httpx.get(f"{auction.url}/api/games/auction/words").json()
    assert [word["word"] for word in words] == ["bid 0", "bid 1", "bid 2", "bid 3", "seal", "rethink"]


@story
async def test_bots_that_need_an_evaluator_are_refused(auction):
    async with Person(auction.url, "Ana") as ana:
        for bot in ("greedy", "search:2s"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            assert await ana.refused("/api/tables", game="auction", seats=seats) == (400, "no-evaluator")
        table = await ana.table("auction", "me open open")
        path = f"/api/tables/{table['id']}"
        assert await ana.refused(f"{path}/fill", seat=1, kind="bot", bot="greedy") == (400, "no-evaluator")
        assert (await ana.post(f"{path}/fill", seat=1, kind="bot"))["seats"][1]["bot"] == "random"
        assert await ana.refused("/api/lessons", game="auction") == (400, "unknown-game")


@story
async def test_a_whole_game_is_played_and_proved(auction):
    async with Person(auction.url, "Ana") as ana:
        table = await ana.post(
            "/api/tables", game="auction", seats=[{"kind": "me"}, {"kind": "bot"}], options={"lots": "many"}
        )
        path = f"/api/tables/{table['id']}"
        wire = await ana.sit(table["id"])
        view = await wire.my_turn()
        assert await ana.refused(f"{path}/hint") == (400, "no-evaluator")
        assert (await ana.ask("GET", f"{path}/text/en")).status_code == 404
        assert (await ana.post(f"{path}/why", word="bid 9"))["key"] == "unknown-word"
        while True:
            await wire.act(
                view, view["question"]["menu"][-1 if "bid" in view["question"]["menu"][0]["word"] else 0]["word"]
            )
            view = await wire.until("view", lambda said: said["question"] or said["ranking"])
            if view["ranking"]:
                break
        assert view["status"] == "finished"
        record = await ana.get(f"{path}/record")
        assert record["finished"]
        assert len((await ana.get(f"{path}/scores"))["points"]) > 0
        assert (await ana.get("/api/lobby"))["finished"][0]["id"] == table["id"]


@story
async def test_a_bot_stands_in_for_somebody_who_has_gone(auction):
    async with Person(auction.url, "Ana") as ana, Person(auction.url, "Bob") as bob:
        table = (await ana.table("auction", "me open", options={"lots": "many"}))["id"]
        await bob.post(f"/api/tables/{table}/join")
        left = await bob.post(f"/api/tables/{table}/leave", seat=1)
        assert left["seats"][1]["bot"] == "random"
        wire = await ana.sit(table)
        view = await wire.my_turn()
        moves = view["moves"]
        await wire.act(view, "bid 0")
        await wire.act(await wire.my_turn(), "seal")
        assert (await wire.until("view", lambda said: said["moves"] >= moves + 4))["view"]["lots"] < 9
