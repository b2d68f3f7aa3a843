"""The random bot: any action of the menu, except that it never declines what costs nothing."""

from typing import ClassVar

from mypy_extensions import i64

from comptoir.bots.bot import Bot, DecisionContext
from comptoir.core.state import verb_of


class Random(Bot):
    """Chooses uniformly from the menu; leaves out idle actions (decline, pass, done) where a free one is offered."""

    wants_journal: ClassVar[bool] = False

    def choose(self, context: DecisionContext) -> i64:
        """A random action of the menu."""
        menu = context.menu
        active_actions: i64 = 0
        free_offered = False
        for action in menu:
            if context.free_verbs >> verb_of(action) & 1:
                free_offered = True
            if context.idle_verbs >> verb_of(action) & 1 == 0:
                active_actions += 1
        if not free_offered:
            return menu[context.dice.roll(len(menu))]
        remaining = context.dice.roll(active_actions)
        for action in menu:
            if context.idle_verbs >> verb_of(action) & 1 == 0:
                if remaining == 0:
                    return action
                remaining -= 1
        return menu[0]
