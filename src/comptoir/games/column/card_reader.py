"""Reads the cards of the box of A Column of Fire: characters, events, privileges, and the effects printed on them."""

from collections import Counter

from comptoir.core.component_reader import Reader
from comptoir.core.errors import BadBox
from comptoir.core.numbers import as_vec
from comptoir.games.column.engine.components import (
    ANY_GOOD,
    CHARACTER_NAMES,
    CHARACTERS,
    COUNTRIES,
    DIE_ADJUST,
    EVENT_NAMES,
    EVENTS,
    FREE_DIE,
    GOOD,
    GOODS,
    LOCH_LEVEN_EVENT,
    LOSE_VP,
    NEUTRAL,
    NO_EFFECT,
    OF_A_COUNTRY,
    OFFER,
    PAWNS,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    PROTECTION,
    RELIGION,
    RELIGIONS,
    REMOVE_CHARACTER,
    SELL_ANY,
    SHIP,
    SITES,
    SYMBOLS,
    TARGET_ALL,
    TARGET_HOUSE,
    TARGET_RELIGION,
    TRACK_STEP,
    TRADE_GOOD,
    VP,
    Box,
)

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


# --- names and effects ------------------------------------------------------------------------------------------------


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


def yes(r: Reader, path: str) -> bool:
    value = r.value(path)
    r.fits(path, isinstance(value, bool), True)
    return bool(value)


def how_many(names: list[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))


# --- characters, events, privileges -----------------------------------------------------------------------------------


def read_characters(r: Reader, box: Box) -> None:
    """Thirteen for each country: four merchants, a captain and eight persons, with one symbol or two (COF-1.5, 9.0)."""
    paths = rows_by_id(r, "character", CHARACTER_NAMES)
    countries = [r.position(f"{path}.country", COUNTRIES) for path in paths]
    r.fits("character.country", countries, [n // OF_A_COUNTRY for n in range(CHARACTERS)])
    pawns = [r.position(f"{path}.pawn", PAWNS) for path in paths]
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
    countries = [r.position(f"{path}.country", COUNTRIES) for path in paths]
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
