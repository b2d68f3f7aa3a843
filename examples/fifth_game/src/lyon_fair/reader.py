"""The Fairs of Lyon: from `components.toml` to a `Box` for each number of players, and everything a box must fit."""

from comptoir.core.component_reader import Check, Reader
from lyon_fair.engine.components import CITIES, CONTRACT_NAMES, FAIRS, GOODS, LARGEST_BID, STALLS, Box

PLAYERS = (2, 3, 4)


def read(text: str) -> tuple[dict[int, Box], list[Check]]:
    """A box for each number of players, and what was checked; BadBox when something does not fit."""
    r = Reader.of(text)
    r.fits("meta.game", r.text("meta.game"), "The Fairs of Lyon")
    boxes = {players: Box() for players in PLAYERS}
    for players, box in boxes.items():
        read_bales(r, box, players)
        read_contracts(r, box, players)
        read_coins_and_scoring(r, box)
    r.settle()
    seen: dict[str, Check] = {check.where: check for check in r.checks}
    return boxes, list(seen.values())


def read_bales(r: Reader, box: Box, players: int) -> None:
    """As many of each good; enough for every fair (LYO-1.2, 1.3)."""
    bales = r.counts("bales.of_a_kind", GOODS, most=99)
    r.check("bales.of_a_kind", sorted(set(bales)), [bales[0]])
    r.check("counts.bales", r.number("counts.bales"), sum(bales))
    box.bales_of_a_kind = bales[0]
    box.bales_per_stall = r.number("bales.per_stall", 1, 9)
    box.stalls = r.number(f"stalls.by_players.{players}", players, len(STALLS))
    needed = len(FAIRS) * box.stalls * box.bales_per_stall
    r.check(f"stalls.by_players.{players}", needed <= sum(bales), True)


def read_contracts(r: Reader, box: Box, players: int) -> None:
    """The 36 contracts, each once and with a price; enough for every fair (LYO-1.4)."""
    box.first_contracts = r.number("contracts.dealt_first", 0, 9)
    box.offered_contracts = r.number("contracts.offered_at_each_fair", 2, 9)
    tiles = [f"contracts.tiles.{i}" for i in range(len(r.row("contracts.tiles")))]
    r.fits("contracts.tiles", [r.text(f"{tile}.id") for tile in tiles], list(CONTRACT_NAMES))
    r.check("counts.contracts", r.number("counts.contracts"), len(tiles))
    needed = players * (box.first_contracts + len(FAIRS) * box.offered_contracts)
    r.check(f"contracts.enough_for_{players}", needed <= len(tiles), True)
    for tile, name in zip(tiles, CONTRACT_NAMES, strict=True):
        city = r.text(f"{tile}.city")
        r.fits(f"contracts.{name}.city", city in CITIES, True)
        needs = r.counts(f"{tile}.needs", GOODS, all_of_them=False, most=9)
        r.check(f"contracts.{name}.needs", sum(needs) > 0, True)
        box.city.append(CITIES.index(city))
        box.needs.append(needs)
        box.points.append(r.number(f"{tile}.points", 0, 99))
        box.penalty.append(r.number(f"{tile}.penalty", 0, 99))


def read_coins_and_scoring(r: Reader, box: Box) -> None:
    box.start_coins = r.number("coins.start", 0, 99)
    box.income = r.number("coins.income", 0, 99)
    box.stay_coins = r.number("coins.for_staying_away", 0, 99)
    box.loser_coins = r.number("coins.for_bidding_in_vain", 0, 99)
    box.largest_bid = r.number("coins.largest_bid", 1, LARGEST_BID)
    box.premiums = r.numbers("coins.for_delivery", len(FAIRS), 0, 99)
    r.check("coins.for_delivery", box.premiums, sorted(box.premiums, reverse=True))
    box.cities = r.numbers("scoring.cities", len(CITIES) + 1, 0, 99)
    box.coins_per_point = r.number("scoring.coins_per_point", 1, 99)
    box.majority = r.number("scoring.majority", 0, 99)
    box.shared_majority = r.number("scoring.shared_majority", 0, 99)
