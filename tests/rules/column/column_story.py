"""Builders for tests that read as stories: a table is set as the story needs it, then words are said.

    t = story(players=4)
    t.player(0, vp=10, religion="catholic", religion_die=3, row="f01:blue:4 s08:brown:2")
    t.first_half(0)
    assert t.me(0).goods[0] == 1

`story()` begins with a bare table: nobody has a good, a protection, a privilege or a house, everybody has 2 VP and a
religion die that shows 3, seats 0 and 2 are catholic and the others protestant, all dice are free, all countries are
empty, and the four ships carry the discs.  So nothing happens that the story has not asked for.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

import comptoir
from comptoir.core.game import Game
from comptoir.core.numbers import as_vec
from comptoir.core.state import step
from comptoir.games.column.engine import terms
from comptoir.games.column.engine.components import (
    BLACK,
    CHARACTER_NAMES,
    COUNTRIES,
    DECK,
    DICE,
    EVENT_NAMES,
    GOODS,
    PAWNS,
    PRIVILEGE_NAMES,
    RELIGIONS,
    SYMBOLS,
)
from comptoir.games.column.engine.state import FREE_PLACE, LOCH_LEVEN, ON_CARD, Column, Trader

COLUMN = comptoir.game("column")
CARDS = (*CHARACTER_NAMES, *EVENT_NAMES)
SHIPS = (0, 5, 10, 15)
Wanted = str | Mapping[str, int]  # how many of each name: {"wine": 2} or "wine wine"


def counts(names: Sequence[str], wanted: Wanted) -> list[int]:
    """{"wine": 2} or "wine wine" as a list of numbers in the order of `names`."""
    if isinstance(wanted, str):
        words = wanted.split()
        assert not set(words) - set(names), words
        return [words.count(name) for name in names]
    assert not set(wanted) - set(names), wanted
    return [wanted.get(name, 0) for name in names]


class Story:
    def __init__(self, players: int, seed: int, game: Game, options: Mapping[str, object]) -> None:
        self.game = game
        self.s = cast(Column, game.new(players, seed, journal=True, **options))
        self.s.journal_numbers = as_vec([])
        for p, me in enumerate(self.s.traders):
            me.disc = SHIPS[p]
            self.player(p, vp=2, goods="", protections=0, religion_die=3, religion=RELIGIONS[p % 2])

    # -- setting the table ---------------------------------------------------------------------------------------

    def me(self, p: int) -> Trader:
        return self.s.traders[p]

    def player(
        self,
        p: int,
        *,
        goods: Wanted | None = None,
        religion: str | None = None,
        houses: Wanted | None = None,
        privileges: str | None = None,
        row: str | None = None,
        loch_leven: str | None = None,
        free: str | None = None,
        **numbers: int,
    ) -> "Story":
        """Set what is named: vp, protections, religion_die, disc; religion="catholic"; goods="wine wine";
        houses={"england": 4} are ALL his houses; privileges="p15 p17" or "sell_any neutral" are all his tokens;
        row="e07:white:4 s01:purple:1" are all his characters, from left to right, each with its die and number;
        loch_leven="blue:3 brown:1" the dice there; free="white:4 purple:2" what free dice show (unnamed: nothing)."""
        me = self.me(p)
        for name, value in numbers.items():
            assert name in ("vp", "protections", "religion_die", "disc"), name
            setattr(me, "score" if name == "vp" else name, value)
        if religion is not None:
            me.religion = RELIGIONS.index(religion)
        if goods is not None:
            me.goods = as_vec(counts(GOODS, goods))
        if houses is not None:
            me.sites = as_vec(counts(COUNTRIES, houses))
        if privileges is not None:
            self.hold(p, privileges.split())
        if row is not None:
            self.leave(me, lambda place: place >= ON_CARD)
            for word in row.split():
                name, die, number = word.split(":")
                card = CHARACTER_NAMES.index(name)
                self.out_of_deck(card)
                self.lay(me, die, ON_CARD + card, int(number))
        if loch_leven is not None:
            self.leave(me, lambda place: place == LOCH_LEVEN)
            for word in loch_leven.split():
                die, number = word.split(":")
                self.lay(me, die, LOCH_LEVEN, int(number))
        if free is not None:
            for d in range(BLACK):
                if me.lies[d] == FREE_PLACE:
                    me.dice[d] = 0
            for word in free.split():
                die, number = word.split(":")
                assert me.lies[DICE.index(die)] == FREE_PLACE
                me.dice[DICE.index(die)] = int(number)
        return self

    def leave(self, me: Trader, here: Callable[[int], bool]) -> None:
        """Dice at such places become free; characters go back to where the deck keeps those nobody needs."""
        for die in range(BLACK):
            if here(me.lies[die]):
                if me.lies[die] >= ON_CARD:
                    self.s.removed_characters |= 1 << me.lies[die] - ON_CARD
                me.lies[die] = FREE_PLACE
                me.dice[die] = 0

    def lay(self, me: Trader, die: str, place: int, number: int) -> None:
        s = self.s
        s.stamps += 1
        d = DICE.index(die)
        assert me.lies[d] == FREE_PLACE, f"{die} lies elsewhere"
        me.lies[d], me.since[d], me.dice[d] = place, s.stamps, number

    def hold(self, p: int, names: Iterable[str]) -> None:
        """These privileges, by id or by symbol; all others go back to the pile, in the order of their numbers."""
        s = self.s
        self.me(p).privileges = 0
        taken = s.spent
        for trader in s.traders:
            taken |= trader.privileges
        for name in names:
            if name in PRIVILEGE_NAMES:
                token = PRIVILEGE_NAMES.index(name)
            else:
                effects = [SYMBOLS[s.box.privilege_effect[n] & 255] for n in range(len(PRIVILEGE_NAMES))]
                token = next(n for n, symbol in enumerate(effects) if symbol == name and not taken >> n & 1)
            assert not taken >> token & 1, name
            taken |= 1 << token
            self.me(p).privileges |= 1 << token
        self.pile([n for n in range(len(PRIVILEGE_NAMES)) if not taken >> n & 1])

    def pile(self, tokens: Sequence[str | int]) -> "Story":
        """The privilege pile, its top last; ids or numbers.  Tokens named nowhere are spent."""
        s = self.s
        numbers = [PRIVILEGE_NAMES.index(token) if isinstance(token, str) else token for token in tokens]
        everybody = 0
        for trader in s.traders:
            everybody |= trader.privileges
        s.pile = as_vec(numbers + [-1] * (len(PRIVILEGE_NAMES) - len(numbers)))
        s.pile_size = len(numbers)
        s.spent = (1 << len(PRIVILEGE_NAMES)) - 1 & ~everybody & ~sum(1 << n for n in numbers)
        return self

    def pawns(self, **countries: Wanted) -> "Story":
        """Exactly these pawns in the countries named, e.g. pawns(england="catholic neutral")."""
        for country, pawns in countries.items():
            c = COUNTRIES.index(country)
            for kind, number in enumerate(counts(PAWNS, pawns)):
                self.s.pawns[3 * c + kind] = number
        return self

    def deck(self, country: str, face_up: str, then: str | None = None) -> "Story":
        """This character lies on top ("-": the deck is exhausted), and these cards follow, ids of characters and
        events, the next one first; without `then`, the deck goes on as it lay."""
        s, c = self.s, COUNTRIES.index(country)
        old = s.face_up[c]
        if old >= 0:
            s.removed_characters |= 1 << old
            s.face_up[c] = s.pawn_on[c] = -1
        if then is not None or face_up == "-":
            for i in range(s.deck_size[c]):
                self.remove(s.decks[c * DECK + i])
                s.decks[c * DECK + i] = -1
            s.deck_size[c] = 0
            cards = [CARDS.index(name) for name in (then or "").split()]
            for i, card in enumerate(reversed(cards)):
                self.out_of_deck(card)
                s.decks[c * DECK + i] = card
            s.deck_size[c] = len(cards)
        if face_up == "-":
            s.exhausted |= 1 << c
        else:
            card = CHARACTER_NAMES.index(face_up)
            self.out_of_deck(card)
            s.face_up[c], s.pawn_on[c] = card, s.box.pawn[card]
            s.exhausted &= ~(1 << c)
        return self

    def remove(self, card: int) -> None:
        if card >= len(CHARACTER_NAMES):
            self.s.removed_events |= 1 << card - len(CHARACTER_NAMES)
        else:
            self.s.removed_characters |= 1 << card

    def out_of_deck(self, card: int) -> None:
        """A card is wanted elsewhere: out of its deck, from the removed, or from the top of the deck."""
        s = self.s
        if card >= len(CHARACTER_NAMES):
            c = (card - len(CHARACTER_NAMES)) // 4
            s.removed_events &= ~(1 << card - len(CHARACTER_NAMES))
        else:
            c = card // 13
            s.removed_characters &= ~(1 << card)
        cards = [s.decks[c * DECK + i] for i in range(s.deck_size[c])]
        if card in cards:
            cards.remove(card)
            for i in range(DECK):
                s.decks[c * DECK + i] = cards[i] if i < len(cards) else -1
            s.deck_size[c] = len(cards)
        elif s.face_up[c] == card:
            s.face_up[c] = s.pawn_on[c] = -1
            top = next(n for n in reversed(cards) if n < len(CHARACTER_NAMES))
            self.out_of_deck(top)
            s.face_up[c], s.pawn_on[c] = top, s.box.pawn[top]

    # -- starting --------------------------------------------------------------------------------------------------

    def begin(self, *steps: tuple[int, int, int], active: int = 0, half: int = 2) -> "Story":
        """Put steps (kind, seat, arg) on an empty agenda and go on; a turn of nobody's ends the story."""
        s = self.s
        s.active, s.half = active, half
        s.sold, s.event_done, s.quiet, s.cursor = 0, False, False, 0
        s.lanes = []
        s.agenda = as_vec([int(step(k, q, a)) for k, q, a in reversed(steps)])
        s.advance()
        return self

    def first_half(self, p: int = 0) -> "Story":
        """This player's turn of half-year 1, from its first window on; after it, the next player's."""
        return self.begin((terms.BEGIN_TURN, p, 1))

    def second_half(self, p: int = 0) -> "Story":
        """This player's turn of half-year 2, from its first window on (the dice are rolled by the game)."""
        return self.begin((terms.BEGIN_TURN, p, 2))

    def choose_character(self, p: int = 0) -> "Story":
        """Part A after the roll: `player(p, free="white:4")` says what was rolled.  The track move follows."""
        return self.begin((terms.CHARACTER, p, 0), (terms.TRACK_MOVE, p, 0), *self.rest(p), active=p)

    def track(self, p: int = 0) -> "Story":
        """Part B: the move on the action track."""
        return self.begin((terms.TRACK_MOVE, p, 0), *self.rest(p), active=p)

    def use(
        self, symbol: str, p: int = 0, half: int = 2, number: int = 0, must: bool = False, then: str | None = None
    ) -> "Story":
        """This player uses an action symbol, by its name in SYMBOLS, as if a card showed it (`must`: a privilege).
        Nothing follows but the conflicts, unless then="window"; a story that is told is over, and hides nothing."""
        code = SYMBOLS.index(symbol) | number << 8 | (terms.MUST_BIT if must else 0)
        window = [(terms.WINDOW, p, terms.AT_END)] if then == "window" else []
        return self.begin((terms.SYMBOL, p, code), *window, *self.rest(p), active=p, half=half)

    def use_card(self, card: str, p: int = 0) -> "Story":
        """This player uses the action of one of his characters."""
        return self.begin((terms.USE_CARD, p, CHARACTER_NAMES.index(card)), *self.rest(p), active=p)

    def arrive(self, space: int, p: int = 0) -> "Story":
        """This player's disc has come to a space of the track."""
        self.me(p).disc = space
        return self.begin((terms.ARRIVE, p, space), *self.rest(p), active=p)

    def window(self, p: int = 0, which: str = "end") -> "Story":
        """A free-action window of this player."""
        names = ("start", "before_character", "after_roll", "before_track", "end")
        return self.begin((terms.WINDOW, p, names.index(which)), *self.rest(p), active=p)

    def event(self, name: str, p: int = 0) -> "Story":
        """An event is met in this player's turn."""
        return self.begin((terms.EVENT, p, EVENT_NAMES.index(name)), *self.rest(p), active=p)

    def reveal(self, country: str, p: int = 0) -> "Story":
        """A new top card of a deck is revealed in this player's turn."""
        c = COUNTRIES.index(country)
        if self.s.face_up[c] >= 0:
            self.s.removed_characters |= 1 << self.s.face_up[c]
            self.s.face_up[c] = self.s.pawn_on[c] = -1
        return self.begin((terms.REVEAL, p, c), *self.rest(p), active=p)

    def conflicts(self, p: int = 0) -> "Story":
        """The end of this player's turn, after the last window."""
        return self.begin(*self.rest(p), active=p)

    def end_year(self) -> "Story":
        """The last player of the year has finished."""
        s = self.s
        last = (s.start_player + s.players - 1) % s.players
        return self.begin((terms.END_TURN, last, 0), active=last)

    @staticmethod
    def rest(p: int) -> tuple[tuple[int, int, int], ...]:
        return ((terms.CONFLICTS, p, 0),)

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        return self.s.asked[0] if self.s.asked else None

    @property
    def asks(self) -> str | None:
        """The key of the question on the table, such as "window" or "track-move"; None when the story is told."""
        prompt = self.game.prompt(self.s, self.asked) if self.asked is not None else None
        return prompt[0].removeprefix("column-ask-") if prompt else None

    @property
    def menu(self) -> list[str]:
        return self.menu_of(self.asked) if self.asked is not None else []

    def menu_of(self, seat: int) -> list[str]:
        return [self.game.word(action) for action in self.s.menu(seat)]

    def can(self, word: str) -> bool:
        return word in self.menu

    def some(self, verb: str) -> list[str]:
        """The words of the menu that begin with this verb."""
        return [word for word in self.menu if word.split()[0] == verb]

    def say(self, *words: str) -> "Story":
        """Each word is said by whoever is asked; it must be on the menu.  "1: protect" is said by seat 1."""
        for word in words:
            named, _, rest = word.rpartition(": ")
            seat = int(named) if named else self.s.asked[0]
            assert rest in self.menu_of(seat), f"{rest!r} is not among {self.menu_of(seat)} ({self.asks})"
            self.s.play(seat, self.game.action(rest))
        return self

    def passing(self) -> "Story":
        """Pass every window until something else is asked."""
        while self.asks == "window":
            self.say("pass")
        return self

    def row(self, p: int) -> str:
        """The characters of a player with their dice, as `player(row=...)` takes them."""
        return " ".join(f"{c['id']}:{c['die']}:{c['number']}" for c in self.shown(p)["row"])

    def loch_leven(self, p: int) -> str:
        return " ".join(f"{die['die']}:{die['number']}" for die in self.shown(p)["loch_leven"])

    def free(self, p: int) -> str:
        """The colours of the free dice."""
        return " ".join(self.shown(p)["free_dice"])

    def houses(self, country: str) -> dict[int, int]:
        """{site: seat} of a country."""
        c = COUNTRIES.index(country)
        return {int(me.sites[c]): p for p, me in enumerate(self.s.traders) if me.sites[c]}

    def pawns_in(self, country: str) -> str:
        c = COUNTRIES.index(country)
        return " ".join(name for kind, name in enumerate(PAWNS) for _ in range(self.s.pawns[3 * c + kind]))

    def held(self, p: int) -> list[str]:
        return [token["symbol"] for token in self.shown(p)["privilege_tokens"]]

    def shown(self, p: int) -> dict[str, Any]:
        trader: dict[str, Any] = self.s.view(p)["traders"][p]
        return trader

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The rule id of the refusal."""
        refusal = self.s.why_not(self.s.asked[0] if seat is None else seat, word)
        return refusal.rule if refusal else None

    def told(self, key: str) -> list[dict[str, Any]]:
        """The journal entries of this key."""
        return [arguments for name, arguments in self.s.journal if name == f"column-note-{key}"]

    def sound(self) -> bool:
        """No invariant is broken (a story may leave the agenda empty, so the menu is not looked at)."""
        return self.game.invariant_checker().first_violation(self.s) in ("", "menu", "I-8")


def story(players: int = 4, seed: int = 1, game: Game = COLUMN, start_player: int = 0, **options: object) -> Story:
    return Story(players, seed, game, {"start_player": start_player, **options})
