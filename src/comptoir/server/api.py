"""The HTTP calls, in the order of docs/api.md.  Each is a few lines: what is done stands in `people`, `house` and
`tables`.
"""

import asyncio
import json
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter
from sqlalchemy import RowMapping

from comptoir.core import rulebook
from comptoir.core import record as records
from comptoir.core.game import Game
from comptoir.locales import LANGUAGES, speaker
from comptoir.server import seating, views
from comptoir.server.contract import (
    LEVELS, Answer, AskHint, ChangeMe, Credentials, Digest, Fault, FillSeat, GameInfo, Guest, Hint, Join,
    JournalPart, Language, Late, Leave, Lobby, Me, NewLesson, NewTable, OptionInfo, Play, Played, Record, Return,
    Rulebook, RuleText, RunningRecord, Say, Saying, Sayings, ScoreChart, ScorePoint, SeatView, TableInfo, Undo, Why,
    WhyNot, WordInfo,
)  # fmt: skip
from comptoir.server.errors import Missing, NotNow, Unknown
from comptoir.server.hooks import checked_url
from comptoir.server.house import House
from comptoir.server.page import Kept, Page, catalogue
from comptoir.server.people import COOKIE, YEAR, People, clean_name, me_of
from comptoir.server.sockets import spoken
from comptoir.server.tables import Table, saying
from comptoir.store import people as kept
from comptoir.store import rooms

FAULTS = {
    status: ResponseSpec(Fault, description=words, generate_examples=False)
    for status, words in {
        400: "It makes no sense", 401: "No session", 403: "Not yours", 404: "Not there", 409: "Not now",
        413: "Too large", 429: "Too often", 503: "Busy",
    }.items()
}  # fmt: skip
DONE: dict[str, Any] = {"status_code": 200, "responses": FAULTS}

Asked = Request[Any, Any, Any]
Person = RowMapping | None
Eyes = Annotated[int | None, QueryParameter(name="seat", ge=0, le=7, required=False)]


def known(player: Person) -> RowMapping:
    """Somebody, or 401."""
    if player is None:
        raise Unknown("server-no-session")
    return player


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


# --- who I am ---------------------------------------------------------------------------------------------------------


def with_cookie(me: Me, session: str | None, house: House) -> Response[Me]:
    cookies = []
    if session is not None:
        secure = house.settings.secure
        cookies.append(Cookie(COOKIE, "/", session, max_age=YEAR, httponly=True, samesite="lax", secure=secure))
    return Response(me, status_code=200, cookies=cookies)


@get("/api/me", **DONE)
async def me(player: Person) -> Me:
    """Who I am."""
    return me_of(player)


@post("/api/guest", **DONE)
async def guest(request: Asked, data: Guest, player: Person, people: People, house: House) -> Response[Me]:
    """Come in with a name."""
    somebody, session = await people.guest(data.name, player, address_of(request))
    return with_cookie(me_of(somebody), session, house)


@post("/api/account", **DONE)
async def account(request: Asked, data: Credentials, player: Person, people: People, house: House) -> Response[Me]:
    """Become an account."""
    somebody, session = await people.account(data.name, data.password, player, address_of(request))
    return with_cookie(me_of(somebody), session, house)


@post("/api/login", **DONE)
async def login(request: Asked, data: Credentials, player: Person, people: People, house: House) -> Response[Me]:
    """Log in."""
    somebody, session, moved = await people.login(data.name, data.password, player, address_of(request))
    await house.read_again(moved)
    return with_cookie(me_of(somebody), session, house)


@post("/api/logout", **DONE)
async def logout(request: Asked, people: People, house: House) -> Response[Me]:
    """Go."""
    session = people.session_in(request.cookies.get(COOKIE))
    if session is not None:
        await house.store.write(kept.close_session, session)
    gone = Response(me_of(None), status_code=200)
    gone.delete_cookie(COOKIE, path="/")
    return gone


@patch("/api/me", **DONE)
async def change_me(data: ChangeMe, player: Person, people: People, house: House) -> Me:
    """Change my name, my language or my web-hook."""
    somebody = known(player)
    changes: dict[str, Any] = {}
    if data.name is not None:
        changes["name"] = clean_name(data.name)
        if somebody["password"] is not None and kept.folded(changes["name"]) != somebody["name_key"]:
            raise NotNow("server-account-name")
    if data.webhook is not None:
        changes["webhook"] = checked_url(data.webhook)
    if data.language is not None:
        changes["language"] = data.language
    if changes:
        await house.read_again(await house.store.write(people.change, somebody["id"], changes))
    return me_of(await people.again(somebody["id"]))


# --- games, rules, words ----------------------------------------------------------------------------------------------


@get("/api/games", **DONE)
async def games(house: House) -> list[GameInfo]:
    """What can be played."""
    found = []
    for name, game in house.games.items():
        options = [
            OptionInfo(one.name, f"{name}-option-{one.name}", one.default, list(one.choices), one.least, one.most)
            for one in game.options
        ]
        players = (game.least_players, game.most_players)
        found.append(GameInfo(name, game.version, *players, options, list(LEVELS), game.box_hash))
    return found


@get("/api/games/{game:str}/rules/{language:str}", **DONE)
async def rules(game: str, language: str, house: House) -> Rulebook:
    """The rules of a game."""
    if game not in house.games or language not in LANGUAGES:
        raise Missing("server-no-page")
    found = rulebook.rules(game, language).values()
    tongue: Language = "fr" if language == "fr" else "en"
    return Rulebook(game, tongue, [RuleText(rule.id, rule.section, rule.text) for rule in found])


@get(
    "/api/games/{game:str}/words",
    responses=FAULTS | {200: ResponseSpec(list[WordInfo], description="Every word", generate_examples=False)},
)
async def words(request: Asked, game: str, house: House) -> Response[bytes]:
    """Every word of a game: what one may ask about with `why`."""
    if game not in house.games:
        raise Missing("server-no-page")
    return vocabulary(house.games[game]).answer(request)


@cache
def vocabulary(game: Game) -> Kept:
    """The words of a game, which change with its box only."""
    verbs = game.vocabulary.verbs
    found = [
        WordInfo(verb.word(action), verb.name, verb.arguments(action)) for verb in verbs for action in verb.actions()
    ]
    return Kept.of(msgspec.json.encode(found), "words.json")


@get("/api/catalogue/{language:str}", media_type="text/plain", responses=FAULTS)
async def whole_catalogue(request: Asked, language: str) -> Response[bytes]:
    """Every sentence in one language, as Fluent."""
    return catalogue(language, "").answer(request)


@get("/api/catalogue/{language:str}/{part:str}", media_type="text/plain", responses=FAULTS)
async def part_of_catalogue(request: Asked, language: str, part: str) -> Response[bytes]:
    """The sentences of one game, or (`core`) those all share."""
    return catalogue(language, part).answer(request)


# --- lobby and seats --------------------------------------------------------------------------------------------------


@get("/api/lobby", **DONE)
async def lobby(player: Person, house: House) -> Lobby:
    """My tables, open tables, finished games."""
    return await house.lobby(None if player is None else player["id"])


@post("/api/tables", **DONE)
async def new_table(data: NewTable, player: Person, house: House) -> TableInfo:
    """Set up a table."""
    somebody = known(player)
    return (await seating.set_up(house, somebody, data)).info(somebody["id"])


@post("/api/lessons", **DONE)
async def new_lesson(data: NewLesson, player: Person, house: House) -> TableInfo:
    """Be shown a first turn."""
    somebody = known(player)
    return (await seating.teach(house, somebody, data.game)).info(somebody["id"])


@get("/api/tables/{table_id:str}", **DONE)
async def table_info(table_id: str, player: Person, house: House) -> TableInfo:
    """A table."""
    return (await house.table(table_id)).info(None if player is None else player["id"])


@post("/api/tables/{table_id:str}/join", **DONE)
async def join(table_id: str, data: Join, player: Person, house: House) -> TableInfo:
    """Sit down."""
    somebody, table = known(player), await house.table(table_id)
    await seating.join(house, table, somebody, data)
    return table.info(somebody["id"])


@post("/api/tables/{table_id:str}/leave", **DONE)
async def leave(table_id: str, data: Leave, player: Person, house: House) -> TableInfo:
    """Give up a seat."""
    somebody, table = known(player), await house.table(table_id)
    await seating.leave(house, table, somebody, data.seat)
    return table.info(somebody["id"])


@post("/api/tables/{table_id:str}/return", **DONE)
async def come_back(table_id: str, data: Return, player: Person, house: House) -> TableInfo:
    """Come back to a seat."""
    somebody, table = known(player), await house.table(table_id)
    await seating.come_back(table, somebody, data.seat)
    return table.info(somebody["id"])


@post("/api/tables/{table_id:str}/fill", **DONE)
async def fill(table_id: str, data: FillSeat, player: Person, house: House) -> TableInfo:
    """Put a bot on an empty seat, or open it."""
    somebody, table = known(player), await house.table(table_id)
    await seating.fill(house, table, somebody, data)
    return table.info(somebody["id"])


@post("/api/tables/{table_id:str}/cancel", **DONE)
async def cancel(table_id: str, player: Person, house: House) -> TableInfo:
    """Do not play after all."""
    somebody, table = known(player), await house.table(table_id)
    await seating.cancel(house, table, somebody)
    return table.info(somebody["id"])


@post("/api/tables/{table_id:str}/late", **DONE)
async def late(table_id: str, data: Late, player: Person, house: House) -> TableInfo:
    """Wait for somebody who is late, or do not."""
    somebody, table = known(player), await house.table(table_id)
    await table.consent.late(somebody["id"], data.seat, data.choice)
    return table.info(somebody["id"])


# --- playing ----------------------------------------------------------------------------------------------------------


def eyes(table: Table, player: Person, seat: int | None) -> int | None:
    return table.eyes_of(None if player is None else player["id"], seat)


@get("/api/tables/{table_id:str}/view", **DONE)
async def view(table_id: str, player: Person, house: House, seat: Eyes = None) -> SeatView:
    """How things stand, for a seat of mine or for a spectator."""
    table = await house.table(table_id)
    mine = eyes(table, player, seat)
    found = table.view_of(mine)
    found.journal = views.journal(table.game, table.running_match().state, mine, 0)
    return found


@post("/api/tables/{table_id:str}/play", **DONE)
async def play(table_id: str, data: Play, player: Person, house: House) -> Played:
    """Answer a question."""
    somebody, table = known(player), await house.table(table_id)
    seat, moves = await table.play(somebody["id"], data.seat, data.n, data.word)
    return Played(seat, data.n, moves)


@post("/api/tables/{table_id:str}/undo", **DONE)
async def undo(table_id: str, data: Undo, player: Person, house: House) -> TableInfo:
    """Take back my last decision."""
    somebody, table = known(player), await house.table(table_id)
    await table.consent.undo(somebody["id"], data.seat, data.ask)
    return table.info(somebody["id"])


@post("/api/tables/{table_id:str}/answer", **DONE)
async def answer(table_id: str, data: Answer, player: Person, house: House) -> TableInfo:
    """Consent to a proposal, or refuse."""
    somebody, table = known(player), await house.table(table_id)
    await table.consent.answer(somebody["id"], data.proposal, data.seat, data.yes)
    return table.info(somebody["id"])


@get("/api/tables/{table_id:str}/replay", **DONE)
async def replay(
    table_id: str,
    player: Person,
    house: House,
    at: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: Eyes = None,
) -> SeatView:
    """How things stood after so many moves."""
    table = await house.table(table_id)
    mine = eyes(table, player, seat)
    match = table.running_match()
    if at > match.known(mine):
        raise Missing("record-no-such-move", n=at, moves=match.known(mine))
    found = table.view_of(mine, at)
    state = match.seen_by(mine, at)
    found.journal = views.journal(table.game, state, mine, 0)
    return found


@get("/api/tables/{table_id:str}/scores", **DONE)
async def scores(table_id: str, player: Person, house: House, seat: Eyes = None) -> ScoreChart:
    """Scores over time."""
    table = await house.table(table_id)
    points = await asyncio.to_thread(table.running_match().chart(eyes(table, player, seat)))
    return ScoreChart([ScorePoint(at, totals) for at, totals in points])


@get("/api/tables/{table_id:str}/digest", **DONE)
async def digest(table_id: str, player: Person, house: House, seat: Eyes = None) -> Digest:
    """What happened since my last turn."""
    table = await house.table(table_id)
    mine = eyes(table, player, seat)
    return Digest(mine, table.digest(mine))


@get("/api/tables/{table_id:str}/text/{language:str}", media_type="text/plain", responses=FAULTS)
async def text(table_id: str, language: str, player: Person, house: House, seat: Eyes = None) -> str:
    """The position as the terminal shows it."""
    table = await house.table(table_id)
    if language not in LANGUAGES:
        raise Missing("server-no-page")
    shown = table.game.view(table.running_match().state, eyes(table, player, seat))
    return await asyncio.to_thread(table.game.text, shown, speaker(language))


@post("/api/tables/{table_id:str}/why", **DONE)
async def why(table_id: str, data: WhyNot, player: Person, house: House) -> Why:
    """Why a word is not on my menu."""
    table = await house.table(table_id)
    seat = table.seat_of(known(player)["id"], data.seat)
    table.is_playing()
    refusal = table.game.why_not(table.running_match().state, seat, data.word)
    if refusal is None:
        return Why(True, "", "", {})
    return Why(False, refusal.rule, refusal.key, dict(refusal.arguments))


@post("/api/tables/{table_id:str}/hint", **DONE)
async def hint(table_id: str, data: AskHint, player: Person, house: House) -> Hint:
    """What a bot would consider, knowing what my seat knows."""
    table = await house.table(table_id)
    seat = table.seat_of(known(player)["id"], data.seat)
    return await table.minds.hint(seat)


@get("/api/tables/{table_id:str}/chat", **DONE)
async def chat(table_id: str, house: House) -> Sayings:
    """What was said."""
    table = await house.table(table_id)
    return Sayings([saying(row) for row in await house.store.read(rooms.sayings, table.id)])


@post("/api/tables/{table_id:str}/chat", **DONE)
async def say(table_id: str, data: Say, player: Person, house: House) -> Saying:
    """Say something."""
    somebody, table = known(player), await house.table(table_id)
    house.not_too_talkative(somebody["id"])
    return await table.say(somebody, spoken(data.text))


@get("/api/tables/{table_id:str}/record", **DONE)
async def record(table_id: str, player: Person, house: House, seat: Eyes = None) -> Response[Record | RunningRecord]:
    """The game written down: with seed and proof when it is over, else as my seat may know it."""
    table = await house.table(table_id)
    mine = eyes(table, player, seat)
    over = table.status == "finished"
    found = await asyncio.to_thread(finished_record, table) if over else running_record(table, mine)
    name = f"{table.game.name}-{table.id}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


def finished_record(table: Table) -> Record:
    match = table.running_match()
    kept_record = records.Record.of(table.game, table.players, match.seed, table.options)
    kept_record.moves = list(match.moves)
    kept_record.seal(table.game)
    plain = json.loads(kept_record.to_json())
    names = [row.name or row.bot for row in table.seats]
    return Record(**plain, commitment=table.row["commitment"], table=table.id, names=names)


def running_record(table: Table, seat: int | None) -> RunningRecord:
    match = table.running_match()
    words = [word for mover, word in match.moves if mover == seat]
    part: JournalPart = views.journal(table.game, match.state, seat, 0)
    return RunningRecord(
        format="comptoir-running-1", game=table.game.name, version=table.game.version, box=table.game.box_hash,
        players=table.players, options=table.options, commitment=table.row["commitment"], table=table.id, seat=seat,
        names=[row.name or row.bot for row in table.seats], words=words, journal=part.entries,
    )  # fmt: skip


# --- everything else is the page --------------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False)
async def page_file(request: Asked, built: Page, path: str = "") -> Response[bytes]:
    """A file of the page, or the page."""
    return built.find(path).answer(request)


HANDLERS = [
    me, guest, account, login, logout, change_me, games, rules, words, whole_catalogue, part_of_catalogue, lobby,
    new_table, new_lesson, table_info, join, leave, come_back, fill, cancel, late, view, play, undo, answer, replay,
    scores, digest, text, why, hint, chat, say, record, page_file,
]  # fmt: skip
