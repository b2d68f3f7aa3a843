"""The TypeScript types of the page, made from the contract: `python -m comptoir.server.types FILE`.

With `--check` nothing is written, and the exit code says whether the file is as it should be.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from comptoir.server.contract import ROOTS, UNIONS

HEAD = "// Made from src/comptoir/server/contract.py by `make contract`; not to be edited here.\n\n"
PLAIN = "{ [name: string]: unknown }"  # not `Record<...>`: that is a struct of ours
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    _, found = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    parts = [interface(name, found[name]) for name in sorted(found)]
    for name, union in UNIONS.items():
        members = " | ".join(sorted(member.__name__ for member in union.__args__))
        parts.append(f"export type {name} = {members};\n")
    return HEAD + "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct."""
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


def main(words: list[str]) -> int:
    path = Path(words[0])
    text = typescript()
    if "--check" in words:
        return 0 if path.is_file() and path.read_text(encoding="utf-8") == text else 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
