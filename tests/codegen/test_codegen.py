"""The generated files of the page are up to date, and a change of what they are made from is noticed."""

from pathlib import Path

import pytest

from comptoir import codegen
from comptoir.core import registry
from comptoir.games import BUILT_IN

SOURCES = Path(__file__).parents[2] / "web" / "src"
FILES = {str(path.relative_to(SOURCES)): text for path, text in codegen.files(SOURCES)}


@pytest.mark.parametrize("name", FILES)
def test_the_files_of_the_page_are_up_to_date(name):
    assert (SOURCES / name).read_text(encoding="utf-8") == FILES[name], "run `make contract`"


def test_every_game_has_types_of_its_view_and_every_drawn_table_is_printed():
    for game in BUILT_IN:
        assert f"games/{game}/view.gen.ts" in FILES
        drawn = bool(registry.plugin(game).board_tables)
        assert (f"games/{game}/printed.gen.ts" in FILES) == drawn


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_is_noticed(tmp_path, name):
    assert codegen.main([str(tmp_path)]) == 0
    assert codegen.main([str(tmp_path), "--check"]) == 0
    stale = tmp_path / name
    stale.write_text(stale.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert codegen.main([str(tmp_path), "--check"]) == 1


def test_keywords_closed_sets_and_nothing_become_typescript():
    village = codegen.views_typescript("village")
    assert 'cause: "" | "chronicle" | "graves" | "round_cap" | "standstill";' in village
    assert "  in: number[];" in village
    assert "stalls: (Customer | null)[];" in village
    assert 'export const COLOURS = ["orange", "green", "brown", "pink"] as const;' in village


def test_remarks_and_names_are_not_printed():
    printed = codegen.printed_typescript("orleans")
    assert "provenance" not in printed and "name_en" not in printed
    assert "export const place_tiles_tile = " in printed
