"""HER-6: regions, production buildings, nobility."""

import pytest
from hermagor_effects import PRINTED, another, difference, effect, keys, table
from hermagor_story import story, village

from comptoir.games.hermagor.engine.components import PRODUCT_NAMES, REGION_NAMES, TILE_NAMES

REGIONS = {region["id"]: region for region in PRINTED["map"]["region"]}
NOBLE = ("r03", "r10", "r12", "r17")
EACH = pytest.mark.parametrize("name", REGIONS)


def region_name(name):
    return REGION_NAMES[int(name[1:]) - 1]


def licence(*villages):
    """The single tiles with which these villages can be sold to."""
    bought = {PRINTED["map"]["village"][village(name)]["product"] for name in villages}
    return " ".join(TILE_NAMES[PRODUCT_NAMES.index(product)] for product in bought)


def rows(name):
    shown = ["nobility"] if name in NOBLE else sorted(REGIONS[name]["produces"], key=PRODUCT_NAMES.index)
    return [f"build {row}" for row in shown]


def before_last(name, last=-1, players=3, p=0, game=None, extra="", **trader):
    """Seat p lacks one village of the region; its merchant is far away, its purse full.  `last` is sold next."""
    villages = REGIONS[name]["villages"]
    goal = villages[last]
    held = " ".join([other for other in villages if other != goal] + extra.split())
    t = story(players, **({"game": game} if game else {})).trader(p, money=99, tiles=licence(goal), **trader)
    return t.trader(p, shops=held, merchant="v32" if goal != "v32" else "v01"), goal


def ravenscar(**rows_held):
    """Seat 0 is about to complete r15 (books) with a sale in Ulmira."""
    t = story(2).trader(0, money=50, shops="v24 v25", tiles="t04")
    return t.discs(**rows_held) if rows_held else t


def next_player(t, p=1):
    return (t.asks, t.asked) == ("action", p)


# -- completing a region -----------------------------------------------------------------------------------------------


@EACH
def test_her_6_1_her_6_4_a_shop_in_every_village_brings_a_disc_at_once(name):
    for last in range(len(REGIONS[name]["villages"])):
        t, goal = before_last(name, last)
        t.selling(0).say(f"sell {goal}")
        assert (t.asks, t.asked) == ("building", 0), "as part of that action"
        assert t.game.prompt(t.s, 0)[1] == {"seat": 0, "region": region_name(name)}
        assert t.menu == [*rows(name), "decline"]
        assert t.told("region") == [{"seat": 0, "region": region_name(name)}]
        t.say(t.menu[0])
        assert next_player(t), "one disc"


@EACH
def test_her_6_1_not_while_a_village_is_missing(name):
    villages = REGIONS[name]["villages"]
    first, last = villages[0], villages[-1]
    t = story(2).trader(0, money=99, shops=" ".join(villages[1:-1]), merchant="v32" if last != "v32" else "v01")
    t.trader(0, tiles=licence(first)).trader(1, shops=last).selling(0).say(f"sell {first}")
    assert next_player(t) and t.told("region") == [], "a shop of somebody else is no help"


def test_her_6_1_also_by_a_sale_on_the_spot_and_at_half_the_toll_but_not_by_a_move():
    for word in ("sell_here", "sell_half v21", "move v21"):
        t = ravenscar().trader(0, tiles="t04 half_move", merchant="v21" if word == "sell_here" else "v22").selling(0)
        t.say(word)
        assert (t.asks, t.asked) == (("action", 1) if word == "move v21" else ("building", 0))


@pytest.mark.parametrize("name", ["r09", "r12", "r14", "r15", "r17"])
def test_her_6_2_a_region_touching_hermagor_needs_only_its_villages(name):
    assert "hermagor" in REGIONS[name]["boundary"]
    assert [name for name in REGIONS if "hermagor" in REGIONS[name]["boundary"]] == ["r09", "r12", "r14", "r15", "r17"]
    t, goal = before_last(name)
    assert t.selling(0).say(f"sell {goal}").asks == "building"


def test_her_6_3_everybody_may_complete_every_region_once():
    t = story(3).trader(0, money=50, shops="v15 v16", tiles="t04").trader(1, shops="v15 v16 v21")
    t.trader(2, money=50, shops="v15 v16", tiles="t09").discs(nobility="1").selling(0)
    assert effect(t, "sell v21", "build nobility")["0 money"] == 5 - 3 + 4
    t.say("rest")
    assert effect(t, "sell v21", "build nobility")["2 money"] == 5 - 3 + 5, "earlier completion does not matter"
    seen = t.s.view(None)["regions"]["mistwood"]
    assert seen["completed"] == [0, 1, 2]


def test_her_6_3_a_completed_region_is_not_claimed_again():
    t = story(2).trader(0, money=50, shops="v15 v16 v21", tiles="t08").selling(0).say("sell v17")
    assert next_player(t) and t.told("region") == []


# -- placing the disc --------------------------------------------------------------------------------------------------


@EACH
def test_her_6_4_her_6_5_the_first_space_of_the_chosen_row(name):
    for word in rows(name):
        t, goal = before_last(name)
        t.selling(0).say(f"sell {goal}")
        row, money = word.split()[1], 3 if name in NOBLE else 5
        assert effect(t, word) == {"0 money": money, "0 discs": -1, f"{row} 0 by 0": 1}
        assert t.told("built") == [{"seat": 0, "region": region_name(name), "row": row, "money": money}]


def test_her_6_4_no_other_product_and_no_other_kind_of_row():
    t, goal = before_last("r05")
    t.selling(0).say(f"sell {goal}")
    assert t.some("build") == ["build books", "build dragon_eggs", "build potions"]
    assert (t.why("build herbs"), t.why("build nobility")) == ("HER-6.4", "HER-6.10")
    t, goal = before_last("r12")
    assert t.selling(0).say(f"sell {goal}").why("build books") == "HER-6.10"


@pytest.mark.parametrize(("there", "money"), [("", 5), ("1", 3), ("1 1", 1), ("1 0 1", 0)])
def test_her_6_5_spaces_worth_5_3_1_and_0_are_filled_from_the_left(there, money):
    t = ravenscar(books=there).prices(books=3).selling(0).say("sell v21")
    gained = {"0 money": money} if money else {}
    assert effect(t, "build books") == {"0 discs": -1, f"books {len(there.split())} by 0": 1} | gained
    assert t.told("built")[0]["money"] == money
    assert t.s.rows[1] == len(there.split()) + 1


def test_her_6_5_the_sums_are_read_from_the_box():
    for there, money in (("", 9), ("1", 8), ("1 1", 7)):
        t = story(2, game=another()).trader(0, money=50, shops="v24 v25", tiles="t04").discs(books=there)
        assert effect(t.prices(books=3).selling(0).say("sell v21"), "build books")["0 money"] == money


@pytest.mark.parametrize(("step", "open_spaces"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_her_6_6_r_33_the_price_indicator_covers_spaces_one_less_with_each_step(step, open_spaces):
    for discs in range(5):
        t = ravenscar(books=" ".join("1" * discs)).prices(books=step).selling(0).say("sell v21")
        if discs < open_spaces:
            assert (t.asks, t.menu) == ("building", ["build books", "decline"])
        else:
            assert next_player(t), "covered or occupied"
    assert t.s.view(None)["prices"]["books"]["open"] == open_spaces


def test_her_6_6_what_is_covered_is_read_from_the_box():
    for step, visible in enumerate((1, 1, 2, 3, 3)):
        for there in ("", "1", "1 1", "1 1 1"):
            t = story(2, game=another()).trader(0, money=50, shops="v24 v25", tiles="t04").discs(books=there)
            t.prices(books=step).selling(0).say("sell v21")
            assert next_player(t) == (len(there.split()) >= visible)


def test_her_6_7_r_15_blocked_rows_drop_out_the_others_can_be_chosen():
    def eldermoss(**steps):
        t, goal = before_last("r05")
        t.discs(books="1 1", dragon_eggs="2 2").prices(**steps).selling(0).say(f"sell {goal}")
        return t

    t = eldermoss()
    assert t.menu == ["build potions", "decline"]
    assert (t.why("build books"), t.why("build dragon_eggs")) == ("HER-6.7", "HER-6.7")
    assert eldermoss(dragon_eggs=1).menu == ["build dragon_eggs", "build potions", "decline"]


def test_her_6_7_r_15_a_right_without_a_usable_space_is_lost_for_good():
    t = ravenscar(books="1 1").trader(1, tiles="t02 t16").selling(0, actions=2)
    before = table(t)
    t.say("sell v21")
    assert t.told("lost") == [{"seat": 0, "region": "ravenscar"}]
    assert [name for name in difference(before, table(t)) if "disc" in name or "books" in name] == []
    assert next_player(t) and t.me(0).settled == 1 << 14
    t.prices(books=1).say("rest")
    assert t.asks == "action"
    t.say("sell v13")
    assert next_player(t) and t.told("built") == [], "later price rises do not revive it"


def test_her_6_8_declining_loses_the_right():
    t = ravenscar().selling(0, actions=2).say("sell v21")
    assert effect(t, "decline") == {}
    assert next_player(t) and t.told("not-built") == [{"seat": 0, "region": "ravenscar"}]
    t.say("rest", "sell v13")
    assert next_player(t) and t.me(0).discs == 9


def test_her_6_9_r_16_several_discs_of_one_player_in_one_row():
    t = ravenscar(books="0").selling(0).say("sell v21")
    assert effect(t, "build books") == {"0 money": 3, "0 discs": -1, "books 1 by 0": 1}
    assert (t.me(0).discs, t.s.scores()[0]["production"]) == (7, 8), "the red number once"


# -- nobility ----------------------------------------------------------------------------------------------------------


def test_her_6_4_her_6_10_one_to_three_products_or_the_sign_of_the_nobility():
    assert all(1 <= len(REGIONS[name]["produces"]) <= 3 for name in REGIONS if name not in NOBLE)
    assert all(REGIONS[name]["produces"] == [] for name in NOBLE)
    assert tuple(name for name in REGIONS if REGIONS[name]["nobility"]) == NOBLE
    seen = story(2).s.view(None)["regions"]
    assert [name for name in seen if seen[name]["nobility"]] == [region_name(name) for name in NOBLE]


@pytest.mark.parametrize("name", NOBLE)
@pytest.mark.parametrize("discs", range(8))
def test_her_6_10_the_first_free_space_of_the_nobility_row_pays_from_three_on(name, discs):
    t, goal = before_last(name)
    t.discs(nobility=" ".join("1" * discs)).selling(0).say(f"sell {goal}")
    assert t.menu == ["build nobility", "decline"]
    assert effect(t, "build nobility") == {"0 money": 3 + discs, "0 discs": -1, f"nobility {discs} by 0": 1}
    assert t.s.nobles == discs + 1
    assert t.s.scores()[0]["production"] == 0, "no end revenue"


def test_her_6_10_the_sums_are_read_from_the_box():
    t, goal = before_last("r12", game=another())
    assert effect(t.discs(nobility="1").selling(0).say(f"sell {goal}"), "build nobility")["0 money"] == 2
    t, goal = before_last("r12", game=another())
    assert next_player(t.discs(nobility="1 1").selling(0).say(f"sell {goal}"))


def test_her_6_10_her_6_8_a_noble_disc_can_be_declined():
    t, goal = before_last("r12")
    assert effect(t.selling(0).say(f"sell {goal}"), "decline") == {}
    assert next_player(t) and t.told("not-built") == [{"seat": 0, "region": "mistwood"}]


def test_her_6_11_r_17_a_full_nobility_row():
    t, goal = before_last("r12")
    t.discs(nobility="1 1 1 1 2 2 2 2").selling(0).say(f"sell {goal}")
    assert next_player(t) and t.told("lost") == [{"seat": 0, "region": "mistwood"}]
    assert (t.me(0).discs, t.s.nobles) == (9, 8)


@EACH
def test_her_6_11_r_18_an_empty_supply(name):
    t, goal = before_last(name, discs=0)
    t.selling(0).say(f"sell {goal}")
    assert next_player(t) and t.told("lost") == [{"seat": 0, "region": region_name(name)}]
    t, goal = before_last(name, discs=1)
    assert t.selling(0).say(f"sell {goal}").asks == "building", "one is enough"


def test_her_6_11_r_18_the_last_disc_for_one_of_two_regions():
    t = story(2).trader(0, money=50, shops="v24 v25 v15 v16", tiles="t04", discs=1).selling(0).say("sell v21")
    t.say("claim ravenscar", "build books")
    assert next_player(t) and t.told("lost") == [{"seat": 0, "region": "mistwood"}]
    assert (t.me(0).discs, t.s.nobles) == (0, 0)


# -- several regions at once -------------------------------------------------------------------------------------------


def four_at_once(**trader):
    shops = "v11 v15 v16 v17 v18 v22 v24 v25 v26 v29"
    return story(2).trader(0, money=50, shops=shops, tiles="t04", **trader)


def test_her_6_12_r_19_one_after_another_in_an_order_of_choice():
    t = four_at_once().selling(0).say("sell v21")
    left = ["mistwood", "oakhaven", "ravenscar", "stonemark"]
    assert {entry["region"] for entry in t.told("region")} == set(left)
    for name, built in (("oakhaven", "herbs"), ("stonemark", "relics"), ("ravenscar", "books")):
        assert (t.asks, t.asked, t.menu) == ("region", 0, [f"claim {region}" for region in left])
        assert effect(t, f"claim {name}") == {}
        left.remove(name)
        assert (t.asks, t.game.prompt(t.s, 0)[1]["region"]) == ("building", name)
        assert effect(t, f"build {built}") == {"0 money": 5, "0 discs": -1, f"{built} 0 by 0": 1}
    assert (t.asks, t.menu) == ("building", ["build nobility", "decline"]), "the last one is not chosen"
    assert effect(t, "build nobility") == {"0 money": 3, "0 discs": -1, "nobility 0 by 0": 1}
    assert next_player(t) and len(t.told("region")) == 4


def test_her_6_12_declining_one_leaves_the_others():
    t = four_at_once().selling(0).say("sell v21", "claim mistwood", "decline")
    assert t.menu == ["claim oakhaven", "claim ravenscar", "claim stonemark"]
    assert t.why("claim mistwood") == "HER-6.12"
    assert t.why("build books") == "HER-6.12"
    t.say("claim ravenscar", "decline", "claim oakhaven", "decline")
    assert t.menu == ["build relics", "build amulets", "decline"]


def test_her_6_12_what_cannot_be_used_is_not_offered():
    t = four_at_once().discs(books="1 1", nobility="1 1 1 1 1 1 1 1").selling(0).say("sell v21")
    assert t.menu == ["claim oakhaven", "claim stonemark"]
    assert [entry["region"] for entry in t.told("lost")] == ["mistwood", "ravenscar"]
    t = four_at_once().discs(books="1 1", nobility="1 1 1 1 1 1 1 1", amulets="1 1", relics="0 0")
    t.selling(0).say("sell v21")
    assert t.menu == ["build weapons", "build blessings", "build herbs", "decline"], "the only one left"


def test_her_6_12_the_first_disc_may_block_the_second():
    """r15 and r18 (books, dragon eggs) meet in v24 and v25: one space for books is left."""
    t = story(2).trader(0, money=50, shops="v21 v25 v28 v29", tiles="t06")
    t.discs(books="1", dragon_eggs="1 1").selling(0).say("sell v24")
    assert t.menu == ["claim ravenscar", "claim silverfen"]
    t.say("claim silverfen", "build books")
    assert next_player(t) and t.told("lost") == [{"seat": 0, "region": "ravenscar"}]


def test_her_6_12_only_the_right_regions_are_settled():
    t = story(2).trader(0, money=50, shops="v24 v25 v15 v16", tiles="t04").selling(0)
    changes = effect(t, "sell v21")
    settled = [name for name in changes if "region" in name]
    assert settled == ["0 region mistwood", "0 region ravenscar"]
    assert keys(t) == ["moved", "sold", "toll", "region", "region"]


# -- worked example ----------------------------------------------------------------------------------------------------


def test_her_6_2_her_6_10_we_8_mistwood_pays_three_and_then_four():
    t = story(2).trader(0, shops="v15 v16", tiles="t04").trader(1, shops="v15 v16", tiles="t09").selling(0)
    t.say("sell v21")
    assert (t.asks, t.menu) == ("building", ["build nobility", "decline"])
    assert effect(t, "build nobility") == {"0 money": 3, "0 discs": -1, "nobility 0 by 0": 1}
    t.say("sell v21")
    assert effect(t, "build nobility") == {"1 money": 4, "1 discs": -1, "nobility 1 by 1": 1}


@pytest.mark.parametrize("first", ["mistwood", "ravenscar"])
def test_her_6_12_we_8_two_discs_in_an_order_of_choice(first):
    t = story(2).trader(0, shops="v15 v16 v24 v25", tiles="t04").selling(0).say("sell v21")
    assert t.menu == ["claim mistwood", "claim ravenscar"]
    words = ["build nobility", "build books"] if first == "mistwood" else ["build books", "build nobility"]
    changes = {"0 money": 3 + 5, "0 discs": -2, "nobility 0 by 0": 1, "books 0 by 0": 1}
    assert effect(t, f"claim {first}", *words) == changes
    assert next_player(t)
