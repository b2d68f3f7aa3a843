"""The Fairs of Lyon for Comptoir: what there is of it and where to find it."""

from comptoir.core.plugin import Collectible, GamePlugin, constant, imported, with_box

PACKAGE = "lyon_fair"

PLUGIN = GamePlugin(
    name="lyon",
    package=PACKAGE,
    make=with_box(PACKAGE, "game", "LyonGame"),
    evaluator=imported(f"{PACKAGE}.bot.evaluator", "LyonEvaluator"),
    observation=imported(f"{PACKAGE}.observation", "LyonObservationWriter"),
    observation_names=imported(f"{PACKAGE}.observation_names", "block_names"),
    view_type=constant(f"{PACKAGE}.view_types", "LyonView"),
    view_names=constant(f"{PACKAGE}.view_types", "NAMES"),
    collectibles=(
        Collectible("contracts", "contract", "delivered", kind="contract-code"),
        Collectible("cities", "city", "delivered"),
        Collectible("stalls", "stall", "won"),
    ),
)
