"""A Column of Fire for the rest of Comptoir: what there is of it and where to find it."""

from comptoir.core.plugin import Collectible, GamePlugin, constant, imported, with_box

PACKAGE = "comptoir.games.column"

PLUGIN = GamePlugin(
    name="column",
    package=PACKAGE,
    make=with_box(PACKAGE, "game", "ColumnGame"),
    evaluator=imported(f"{PACKAGE}.bot.evaluator", "ColumnEvaluator"),
    leaf_weights=True,
    observation=imported(f"{PACKAGE}.observation", "ColumnObservationWriter"),
    observation_names=imported(f"{PACKAGE}.observation_names", "block_names"),
    view_type=constant(f"{PACKAGE}.view_types", "ColumnView"),
    view_names=constant(f"{PACKAGE}.view_types", "NAMES"),
    collectibles=(
        Collectible("characters", "character", "hired"),
        Collectible("houses", "country", "house", lost="house-lost"),
        Collectible("religions", "religion", "professed"),
    ),
)
