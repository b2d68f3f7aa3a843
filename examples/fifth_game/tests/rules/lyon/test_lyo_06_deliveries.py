"""LYO-6 and LYO-7: deliveries, and how a fair ends."""

from lyon_story import LYON, Story


def delivering(players=3, **options):
    """A table at the first delivery."""
    return Story(players, **options).keep().bids(*[""] * players)


def test_lyo_6_1_any_number_of_contracts_one_after_the_other():
    story = delivering().hand(0, "c01", "c02", "c03").bales(0, silk=5, spices=5, books=5, furs=5)
    story.play(0, "done").play(1, "done").play(2, "done").keep().bids("", "", "")
    story.play(1, "done").play(2, "done")
    story.play(0, "deliver c01", "deliver c03")
    assert story.asked() == [(0, "deliver")]
    story.play(0, "done")
    assert len(story.me(0).delivered) == 2


def test_lyo_6_2_only_with_all_the_bales_it_needs():
    story = delivering().hand(0, "c01", "c04").bales(0, silk=2)
    assert story.words(0) == ["done"]
    assert story.refused(0, "deliver c01") == ("LYO-6.2", "lyon-no-bales")
    assert story.refused(0, "deliver c09") == ("LYO-6.2", "lyon-no-not-in-hand")


def test_lyo_6_3_the_bales_leave_the_game_and_the_contract_lies_open():
    story = delivering()
    story.s.determinize(0)  # looks, and changes nothing
    story.hand(0, "c01").bales(0, silk=2, spices=1)
    story.s.choices = story.s.menu_of(story.s.question)
    story.play(0, "deliver c01")
    assert story.me(0).bales == [1, 0, 0, 0] and story.me(0).hand == []
    assert [card["contract"] for card in story.s.view(2)["merchants"][0]["delivered"]] == ["c01"]


def test_lyo_6_4_early_delivery_is_paid_for():
    for fairs, premiums in ((4, [4, 3, 2, 0]), (2, [2, 0])):
        story = Story(2, fairs=fairs)
        for premium in premiums:
            story.keep().bids("", "")
            seat = story.s.asked[0]
            story.hand(seat, "c01", "c02").bales(seat, silk=1, spices=1)
            story.s.choices = story.s.menu_of(story.s.question)
            coins = story.me(seat).coins
            story.play(seat, "deliver c01")
            assert story.me(seat).coins == coins + premium
            story.finish_fair()


def test_lyo_6_5_everybody_is_asked_even_with_nothing_to_deliver():
    story = delivering()
    for seat in range(3):
        assert story.asked() == [(seat, "deliver")] and story.words(seat) == ["done"]
        story.play(seat, "done")


def test_lyo_7_1_bales_still_in_the_stalls_leave_the_game():
    story = Story(3).keep()
    left = [a - b for a, b in zip(story.s.leftovers(), story.s.stall_bales(3), strict=True)]
    story.bids("gate 1", "", "").finish_fair()
    assert story.s.removed == left
    assert story.s.view(0)["removed"] == dict(zip(("silk", "spices", "books", "furs"), left, strict=True))


def test_lyo_7_2_five_coins_before_the_next_fair():
    story = Story(2, fairs=2).whole_fair("bridge 2", "church 3")
    assert [me.coins for me in story.s.merchants] == [13, 12]
    story.whole_fair("", "")
    assert [me.coins for me in story.s.merchants] == [15, 14], "none after the last"


def test_lyo_7_3_the_next_player_becomes_provost():
    story = Story(3, provost=1)
    provosts = []
    for _ in range(4):
        provosts.append(story.s.provost)
        story.whole_fair()
    assert provosts == [1, 2, 0, 1]


def test_lyo_7_4_after_the_last_fair_all_hands_are_shown():
    story = Story(3)
    for _ in range(4):
        assert not story.s.over and LYON.ended_by(story.s) == ""
        story.whole_fair()
    assert story.s.over and LYON.ended_by(story.s) == "year"
    for merchant in story.s.view(None)["merchants"]:
        assert len(merchant["hand"]) == 5 and None not in merchant["hand"]
