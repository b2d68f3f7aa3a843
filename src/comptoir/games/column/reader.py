"""Reads the box of A Column of Fire from `components.toml`, one for each number of players, and checks it.

What a box holds is read and checked here; where its elements are drawn is checked in `board.py`.
"""

from collections import Counter
from itertools import permutations

from comptoir.core.component_reader import Check, Reader
from comptoir.core.errors import BadBox
from comptoir.core.numbers import as_vec
from comptoir.games.column.engine.board import check_board
from comptoir.games.column.engine.components import (
    ANY_GOOD,
    CHARACTER_NAMES,
    CHARACTERS,
    COLOURED,
    COUNTRIES,
    DICE,
    DIE_ADJUST,
    EVENT_NAMES,
    EVENTS,
    FREE_DIE,
    GOOD,
    GOODS,
    KINDS,
    LOCH_LEVEN_EVENT,
    LOCH_LEVEN_NAMES,
    LOSE_VP,
    NEUTRAL,
    NO_EFFECT,
    OF_A_COUNTRY,
    OFFER,
    PAWNS,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    PROTECTION,
    PURPLE,
    RELIGION,
    RELIGIONS,
    REMOVE_CHARACTER,
    SELL_ANY,
    SHIP,
    SITES,
    SPACES,
    SYMBOLS,
    TARGET_ALL,
    TARGET_HOUSE,
    TARGET_RELIGION,
    TRACK_STEP,
    TRADE_GOOD,
    VP,
    Box,
)

PLAYERS = (2, 3, 4)
HIGH, LOW = 4, 2  # what the two goods of every country are worth (COF-1.3)
PERSONS = ("ruler", "agent", "protector", "patron", "supplier", "pilot", "time_keeper", "judge")
ROLES = [*[f"merchant_{good}" for good in GOODS], "captain", *PERSONS]
PAWNS_IN_A_DECK = {"catholic": 5, "protestant": 5, "neutral": 3}
VP_PRIVILEGES = {"vp:1": 5, "vp:2": 5, "vp:3": 2}
KNOWN_CHARACTERS = {  # named in the rulebook (COF-1.5, the examples of section 22)
    "Elizabeth I": ("england", ["vp:2"]),
    "Francis Walsingham": ("england", ["religion:either"]),
    "Count Feria": ("spain", ["protection"]),
    "Father Huus": ("netherlands", ["protection"]),
}
SIMPLE = {
    "any_good": ANY_GOOD,
    "privilege": PRIVILEGE,
    "protection": PROTECTION,
    "neutral": NEUTRAL,
    "track_step": TRACK_STEP,
    "remove_character": REMOVE_CHARACTER,
    "die_adjust": DIE_ADJUST,
    "free_die": FREE_DIE,
}
NAMED: dict[str, tuple[int, tuple[str, ...]]] = {
    "good": (GOOD, GOODS),
    "religion": (RELIGION, (*RELIGIONS, "either")),
    "ship": (SHIP, COUNTRIES),
    "trade_good": (TRADE_GOOD, GOODS),
}
NUMBERED = {"vp": VP, "sell_any": SELL_ANY}
ALLOWED = {  # where the words and the rules know a symbol
    "character": {n for n in range(len(SYMBOLS)) if n < SHIP},
    "privilege": {n for n in range(RELIGION, SELL_ANY + 1) if n != REMOVE_CHARACTER} | {ANY_GOOD, VP},
    "track": {n for n in range(len(SYMBOLS)) if n < TRACK_STEP or n >= SHIP},
}


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
    r.settle()
    seen: dict[str, Check] = {check.where: check for check in r.checks}
    return boxes, list(seen.values())


# --- names and effects ------------------------------------------------------------------------------------------------


def one_of(r: Reader, path: str, names: tuple[str, ...]) -> int:
    """The number of a name."""
    name = r.text(path)
    if name not in names:
        raise BadBox("box-name", where=path, name=name[:40], known=", ".join(names))
    return names.index(name)


def rows_by_id(r: Reader, path: str, names: tuple[str, ...]) -> list[str]:
    """The paths of the records of a list, in the order of their ids, which must be exactly these."""
    ids = [r.text(f"{path}.{i}.id").lower() for i in range(len(r.row(path)))]
    r.fits(f"{path}.ids", sorted(ids), sorted(names))
    return [f"{path}.{ids.index(name)}" for name in names]


def effect(r: Reader, path: str, place: str) -> int:
    """An effect string, `id` or `id:arg`, as symbol and number; it must be known at such a place."""
    text = r.text(path)
    name, _, argument = text.partition(":")
    code = -1
    if name in SIMPLE and not argument:
        code = SIMPLE[name]
    elif name in NAMED and argument in NAMED[name][1]:
        code = NAMED[name][0] + NAMED[name][1].index(argument)
    elif name in NUMBERED and argument.isdecimal() and len(argument) < 3:
        code = NUMBERED[name] | int(argument) << 8
    if code < 0 or code & 255 not in ALLOWED[place]:
        raise BadBox("box-name", where=path, name=text[:40], known=", ".join((*SIMPLE, *NAMED, *NUMBERED)))
    return code


def how_many(names: list[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))


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


def yes(r: Reader, path: str) -> bool:
    value = r.value(path)
    r.fits(path, isinstance(value, bool), True)
    return bool(value)


def read_prices(r: Reader, box: Box) -> None:
    """Every country buys one good for 4 and one for 2, every good has two buyers (COF-1.3, 1.4)."""
    price = [0] * (len(COUNTRIES) * KINDS)
    for c, path in enumerate(rows_by_id(r, "country", COUNTRIES)):
        r.check(f"country.{COUNTRIES[c]}.die_colour", r.text(f"{path}.die_colour"), DICE[c])  # COF-1.1
        sites = f"{path}.establishment_sites"
        r.check(f"country.{COUNTRIES[c]}.establishment_sites", r.row(sites), list(range(1, SITES + 1)))
        for i in range(len(r.row(f"{path}.price_box"))):
            good = one_of(r, f"{path}.price_box.{i}.good", GOODS)
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
    dice = [one_of(r, f"{path}.die", DICE[:COLOURED]) for path in paths]
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
    religions = [one_of(r, f"{path}.religion", RELIGIONS) for path in paths]
    goods = [one_of(r, f"{path}.good", GOODS) for path in paths]
    spaces = [r.number(f"{path}.start_space", 0, SPACES - 1) for path in paths]
    ships = [one_of(r, f"{path}.start_ship", COUNTRIES) for path in paths]
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


# --- characters, events, privileges -----------------------------------------------------------------------------------


def read_characters(r: Reader, box: Box) -> None:
    """Thirteen for each country: four merchants, a captain and eight persons, with one symbol or two (COF-1.5, 9.0)."""
    paths = rows_by_id(r, "character", CHARACTER_NAMES)
    countries = [one_of(r, f"{path}.country", COUNTRIES) for path in paths]
    r.fits("character.country", countries, [n // OF_A_COUNTRY for n in range(CHARACTERS)])
    pawns = [one_of(r, f"{path}.pawn", PAWNS) for path in paths]
    roles = [r.text(f"{path}.role") for path in paths]
    first, second = [], []
    for name, path in zip(CHARACTER_NAMES, paths, strict=True):
        number = len(r.row(f"{path}.effects"))
        r.fits(f"character.{name}.effects", number in (1, 2), True)
        first.append(effect(r, f"{path}.effects.0", "character"))
        second.append(effect(r, f"{path}.effects.1", "character") if number == 2 else NO_EFFECT)
        r.fits(f"character.{name}.different", number == 1 or first[-1] & 255 != second[-1] & 255, True)
    for c, country in enumerate(COUNTRIES):
        own = range(c * OF_A_COUNTRY, (c + 1) * OF_A_COUNTRY)
        r.check(f"character.{country}.role", sorted([roles[n] for n in own]), sorted(ROLES))
        by_pawn = how_many([PAWNS[pawns[n]] for n in own])
        r.check(f"character.{country}.pawn", by_pawn, dict(sorted(PAWNS_IN_A_DECK.items())))
    r.check(
        "character.pawn", how_many([PAWNS[pawn] for pawn in pawns]), {"catholic": 20, "neutral": 12, "protestant": 20}
    )
    pairs = Counter(zip(roles, pawns, strict=True))
    r.check("character.role.pawn", max(pairs.values()) <= 2, True)
    known = {r.text(f"{path}.name"): n for n, path in enumerate(paths)}
    for name, (country, shown) in KNOWN_CHARACTERS.items():
        r.check(f"character.{name}", name in known, True)
        if name in known:
            path = paths[known[name]]
            r.check(f"character.{name}.card", (r.text(f"{path}.country"), r.row(f"{path}.effects")), (country, shown))
    r.check("character.Mary Stuart", "Mary Stuart" in known, True)
    walsingham = known.get("Francis Walsingham")
    r.check("character.Francis Walsingham.pawn", walsingham is not None and PAWNS[pawns[walsingham]], "protestant")
    box.pawn, box.first_effect, box.second_effect = as_vec(pawns), as_vec(first), as_vec(second)


def read_events(r: Reader, box: Box) -> None:
    """Four for each country: three that hurt, one of them of Loch Leven, and an offer (COF-13.1)."""
    paths = rows_by_id(r, "event", EVENT_NAMES)
    countries = [one_of(r, f"{path}.country", COUNTRIES) for path in paths]
    r.fits("event.country", countries, [n // 4 for n in range(EVENTS)])
    targets, who, effects, numbers, protectable = [], [], [], [], []
    for path in paths:
        target, named = event_target(r, f"{path}.target")
        what, number = event_effect(r, f"{path}.effect")
        targets.append(target)
        who.append(named)
        effects.append(what)
        numbers.append(number)
        protectable.append(int(yes(r, f"{path}.protectable")))
    kinds = [r.text(f"{path}.kind") for path in paths]
    for c, country in enumerate(COUNTRIES):
        own = range(c * 4, c * 4 + 4)
        r.check(f"event.{country}.kind", how_many([kinds[n] for n in own]), {"negative": 3, "offer": 1})
        r.check(f"event.{country}.loch_leven", sum(effects[n] == LOCH_LEVEN_EVENT for n in own), 1)
        r.check(f"event.{country}.offer", [kinds[n] == "offer" for n in own], [effects[n] == OFFER for n in own])
    hit = [
        sum(t == TARGET_RELIGION and w == religion for t, w in zip(targets, who, strict=True)) for religion in (0, 1)
    ]
    r.check("event.religions", hit, [4, 4])
    box.event_target, box.event_named = as_vec(targets), as_vec(who)
    box.event_effect, box.event_number = as_vec(effects), as_vec(numbers)
    box.event_protectable = as_vec(protectable)


def event_target(r: Reader, path: str) -> tuple[int, int]:
    name, _, argument = r.text(path).partition(":")
    if name == "all" and not argument:
        return TARGET_ALL, 0
    if name == "religion" and argument in RELIGIONS:
        return TARGET_RELIGION, RELIGIONS.index(argument)
    if name == "house_in" and argument in COUNTRIES:
        return TARGET_HOUSE, COUNTRIES.index(argument)
    raise BadBox("box-name", where=path, name=r.text(path)[:40], known="all, religion:…, house_in:…")


def event_effect(r: Reader, path: str) -> tuple[int, int]:
    name, _, argument = r.text(path).partition(":")
    if name == "protection_for_religion_die_vp" and not argument:
        return OFFER, 0
    if argument.isdecimal() and len(argument) < 3:
        number = int(argument)
        if name == "lose_vp":
            return LOSE_VP, number
        if name == "loch_leven" and 1 <= number <= SITES:
            return LOCH_LEVEN_EVENT, number
    raise BadBox("box-name", where=path, name=r.text(path)[:40], known="lose_vp:n, loch_leven:n, protection_for_…")


def read_privileges(r: Reader, box: Box) -> None:
    """Twelve with VP, sixteen with an action symbol (COF-1.5, 14.4)."""
    paths = rows_by_id(r, "privilege", PRIVILEGE_NAMES)
    codes = [effect(r, f"{path}.effect", "privilege") for path in paths]
    kinds = [r.text(f"{path}.kind") for path in paths]
    r.check("privilege.kind", kinds, ["vp" if code & 255 == VP else "action" for code in codes])
    points = [r.text(f"{path}.effect") for path, code in zip(paths, codes, strict=True) if code & 255 == VP]
    r.check("privilege.vp", how_many(points), VP_PRIVILEGES)
    r.check("privilege.action", len(codes) - len(points), 16)
    sales = {code >> 8 for code in codes if code & 255 == SELL_ANY}
    r.check("privilege.sell_any", len(sales), 1)  # there is one, and all of them pay the same: the word does not say
    box.privilege_effect = as_vec(codes)


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
