"""Village for the rest of Comptoir: what there is of it and where to find it."""

from comptoir.core.plugin import Collectible, GamePlugin, constant, imported, with_box

PACKAGE = "comptoir.games.village"

PLUGIN = GamePlugin(
    name="village",
    package=PACKAGE,
    make=with_box(PACKAGE, "game", "VillageGame"),
    evaluator=imported(f"{PACKAGE}.bot.evaluator", "VillageEvaluator"),
    observation=imported(f"{PACKAGE}.observation", "VillageObservationWriter"),
    observation_names=imported(f"{PACKAGE}.observation_names", "block_names"),
    view_type=constant(f"{PACKAGE}.view_types", "VillageView"),
    view_names=constant(f"{PACKAGE}.view_types", "NAMES"),
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
