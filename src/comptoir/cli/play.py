"""`comptoir play`: a game in the terminal, against bots or among several people at one screen.

A move is a number or a word of the menu.  `? WORD` says why a word is not on the menu, and which rule forbids it.
"""

import secrets
from argparse import Namespace
from collections.abc import Callable

import comptoir
from comptoir.bots import SeatedBots, make_bot
from comptoir.bots.search.hints import BUDGET, hints
from comptoir.cli.arguments import BadArguments, parse_int, parse_options, parse_seed
from comptoir.cli.console import console
from comptoir.cli.rendering import hint_table, journal_line, menu_line, position_text, score_table, with_player
from comptoir.core import registry, rulebook
from comptoir.core.errors import BadRecord, ComptoirError
from comptoir.core.game import Game
from comptoir.core.record import Record
from comptoir.core.state import State
from comptoir.locales import Say

ME = "me"
MENU_WIDTH = 72  # columns of the sentences of a menu, before its words


def run(arguments: Namespace, say: Say) -> int:
    """Play a new game, or go on with a saved one."""
    game = comptoir.game(arguments.game, arguments.box)
    if arguments.resume is not None:
        record = Record.load(arguments.resume)
        players = record.players
    else:
        players = number_of_players(arguments, game)
        seed = secrets.randbits(128) if arguments.seed is None else parse_seed(arguments.seed)
        record = Record.of(game, players, seed, parse_options(arguments.option))
    table = TerminalGame(game, seats_of(arguments.seats, players, game), say)
    if arguments.resume is not None:
        table.resume_record(record)
    else:
        table.start(record)
    return table.play()


def number_of_players(arguments: Namespace, game: Game) -> int:
    """The number of `--players`, else of `--seats`, else three or the nearest number the game allows."""
    if arguments.players is not None:
        return parse_int(arguments.players, "--players", game.least_players, game.most_players)
    if arguments.seats is not None:
        return parse_int(str(len(arguments.seats.split(","))), "--seats", game.least_players, game.most_players)
    return min(max(3, game.least_players), game.most_players)


def seats_of(text: str | None, players: int, game: Game) -> list[str]:
    """The player of each seat; without `--seats` it is me against bots."""
    opponent = "greedy" if registry.plugin(game.name).evaluator is not None else "random"
    seats = [ME] + [opponent] * (players - 1) if text is None else [name.strip() for name in text.split(",")]
    if len(seats) != players:
        raise BadArguments("cli-bots-and-seats", bots=len(seats), players=players)
    for name in seats:
        if name != ME:
            make_bot(name)
    return seats


class TerminalGame:
    """A game in the terminal: its record, the position, and who plays each seat."""

    def __init__(self, game: Game, seats: list[str], say: Say) -> None:
        self.game = game
        self.seats = seats
        self.say = say
        self.out = console()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "view": self.show_view, "log": self.show_log, "scores": self.show_scores,
            "undo": self.undo, "undo!": self.undo_forced, "save": self.save, "resume": self.resume,
            "rule": self.show_rule, "hint": self.show_hint,
        }  # fmt: skip

    # -- beginning -----------------------------------------------------------------------------------------------

    def start(self, record: Record) -> None:
        """Begin a new game."""
        self.set_position(record, self.game.new(record.players, record.seed, journal=True, **record.options))

    def resume_record(self, record: Record) -> None:
        """Go on with a saved game; nothing changes when the record is not right."""
        self.set_position(record, record.replay(self.game, journal=True))

    def set_position(self, record: Record, state: State) -> None:
        """Make this the game that is played."""
        self.record = record
        self.state = state
        names = {seat: name for seat, name in enumerate(self.seats) if name != ME}
        self.players = SeatedBots(self.game, names, record.seed)
        self.entries_printed = state.journal_length if record.moves else 0
        self.moves_at_view = -1  # the moves made when the position was last shown
        self.moves_at_question = -1  # the moves made when the question was last shown
        self.last_seat = -1

    # -- the loop ------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end of the game or of the input; the exit code."""
        self.print_message("cli-welcome", game=self.game.name)
        self.print_message("cli-welcome-help")
        while not self.state.over:
            seat = self.next_seat()
            if self.seats[seat] == ME:
                self.show_question(seat)
                line = self.read_line()
                if line is None or line in ("quit", "exit"):
                    self.print_message("cli-left")
                    return 0
                self.handle(seat, line)
            else:
                self.move(seat, self.players.choose(self.state, seat))
        self.show_news()
        self.out.print(score_table(self.game, self.state, self.say))
        self.print_message(f"{self.game.name}-ended-{self.game.ended_by(self.state)}")
        self.print_message("cli-seed", seed=f"0x{self.record.seed:032x}")
        return 0

    def next_seat(self) -> int:
        """The seat that answers next: of a bot if one is asked, else of a person."""
        asked = self.state.asked
        return next((seat for seat in asked if self.seats[seat] != ME), asked[0])

    def read_line(self) -> str | None:
        """A line of input; None at its end."""
        try:
            return " ".join(self.out.input("[prompt]> [/]").split())
        except EOFError:
            self.out.print()
            return None

    def handle(self, seat: int, line: str) -> None:
        """Carry out a line: a number, a word of the menu, a question, or a command."""
        if not line:
            self.moves_at_question = -1
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
        except ComptoirError as error:
            self.out.print(self.say(error.key, **error.arguments), style="red", markup=False)

    def move(self, seat: int, action: int) -> None:
        """Play a move and note it in the record."""
        self.state.play(seat, action)
        self.record.note(seat, self.game.word(action))

    # -- showing -------------------------------------------------------------------------------------------------

    def print_message(self, key: str, **arguments: object) -> None:
        """Print a sentence of the catalogue."""
        self.out.print(self.say(key, **arguments), markup=False)

    def show_news(self) -> None:
        """Print the journal entries since the last time."""
        for key, values in self.state.journal_for(None, self.entries_printed):
            self.out.print(f"  {journal_line(key, values, self.say)}", style="note", markup=False)
        self.entries_printed = self.state.journal_length

    def show_question(self, seat: int) -> None:
        """Print news, question and menu; the position too when a turn begins or another person is asked."""
        if self.moves_at_question == len(self.record.moves):
            return
        self.moves_at_question = len(self.record.moves)
        self.show_news()
        prompt = self.game.prompt(self.state, seat)
        menu = self.state.menu(seat)
        if seat != self.last_seat or len(self.record.moves) > self.moves_at_view + 1:
            self.out.print()
            self.show_view("")
        self.moves_at_view = len(self.record.moves)
        self.last_seat = seat
        if prompt is None:
            return
        self.out.print()
        self.out.print(self.say(prompt[0], **with_player(prompt[1], self.say)), style="prompt", markup=False)
        lines = [menu_line(self.game, self.state, seat, action, self.say) for action in menu]
        width = min(max(map(len, lines)), MENU_WIDTH)
        for number, (action, line) in enumerate(zip(menu, lines, strict=True), 1):
            self.out.print(f" [number]{number:3}[/]  ", end="")
            self.out.print(line.ljust(width), end="", markup=False)
            self.out.print(f"  [word]{self.game.word(action)}[/]")

    def show_view(self, _: str) -> None:
        """Print the position as the person who is asked sees it."""
        seat = self.state.asked[0] if self.state.asked else None
        viewer = seat if seat is not None and self.seats[seat] == ME else None
        self.out.print(position_text(self.game, self.state, viewer, self.say), markup=False)

    def show_log(self, _: str) -> None:
        """Print the whole journal."""
        for key, values in self.state.journal_for(None):
            self.out.print(f"  {journal_line(key, values, self.say)}", style="note", markup=False)

    def show_scores(self, _: str) -> None:
        """Print the score sheet as the seat that is asked may see it."""
        self.out.print(score_table(self.game, self.state, self.say, self.state.asked[0]))

    def help(self, _: str) -> None:
        """Print what can be entered."""
        self.print_message("cli-play-help")

    # -- why not, and the rules ----------------------------------------------------------------------------------

    def why_not(self, seat: int, word: str) -> None:
        """Print why a word is not on the menu, and the rule."""
        if not word:
            self.print_message("cli-why-what")
            return
        refusal = self.state.why_not(seat, word)
        if refusal is None:
            self.print_message("cli-on-menu", word=word)
            return
        self.out.print(self.say(refusal.key, **refusal.arguments), markup=False)
        if refusal.rule:
            self.show_rule(refusal.rule)

    def show_rule(self, name: str) -> None:
        """Print a rule."""
        rule = rulebook.rule(self.game.name, self.say("cli-language"), name)
        self.out.print(f"  [rule]{rule.id}[/] ", end="")
        self.out.print(rule.text, markup=False)

    def show_hint(self, budget: str) -> None:
        """Print the best moves by search; the budget is a time (`2s`, `500ms`) or a number of iterations."""
        seat = self.state.asked[0]
        best_moves = hints(self.game, self.state, seat, f"search:{budget}" if budget else BUDGET)
        self.out.print(hint_table(self.game, self.state, seat, best_moves, self.say))
        best = best_moves[0]
        if len(best_moves) > 1:
            self.print_message("cli-hint-gain", word=best.word, other=best_moves[1].word, points=best.gain)
        for mover, word in best.line:
            self.print_message("cli-hint-then", player=self.say("core-seat", seat=mover), word=word)

    # -- undo, save, resume --------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Go back to my last decision, if nothing has been revealed and nobody else has decided since."""
        self.take_back(forced=False)

    def undo_forced(self, _: str) -> None:
        """Go back to my last decision, whatever has happened since."""
        self.take_back(forced=True)

    def take_back(self, *, forced: bool) -> None:
        """Replay the game up to my last decision."""
        moves = self.record.moves
        my_moves = [n for n, (seat, _) in enumerate(moves) if self.seats[seat] == ME]
        if not my_moves:
            raise BadArguments("cli-undo-nothing")
        last = my_moves[-1]
        before = self.record.replay(self.game, last, journal=True)
        if not forced and (last != len(moves) - 1 or before.surprises != self.state.surprises):
            raise BadArguments("cli-undo-horizon")
        word = moves[last][1]
        shorter = Record.of(self.game, self.record.players, self.record.seed, self.record.options)
        shorter.moves = moves[:last]
        self.set_position(shorter, before)
        self.print_message("cli-undone", word=word)

    def save(self, name: str) -> None:
        """Write the record of the game to a file."""
        if not name:
            raise BadArguments("cli-file-missing")
        self.record.seal(self.game)
        try:
            self.record.save(name)
        except OSError:
            raise BadRecord("record-unwritable", file=name) from None
        self.print_message("cli-saved", file=name, moves=len(self.record.moves))

    def resume(self, name: str) -> None:
        """Go on with the game of another record, if it is right."""
        if not name:
            raise BadArguments("cli-file-missing")
        record = Record.load(name)
        if record.players != len(self.seats):
            raise BadArguments("cli-resume-seats", players=record.players, seats=len(self.seats))
        self.resume_record(record)
        self.print_message("cli-resumed", file=name, moves=len(record.moves))
