"""Calls of the game itself: views, moves, undo, replay, hints, chat, records."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from comptoir.locales import LANGUAGES, speaker
from comptoir.server import presenter
from comptoir.server.commands import chat as chat_commands
from comptoir.server.commands import hints, proposals
from comptoir.server.commands import play as play_commands
from comptoir.server.commands import undo as undo_commands
from comptoir.server.contract.play import (
    Answer,
    AskHint,
    Digest,
    Hint,
    Play,
    Played,
    Record,
    RunningRecord,
    Say,
    Saying,
    Sayings,
    ScoreChart,
    ScorePoint,
    SeatView,
    Undo,
    Why,
    WhyNot,
)
from comptoir.server.contract.tables import TableInfo
from comptoir.server.errors import NotFound
from comptoir.server.http.security import DONE, FAULTS, Player, ViewerSeat, require_player, viewer
from comptoir.server.runtime.container import Container
from comptoir.store import tables as stored


@get("/api/tables/{table_id:str}/view", **DONE)
async def view(table_id: str, player: Player, container: Container, seat: ViewerSeat = None) -> SeatView:
    """How things stand, for a seat of mine or for a spectator."""
    table = await container.registry.get(table_id)
    return presenter.view_of(table, viewer(table, player, seat))


@post("/api/tables/{table_id:str}/play", **DONE)
async def play(table_id: str, data: Play, player: Player, container: Container) -> Played:
    """Answer a question."""
    caller, table = require_player(player), await container.registry.get(table_id)
    seat, moves = await play_commands.play(table, caller["id"], data)
    return Played(seat, data.n, moves)


@post("/api/tables/{table_id:str}/undo", **DONE)
async def undo(table_id: str, data: Undo, player: Player, container: Container) -> TableInfo:
    """Take back my last decision."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await undo_commands.undo(table, caller["id"], data)
    return presenter.table_info(table, caller["id"])


@post("/api/tables/{table_id:str}/answer", **DONE)
async def answer(table_id: str, data: Answer, player: Player, container: Container) -> TableInfo:
    """Consent to a proposal, or refuse."""
    caller, table = require_player(player), await container.registry.get(table_id)
    await proposals.answer(table, caller["id"], data)
    return presenter.table_info(table, caller["id"])


@get("/api/tables/{table_id:str}/replay", **DONE)
async def replay(
    table_id: str,
    player: Player,
    container: Container,
    at: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: ViewerSeat = None,
) -> SeatView:
    """How things stood after so many moves."""
    table = await container.registry.get(table_id)
    seat = viewer(table, player, seat)
    moves = table.require_match().visible_moves(seat)
    if at > moves:
        raise NotFound("record-no-such-move", n=at, moves=moves)
    return presenter.view_of(table, seat, at)


@get("/api/tables/{table_id:str}/scores", **DONE)
async def scores(table_id: str, player: Player, container: Container, seat: ViewerSeat = None) -> ScoreChart:
    """Scores over time."""
    table = await container.registry.get(table_id)
    points = await asyncio.to_thread(table.require_match().score_history(viewer(table, player, seat)))
    return ScoreChart([ScorePoint(at, totals) for at, totals in points])


@get("/api/tables/{table_id:str}/digest", **DONE)
async def digest(table_id: str, player: Player, container: Container, seat: ViewerSeat = None) -> Digest:
    """What happened since my last turn."""
    table = await container.registry.get(table_id)
    seat = viewer(table, player, seat)
    return Digest(seat, presenter.news_of(table, seat))


@get("/api/tables/{table_id:str}/text/{language:str}", media_type="text/plain", responses=FAULTS)
async def text(table_id: str, language: str, player: Player, container: Container, seat: ViewerSeat = None) -> str:
    """The position as the terminal shows it."""
    table = await container.registry.get(table_id)
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    seat_view = table.game.view(table.require_match().state, viewer(table, player, seat))
    try:
        return await asyncio.to_thread(table.game.text, seat_view, speaker(language))
    except NotImplementedError:  # a game need not have a picture for the terminal
        raise NotFound("server-no-page") from None


@post("/api/tables/{table_id:str}/why", **DONE)
async def why(table_id: str, data: WhyNot, player: Player, container: Container) -> Why:
    """Why a word is not on my menu."""
    table = await container.registry.get(table_id)
    seat = table.record.seat_of(require_player(player)["id"], data.seat)
    table.record.require_playing()
    refusal = table.game.why_not(table.require_match().state, seat, data.word)
    if refusal is None:
        return Why(True, "", "", {})
    return Why(False, refusal.rule, refusal.key, dict(refusal.arguments))


@post("/api/tables/{table_id:str}/hint", **DONE)
async def hint(table_id: str, data: AskHint, player: Player, container: Container) -> Hint:
    """What a bot would consider, knowing what my seat knows."""
    table = await container.registry.get(table_id)
    caller, bot = require_player(player), container.settings.hint
    return await hints.hint(table, caller["id"], data.seat, bot, container.bot_pool, container.rate_limits)


@get("/api/tables/{table_id:str}/chat", **DONE)
async def chat(table_id: str, container: Container) -> Sayings:
    """What was said."""
    table = await container.registry.get(table_id)
    rows = await container.store.read(stored.chat_lines, table.id)
    return Sayings([presenter.chat_line(row) for row in rows])


@post("/api/tables/{table_id:str}/chat", **DONE)
async def say(table_id: str, data: Say, player: Player, container: Container) -> Saying:
    """Say something."""
    caller, table = require_player(player), await container.registry.get(table_id)
    container.rate_limits.check_chat(caller["id"])
    return presenter.chat_line(await chat_commands.add_chat_line(table, caller, data))


@get("/api/tables/{table_id:str}/record", **DONE)
async def record(
    table_id: str, player: Player, container: Container, seat: ViewerSeat = None
) -> Response[Record | RunningRecord]:
    """The game written down: with seed and proof when it is over, else as my seat may know it."""
    table = await container.registry.get(table_id)
    seat = viewer(table, player, seat)
    if table.record.status == "finished":
        content: Record | RunningRecord = await asyncio.to_thread(presenter.finished_record(table))
    else:
        content = presenter.running_record(table, seat)
    name = f"{table.game.name}-{table.id}.json"
    return Response(content, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [view, play, undo, answer, replay, scores, digest, text, why, hint, chat, say, record]
