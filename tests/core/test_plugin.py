"""A game from a plugin: it is known while it is registered, and parts that it leaves out are refused in words."""

import pytest
from sealed_bids import AUCTION, PLUGIN

import comptoir
import comptoir.bots.greedy
from comptoir.bots import SeatedBots, decision_context, parse_bot, seat_dice
from comptoir.bots.evaluators import default_evaluator, leaf_evaluator, load
from comptoir.bots.search.bot import load_config
from comptoir.bots.search.hints import hints
from comptoir.core import registry
from comptoir.core.serialization import plain
from comptoir.locales import LANGUAGES, translate


@pytest.fixture(autouse=True)
def auction():
    registry.add_plugin(PLUGIN)
    yield
    registry.remove("auction")


def play(names, seed, lots="many"):
    """A whole game of bots."""
    game = comptoir.game("auction")
    state = game.new(len(names), seed, journal=True, lots=lots)
    bots = SeatedBots(game, dict(enumerate(names)), seed)
    while not state.over:
        seat = state.asked[-1]  # several are asked at once; the order does not matter
        state.play(seat, bots.choose(state, seat))
    return state


def test_a_plugin_makes_a_game_known_until_it_is_removed():
    assert comptoir.game("auction") is AUCTION
    assert comptoir.game_names()[-1] == "auction"
    with pytest.raises(ValueError, match="two games"):
        registry.add_plugin(PLUGIN)
    registry.remove("auction")
    with pytest.raises(comptoir.BadOption, match="unknown-game"):
        comptoir.game("auction")


def test_random_bots_play_it_to_its_end():
    for players in (2, 3, 4):
        for seed in range(5):
            state = play(["random"] * players, seed)
            assert state.pile == [] and sorted(state.ranking())[0] == 1
            assert sum(state.coins) <= 5 * players
            again = play(["random"] * players, seed)
            assert AUCTION.digest(again) == AUCTION.digest(state)
    assert len({AUCTION.digest(play(["random"] * 3, seed)) for seed in range(5)}) == 5


def test_random_bots_see_determinized_states_only():
    """The bot of seat 1 gets the same state, whatever the order of the lots and the bid of seat 0."""
    worlds = []
    for coins in (0, 3):
        state = AUCTION.new(3, seed=4 + coins, lots="many")
        state.play(0, AUCTION.action(f"bid {coins}"))
        bots = SeatedBots(AUCTION, {1: "random"}, 5)
        bots.choose(state, 1)
        worlds.append(plain(bots.contexts[1].world))
        piles = [state.determinize(1, seed).pile for seed in range(5)]
        assert len({tuple(pile) for pile in piles}) > 1 and {tuple(sorted(pile)) for pile in piles} == {tuple(range(9))}
    assert worlds[0] == worlds[1]


def test_a_determinized_state_looks_the_same_to_its_seat_and_can_be_played_to_the_end():
    for seed in range(20):
        state = AUCTION.new(3, seed, lots="many")
        for n in range(seed):
            seat = state.asked[n % len(state.asked)]
            state.play(seat, state.menu(seat)[n % len(state.menu(seat))])
        for seat in state.asked:
            world = state.determinize(seat, 7)
            assert world.view(seat) == state.view(seat) and world.menu(seat) == state.menu(seat)
            assert all(world.menu(other) for other in state.asked)
            while not world.over:
                world.choose(world.choices[0])


def test_a_record_of_it_is_found_by_its_name():
    record = comptoir.Record.of(AUCTION, 2, 3, {"lots": "few"})
    state = AUCTION.new(2, seed=3, lots="few")
    while not state.over:
        seat = state.asked[0]
        word = AUCTION.word(state.menu(seat)[0])
        state.play(seat, state.menu(seat)[0])
        record.note(seat, word)
    record.seal(AUCTION)
    assert AUCTION.digest(comptoir.Record.from_json(record.to_json()).replay()) == AUCTION.digest(state)


def refused(call, key):
    """The call is refused with this key, which is a sentence in every language."""
    with pytest.raises(comptoir.BadOption) as refusal:
        call()
    assert refusal.value.key == key
    for language in LANGUAGES:
        sentence = translate(language, key, **refusal.value.arguments)
        assert sentence != key and "auction" in sentence


@pytest.mark.parametrize("name", ["greedy", "search:5", "search:10ms"])
def test_without_an_evaluator_greedy_and_search_are_refused_before_the_game(name):
    refused(lambda: SeatedBots(AUCTION, {0: "random", 1: name}, 1), "no-evaluator")
    refused(lambda: decision_context(AUCTION, 0, seat_dice(1, 0), parse_bot(name)), "no-evaluator")


@pytest.mark.parametrize("call", [default_evaluator, leaf_evaluator, load])
def test_without_an_evaluator_there_is_none_to_load(call):
    refused(lambda: call("auction"), "no-evaluator")


def test_without_an_evaluator_there_are_no_hints():
    state = AUCTION.new(2, seed=1)
    refused(lambda: hints(AUCTION, state, 0, "search:20"), "no-evaluator")


def test_a_bot_of_ones_own_plays_a_game_without_an_evaluator():
    class First(comptoir.bots.Bot):
        def choose(self, context):
            return context.menu[0]

    bots = SeatedBots(AUCTION, {0: "first", 1: "random"}, 1, {"first": First})
    state = AUCTION.new(2, seed=1)
    assert bots.choose(state, 0) == state.menu(0)[0]


def test_a_bot_that_builds_on_greedy_needs_an_evaluator_too():
    class Bolder(comptoir.bots.greedy.Greedy if not comptoir.compiled() else comptoir.bots.Bot):
        needs_evaluator = True

    refused(lambda: SeatedBots(AUCTION, {0: "bolder"}, 1, {"bolder": Bolder}), "no-evaluator")


def test_search_settings_of_a_game_without_its_own_are_the_default_ones():
    assert load_config("auction").rollout_samples == 3
    assert load_config("auction", long_budget=True).rollout_samples == 10


def test_without_observations_no_environment_is_made():
    pytest.importorskip("pettingzoo")
    from comptoir.envs import gymnasium, pettingzoo, vector
    from comptoir.envs.env_table import EnvTable

    refused(lambda: EnvTable("auction", 2, {}), "no-observation")
    refused(lambda: vector.make("auction", games=2, players=2, seed=1), "no-observation")
    refused(lambda: pettingzoo.env("auction", 2), "no-observation")
    refused(lambda: pettingzoo.raw_env("auction"), "no-observation")
    refused(lambda: gymnasium.make("auction", "random", 3), "no-observation")


def test_openspiel_leaves_out_a_game_without_observations():
    pyspiel = pytest.importorskip("pyspiel")
    from comptoir.envs import openspiel

    openspiel.register_games()
    assert "comptoir_village" in pyspiel.registered_names()
    assert "comptoir_auction" not in pyspiel.registered_names()
