"""OpenSpiel games: importing this module registers every game that has observations with pyspiel.

`pyspiel.load_game("comptoir_village(players=3)")`; the options of a game are parameters of the same name.  A game opens
with four chance nodes, the bytes of its seed: all chance of a game follows from its seed and stays hidden afterwards.
So a history is enough to replay a game, but a clone has the same future: search with `resample_from_infostate`, which
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
from comptoir.core import registry
from comptoir.core.game import Option
from comptoir.core.numbers import as_vec
from comptoir.core.state import State
from comptoir.envs.env_table import EnvTable, rewards_of, scheme_number
from comptoir.envs.memory import byte_memory

SEED_BYTES = 4
BYTE_VALUES = 256
BYTE_OUTCOMES = [(byte, 1 / BYTE_VALUES) for byte in range(BYTE_VALUES)]
MAX_GAME_LENGTH = 20_000  # decisions; no game comes near it
MAX_MARGIN = 1000.0  # points
EMPTY_DICT = b64encode(pickle.dumps({})).decode()
NOT_A_NUMBER = -1  # as the value of an option: the word that the option has beside its numbers
TRUTH_VALUES = {"true", "false"}
GameType = pyspiel.GameType
PrivateInfo = pyspiel.PrivateInfoType


class Position:
    """A state, with the journals from before it was determinized; it can be copied and pickled."""

    def __init__(self, state: State, past_journals: tuple[str, ...] = ()) -> None:
        self.state = state
        self.past_journals = past_journals  # by seat: its journal up to where this state was determinized

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.state.clone(), self.past_journals)

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.state.require_game()
        journal_numbers = list(self.state.journal_numbers)
        return restore_position, (game.name, game.dump(self.state), journal_numbers, self.past_journals)

    def journal(self, seat: int) -> str:
        """The whole journal as a seat may read it, one entry a line."""
        lines = [json.dumps(entry, separators=(",", ":")) for entry in self.state.journal_for(seat)]
        past = [self.past_journals[seat]] if self.past_journals and self.past_journals[seat] else []
        return "\n".join([*past, *lines])

    def determinize(self, player: int, seed: int) -> "Position":
        """A position that the player cannot tell from this one; private entries of other journals are left out."""
        seats = range(self.state.players)
        journals = tuple(self.journal(player) if seat == player else self.public_journal() for seat in seats)
        world = self.state.determinize(player, seed)
        world.journal_enabled = True
        return Position(world, journals)

    def public_journal(self) -> str:
        """The journal of this state as a spectator may read it, one entry a line."""
        return "\n".join(json.dumps(entry, separators=(",", ":")) for entry in self.state.journal_for(None))


def restore_position(
    name: str, data: dict[str, Any], journal_numbers: list[int], past_journals: tuple[str, ...]
) -> Position:
    """The position that was pickled as these values."""
    game = registry.get(name)
    state = game.load(data)
    state.game = game
    state.journal_enabled = True
    state.journal_numbers = as_vec(journal_numbers)
    return Position(state, past_journals)


@lru_cache(maxsize=32)
def cached_table(name: str, players: int, options: tuple[tuple[str, str], ...]) -> EnvTable:
    """The table of a game; the same object for the same arguments."""
    return EnvTable(name, players, dict(options))


class ComptoirGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One table of one game.

    Each game is registered as a subclass and not as a closure: pyspiel keeps it until after Python has ended.
    """

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        values = default_parameters(name) | dict(params or {})
        options = {option.name: option_text(option, values[option.name]) for option in comptoir.game(name).options}
        self.table = cached_table(name, int(values["players"]), tuple(options.items()))
        self.scheme = scheme_number(str(values["reward"]))
        super().__init__(game_type(name, self.scheme), self.game_info(), params or {})

    def game_info(self) -> Any:
        """The numbers of actions, players and chance outcomes, and the bounds of the utility."""
        players = self.table.players
        least, most, total = ((0.0, 1.0, 1.0), (-MAX_MARGIN, MAX_MARGIN, None), (0.0, 1.0, players / 2))[self.scheme]
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.num_actions,
            max_chance_outcomes=BYTE_VALUES,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=MAX_GAME_LENGTH,
        )

    def new_initial_state(self) -> "ComptoirState":
        """A game before its first chance node."""
        return ComptoirState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The number of chance nodes: one for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | FactoredObserver | None":
        """The observer of this type; None, as in pyspiel, for the private information of all players at once."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        if iig_obs_type is None:
            return Observer(self.table, False)
        single = iig_obs_type.private_info == PrivateInfo.SINGLE_PLAYER
        if iig_obs_type.public_info and single:
            return Observer(self.table, iig_obs_type.perfect_recall)
        if iig_obs_type.private_info == PrivateInfo.ALL_PLAYERS:
            return None
        return FactoredObserver(self.table, iig_obs_type.public_info, single, iig_obs_type.perfect_recall)


class ComptoirState(pyspiel.State):  # type: ignore[misc]
    """A game under way; there is no position before all bytes of the seed are drawn."""

    def __init__(self, game: ComptoirGame) -> None:
        super().__init__(game)
        self.seed_bytes: tuple[int, ...] = ()
        self.position: Position | None = None

    # -- pyspiel's interface -------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that is asked, or pyspiel's number for chance or the end."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.position.state.seat
        return int(asked) if asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and bool(self.position.state.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of a byte with their probabilities."""
        return BYTE_OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.get_game().table.action_index.menu(self.position.state, player)  # type: ignore[no-any-return]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.seed_bytes = (*self.seed_bytes, action)
            if len(self.seed_bytes) == SEED_BYTES:
                seed = int.from_bytes(bytes(self.seed_bytes), "big")
                self.position = Position(self.get_game().table.new_game(seed, journal=True))
            return
        state = self.position.state
        state.play(state.seat, self.get_game().table.action_index.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words: tuple[str, ...] = self.get_game().table.game.vocabulary.words
        return words[action]

    def returns(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        game = self.get_game()
        if self.position is None or not self.position.state.over:
            return [0.0] * game.table.players
        return rewards_of(self.position.state, game.scheme)

    def __str__(self) -> str:
        """The whole state, hidden information included."""
        if self.position is None:
            return f"deal {list(self.seed_bytes)}"
        return json.dumps(self.get_game().table.game.dump(self.position.state), separators=(",", ":"))

    # -- beyond what pyspiel's own Python games offer ------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ComptoirState":
        """A state that this player cannot tell from the real one, drawn with the numbers of `sampler`.

        Its history keeps what the player has seen: the bytes of the seed are drawn anew, and the answers of others to
        a question that several seats are asked at once are left out.
        """
        if self.position is None:
            return self.clone()  # type: ignore[no-any-return]
        game = self.get_game()
        position = self.position.determinize(player, int(sampler() * (1 << 62)))
        history = []
        for n, past in enumerate(self.full_history()):
            if n < SEED_BYTES:
                history.append(f"{past.player}:{int(sampler() * BYTE_VALUES)}")
            else:
                history.append(f"{past.player}:{past.action}")
        if self.position.state.lanes:
            history = without_secret_moves(history, player, self.secret_moves())
        text = f"history={','.join(history)}\nmove_number={len(history)}\n__dict__={EMPTY_DICT}"
        state: ComptoirState = game.deserialize_state(text)
        state.seed_bytes = tuple(int(entry.split(":")[1]) for entry in history[:SEED_BYTES])
        state.position = position
        return state

    def secret_moves(self) -> int:
        """How many of the last moves answer the question that several seats are asked at once."""
        assert self.position is not None
        table: EnvTable = self.get_game().table
        history = [(past.player, past.action) for past in self.full_history()][SEED_BYTES:]
        replayed = table.new_game(int.from_bytes(bytes(self.seed_bytes), "big"))
        public_moves = 0
        for n, (player, action) in enumerate(history, 1):
            if player not in replayed.asked or table.action_index.action(action) not in replayed.menu(player):
                return len(history)  # a determinized state: its past cannot be replayed, so nothing is kept
            replayed.play(player, table.action_index.action(action))
            if not replayed.lanes:
                public_moves = n
        return len(history) - public_moves


def without_secret_moves(history: list[str], player: int, secret_moves: int) -> list[str]:
    """A history without the last moves of the other players, which this player has not seen."""
    first = len(history) - secret_moves
    return history[:first] + [move for move in history[first:] if move.startswith(f"{player}:")]


class Observer:
    """Strings and tensors of one player; with perfect recall the string also has the whole journal.

    The tensor is the observation either way, because the journal has no fixed size.
    """

    def __init__(self, table: EnvTable, perfect_recall: bool) -> None:
        self.table = table
        self.perfect_recall = perfect_recall
        self.memory = byte_memory(table.layout.size)
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {block.name: self.tensor[block.slice] for block in table.layout.blocks}

    def set_from(self, state: ComptoirState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        if state.position is None:
            self.tensor.fill(0)
            return
        self.memory.clear()
        self.table.action_index.observe(state.position.state, player, self.memory.buffer, 0)
        self.tensor[:] = self.memory.array

    def string_from(self, state: ComptoirState, player: int) -> str:
        """The observation of a player as text."""
        if state.position is None:
            return ""
        parts = [menu_line(self.table, state.position.state, player), view_line(state.position.state.view(player))]
        if self.perfect_recall:
            parts.append(state.position.journal(player))
        return "\n".join(parts)


class FactoredObserver:
    """Public information, as a spectator sees it, or what a player knows beyond that; strings only, no tensor."""

    def __init__(self, table: EnvTable, public: bool, private: bool, perfect_recall: bool) -> None:
        self.table = table
        self.public = public
        self.private = private
        self.perfect_recall = perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: ComptoirState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: ComptoirState, player: int) -> str:
        """The observation of a player as text."""
        if state.position is None:
            return ""
        parts = []
        public_view = state.position.state.view(None)
        if self.public:
            parts.append(view_line(public_view))
            if self.perfect_recall:
                parts.append(state.position.public_journal())
        if self.private:
            view = state.position.state.view(player)
            parts.append(menu_line(self.table, state.position.state, player))
            private = {key: view[key] for key in view if key not in public_view or view[key] != public_view[key]}
            parts.append(view_line(private))
        return "\n".join(parts)


def menu_line(table: EnvTable, state: State, player: int) -> str:
    """The menu of a player as one line of text."""
    return "menu " + ", ".join(table.game.word(action) for action in state.menu(player))


def view_line(view: dict[str, Any]) -> str:
    """A view as one line of text."""
    return "view " + json.dumps(view, separators=(",", ":"))


def default_parameters(name: str) -> dict[str, Any]:
    """The parameters of a game with their default values."""
    game = comptoir.game(name)
    options = {option.name: default_parameter(option) for option in game.options}
    return {"players": game.most_players, "reward": "win", **options}


def default_parameter(option: Option) -> bool | int | str:
    """The default value of an option in the type that pyspiel reads from a text.

    An option that is a number or a word, such as `start_player`, is a number: -1 stands for the word.
    """
    default = str(option.default)
    if set(option.choices) == TRUTH_VALUES:
        return default == "true"
    if default.isdecimal():
        return int(default)
    return NOT_A_NUMBER if option.most >= option.least else default


def option_text(option: Option, value: Any) -> str:
    """The value of a parameter as the text that the game's option reads."""
    if isinstance(value, bool):
        return str(value).lower()
    if value == NOT_A_NUMBER and option.choices and option.most >= option.least:
        return option.choices[0]
    return str(value)


def game_type(name: str, scheme: int = 0) -> Any:
    """The description of a game for pyspiel's registry."""
    game = comptoir.game(name)
    constant_sum = scheme != scheme_number("margin")
    return GameType(
        short_name=f"comptoir_{name}",
        long_name=f"Comptoir {name.capitalize()}",
        dynamics=GameType.Dynamics.SEQUENTIAL,
        chance_mode=GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=GameType.Information.IMPERFECT_INFORMATION,
        utility=GameType.Utility.CONSTANT_SUM if constant_sum else GameType.Utility.GENERAL_SUM,
        reward_model=GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(name),
    )


def register_games() -> None:
    """Register every game that has observations and is not registered yet.

    A game without them is left out: pyspiel ends the process when a registered Python game cannot be loaded.
    """
    registered = set(pyspiel.registered_names())
    for name in comptoir.game_names():
        if f"comptoir_{name}" not in registered and registry.plugin(name).observation is not None:
            game_class = type(f"Comptoir{name.capitalize()}", (ComptoirGame,), {"name": name})
            pyspiel.register_game(game_type(name), game_class)


register_games()
