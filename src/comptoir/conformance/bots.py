"""The checks of a bot, made at one seat of games whose other seats play at random."""

import time
from collections.abc import Mapping

from comptoir.bots import Bot, BotFactory, BotSpec, DecisionContext, decision_context, parse_bot, seat_dice
from comptoir.conformance.findings import TOO_LONG, Findings, require, time_limit
from comptoir.core import registry
from comptoir.core.dice import Dice
from comptoir.core.game import Game
from comptoir.core.state import State

CHECKS = ("legal", "budget", "same", "alone")
QUESTIONS = 40  # put to a bot in one game
MOVE_SECONDS = 5.0  # for a move of a bot without a time of its own
TIME_FACTOR = 1.25  # by how much a bot may pass its time,
TIME_MARGIN = 0.15  # and seconds more for a busy machine


def check_bot(text: str, others: Mapping[str, BotFactory], games: int = 2) -> Findings:
    """Try a bot on all games it can play."""
    spec = parse_bot(text, others)
    names = playable_games(spec)
    findings = Findings("bot", text, CHECKS, games=games * len(names))
    for name in names:
        game = registry.get(name)
        for number in range(games):
            players = game.players[number % len(game.players)]
            if findings.well:  # a broken bot is asked no further
                Trial(game, players, 2000 + number, spec, findings, MOVE_SECONDS).run()
    return findings


def playable_games(spec: BotSpec) -> list[str]:
    """The games a bot can play: some bots need an evaluator, which not every game has."""
    return [
        name for name in registry.names() if not spec.needs_evaluator or registry.plugin(name).evaluator is not None
    ]


class Trial:
    """One game in which the bot is asked up to QUESTIONS times."""

    def __init__(
        self, game: Game, players: int, seed: int, spec: BotSpec, findings: Findings, move_seconds: float
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.spec = spec
        self.findings = findings
        self.limit = spec.milliseconds / 1000 * TIME_FACTOR + TIME_MARGIN if spec.milliseconds else move_seconds
        self.decision = 0

    def run(self) -> None:
        """Play the game, and once more to see whether the bot plays the same."""
        first = self.moves()
        if self.findings.failures or self.spec.milliseconds:  # what a clock decides need not be the same again
            return
        self.findings.attempt("same", (self.players, self.seed, self.decision), lambda: self.play_same_again(first))

    def play_same_again(self, first: list[str]) -> None:
        """The same game once more, after a few moves of another one."""
        other = Trial(self.game, self.players, self.seed + 1, self.spec, self.findings, self.limit)
        other.moves(5)
        second = self.moves()
        for number, (one, two) in enumerate(zip(first, second, strict=False)):
            require(one == two, f"{number}: {one} | {two}")
        require(len(first) == len(second), f"{len(first)} | {len(second)}")

    def moves(self, questions: int = QUESTIONS) -> list[str]:
        """The words of the bot's moves in this game."""
        bots: list[Bot] = []  # one at most
        context = decision_context(self.game, 0, seat_dice(self.seed, 0), self.spec)
        state = self.game.new(self.players, self.seed, journal=True)
        dice = Dice()
        dice.seed(self.seed)
        entries_sent = 0
        words: list[str] = []
        self.decision = 0
        while not state.over and len(words) < questions:
            if 0 not in state.asked:
                seat = state.asked[0]
                menu = state.menu(seat)
                state.play(seat, menu[dice.roll(len(menu))])
                continue
            context.world = state.determinize(0, context.dice.word())
            context.news = state.journal_for(0, entries_sent)
            entries_sent = state.journal_length
            place = (self.players, self.seed, self.decision)
            if not bots and not self.findings.attempt("legal", place, lambda: bots.append(self.spec.factory())):
                break
            action = self.ask(bots[0], context, state)
            if action is None:
                break
            words.append(self.game.word(action))
            state.play(0, action)
            self.decision += 1
            self.findings.states += 1
        return words

    def ask(self, bot: Bot, context: DecisionContext, state: State) -> int | None:
        """One action of the bot, or None when a check failed."""
        place = (self.players, self.seed, self.decision)
        before = self.game.digest(context.world)
        world = context.world
        answers: list[object] = []  # one at most, as is `spent`
        spent: list[float] = []

        def legal() -> None:
            with time_limit(4 * self.limit):
                start = time.perf_counter()
                answers.append(bot.choose(context))
                spent.append(time.perf_counter() - start)
            action = answers[0]
            require(type(action) is int and action in state.menu(0), f"{self.game.name}: {action!r}")

        is_legal = self.findings.attempt("legal", place, legal)
        if spent:
            detail = f"{self.game.name}: {spent[0]:.2f} s > {self.limit:.2f} s"
            self.findings.attempt("budget", place, lambda: require(spent[0] <= self.limit, detail))
        elif "legal" in self.findings.failures and self.findings.failures["legal"].told == TOO_LONG:
            del self.findings.failures["legal"]
            detail = f"{self.game.name}: > {4 * self.limit:.1f} s"
            self.findings.attempt("budget", place, lambda: require(False, detail))
        if not is_legal or "budget" in self.findings.failures:
            return None
        self.findings.attempt("alone", place, lambda: require(self.game.digest(world) == before, self.game.name))
        action = answers[0]
        return action if isinstance(action, int) else None
