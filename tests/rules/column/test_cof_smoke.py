"""A dozen stories that prove the builder; the other chapters are told in files of their own."""

from column_story import story


def test_cof_4_3_tv_2_dice_count_down_and_characters_act():
    t = story().player(0, religion="catholic", religion_die=3, row="f01:blue:4 s08:brown:2").first_half(0)
    assert (t.me(0).religion_die, t.row(0)) == (2, "f01:blue:3 s08:brown:1")
    assert (t.me(0).goods[0], t.me(0).protections) == (1, 1)
    assert t.sound()


def test_cof_4_4_tv_3_roll_first_then_choose():
    t = story().player(0, religion="catholic", religion_die=1, row="n08:orange:5").first_half(0)
    assert (t.asks, t.menu) == ("religion-choice", ["profess catholic", "profess protestant"])
    assert t.told("religion-roll")
    t.say("profess protestant")
    assert (t.shown(0)["religion"], t.row(0), t.me(0).protections) == ("protestant", "n08:orange:4", 1)


def test_cof_4_7_tv_4_a_one_leaves_without_its_action():
    t = story().player(0, vp=10, religion_die=2, row="e06:white:5 s01:brown:1 f02:blue:4").first_half(0)
    t.say("pass_turn")
    assert (t.row(0), t.me(0).score, list(t.me(0).goods)) == ("e06:white:4 f02:blue:3", 12, [0, 1, 0, 0])
    assert t.free(0) == "orange brown purple"


def test_cof_5_2_tv_5_taking_walsingham():
    t = story().deck("england", "e07").player(0, free="white:4 blue:2 purple:6").choose_character(0)
    assert t.menu == [
        "hire white england",
        "hire blue france",
        *[f"hire purple {c}" for c in ("england", "france", "netherlands", "spain")],
        "decline",
    ]
    t.say("hire white england")
    assert (t.pawns_in("england"), t.houses("england"), t.row(0)) == ("protestant", {4: 0}, "e07:white:4")
    assert t.asks == "religion-symbol"
    assert len(t.some("add")) == 8 and t.some("remove") == ["remove protestant england"] and t.can("waive")  # TV-11
    assert t.sound()


def test_cof_5_5_tv_33_a_protection_stops_the_pawn():
    t = story().deck("england", "e06").player(0, protections=1, free="white:4").choose_character(0)
    t.say("hire white england", "block")
    assert (t.pawns_in("england"), t.me(0).protections, t.houses("england")) == ("", 0, {4: 0})


def test_cof_6_4_tv_9_a_chain_ends_in_the_stock():
    t = story().deck("england", "e06").player(0, free="white:3")
    for p, site in ((1, 3), (2, 2), (3, 1)):
        t.player(p, houses={"england": site})
    t.choose_character(0).say("hire white england")
    assert t.houses("england") == {3: 0, 2: 1, 1: 2}
    assert t.told("house-lost") == [{"seat": 3, "country": "england"}]


def test_cof_8_3_tv_13_skipping_costs_one_each_and_occupied_spaces_nothing():
    t = story().player(0, vp=5, disc=14, loch_leven="blue:3 orange:3 brown:3 purple:3").player(1, disc=3).track(0)
    assert t.menu == ["move white 16", "move white 7"]
    t.say("move white 7")
    assert (t.me(0).score, t.asks, t.me(0).disc) == (4, "trade-good", 7)


def test_cof_9_13_tv_14_ship_of_england():
    t = story().player(0, houses={"england": 2}, goods="cloth cloth wine").arrive(0, 0)
    assert t.menu == ["sell cloth england", "sell wine england", "sell_both", "waive"]
    assert t.say("sell_both").me(0).score == 8


def test_cof_11_6_tv_18_a_conflict():
    t = story().pawns(england="protestant protestant catholic neutral")
    for p, religion, site in ((0, "protestant", 4), (1, "protestant", 2), (2, "catholic", 3), (3, "protestant", 0)):
        t.player(p, religion=religion, houses={"england": site})
    t.conflicts(0)
    assert [me.score for me in t.s.traders] == [6, 4, 2, 2]
    assert (t.houses("england"), t.pawns_in("england")) == ({4: 0, 2: 1}, "")


def test_cof_13_3_all_are_asked_at_once_and_the_answers_wait():
    t = story().player(0, protections=1).player(2, protections=1, vp=1).event("ee2", 2)
    assert t.s.asked == (2, 0)
    t.say("0: suffer")
    assert (t.me(0).score, t.s.view(2)["event"]["affected"]) == (2, [0, 2])
    t.say("2: protect")
    assert [(me.score, me.protections) for me in t.s.traders] == [(0, 1), (2, 0), (1, 0), (2, 0)]


def test_cof_13_7_tv_25_a_die_on_a_character_goes_to_loch_leven():
    t = story().player(1, houses={"england": 2}, row="f01:blue:5").event("ee1", 0)
    assert (t.asked, t.asks) == (1, "loch-leven-die")
    t.say("imprison blue")
    assert (t.row(1), t.loch_leven(1)) == ("", "blue:3")
    assert t.sound()


def test_cof_3_5_a_window_stops_nobody_who_holds_nothing_usable():
    assert story().player(0, vp=3, privileges="p01 p12").window(0).asks is None
    assert story().player(0, vp=3, privileges="sell_any").window(0).asks is None
    t = story().player(0, vp=3, privileges="sell_any neutral").window(0, "start")
    assert t.menu == ["pass", "use neutral", "pass_turn"]
    assert story().player(0, vp=4).window(0).menu == ["pass", "buy_off black"]


def test_cof_14_6_a_used_privilege_is_not_waived_and_leaves_the_game():
    t = story().player(0, vp=3, privileges="neutral neutral").window(0)
    t.say("use neutral")
    assert t.menu == [f"add neutral {c}" for c in ("england", "france", "netherlands", "spain")]
    t.say("add neutral spain")
    assert (t.asks, t.held(0), t.pawns_in("spain")) == ("window", ["neutral"], "neutral")


def test_cof_17_5_tv_37_ties():
    t = story(2, year_cap=1)
    t.player(0, vp=20, goods="wine wine wine").player(1, vp=20, goods="ore ore").end_year()
    assert (t.s.over, t.s.ranking(), t.game.ended_by(t.s)) == (True, [1, 2], "year_cap")


def test_cof_19_5_a_drawn_privilege_is_told_to_its_owner_alone():
    t = story().player(1, vp=9).use("privilege", 1, then="window")
    assert [sorted(t.s.journal_for(seat)[-1][1]) for seat in (0, 1, None)] == [
        ["seat"],
        ["privilege", "seat"],
        ["seat"],
    ]
    assert t.asks == "window" and len(t.s.view(1)["traders"][1]["privilege_tokens"]) == 1
    assert t.s.view(0)["traders"][1]["privilege_tokens"] is None


def test_cof_9_16_vp_are_asked_for_only_where_they_would_end_the_game():
    assert story().player(0, vp=47).use("vp", 0, number=2).me(0).score == 49
    t = story().player(0, vp=48).use("vp", 0, number=2)
    assert (t.asks, t.menu) == ("vp-waive", ["gain", "waive"])
    assert t.say("gain").s.view(None)["end"]["cause"] == "points"
