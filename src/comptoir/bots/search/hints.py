"""Hints: the best moves of a seat, what each may bring, and how the game may go on.

A hint contains only what the seat may know, because the search sees only states that the seat cannot tell from the
real one.  Hints are data (words and numbers); the page and the terminal put them into the reader's language.
"""

import time
from dataclasses import asdict, dataclass
from typing import Any

from comptoir.bots.bot import DecisionContext
from comptoir.bots.search.bot import Search, repeat_until
from comptoir.bots.search.tree import Node, Tree
from comptoir.bots.seated import decision_context, seat_dice
from comptoir.bots.spec import parse_bot
from comptoir.core.errors import IllegalMove
from comptoir.core.game import Game
from comptoir.core.state import State

BUDGET = "search:2s"
ITERATIONS_PER_GAME = 20  # iterations of the budget that one game played to its end stands for
FEWEST_GAMES = 8  # games played to their end for each move, at least
LINE_LENGTH = 4  # moves of a continuation
LINE_VISITS = 8  # visits that a node needs to be part of a continuation


@dataclass(frozen=True)
class Hint:
    """One move and what may come of it."""

    word: str
    score: float  # the expected final score: the mean of the games played to their end
    chance: float  # the share of these games that was won, 0 to 1; a shared victory counts its share
    games: int  # how many games were played to their end
    share: float  # the share of the search's visits, 0 to 1: how much the search prefers this move
    gain: float  # points more than the next best move or, below 0, less than the best
    line: tuple[tuple[int, str], ...]  # how the game may go on: seats and words

    def plain(self) -> dict[str, Any]:
        """The hint as a dictionary."""
        return asdict(self)


def hints(game: Game, state: State, seat: int, budget: str = BUDGET, seed: int = 0, most: int = 3) -> list[Hint]:
    """The best moves of a seat that is asked, best first; one move where there is no choice.

    Half of the time is spent on the search that finds them.  In the other half each of them is followed by rollouts to
    the end of the game, in the same determinized states for all moves.
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
    nodes = [node for node in tree.root_children if node.visits > 0][:most]
    play_games(tree, nodes, context, end)
    return [hint_for(game, node, nodes, int(tree.root.visits)) for node in nodes]


def play_games(tree: Tree, nodes: list[Node], context: DecisionContext, end: float) -> None:
    """Play games from each node to their end, until the rest of the budget is spent."""

    def play_one_each() -> None:
        seed = context.dice.word()
        for node in nodes:
            tree.play_to_end(node, seed)

    if context.milliseconds:
        repeat_until(end, play_one_each)
    else:
        for _ in range(max(FEWEST_GAMES, context.iterations // ITERATIONS_PER_GAME // len(nodes))):
            play_one_each()


def hint_for(game: Game, node: Node, nodes: list[Node], visits: int) -> Hint:
    """The hint of one of the best children of the root; `visits` are those of the root."""
    best, second = nodes[0], nodes[min(1, len(nodes) - 1)]
    gain = mean_score(node) - mean_score(second if node is best else best)
    return Hint(
        word=game.word(node.action),
        score=round(mean_score(node), 1),
        chance=round(node.wins / int(node.games), 3),
        games=int(node.games),
        share=round(int(node.visits) / visits, 3),
        gain=round(gain, 1),
        line=tuple(continuation(game, node)),
    )


def mean_score(node: Node) -> float:
    """The mean final score of the games played from a node."""
    return int(node.total_score) / int(node.games)


def continuation(game: Game, node: Node) -> list[tuple[int, str]]:
    """The most visited moves after a node, as seats and words, as long as they were visited often enough."""
    moves: list[tuple[int, str]] = []
    while node.children and len(moves) < LINE_LENGTH:
        node = max(node.children, key=lambda child: (child.visits, child.value))
        if node.visits < LINE_VISITS:
            break
        moves.append((int(node.seat), game.word(node.action)))
    return moves
