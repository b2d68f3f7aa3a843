"""The Fairs of Lyon for Comptoir: what there is of it and where to find it."""

from collections.abc import Mapping, Sequence

from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.observation import ObservationWriter
from comptoir.core.plugin import BlockNames, Collectible, GamePlugin
from comptoir.core.state import State


def make(box_text: str | None) -> Game:
    """The game with its own box, or with another components file."""
    from lyon_fair.game import LyonGame

    return LyonGame(PLUGIN.read("components.toml") if box_text is None else box_text)


def evaluator() -> Evaluator:
    """The evaluation function of the bots, before it has read its weights."""
    from lyon_fair.bot.evaluator import LyonEvaluator

    return LyonEvaluator()


def observation() -> ObservationWriter:
    """The writer of observations for research environments."""
    from lyon_fair.observation import LyonObservationWriter

    return LyonObservationWriter()


def observation_names(writer: ObservationWriter, state: State) -> BlockNames:
    """The names of what the writer writes."""
    from lyon_fair.observation_names import block_names

    return block_names(writer, state)


def view_type() -> type:
    """The type of a view."""
    from lyon_fair.view_types import LyonView

    return LyonView


def view_names() -> Mapping[str, Sequence[str]]:
    """The names in a view, in the order of the engine's numbers."""
    from lyon_fair.view_types import NAMES

    return NAMES


PLUGIN = GamePlugin(
    name="lyon",
    package="lyon_fair",
    make=make,
    evaluator=evaluator,
    observation=observation,
    observation_names=observation_names,
    collectibles=(
        Collectible("contracts", "contract", "delivered", kind="contract-code"),
        Collectible("cities", "city", "delivered"),
        Collectible("stalls", "stall", "won"),
    ),
    view_type=view_type,
    view_names=view_names,
)
