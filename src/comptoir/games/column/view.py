"""Builds the view of a seat of A Column of Fire (section 19), from nothing.

Hidden from all: the order of the decks and of the privilege pile, and the dice to come.  Out of sight of the others:
the faces of a player's privileges, and his answer to an event until all have answered.  All else is public.
"""

from mypy_extensions import i64

from comptoir.core.numbers import bit_count
from comptoir.core.state import NOBODY
from comptoir.core.vecs import vec
from comptoir.games.column.engine.components import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    COLOURED,
    COUNTRIES,
    DICE,
    EVENT_EFFECTS,
    EVENT_NAMES,
    EVENTS,
    GOODS,
    KINDS,
    LOCH_LEVEN_NAMES,
    NATIONS,
    NO_CARD,
    NO_EFFECT,
    PAWNS,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    RELIGIONS,
    SITES,
    SPACES,
    SYMBOLS,
    TARGET_HOUSE,
    TARGET_RELIGION,
    number_of,
    symbol_of,
)
from comptoir.games.column.engine.conflicts import winner_of
from comptoir.games.column.engine.houses import owner_of
from comptoir.games.column.engine.religion import has_room
from comptoir.games.column.engine.rows import first_after
from comptoir.games.column.engine.scoring import houses_on_board
from comptoir.games.column.engine.state import (
    ACCEPTED,
    FREE_PLACE,
    IMPRISONED,
    NO_ANSWER,
    ON_CARD,
    PROTECTED,
    Column,
    Trader,
)
from comptoir.games.column.view_types import (
    Card,
    ColumnPart,
    Country,
    Effect,
    Ending,
    EventInHand,
    Privilege,
    TrackSpace,
)
from comptoir.games.column.view_types import Trader as TraderView

ENDINGS: tuple[Ending, ...] = ("", "points", "deck", "year_cap")
ON_TRACK = 50  # spaces of the victory track


def nobody(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def named(names: tuple[str, ...], numbers: vec[i64], first: i64 = 0) -> dict[str, int]:
    return {name: int(numbers[first + i]) for i, name in enumerate(names)}


def effect(code: i64) -> Effect:
    """An action symbol with its number, 0 where it has none."""
    return {"symbol": SYMBOLS[symbol_of(code)], "number": int(number_of(code))}


def character(s: Column, card: i64) -> Card:
    """A character card: its pawn and its one or two symbols."""
    codes = [s.box.first_effect[card], s.box.second_effect[card]]
    return {
        "id": CHARACTER_NAMES[card],
        "country": COUNTRIES[card // 13],
        "pawn": PAWNS[s.box.pawn[card]],
        "effects": [effect(code) for code in codes if code != NO_EFFECT],
    }


def privilege(s: Column, token: i64) -> Privilege:
    code = s.box.privilege_effect[token]
    return {"id": PRIVILEGE_NAMES[token], "symbol": SYMBOLS[symbol_of(code)], "number": int(number_of(code))}


def privileges(s: Column, held: i64) -> list[Privilege]:
    return [privilege(s, token) for token in range(PRIVILEGES) if held >> token & 1]


def dice_in_order(me: Trader, on_characters: bool) -> list[int]:
    """The dice on characters, or on Loch Leven, in the order in which they came (COF-2.11, 4.2)."""
    dice: list[int] = []
    die = first_after(me, on_characters, 0)
    while die < COLOURED:
        dice.append(int(die))
        die = first_after(me, on_characters, me.since[die])
    return dice


def trader(s: Column, p: i64, seat: int | None) -> TraderView:
    """One player's row and possessions."""
    me = s.traders[p]
    return {
        "seat": int(p),
        "vp": int(me.score),
        "track_space": int((me.score - 1) % ON_TRACK + 1) if me.score > 0 else 0,  # COF-1.7
        "religion": RELIGIONS[me.religion],
        "religion_die": int(me.religion_die),
        "goods": named(GOODS, me.goods),
        "protections": int(me.protections),
        "privileges": int(bit_count(me.privileges)),
        "privilege_tokens": privileges(s, me.privileges) if s.is_revealed(p, seat) else None,
        "disc": int(me.disc),
        "sites": {name: int(me.sites[i]) or None for i, name in enumerate(COUNTRIES)},
        "houses_in_stock": int(s.box.houses - houses_on_board(me)),
        "free_dice": {DICE[die]: int(me.dice[die]) or None for die in range(COLOURED) if me.lies[die] == FREE_PLACE},
        "loch_leven_card": LOCH_LEVEN_NAMES[me.loch_leven_card],
        "loch_leven": [{"die": DICE[die], "number": int(me.dice[die])} for die in dice_in_order(me, False)],
        "row": [
            {"die": DICE[die], "number": int(me.dice[die]), **character(s, me.lies[die] - ON_CARD)}
            for die in dice_in_order(me, True)
        ],
        "turns": int(me.turns),
    }


def country(s: Column, c: i64) -> Country:
    """Sites, religion spaces, the deck and the character on top."""
    full = not has_room(s, c)
    pawn = s.pawn_on[c]
    return {
        "sites": [nobody(owner_of(s, c, site)) for site in range(1, SITES + 1)],
        "pawns": named(PAWNS, s.pawns, 3 * c),
        "religion_spaces": int(s.box.religion_spaces),
        "conflict": full,
        "winning": RELIGIONS[winner_of(s, c)] if winner_of(s, c) != NOBODY else None,
        "prices": {GOODS[g]: int(s.box.price[c * KINDS + g]) for g in range(KINDS) if s.box.price[c * KINDS + g]},
        "deck": int(s.deck_size[c]),
        "exhausted": bool(s.exhausted >> c & 1),
        "face_up": character(s, s.face_up[c]) if s.face_up[c] != NO_CARD else None,
        "pawn_on_card": PAWNS[pawn] if pawn != NO_CARD else None,
    }


def event_in_hand(s: Column, seat: int | None) -> EventInHand | None:
    """The event that is being carried out, whom it affects, and the looker's own answer."""
    if s.event == NO_CARD:
        return None
    box, event = s.box, s.event
    target = "all"
    if box.event_target[event] == TARGET_RELIGION:
        target = RELIGIONS[box.event_named[event]]
    elif box.event_target[event] == TARGET_HOUSE:
        target = COUNTRIES[box.event_named[event]]
    return {
        "id": EVENT_NAMES[event],
        "target": target,
        "effect": EVENT_EFFECTS[box.event_effect[event]],
        "number": int(box.event_number[event]),
        "protectable": bool(box.event_protectable[event]),
        "affected": [int(p) for p in range(s.players) if s.affected >> p & 1],
        "answer": None if seat is None or not 0 <= seat < s.players else answer(s.answers[seat]),
    }


def answer(given: i64) -> str | None:
    if given == NO_ANSWER:
        return None
    if given >= IMPRISONED:
        return f"imprison {DICE[given - IMPRISONED]}"
    return "protect" if given == PROTECTED else "accept" if given == ACCEPTED else "suffer"


def track(s: Column) -> list[TrackSpace]:
    """The spaces of the action track, and whose disc stands there."""
    discs = {int(me.disc): p for p, me in enumerate(s.traders)}
    return [
        {"space": n, "die": DICE[s.box.space_die[n]], "disc": discs.get(n), **effect(s.box.space_effect[n])}
        for n in range(SPACES)
    ]


def game_view(s: Column, seat: int | None) -> ColumnPart:
    """The game's own part of a view (COF-19.1)."""
    seats = range(s.players)
    removed = [CARD_NAMES[card] for card in range(CHARACTERS) if s.removed_characters >> card & 1]
    removed += [CARD_NAMES[CHARACTERS + event] for event in range(EVENTS) if s.removed_events >> event & 1]
    return {
        "year": int(s.year),
        "half": int(s.half),
        "active": nobody(s.active),
        "start_player": int(s.start_player),
        "countries": {name: country(s, c) for c, name in enumerate(COUNTRIES)},
        "track": track(s),
        "traders": [trader(s, p, seat) for p in seats],
        "privilege_pile": int(s.pile_size),
        "spent_privileges": privileges(s, s.spent),
        "removed": removed,
        "event": event_in_hand(s, seat),
        "event_done": s.event_done,
        "sold": [
            {"good": GOODS[pair % KINDS], "country": COUNTRIES[pair // KINDS]}
            for pair in range(NATIONS * KINDS)
            if s.sold >> pair & 1
        ],
        "chosen": None
        if s.chosen_die == NOBODY
        else {"die": DICE[s.chosen_die], "country": COUNTRIES[s.chosen_country]},
        "end": {
            "vp": int(s.box.end_vp),
            "year_cap": int(s.year_cap),
            "cause": ENDINGS[s.trigger],
            "triggered_by": nobody(s.triggered_by),
        },
    }
