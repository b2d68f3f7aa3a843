"""The compiled part of the vector environment: many games with one configuration, stepped together.

One `step` answers the open question of each game, writes what the next seat sees into memory that numpy reads, and
starts a new game where one has ended.
"""

from collections.abc import Callable

from mypy_extensions import i64, u8

from comptoir.core.dice import Dice
from comptoir.core.errors import IllegalMove
from comptoir.core.state import NOBODY, NOTHING, State
from comptoir.core.vecs import vec
from comptoir.envs.action_index import ActionIndex
from comptoir.envs.rewards import reward

NewGame = Callable[[int], State]


class Batch:
    """Many games with one configuration (game, players, options), one row of every array for each."""

    def __init__(self) -> None:
        self.action_index = ActionIndex()
        self.new_game: NewGame | None = None  # makes a game from its number in the series
        self.states: list[State] = []
        self.games_started = NOTHING  # by row
        self.players: i64 = 0
        self.num_actions: i64 = 0
        self.reward_scheme: i64 = 0  # WIN, MARGIN or RANK
        self.dice = Dice()  # for `random_actions`
        # memory shared with numpy
        self.observations = vec[u8]()
        self.masks = vec[u8]()
        self.seats = vec[u8]()  # the seat that is asked
        self.terminated = vec[u8]()  # 1 where the last step ended a game
        self.rewards = vec[float]()
        self.scores = vec[float]()  # final scores of the game that ended last

    def reset(self, number: i64) -> None:
        """Start the first game of every row; the caller has set all observations to 0."""
        self.states = []
        self.games_started = vec[i64]([0] * number)
        for i in range(number * self.num_actions):
            self.masks[i] = u8(0)
        for i in range(number * self.players):
            self.rewards[i] = 0.0
            self.scores[i] = 0.0
        for i in range(number):
            self.states.append(self.next_game(i, number))
            self.terminated[i] = u8(0)
            self.write_row(i)

    def next_game(self, i: i64, number: i64) -> State:
        """The next game of a row: of N rows, row i plays the games i, i + N, i + 2N, ... of the series.

        So the games of a row do not depend on how long the games of the others take.
        """
        new_game = self.new_game
        assert new_game is not None
        state = new_game(i + number * self.games_started[i])
        self.games_started[i] += 1
        return state

    def write_row(self, i: i64) -> None:
        """Write the seat, the mask and the observation of one game."""
        s = self.states[i]
        self.seats[i] = u8(s.seat & 255)
        self.action_index.mark(s.choices, self.masks, i * self.num_actions, 1)
        self.action_index.writer.write(s, s.seat, self.observations, i * self.action_index.size)

    def validate(self, indexes: list[i64]) -> None:
        """Refuse indexes that are not on the menus, before any game changes."""
        number: i64 = len(self.states)
        if len(indexes) != number:
            raise IllegalMove("envs-actions-missing", given=len(indexes), games=number)
        for i in range(number):
            index = indexes[i]
            if not 0 <= index < self.num_actions or self.masks[i * self.num_actions + index] == 0:
                raise IllegalMove("envs-not-on-menu", game=i, seat=self.states[i].seat, index=index)

    def step(self, indexes: list[i64]) -> None:
        """Answer the question of every game; `validate` was called before.

        The caller has set all observations to 0: a writer writes only the cells that are not 0.
        """
        number: i64 = len(self.states)
        players = self.players
        for i in range(number):
            s = self.states[i]
            action = self.action_index.actions[indexes[i]]
            self.action_index.mark(s.choices, self.masks, i * self.num_actions, 0)
            s.choose(action)
            if self.terminated[i]:
                self.terminated[i] = u8(0)
                for p in range(players):
                    self.rewards[i * players + p] = 0.0
            if s.seat == NOBODY:
                self.terminated[i] = u8(1)
                for p in range(players):
                    self.rewards[i * players + p] = reward(s, p, self.reward_scheme)
                    self.scores[i * players + p] = float(s.score(p))
                self.states[i] = self.next_game(i, number)
            self.write_row(i)

    def random_actions(self) -> list[i64]:
        """The index of a random action of each game's menu."""
        indexes: list[i64] = []
        for s in self.states:
            choices = s.choices
            indexes.append(self.action_index.index(choices[self.dice.roll(len(choices))]))
        return indexes
