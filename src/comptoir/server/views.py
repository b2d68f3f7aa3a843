"""What leaves the server: views of a match for one seat, built by the engine from what that seat may know."""

import hashlib
from typing import Any

import msgspec

from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.server.contract import Entry, JournalPart, Question, SeatView, Status
from comptoir.server.match import Match

encoder = msgspec.json.Encoder()


def menu(game: Game, state: State, seat: int, fresh: int) -> list[Entry]:
    """What this seat can do, in words, with what each entry does.

    Whether an entry is final is found out in an imagined world, not in the real one: the real one would betray what
    lies hidden.
    """
    imagined = state.determinize(seat, fresh)
    manner = game.message_context(state)
    found = []
    for action in state.menu(seat):
        verb = game.vocabulary.verb(action)
        key, arguments = game.describe_action(state, seat, action)
        tried = imagined.clone()
        tried.choose_for(seat, action)
        final = bool(tried.surprises != imagined.surprises or tried.over)
        about = verb.arguments(action)
        found.append(Entry(game.word(action), verb.name, about, key, {**manner, **arguments}, verb.idle, final))
    return found


def imagined_seed(table_id: str, seat: int, ask: int) -> int:
    """The seed of the imagined world of one question: the same each time it is shown."""
    return int.from_bytes(hashlib.sha256(f"{table_id} {seat} {ask}".encode()).digest()[:7])


def journal(game: Game, state: State, seat: int | None, start: int) -> JournalPart:
    return JournalPart(start, game.journal(state, seat, start, private=False))


def seat_view(
    match: Match, table_id: str, seat: int | None, status: Status, deadline: float | None, *, at: int | None = None
) -> SeatView:
    """All that a seat may know, now or after `at` moves; the journal is left empty, for the sender to fill in."""
    game = match.game
    known = match.known(seat)
    now = at is None or at == known
    state = match.state if at is None or now else match.seen_by(seat, at)
    view = game.view(state, seat)
    asked = list(state.asked)
    question = None
    if now and status == "playing" and seat is not None and seat in asked:
        question = asking(match, table_id, seat)
    playing = now and status == "playing" and seat is not None
    free = playing and match.free_undo(seat or 0)
    return SeatView(
        table=table_id,
        seat=seat,
        status=status,
        moves=known,
        at=known if at is None else at,
        asked=asked if status == "playing" else [],
        deadline=deadline,
        question=question,
        view=view,
        manner=game.message_context(state),
        scores=view["scores"],
        ranking=state.ranking() if state.over else None,
        ended_by=game.ended_by(state),
        can_undo=free,
        can_ask_undo=playing and not free and match.last_of(seat or 0) is not None,
        news_at=match.news_at(seat),
        news_from=match.news_from(seat),
        journal=JournalPart(0, []),
    )


def asking(match: Match, table_id: str, seat: int) -> Question | None:
    """The question of a seat with its menu."""
    prompt = match.game.prompt(match.state, seat)
    if prompt is None:
        return None
    ask = match.asks[seat]
    entries = menu(match.game, match.state, seat, imagined_seed(table_id, seat, ask))
    return Question(ask, prompt[0], prompt[1], match.game.rule(match.state, seat), entries)


def encoded(view: SeatView) -> bytes:
    """A view without its journal, as the beginning of a message."""
    return encoder.encode(view)


EMPTY_JOURNAL = b'"journal":{"start":0,"entries":[]}}'


def with_journal(head: bytes, part: JournalPart) -> bytes:
    """An encoded view with its journal put in."""
    if not head.endswith(EMPTY_JOURNAL):
        raise ValueError("the journal stands last in a view")
    return head[: -len(EMPTY_JOURNAL)] + b'"journal":' + encoder.encode(part) + b"}"


def plain(view: SeatView, part: JournalPart) -> dict[str, Any]:
    """The same as plain data."""
    found: dict[str, Any] = msgspec.json.decode(with_journal(encoded(view), part))
    return found
