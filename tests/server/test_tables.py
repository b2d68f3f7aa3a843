"""Stories at a table: two people, lost connections, undo, consent, hot seats, spectators, late players, records."""

import json
import subprocess
import sys
from hashlib import sha256

import pytest
from harness import Person, Server, story


async def two_at(url: str, ana: Person, bob: Person, game: str = "village", **rest: object) -> str:
    """A table at which Ana has seat 0 and Bob seat 1."""
    table = (await ana.table(game, "me open", **rest))["id"]
    await bob.post(f"/api/tables/{table}/join")
    return table


async def whose_turn(*wires):
    """The wire and the view of whoever is asked."""
    for wire in wires:
        for said in await wire.quiet(0.4):
            if said["t"] == "view" and said["question"]:
                return wire, said
    raise AssertionError("nobody is asked")


@story
async def test_two_people_play_and_each_sees_the_other_s_move(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, view = await whose_turn(a, b)
        other = b if mover is a else a
        await other.quiet()
        answer = await mover.act(view)
        assert answer["t"] == "done"
        mine = await mover.until("view")
        theirs = await other.until("view")
        assert mine["moves"] == theirs["moves"] == 1
        assert theirs["view"]["seat"] != mine["view"]["seat"]
        assert theirs["journal"]["entries"]


@story
async def test_the_same_message_sent_twice_is_played_once(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, view = await whose_turn(a, b)
        word, n = view["question"]["menu"][0]["word"], view["question"]["n"]
        first = await mover.say("act", n=n, word=word)
        second = await mover.say("act", n=n, word=word)
        assert (await mover.answer(first))["t"] == "done"
        refused = await mover.answer(second)
        assert refused["t"] == "refused"
        assert refused["key"] in ("server-stale", "not-asked")
        info = await ana.get(f"/api/tables/{table}/view")
        assert info["moves"] == 1


@story
async def test_nobody_can_move_for_another_seat(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob, Person(server.url, "Eve") as eve:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, view = await whose_turn(a, b)
        thief = bob if mover is a else ana
        play = f"/api/tables/{table}/play"
        question = {"n": view["question"]["n"], "word": view["question"]["menu"][0]["word"]}
        assert await thief.refused(play, seat=view["seat"], **question) == (403, "server-not-your-seat")
        assert await eve.refused(play, **question) == (403, "server-no-seat")
        async with Person(server.url) as nobody:
            assert await nobody.refused(play, **question) == (401, "server-no-session")
        stolen = b if mover is a else a
        number = await stolen.say("act", seat=view["seat"], **question)
        assert (await stolen.answer(number))["key"] == "server-not-your-seat"
        assert (await ana.get(f"/api/tables/{table}/view"))["moves"] == 0


@story
async def test_a_word_that_is_not_on_the_menu_is_refused_with_its_rule(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me greedy"))["id"]
        wire = await ana.sit(table)
        view = await wire.my_turn()
        words = {entry["word"] for entry in view["question"]["menu"]}
        off = next(
            word for word in ("take market green", "take church plague", "mass send", "decline") if word not in words
        )
        refused = await wire.act(view, off)
        assert refused["t"] == "refused"
        assert refused["key"] not in ("", off)
        why = await ana.post(f"/api/tables/{table}/why", word=off)
        assert (why["on_menu"], why["key"]) == (False, refused["key"])
        assert (await ana.post(f"/api/tables/{table}/why", word=view["question"]["menu"][0]["word"]))["on_menu"]
        nonsense = await wire.act(view, "fly to the moon")
        assert nonsense["key"] == "unknown-word"


@story
async def test_who_comes_back_simply_gets_the_view(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        wire = await ana.sit(table)
        for _ in range(4):
            await wire.act(await wire.my_turn())
        before = await wire.my_turn()
        await wire.connection.close()
        again = await ana.sit(table)
        after = await again.my_turn()
        assert after["question"] == before["question"]
        assert after["view"] == before["view"]
        assert after["journal"]["start"] == 0
        assert len(after["journal"]["entries"]) > 4


@story
async def test_two_windows_of_one_player_show_the_same(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random"))["id"]
        left, right = await ana.sit(table), await ana.sit(table)
        view = await left.my_turn()
        assert (await right.my_turn())["question"] == view["question"]
        assert (await left.act(view))["t"] == "done"
        stale = await right.act(view)
        assert (stale["t"], stale["key"]) in (("refused", "server-stale"), ("refused", "not-asked"))
        assert (await ana.get(f"/api/tables/{table}/view"))["moves"] >= 1


@story
async def test_a_decision_can_be_taken_back_until_somebody_else_decides(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, view = await whose_turn(a, b)
        assert not view["can_undo"]
        choice = next(entry["word"] for entry in view["question"]["menu"] if not entry["final"])
        await mover.act(view, choice)
        moved = await mover.until("view")
        assert moved["can_undo"]
        assert (await mover.answer(await mover.say("undo")))["t"] == "done"
        back = await mover.until("view")
        assert back["moves"] == 0
        assert back["question"]["n"] > view["question"]["n"]
        assert back["view"] == view["view"]
        assert [e["word"] for e in back["question"]["menu"]] == [e["word"] for e in view["question"]["menu"]]
        stale = await mover.answer(await mover.say("act", n=view["question"]["n"], word=choice))
        assert stale["key"] == "server-stale"


async def played_past_the_horizon(a, b):
    """The first mover has decided and the other one after: taking it back needs consent."""
    mover, view = await whose_turn(a, b)
    other = b if mover is a else a
    while True:
        await mover.act(view)
        latest = await mover.until("view")
        if latest["question"] is None:
            break
        view = latest
    await other.act(await other.my_turn())
    await mover.until("view", lambda said: not said["can_undo"] and said["can_ask_undo"])
    return mover, other


@story
async def test_beyond_the_horizon_the_others_must_consent(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, other = await played_past_the_horizon(a, b)
        refused = await mover.answer(await mover.say("undo"))
        assert refused["key"] == "server-undo-horizon"
        await mover.answer(await mover.say("undo", ask=True))
        asked = await other.until("table", lambda said: said["info"]["proposal"] is not None)
        proposal = asked["info"]["proposal"]
        assert proposal["kind"] == "undo"
        assert len(proposal["waiting"]) == 1
        mine = await mover.answer(await mover.say("answer", proposal=proposal["id"], yes=True))
        assert mine["key"] == "server-not-asked-consent"
        before = (await ana.get(f"/api/tables/{table}/view"))["moves"]
        assert (await other.answer(await other.say("answer", proposal=proposal["id"], yes=True)))["t"] == "done"
        after = await ana.get(f"/api/tables/{table}/view")
        assert after["moves"] < before
        late = await other.answer(await other.say("answer", proposal=proposal["id"], yes=True))
        assert late["key"] == "server-no-proposal"


@story
async def test_one_no_is_enough_and_playing_on_lets_the_proposal_lapse(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, other = await played_past_the_horizon(a, b)
        before = (await ana.get(f"/api/tables/{table}/view"))["moves"]
        await mover.answer(await mover.say("undo", ask=True))
        proposal = (await other.until("table", lambda said: said["info"]["proposal"] is not None))["info"]["proposal"]
        await other.answer(await other.say("answer", proposal=proposal["id"], yes=False))
        assert (await ana.get(f"/api/tables/{table}"))["proposal"] is None
        await mover.answer(await mover.say("undo", ask=True))
        assert (await ana.get(f"/api/tables/{table}"))["proposal"] is not None
        wire, view = await whose_turn(await ana.sit(table), await bob.sit(table))
        await wire.act(view)
        info = await ana.get(f"/api/tables/{table}")
        assert info["proposal"] is None
        assert (await ana.get(f"/api/tables/{table}/view"))["moves"] == before + 1


@story
async def test_a_hot_seat_gets_a_view_for_each_of_its_people(server: Server):
    async with Person(server.url, "Ana") as ana:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}, {"kind": "bot", "bot": "random"}]
        table = await ana.post("/api/tables", game="village", seats=seats)
        assert [seat["name"] for seat in table["seats"]] == ["Ana", "Zoé", ""]
        assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
        wire = await ana.sit(table["id"])
        seen = [said for said in await wire.quiet(1.0) if said["t"] == "view"]
        assert {said["seat"] for said in seen} == {0, 1}
        asked = next(said for said in reversed(seen) if said["question"])
        unsaid = await wire.answer(
            await wire.say("act", n=asked["question"]["n"], word=asked["question"]["menu"][0]["word"])
        )
        assert unsaid["key"] == "server-which-seat"
        assert (await wire.act(asked))["t"] == "done"


@story
async def test_spectators_see_the_least_and_can_do_nothing(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url) as eve:
        table = (await ana.table("column", "me random random"))["id"]
        wire = await ana.sit(table)
        mine = await wire.my_turn()
        seen = await eve.sit(table)
        theirs = await seen.until("view")
        assert theirs["seat"] is None
        assert theirs["question"] is None
        assert theirs["view"] != mine["view"]
        refused = await seen.act({**mine, "seat": None})
        assert refused["key"] == "server-no-seat"
        assert (await seen.answer(await seen.say("chat", text="hello")))["key"] == "server-no-session"
        message = await wire.until("table", lambda said: said["info"]["spectators"] == 1)
        assert message["info"]["seats"][0]["present"]


@story
async def test_what_is_said_reaches_everybody_and_stays(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        await b.quiet()
        await a.say("chat", text="  Bonjour <b>à tous</b>\u202e \n ")
        said = await b.until("said", lambda one: one["lines"])
        assert [(line["name"], line["text"]) for line in said["lines"]] == [("Ana", "Bonjour <b>à tous</b>")]
        again = await (await bob.sit(table)).until("said")
        assert again["lines"] == said["lines"]


@story
async def test_a_seat_that_is_late_can_be_waited_for_handed_to_a_bot_and_taken_back(serving, sqlite):
    server = serving(sqlite, live_seconds=0.6)
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await two_at(server.url, ana, bob)
        a, b = await ana.sit(table), await bob.sit(table)
        mover, view = await whose_turn(a, b)
        slow, quick, watching = (ana, bob, b) if mover is a else (bob, ana, a)
        late, path = view["seat"], f"/api/tables/{table}"
        info = (await watching.until("table", lambda said: said["info"]["seats"][late]["late"]))["info"]
        assert info["seats"][late]["asked"]
        assert (await slow.refused(f"{path}/late", seat=late, choice="bot"))[1] == "server-no-seat"
        waited = await quick.post(f"{path}/late", seat=late, choice="wait")
        assert not waited["seats"][late]["late"]
        assert (await quick.refused(f"{path}/late", seat=late, choice="bot"))[1] == "server-not-late"
        await watching.until("table", lambda said: said["info"]["seats"][late]["late"])
        handed = await quick.post(f"{path}/late", seat=late, choice="bot")
        assert handed["seats"][late]["bot"] == "greedy"
        await watching.my_turn()  # the bot has played on
        assert (await slow.refused(f"{path}/play", seat=late, n=0, word="x"))[1] == "server-bot-plays"
        back = await slow.post(f"{path}/return", seat=late)
        assert back["seats"][late]["bot"] == ""
        assert back["seats"][late]["kind"] == "person"


@story
async def test_a_late_game_can_be_ended_without_scores_if_the_others_agree(serving, sqlite):
    server = serving(sqlite, live_seconds=0.5)
    people = [Person(server.url, name) for name in ("Ana", "Bob", "Cleo")]
    async with people[0], people[1], people[2]:
        table = (await people[0].table("village", "me open open"))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        wires = [await person.sit(table) for person in people]
        mover, view = await whose_turn(*wires)
        late = view["seat"]
        others = [seat for seat in range(3) if seat != late]
        await wires[others[0]].until("table", lambda said: said["info"]["seats"][late]["late"])
        asked = await people[others[0]].post(f"/api/tables/{table}/late", seat=late, choice="end")
        assert asked["status"] == "playing"
        assert asked["proposal"]["waiting"] == [others[1]]
        done = await people[others[1]].post(f"/api/tables/{table}/answer", proposal=asked["proposal"]["id"], yes=True)
        assert done["status"] == "ended"
        assert done["seed"] is not None
        assert (await mover.answer(await mover.say("act", n=0, word="x")))["key"] == "game-over"
        lobby = await people[0].get("/api/lobby")
        assert [(line["id"], line["totals"]) for line in lobby["finished"]] == [(table, None)]


async def play_to_the_end(person: Person, table: str):
    wire = await person.sit(table)
    while True:
        view = await wire.until("view", lambda said: said["question"] or said["ranking"])
        if view["ranking"]:
            return wire, view
        await wire.act(view, view["question"]["menu"][-1]["word"])


@pytest.mark.parametrize("game", ["village", "hermagor", "column", "orleans"])
@story
async def test_a_game_to_the_end_its_record_and_its_proof(server: Server, tmp_path, game):
    options = {"round_cap": 3} if game == "village" else {"year_cap": 2} if game == "column" else {}
    async with Person(server.url, "Ana") as ana:
        table = await ana.table(game, "me random", options=options)
        path = f"/api/tables/{table['id']}"
        assert table["seed"] is None
        running = await ana.get(f"{path}/record")
        assert (running["format"], "seed" in running) == ("comptoir-running-1", False)
        wire, last = await play_to_the_end(ana, table["id"])
        assert last["status"] == "finished"
        assert last["ended_by"]
        assert not any(table["commitment"] == sha256(frame.encode()).hexdigest() for frame in wire.frames)
        info = await ana.get(path)
        assert sha256(info["seed"].encode()).hexdigest() == table["commitment"]
        record = await ana.get(f"{path}/record")
        assert record["seed"] == info["seed"]
        assert len(record["moves"]) == last["moves"]
        chart = (await ana.get(f"{path}/scores"))["points"]
        assert chart[-1]["totals"] == [sheet["total"] for sheet in last["scores"]]
        assert None not in [total for point in chart for total in point["totals"]], "nothing is hidden any more"
        middle = await ana.get(f"{path}/replay", at=last["moves"] // 2)
        assert (middle["at"], middle["ranking"]) == (last["moves"] // 2, None)
        assert (await ana.ask("GET", f"{path}/replay", params={"at": last["moves"] + 1})).status_code == 404
        (tmp_path / "record.json").write_text(json.dumps(record))
        record["moves"][-1], record["moves"][-2] = record["moves"][-2], record["moves"][-1]
        (tmp_path / "edited.json").write_text(json.dumps(record))
        record["seed"] = f"{int(record['seed'], 16) ^ 1:032x}"
        (tmp_path / "other.json").write_text(json.dumps(record))

    def verify(name: str, *more: str) -> int:
        words = [sys.executable, "-m", "comptoir", "verify", str(tmp_path / name), *more]
        return subprocess.run(words, capture_output=True, check=False).returncode

    assert verify("record.json") == 0
    assert verify("record.json", "--hash", table["commitment"]) == 0
    assert verify("record.json", "--hash", "0" * 64) == 2
    assert verify("record.json", "--hash", "short") == 2
    assert verify("edited.json") == 2
    assert verify("other.json") == 2


@story
async def test_the_digest_begins_where_my_last_turn_ended(server: Server):
    async with Person(server.url, "Ana") as ana:
        table = (await ana.table("village", "me random random"))["id"]
        wire = await ana.sit(table)
        view = await wire.my_turn()
        while True:  # to the end of a turn: the bots play, and it is my turn again
            await wire.act(view)
            latest = await wire.until("view")
            if latest["question"] is None:
                break
            view = latest
        view = await wire.my_turn()
        digest = await ana.get(f"/api/tables/{table}/digest")
        assert digest["journal"]["start"] == view["news_from"] > 0
        assert digest["journal"]["entries"]
        assert {arguments.get("seat") for _, arguments in digest["journal"]["entries"]} & {1, 2}


@story
async def test_a_hint_names_moves_of_the_menu(server: Server):
    async with Person(server.url, "Ana") as ana:
        for game in ("village", "hermagor"):
            table = (await ana.table(game, "me random random"))["id"]
            view = await (await ana.sit(table)).my_turn()
            hint = await ana.post(f"/api/tables/{table}/hint")
            words = [entry["word"] for entry in view["question"]["menu"]]
            assert hint["moves"]
            assert all(move["word"] in words and move["key"] for move in hint["moves"])
            assert hint["moves"][0]["share"] >= hint["moves"][-1]["share"]
