"""Positions, journal lines, menus, scores and hints as text for the terminal, in the reader's language."""

from typing import TYPE_CHECKING

from comptoir.bots.search.hints import Hint
from comptoir.core.game import Game
from comptoir.core.state import State
from comptoir.locales import Say

if TYPE_CHECKING:
    from rich.table import Table


def with_player(values: dict[str, object], say: Say) -> dict[str, object]:
    """Arguments of a message, with the name of the player where they name a seat."""
    return values | {"player": say("core-seat", seat=values["seat"])} if "seat" in values else values


def journal_line(key: str, values: dict[str, object], say: Say) -> str:
    """A journal entry as a sentence."""
    return say(key, **with_player(values, say))


def position_text(game: Game, state: State, seat: int | None, say: Say) -> str:
    """The position as a seat sees it."""
    return game.text(state.view(seat), say)


def menu_line(game: Game, state: State, seat: int, action: int, say: Say) -> str:
    """An entry of the menu as a sentence."""
    key, values = game.describe_action(state, seat, action)
    return say(key, **with_player(values, say))


def score_table(game: Game, state: State, say: Say, seat: int | None = None) -> "Table":
    """The score sheet: a column for each seat, a row for each part; what `seat` may not see is a question mark."""
    from rich.table import Table

    rows = game.visible_scores(state, seat)
    context = game.message_context(state)
    table = Table(box=None, header_style="bold")
    table.add_column("")
    for column in range(state.players):
        table.add_column(say("core-seat", seat=column), justify="right")
    parts = [part for part in rows[0] if part != "total"]
    for part in [*parts, "total"]:
        cells = ["?" if row[part] is None else str(row[part]) for row in rows]
        table.add_row(say(f"{game.name}-score-{part}", **context), *cells, style="bold" if part == "total" else "")
    if state.over:
        table.add_row(say("cli-place"), *[str(place) for place in state.ranking()], style="bold green")
    return table


def hint_table(game: Game, state: State, seat: int, best: list[Hint], say: Say) -> "Table":
    """The best moves: their numbers on the menu, their sentences, and what they may bring."""
    from rich.table import Table

    menu = [game.word(action) for action in state.menu(seat)]
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("cli-hint-number", "cli-hint-move", "cli-hint-score", "cli-hint-chance", "cli-hint-games"):
        table.add_column(say(key), justify="left" if key == "cli-hint-move" else "right")
    for hint in best:
        table.add_row(
            str(menu.index(hint.word) + 1),
            menu_line(game, state, seat, game.action(hint.word), say),
            say("cli-number", number=hint.score),
            say("cli-percent", number=round(100 * hint.chance)),
            str(hint.games),
        )
    return table
