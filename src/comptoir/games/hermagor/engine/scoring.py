"""Hermagor: the end of the game (section 8).

Money in the purse stays.  The rest is computed from the table at any time: it is what the player would get if the game
ended now.
"""

from mypy_extensions import i64

from comptoir.core.numbers import bit_count
from comptoir.games.hermagor.engine.components import DUCHIES, PRODUCTS
from comptoir.games.hermagor.engine.nobility import discs_in, discs_on_table, first_noble
from comptoir.games.hermagor.engine.state import SCORER, Hermagor, Scorer


def production(s: Hermagor, p: i64) -> i64:
    """The red number of every product row with a disc, once per row (HER-8.1)."""
    money: i64 = 0
    for row in range(PRODUCTS):
        if discs_in(s, p, row) > 0:
            money += s.box.red[s.prices[row]]
    return money


def shops_in_duchy(s: Hermagor, p: i64, duchy: i64) -> i64:
    return bit_count(s.traders[p].shops & s.box.duchy_villages[duchy])


def duchies(s: Hermagor, p: i64) -> i64:
    """Three for each shop in the duchy with the fewest (HER-8.2)."""
    fewest = shops_in_duchy(s, p, 0)
    for duchy in range(1, DUCHIES):
        fewest = min(fewest, shops_in_duchy(s, p, duchy))
    return s.box.duchy_multiplier * fewest


def shops_on_main_road(s: Hermagor, p: i64) -> i64:
    return bit_count(s.traders[p].shops & s.box.main_road)


def main_road(s: Hermagor, p: i64) -> i64:
    """Most shops gain, fewest lose, all who are tied alike; nothing when all are level (HER-8.3, 8.4)."""
    own = shops_on_main_road(s, p)
    most = own
    fewest = own
    for seat in range(s.players):
        shops = shops_on_main_road(s, seat)
        most = max(most, shops)
        fewest = min(fewest, shops)
    if most == fewest:
        return 0
    if own == most:
        return s.box.road_bonus
    return -s.box.road_penalty if own == fewest else 0


class FinalScoring(Scorer):
    """The final score and its tie-breakers."""

    def total(self, s: Hermagor, p: i64) -> i64:
        """May be negative (HER-8.5)."""
        return s.traders[p].money + production(s, p) + duchies(s, p) + main_road(s, p)

    def rank_key(self, s: Hermagor, p: i64) -> i64:
        """Most money; then discs on the price table; then the earliest in the nobility row (HER-8.6, R-22)."""
        place = first_noble(s, p)
        noble: i64 = 0 if place < 0 else 1023 - place
        return self.total(s, p) * 1048576 + discs_on_table(s, p) * 1024 + noble


SCORER[0] = FinalScoring()


def parts(s: Hermagor, p: i64) -> dict[str, int]:
    """The parts of the score of one player."""
    return {
        "money": s.traders[p].money,
        "production": production(s, p),
        "duchies": duchies(s, p),
        "main_road": main_road(s, p),
    }
