"""Bots: asked `choose(handle)`, they answer with one action of the menu.

A bot gets a handle (`handle.py`) and nothing else.  `random` and `greedy` are here; their inner loops are compiled.
"""

from importlib import import_module

from comptoir.bots.greedy import Greedy
from comptoir.bots.handle import Bot, Handle
from comptoir.bots.sensible import Random
from comptoir.bots.values.value import Value
from comptoir.core.dice import Dice, seed_words
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.state import State

__all__ = ["BOTS", "Bot", "Handle", "Players", "bot"]

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join(BOTS))
    made: Bot = BOTS[name]()
    return made


def estimate(game: Game) -> Value:
    """What positions of this game are worth."""
    value: Value = import_module(f"comptoir.bots.values.{game.name}").Estimate()
    return value


def seat_dice(seed: int, seat: int) -> Dice:
    """The dice of the bot at one seat of one game; they tell nothing of the dice of the game."""
    a, b, c, d = seed_words(seed)
    dice = Dice()
    dice.seed(a ^ 0x5EA7B075, b, c ^ (seat + 1), d)
    return dice


class Players:
    """The bots of one table, by seat: `players.choose(state, seat)`."""

    def __init__(self, game: Game, names: dict[int, str], seed: int) -> None:
        self.bots = {seat: bot(name) for seat, name in names.items()}
        self.handles = {seat: self.handle(game, seat, seed) for seat in names}

    def handle(self, game: Game, seat: int, seed: int) -> Handle:
        handle = Handle()
        handle.seat = seat
        handle.dice = seat_dice(seed, seat)
        handle.value = estimate(game)
        handle.free_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.free)
        handle.idle_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.idle)
        return handle

    def choose(self, state: State, seat: int) -> int:
        """Ask the bot of this seat for its move."""
        handle = self.handles[seat]
        handle.world = state.determinize(seat, handle.dice.word())
        return int(self.bots[seat].choose(handle))
