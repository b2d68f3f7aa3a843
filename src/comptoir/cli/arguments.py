"""Values of the command line, checked."""

from comptoir.core.errors import ComptoirError


class BadArguments(ComptoirError):
    """The command line itself cannot be understood."""


def whole(text: str, name: str, least: int, most: int) -> int:
    """A whole number in a range, or the sentence that says so."""
    if not text.isdecimal() or len(text) > 40 or not least <= int(text) <= most:
        raise BadArguments("cli-bad-number", name=name, value=text[:40], least=least, most=most)
    return int(text)


def seed_of(text: str) -> int:
    """A seed: decimal, or hexadecimal after 0x, of up to 128 bits."""
    try:
        seed = int(text, 0) if len(text) <= 40 else -1
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 128:
        raise BadArguments("bad-seed", seed=text[:60])
    return seed


def options_of(pairs: list[str]) -> dict[str, object]:
    """`--option round_cap=60`, as often as needed."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadArguments("cli-bad-option", option=pair[:40])
        found[name] = value
    return found
