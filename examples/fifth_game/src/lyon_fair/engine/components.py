"""The Fairs of Lyon: the names of all things, and what is printed on them.

A thing is a number inside the engine, its position in one of these tuples.  How many there are of each and what they
are worth is read from `components.toml` (see `reader.py`).
"""

from dataclasses import dataclass, field

FAIRS = ("epiphany", "easter", "august", "all_saints")
GOODS = ("silk", "spices", "books", "furs")
CITIES = ("antwerp", "nuremberg", "seville", "venice")
STALLS = ("bridge", "exchange", "church", "gate")
CONTRACTS = 36
CONTRACT_NAMES = tuple(f"c{n:02}" for n in range(1, CONTRACTS + 1))
LARGEST_BID = 12  # what the word `coins 12` can say


@dataclass
class Box:
    """What is printed on the components, for one number of players."""

    stalls: int = 0
    bales_of_a_kind: int = 0
    bales_per_stall: int = 0
    first_contracts: int = 0  # dealt at the beginning
    offered_contracts: int = 0  # dealt at every fair, of which one is kept
    start_coins: int = 0
    income: int = 0
    stay_coins: int = 0
    loser_coins: int = 0
    largest_bid: int = 0
    premiums: list[int] = field(default_factory=list)  # coins for a delivery, by fair
    coins_per_point: int = 1
    majority: int = 0
    shared_majority: int = 0
    cities: list[int] = field(default_factory=list)  # points by number of different cities
    needs: list[list[int]] = field(default_factory=list)  # by contract, then by good
    city: list[int] = field(default_factory=list)  # by contract
    points: list[int] = field(default_factory=list)  # by contract
    penalty: list[int] = field(default_factory=list)  # by contract


NO_BOX = Box()
