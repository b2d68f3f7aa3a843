"""Hints: the best moves of a seat, what each may bring, and how the game may go on.

A hint knows what the seat knows: the search thinks about worlds that the seat cannot tell from the real one.  It is
data, words and numbers; the page and the terminal tell it in the reader's language.
"""

import time
from dataclasses import asdict, dataclass
from typing import Any

from comptoir.bots import decision_context, seat_dice, parse_bot
from comptoir.bots.bot import DecisionContext
from comptoir.bots.search.bot import Search, until
from comptoir.bots.search.tree import Node, Tree
from comptoir.core.errors import IllegalMove
from comptoir.core.game import Game
from comptoir.core.state import State

BUDGET = "search:2s"
ENDINGS = 20  # iterations of the budget for one game to the end, at least
FEWEST = 8  # games to the end for each move
LINE = 4  # moves that are told of how the game may go on
SURE = 8  # visits below which a continuation is a guess


@dataclass(frozen=True)
class Hint:
    """One move: what it is, and what may come of it."""

    word: str
    score: float  # the final score that may be expected: the mean of the games played to their end
    chance: float  # the share of them that was won, 0 to 1; a shared victory counts its share
    games: int  # how many they were
    share: float  # of the thinking that went into this move, 0 to 1: how much the search prefers it
    gain: float  # points that it brings more than the next best, or (below 0) less than the best
    line: tuple[tuple[int, str], ...]  # how the game may go on: seats and words

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def hints(game: Game, state: State, seat: int, budget: str = BUDGET, seed: int = 0, most: int = 3) -> list[Hint]:
    """The best moves of a seat that is asked, best first; one move where there is no choice.

    Half of the time goes into the search that finds them; in the other half each of them is played to the end of the
    game again and again, all in the same imagined worlds.
    """
    start = time.perf_counter()
    if seat not in state.asked:
        raise IllegalMove("not-asked", seat=seat)
    context = decision_context(game, seat, seat_dice(seed, seat), parse_bot(budget))
    context.world = state.determinize(seat, context.dice.word())
    end = start + context.milliseconds / 1000
    context.milliseconds = (context.milliseconds + 1) // 2
    search = Search()
    search.think(context)
    tree = search.tree
    found = [node for node in tree.root_nodes if node.visits > 0][:most]
    play_to_the_end(tree, found, context, end)
    return [told(game, node, found, int(tree.root.visits)) for node in found]


def play_to_the_end(tree: Tree, found: list[Node], context: DecisionContext, end: float) -> None:
    def once() -> None:
        seed = context.dice.word()
        for node in found:
            tree.play_to_end(node, seed)

    if context.milliseconds:
        until(end, once)
    else:
        for _ in range(max(FEWEST, context.iterations // ENDINGS // len(found))):
            once()


def told(game: Game, node: Node, found: list[Node], visits: int) -> Hint:
    """A node of the tree as a hint."""
    best, second = found[0], found[min(1, len(found) - 1)]
    gain = points(node) - points(second if node is best else best)
    games = int(node.endings)
    return Hint(
        game.word(node.action), round(points(node), 1), round(node.won / games, 3), games,
        round(int(node.visits) / visits, 3), round(gain, 1), tuple(line(game, node)),
    )  # fmt: skip


def points(node: Node) -> float:
    return int(node.points) / int(node.endings)


def line(game: Game, node: Node) -> list[tuple[int, str]]:
    """The moves that follow, as far as the search has looked at them often enough."""
    found: list[tuple[int, str]] = []
    while node.children and len(found) < LINE:
        node = max(node.children, key=lambda child: (child.visits, child.value))
        if node.visits < SURE:
            break
        found.append((int(node.seat), game.word(node.action)))
    return found
