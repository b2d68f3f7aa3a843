"""What is served as it is: the built page, the catalogues and the rules, kept in memory, packed and with an ETag."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

from comptoir import locales
from comptoir.core import registry
from comptoir.locales import LANGUAGES, translate
from comptoir.server.errors import Missing

HERE = Path(__file__).parent
SHARED = ("core", "server")
FOREVER = "public, max-age=31536000, immutable"  # assets carry a hash in their names
ASK_AGAIN = "no-cache"
PACKED = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


@dataclass(frozen=True)
class Kept:
    """A file in memory."""

    data: bytes
    kind: str
    keeping: str
    packed: bytes | None = None
    etag: str = field(default="")

    @classmethod
    def of(cls, data: bytes, name: str, keeping: str = ASK_AGAIN) -> "Kept":
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(data, 9, mtime=0) if suffix in PACKED and len(data) > 500 else None
        return cls(data, kind, keeping, packed, '"' + hashlib.sha256(data).hexdigest()[:24] + '"')

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file, or that it has not changed; packed for those who can unpack it."""
        headers = {"etag": self.etag, "cache-control": self.keeping, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        data = self.data
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data = self.packed
            headers["content-encoding"] = "gzip"
        return Response(data, media_type=self.kind, headers=headers)


@cache
def catalogue(language: str, part: str) -> Kept:
    """The Fluent files of one language: all that the page needs, or one game's."""
    if language not in LANGUAGES:
        raise Missing("server-no-page")
    games = registry.names()
    parts = {"": (*SHARED, *games), "core": SHARED} | {name: (name,) for name in games}
    if part not in parts:
        raise Missing("server-no-page")
    texts = [locales.catalogue(language, name) for name in parts[part]]
    return Kept.of("\n".join(texts).encode(), "catalogue.ftl")


def page_folder() -> Path | None:
    """The built page: inside the package, or where it was built in a checkout."""
    for folder in (HERE / "page", HERE.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def unbuilt() -> bytes:
    """What is shown where no page was built."""
    said = "".join(f'<p lang="{language}">{translate(language, "server-unbuilt")}</p>' for language in LANGUAGES)
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir</title>{said}</html>'.encode()


class Page:
    """All files of the built page, by path; every other path shows the page itself, which finds its own way."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or page_folder()
        self.files: dict[str, Kept] = {}
        for path in sorted(folder.rglob("*")) if folder else []:
            if path.is_file():
                name = path.relative_to(folder or path).as_posix()
                keeping = FOREVER if name.startswith("assets/") else ASK_AGAIN
                self.files[name] = Kept.of(path.read_bytes(), name, keeping)
        self.index = self.files.get("index.html") or Kept.of(unbuilt(), "index.html")

    def find(self, path: str) -> Kept:
        name = path.lstrip("/")
        found = self.files.get(name)
        if found is None and ("." in name.rpartition("/")[2] or name.startswith(("api/", "schema/", "assets/"))):
            raise Missing("server-no-page")
        return found or self.index
