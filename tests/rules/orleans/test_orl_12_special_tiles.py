"""ORL-12: Sacristy, Herb Garden, School, Laboratory, Gunpowder Tower and Horse Wagon."""

import pytest
from orleans_effects import at_work, effect, returned, table, usable
from orleans_story import story

SCRIPTORIUM = {"scriptorium": "knight scholar"}
MARKED = "own_farmer own_boatman own_craftsman own_trader"
SLOTS = {"sacristy": "monk", "laboratory": "craftsman scholar", "horse_wagon": "knight trader"}


def tile(name, *, also=None, **board):
    """Seat 0 owns this tile, filled as it wants, and is about to act."""
    return at_work({name: SLOTS[name]} | (also or {}), **({"tiles": name} | board))


# -- Sacristy ----------------------------------------------------------------------------------------------------------


def in_the_sacristy(event, crowd="monk", **board):
    t = story().board(0, **({"tiles": "sacristy", "market": MARKED, "bag": "knight"} | board))
    t.board(1, market="", goods="grain grain")
    return t.board(0, places={"sacristy": crowd}).strike(event, 0)


@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_orl_12_19_the_monk_keeps_the_event_away(event):
    t = in_the_sacristy(event, goods="grain wool wool wool")
    assert (t.asked, t.asks, t.menu) == (0, "protection", ["protect", "suffer"])
    before = table(t)
    assert (before["coins"], before["bag knight"], before["grain"]) == (5, 1, 1), "nothing has happened yet"
    t.say("protect")
    found = {what: table(t)[what] - before[what] for what in ("coins", "grain", "wool", "bag knight")}
    assert set(found.values()) == {0}
    assert (t.slots(0, "sacristy"), t.holds(0, "bag").count("monk")) == ("-", 1)


@pytest.mark.parametrize(
    ("event", "change"),
    [
        ("harvest", {"grain": -1, "supply grain": 1}),
        ("taxes", {"coins": -1, "bank": 1}),
        ("plague", {"bag knight": -1, "supply knight": 1}),
    ],
)
def test_orl_12_19_the_owner_may_suffer_and_keeps_the_monk(event, change):
    t = in_the_sacristy(event, goods="grain wool wool wool")
    before = table(t)
    t.say("suffer")
    after = table(t)
    assert {what: after[what] - before[what] for what in change} == change
    assert t.slots(0, "sacristy") == "monk"


@pytest.mark.parametrize("event", ["pilgrimage", "income", "trading_day"])
def test_orl_12_19_a_21_not_against_pilgrimage_or_good_events(event):
    t = in_the_sacristy(event, stations="tours", coins=5)
    assert t.asks != "protection"
    assert t.slots(0, "sacristy") == "monk"
    assert t.me(0).coins == (5 if event == "pilgrimage" else 6)


def test_orl_12_19_a_21_not_against_the_census():
    t = story(3).board(0, tiles="sacristy").board(0, places={"sacristy": "monk"})
    t.board(1, tracks={"farmer": 1}).board(2, tracks={"farmer": 2}).census()
    assert (t.me(0).coins, t.slots(0, "sacristy")) == (4, "monk")
    t.board(0, coins=0).census()
    assert t.asks == "torture"


def test_orl_12_19_not_an_action_and_not_without_a_monk():
    t = tile("sacristy", also=SCRIPTORIUM)
    assert (usable(t), t.why("use sacristy")) == (["scriptorium"], "ORL-12.19")
    t = in_the_sacristy("taxes", "-", goods="wool wool wool")
    assert (t.asks != "protection", t.me(0).coins) == (True, 4)
    t = story().event("income").board(0, tiles="sacristy school", market="scholar").plan(0).say("single")
    assert not t.can("plan sacristy scholar")


def test_orl_12_19_one_use_for_each_filling_and_only_for_the_owner():
    t = in_the_sacristy("taxes", goods="wool wool wool").say("protect")
    assert t.me(0).coins == 5
    t.strike("taxes", 0)
    assert (t.asks != "protection", t.me(0).coins) == (True, 4), "not twice"
    t = in_the_sacristy("harvest", "monk", goods="wine")
    t.strike("harvest")
    t.say("protect")
    assert (t.me(1).goods[0], t.goods(0)) == (1, {"wine": 1}), "the other has given food"


# -- Herb Garden and School --------------------------------------------------------------------------------------------


def singles(t, piece):
    """The places one follower may go to."""
    t.say("single")
    return [word.split()[1] for word in t.menu if word.split()[2] == piece]


TYPED = ["farmhouse", "village", "university", "castle", "monastery", "ship", "wagon", "guildhall", "scriptorium"]


@pytest.mark.parametrize("who", ["boatman", "own_boatman"])
def test_orl_12_20_with_the_herb_garden_boatmen_stand_in(who):
    town_hall = ["town_hall"] if who == "boatman" else []
    t = story().board(0, market=who).plan(0)
    assert singles(t, who) == ["farmhouse", "village", "castle", "ship", *town_hall]
    t = story().board(0, market=who, tiles="herb_garden").plan(0)
    assert singles(t, who) == [*TYPED[:-1], *town_hall], "not for knights and scholars"
    t.say(f"plan monastery {who}")
    assert t.slots(0, "monastery") == f"- {who}", "as the trader"
    for place, slots in (("wagon", ["farmer", "trader"]), ("guildhall", ["farmer", "craftsman"])):
        t = story().board(0, market=f"{who} farmer", tiles="herb_garden").plan(0)
        t.say("single", f"plan {place} {who}")
        assert t.menu == [f"slot {slot}" for slot in slots]


def test_orl_12_20_only_boatmen_only_own_and_not_on_deeds():
    t = story().board(0, market="trader", tiles="herb_garden").plan(0)
    assert singles(t, "trader") == ["university", "castle", "monastery", "wagon", "town_hall"]
    t = story().board(0, market="boatman").board(1, tiles="herb_garden").plan(0)
    assert "wagon" not in singles(t, "boatman")
    t = at_work({"town_hall": "boatman"}, tiles="herb_garden").say("use town_hall")
    assert {word.split()[2] for word in t.menu} == {"boatman"}
    t = story().board(0, market="boatman", tiles="herb_garden cellar brewery").plan(0)
    assert not {"cellar", "brewery"} & set(singles(t, "boatman")), "not for monks"


def test_orl_12_28_with_the_school_scholars_stand_in_for_all_but_monks():
    t = story().board(0, market="scholar").plan(0)
    assert singles(t, "scholar") == ["monastery", "scriptorium", "town_hall"]
    t = story().board(0, market="scholar", tiles="school brewery sacristy hayrick").plan(0)
    assert singles(t, "scholar") == [*TYPED, "town_hall", "hayrick"]
    for place, slots in (("wagon", ["farmer", "trader", "knight"]), ("village", ["farmer", "boatman", "craftsman"])):
        t = story().board(0, market="scholar farmer", tiles="school").plan(0)
        t.say("single", f"plan {place} scholar")
        assert t.menu == [f"slot {slot}" for slot in slots]
    t = at_work({"town_hall": "scholar"}, tiles="school").say("use town_hall")
    assert {word.split()[2] for word in t.menu} == {"scholar"}, "not on deeds"


def test_orl_12_20_orl_12_28_there_is_nothing_to_use():
    t = at_work(SCRIPTORIUM, tiles="herb_garden school")
    assert usable(t) == ["scriptorium"]
    assert t.why("use herb_garden") == t.why("use school") == "ORL-12.20"


# -- Laboratory, Tower, Horse Wagon ------------------------------------------------------------------------------------


def test_orl_12_26_the_laboratory_brings_a_technology_tile():
    t = tile("laboratory")
    brought = returned({"laboratory": "craftsman scholar"}, technology=1) | {"stock technology": -1}
    assert effect(t, "use laboratory") == brought
    assert t.asked == 1, "not placed now"
    t = tile("laboratory", has_equipped=True, event="taxes").say("use laboratory", "pass")
    assert (t.asks, t.asked) == ("technology", 0)
    assert effect(t, "equip laboratory scholar")["laboratory technology"] == 1, "on the Laboratory itself"
    t = tile("laboratory", event="taxes").say("use laboratory", "pass")
    assert not t.can("equip laboratory scholar") and t.why("equip laboratory scholar") == "ORL-11.5"


def test_orl_12_27_from_the_tower_to_deeds():
    t = at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="monk knight", players=3)
    assert usable(t) == ["scriptorium", "gunpowder_tower"]
    t.say("use gunpowder_tower")
    assert "enough" not in t.menu
    paid = {"deed papal_conclave monk": -1, "tower monk": -1, "coins": 3, "bank": -3}
    assert effect(t, "deed papal_conclave monk") == paid
    assert t.menu == ["deed city_wall knight", "deed papal_conclave knight", "deed peace_treaty knight", "enough"]
    assert effect(t, "deed city_wall knight") == {
        "deed city_wall knight": -1,
        "tower knight": -1,
        "coins": 1,
        "bank": -1,
    }
    assert (t.asked, t.holds(0, "tower")) == (1, [])


def test_orl_12_27_a_7_who_is_not_moved_stays_and_may_go_later():
    t = at_work({}, tiles="gunpowder_tower", tower="monk knight")
    t.say("use gunpowder_tower", "deed papal_conclave monk")
    assert effect(t, "enough") == {}
    assert (t.holds(0, "tower"), t.asked) == (["knight"], 1)
    t.say("use scriptorium")
    assert (t.asked, usable(t)) == (0, ["gunpowder_tower"]), "a further action"
    t.say("use gunpowder_tower")
    assert "enough" not in t.menu
    t = at_work({"town_hall": "monk knight"}).say(
        "use town_hall", "deed papal_conclave monk", "enough", "use scriptorium"
    )
    assert (t.slots(0, "town_hall"), usable(t)) == ("- knight", ["town_hall"]), "the same in the Town Hall"


def test_orl_12_27_needs_a_neutral_follower_whom_a_deed_wants():
    t = at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="own_farmer own_trader")
    assert (usable(t), t.why("use gunpowder_tower")) == (["scriptorium"], "ORL-12.27")
    t = at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="")
    assert (usable(t), t.why("use gunpowder_tower")) == (["scriptorium"], "ORL-7.3")
    t = at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="own_farmer farmer").say("use gunpowder_tower")
    assert t.menu == ["deed city_wall farmer", "deed defeating_plague farmer", "deed canalisation farmer"]
    t.say("deed city_wall farmer")
    assert (t.holds(0, "tower"), t.asked) == (["own_farmer"], 1), "a marked one does not go"
    t = at_work(SCRIPTORIUM, tiles="gunpowder_tower", tower="monk")
    for deed in ("papal_conclave", "cathedral", "peace_treaty"):
        t.deed(deed, "trader")
    assert usable(t.acting(0)) == ["scriptorium"], "no slot for a monk"


def test_orl_12_27_two_more_market_spaces_and_planning_from_there():
    view = story().board(0, tiles="gunpowder_tower").s.view(0)["boards"]
    assert (view[0]["tower_spaces"], view[1]["tower_spaces"]) == (2, 0)
    t = story().board(0, tiles="gunpowder_tower", market="", tower="own_boatman craftsman").plan(0)
    assert t.can("fill farmhouse")
    t.say("fill farmhouse")
    assert (t.slots(0, "farmhouse"), t.holds(0, "tower")) == ("own_boatman craftsman", [])


@pytest.mark.parametrize("takes", [True, False])
def test_orl_12_29_a_19_the_horse_wagon_moves_along_a_road(takes):
    t = tile("horse_wagon", options={"horse_wagon_takes_goods": takes}).route("orleans", "chartres", "wine")
    t.say("use horse_wagon")
    assert sorted(t.menu) == ["go chartres", "go chateaudun", "go montargis", "go vierzon"]
    moved = {"at orleans": -1, "at chartres": 1}
    crowd = returned({"horse_wagon": "knight trader"})
    if takes:
        assert effect(t, "go chartres") == moved
        assert t.menu == ["load wine", "leave"]
        assert effect(t, "load wine") == crowd | {"wine": 1, "map wine": -1}
    else:
        assert effect(t, "go chartres") == moved | crowd, "no good is taken"
    assert t.asked == 1


def test_orl_12_29_a_19_the_wagon_itself_always_takes_goods():
    t = at_work({"wagon": "farmer trader knight"}, options={"horse_wagon_takes_goods": False})
    t.route("orleans", "chartres", "wine").say("use wagon", "go chartres")
    assert t.menu == ["load wine", "leave"]
