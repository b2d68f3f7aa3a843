"""The stored snapshots: reading them, writing them, and telling where something else has come out."""

import hashlib
import json
from pathlib import Path
from typing import Any

FILES = Path(__file__).parent / "files"
WIDE = 118  # a value that fits into a line of this length is not broken up


def path_of(name: str) -> Path:
    return FILES / f"{name}.json"


def read(name: str) -> Any:
    """A snapshot as it was stored."""
    return json.loads(path_of(name).read_text(encoding="utf-8"))


def write(name: str, data: Any) -> None:
    FILES.mkdir(exist_ok=True)
    path_of(name).write_text(laid_out(data) + "\n", encoding="utf-8")


def plain(data: Any) -> Any:
    """The data as they come back from a file: lists for tuples, texts for the keys of dictionaries."""
    return json.loads(json.dumps(data, ensure_ascii=False))


def compact(data: Any) -> str:
    """The data in one line, in the order they have: the order of fields is part of a snapshot."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def laid_out(data: Any, depth: int = 0) -> str:
    """JSON of which a person can read the differences: short values on one line, long ones broken up."""
    line = json.dumps(data, ensure_ascii=False)
    if len(line) + depth <= WIDE or not isinstance(data, (dict, list)) or not data:
        return line
    pad = " " * (depth + 1)
    if isinstance(data, dict):
        parts = [f"{pad}{json.dumps(key, ensure_ascii=False)}: {laid_out(data[key], depth + 1)}" for key in data]
        return "{\n" + ",\n".join(parts) + "\n" + " " * depth + "}"
    if all(isinstance(item, (str, int)) for item in data):  # words of a game: as many in a line as fit
        return "[\n" + filled([json.dumps(item, ensure_ascii=False) for item in data], pad) + "\n" + " " * depth + "]"
    return "[\n" + ",\n".join(pad + laid_out(item, depth + 1) for item in data) + "\n" + " " * depth + "]"


def filled(items: list[str], pad: str) -> str:
    lines, line = [], pad
    for item in items:
        if line != pad and len(line) + len(item) > WIDE:
            lines.append(line.rstrip())
            line = pad
        line += item + ", "
    return "\n".join([*lines, line[:-2]])


def digest(*parts: Any) -> str:
    """The beginning of a hash: enough to notice any change."""
    found = hashlib.sha256()
    for part in parts:
        found.update(part if isinstance(part, bytes) else compact(part).encode())
        found.update(b"\n")
    return found.hexdigest()[:20]


def difference(stored: Any, now: Any, place: str = "") -> str:
    """The first place at which two snapshots differ, the order of keys included; "" where they are the same."""
    if isinstance(stored, dict) and isinstance(now, dict):
        if list(stored) != list(now):
            gone, new = [key for key in stored if key not in now], [key for key in now if key not in stored]
            return f"{place}: keys gone {gone}, new {new}" if gone or new else f"{place}: another order of keys"
        pairs = [(f"{place}.{key}", stored[key], now[key]) for key in stored]
    elif isinstance(stored, list) and isinstance(now, list) and len(stored) == len(now):
        pairs = [(f"{place}[{i}]", one, other) for i, (one, other) in enumerate(zip(stored, now, strict=True))]
    else:
        return "" if compact(stored) == compact(now) else f"{place}: {compact(stored)[:300]} -> {compact(now)[:300]}"
    return next((told for where, one, other in pairs if (told := difference(one, other, where))), "")


def check(stored: Any, now: Any) -> None:
    """Nothing may differ from what is stored."""
    told = difference(stored, plain(now))
    assert not told, f"the snapshot differs at {told}"
