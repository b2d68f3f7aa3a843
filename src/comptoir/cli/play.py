"""`comptoir play`: a game in the terminal, against bots or several people at one screen.

Moves are numbers or words of the menu.  `? WORD` says why a word is not on it, and which rule says so.
"""

import secrets
from argparse import Namespace
from collections.abc import Callable

import comptoir
from comptoir.core import rulebook
from comptoir.bots import SeatedBots, make_bot
from comptoir.bots.search.hints import BUDGET, hints
from comptoir.cli.arguments import BadArguments, options_of, seed_of, whole
from comptoir.cli.console import console
from comptoir.cli.rendering import hint_table, menu_line, note_line, position, score_table, with_player
from comptoir.core.errors import BadRecord, ComptoirError
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.locales import Say

ME = "me"
WIDE = 72  # columns of a menu before its words


def run(arguments: Namespace, say: Say) -> int:
    game = comptoir.game(arguments.game, arguments.box)
    if arguments.resume is not None:
        record = Record.load(arguments.resume)
        players = record.players
    else:
        players = table_size(arguments, game)
        seed = secrets.randbits(128) if arguments.seed is None else seed_of(arguments.seed)
        record = Record.of(game, players, seed, options_of(arguments.option))
    table = Table(game, seats_of(arguments.seats, players), say)
    if arguments.resume is not None:
        table.take_up(record)
    else:
        table.start(record)
    return table.play()


def table_size(arguments: Namespace, game: Game) -> int:
    """--players, else as many as --seats names, else three (or what the game allows nearest to it)."""
    if arguments.players is not None:
        return whole(arguments.players, "--players", game.least_players, game.most_players)
    if arguments.seats is not None:
        return whole(str(len(arguments.seats.split(","))), "--seats", game.least_players, game.most_players)
    return min(max(3, game.least_players), game.most_players)


def seats_of(text: str | None, players: int) -> list[str]:
    """Who sits where; without --seats it is me against greedy bots."""
    seats = [ME] + ["greedy"] * (players - 1) if text is None else [name.strip() for name in text.split(",")]
    if len(seats) != players:
        raise BadArguments("cli-bots-and-seats", bots=len(seats), players=players)
    for name in seats:
        if name != ME:
            make_bot(name)
    return seats


class Table:
    """A game on this screen: its record, the position, and who plays each seat."""

    def __init__(self, game: Game, seats: list[str], say: Say) -> None:
        self.game = game
        self.seats = seats
        self.say = say
        self.out = console()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "view": self.show_view, "log": self.show_log, "scores": self.show_scores,
            "undo": self.undo, "undo!": self.undo_anyway, "save": self.save, "resume": self.resume,
            "rule": self.show_rule, "hint": self.show_hint,
        }  # fmt: skip

    # -- beginning -----------------------------------------------------------------------------------------------

    def start(self, record: Record) -> None:
        self.take(record, self.game.new(record.players, record.seed, journal=True, **record.options))

    def take_up(self, record: Record) -> None:
        """Go on with a saved game; nothing changes when the record is not right."""
        self.take(record, record.replay(self.game, journal=True))

    def take(self, record: Record, state: State) -> None:
        self.record = record
        self.state = state
        names = {seat: name for seat, name in enumerate(self.seats) if name != ME}
        self.players = SeatedBots(self.game, names, record.seed)
        self.told = state.journal_length if record.moves else 0
        self.shown = -1  # the moves made when the table was last shown in full
        self.asked = -1  # the moves made when the question was last shown
        self.last_seat = -1

    # -- the loop ------------------------------------------------------------------------------------------------

    def play(self) -> int:
        self.tell("cli-welcome", game=self.game.name)
        self.tell("cli-welcome-help")
        while not self.state.over:
            seat = self.next_seat()
            if self.seats[seat] == ME:
                self.show_question(seat)
                line = self.read_line()
                if line is None or line in ("quit", "exit"):
                    self.tell("cli-left")
                    return 0
                self.obey(seat, line)
            else:
                self.move(seat, self.players.choose(self.state, seat))
        self.show_news()
        self.out.print(score_table(self.game, self.state, self.say))
        self.tell(f"{self.game.name}-ended-{self.game.ended_by(self.state)}")
        self.tell("cli-seed", seed=f"0x{self.record.seed:032x}")
        return 0

    def next_seat(self) -> int:
        """Somebody of the asked; bots answer before people are asked."""
        asked = self.state.asked
        return next((seat for seat in asked if self.seats[seat] != ME), asked[0])

    def read_line(self) -> str | None:
        try:
            return " ".join(self.out.input("[prompt]> [/]").split())
        except EOFError:
            self.out.print()
            return None

    def obey(self, seat: int, line: str) -> None:
        """A number, a word of the menu, a question, or a command."""
        if not line:
            self.asked = -1
            return
        if line.startswith("?"):
            self.why_not(seat, line[1:].strip())
            return
        name, _, rest = line.partition(" ")
        menu = self.state.menu(seat)
        try:
            if line.isdecimal():
                if not 1 <= int(line[:9]) <= len(menu):
                    raise BadArguments("cli-no-such-number", number=line[:20], most=len(menu))
                self.move(seat, menu[int(line) - 1])
            elif name.lower() in self.commands:
                self.commands[name.lower()](rest.strip())
            else:
                self.move(seat, self.game.parse_move(self.state, seat, line))
        except ComptoirError as wrong:
            self.out.print(self.say(wrong.key, **wrong.arguments), style="red", markup=False)

    def move(self, seat: int, action: int) -> None:
        self.state.play(seat, action)
        self.record.note(seat, self.game.word(action))

    # -- showing -------------------------------------------------------------------------------------------------

    def tell(self, key: str, **arguments: object) -> None:
        self.out.print(self.say(key, **arguments), markup=False)

    def show_news(self) -> None:
        """What the journal says since the last time."""
        for key, values in self.state.journal_for(None, self.told):
            self.out.print(f"  {note_line(key, values, self.say)}", style="note", markup=False)
        self.told = self.state.journal_length

    def show_question(self, seat: int) -> None:
        """The news; the whole table when a new turn begins or another person is asked; the question; the menu."""
        if self.asked == len(self.record.moves):
            return
        self.asked = len(self.record.moves)
        self.show_news()
        prompt = self.game.prompt(self.state, seat)
        menu = self.state.menu(seat)
        if seat != self.last_seat or len(self.record.moves) > self.shown + 1:
            self.out.print()
            self.show_view("")
        self.shown = len(self.record.moves)
        self.last_seat = seat
        if prompt is None:
            return
        self.out.print()
        self.out.print(self.say(prompt[0], **with_player(prompt[1], self.say)), style="prompt", markup=False)
        lines = [menu_line(self.game, self.state, seat, action, self.say) for action in menu]
        width = min(max(map(len, lines)), WIDE)
        for number, (action, line) in enumerate(zip(menu, lines, strict=True), 1):
            self.out.print(f" [number]{number:3}[/]  ", end="")
            self.out.print(line.ljust(width), end="", markup=False)
            self.out.print(f"  [word]{self.game.word(action)}[/]")

    def show_view(self, _: str) -> None:
        seat = self.state.asked[0] if self.state.asked else None
        mine = seat if seat is not None and self.seats[seat] == ME else None
        self.out.print(position(self.game, self.state, mine, self.say), markup=False)

    def show_log(self, _: str) -> None:
        for key, values in self.state.journal_for(None):
            self.out.print(f"  {note_line(key, values, self.say)}", style="note", markup=False)

    def show_scores(self, _: str) -> None:
        """The sheet as the seat that is asked may see it: what is hidden is left open."""
        self.out.print(score_table(self.game, self.state, self.say, self.state.asked[0]))

    def help(self, _: str) -> None:
        self.tell("cli-play-help")

    # -- why not, and the rules ----------------------------------------------------------------------------------

    def why_not(self, seat: int, word: str) -> None:
        if not word:
            self.tell("cli-why-what")
            return
        refusal = self.state.why_not(seat, word)
        if refusal is None:
            self.tell("cli-on-menu", word=word)
            return
        self.out.print(self.say(refusal.key, **refusal.arguments), markup=False)
        if refusal.rule:
            self.show_rule(refusal.rule)

    def show_rule(self, name: str) -> None:
        found = rulebook.rule(self.game.name, self.say("cli-language"), name)
        self.out.print(f"  [rule]{found.id}[/] ", end="")
        self.out.print(found.text, markup=False)

    def show_hint(self, budget: str) -> None:
        """What the search would do here, how long it may think being `2s`, `500ms` or a number of iterations."""
        seat = self.state.asked[0]
        found = hints(self.game, self.state, seat, f"search:{budget}" if budget else BUDGET)
        self.out.print(hint_table(self.game, self.state, seat, found, self.say))
        best = found[0]
        if len(found) > 1:
            self.tell("cli-hint-gain", word=best.word, other=found[1].word, points=best.gain)
        for mover, word in best.line:
            self.tell("cli-hint-then", player=self.say("core-seat", seat=mover), word=word)

    # -- undo, save, resume --------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Back to my last decision, if nothing has been revealed and nobody else has decided since."""
        self.take_back(anyway=False)

    def undo_anyway(self, _: str) -> None:
        self.take_back(anyway=True)

    def take_back(self, *, anyway: bool) -> None:
        moves = self.record.moves
        mine = [n for n, (seat, _) in enumerate(moves) if self.seats[seat] == ME]
        if not mine:
            raise BadArguments("cli-undo-nothing")
        last = mine[-1]
        before = self.record.replay(self.game, last, journal=True)
        if not anyway and (last != len(moves) - 1 or before.surprises != self.state.surprises):
            raise BadArguments("cli-undo-horizon")
        word = moves[last][1]
        shorter = Record.of(self.game, self.record.players, self.record.seed, self.record.options)
        shorter.moves = moves[:last]
        self.take(shorter, before)
        self.tell("cli-undone", word=word)

    def save(self, name: str) -> None:
        if not name:
            raise BadArguments("cli-file-missing")
        self.record.seal(self.game)
        try:
            self.record.save(name)
        except OSError:
            raise BadRecord("record-unwritable", file=name) from None
        self.tell("cli-saved", file=name, moves=len(self.record.moves))

    def resume(self, name: str) -> None:
        """Another game takes the place of this one, if its record is right."""
        if not name:
            raise BadArguments("cli-file-missing")
        record = Record.load(name)
        if record.players != len(self.seats):
            raise BadArguments("cli-resume-seats", players=record.players, seats=len(self.seats))
        self.take_up(record)
        self.tell("cli-resumed", file=name, moves=len(record.moves))
