"""Reads the box of A Column of Fire from `components.toml`, one for each number of players, and checks it.

Cards are read in `card_reader.py`; where things are drawn is checked in `engine/board.py`.
"""

from itertools import permutations

from comptoir.core.component_reader import Check, Reader
from comptoir.core.numbers import as_vec
from comptoir.games.column.card_reader import (
    NAMED,
    NUMBERED,
    SIMPLE,
    effect,
    read_characters,
    read_events,
    read_privileges,
    rows_by_id,
    yes,
)
from comptoir.games.column.engine.board import check_board
from comptoir.games.column.engine.components import (
    CHARACTERS,
    COLOURED,
    COUNTRIES,
    DICE,
    EVENTS,
    GOODS,
    KINDS,
    LOCH_LEVEN_NAMES,
    PAWNS,
    PRIVILEGES,
    PURPLE,
    RELIGIONS,
    SHIP,
    SITES,
    SPACES,
    TRADE_GOOD,
    Box,
)

PLAYERS = (2, 3, 4)
HIGH, LOW = 4, 2  # what the two goods of every country are worth (COF-1.3)


def read(text: str) -> tuple[dict[int, Box], list[Check]]:
    """A box for each number of players, and what was checked; BadBox when something does not fit."""
    r = Reader.of(text)
    r.fits("meta.game", r.text("meta.game"), "A Column of Fire")
    check_totals(r)
    boxes = {players: Box() for players in PLAYERS}
    for players, box in boxes.items():
        read_numbers(r, box, players)
        read_prices(r, box)
        read_track(r, box)
        read_start_cards(r, box)
        read_characters(r, box)
        read_events(r, box)
        read_privileges(r, box)
    check_symbols(r)
    check_board(r)
    check_provenance(r)
    return boxes, r.all_checks()


# --- section 1 --------------------------------------------------------------------------------------------------------


def check_totals(r: Reader) -> None:
    """The contents list (COF-1.5)."""
    cards = ("character_cards", "event_cards", "summary_cards", "religion_cards", "loch_leven_cards")
    numbers = {name: r.number(f"counts.{name}") for name in cards}
    r.check("counts.cards_total", r.number("counts.cards_total"), 80)
    r.check("counts.cards", sum(numbers.values()), 80)
    r.check("counts.character_cards", numbers["character_cards"], CHARACTERS)
    r.check("counts.event_cards", numbers["event_cards"], EVENTS)
    r.check("counts.loch_leven_cards", numbers["loch_leven_cards"], len(LOCH_LEVEN_NAMES))
    tokens = [r.number(f"{path}.tokens") for path in rows_by_id(r, "good", GOODS)]
    r.check("good.tokens", tokens, [14] * KINDS)
    r.check("counts.goods_tokens", r.number("counts.goods_tokens"), sum(tokens))
    r.check("counts.privilege_tokens", r.number("counts.privilege_tokens"), PRIVILEGES)
    r.check("counts.protection_tokens", r.number("counts.protection_tokens"), 16)
    pawns = [r.number(f"{path}.count") for path in rows_by_id(r, "religion_pawn", PAWNS)]
    r.check("religion_pawn.count", pawns, [10] * len(PAWNS))
    r.check("counts.religion_pawns", r.number("counts.religion_pawns"), sum(pawns))
    per_player = r.number("dice.per_player")
    r.check("counts.dice", r.number("counts.dice"), per_player * r.number("dice.players_sets"))
    r.check("dice.per_player", per_player, COLOURED + 1)
    houses = r.number("counts.trading_houses_per_player")
    r.check("counts.trading_houses_per_player", houses, len(COUNTRIES))  # COF-6.2: one is always at hand
    r.check("counts.trading_houses", r.number("counts.trading_houses"), 4 * houses)
    r.check("player_colour", len(r.row("player_colour")), max(PLAYERS))


def read_numbers(r: Reader, box: Box, players: int) -> None:
    box.start_vp = r.number("setup.start_vp", 0, 99)
    box.houses = r.number("counts.trading_houses_per_player", 1, 9)
    box.end_vp = r.number("setup.end_trigger_vp", 1, 999)
    box.house_vp = r.number("final_scoring.vp_per_trading_house", 0, 99)
    box.protection_vp = r.number("final_scoring.vp_per_protection_token", 0, 99)
    box.goods_per_vp = r.number("final_scoring.goods_per_vp", 1, 99)
    box.decline_vp = r.number("costs.decline_or_unable_to_take_character_vp", 0, 99)
    box.skip_vp = r.number("costs.skip_free_space_vp_each", 0, 99)
    box.remove_die_vp = r.number("costs.remove_die_vp", 1, 99)
    box.must_leave = r.number("costs.voluntary_payment_must_leave_vp", 0, 99)
    r.fits("dice.free_dice", r.row("dice.free_dice"), list(DICE[:COLOURED]))
    r.fits("dice.religion_die", r.text("dice.religion_die"), DICE[COLOURED])
    r.check("dice.wild.colour", r.text("dice.wild.colour"), DICE[PURPLE])
    r.check("dice.free_die_faces", r.row("dice.free_die_faces"), list(range(1, SITES + 1)))
    faces = r.numbers("dice.religion_die_faces", 6, 1, SITES)
    r.check("dice.religion_die_faces", sorted(faces), [1, 2, 3, 3, 4, 5])  # COF-1.2
    box.die_most, box.religion_faces, box.religion_most = SITES, as_vec(faces), max(faces)
    counts = [r.number(f"player_count.{i}.players") for i in range(len(r.row("player_count")))]
    r.fits("player_count.players", sorted(counts), list(PLAYERS))
    path = f"player_count.{counts.index(players)}"
    spaces = [r.number(f"{country}.religion_spaces") for country in rows_by_id(r, "country", COUNTRIES)]
    box.religion_spaces = r.number(f"{path}.religion_spaces_per_country", 2, 9)
    r.check(f"{path}.religion_spaces_per_country", box.religion_spaces <= min(spaces), True)
    box.purple_neutral = yes(r, f"{path}.purple_space_neutral_pawn")
    different = f"{path}.must_start_with_different_religions"
    box.different_religions = "must_start_with_different_religions" in r.table(path) and yes(r, different)
    r.check(f"{path}.two_of_different_religions", not box.different_religions or players == 2, True)


def read_prices(r: Reader, box: Box) -> None:
    """Every country buys one good for 4 and one for 2, every good has two buyers (COF-1.3, 1.4)."""
    price = [0] * (len(COUNTRIES) * KINDS)
    for c, path in enumerate(rows_by_id(r, "country", COUNTRIES)):
        r.check(f"country.{COUNTRIES[c]}.die_colour", r.text(f"{path}.die_colour"), DICE[c])  # COF-1.1
        sites = f"{path}.establishment_sites"
        r.check(f"country.{COUNTRIES[c]}.establishment_sites", r.row(sites), list(range(1, SITES + 1)))
        for i in range(len(r.row(f"{path}.price_box"))):
            good = r.position(f"{path}.price_box.{i}.good", GOODS)
            price[c * KINDS + good] = r.number(f"{path}.price_box.{i}.vp", 1, 99)
        bought = [vp for vp in price[c * KINDS : (c + 1) * KINDS] if vp]
        r.check(f"country.{COUNTRIES[c]}.price_box", sorted(bought), [LOW, HIGH])
    for g, path in enumerate(rows_by_id(r, "good", GOODS)):
        sells = r.counts(f"{path}.sells", COUNTRIES, all_of_them=False)
        r.check(f"good.{GOODS[g]}.sells", sorted([vp for vp in sells if vp]), [LOW, HIGH])
        r.check(f"good.{GOODS[g]}.price_boxes", [price[c * KINDS + g] for c in range(len(COUNTRIES))], sells)
    stated = (
        ("england.cloth", HIGH),
        ("england.wine", LOW),
        ("france.book", HIGH),
        ("france.ore", LOW),
        ("netherlands.wine", HIGH),
        ("spain.cloth", LOW),
    )
    for place, vp in stated:
        country, bought_good = place.split(".")
        r.check(f"price.{place}", price[COUNTRIES.index(country) * KINDS + GOODS.index(bought_good)], vp)
    r.check("price.solutions", len(price_solutions()), 1)
    box.price = as_vec(price)


def price_solutions() -> list[tuple[tuple[str, int], ...]]:
    """The ways to complete the six prices the rulebook states (COF-1.4)."""
    left = [("book", LOW), ("ore", HIGH)]
    return [way for way in permutations(left) if way[0][1] == LOW and way[1][1] == HIGH]


# --- the action track and the start cards -----------------------------------------------------------------------------


def read_track(r: Reader, box: Box) -> None:
    """Twenty spaces, four of each colour, ships on purple only (COF-1.8)."""
    index = [r.number(f"action_space.{i}.index") for i in range(len(r.row("action_space")))]
    r.fits("action_space.index", sorted(index), list(range(SPACES)))
    paths = [f"action_space.{index.index(n)}" for n in range(SPACES)]
    dice = [r.position(f"{path}.die", DICE[:COLOURED]) for path in paths]
    effects = [effect(r, f"{path}.effect", "track") for path in paths]
    r.check("action_space.die", sorted(dice), sorted(list(range(COLOURED)) * 4))
    ships = [effects[n] for n in range(SPACES) if dice[n] == PURPLE]
    r.fits("action_space.ships", sorted(ships), list(range(SHIP, SHIP + len(COUNTRIES))))
    r.check("action_space.other_ships", sum(SHIP <= code < TRADE_GOOD for code in effects), len(COUNTRIES))
    for g, good in enumerate(GOODS):
        buyers = [c for c in range(len(COUNTRIES)) if box.price[c * KINDS + g]]
        printed = sorted([dice[n] for n in range(SPACES) if effects[n] == TRADE_GOOD + g])
        r.check(f"action_space.trade_good.{good}", printed, buyers)
    r.check("action_space.example", len(movement_examples(dice, effects)), 1)
    box.space_die, box.space_effect = as_vec(dice), as_vec(effects)


def movement_examples(dice: list[int], effects: list[int]) -> list[int]:
    """White spaces from which the rulebook's example of a move can be told (TV-12, TV-13)."""
    starts = []
    for start in [n for n in range(SPACES) if dice[n] == 0]:
        ahead = [(start + j) % SPACES for j in range(1, SPACES)]
        white = [n for n in ahead if dice[n] == 0]
        purple = next(n for n in ahead if dice[n] == PURPLE)
        if effects[purple] == SHIP + COUNTRIES.index("spain") and effects[white[2]] == TRADE_GOOD + GOODS.index(
            "cloth"
        ):
            starts.append(start)
    return starts


def read_start_cards(r: Reader, box: Box) -> None:
    """Each good and each ship once, two of each religion, never a good that its country buys (COF-2.2, 18.4)."""
    paths = rows_by_id(r, "loch_leven_card", LOCH_LEVEN_NAMES)
    religions = [r.position(f"{path}.religion", RELIGIONS) for path in paths]
    goods = [r.position(f"{path}.good", GOODS) for path in paths]
    spaces = [r.number(f"{path}.start_space", 0, SPACES - 1) for path in paths]
    ships = [r.position(f"{path}.start_ship", COUNTRIES) for path in paths]
    r.check("loch_leven_card.start_space", [box.space_effect[space] - SHIP for space in spaces], ships)
    r.check("loch_leven_card.start_ship", sorted(ships), list(range(len(COUNTRIES))))
    r.check("loch_leven_card.good", sorted(goods), list(range(KINDS)))
    r.check("loch_leven_card.religion", sorted(religions), [0, 0, 1, 1])
    bought = [box.price[ship * KINDS + good] for ship, good in zip(ships, goods, strict=True)]
    r.check("loch_leven_card.good_not_bought", bought, [0] * len(paths))
    known = (RELIGIONS.index("protestant"), GOODS.index("ore"), COUNTRIES.index("england"))
    r.check("loch_leven_card.known", known in zip(religions, goods, ships, strict=True), True)
    ways = [
        way
        for way in permutations(range(KINDS))
        if way[0] == known[1] and not any(box.price[c * KINDS + good] for c, good in enumerate(way))
    ]
    r.check("loch_leven_card.solutions", len(ways), 1)
    box.loch_religion, box.loch_good, box.loch_space = as_vec(religions), as_vec(goods), as_vec(spaces)
    box.loch_protections = as_vec([r.number(f"{path}.protection_tokens", 0, 99) for path in paths])


# --- symbols and provenance -------------------------------------------------------------------------------------------


def check_symbols(r: Reader) -> None:
    """Every effect is a declared symbol, declared for such a place, and every declared symbol is used (section 9)."""
    ids = [r.text(f"symbol.{i}.id") for i in range(len(r.row("symbol")))]
    r.fits("symbol.ids", sorted(ids), sorted((*SIMPLE, *NAMED, *NUMBERED)))
    places = {name: r.row(f"symbol.{i}.on") for i, name in enumerate(ids)}
    effects = [("privilege", r.text(f"privilege.{i}.effect")) for i in range(PRIVILEGES)]
    effects += [("track", r.text(f"action_space.{i}.effect")) for i in range(SPACES)]
    for i in range(CHARACTERS):
        shown = range(len(r.row(f"character.{i}.effects")))
        effects += [("character", r.text(f"character.{i}.effects.{n}")) for n in shown]
    used = {(name.partition(":")[0], place) for place, name in effects}
    r.check("symbol.on", sorted([f"{name} {place}" for name, place in used if place not in places[name]]), [])
    r.check("symbol.used", sorted({name for name, _ in used}), sorted(ids))


def check_provenance(r: Reader) -> None:
    """Where each value comes from is said for every record."""
    known = {"rulebook", "public", "memory", "reconstructed"}
    groups = ("character", "event", "privilege", "action_space", "loch_leven_card", "country", "good")
    said = {r.text(f"{group}.{i}.provenance") for group in groups for i in range(len(r.row(group)))}
    said |= {r.text(f"groups.{name}.provenance") for name in r.table("groups")}
    r.check("provenance", sorted(said - known), [])
