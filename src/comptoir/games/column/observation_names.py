"""The names of the blocks of an observation of A Column of Fire, in the order of `observation.py`."""

from typing import Any

from comptoir.core.observation_names import ONE, WIDE, NamedBlock, numbered, pairs, seats
from comptoir.games.column.engine import components as col


def block_names(writer: Any, state: Any) -> tuple[list[NamedBlock], list[NamedBlock]]:
    """The blocks of what a seat sees, and of what no seat sees."""
    return names(writer, state), hidden_names(writer, state)


def names(writer: Any, state: Any) -> list[NamedBlock]:
    around = seats(int(state.players))
    sites = [str(site) for site in range(1, col.SITES + 1)]
    coloured = col.DICE[: col.COLOURED]
    blocks = [
        NamedBlock("about", ONE),
        NamedBlock("year", ONE),
        NamedBlock("half", ONE),
        NamedBlock("active", around),
        NamedBlock("start_player", around),
        NamedBlock("sold", [pairs(col.COUNTRIES, col.GOODS)[pair] for pair in writer.markets]),
        NamedBlock("chosen_die", coloured),
        NamedBlock("chosen_country", col.COUNTRIES),
        NamedBlock("turn", ("event_done", "quiet")),
        NamedBlock("last_year", ONE),
        NamedBlock("pawns", pairs(col.COUNTRIES, col.PAWNS)),
        NamedBlock("decks", col.COUNTRIES),
        NamedBlock("exhausted", col.COUNTRIES),
        NamedBlock("pawn_on_card", pairs(col.COUNTRIES, col.PAWNS)),
        NamedBlock("face_up", col.CHARACTER_NAMES),
        NamedBlock("unseen_characters", col.CHARACTER_NAMES),
        NamedBlock("unseen_events", col.EVENT_NAMES),
        NamedBlock("privilege_pile", ONE),
        NamedBlock("spent_privileges", [col.PRIVILEGE_NAMES[token] for token in writer.usable]),
        NamedBlock("my_privileges", col.PRIVILEGE_NAMES),
        NamedBlock("event", col.EVENT_NAMES),
        NamedBlock("affected", around),
        NamedBlock("my_answer", ONE),
    ]
    for seat in range(state.players):
        blocks += [
            NamedBlock("track", WIDE, seat),
            NamedBlock("score", WIDE, seat),
            NamedBlock("religion", ONE, seat),
            NamedBlock("religion_die", ONE, seat),
            NamedBlock("goods", col.GOODS, seat),
            NamedBlock("protections", ONE, seat),
            NamedBlock("privileges", ONE, seat),
            NamedBlock("disc", [str(space) for space in range(col.SPACES)], seat),
            NamedBlock("houses", pairs(col.COUNTRIES, sites), seat),
            NamedBlock("dice", coloured, seat),
            NamedBlock("loch_leven", coloured, seat),
            NamedBlock("order", coloured, seat),
            NamedBlock("row", col.CHARACTER_NAMES, seat),
        ]
    return blocks


def hidden_names(writer: Any, state: Any) -> list[NamedBlock]:
    return [
        NamedBlock("deck_order", pairs(col.COUNTRIES, numbered(col.DECK - 1))),
        NamedBlock("pile_order", numbered(col.PRIVILEGES)),
    ]
