"""Names and chat lines as players write them, made presentable."""

import unicodedata

from comptoir.server.errors import RequestError

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # Unicode categories that cannot be seen, or reverse the text


def clean_text(text: str, *, lines: bool = False) -> str:
    """The text without invisible characters; with `lines`, line ends stay."""
    cleaned = [
        "".join(c for c in line if unicodedata.category(c) not in INVISIBLE)
        for line in unicodedata.normalize("NFC", text).splitlines()
    ]
    return "\n".join(cleaned).strip() if lines else " ".join(" ".join(cleaned).split())


def clean_name(name: str) -> str:
    """A name that can be shown, or a refusal."""
    cleaned = clean_text(name)
    if not 1 <= len(cleaned) <= 40:
        raise RequestError("server-bad-name")
    return cleaned
