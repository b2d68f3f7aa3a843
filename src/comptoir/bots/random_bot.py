"""The random bot: any action of the menu, but it never declines what costs nothing."""

from typing import ClassVar

from mypy_extensions import i64

from comptoir.bots.bot import Bot, DecisionContext
from comptoir.core.state import verb_of


class Random(Bot):
    wants_journal: ClassVar[bool] = False

    def choose(self, context: DecisionContext) -> i64:
        """Any choice; an idle one (decline, pass, done) only when nothing on the menu is free."""
        menu = context.menu
        busy: i64 = 0
        free = False
        for action in menu:
            if context.free_verbs >> verb_of(action) & 1:
                free = True
            if context.idle_verbs >> verb_of(action) & 1 == 0:
                busy += 1
        if not free:
            return menu[context.dice.roll(len(menu))]
        pick = context.dice.roll(busy)
        for action in menu:
            if context.idle_verbs >> verb_of(action) & 1 == 0:
                if pick == 0:
                    return action
                pick -= 1
        return menu[0]
