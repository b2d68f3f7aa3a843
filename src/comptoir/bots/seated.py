"""Bots at a table: the decision context of a seat, and the bots of several seats together."""

from collections.abc import Mapping

from comptoir.bots.bot import DecisionContext
from comptoir.bots.evaluators import default_evaluator, leaf_evaluator
from comptoir.bots.spec import NO_OTHERS, BotFactory, BotSpec, parse_bot
from comptoir.core import registry
from comptoir.core.dice import Dice, seed_words
from comptoir.core.errors import BadOption
from comptoir.core.game import Game
from comptoir.core.state import State

BOT_STREAM = 0x5EA7B075  # keeps the random numbers of bots apart from those of the game with the same seed


def seat_dice(seed: int, seat: int) -> Dice:
    """The random generator of the bot at one seat of one game, independent of the generator of the game."""
    a, b, c, d = seed_words(seed)
    dice = Dice()
    dice.seed(a ^ BOT_STREAM, b, c ^ (seat + 1), d)
    return dice


def decision_context(game: Game, seat: int, dice: Dice, spec: BotSpec) -> DecisionContext:
    """The context of one seat, without a position yet; refuses a bot that needs an evaluator the game does not have."""
    context = DecisionContext()
    context.seat = seat
    context.dice = dice
    if registry.plugin(game.name).evaluator is not None:
        context.evaluator = default_evaluator(game.name)
        context.leaf_evaluator = leaf_evaluator(game.name)
    elif spec.needs_evaluator:
        raise BadOption("no-evaluator", game=game.name)
    context.free_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.free)
    context.idle_verbs = sum(1 << verb.number for verb in game.vocabulary.verbs if verb.idle)
    context.iterations = spec.iterations
    context.milliseconds = spec.milliseconds
    return context


class SeatedBots:
    """The bots of one table, by seat.

    >>> import comptoir
    >>> game = comptoir.game("village")
    >>> state = game.new(2, seed=7)
    >>> bots = SeatedBots(game, {0: "greedy", 1: "random"}, seed=7)
    >>> seat = state.asked[0]
    >>> bots.choose(state, seat) in state.menu(seat)
    True
    """

    def __init__(self, game: Game, names: Mapping[int, str], seed: int, others: Mapping[str, BotFactory] = NO_OTHERS):
        specs = {seat: parse_bot(name, others) for seat, name in names.items()}
        self.bots = {seat: spec.factory() for seat, spec in specs.items()}
        self.contexts = {
            seat: decision_context(game, seat, seat_dice(seed, seat), spec) for seat, spec in specs.items()
        }
        self.journal_read = dict.fromkeys(names, 0)  # by seat: how many journal entries its bot has been given

    @property
    def listening(self) -> bool:
        """Whether any of the bots reads the journal, so that the game has to keep one."""
        return any(bot.wants_journal for bot in self.bots.values())

    def choose(self, state: State, seat: int) -> int:
        """The action that the bot of this seat chooses; the bot sees a determinized copy of the state."""
        context, bot = self.contexts[seat], self.bots[seat]
        context.world = state.determinize(seat, context.dice.word())
        if bot.wants_journal:
            context.news = state.journal_for(seat, self.journal_read[seat])
            self.journal_read[seat] = state.journal_length
        return int(bot.choose(context))
