"""The contract: the page's types follow it, its keys can be said, and the description of the interface is served."""

from pathlib import Path

import httpx
import msgspec
from harness import Server

from comptoir.core import registry
from comptoir.games import BUILT_IN as NAMES
from comptoir.locales import LANGUAGES, bundle
from comptoir.server import contract
from comptoir.server.contract.games import WordInfo


def test_every_pace_status_and_level_has_a_name():
    for language in LANGUAGES:
        assert [key for key in contract.composed_keys() if not bundle(language).has_message(key)] == []


def test_every_message_of_a_socket_has_its_own_tag():
    for union in contract.UNIONS.values():
        tags = [member.__struct_config__.tag for member in union.__args__]
        assert len(tags) == len(set(tags))
        assert all(issubclass(member, msgspec.Struct) for member in union.__args__)


def test_the_interface_is_described_where_it_is_served(server: Server):
    described = httpx.get(f"{server.url}/schema/openapi.json").json()
    documented = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
    for path in described["paths"]:
        written = path.replace("{table_id}", "{id}").replace("{part}", "{game}")
        assert f"{written}" in documented, path


def test_rules_and_catalogues_come_in_both_languages_and_are_not_sent_twice(server: Server):
    for language in LANGUAGES:
        rules = httpx.get(f"{server.url}/api/games/village/rules/{language}").json()
        assert len(rules["rules"]) > 100
        first = httpx.get(f"{server.url}/api/catalogue/{language}")
        assert first.headers["content-encoding"] == "gzip"
        assert "village-name" in first.text
        assert "server-stale" in first.text
        again = httpx.get(f"{server.url}/api/catalogue/{language}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "village-name" not in httpx.get(f"{server.url}/api/catalogue/{language}/column").text
    assert httpx.get(f"{server.url}/api/catalogue/de").status_code == 404
    assert httpx.get(f"{server.url}/api/games/chess/rules/en").status_code == 404


def test_every_word_of_a_game_can_be_asked_about(server: Server):
    for name in NAMES:
        answer = httpx.get(f"{server.url}/api/games/{name}/words")
        words = msgspec.json.decode(answer.content, type=list[WordInfo])
        assert [one.word for one in words] == list(registry.get(name).vocabulary.words)
        assert all(one.word.split()[0] == one.verb for one in words)
        assert answer.headers["content-encoding"] == "gzip"
        again = httpx.get(str(answer.url), headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server.url}/api/games/chess/words").status_code == 404
