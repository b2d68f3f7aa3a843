"""The TypeScript that the page is built with, generated from Python: `python -m comptoir.codegen WHAT PATH`.

WHAT is one of `TARGETS`: `contract` writes the types of the wire to the file PATH.  With `--check` nothing is written,
and the exit code says whether the file is up to date.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from comptoir.server.contract import ROOTS, UNIONS

CONTRACT_HEAD = "// Generated from src/comptoir/server/contract by `make contract`; do not edit.\n\n"
PLAIN = "{ [name: string]: unknown }"  # not `Record<...>`: that is a struct of ours
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def contract() -> str:
    """The types of the wire."""
    _, schemas = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    parts = [interface(name, schemas[name]) for name in sorted(schemas)]
    for name, union in UNIONS.items():
        members = " | ".join(sorted(member.__name__ for member in union.__args__))
        parts.append(f"export type {name} = {members};\n")
    return CONTRACT_HEAD + "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """The interface of one struct."""
    required = set(schema.get("required", ()))
    lines = [f"/** {' '.join(schema.get('description', '').split())} */", f"export interface {name} {{"]
    for field, field_schema in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {type_of(field_schema)};")
    return "\n".join([*lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """The type of one field."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(
            '"' + value + '"' if isinstance(value, str) else str(value).lower() for value in schema["enum"]
        )
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(one) for one in schema["prefixItems"]) + "]"
    if schema.get("type") == "array":
        inner = type_of(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return PLAIN if not isinstance(values, dict) or not values else f"{{ [name: string]: {type_of(values)} }}"
    return SIMPLE[schema["type"]] if "type" in schema else "unknown"


def write_contract(path: Path, *, check: bool) -> bool:
    """Write the types of the wire; with `check` only compare.  Whether the file is (now) up to date."""
    return write_file(path, contract(), check=check)


def write_file(path: Path, text: str, *, check: bool) -> bool:
    """Write a generated file; with `check` only compare.  Whether the file is (now) up to date."""
    if check:
        return path.is_file() and path.read_text(encoding="utf-8") == text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


TARGETS: dict[str, Callable[..., bool]] = {"contract": write_contract}  # by name: a function of a path and `check`


def main(words: list[str]) -> int:
    """Run the command line; the exit code."""
    arguments = [word for word in words if word != "--check"]
    if len(arguments) != 2 or arguments[0] not in TARGETS:
        print(f"usage: python -m comptoir.codegen {{{','.join(TARGETS)}}} PATH [--check]", file=sys.stderr)
        return 2
    what, path = arguments
    return 0 if TARGETS[what](Path(path), check="--check" in words) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
