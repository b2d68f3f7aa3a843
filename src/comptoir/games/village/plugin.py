"""Village for the rest of Comptoir: what there is of it and where to find it."""

from collections.abc import Mapping, Sequence

from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.observation import ObservationWriter
from comptoir.core.plugin import BlockNames, Collectible, GamePlugin
from comptoir.core.state import State


def make(box_text: str | None) -> Game:
    """Village with its own box, or with another components file."""
    from comptoir.games.village.game import VillageGame

    return VillageGame(PLUGIN.read("components.toml") if box_text is None else box_text)


def evaluator() -> Evaluator:
    """The evaluation function of the bots, before it has read its weights."""
    from comptoir.games.village.bot.evaluator import VillageEvaluator

    return VillageEvaluator()


def observation() -> ObservationWriter:
    """The writer of observations for research environments."""
    from comptoir.games.village.observation import VillageObservationWriter

    return VillageObservationWriter()


def observation_names(writer: ObservationWriter, state: State) -> BlockNames:
    """The names of what the writer writes."""
    from comptoir.games.village.observation_names import block_names

    return block_names(writer, state)


def view_type() -> type:
    """The type of a view."""
    from comptoir.games.village.view_types import VillageView

    return VillageView


def view_names() -> Mapping[str, Sequence[str]]:
    """The names in a view that the page draws by."""
    from comptoir.games.village.view_types import NAMES

    return NAMES


PLUGIN = GamePlugin(
    name="village",
    package="comptoir.games.village",
    make=make,
    evaluator=evaluator,
    observation=observation,
    observation_names=observation_names,
    view_type=view_type,
    view_names=view_names,
    collectibles=(
        Collectible("customers", "customer", "served", verb="serve"),
        Collectible("cities", "city", "city"),
        Collectible("crafts", "building", "train"),
    ),
    board_tables=(
        "crafts",
        "market",
        "travel",
        "council",
        "church",
        "chronicle.scoring",
        "harvest",
        "well",
        "prestige_track",
    ),
)
