"""The search bot: it sees what its seat sees, keeps its budget, keeps its tree within a turn, and finds good moves."""

import gc
import itertools
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import comptoir
from comptoir.bots import SeatedBots, decision_context, make_bot, parse_bot, seat_dice
from comptoir.bots.evaluators import default_evaluator, leaf_evaluator
from comptoir.bots.lookahead import Lookahead
from comptoir.bots.search import bot as search_module
from comptoir.bots.search.bot import Search, has_long_budget, load_config
from comptoir.bots.search.hints import hints
from comptoir.bots.search.tree import Node, Tree
from comptoir.core.dice import Dice
from comptoir.games import BUILT_IN
from comptoir.games.column.engine.state import FREE_PLACE
from comptoir.games.column.engine.terms import AT_START, WINDOW
from comptoir.games.hermagor.engine.state import PHASE_SELLING

GAMES = [comptoir.game(name) for name in BUILT_IN]
VILLAGE = comptoir.game("village")
MANY = comptoir.compiled()

each_game = pytest.mark.parametrize("game", GAMES, ids=BUILT_IN)
# Games to the end take long in plain Python: there, hints are tested in the quickest game only.
HINTED = GAMES if MANY else [VILLAGE]
each_hinted = pytest.mark.parametrize("game", HINTED, ids=[game.name for game in HINTED])


def asked(game, players, seed, *, after=0):
    """A question with a choice, after so many random decisions."""
    state, dice = game.new(players, seed), Dice()
    dice.seed(seed)
    while after > 0 or len(state.choices) < 2:
        state.choose(state.choices[dice.roll(len(state.choices))])
        after -= 1
    return state


def last_question(game, players, seed):
    """The last question with a choice of a random game: whatever is answered, no other choice follows."""
    state, dice = game.new(players, seed), Dice()
    dice.seed(seed)
    before = None
    while not state.over:
        if len(state.choices) > 1:
            before = state.clone()
        state.choose(state.choices[dice.roll(len(state.choices))])
    return before


def context_for(game, state, text, seed=1):
    seat = state.asked[0]
    context = decision_context(game, seat, seat_dice(seed, seat), parse_bot(text))
    context.world = state.determinize(seat, seed)
    return context


# --- its budget -------------------------------------------------------------------------------------------------------


@each_game
def test_a_budget_of_iterations_is_used_up_exactly(game):
    search = Search()
    search.choose(context_for(game, asked(game, game.most_players, 3), "search:37"))
    root = search.tree.root
    assert root.visits == 37
    assert sum(child.visits for child in root.children) == 37


def test_a_budget_of_time_ends_before_the_iteration_that_would_overrun_it(monkeypatch):
    """With a clock that moves 10 ms at every look, 97 % of 200 ms leave room for eighteen iterations."""
    now = [0.0]

    def clock():
        now[0] += 0.010
        return now[0]

    monkeypatch.setattr(search_module.time, "perf_counter", clock)
    search = Search()
    search.choose(context_for(VILLAGE, asked(VILLAGE, 4, 3), "search:200ms"))
    assert 10 <= search.tree.root.visits <= 19
    assert now[0] <= 0.210


def test_without_a_budget_search_makes_four_hundred_iterations():
    assert parse_bot("search").iterations == 400
    assert parse_bot("search:2s").milliseconds == 2000
    assert parse_bot("search:150ms").milliseconds == 150


@pytest.mark.parametrize(
    "text", ["search:", "search:0", "search:-3", "search:1e9", "search:2 s", "search:4h", "search:x"]
)
def test_a_bad_budget_is_refused(text):
    with pytest.raises(comptoir.BadOption, match="bad-budget"):
        parse_bot(text)


def test_a_bot_that_takes_no_budget_refuses_one():
    with pytest.raises(comptoir.BadOption, match="bot-without-budget"):
        make_bot("greedy:400")


def test_a_search_can_be_interrupted_and_goes_on_afterwards():
    def interrupt(*_):
        raise KeyboardInterrupt

    search, context = Search(), context_for(VILLAGE, asked(VILLAGE, 4, 3), "search:900s")
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    start = time.perf_counter()
    try:
        with pytest.raises(KeyboardInterrupt):
            search.choose(context)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert time.perf_counter() - start < 60, "not after its fifteen minutes"
    assert gc.isenabled()
    context.milliseconds, context.iterations = 0, 20
    assert search.choose(context) in context.menu


# --- the same seed, the same move -------------------------------------------------------------------------------------


def moves(game, iterations, number):
    """What search answers at the beginning of a game that it plays with itself."""
    state = game.new(game.least_players, 11)
    table = SeatedBots(game, dict.fromkeys(range(game.least_players), f"search:{iterations}"), 11)
    actions = []
    while not state.over and len(actions) < number:
        seat = state.asked[0]
        actions.append(table.choose(state, seat))
        state.choose_for(seat, actions[-1])
    return [game.word(action) for action in actions]


@each_game
def test_the_same_seed_and_budget_give_the_same_moves(game):
    iterations, number = (15, 8) if MANY else (6, 3)
    assert moves(game, iterations, number) == moves(game, iterations, number)


@pytest.mark.skipif(not comptoir.compiled(), reason="compares the compiled build with its sources")
@each_game
def test_compiled_and_interpreted_search_give_the_same_moves(game, tmp_path):
    package = Path(comptoir.__file__).parent
    shutil.copytree(package, tmp_path / "comptoir", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    done = subprocess.run(
        [sys.executable, "-c", f"import test_search as t; print(t.moves(t.comptoir.game({game.name!r}), 6, 8))"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(__file__).parent)])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(moves(game, 6, 8))


# --- the tree ---------------------------------------------------------------------------------------------------------


def test_the_tree_is_kept_within_a_turn_and_dropped_when_something_is_revealed():
    state = VILLAGE.new(3, 5)
    table = SeatedBots(VILLAGE, dict.fromkeys(range(3), "search:60" if MANY else "search:15"), 5)
    kept = dropped = 0
    last = None
    while not state.over and kept + dropped < (25 if MANY else 8):
        seat = state.asked[0]
        tree, choice = table.bots[seat].tree, len(state.menu(seat)) > 1
        chosen = tree.best()
        same_turn = last == (seat, state.surprises) and chosen.next_seat == seat and chosen.visits > 0
        action = table.choose(state, seat)
        if choice and last is not None and last[0] == seat:
            assert (tree.root is chosen) == same_turn
            kept, dropped = kept + same_turn, dropped + (not same_turn)
        last = (seat, state.surprises)
        state.choose_for(seat, action)
    assert kept > 2


@each_game
def test_every_action_of_the_menu_is_in_the_tree_and_nothing_else(game):
    for seed in range(3):
        state = asked(game, 3 if 3 in game.players else 2, seed, after=40)
        search = Search()
        search.choose(context_for(game, state, "search:25"))
        assert sorted(child.action for child in search.tree.root.children) == sorted(state.menu(state.asked[0]))


@each_game
def test_the_last_move_of_a_game_is_the_best_there_is(game):
    """Where one answer leaves the seat further ahead than all others, search chooses it."""
    clear = 0
    for seed in range(12 if MANY else 2):
        state = last_question(game, game.least_players, seed)
        seat = state.asked[0]
        leads = {}
        for action in state.menu(seat):
            worlds = []
            for n in range(6):
                after = state.determinize(seat, n)
                after.choose_for(seat, action)
                worlds.append(after)
            if all(after.over for after in worlds):
                scores = [[after.score(p) for p in range(after.players)] for after in worlds]
                leads[action] = {row[seat] - max(row[:seat] + row[seat + 1 :]) for row in scores}
        if len(leads) < len(state.menu(seat)) or any(len(possible) > 1 for possible in leads.values()):
            continue  # chance or another choice comes after it
        best = max(max(possible) for possible in leads.values())
        search = Search()
        action = search.choose(context_for(game, state, "search:150"))
        assert max(leads[action]) == best, seed
        clear += len({max(possible) for possible in leads.values()}) > 1
    assert clear or not MANY or game.name != "village"


def test_search_beats_random():
    for game in GAMES if MANY else [VILLAGE]:
        won = 0
        for seed in range(6 if MANY else 1):
            own_seat = seed % 2
            state = game.new(2, seed)
            table = SeatedBots(game, {own_seat: "search:30" if MANY else "search:4", 1 - own_seat: "random"}, seed)
            while not state.over:
                seat = state.asked[0]
                state.choose_for(seat, table.choose(state, seat))
            won += state.ranking()[own_seat] == 1
        assert won >= (5 if MANY else 1), game.name


@each_game
def test_the_prior_of_the_best_child_is_the_mean_value_of_its_parent(game):
    """The evaluator may be too high or too low; whether an action is tried must not depend on that."""
    state = asked(game, game.players[-1], 4, after=30)
    context = context_for(game, state, "search:60" if MANY else "search:20")
    search = Search()
    search.think(context)
    nodes = [search.tree.root]
    while nodes:
        node = nodes.pop()
        nodes += node.children
        if node.children and node.visits > 0:
            assert min(child.prior_gap for child in node.children) == 0
            best, mean = Node(), node.next_value / int(node.visits)
            assert search.tree.mean_value(best, search.tree.mean_next_lead(node)) == pytest.approx(mean, abs=0.01)
            best.prior_gap = 100.0
            assert search.tree.mean_value(best, search.tree.mean_next_lead(node)) < mean


def test_every_game_has_search_settings():
    for game in GAMES:
        config = load_config(game.name)
        assert config.rollout_plies >= 0 and config.rollout_samples >= 0 and config.lead_scale > 0


@pytest.mark.parametrize(
    ("name", "long_budget"),
    [("search:999", False), ("search:1000", True), ("search:1999ms", False), ("search:2s", True), ("search", False)],
)
def test_a_budget_is_long_from_a_thousand_iterations_or_two_seconds_on(name, long_budget):
    game = comptoir.game("village")
    assert has_long_budget(decision_context(game, 0, seat_dice(1, 0), parse_bot(name))) is long_budget


def test_a_long_budget_makes_rollouts_longer_or_samples_more():
    for name in ("village", "column"):
        assert load_config(name, long_budget=True).rollout_samples > load_config(name).rollout_samples
    for name in ("orleans", "hermagor"):
        assert load_config(name, long_budget=True).rollout_plies > load_config(name).rollout_plies


def test_a_long_budget_values_victory_over_points_in_column():
    assert load_config("column", long_budget=True).lead_scale < load_config("column").lead_scale
    for name in ("village", "orleans", "hermagor"):
        assert load_config(name, long_budget=True).lead_scale == load_config(name).lead_scale


def test_the_settings_follow_the_budget(monkeypatch):
    monkeypatch.setattr("comptoir.bots.search.bot.LONG_ITERATIONS", 6)
    game = comptoir.game("village")
    state = asked(game, 2, 4, after=30)
    seat = state.asked[0]
    table = SeatedBots(game, {seat: "search:5"}, 1)
    for iterations, long_budget in ((5, False), (6, True), (5, False)):
        table.contexts[seat].iterations = iterations
        table.choose(state, seat)
        assert table.bots[seat].tree.config.rollout_samples == load_config(game.name, long_budget).rollout_samples


def rollout_tree(game, **changed):
    """A tree for rollouts only, with some settings changed."""
    tree = Tree()
    tree.configure(load_config(game.name))
    tree.evaluator = default_evaluator(game.name)
    for name, value in changed.items():
        setattr(tree.config, name, value)
    return tree


def test_in_hermagor_greedy_rollouts_are_better_than_sampled_ones():
    """Few of forty spaces of the market are good: random samples do not find them."""
    game = comptoir.game("hermagor")
    points = {}
    for samples, candidates in ((0, 6), (8, 6), (8, 1000)):
        end = rollout_tree(game, rollout_samples=samples, rollout_candidates=candidates).rollout(game.new(3, 1), 3000)
        assert end.over
        points[samples, candidates] = sum(end.score(seat) for seat in range(3))
    assert points[0, 6] > 2 * points[8, 1000] > 0
    assert points[0, 6] > points[8, 6] > points[8, 1000], "candidates are better than the whole menu"


def test_greedy_rollouts_have_noise():
    """Without it a round of Hermagor, which has no chance, would be the same in every rollout."""
    game = comptoir.game("hermagor")
    state = asked(game, 4, 4)
    views = {}
    for noise in (1, 300):
        tree = rollout_tree(game, rollout_noise=noise)
        views[noise] = set()
        for seed in range(4):
            tree.rollout_rng.seed_number(seed)
            end = tree.rollout(state, 8)
            views[noise].add(str([end.view(seat) for seat in range(4)]))
    assert len(views[1]) == 1
    assert len(views[300]) > 1
    assert load_config(game.name).rollout_noise > 1


def test_a_rollout_goes_on_until_the_market_is_over():
    """Who wins a tile changes with every buyer: in the middle of a market a position is not quiescent."""
    game = comptoir.game("hermagor")
    tree = rollout_tree(game)
    tree.leaf_evaluator = leaf_evaluator(game.name)
    state = asked(game, 4, 4)
    assert not tree.leaf_evaluator.is_quiescent(state)
    end = tree.rollout(state, 1)
    assert end.phase == PHASE_SELLING
    assert tree.leaf_evaluator.is_quiescent(end)
    assert end.decisions > state.decisions + 12  # 16 buyers, of which some may be forced to pass
    assert tree.rollout(end, 3).decisions == end.decisions + 3  # once it is over, no longer than was asked for


def test_candidate_actions_contain_the_best_action_or_one_nearly_as_good():
    """The best action is mostly among the candidates, and little is lost where it is not."""
    game = comptoir.game("hermagor")
    evaluator, lookahead = default_evaluator(game.name), Lookahead()
    table = SeatedBots(game, dict.fromkeys(range(4), "greedy"), 1)
    state = game.new(4, 3)
    lost, gained = [], []
    while not state.over:
        if len(state.choices) > 20:
            menu = list(state.choices)
            few = list(evaluator.candidate_actions(state, state.seat, 6))
            assert 0 < len(few) == len(set(few)) <= 6
            assert set(few) < set(menu)
            assert list(evaluator.candidate_actions(state, state.seat, len(menu))) == menu
            lookahead.evaluate_actions(evaluator, state, state.seat, state.choices)
            scores = dict(zip(menu, lookahead.scores, strict=True))
            lost.append(max(scores.values()) - max(scores[action] for action in few))
            gained.append(sum(scores[action] for action in few) / len(few) - sum(scores.values()) / len(menu))
        state.choose(table.choose(state, state.seat))
    assert len(lost) > 100
    assert lost.count(0) > 0.6 * len(lost)
    assert sum(lost) / len(lost) < 100, "a point"
    assert sum(gained) / len(gained) > 400


def positions(name, players, seed):
    """Every question of a game of greedy."""
    game = comptoir.game(name)
    table = SeatedBots(game, dict.fromkeys(range(players), "greedy"), seed)
    state = game.new(players, seed)
    while not state.over:
        yield state
        state.choose(table.choose(state, state.seat))


def test_in_a_window_dice_are_bought_back_by_whoever_has_few_before_the_roll():
    """COF-3.5 offers every die on a card for 3 VP in each of many windows: nearly always a waste."""
    evaluator, game = default_evaluator("column"), comptoir.game("column")
    offered, kept, quiet, used = 0, 0, 0, 0
    for state in positions("column", 4, 2):
        menu = [game.word(action) for action in state.choices]
        few = [game.word(action) for action in evaluator.candidate_actions(state, state.seat, 6)]
        assert few == [word for word in menu if word in few] and few, "in the order of the menu"
        if state.question & 255 != WINDOW:
            assert few == menu
            continue
        uses = [word for word in menu if word.startswith("use ")]
        dice = [word for word in menu if word.startswith("buy_off ")]
        free = sum(place == FREE_PLACE for place in list(state.traders[state.seat].lies)[:5])
        short = state.half == 2 and state.question >> 16 == AT_START and free <= 2
        assert [word for word in few if word.startswith("use ")] == uses
        assert [word for word in few if word.startswith("buy_off ")] == [
            word for word in dice if short and word != "buy_off black"
        ]
        idle = [word for word in few if word.startswith("pass")]
        if not uses and "pass_turn" in menu:
            assert idle == ["pass_turn"]
        else:
            assert idle == [word for word in menu if word.startswith("pass")]
        offered += len(dice) > 0
        kept += len(dice) > 0 and short
        quiet += idle == ["pass_turn"]
        used += len(uses) > 0
    assert offered > 50 and 0 < kept < offered / 4
    assert quiet > 20 and used > 20


def test_rollouts_do_not_buy_dice_back_in_the_first_half_of_a_year():
    state = next(
        state
        for state in positions("column", 4, 2)
        if state.question & 255 == WINDOW
        and state.half == 1
        and state.question >> 16 == AT_START
        and len(state.choices) > 5
        and state.traders[state.seat].privileges == 0
    )
    seat, tree = state.seat, rollout_tree(comptoir.game("column"), rollout_samples=1)
    for seed in range(40):
        tree.rollout_rng.seed_number(seed)
        assert tree.sampling_policy_turn(state).score(seat) >= state.score(seat)


@pytest.mark.parametrize("name", ["village", "orleans"])
def test_without_a_rule_for_candidates_every_action_is_one(name):
    game = comptoir.game(name)
    for after in range(0, 60, 5):
        state = asked(game, 3, 4, after=after)
        assert list(default_evaluator(name).candidate_actions(state, state.seat, 1)) == list(state.choices)


# --- hints ------------------------------------------------------------------------------------------------------------


@each_hinted
def test_hints_are_moves_of_the_menu_with_what_they_may_bring(game):
    state = asked(game, 3 if 3 in game.players else 2, 4, after=30)
    seat = state.asked[0]
    best_moves = hints(game, state, seat, "search:60", seed=3)
    words = [game.word(action) for action in state.menu(seat)]
    assert 1 <= len(best_moves) <= 3
    assert len({hint.word for hint in best_moves}) == len(best_moves)
    for hint in best_moves:
        assert hint.word in words
        assert 0 <= hint.chance <= 1
        assert 0 < hint.share <= 1
    for better, worse in itertools.pairwise(best_moves):
        assert better.share > worse.share - 2 / 60, "the worse drops out earlier"
    assert hints(game, state, seat, "search:60", seed=3) == best_moves


@each_hinted
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(game):
    state = asked(game, 3 if 3 in game.players else 2, 6, after=25)
    seat = state.asked[0]
    one, two = [hints(game, truth, seat, "search:20", seed=2) for truth in (state, state.determinize(seat, 77))]
    assert one == two


def test_at_the_end_the_score_of_a_hint_is_the_score():
    seen = 0
    for seed in range(12 if MANY else 3):
        state = last_question(VILLAGE, 2, seed)
        seat = state.asked[0]
        for hint in hints(VILLAGE, state, seat, "search:40"):
            after = state.clone()
            after.choose_for(seat, VILLAGE.action(hint.word))
            if after.over:
                seen += 1
                assert abs(hint.score - after.score(seat)) <= 0.1
                places = after.ranking()
                if places.count(1) == 1 and abs(after.score(0) - after.score(1)) > 12:
                    assert (hint.chance > 0.5) == (places[seat] == 1)
    assert seen


def test_a_seat_that_is_not_asked_gets_no_hint():
    state = asked(VILLAGE, 3, 1)
    other = (state.asked[0] + 1) % 3
    with pytest.raises(comptoir.IllegalMove, match="not-asked"):
        hints(VILLAGE, state, other, "search:5")
