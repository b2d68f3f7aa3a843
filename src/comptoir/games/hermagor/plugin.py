"""Hermagor for the rest of Comptoir: what there is of it and where to find it."""

from collections.abc import Mapping, Sequence

from comptoir.core.evaluation import Evaluator
from comptoir.core.game import Game
from comptoir.core.observation import ObservationWriter
from comptoir.core.plugin import BlockNames, Collectible, GamePlugin
from comptoir.core.state import State


def make(box_text: str | None) -> Game:
    """Hermagor with its own box, or with another components file."""
    from comptoir.games.hermagor.game import HermagorGame

    return HermagorGame(PLUGIN.read("components.toml") if box_text is None else box_text)


def evaluator() -> Evaluator:
    """The evaluation function of the bots, before it has read its weights."""
    from comptoir.games.hermagor.bot.evaluator import HermagorEvaluator

    return HermagorEvaluator()


def observation() -> ObservationWriter:
    """The writer of observations for research environments."""
    from comptoir.games.hermagor.observation import HermagorObservationWriter

    return HermagorObservationWriter()


def observation_names(writer: ObservationWriter, state: State) -> BlockNames:
    """The names of what the writer writes."""
    from comptoir.games.hermagor.observation_names import block_names

    return block_names(writer, state)


def first_steps(components: str) -> list[list[int]]:
    """For each pair of places, the next place on the way whose toll the engine takes."""
    from comptoir.games.hermagor.map_reader import first_steps

    return first_steps(components)


def view_type() -> type:
    """The type of a view."""
    from comptoir.games.hermagor.view_types import HermagorView

    return HermagorView


def view_names() -> Mapping[str, Sequence[str]]:
    """The names in a view that the page draws by."""
    from comptoir.games.hermagor.view_types import NAMES

    return NAMES


PLUGIN = GamePlugin(
    name="hermagor",
    package="comptoir.games.hermagor",
    make=make,
    evaluator=evaluator,
    observation=observation,
    observation_names=observation_names,
    view_type=view_type,
    view_names=view_names,
    collectibles=(
        Collectible("regions", "region", "region", lost="lost"),
        Collectible("goods", "product", "sold"),
        Collectible("villages", "village", "sold"),
    ),
    board_tables=(
        "map.hermagor",
        "map.village",
        "map.road",
        "map.region",
        "map.coast",
        "map.river",
        "map.duchy",
    ),
    board_constants={"first_steps": first_steps},
)
