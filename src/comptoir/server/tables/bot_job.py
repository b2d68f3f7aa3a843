"""The questions for bots, which are answered in other processes, and the answers."""

import secrets
from typing import Any

import msgspec

from comptoir.server.tables.match import Match


class BotJob(msgspec.Struct):
    """A question for a bot: its move, or a few good ones with what may follow.

    `state` is a determinized state, which the seat cannot tell from the real one.  Jobs with the same `session` are
    about one seat of one game, and `last_word` is the last move of this seat: a bot that keeps its tree needs both.
    """

    game: str
    seat: int
    bot: str
    state: dict[str, Any]
    seed: int
    news: list[tuple[str, dict[str, Any]]] = []
    box: str | None = None  # the text of the components file, when it is not the game's own
    session: str = ""
    last_word: str = ""


class NextMove(msgspec.Struct):
    """A move that may follow, as a sentence."""

    seat: int
    word: str
    key: str
    arguments: dict[str, Any]


class Advice(msgspec.Struct):
    """A move worth considering, as `comptoir.bots.search.hints` gives it."""

    word: str
    score: float
    chance: float
    games: int
    share: float
    gain: float
    line: list[NextMove]


def bot_job(match: Match, seat: int, bot: str, table_id: str, custom_box: str | None) -> BotJob:
    """The question that is put to this seat, as a bot gets it: with a determinized state and the news of the seat."""
    game = match.game
    last = match.last_move_of(seat)
    return BotJob(
        game=game.name,
        seat=seat,
        bot=bot,
        state=game.dump(match.state.determinize(seat, secrets.randbits(62))),
        seed=secrets.randbits(62),
        news=game.journal(match.state, seat, match.news_journal_index(seat), private=False),
        box=custom_box,
        session=f"{table_id}/{seat}/{match.undo_generation}",
        last_word="" if last is None else match.moves[last][1],
    )
