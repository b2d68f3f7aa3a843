"""Random playouts and copies of states in a compiled loop, for measuring the speed of the engines."""

from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.state import NOBODY, State


def playout(s: State, dice: Dice) -> i64:
    """Play to the end by choosing uniformly from every menu; return the number of decisions."""
    decisions: i64 = 0
    while s.seat != NOBODY:
        choices = s.choices
        s.choose(choices[dice.roll(len(choices))])
        decisions += 1
    return decisions


def clones(s: State, number: i64) -> None:
    """Copy a state so many times."""
    for _ in range(number):
        s.clone()
