"""OpenSpiel's interface: importing this module registers every game with pyspiel.

`pyspiel.load_game("comptoir_village(players=3)")`; the options of a game are parameters of the same name.  A game opens
with four chance nodes, the bytes of its seed: all chance of a game lies in its deal, and stays hidden afterwards.  So a
history is enough to play a game again, but a clone knows its future: search with `resample_from_infostate`, which
draws everything anew that the player cannot know.
"""

import json
import pickle
from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

import comptoir
from comptoir.core.game import Option
from comptoir.core import registry
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.envs.memory import memory
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_of

DEAL_BYTES = 4
BYTE = 256
LONGEST = 20_000  # decisions; no game comes near it
MOST_POINTS = 1000.0  # a margin is never wider
EMPTY = b64encode(pickle.dumps({})).decode()
WORD = -1
TRUTH = {"true", "false"}
GameType = pyspiel.GameType
Private = pyspiel.PrivateInfoType


class Position:
    """A state, what was told in another one before it was imagined, and how it travels."""

    def __init__(self, state: State, past: tuple[str, ...] = ()) -> None:
        self.state = state
        self.past = past  # by seat: its journal up to where this state was imagined

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.state.clone(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.state.of_game()
        return restored, (game.name, game.dump(self.state), list(self.state.notes), self.past)

    def journal(self, seat: int) -> str:
        """Everything this seat has been told, one entry a line."""
        lines = [json.dumps(entry, separators=(",", ":")) for entry in self.state.journal_for(seat)]
        before = [self.past[seat]] if self.past and self.past[seat] else []
        return "\n".join([*before, *lines])

    def imagined(self, player: int, seed: int) -> "Position":
        """A position the player cannot tell from this one; of what was told to others alone, nothing is kept."""
        seats = range(self.state.players)
        past = tuple(self.journal(player) if seat == player else self.public_journal() for seat in seats)
        world = self.state.determinize(player, seed)
        world.telling = True
        return Position(world, past)

    def public_journal(self) -> str:
        return "\n".join(json.dumps(entry, separators=(",", ":")) for entry in self.state.journal_for(None))


def restored(name: str, data: dict[str, Any], notes: list[int], past: tuple[str, ...]) -> Position:
    game = registry.get(name)
    state = game.load(data)
    state.game = game
    state.telling = True
    state.notes = as_vec(notes)
    return Position(state, past)


@lru_cache(maxsize=32)
def table(name: str, players: int, options: tuple[tuple[str, str], ...]) -> EnvTable:
    return EnvTable(name, players, dict(options))


class ComptoirGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One table of one game; each game has a class of its own, because pyspiel never lets go of what is registered."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        said = parameters(name) | dict(params or {})
        options = {option.name: spoken(option, said[option.name]) for option in comptoir.game(name).options}
        self.table = table(name, int(said["players"]), tuple(options.items()))
        self.scheme = scheme_of(str(said["reward"]))
        super().__init__(game_type(name, self.scheme), self.game_info(), params or {})

    def game_info(self) -> Any:
        players = self.table.players
        least, most, total = ((0.0, 1.0, 1.0), (-MOST_POINTS, MOST_POINTS, None), (0.0, 1.0, players / 2))[self.scheme]
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.words, max_chance_outcomes=BYTE, num_players=players,
            min_utility=least, max_utility=most, utility_sum=total, max_game_length=LONGEST,
        )  # fmt: skip

    def new_initial_state(self) -> "ComptoirState":
        return ComptoirState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | Factored | None":
        """What was asked for; None, as pyspiel has it, for the private things of all players at once."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        if iig_obs_type is None:
            return Observer(self.table, False)
        single = iig_obs_type.private_info == Private.SINGLE_PLAYER
        if iig_obs_type.public_info and single:
            return Observer(self.table, iig_obs_type.perfect_recall)
        if iig_obs_type.private_info == Private.ALL_PLAYERS:
            return None
        return Factored(self.table, iig_obs_type.public_info, single, iig_obs_type.perfect_recall)


class ComptoirState(pyspiel.State):  # type: ignore[misc]
    """A game under way; before the deal is complete there is no position."""

    def __init__(self, game: ComptoirGame) -> None:
        super().__init__(game)
        self.deal: tuple[int, ...] = ()
        self.position: Position | None = None

    # -- what pyspiel asks for -----------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.position.state.seat
        return int(asked) if asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and bool(self.position.state.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.get_game().table.action_index.menu(self.position.state, player)  # type: ignore[no-any-return]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.deal = (*self.deal, action)
            if len(self.deal) == DEAL_BYTES:
                seed = int.from_bytes(bytes(self.deal), "big")
                self.position = Position(self.get_game().table.deal(seed, journal=True))
            return
        state = self.position.state
        state.play(state.seat, self.get_game().table.action_index.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words: tuple[str, ...] = self.get_game().table.game.vocabulary.words
        return words[action]

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.position is None or not self.position.state.over:
            return [0.0] * game.table.players
        return rewards_of(self.position.state, game.scheme)

    def __str__(self) -> str:
        """Everything, hidden things included."""
        if self.position is None:
            return f"deal {list(self.deal)}"
        return json.dumps(self.get_game().table.game.dump(self.position.state), separators=(",", ":"))

    # -- beyond what pyspiel's own Python games offer ------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ComptoirState":
        """A state that this player cannot tell from the real one, drawn with the numbers of `sampler`.

        Its history keeps what the player has seen: the bytes of the deal are drawn anew, and what others have answered
        while several were asked at once is left out.
        """
        if self.position is None:
            return self.clone()  # type: ignore[no-any-return]
        game = self.get_game()
        world = self.position.imagined(player, int(sampler() * (1 << 62)))
        history = []
        for n, past in enumerate(self.full_history()):
            if n < DEAL_BYTES:
                history.append(f"{past.player}:{int(sampler() * BYTE)}")
            else:
                history.append(f"{past.player}:{past.action}")
        hidden = self.position.state.lanes
        if hidden:
            history = without_secrets(history, player, self.secret_moves())
        text = f"history={','.join(history)}\nmove_number={len(history)}\n__dict__={EMPTY}"
        found: ComptoirState = game.deserialize_state(text)
        found.deal = tuple(int(entry.split(":")[1]) for entry in history[:DEAL_BYTES])
        found.position = world
        return found

    def secret_moves(self) -> int:
        """How many of the last moves belong to the question that several seats are asked at once."""
        assert self.position is not None
        table: EnvTable = self.get_game().table
        history = [(past.player, past.action) for past in self.full_history()][DEAL_BYTES:]
        replayed = table.deal(int.from_bytes(bytes(self.deal), "big"))
        opened = 0
        for n, (player, action) in enumerate(history, 1):
            if player not in replayed.asked or table.action_index.action(action) not in replayed.menu(player):
                return len(history)  # an imagined state: its past cannot be played again, so nothing is kept
            replayed.play(player, table.action_index.action(action))
            if not replayed.lanes:
                opened = n
        return len(history) - opened


def without_secrets(history: list[str], player: int, secret: int) -> list[str]:
    """A history without the last moves of the others, which this player has not seen."""
    first = len(history) - secret
    return history[:first] + [move for move in history[first:] if move.startswith(f"{player}:")]


class Observer:
    """Strings and tensors of one player; with perfect recall the string also holds the whole journal.

    The tensor is the observation either way: the journal has no fixed size.
    """

    def __init__(self, table: EnvTable, recall: bool) -> None:
        self.table = table
        self.recall = recall
        self.memory = memory(table.layout.size)
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {block.name: self.tensor[block.slice] for block in table.layout.blocks}

    def set_from(self, state: ComptoirState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        self.memory.clear()
        self.table.action_index.observe(state.position.state, player, self.memory.room, 0)
        self.tensor[:] = self.memory.seen

    def string_from(self, state: ComptoirState, player: int) -> str:
        if state.position is None:
            return ""
        parts = [menu_line(self.table, state.position.state, player), view_line(state.position.state.view(player))]
        if self.recall:
            parts.append(state.position.journal(player))
        return "\n".join(parts)


class Factored:
    """What is public, as a spectator sees it, or what a player knows beyond that: strings alone, no tensor."""

    def __init__(self, table: EnvTable, public: bool, private: bool, recall: bool) -> None:
        self.table = table
        self.public = public
        self.private = private
        self.recall = recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: ComptoirState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: ComptoirState, player: int) -> str:
        if state.position is None:
            return ""
        parts = []
        public = state.position.state.view(None)
        if self.public:
            parts.append(view_line(public))
            if self.recall:
                parts.append(state.position.public_journal())
        if self.private:
            own = state.position.state.view(player)
            parts.append(menu_line(self.table, state.position.state, player))
            parts.append(view_line({key: own[key] for key in own if key not in public or own[key] != public[key]}))
        return "\n".join(parts)


def menu_line(table: EnvTable, state: State, player: int) -> str:
    return "menu " + ", ".join(table.game.word(action) for action in state.menu(player))


def view_line(view: dict[str, Any]) -> str:
    return "view " + json.dumps(view, separators=(",", ":"))


EVEN = [(byte, 1 / BYTE) for byte in range(BYTE)]


def parameters(name: str) -> dict[str, Any]:
    """The parameters of a game with their usual values."""
    game = comptoir.game(name)
    options = {option.name: parameter(option) for option in game.options}
    return {"players": game.most_players, "reward": "win", **options}


def parameter(option: Option) -> bool | int | str:
    """The usual value of an option in the type that pyspiel reads from a text.

    An option that is a number or a word, such as `start_player`, is a number: -1 stands for the word.
    """
    default = str(option.default)
    if set(option.choices) == TRUTH:
        return default == "true"
    if default.isdecimal():
        return int(default)
    return WORD if option.most >= option.least else default


def spoken(option: Option, value: Any) -> str:
    """The other way round: what the game calls it."""
    if isinstance(value, bool):
        return str(value).lower()
    if value == WORD and option.choices and option.most >= option.least:
        return option.choices[0]
    return str(value)


def game_type(name: str, scheme: int = 0) -> Any:
    game = comptoir.game(name)
    constant = scheme != scheme_of("margin")
    return GameType(
        short_name=f"comptoir_{name}",
        long_name=f"Comptoir {name.capitalize()}",
        dynamics=GameType.Dynamics.SEQUENTIAL,
        chance_mode=GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=GameType.Information.IMPERFECT_INFORMATION,
        utility=GameType.Utility.CONSTANT_SUM if constant else GameType.Utility.GENERAL_SUM,
        reward_model=GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


for _name in comptoir.game_names():
    if f"comptoir_{_name}" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_name), type(f"Comptoir{_name.capitalize()}", (ComptoirGame,), {"name": _name}))
