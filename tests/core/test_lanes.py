"""Several questions open at once, proven by a small game of sealed bids."""

import itertools

import pytest
from sealed_bids import AUCTION, bid_all, words

from comptoir import IllegalMove, Record


def test_all_seats_are_asked_at_once_and_answer_in_any_order():
    finals = set()
    for order in itertools.permutations(range(3)):
        s = AUCTION.new(3, seed=4)
        assert s.asked == (0, 1, 2)
        for seat in order:
            s.play(seat, AUCTION.action(f"bid {seat + 1}"))
        for seat in reversed(order):
            s.play(seat, AUCTION.action("seal"))
        finals.add(AUCTION.digest(s))
    assert len(finals) == 1, "the order of answers does not matter"


def test_each_seat_walks_its_own_lane():
    s = AUCTION.new(3, seed=4)
    s.play(1, AUCTION.action("bid 2"))
    assert words(s, 1) == ["seal", "rethink"]
    assert words(s, 0) == words(s, 2) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    s.play(1, AUCTION.action("rethink"))
    assert words(s, 1) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert s.asked == (0, 1, 2)
    s.play(1, AUCTION.action("bid 0"))
    assert s.asked == (0, 2)
    assert s.menu(1) == []


def test_a_question_with_one_answer_is_answered_inside_a_lane_too():
    s = AUCTION.new(2, seed=4)
    for word in ("bid 1", "rethink", "bid 2"):  # after thinking twice there is nothing left but to seal
        s.play(0, AUCTION.action(word))
    assert s.asked == (1,)
    assert s.bids[0] == 2


def test_the_common_agenda_waits_for_the_last_lane():
    s = AUCTION.new(3, seed=4)
    lots = len(s.pile)
    bid_all(s, (1, 2))
    assert len(s.pile) == lots
    bid_all(s, (0,))
    assert len(s.pile) == lots - 1
    assert s.asked == (0, 1, 2), "the next lot is up"


def test_a_seat_that_is_done_cannot_speak_and_nothing_changes():
    s = AUCTION.new(3, seed=4)
    bid_all(s, (2,))
    before = AUCTION.digest(s)
    for seat, word in ((2, "bid 1"), (2, "seal"), (0, "seal"), (7, "bid 1"), (-1, "bid 1")):
        with pytest.raises(IllegalMove):
            s.play(seat, AUCTION.action(word))
        assert AUCTION.digest(s) == before
    assert s.why_not(2, "bid 1").key == "not-asked"


def test_lanes_begin_with_whoever_the_phase_named_first():
    s = AUCTION.new(4, seed=4)
    assert s.seat == s.asked[0] == 0
    bid_all(s, (0,))
    assert s.seat == 1
    s.choose(AUCTION.action("bid 1"))
    assert s.bids[1] == 1, "an engine without a preference takes the first of the asked"


def test_a_clone_in_the_middle_of_lanes_is_equal_and_independent():
    s = AUCTION.new(3, seed=4)
    s.play(1, AUCTION.action("bid 2"))
    c = s.clone()
    before = AUCTION.digest(s)
    assert AUCTION.digest(c) == before
    bid_all(c, (0, 2))
    c.play(1, AUCTION.action("rethink"))
    assert AUCTION.digest(s) == before
    assert words(s, 1) == ["seal", "rethink"]


def test_lanes_survive_plain_data():
    s = AUCTION.new(3, seed=4)
    s.play(1, AUCTION.action("bid 2"))
    again = AUCTION.load(AUCTION.dump(s))
    assert AUCTION.digest(again) == AUCTION.digest(s)
    bid_all(again, (0, 2))
    again.play(1, AUCTION.action("seal"))
    assert again.asked == (0, 1, 2)


def test_a_record_keeps_who_said_what():
    s = AUCTION.new(3, seed=11)
    record = Record.of(AUCTION, 3, 11, {})
    for seat, word in ((2, "bid 3"), (0, "bid 1"), (2, "seal"), (1, "bid 0"), (1, "seal"), (0, "seal")):
        s.play(seat, AUCTION.action(word))
        record.note(seat, word)
    record.seal(AUCTION)
    again = Record.from_json(record.to_json()).replay(AUCTION)
    assert AUCTION.digest(again) == AUCTION.digest(s)


def test_a_view_shows_only_ones_own_question_while_several_are_asked():
    s = AUCTION.new(2, seed=4)
    s.play(1, AUCTION.action("bid 3"))
    own, other = s.view(0)["asked"]
    assert own["key"] == "auction-ask-bid"
    assert other == {"seat": 1, "key": None, "arguments": {}}
    t = AUCTION.new(2, seed=4)
    assert t.view(0) == s.view(0), "seat 0 cannot tell that seat 1 has bid"
    assert all(entry["key"] is None for entry in s.view(None)["asked"])


def test_private_journal_arguments_are_for_their_owner_alone():
    s = AUCTION.new(2, seed=4, journal=True)
    bid_all(s, (0,), coins=2)
    key, arguments = s.journal_for(0)[-1]
    assert (key, arguments) == ("auction-note-bid", {"seat": 0, "coins": 2})
    assert s.journal_for(1)[-1][1] == {"seat": 0}
    assert s.journal_for(None)[-1][1] == {"seat": 0}
    assert s.journal[-1][1] == {"seat": 0, "coins": 2}, "the server reads everything"


def test_whole_games_of_lanes_end():
    for players in (2, 3, 4):
        for seed in range(20):
            s = AUCTION.new(players, seed=seed, lots="many")
            moves = 0
            while not s.over:
                seat = s.asked[(seed + moves) % len(s.asked)]
                menu = s.menu(seat)
                s.play(seat, menu[(seed * 7 + moves) % len(menu)])
                moves += 1
                assert moves < 1000
            assert s.asked == () and s.pile == []


def test_lanes_do_not_open_inside_lanes():
    s = AUCTION.new(2, seed=4)
    with pytest.raises(ValueError, match="lanes"):
        s.open_lane(0, 0)


def test_two_games_side_by_side_do_not_disturb_each_other():
    alone = AUCTION.new(2, seed=4)
    bid_all(alone, (0, 1))
    one, two = AUCTION.new(2, seed=4), AUCTION.new(3, seed=5)
    bid_all(two, (0,))
    bid_all(one, (0,))
    bid_all(two, (1,))
    bid_all(one, (1,))
    assert AUCTION.digest(one) == AUCTION.digest(alone)
