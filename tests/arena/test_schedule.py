"""The schedule: every bot in every seat equally often, every deal in every rotation, everybody against everybody."""

from collections import Counter
from itertools import combinations, islice
from math import comb

import pytest

from comptoir.arena.schedule import blocks, deals, match_length, rotations, work_units
from comptoir.arena.spec import MATCH, MIRROR, MatchSpec, checked

COMPANIES = ("a", "ab", "abc", "abcd", "abcde", "abcdef", "abcdefg", "sggg", "aab", "aabbc")
TABLES = [(list(bots), seats) for bots in COMPANIES for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(
    ("bots", "seats"), TABLES, ids=lambda value: "".join(value) if isinstance(value, list) else value
)
def test_every_bot_has_every_seat_equally_often_in_every_block(bots, seats):
    for block in islice(blocks(tuple(bots), seats), 12):
        taken = Counter((seat, name) for table in block for seating in table for seat, name in enumerate(seating))
        for name in bots:
            assert len({taken[seat, name] for seat in range(seats)}) == 1
        if len(set(bots)) == len(bots):  # and as often as everybody else
            assert len({taken[0, name] for name in bots}) == 1


def test_one_against_three_is_one_deal_in_four_rotations():
    for block in islice(blocks(("s", "g", "g", "g"), 4), 3):
        assert [sorted(map("".join, table)) for table in block] == [["gggs", "ggsg", "gsgg", "sggg"]]


def test_a_deal_is_not_played_twice_in_the_same_seating():
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    for bots, seats in TABLES:
        for block in islice(blocks(tuple(bots), seats), 5):
            assert all(len(set(table)) == len(table) for table in block)


@pytest.mark.parametrize(("bots", "seats"), [("abcde", 4), ("abcdef", 4), ("abcdefg", 3), ("abcdefgh", 5), ("abc", 4)])
def test_everybody_meets_everybody_equally_often_in_the_long_run(bots, seats):
    met = Counter()
    for block in islice(blocks(tuple(bots), seats), max(1, comb(len(bots), seats)) * 24):
        for table in block:
            for seating in table:
                met.update(frozenset(pair) for pair in combinations(seating, 2) if len(set(pair)) == 2)
    assert len(met) == comb(len(bots), 2)
    assert max(met.values()) <= 1.1 * min(met.values())


def test_everybody_sits_on_the_left_of_everybody():
    left = Counter()
    for block in islice(blocks(tuple("abcd"), 4), 6):
        for table in block:
            for seating in table:
                left.update(zip(seating, seating[1:] + seating[:1], strict=True))
    assert len(left) == 12 and len(set(left.values())) == 1


def test_games_are_rounded_up_to_whole_blocks_and_numbered_through():
    match = checked(MatchSpec("village", 4, ("greedy", "random", "random"), 100))
    scheduled = deals(match, MATCH)
    numbers = [game.number for deal in scheduled for game in deal]
    assert numbers == list(range(match_length(match))) and 100 <= len(numbers) < 100 + 12
    assert [game.deal for deal in scheduled for game in deal] == sorted(s.deal for deal in scheduled for s in deal)
    assert all(len({match.deal_seed(s.contest, s.deal) for s in deal}) == 1 for deal in scheduled)


def test_a_longer_match_begins_with_the_games_of_the_shorter_one():
    short, long = (checked(MatchSpec("village", 4, ("greedy", "random"), games)) for games in (40, 400))
    assert deals(long, MATCH)[: len(deals(short, MATCH))] == deals(short, MATCH)


def test_work_comes_in_units_of_tens_of_games_and_whole_deals():
    match = checked(MatchSpec("village", 4, ("greedy", "random", "random", "random"), 400))
    units = work_units(match)
    sizes = [len(unit.assignments) for unit in units]
    assert all(size >= 24 for size in sizes[:-1] if size > 12)
    assert max(sizes) < 40
    everything = [game for unit in units for game in unit.assignments]
    assert len(everything) == len(set(everything)) == 400 + 60 + 100


def test_in_the_mirror_match_every_game_has_its_own_deal_and_the_watched_one_every_seat():
    match = checked(MatchSpec("village", 4, ("greedy", "random"), 40))
    games = [game for deal in deals(match, MIRROR) for game in deal]
    assert len({game.deal for game in games}) == len(games)
    assert set(Counter(game.seating.index("focus") for game in games).values()) == {len(games) // 4}
    assert {match.bot_of(MIRROR, name) for name in ("focus", "copy")} == {"greedy"}


def test_other_seeds_and_contests_have_other_deals():
    one, other = MatchSpec("village", 4, ("greedy",), 40, seed=1), MatchSpec("village", 4, ("greedy",), 40, seed=2)
    seeds = [match.deal_seed(contest, n) for match in (one, other) for contest in (MATCH, MIRROR) for n in range(100)]
    assert len(set(seeds)) == 400
