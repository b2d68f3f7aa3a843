"""Bots: asked `choose(context)`, a bot answers with one action of its seat's menu.

A bot gets a `DecisionContext` and nothing else.  It is named by a short text, with a budget for each decision after a
colon where it takes one: `random`, `greedy`, `search:400` (iterations), `search:2s`, `search:500ms`.
"""

from comptoir.bots.bot import Bot, DecisionContext
from comptoir.bots.seated import SeatedBots, decision_context, seat_dice
from comptoir.bots.spec import BOTS, BUDGETED, BotFactory, BotSpec, make_bot, parse_bot

__all__ = [
    "BOTS",
    "BUDGETED",
    "Bot",
    "BotFactory",
    "BotSpec",
    "DecisionContext",
    "SeatedBots",
    "decision_context",
    "make_bot",
    "parse_bot",
    "seat_dice",
]
