"""The lobby: names, accounts, seats that are open, invited or a bot's, and what each list shows."""

import pytest
from harness import Person, Server, story


@story
async def test_a_guest_becomes_an_account_and_keeps_every_seat(server: Server):
    async with Person(server.url, "Inès") as ines, Person(server.url) as elsewhere:
        table = (await ines.table("village", "me random"))["id"]
        me = await ines.post("/api/account", name="Inès Account", password="correct horse")
        assert me["account"]
        assert (await ines.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        other = await elsewhere.post("/api/login", name="  inès   ACCOUNT ", password="correct horse")
        assert other["player"] == me["player"]
        assert (await elsewhere.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        await elsewhere.post("/api/logout")
        assert (await elsewhere.get("/api/me"))["player"] is None
        assert not (await elsewhere.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        assert await elsewhere.refused("/api/account", name="INÈS account", password="another horse") == (
            409,
            "server-name-taken",
        )


@story
async def test_what_was_held_as_a_guest_moves_to_the_account_at_log_in(server: Server):
    async with Person(server.url) as first, Person(server.url, "Passing guest") as guest:
        await first.post("/api/account", name="Odile", password="correct horse")
        table = (await guest.table("village", "me random"))["id"]
        wire = await guest.sit(table)
        await wire.my_turn()
        await guest.post("/api/login", name="Odile", password="correct horse")
        assert (await guest.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        assert (await first.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        assert [line["id"] for line in (await first.get("/api/lobby"))["mine"]] == [table]


@story
async def test_wrong_passwords_are_counted(serving, sqlite):
    server = serving(sqlite)
    async with Person(server.url) as owner, Person(server.url) as thief:
        await owner.post("/api/account", name="Zoé", password="correct horse")
        await owner.post("/api/logout")
        for _ in range(5):
            assert await thief.refused("/api/login", name="Zoé", password="wrong horse") == (
                403,
                "server-wrong-password",
            )
        assert await thief.refused("/api/login", name="Zoé", password="wrong horse") == (429, "server-too-often")
        assert await thief.refused("/api/login", name="zoé", password="correct horse") == (429, "server-too-often")
        assert await thief.refused("/api/login", name="Nobody", password="whatever at all") == (
            403,
            "server-wrong-password",
        )


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "x" * 41, "\n\t", "\u202e"])
@story
async def test_a_name_must_be_seen(server: Server, name):
    async with Person(server.url) as somebody:
        status, key = await somebody.refused("/api/guest", name=name)
        assert status == 400
        assert key in ("server-bad-name", "server-bad-request")


@story
async def test_an_open_seat_is_for_anybody_an_invited_one_for_whoever_has_the_link(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob, Person(server.url, "Cleo") as cleo:
        table = await ana.table("village", "me open invited")
        path = f"/api/tables/{table['id']}"
        assert table["status"] == "waiting"
        key = table["seats"][2]["key"]
        assert key
        assert (await bob.get(path))["seats"][2]["key"] is None
        listed = next(line for line in (await bob.get("/api/lobby"))["open"] if line["id"] == table["id"])
        assert listed["free"] == [1]
        assert await bob.refused(f"{path}/join", seat=2) == (403, "server-invited-only")
        assert await bob.refused(f"{path}/join", seat=2, key="guess") == (403, "server-invited-only")
        assert (await ana.ask("GET", f"{path}/view")).status_code == 409
        joined = await bob.post(f"{path}/join")
        assert [seat["name"] for seat in joined["seats"]] == ["Ana", "Bob", ""]
        assert await cleo.refused(f"{path}/join") == (409, "server-seat-taken")
        begun = await cleo.post(f"{path}/join", seat=2, key=key)
        assert begun["status"] == "playing"
        assert (await ana.get(f"{path}/view"))["moves"] == 0
        assert await ana.refused(f"{path}/cancel") == (409, "server-started")


@story
async def test_the_owner_fills_seats_with_bots_and_others_cannot(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await ana.table("village", "me open")
        path = f"/api/tables/{table['id']}"
        assert await bob.refused(f"{path}/fill", seat=1, kind="bot") == (403, "server-not-owner")
        assert await bob.refused(f"{path}/cancel") == (403, "server-not-owner")
        assert (await ana.refused(f"{path}/fill", seat=1, kind="bot", bot="deep blue"))[1] == "server-unknown-bot"
        assert (await ana.refused(f"{path}/fill", seat=0, kind="bot"))[1] == "server-seat-taken"
        assert (await ana.post(f"{path}/fill", seat=1, kind="bot", bot="random"))["status"] == "playing"


@story
async def test_who_leaves_before_the_start_opens_the_seat_afterwards_a_bot_stands_in(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = await ana.table("village", "me open open")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/join", seat=2)
        left = await bob.post(f"{path}/leave", seat=2)
        assert left["seats"][2]["kind"] == "open"
        await bob.post(f"{path}/join", seat=1)
        await ana.post(f"{path}/fill", seat=2, kind="bot", bot="random")
        gone = await bob.post(f"{path}/leave", seat=1)
        assert (gone["seats"][1]["kind"], gone["seats"][1]["bot"]) == ("person", "greedy")
        assert (await bob.post(f"{path}/return", seat=1))["seats"][1]["bot"] == ""


@story
async def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url) as nobody:
        me, bot = {"kind": "me"}, {"kind": "bot"}
        cases = [
            ({"game": "chess", "seats": [me, bot]}, "unknown-game"),
            ({"game": "village", "seats": [me]}, "bad-players"),
            ({"game": "village", "seats": [me] * 5}, "bad-players"),
            ({"game": "village", "seats": [bot, bot]}, "server-nobody-plays"),
            ({"game": "village", "seats": [me, bot], "options": {"speed": "fast"}}, "unknown-option"),
            ({"game": "village", "seats": [me, bot], "options": {"round_cap": 1000000}}, "bad-option-value"),
            ({"game": "village", "seats": [me, {"kind": "king"}]}, "server-bad-request"),
            ({"game": "village", "seats": [me, bot], "pace": "hectic"}, "server-bad-request"),
            ({"game": "village", "seats": [me, bot], "seed": 7}, "server-bad-request"),
        ]
        for body, key in cases:
            assert await ana.refused("/api/tables", **body) == (400, key)
        assert await nobody.refused("/api/tables", game="village", seats=[me, bot]) == (401, "server-no-session")


@story
async def test_the_lobby_is_live_and_shows_whose_turn_it_is(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        lobby = await bob.socket("/api/lobby/socket")
        await lobby.until("lobby")
        table = (await ana.table("village", "open open"))["id"]
        await lobby.until("lobby", lambda said: any(line["id"] == table for line in said["lobby"]["open"]))
        for person in (ana, bob):
            await person.post(f"/api/tables/{table}/join")
        playing = await lobby.until(
            "lobby",
            lambda said: any(line["id"] == table and line["status"] == "playing" for line in said["lobby"]["mine"]),
        )
        line = next(line for line in playing["lobby"]["mine"] if line["id"] == table)
        asked = [seat["seat"] for seat in line["seats"] if seat["asked"]]
        assert len(asked) == 1
        assert line["my_turn"] == (asked == [1])


@story
async def test_an_unlisted_table_is_found_by_its_link_only(server: Server):
    async with Person(server.url, "Ana") as ana, Person(server.url, "Bob") as bob:
        table = (await ana.table("village", "me open", listed=False))["id"]
        assert table not in [line["id"] for line in (await bob.get("/api/lobby"))["open"]]
        assert (await bob.post(f"/api/tables/{table}/join"))["status"] == "playing"


@story
async def test_language_and_name_can_be_changed_at_any_time(server: Server):
    async with Person(server.url, "Ana") as ana:
        changed = await ana.web.patch("/api/me", json={"language": "fr", "name": "Anaïs"})
        assert (changed.json()["language"], changed.json()["name"]) == ("fr", "Anaïs")
        assert (await ana.web.patch("/api/me", json={"language": "de"})).status_code == 400
