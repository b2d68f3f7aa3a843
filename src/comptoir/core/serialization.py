"""States as plain data: the basis of hashes, equality, snapshots and the tests that compare the two builds.

Works on interpreted and on compiled objects, which list their fields in different ways.
"""

import hashlib
import json
from typing import Any

from comptoir.core.numbers import as_vec

# fields that are shared by all copies, or that are not part of the position
ASIDE = {"game", "box", "journal_numbers", "journal_enabled", "question_forced", "opening_lanes"}


def fields(thing: object) -> list[str]:
    """The names of all fields of a game object, sorted."""
    names: set[str] = set()
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names.update(getattr(thing, "__dict__", ()))
    names.discard("__dict__")
    return sorted(names - ASIDE)


def plain(thing: Any) -> Any:
    """A game object as numbers, lists and dictionaries."""
    if isinstance(thing, (bool, int)):
        return int(thing)
    if hasattr(thing, "__len__"):  # a list, or a vec
        return [plain(item) for item in thing]
    return {name: plain(getattr(thing, name)) for name in fields(thing)}


def digest(state: object) -> str:
    """A hash of the whole position, hidden information included; the same compiled or not."""
    text = json.dumps(plain(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def restore(thing: Any, data: Any, element_types: dict[str, type]) -> Any:
    """Fill a new object with the data that `plain` made.

    `element_types` gives, by field, the class of the objects in a list.
    """
    for name in fields(thing):
        default, value = getattr(thing, name), data[name]
        if isinstance(default, bool):
            setattr(thing, name, bool(value))
        elif isinstance(default, int):
            setattr(thing, name, value)
        elif name in element_types:
            setattr(thing, name, [restore(element_types[name](), item, element_types) for item in value])
        elif isinstance(value, dict):
            restore(default, value, element_types)
        else:
            setattr(thing, name, list(value) if isinstance(default, list) else as_vec(list(value)))
    return thing
