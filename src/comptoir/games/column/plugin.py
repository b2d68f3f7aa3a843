"""A Column of Fire for the rest of Comptoir: what there is of it and where to find it."""

from collections.abc import Mapping, Sequence

from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.observation import ObservationWriter
from comptoir.core.plugin import BlockNames, Collectible, GamePlugin
from comptoir.core.state import State


def make(box_text: str | None) -> Game:
    """A Column of Fire with its own box, or with another components file."""
    from comptoir.games.column.game import ColumnGame

    return ColumnGame(PLUGIN.read("components.toml") if box_text is None else box_text)


def evaluator() -> Evaluator:
    """The evaluation function of the bots, before it has read its weights."""
    from comptoir.games.column.bot.evaluator import ColumnEvaluator

    return ColumnEvaluator()


def observation() -> ObservationWriter:
    """The writer of observations for research environments."""
    from comptoir.games.column.observation import ColumnObservationWriter

    return ColumnObservationWriter()


def observation_names(writer: ObservationWriter, state: State) -> BlockNames:
    """The names of what the writer writes."""
    from comptoir.games.column.observation_names import block_names

    return block_names(writer, state)


def view_type() -> type:
    """The type of a view."""
    from comptoir.games.column.view_types import ColumnView

    return ColumnView


def view_names() -> Mapping[str, Sequence[str]]:
    """The names in a view that the page draws by."""
    from comptoir.games.column.view_types import NAMES

    return NAMES


PLUGIN = GamePlugin(
    name="column",
    package="comptoir.games.column",
    make=make,
    evaluator=evaluator,
    leaf_weights=True,
    observation=observation,
    observation_names=observation_names,
    view_type=view_type,
    view_names=view_names,
    collectibles=(
        Collectible("characters", "character", "hired"),
        Collectible("houses", "country", "house", lost="house-lost"),
        Collectible("religions", "religion", "professed"),
    ),
)
