"""The report: one file, both languages, nothing fetched; and the balance of each game."""

import re
from html.parser import HTMLParser

import pytest
from matches import all_played, small

import comptoir
from comptoir.arena.balance import advantage, balance_of, judged, things
from comptoir.arena.collectibles import collectibles, collectibles_of
from comptoir.arena.report.page import document
from comptoir.arena.summary import summary
from comptoir.bots import SeatedBots
from comptoir.games import BUILT_IN

MAIN = {"orleans": "tiles", "village": "customers", "hermagor": "regions", "column": "characters"}
VOID = {"meta", "input", "line", "rect", "circle", "path"}


class Outline(HTMLParser):
    """What a page consists of; every element must be closed by its own end."""

    def __init__(self):
        super().__init__()
        self.open, self.text, self.addresses, self.elements = [], [], [], []
        self.article = ""

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.elements.append(tag)
        self.addresses += [given[name] for name in ("src", "href", "action") if name in given]
        if tag == "article":
            self.article = given["lang"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("style", "script") and data.strip():
            self.text.append((self.article, data.strip()))


@pytest.fixture(scope="module", params=BUILT_IN)
def report(request):
    """A small match of each game with its balance, and its page."""
    match = small(request.param, 3, ("random",), games=8)
    results = all_played(match, "match")
    data = summary(match, results)
    data["balance"] = balance_of(match, results["match"])
    page = document(data, match, "fr")
    outline = Outline()
    outline.feed(page)
    return match, results, data, page, outline


def test_the_page_is_whole_and_fetches_nothing(report):
    _, _, _, page, outline = report
    assert outline.open == [] and outline.addresses == []
    assert not re.search(r"https?:|//[a-z]|@import|url\(", page)
    assert page.count("<article") == 2 and '<html lang="fr">' in page
    assert {"svg", "table", "section"} <= set(outline.elements)


def test_the_page_speaks_both_languages_and_no_keys(report):
    match, _, _, _, outline = report
    english = " ".join(text for article, text in outline.text if article == "en")
    french = " ".join(text for article, text in outline.text if article == "fr")
    for said in ("The ladder", "Seats", "Controls", "The mirror match", "The sanity match", "How it was played"):
        assert said in english and said not in french
    for said in ("L’échelle", "Sièges", "Contrôles", "Le match miroir", "Le match témoin", "Comment cela a été joué"):
        assert said in french and said not in english
    for text in (english, french):
        assert not re.search(rf"\b(arena|{match.game})-[a-z]", text)
        assert not re.search(r"\bNone\b|\bnan\b|\{|\}", text)


def test_the_balance_names_what_the_game_names(report):
    match, _, data, _, _ = report
    assert list(data["balance"]["things"]) == [group.name for group in collectibles(match.game)]
    found = data["balance"]["things"][MAIN[match.game]]
    assert found, "somebody got hold of something"
    for row in found:
        assert 0 <= row["low"] <= row["win_share"] <= row["high"] <= 1 and row["held"] >= row["wins"]
    assert {seat["seat"] for seat in data["balance"]["seats"]} == {0, 1, 2}
    scores = data["balance"]["winning_scores"]
    assert scores["winners"]["total"] > scores["others"]["total"]
    parts = [part for part in scores["lead"] if part != "total"]
    assert sum(scores["lead"][part] for part in parts) == pytest.approx(scores["lead"]["total"], abs=1e-4)


def test_what_is_held_is_what_the_game_shows_in_the_end(report):
    """The journal's tale against the table: place tiles, customers, regions and characters."""
    match, results, _, _, _ = report
    game = match.load_game()
    known = {"orleans": "tile", "village": "customer", "hermagor": "region", "column": "character"}[match.game]
    arguments = [argument for entry in game.journal_types for argument in entry.arguments]
    kinds = {name for called, kind in arguments if called == known for name in kind.names}
    for result in results["match"]:
        held = result["held"][MAIN[match.game]]
        assert {thing for seat in held for thing in seat} <= kinds
        if match.game in ("village", "orleans"):  # nobody has what somebody else has
            everything = [thing for seat in held for thing in seat]
            assert len(everything) == len(set(everything))


def test_place_tiles_are_those_on_the_boards():
    """Orléans, played to its end and looked at."""
    game = comptoir.game("orleans")
    state = game.new(3, 5, journal=True)
    players = SeatedBots(game, dict.fromkeys(range(3), "random"), 5)
    while not state.over:
        seat = state.asked[0]
        state.choose_for(seat, players.choose(state, seat))
    tiles = collectibles_of(game, state)["tiles"]
    names = game.vocabulary.verb(game.action("exclude hayrick")).x.names
    boards = state.view(None)["boards"]
    assert any(tiles)
    for seat, board in enumerate(boards):
        assert set(tiles[seat]) == set(board["places"]) & set(names)


def seats(bot, wins, thing, number):
    """Games of one bot: how many it won, and who held what."""
    return [
        {"places": [1 if n < wins else 2], "seats": [bot], "held": {"g": [[thing] if thing else []]}}
        for n in range(number)
    ]


def test_a_thing_that_only_strong_bots_get_is_not_marked():
    """The strong one always holds it and always wins: among its own games nothing speaks for the thing."""
    played = seats("strong", 100, "crown", 100) + seats("weak", 0, "", 100)
    (row,) = things(played, "g")
    assert row["win_share"] == 1.0 and row["expected"] == 1.0 and not row["beyond_chance"]


def test_a_thing_that_decides_games_is_marked_and_one_that_does_not_is_not():
    played = seats("bot", 80, "crown", 100) + seats("bot", 20, "", 100) + seats("bot", 50, "spoon", 100)
    found = {row["thing"]: row for row in things(played, "g")}
    assert found["crown"]["beyond_chance"] and not found["spoon"]["beyond_chance"]
    assert found["crown"]["expected"] == pytest.approx(0.5)


def test_a_seat_that_is_worth_more_is_marked_unless_few_deals_decided_it():
    """Sixty of a hundred deals are enough for a star, the same share from a few deals played over and over is not."""
    row = {"seat": 0, "games": 400, "wins": 240.0, "share": 0.6, "low": 0.55, "high": 0.65, "resemblance": 1.0}
    other = row | {"seat": 1, "share": 0.4}
    assert [seat["beyond_chance"] for seat in advantage([row, other])] == [True, True]
    alike = {"resemblance": 25.0}
    assert [seat["beyond_chance"] for seat in advantage([row | alike, other | alike])] == [False, False]


def test_the_test_of_mantel_and_haenszel_gives_the_known_value():
    """One stratum is a two by two table: 15 of 20 against 9 of 30, chi-square 7.856 with continuity correction."""
    strata = {
        "bot": [(float(n < 15), frozenset({"x"})) for n in range(20)] + [(float(n < 9), frozenset()) for n in range(30)]
    }
    assert judged("x", strata)["chance"] == pytest.approx(0.005066, abs=1e-6)
