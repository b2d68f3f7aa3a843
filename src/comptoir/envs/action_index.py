"""Action indexes: the actions of a game as positions in its vocabulary, and menus as action masks."""

from mypy_extensions import i64, u8

from comptoir.core.observation import ObservationWriter
from comptoir.core.state import NOTHING, State
from comptoir.core.vecs import vec


class ActionIndex:
    """Translates between actions and indexes, and writes the masks and observations of one table."""

    def __init__(self) -> None:
        self.writer = ObservationWriter()
        self.size: i64 = 0  # numbers of an observation
        self.actions = NOTHING  # by index: the vocabulary
        # A lookup table without hashing: the index of (verb, x, y) is indexes[bases[verb] + x * widths[verb] + y].
        self.bases = NOTHING
        self.widths = NOTHING
        self.indexes = NOTHING  # -1 for actions that are not in the vocabulary

    def set_vocabulary(self, actions: vec[i64]) -> None:
        """Build the lookup table for the actions of a vocabulary."""
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
        size: i64 = 0
        for verb in range(verbs):
            bases[verb] = size
            size += heights[verb] * widths[verb]
        indexes = vec[i64]([-1] * size)
        for i in range(len(actions)):
            verb = actions[i] >> 20
            indexes[bases[verb] + (actions[i] >> 10 & 1023) * widths[verb] + (actions[i] & 1023)] = i
        self.actions = actions
        self.bases = bases
        self.widths = widths
        self.indexes = indexes

    def index(self, action: i64) -> i64:
        """The index of an action of the vocabulary."""
        verb = action >> 20
        return self.indexes[self.bases[verb] + (action >> 10 & 1023) * self.widths[verb] + (action & 1023)]

    def action(self, index: i64) -> i64:
        """The action at an index."""
        return self.actions[index]

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat into cleared memory from position `at` on."""
        self.writer.write(state, seat, out, at)

    def observe_hidden(self, state: State, out: vec[u8], at: i64) -> None:
        """Write what no seat may know into cleared memory from position `at` on."""
        self.writer.write_hidden(state, out, at)

    def mark(self, choices: vec[i64], out: vec[u8], at: i64, number: i64) -> None:
        """Write a number into a mask at the index of every action of a menu."""
        bases = self.bases
        widths = self.widths
        indexes = self.indexes
        byte = u8(number & 255)
        for i in range(len(choices)):
            action = choices[i]
            verb = action >> 20
            out[at + indexes[bases[verb] + (action >> 10 & 1023) * widths[verb] + (action & 1023)]] = byte

    def mark_menu(self, state: State, seat: i64, out: vec[u8], number: i64) -> None:
        """Write a number into a mask at the index of every action of a seat's menu."""
        self.mark(state.choices_of(seat), out, 0, number)

    def menu(self, state: State, seat: i64) -> list[int]:
        """The indexes of a seat's menu, in ascending order."""
        indexes = [self.index(action) for action in state.choices_of(seat)]
        indexes.sort()
        return indexes
