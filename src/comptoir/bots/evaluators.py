"""The evaluator of each game, loaded with the weights that its package ships.

For tuning, `load` takes the text of another weights file, or other numbers for some of the weights:

    load("village", overrides={"time.hour": [12, 3], "goods.first": [75, 110, 85, 110, 120]})
"""

from collections.abc import Mapping, Sequence
from functools import cache

from comptoir.core import registry
from comptoir.core.errors import BadOption
from comptoir.core.evaluation import Evaluator
from comptoir.core.weights import Weights

Overrides = Mapping[str, int | Sequence[int]]
NO_OVERRIDES: Overrides = {}


def weights_text(game: str) -> str:
    """The text of the weights file that the game ships."""
    return registry.plugin(game).read("bot", "weights.toml")


def load_weights(game: str, text: str | None = None, overrides: Overrides = NO_OVERRIDES) -> Weights:
    """The weights of a game, checked; `used` holds them by name."""
    return _load(game, text, overrides)[1]


def load(game: str, text: str | None = None, overrides: Overrides = NO_OVERRIDES) -> Evaluator:
    """The evaluator of a game with the weights of `text` (the shipped ones if None), some of them overridden.

    >>> load("village", overrides={"greedy.opponent_weight": 0}).opponent_weight
    0
    """
    return _load(game, text, overrides)[0]


def _load(game: str, text: str | None, overrides: Overrides) -> tuple[Evaluator, Weights]:
    make_evaluator = registry.plugin(game).evaluator
    if make_evaluator is None:
        raise BadOption("no-evaluator", game=game)
    weights = Weights(game, weights_text(game) if text is None else text)
    weights.override(overrides)
    evaluator = make_evaluator()
    evaluator.read(weights)
    weights.refuse_unused()
    return evaluator, weights


@cache
def default_evaluator(game: str) -> Evaluator:
    """The evaluator with the shipped weights; made once, because an evaluator does not change."""
    return load(game)


@cache
def leaf_evaluator(game: str) -> Evaluator:
    """The evaluator with weights fitted to final results, which some games ship for the leaves of the search tree."""
    plugin = registry.plugin(game)
    if not plugin.leaf_weights:
        return default_evaluator(game)
    return load(game, plugin.read("bot", "leaf_weights.toml"))
