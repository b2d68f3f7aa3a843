"""Observations: named, all used, within their bounds, and only of what a seat may know."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from random_games import COMPILED, SECRETIVE, TABLES, walk

import comptoir
from comptoir import locales
from comptoir.bots import SeatedBots
from comptoir.envs import vector
from comptoir.envs.env_table import EnvTable
from comptoir.envs.layout import layout
from comptoir.games import BUILT_IN

ROOT = Path(__file__).parent.parent.parent
ALL = [(*table, {}) for table in TABLES] + SECRETIVE
# the observations, masks and hidden blocks of one game of three: the same in both builds
PRINTS = {
    "orleans": "074ec5749598d971",
    "village": "f2dc38a4c62f1abe",
    "hermagor": "75651a8504faa68e",
    "column": "d67c7c048faddc9e",
}
VARIANTS = {  # what is played to see every feature change: players, options, games by bots
    "orleans": [
        (2, {"exclusion_variant": "true"}, {"random": 300, "greedy": 6}),
        (2, {"edition": "first", "hourglass_mode": "abc"}, {"random": 150, "greedy": 6}),
        (2, {"planning_mode": "simultaneous"}, {"random": 20}),
    ],
    "village": [(2, {}, {"random": 150, "greedy": 15})],
    "hermagor": [(2, {"neutral_buyers": "on"}, {"random": 100, "greedy": 10}), (3, {}, {"random": 60, "greedy": 10})],
    "column": [(2, {}, {"random": 200, "greedy": 10}), (3, {}, {"random": 20})],
}


@pytest.mark.parametrize(("name", "players", "options"), ALL)
def test_every_number_has_a_name_and_every_block_a_meaning(name, players, options):
    at = layout(comptoir.game(name), players, **options)
    assert len(at.names) == len(set(at.names)) == at.size
    assert at.blocks[0].start == 0
    for before, after in zip(at.blocks, at.blocks[1:], strict=False):
        assert before.stop == after.start
    for block in (*at.blocks, *at.hidden):
        assert at.writer.recording is False
        for language in locales.LANGUAGES:
            assert locales.translate(language, block.key) != block.key


def test_no_meaning_is_left_over():
    keys = {line.split(" ")[0] for part in ("envs", *BUILT_IN) for line in locales.catalogue("en", part).splitlines()}
    used = {key for key in keys if key.startswith(tuple(f"envs-{name}-" for name in ("all", *BUILT_IN)))}
    needed = {
        block.key
        for name, players, options in ALL
        for at in [layout(comptoir.game(name), players, **options)]
        for block in (*at.blocks, *at.hidden)
    }
    assert used == needed


def test_the_tables_in_the_documentation_are_those_of_the_code():
    made = subprocess.run(
        [sys.executable, ROOT / "tools/feature_tables.py"], capture_output=True, text=True, check=True
    )
    assert (ROOT / "docs/environments-features.md").read_text(encoding="utf-8") == made.stdout


@pytest.mark.parametrize(("name", "players", "options"), ALL)
def test_two_positions_a_seat_cannot_tell_apart_give_the_same_numbers(name, players, options):
    table = EnvTable(name, players, options)
    looked = varied = 0
    for n, state in enumerate(walk(table, 10 * players)):
        if n % (3 if COMPILED else 12):
            continue
        for seat in range(players):
            observation, mask = table.observation(state, seat), table.mask(state, seat)
            for seed in (n + 1, n + 1000):
                world = state.determinize(seat, seed)
                assert world.view(seat) == state.view(seat)
                same = table.observation(world, seat) == observation
                assert same.all(), [table.layout.names[i] for i in np.flatnonzero(~same)]
                assert (table.mask(world, seat) == mask).all()
                varied += bool((table.full_state(world) != table.full_state(state)).any())
            looked += 1
    assert looked > 10
    assert varied > 0  # what is hidden is in `state()`, and there it varies


def test_a_leak_would_be_found():
    """The test above can fail: the observation of another seat differs between these positions."""
    table = EnvTable("column", 3, {})
    caught = 0
    for state in walk(table, 4):
        for seat in range(3):
            world = state.determinize(seat, 5)
            caught += any(
                (table.observation(world, p) != table.observation(state, p)).any() for p in range(3) if p != seat
            )
    assert caught > 0


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_mask_is_the_menu(name):
    table = EnvTable(name, 3, {})
    for state in walk(table, 8):
        for seat in range(3):
            menu = sorted(table.game.index(action) for action in state.menu(seat))
            assert np.flatnonzero(table.mask(state, seat)).tolist() == menu == table.action_index.menu(state, seat)
            assert [table.action_index.action(i) for i in menu] == [table.game.vocabulary.actions[i] for i in menu]


@pytest.mark.parametrize("name", BUILT_IN)
def test_both_builds_write_the_same_numbers(name):
    table = EnvTable(name, 3, {})
    trail = hashlib.sha256()
    for state in walk(table, 6):
        trail.update(table.full_state(state).tobytes() + table.mask(state, state.seat).tobytes())
    assert trail.hexdigest()[:16] == PRINTS[name]


def test_wide_numbers_are_exact_and_others_stay_within_their_bounds():
    for name in BUILT_IN:
        table = EnvTable(name, 3, {})
        slices = table.layout.slices
        wide = {
            i
            for block in table.layout.blocks
            if block.elements == ("eights", "rest")
            for i in range(block.start, block.stop)
        }
        narrow = [i for i in range(table.layout.size) if i not in wide]
        for state in walk(table, 9):
            seen = table.observation(state, 1)
            assert seen[narrow].min() > -100 and seen[narrow].max() < 100
            if name == "hermagor":
                for p, whose in enumerate(("left_2", "me", "left_1")):
                    eights, rest = (int(n) for n in seen[slices[f"{whose}.money"]])
                    assert 8 * eights + rest == state.traders[p].money
            else:
                eights, rest = (int(n) for n in seen[slices["me.score"]])
                assert 8 * eights + rest == state.score(1)


@pytest.mark.parametrize("number", [-1024, -9, -1, 0, 7, 127, 128, 1023])
def test_wide_numbers_of_all_sizes(number):
    from comptoir.core.observation import wide
    from comptoir.envs.memory import byte_memory

    made = byte_memory(2)
    assert wide(made.buffer, 0, number) == 2
    assert 8 * int(made.array[0]) + int(made.array[1]) == number
    made.clear()
    assert not made.array.any()


def test_what_is_too_large_is_held_at_the_bounds():
    from comptoir.core.observation import put
    from comptoir.envs.memory import byte_memory

    made = byte_memory(2)
    put(made.buffer, 0, 5000)
    put(made.buffer, 1, -5000)
    assert made.array.tolist() == [127, -128]


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="interpreted, hundreds of games take minutes")
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_feature_changes_in_some_game(name):
    """Games of dice, of sensible dice and of greedy, seen by those who are asked and those who are not."""
    bounds: dict[str, tuple[int, int]] = {}
    for players, options, by_bots in VARIANTS[name]:
        games = vector.make(name, 64, players, seed=1, **options)
        seen = [games.observations.copy() for _ in range(600) if games.step(games.sample()) is None]
        widen(bounds, games.layout.names, np.concatenate(seen))
        table = EnvTable(name, players, options)
        for bot, number in by_bots.items():
            for seed in range(number):
                widen(bounds, table.layout.names, np.stack(list(seen_in(table, bot, seed))))
    wanted = {
        feature
        for players, options, _ in VARIANTS[name]
        for feature in layout(comptoir.game(name), players, **options).names
    }
    assert sorted(feature for feature in wanted if bounds[feature][0] == bounds[feature][1]) == []


def widen(bounds, names, rows):
    """Take in the least and the most that was seen of every feature."""
    for feature, low, high in zip(names, rows.min(axis=0).tolist(), rows.max(axis=0).tolist(), strict=True):
        least, most = bounds.get(feature, (low, high))
        bounds[feature] = min(least, low), max(most, high)


def seen_in(table, bot, seed):
    """What the asked seat and another one see in a game of bots, decision by decision."""
    state = table.new_game(seed)
    bots = SeatedBots(table.game, dict.fromkeys(range(table.players), bot), seed)
    while not state.over:
        yield table.observation(state, state.seat)
        yield table.observation(state, int(state.decisions) % table.players)
        state.choose(bots.choose(state, state.seat))


def test_the_environments_need_nothing_of_the_server():
    """Importing them loads neither a web framework nor a database, and the engines need no numpy."""
    code = (
        "import sys, comptoir.envs.pettingzoo, comptoir.envs.gymnasium, comptoir.envs.vector; "
        "others = ('litestar', 'uvicorn', 'sqlalchemy', 'comptoir.server', 'ray', 'pyspiel'); "
        "print([module for module in others if module in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
    code = "import sys, comptoir; comptoir.game('village').new(2, 1); print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_observations_say_what_the_view_says():
    """Spot checks against the view: a market, a purse, a track."""
    table = EnvTable("hermagor", 3, {})
    for state in walk(table, 3):
        view, seen = state.view(2), table.observation(state, 2)
        slices = table.layout.slices
        assert seen[slices["round"]] == view["round"]
        me = view["traders"][2]
        assert [bool(n) for n in seen[slices["me.shops"]]] == [v in me["shops"] for v in view["villages"]]
        assert seen[slices["left_1.discs"]] == view["traders"][0]["discs"]
        assert seen[slices["prices"]].tolist() == [row["step"] for row in view["prices"].values()]
        assert json.dumps(view)
