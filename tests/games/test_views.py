"""Views: what they hold is what their types say, for every seat and for a spectator."""

import msgspec
import pytest
from test_games import OPTIONS, TABLES, walk

import comptoir
from comptoir.core import registry

TYPED = {name: registry.plugin(name).view_type() for name in OPTIONS}
MOST = 400  # decisions of a game that are looked at


def problems(name, state):
    """What of the views of a position does not fit their type; conversion drops keys that the type does not name."""
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        try:
            if msgspec.convert(view, TYPED[name], strict=True) != view:
                yield f"decision {state.decisions}, seat {seat}: a key without a type"
        except msgspec.ValidationError as error:
            yield f"decision {state.decisions}, seat {seat}: {error}"


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [(name, players, {}) for name, players in TABLES]
    + [(name, *table) for name, some in OPTIONS.items() for table in some],
)
def test_a_view_is_of_its_type(name, players, options):
    for n, state in enumerate(walk(comptoir.game(name), players, players + 40, **options)):
        if n % 7 == 0 or state.over:
            assert list(problems(name, state)) == []
        if n == MOST:
            break


@pytest.mark.parametrize("name", TYPED)
def test_a_key_that_the_type_does_not_name_is_found_out(name):
    game = comptoir.game(name)
    view = game.new(game.least_players, 3).view(0)
    view["end" if "end" in view else "development_track"]["unnamed"] = 1
    assert msgspec.convert(view, TYPED[name], strict=True) != view


@pytest.mark.parametrize("name", TYPED)
def test_a_wrong_view_is_found_out(name):
    game = comptoir.game(name)
    view = game.new(game.least_players, 3).view(0)
    for key in view:
        wrong = {**view, key: {"unexpected": object()} if not isinstance(view[key], dict) else [1]}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, TYPED[name], strict=True)
