"""Hints: the best moves of a seat, what each may bring, and how the game may go on.

A hint knows what the seat knows: the search thinks about worlds that the seat cannot tell from the real one.  It is
data, words and numbers; the page and the terminal tell it in the reader's language.
"""

from dataclasses import asdict, dataclass
from typing import Any

from comptoir.bots import handle_of, seat_dice, skill
from comptoir.bots.search import Search
from comptoir.bots.tree import Node
from comptoir.core.errors import IllegalMove
from comptoir.core.game import Game
from comptoir.core.state import State

BUDGET = "search:1s"
LINE = 4  # moves that are told of how the game may go on
SURE = 8  # visits below which a continuation is a guess


@dataclass(frozen=True)
class Hint:
    """One move: what it is, and what may come of it."""

    word: str
    score: float  # the final score that may be expected
    chance: float  # to win, 0 to 1; a shared victory counts its share
    share: float  # of the thinking that went into this move, 0 to 1: how much the search prefers it
    gain: float  # points that it brings more than the next best, or (below 0) less than the best
    line: tuple[tuple[int, str], ...]  # how the game may go on: seats and words

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def hints(game: Game, state: State, seat: int, budget: str = BUDGET, seed: int = 0, most: int = 3) -> list[Hint]:
    """The best moves of a seat that is asked, best first; one move where there is no choice."""
    if seat not in state.asked:
        raise IllegalMove("not-asked", seat=seat)
    handle = handle_of(game, seat, seat_dice(seed, seat), skill(budget))
    handle.world = state.determinize(seat, handle.dice.word())
    search = Search()
    search.think(handle)
    found = sorted(search.tree.root.children, key=lambda node: (-node.visits, -node.value))
    found = [node for node in found if node.action in state.menu(seat) and node.visits > 0][:most]
    return [told(game, node, found, search.tree.root.visits) for node in found]


def told(game: Game, node: Node, found: list[Node], visits: int) -> Hint:
    """A node of the tree as a hint."""
    best, second = found[0], found[min(1, len(found) - 1)]
    gain = points(node) - points(second if node is best else best)
    return Hint(
        game.word(node.action), round(points(node), 1), round(node.chance / int(node.visits), 3),
        round(node.visits / visits, 3), round(gain, 1), tuple(line(game, node)),
    )  # fmt: skip


def points(node: Node) -> float:
    return node.points / int(node.visits) / 100


def line(game: Game, node: Node) -> list[tuple[int, str]]:
    """The moves that follow, as far as the search has looked at them often enough."""
    found: list[tuple[int, str]] = []
    while node.children and len(found) < LINE:
        node = max(node.children, key=lambda child: (child.visits, child.value))
        if node.visits < SURE:
            break
        found.append((int(node.seat), game.word(node.action)))
    return found
