"""Hermagor: setting up the table, and the beginning of a round (sections 1 and 2, HER-3.1, 3.2)."""

from mypy_extensions import i64

from comptoir.core.numbers import bit_count
from comptoir.core.state import NOBODY, step
from comptoir.core.vecs import vec
from comptoir.games.hermagor.engine.components import HERMAGOR, PRODUCTS, ROW_SPACES, SPACES, STALLS
from comptoir.games.hermagor.engine.state import NO_TILE, PHASE_MARKET, Hermagor, Phase, Trader, enter_phase
from comptoir.games.hermagor.engine.terms import (
    GAME_END,
    MARKET_TURN,
    NOTE_FILLED,
    NOTE_ROUND,
    NOTE_START_PLAYER,
    ROUND,
)


def lay_out(s: Hermagor) -> None:
    """The pieces as they lie before anything is shuffled (HER-1.4 to 1.8)."""
    box = s.box
    s.traders = []
    for _ in range(s.players):
        me = Trader()
        me.money = box.start_money  # HER-1.8
        me.merchant = HERMAGOR
        me.unused = box.shops
        me.discs = box.discs
        s.traders.append(me)
    s.bag = box.tiles  # HER-1.7
    s.stalls = vec[i64]([NO_TILE] * STALLS)
    s.spaces = vec[i64]([NOBODY] * SPACES)
    s.prices = vec[i64]([0] * PRODUCTS)  # HER-1.5
    s.rows = vec[i64]([0] * PRODUCTS)
    s.owners = vec[i64]([NOBODY] * (PRODUCTS * ROW_SPACES))
    s.nobility = vec[i64]([NOBODY] * len(box.nobility_sums))
    s.action_tiles = []
    for i in range(len(box.action_tiles)):
        s.action_tiles.append(box.action_tiles[i])  # HER-1.6


def set_up(s: Hermagor, start_player: i64) -> None:
    """Shuffle the action tiles, draw the start player unless one is given, and begin (HER-1.6, 1.10)."""
    s.start_player = s.roll(s.players) if start_player == NOBODY else start_player
    s.shuffle(s.action_tiles)
    s.tell(NOTE_START_PLAYER, s.start_player)
    s.then(step(ROUND))
    s.advance()


def draw(s: Hermagor, among: i64) -> i64:
    """A random tile out of the bag, of those named by a bit."""
    tiles = s.bag & among
    for _ in range(s.roll(bit_count(tiles))):
        tiles &= tiles - 1
    lowest = tiles & -tiles
    s.bag ^= lowest
    tile: i64 = 0
    while lowest > 1:
        lowest >>= 1
        tile += 1
    return tile


class Round(Phase):
    """Fill the market and turn up an action tile; without one the game is over (HER-2.1, 2.2, 3.1, 3.2)."""

    def run(self, s: Hermagor, p: i64, arg: i64) -> None:
        if not s.action_tiles:
            s.then(step(GAME_END))
            return
        s.round += 1
        s.phase = PHASE_MARKET
        filled: i64 = 0
        for i in range(len(s.box.stalls)):  # active rows only, row by row
            stall = s.box.stalls[i]
            if s.stalls[stall] == NO_TILE:
                s.stalls[stall] = draw(s, s.bag)
                filled += 1
        s.actions = s.action_tiles.pop()
        s.reveal()
        s.tell(NOTE_ROUND, s.round, s.actions)
        s.tell(NOTE_FILLED, filled)
        s.then(step(MARKET_TURN))


enter_phase(ROUND, Round())
