"""The Fairs of Lyon: a view as a picture in plain text.

It knows nothing but a view (see `view_types.py`) and how to speak the reader's language.
"""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from comptoir.core.text_layout import NONE, WIDTH, Picture, Say, beside, number, table
from lyon_fair.engine.components import GOODS
from lyon_fair.view_types import Contract, MerchantView

LONGEST_HEAD = {2: 14, 3: 14, 4: 9}  # of a column, by number of players


def render(view: Mapping[str, Any], say: Say) -> str:
    """The whole table as one seat sees it, at most 100 columns wide."""
    return LyonPicture(view, say).whole()


class LyonPicture(Picture):
    """One view of the game being drawn."""

    game = "lyon"

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        super().__init__(view, say)
        self.merchants: list[MerchantView] = view["merchants"]
        self.columns = self.heads(LONGEST_HEAD)

    def whole(self) -> str:
        """The whole picture."""
        fair = self.say("lyon-fair", fair=self.view["fair"])
        blocks = [
            self.title_of(self.label("title", fair=fair, round=self.view["round"], rounds=self.view["rounds"])),
            self.state_of_play(),
            beside(self.stalls(), self.piles()),
            beside(self.possessions(), self.scores()),
            self.contracts("hand"),
            self.contracts("offered"),
            *[self.delivered(merchant) for merchant in self.merchants if merchant["delivered"]],
        ]
        return self.page(blocks)

    def state_of_play(self) -> list[str]:
        if self.view["over"]:
            return [self.say("lyon-ended-year")]
        lines = [self.about("provost", self.view["first_player"])]
        for asked in self.view["asked"]:
            name = self.names[asked["seat"]]
            if asked["key"] is None:
                lines.append(f"→ {self.about('decides', asked['seat'])}")
            else:
                lines.append(f"→ {self.say(asked['key'], player=name, **asked['arguments'])}")
        return lines

    def stalls(self) -> list[str]:
        rows = [[self.heading("stalls"), *[self.say("lyon-good", good=good) for good in GOODS]]]
        for stall in self.view["stalls"]:
            name = self.say("lyon-stall", stall=stall["stall"])
            rows.append([name, *[number(stall["goods"].count(good)) for good in GOODS]])
        return table(rows)

    def piles(self) -> list[str]:
        rows = [[self.heading("piles"), ""]]
        rows += [[self.label(key), str(self.view[key.replace("-", "_")])] for key in ("bale-pile", "contract-pile")]
        return table(rows)

    def possessions(self) -> list[str]:
        rows = [[self.heading("merchants"), *self.columns]]
        rows.append([self.label("coins"), *[number(m["coins"]) for m in self.merchants]])
        for good in GOODS:
            name = self.say("lyon-good", good=good)
            rows.append([name, *[number(m["warehouse"][good]) for m in self.merchants]])
        rows.append([self.label("hand"), *[number(len(m["hand"])) for m in self.merchants]])
        rows.append([self.label("stall"), *[self.stall(m) for m in self.merchants]])
        rows.append([self.label("bid"), *[number(m["bid"] or 0) for m in self.merchants]])
        return table(rows)

    def stall(self, merchant: MerchantView) -> str:
        return self.say("lyon-stall-short", stall=merchant["stall"]) if merchant["stall"] else NONE

    def scores(self) -> list[str]:
        sheets: list[Mapping[str, int | None]] = self.view["scores"]
        rows = [[self.heading("score"), *self.columns]]
        for part in [*[part for part in sheets[0] if part != "total"], "total"]:
            known = [sheet[part] for sheet in sheets]
            rows.append([self.say(f"lyon-score-{part}"), *["?" if n is None else str(n) for n in known]])
        return table(rows)

    def contracts(self, place: str) -> list[str]:
        """My own contracts of one place, one a line."""
        seat = self.view["seat"]
        if seat is None:
            return []
        mine = self.merchants[seat]
        cards = [card for card in (mine["hand"] if place == "hand" else mine["offered"]) if card]
        return [self.heading(f"my-{place}"), *[self.contract(card) for card in cards]] if cards else []

    def delivered(self, merchant: MerchantView) -> list[str]:
        done = [
            self.say("lyon-contract-done", contract=card["contract"], city=card["city"], points=card["points"])
            for card in merchant["delivered"]
        ]
        told = self.about("delivered", merchant["seat"], cards=" · ".join(done))
        return wrap(told, WIDTH, subsequent_indent="  ")

    def contract(self, card: Contract) -> str:
        needs = {good: card["needs"].get(good, 0) for good in GOODS}
        worth = {"points": card["points"], "penalty": card["penalty"]}
        return self.say("lyon-contract-full", contract=card["contract"], city=card["city"], **needs, **worth)
