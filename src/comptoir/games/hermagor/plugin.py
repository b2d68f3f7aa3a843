"""Hermagor for the rest of Comptoir: what there is of it and where to find it."""

from comptoir.core.plugin import Collectible, GamePlugin, constant, imported, with_box

PACKAGE = "comptoir.games.hermagor"

PLUGIN = GamePlugin(
    name="hermagor",
    package=PACKAGE,
    make=with_box(PACKAGE, "game", "HermagorGame"),
    evaluator=imported(f"{PACKAGE}.bot.evaluator", "HermagorEvaluator"),
    observation=imported(f"{PACKAGE}.observation", "HermagorObservationWriter"),
    observation_names=imported(f"{PACKAGE}.observation_names", "block_names"),
    view_type=constant(f"{PACKAGE}.view_types", "HermagorView"),
    view_names=constant(f"{PACKAGE}.view_types", "NAMES"),
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
    board_constants={"first_steps": imported(f"{PACKAGE}.map_reader", "first_steps")},
)
