"""Playing a game to its end at random, as fast as the engine goes: the yardstick of speed."""

from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.state import NOBODY, State


def playout(s: State, dice: Dice) -> i64:
    """Choose uniformly from every menu; the number of decisions."""
    decisions: i64 = 0
    while s.seat != NOBODY:
        choices = s.choices
        s.choose(choices[dice.roll(len(choices))])
        decisions += 1
    return decisions


def clones(s: State, number: i64) -> None:
    """Copy a state so many times: what a bot pays before it can think ahead."""
    for _ in range(number):
        s.clone()
