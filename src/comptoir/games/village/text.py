from collections.abc import Callable, Mapping
from typing import Any
from comptoir.games.village.state import Village
def effect(s: Village, seat: int, action: int) -> dict[str, object]: return {}
def render(view: Mapping[str, Any], say: Callable[..., str]) -> str: return ""
