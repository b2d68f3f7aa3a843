"""The compiled inside of the faces: menus as masks, and many games stepped together.

An `ActionIndex` turns a state into the numbers of one seat: its observation and the mask of its menu.
A `Batch` holds many games; one `step` answers the open question of each, writes what the next seat sees into memory
that numpy looks into, and deals a new game where one has ended.
"""

from collections.abc import Callable

from mypy_extensions import i64, u8

from comptoir.core.dice import Dice
from comptoir.core.errors import IllegalMove
from comptoir.core.state import NOBODY, NOTHING, State
from comptoir.core.vecs import vec
from comptoir.core.observation import ObservationWriter
from comptoir.envs.rewards import reward


class ActionIndex:
    """Observations and masks of one table."""

    def __init__(self) -> None:
        self.writer = ObservationWriter()
        self.size: i64 = 0  # numbers of an observation
        self.actions = NOTHING  # by index: the vocabulary
        self.bases = NOTHING  # by verb: where its part of `indexes` begins
        self.widths = NOTHING  # by verb: how many y there are for each x
        self.indexes = NOTHING  # of actions in the vocabulary; -1 for pairs that do not exist

    def learn(self, actions: vec[i64]) -> None:
        """Take the vocabulary in."""
        verbs: i64 = 0
        for i in range(len(actions)):
            verbs = max(verbs, (actions[i] >> 20) + 1)
        heights = vec[i64]([0] * verbs)
        widths = vec[i64]([0] * verbs)
        for i in range(len(actions)):
            verb = actions[i] >> 20
            heights[verb] = max(heights[verb], (actions[i] >> 10 & 1023) + 1)
            widths[verb] = max(widths[verb], (actions[i] & 1023) + 1)
        bases = vec[i64]([0] * verbs)
        room: i64 = 0
        for verb in range(verbs):
            bases[verb] = room
            room += heights[verb] * widths[verb]
        indexes = vec[i64]([-1] * room)
        for i in range(len(actions)):
            verb = actions[i] >> 20
            indexes[bases[verb] + (actions[i] >> 10 & 1023) * widths[verb] + (actions[i] & 1023)] = i
        self.actions = actions
        self.bases = bases
        self.widths = widths
        self.indexes = indexes

    def index(self, action: i64) -> i64:
        """The position of an action in the vocabulary."""
        verb = action >> 20
        return self.indexes[self.bases[verb] + (action >> 10 & 1023) * self.widths[verb] + (action & 1023)]

    def action(self, index: i64) -> i64:
        return self.actions[index]

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        self.writer.write(state, seat, out, at)

    def observe_hidden(self, state: State, out: vec[u8], at: i64) -> None:
        self.writer.write_hidden(state, out, at)

    def mark(self, choices: vec[i64], out: vec[u8], at: i64, sign: i64) -> None:
        """Write a sign at every place of a mask where an action of the menu stands."""
        bases = self.bases
        widths = self.widths
        indexes = self.indexes
        mark = u8(sign & 255)
        for i in range(len(choices)):
            action = choices[i]
            verb = action >> 20
            out[at + indexes[bases[verb] + (action >> 10 & 1023) * widths[verb] + (action & 1023)]] = mark

    def mark_menu(self, state: State, seat: i64, out: vec[u8], sign: i64) -> None:
        self.mark(state.choices_of(seat), out, 0, sign)

    def menu(self, state: State, seat: i64) -> list[int]:
        """The menu as positions in the vocabulary, in rising order."""
        found = [self.index(action) for action in state.choices_of(seat)]
        found.sort()
        return found


Dealer = Callable[[int], State]


class Batch:
    """Many games of one table, stepped together."""

    def __init__(self) -> None:
        self.action_index = ActionIndex()
        self.deal: Dealer | None = None  # a new game from its number
        self.states: list[State] = []
        self.dealt = NOTHING  # games begun, by place in the batch
        self.players: i64 = 0
        self.words: i64 = 0  # of the vocabulary
        self.scheme: i64 = 0
        self.dice = Dice()  # for random actions, on request
        # what numpy looks into, one row a game
        self.observations = vec[u8]()
        self.masks = vec[u8]()
        self.seats = vec[u8]()  # who is asked
        self.ended = vec[u8]()  # 1 where the last step ended a game
        self.rewards = vec[float]()
        self.scores = vec[float]()  # of the game that ended last

    def begin(self, number: i64) -> None:
        """Deal the first games."""
        self.states = []
        self.dealt = vec[i64]([0] * number)
        for i in range(number * self.words):
            self.masks[i] = u8(0)
        for i in range(number * self.players):
            self.rewards[i] = 0.0
            self.scores[i] = 0.0
        for i in range(number):
            self.states.append(self.next_game(i, number))
            self.ended[i] = u8(0)
            self.show(i)

    def next_game(self, i: i64, number: i64) -> State:
        """The games of the batch are numbered row by row, so each has the same deals whatever the others do."""
        deal = self.deal
        assert deal is not None
        state = deal(i + number * self.dealt[i])
        self.dealt[i] += 1
        return state

    def show(self, i: i64) -> None:
        """Write what the asked seat of one game sees."""
        s = self.states[i]
        self.seats[i] = u8(s.seat & 255)
        self.action_index.mark(s.choices, self.masks, i * self.words, 1)
        self.action_index.writer.write(s, s.seat, self.observations, i * self.action_index.size)

    def check(self, indexes: list[i64]) -> None:
        """Refuse what is not on the menus, before anything changes."""
        number: i64 = len(self.states)
        if len(indexes) != number:
            raise IllegalMove("envs-actions-missing", given=len(indexes), games=number)
        for i in range(number):
            index = indexes[i]
            if not 0 <= index < self.words or self.masks[i * self.words + index] == 0:
                raise IllegalMove("envs-not-on-menu", game=i, seat=self.states[i].seat, index=index)

    def step(self, indexes: list[i64]) -> None:
        """Answer the question of every game; all have been checked, and the memory of observations is empty."""
        number: i64 = len(self.states)
        players = self.players
        for i in range(number):
            s = self.states[i]
            action = self.action_index.actions[indexes[i]]
            self.action_index.mark(s.choices, self.masks, i * self.words, 0)
            s.choose(action)
            if self.ended[i]:
                self.ended[i] = u8(0)
                for p in range(players):
                    self.rewards[i * players + p] = 0.0
            if s.seat == NOBODY:
                self.ended[i] = u8(1)
                for p in range(players):
                    self.rewards[i * players + p] = reward(s, p, self.scheme)
                    self.scores[i * players + p] = float(s.score(p))
                self.states[i] = self.next_game(i, number)
            self.show(i)

    def random_actions(self) -> list[i64]:
        """A legal action for every game, each as likely as the others of its menu."""
        found: list[i64] = []
        for s in self.states:
            choices = s.choices
            found.append(self.action_index.index(choices[self.dice.roll(len(choices))]))
        return found
