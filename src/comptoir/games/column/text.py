"""Draws a view of A Column of Fire as plain text.

It knows nothing but a view (see `view.py`) and how to speak the reader's language.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from comptoir.core.text_layout import NONE, WIDTH, Picture, Say, beside, clipped, number, table, widest
from comptoir.games.column.engine.components import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COUNTRIES,
    GOODS,
    PAWNS,
    RELIGIONS,
    SITES,
    SPACES,
)

LONGEST_HEAD = {2: 10, 3: 8, 4: 6}  # of a column, by number of players
LONGEST_OWNER = 6  # of a house
EQUAL = "="
JOINT = "\0"  # a space at which no line is folded


class ColumnPicture(Picture):
    """A view of A Column of Fire as text."""

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        super().__init__(view, say)
        self.owners = [clipped(name, LONGEST_OWNER) for name in self.full_names]
        self.columns = self.heads(LONGEST_HEAD)
        self.traders: list[Mapping[str, Any]] = view["traders"]
        self.countries: Mapping[str, Mapping[str, Any]] = view["countries"]

    def whole(self) -> str:
        blocks = [
            self.title(),
            self.state_of_play(),
            self.houses(),
            self.face_up(),
            self.track(),
            self.legend(),
            beside(self.possessions(), self.scores()),
            self.cards(),
            self.privileges(),
            self.removed(),
        ]
        return self.page(blocks)

    # -- whose turn, and what is going on ------------------------------------------------------------------------

    def title(self) -> list[str]:
        left = self.label("title", year=self.view["year"], half=self.view["half"])
        return self.title_of(left)

    def state_of_play(self) -> list[str]:
        lines = [*self.whose_turn(), *self.in_this_turn(), *self.the_event(), *self.the_end(), *self.questions()]
        return [part for line in lines for part in folded(line)]

    def whose_turn(self) -> list[str]:
        view = self.view
        if view["over"]:
            return [self.label("over")]
        return [f"{self.about('turn', view['active'])}   {self.about('start', view['start_player'])}"]

    def in_this_turn(self) -> list[str]:
        """The die that is taking a character, the sales made, and whether an event was carried out."""
        view = self.view
        if view["over"]:
            return []
        lines = []
        if view["chosen"]:
            lines.append(self.label("chosen", **view["chosen"]))
        if view["sold"]:
            lines.append(self.label("sold", sales=", ".join([self.label("sale", **sale) for sale in view["sold"]])))
        if view["event_done"] and not view["event"]:
            lines.append(self.label("event-done"))
        return lines

    def the_event(self) -> list[str]:
        """What it does, to whom, and what the looker has answered."""
        event = self.view["event"]
        if not event:
            return []
        target = event["target"]
        if target in RELIGIONS:
            whom = self.label("target-religion", religion=target)
        elif target in COUNTRIES:
            whom = self.label("target-house", country=target)
        else:
            whom = self.label("target-all")
        sentences = [self.label(f"event-{event['effect']}", target=whom, number=event["number"])]
        if event["protectable"]:
            sentences.append(self.label("protectable"))
        sentences.append(self.label("affected", names=", ".join([self.names[p] for p in event["affected"]]) or NONE))
        if event["answer"]:
            verb, _, die = event["answer"].partition(" ")
            sentences.append(self.label(f"answer-{verb}", die=die))
        return [self.label("event", event=event["id"], told=" ".join(sentences))]

    def the_end(self) -> list[str]:
        end = self.view["end"]
        if not end["cause"]:
            return [self.label("ends-by", vp=end["vp"], year=end["year_cap"])]
        parts = [self.say(f"column-ended-{end['cause']}")]
        if end["triggered_by"] is not None:
            parts.append(self.about("end", end["triggered_by"]))
        if not self.view["over"]:
            parts.append(self.label("last-year"))
        return [" ".join(parts)]

    def questions(self) -> list[str]:
        """Who is asked, and what; while several are asked at once, only the looker's own question is known."""
        lines = []
        for asked in self.view["asked"]:
            seat = asked["seat"]
            if asked["key"] is None:
                lines.append(f"→ {self.about('deciding', seat)}")
            else:
                lines.append(f"→ {self.say(asked['key'], player=self.names[seat], **asked['arguments'])}")
        return lines

    # -- the board -----------------------------------------------------------------------------------------------

    def houses(self) -> list[str]:
        """Site by site, the pawns and who is ahead among them, and what each country buys."""
        sites = [str(site) for site in range(1, SITES + 1)]
        rows = [[self.heading("houses"), *sites, self.heading("pawns"), self.heading("ahead"), self.heading("buys")]]
        for name, country in self.countries.items():
            owners = [NONE if owner is None else self.owners[owner] for owner in country["sites"]]
            ahead = self.letter(country["winning"]) if country["winning"] else EQUAL
            if country["conflict"]:
                ahead = f"{ahead}, {self.label('torch')}"
            buys = [self.label("price", good=good, points=points) for good, points in country["prices"].items()]
            rows.append([self.country(name), *owners, self.pawns(country), ahead, ", ".join(buys)])
        return table(centred(rows, SITES + 1), left=len(rows[0]))

    def pawns(self, country: Mapping[str, Any]) -> str:
        """A letter for each pawn, a dot for each religion space that is free."""
        letters = "".join([self.letter(pawn) * country["pawns"][pawn] for pawn in PAWNS])
        return letters.ljust(country["religion_spaces"], NONE)

    def face_up(self) -> list[str]:
        """The character on top of each deck, with its pawn, and how many cards lie under it."""
        rows = [[self.heading("face-up"), "", self.heading("action"), self.heading("pawn"), self.heading("deck")]]
        for name, country in self.countries.items():
            card, pawn = country["face_up"], country["pawn_on_card"]
            if card:
                shown = [self.character(card["id"]), self.effects(card["effects"])]
            else:
                shown = [self.label("exhausted") if country["exhausted"] else NONE, ""]
            rows.append([self.country(name), *shown, self.letter(pawn) if pawn else NONE, str(country["deck"])])
        return table(rows, left=4)

    def track(self) -> list[str]:
        """The spaces clockwise, half of them in each column, with the discs."""
        rows = [
            [
                str(space["space"]).rjust(2),
                self.say("column-die", die=space["die"]),
                self.symbol(space),
                "" if space["disc"] is None else f"[{self.owners[space['disc']]}]",
            ]
            for space in self.view["track"]
        ]
        half = SPACES // 2
        return [self.heading("track"), *beside(table(rows[:half], left=4), table(rows[half:], left=4))]

    def legend(self) -> list[str]:
        return wrap(self.label("legend", none=NONE), WIDTH)

    # -- the players ---------------------------------------------------------------------------------------------

    def possessions(self) -> list[str]:
        rows = [[self.heading("possessions"), *self.columns]]
        rows.append([self.label("vp"), *[str(me["vp"]) for me in self.traders]])
        rows.append([self.label("victory-disc"), *self.counts("track_space")])
        rows.append([self.label("religion"), *[self.letter(me["religion"]) for me in self.traders]])
        for good in GOODS:
            name = self.say("column-good", good=good)
            rows.append([name, *[number(me["goods"][good]) for me in self.traders]])
        rows.append([self.label("protections"), *self.counts("protections")])
        rows.append([self.label("privileges"), *self.counts("privileges")])
        rows.append([self.label("stock"), *self.counts("houses_in_stock")])
        cards = [self.say("column-card-code", card=me["loch_leven_card"]) for me in self.traders]
        rows.append([self.label("card"), *cards])
        rows.append([self.label("turns"), *self.counts("turns")])
        return table(rows)

    def counts(self, what: str) -> list[str]:
        return [number(me[what]) for me in self.traders]

    def scores(self) -> list[str]:
        """What each would score if the game ended now, as far as this view may know."""
        sheets: list[Mapping[str, int | None]] = self.view["scores"]
        parts = [part for part in sheets[0] if part != "total"]
        rows = [[self.heading("final-scores") if self.view["over"] else self.heading("scores"), *self.columns]]
        for part in [*parts, "total"]:
            known = [sheet[part] for sheet in sheets]
            rows.append([self.say(f"column-score-{part}"), *["?" if n is None else str(n) for n in known]])
        return table(rows)

    def cards(self) -> list[str]:
        """The row of each player: free dice, then every card with its die, in the order in which they count down."""
        shown = [self.character(card["id"]) for me in self.traders for card in me["row"]]
        rows = []
        for me in self.traders:
            own_rows = [[self.label("free"), "", self.free_dice(me["free_dice"])]]
            own_rows += [[self.die(die), str(die["number"]), self.label("loch-leven")] for die in me["loch_leven"]]
            faith = self.say("column-religion", religion=me["religion"])
            own_rows.append([self.label("faith"), str(me["religion_die"]), faith])
            for card in me["row"]:
                description = f"{self.character(card['id']).ljust(widest(shown))}  {self.effects(card['effects'])}"
                own_rows.append([self.die(card), str(card["number"]), description])
            rows += [[self.columns[me["seat"]].strip() if row is own_rows[0] else "", *row] for row in own_rows]
        return [self.heading("cards"), *table(rows, left=4)]

    def free_dice(self, dice: Mapping[str, int | None]) -> str:
        """Their colours, with a number where they have been rolled."""
        names = [f"{self.say('column-die', die=die)} {shows or ''}".strip() for die, shows in dice.items()]
        return ", ".join(names) or NONE

    def privileges(self) -> list[str]:
        """The pile, the tokens this view may see, and those that are spent."""
        lines = [self.label("pile", number=self.view["privilege_pile"])]
        for me in self.traders:
            if me["privilege_tokens"]:
                lines.append(self.about("tokens", me["seat"], tokens=self.tokens(me["privilege_tokens"])))
        if self.view["spent_privileges"]:
            lines.append(self.label("spent", tokens=self.tokens(self.view["spent_privileges"])))
        return [part for line in lines for part in folded(line)]

    def tokens(self, held: Sequence[Mapping[str, Any]]) -> str:
        counts = Counter([self.symbol(token) for token in held])
        return " · ".join([unbroken(name if n == 1 else f"{name} (× {n})") for name, n in counts.items()])

    def removed(self) -> list[str]:
        """The cards that have left the game, country by country."""
        gone = set(self.view["removed"])
        lines = []
        for country in COUNTRIES:
            cards = [card for card in CARD_NAMES if card in gone and card[0] == country[0]]
            if cards:
                names = ", ".join([unbroken(self.card(card)) for card in cards])
                lines += folded(self.label("removed", country=country, cards=names))
        return lines

    # -- words ---------------------------------------------------------------------------------------------------

    def country(self, name: str) -> str:
        return self.say("column-country", country=name)

    def character(self, name: str) -> str:
        return self.say("column-character", character=name)

    def card(self, name: str) -> str:
        return self.character(name) if name in CHARACTER_NAMES else self.say("column-event-quoted", event=name)

    def letter(self, pawn: str) -> str:
        return self.say("column-pawn-letter", pawn=pawn)

    def die(self, lying: Mapping[str, Any]) -> str:
        return self.say("column-die", die=lying["die"])

    def symbol(self, shown: Mapping[str, Any]) -> str:
        return self.say("column-symbol-size", symbol=shown["symbol"], number=shown["number"])

    def effects(self, effects: Sequence[Mapping[str, Any]]) -> str:
        return f" {self.label('or')} ".join([self.symbol(effect) for effect in effects])


def unbroken(text: str) -> str:
    """Something that stays on one line."""
    return text.replace(" ", JOINT)


def folded(line: str) -> list[str]:
    """A line that may be too long, over several."""
    parts = wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return [part.replace(JOINT, " ") for part in parts]


def centred(rows: list[list[str]], last: int) -> list[list[str]]:
    """The columns from the second up to `last`, centred: the sites and who owns them."""
    width = widest([cell for row in rows[1:] for cell in row[1:last]])
    return [[row[0], *[cell.strip().center(width) for cell in row[1:last]], *row[last:]] for row in rows]
