"""Orléans for the rest of Comptoir: what there is of it and where to find it."""

from collections.abc import Mapping, Sequence

from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.observation import ObservationWriter
from comptoir.core.plugin import BlockNames, Collectible, GamePlugin
from comptoir.core.state import State


def make(box_text: str | None) -> Game:
    """Orléans with its own box, or with another components file."""
    from comptoir.games.orleans.game import OrleansGame

    return OrleansGame(PLUGIN.read("components.toml") if box_text is None else box_text)


def evaluator() -> Evaluator:
    """The evaluation function of the bots, before it has read its weights."""
    from comptoir.games.orleans.bot.evaluator import OrleansEvaluator

    return OrleansEvaluator()


def observation() -> ObservationWriter:
    """The writer of observations for research environments."""
    from comptoir.games.orleans.observation import OrleansObservationWriter

    return OrleansObservationWriter()


def observation_names(writer: ObservationWriter, state: State) -> BlockNames:
    """The names of what the writer writes."""
    from comptoir.games.orleans.observation_names import block_names

    return block_names(writer, state)


def view_type() -> type:
    """The type of a view."""
    from comptoir.games.orleans.view_types import OrleansView

    return OrleansView


def view_names() -> Mapping[str, Sequence[str]]:
    """The names in a view that the page draws by."""
    from comptoir.games.orleans.view_types import NAMES

    return NAMES


PLUGIN = GamePlugin(
    name="orleans",
    package="comptoir.games.orleans",
    make=make,
    evaluator=evaluator,
    observation=observation,
    observation_names=observation_names,
    view_type=view_type,
    view_names=view_names,
    collectibles=(
        Collectible("tiles", "tile", "tile", lost="lost-tile"),
        Collectible("citizens", "citizen", "citizen"),
        Collectible("deeds", "deed", "deed"),
    ),
    board_tables=(
        "map",
        "tracks",
        "development",
        "places.place",
        "place_tiles.tile",
    ),
)
