"""Orléans for the rest of Comptoir: what there is of it and where to find it."""

from comptoir.core.plugin import Collectible, GamePlugin, constant, imported, with_box

PACKAGE = "comptoir.games.orleans"

PLUGIN = GamePlugin(
    name="orleans",
    package=PACKAGE,
    make=with_box(PACKAGE, "game", "OrleansGame"),
    evaluator=imported(f"{PACKAGE}.bot.evaluator", "OrleansEvaluator"),
    observation=imported(f"{PACKAGE}.observation", "OrleansObservationWriter"),
    observation_names=imported(f"{PACKAGE}.observation_names", "block_names"),
    view_type=constant(f"{PACKAGE}.view_types", "OrleansView"),
    view_names=constant(f"{PACKAGE}.view_types", "NAMES"),
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
