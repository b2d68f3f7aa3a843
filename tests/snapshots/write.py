"""Stores the snapshots anew: `python tests/snapshots/write.py` with a compiled build, on purpose only.

A snapshot proves that a change has changed nothing that others depend on: records, wire, files, order of vocabularies,
games of the bots.  Who stores it anew says that all that has changed was meant to; look at the difference in git, and
name it in the commit.  Without a word everything but the database is stored; with words, only what they name
(`games`, `bots`, `views`, `environments`, `arena`, `wire`).  The database of an older version is never made anew by
this: see make_database.py.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

import arena_match
import interface
import played
from code_under_test import COMPILED, GAMES
from played import MORE_TO_HIDE, TABLES, name_of
from stored import read, write


def games() -> None:
    write("command-line", interface.command_line())
    write("games", interface.games())
    for game in GAMES:
        write(f"vocabulary-{game}", interface.vocabulary(game))


def bots() -> None:
    random = {name_of(*table): played.whole_game("random", *table) for table in TABLES}
    for game, options in MORE_TO_HIDE.items():
        random[f"{game} options"] = played.whole_game("random", game, 3, **options)
    write("random", random)
    write("greedy", {name_of(*table): played.whole_game("greedy", *table) for table in TABLES})
    search: dict[str, object] = {
        name_of(*table): {
            "opening": played.opening_of(played.SEARCH, *table, played.OPENING),
            "middle": played.middle_of(played.SEARCH, *table, played.MIDDLE, random[name_of(*table)]["moves"]),
        }
        for table in TABLES
    }
    for game in GAMES:
        search[f"{game} long"] = played.middle_of(played.LONG_SEARCH, game, 3, 2, random[name_of(game, 3)]["moves"])
    write("search", search)


def views() -> None:
    greedy, random = read("greedy"), read("random")
    found = {name_of(*table): played.views(*table, greedy[name_of(*table)]["moves"]) for table in TABLES}
    for game, options in MORE_TO_HIDE.items():
        found[f"{game} options"] = played.views(game, 3, random[f"{game} options"]["moves"], **options)
    write("views", found)
    for game in GAMES:
        write(f"views-{game}", played.first_views(game, 2, greedy[name_of(game, 2)]["moves"]))


def environments() -> None:
    random = read("random")
    write("layouts", played.layouts())
    write(
        "observations",
        {name_of(*table): played.observations(*table, random[name_of(*table)]["moves"]) for table in TABLES},
    )


def arena() -> None:
    with tempfile.TemporaryDirectory() as folder:
        write("arena", arena_match.folder(Path(folder) / "out"))
    write("reports", arena_match.reports())


def wire() -> None:
    import wire as session

    with tempfile.TemporaryDirectory() as folder:
        for name, data in session.everything(Path(folder)).items():
            write(name, data)


if __name__ == "__main__":
    parts = {part.__name__: part for part in (games, bots, views, environments, arena, wire)}
    wanted = sys.argv[1:] or list(parts)
    if not COMPILED:
        sys.exit("store snapshots with a compiled build: they must be the same interpreted, and the test sees to that")
    print("The stored snapshots are written anew; whatever differs in git must have been meant.")
    for name in wanted:
        parts[name]()
        print(" ", name)
