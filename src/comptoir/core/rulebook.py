"""The numbered rules of a game in French and English, and which of them have a test.

The texts are `rules.en.md` and `rules.fr.md` of each game; the ids are the same in both and never change.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from comptoir.core import registry
from comptoir.core.errors import BadOption

STATEMENT = re.compile(r"^\* \*\*([A-Z]+-[\dA-Z.]+)\*\* (.*)$")
RULING = re.compile(r"^\| (R-\d+|A-\d+) \| (.*) \|$")
SECTION = re.compile(r"^## (.*)$")
TEST_NAME = re.compile(r"^\s*def (test_\w+)\(", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One statement, ruling, example or invariant of a game's rules."""

    id: str
    section: str
    text: str  # Markdown, the lines below the statement included


@cache
def rules(game: str, language: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the text."""
    rules_by_id: dict[str, Rule] = {}
    plugin, file = registry.plugin(game), f"rules.{language}.md"
    text = plugin.read(file) if plugin.has(file) else ""
    section = current = ""
    for line in text.splitlines():
        if heading := SECTION.match(line):
            section, current = heading[1], ""
        elif (statement := STATEMENT.match(line)) or (statement := RULING.match(line)):
            current = statement[1]
            cells = statement[2] if line.startswith("*") else "\n".join(statement[2].split(" | "))
            rules_by_id[current] = Rule(current, section, cells)
        elif current and line.strip() and rules_by_id[current].text and not line.startswith("|"):
            rules_by_id[current] = Rule(current, section, rules_by_id[current].text + "\n" + line)
    return rules_by_id


def rule(game: str, language: str, name: str) -> Rule:
    """One rule by its id; case does not matter.

    >>> rule("village", "en", "vil-4.1").id
    'VIL-4.1'
    """
    book = rules(game, language)
    if name.upper() not in book:
        raise BadOption("unknown-rule", game=game, rule=name[:20])
    return book[name.upper()]


def tested(game: str, tests: Path) -> set[str]:
    """The ids that are part of test names: `test_vil_17_1_...`, `..._r_02_...`, `test_vil_t_06_...`."""
    prefix = next(iter(rules(game, "en")), "").split("-")[0].lower()
    ids: set[str] = set()
    for path in sorted((tests / "rules" / game).glob("test_*.py")):
        for name in TEST_NAME.findall(path.read_text(encoding="utf-8")):
            ids |= {f"{prefix.upper()}-{a}.{b}" for a, b in re.findall(rf"{prefix}_(\d+)_(\d+)(?=_|$)", name)}
            ids |= {f"{kind}-{n}".upper() for kind, n in re.findall(r"(?<=_)(we|tv|[rtav])_(\d+[a-z]?)(?=_|$)", name)}
    return ids


def coverage(game: str, tests: Path) -> tuple[list[str], list[str]]:
    """The ids that have a test, and those that have none; invariants (I-...) need none."""
    with_test = tested(game, tests)
    ids = [name for name in rules(game, "en") if not name.startswith("I-")]
    return [name for name in ids if name in with_test], [name for name in ids if name not in with_test]
