"""A bot of your own, playing over the wire: `python bot_client.py http://localhost:8000 TABLE [SEAT KEY]`.

It comes in as a guest, takes a seat at the table and answers every question with a random entry of its menu.
Needs `pip install httpx websockets`; docs/api.md tells what else can be said.
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


async def play(server: str, table: str, seat: str | None = None, key: str = "") -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        (await web.post("/api/guest", json={"name": "Bot by wire"})).raise_for_status()
        wish = {"seat": None if seat is None else int(seat), "key": key}
        joined = await web.post(f"/api/tables/{table}/join", json=wish)
        if joined.is_error:
            sys.exit(joined.text)
        cookie = {"Cookie": f"comptoir={web.cookies['comptoir']}"}
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers=cookie) as socket:
        async for message in socket:
            said = json.loads(message)
            if said["t"] == "refused":
                print("refused:", said["key"])
            if said["t"] == "view" and said["ranking"]:
                print("over:", [sheet["total"] for sheet in said["scores"]])
                return
            if said["t"] == "view" and said["question"]:
                question = said["question"]
                word = random.choice(question["menu"])["word"]
                await socket.send(json.dumps({"t": "act", "n": question["n"], "word": word, "seat": said["seat"]}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
