"""What every bot must keep, tried at one seat of games whose other seats play at random."""

import time
from collections.abc import Mapping

import comptoir
from comptoir.bots import Bot, DecisionContext, BotFactory, BotSpec, decision_context, seat_dice, parse_bot
from comptoir.conformance.findings import TOO_LONG, Findings, need, time_limit
from comptoir.core.dice import Dice
from comptoir.core.game import Game
from comptoir.core import registry
from comptoir.core.state import State

CHECKS = ("legal", "budget", "same", "alone")
QUESTIONS = 40  # put to a bot in one game
PATIENCE = 5.0  # seconds for a move without a time of its own
LATE = 1.25  # how far a time may be passed, and a little more for a busy machine
LITTLE = 0.15


def check_bot(text: str, others: Mapping[str, BotFactory], games: int = 2) -> Findings:
    """Try a bot on all games."""
    able = parse_bot(text, others)
    found = Findings("bot", text, CHECKS, games=games * len(comptoir.game_names()))
    for name in comptoir.game_names():
        game = registry.get(name)
        for number in range(games):
            players = game.players[number % len(game.players)]
            if found.well:  # a broken bot is asked no further
                Trial(game, players, 2000 + number, able, found, PATIENCE).run()
    return found


class Trial:
    """One game in which the bot is asked up to QUESTIONS times."""

    def __init__(
        self, game: Game, players: int, seed: int, able: BotSpec, found: Findings, patience: float
    ) -> None:  # fmt: skip
        self.game = game
        self.players = players
        self.seed = seed
        self.able = able
        self.found = found
        self.patience = able.milliseconds / 1000 * LATE + LITTLE if able.milliseconds else patience
        self.decision = 0

    def run(self) -> None:
        first = self.moves()
        if self.found.faults or self.able.milliseconds:  # what a clock decides need not be the same again
            return
        self.found.trying("same", (self.players, self.seed, self.decision), lambda: self.again(first))

    def again(self, first: list[str]) -> None:
        """The same game once more, after a few moves of another one."""
        other = Trial(self.game, self.players, self.seed + 1, self.able, self.found, self.patience)
        other.moves(5)
        second = self.moves()
        for number, (one, two) in enumerate(zip(first, second, strict=False)):
            need(one == two, f"{number}: {one} | {two}")
        need(len(first) == len(second), f"{len(first)} | {len(second)}")

    def moves(self, questions: int = QUESTIONS) -> list[str]:
        """The words the bot says in this game."""
        bot: Bot | None = None
        made: list[Bot] = []
        context = decision_context(self.game, 0, seat_dice(self.seed, 0), self.able)
        state = self.game.new(self.players, self.seed, journal=True)
        dice = Dice()
        dice.seed(self.seed)
        heard = 0
        said: list[str] = []
        self.decision = 0
        while not state.over and len(said) < questions:
            if 0 not in state.asked:
                seat = state.asked[0]
                menu = state.menu(seat)
                state.play(seat, menu[dice.roll(len(menu))])
                continue
            context.world = state.determinize(0, context.dice.word())
            context.news = state.journal_for(0, heard)
            heard = state.journal_length
            place = (self.players, self.seed, self.decision)
            if bot is None and not self.found.trying("legal", place, lambda: made.append(self.able.factory())):
                break
            bot = made[0]
            action = self.ask(bot, context, state)
            if action is None:
                break
            said.append(self.game.word(action))
            state.play(0, action)
            self.decision += 1
            self.found.states += 1
        return said

    def ask(self, bot: Bot, context: DecisionContext, state: State) -> int | None:
        """One answer, or None when it was none."""
        place = (self.players, self.seed, self.decision)
        before = self.game.digest(context.world)
        world = context.world
        answer: list[object] = []

        def legal() -> None:
            with time_limit(4 * self.patience):
                start = time.perf_counter()
                answer.append(bot.choose(context))
                spent.append(time.perf_counter() - start)
            given = answer[0]
            need(type(given) is int and given in state.menu(0), f"{self.game.name}: {given!r}")

        spent: list[float] = []
        fine = self.found.trying("legal", place, legal)
        if spent:
            told = f"{self.game.name}: {spent[0]:.2f} s > {self.patience:.2f} s"
            self.found.trying("budget", place, lambda: need(spent[0] <= self.patience, told))
        elif "legal" in self.found.faults and self.found.faults["legal"].told == TOO_LONG:
            del self.found.faults["legal"]
            self.found.trying("budget", place, lambda: need(False, f"{self.game.name}: > {4 * self.patience:.1f} s"))
        if not fine or "budget" in self.found.faults:
            return None
        self.found.trying("alone", place, lambda: need(self.game.digest(world) == before, self.game.name))
        given = answer[0]
        return given if isinstance(given, int) else None
