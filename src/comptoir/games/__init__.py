"""The built-in games, by name.  None of them is imported before it is asked for."""

from comptoir.core import registry

BUILT_IN = ("orleans", "village", "hermagor", "column")

for _name in BUILT_IN:
    registry.add_module(_name, f"{__name__}.{_name}.plugin")
