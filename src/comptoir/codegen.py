"""TypeScript for the page: the contract of the server, and the views and printed pieces of every game.

`python -m comptoir.codegen web/src` writes `contract.ts` and, for each game, `games/<game>/view.gen.ts` and
`games/<game>/printed.gen.ts`.  With `--check` nothing is written, and the exit code says whether all is up to date.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from comptoir.core import registry
from comptoir.games import BUILT_IN
from comptoir.server.contract import ROOTS, UNIONS

HEAD = "// Made from {source} by `make contract`; not to be edited here.\n\n"
PLAIN = "{ [name: string]: unknown }"  # not `Record<...>`: that is a struct of ours
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REMARKS = ("provenance", "source", "confidence", "constraints", "note", "statements")
NAMES = ("name_en", "name_fr_official", "name_fr_first")  # the catalogues have them


# --- types ------------------------------------------------------------------------------------------------------------


def contract_typescript() -> str:
    """The types of the server's messages."""
    parts = interfaces(ROOTS)
    for name, union in UNIONS.items():
        members = " | ".join(sorted(member.__name__ for member in union.__args__))
        parts.append(f"export type {name} = {members};\n")
    return HEAD.format(source="src/comptoir/server/contract") + "\n".join(parts)


def views_typescript(game: str) -> str:
    """The types of a game's view, and the names in it."""
    plugin = registry.plugin(game)
    parts = []
    if plugin.view_names is not None:
        for name, values in plugin.view_names().items():
            parts.append(f"export const {name} = {literal(list(values))} as const;\n")
    if plugin.view_type is not None:
        parts += interfaces([plugin.view_type()])
    source = f"src/{plugin.package.replace('.', '/')}/view_types.py"
    return HEAD.format(source=source) + "\n".join(parts)


def interfaces(roots: Any) -> list[str]:
    """The interfaces of these types and of all they are made of, by name."""
    _, schemas = msgspec.json.schema_components(roots, ref_template="{name}")
    return [interface(name, schemas[name]) for name in sorted(schemas)]


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct or typed dictionary."""
    required = set(schema.get("required", ()))
    lines = [f"/** {' '.join(schema.get('description', '').split())} */", f"export interface {name} {{"]
    for field, of in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {kind(of)};")
    return "\n".join([*lines, "}", ""])


def kind(of: dict[str, Any]) -> str:
    """The type of one field."""
    if "$ref" in of:
        return str(of["$ref"])
    if "enum" in of:
        return " | ".join('"' + value + '"' if isinstance(value, str) else str(value).lower() for value in of["enum"])
    if "anyOf" in of:
        return " | ".join(kind(one) for one in of["anyOf"])
    if "prefixItems" in of:
        return "[" + ", ".join(kind(one) for one in of["prefixItems"]) + "]"
    if of.get("type") == "array":
        inner = kind(of["items"]) if of.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if of.get("type") == "object":
        values = of.get("additionalProperties")
        return PLAIN if not isinstance(values, dict) or not values else f"{{ [name: string]: {kind(values)} }}"
    return SIMPLE[of["type"]] if "type" in of else "unknown"


# --- what is printed on the pieces ------------------------------------------------------------------------------------


def printed_typescript(game: str) -> str:
    """The tables of the components file that the page draws, a line each, and what follows from them."""
    plugin = registry.plugin(game)
    text = plugin.read("components.toml")
    components = tomllib.loads(text)
    lines = []
    for name in plugin.board_tables:
        table: Any = components
        for step in name.split("."):
            table = table[step]
        lines.append(f"export const {name.replace('.', '_')} = {literal(without_remarks(table))} as const\n")
    for name, make in plugin.board_constants.items():
        lines.append(f"export const {name} = {literal(make(text))} as const\n")
    return HEAD.format(source="components.toml") + "\n".join(lines)


def without_remarks(table: Any) -> Any:
    """A table without remarks on where it is known from and without names, at any depth."""
    if isinstance(table, dict):
        return {name: without_remarks(part) for name, part in table.items() if not name.endswith(REMARKS + NAMES)}
    if isinstance(table, list):
        return [without_remarks(part) for part in table]
    return table


def literal(value: object) -> str:
    """A value as TypeScript."""
    return json.dumps(value, ensure_ascii=False)


# --- files ------------------------------------------------------------------------------------------------------------


def files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every generated file below the folder of the page's sources, with its text."""
    yield folder / "contract.ts", contract_typescript()
    for game in BUILT_IN:
        plugin = registry.plugin(game)
        if plugin.view_type is not None:
            yield folder / "games" / game / "view.gen.ts", views_typescript(game)
        if plugin.board_tables or plugin.board_constants:
            yield folder / "games" / game / "printed.gen.ts", printed_typescript(game)


def main(words: list[str]) -> int:
    """Write the files, or with `--check` compare them."""
    stale = 0
    for path, text in files(Path(words[0])):
        if "--check" in words:
            stale += not path.is_file() or path.read_text(encoding="utf-8") != text
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
