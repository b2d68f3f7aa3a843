"""Static files: the built page and the catalogues, kept in memory, compressed and with an ETag."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from comptoir import locales
from comptoir.core import registry
from comptoir.locales import LANGUAGES, translate
from comptoir.server.errors import NotFound

SERVER = Path(__file__).parents[1]
SHARED = ("core", "server")
IMMUTABLE = "public, max-age=31536000, immutable"  # assets carry a hash in their names
REVALIDATE = "no-cache"
COMPRESSED = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
SMALL = 500  # bytes, below which a file is not compressed
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class CachedFile:
    """A file in memory."""

    data: bytes
    media_type: str
    cache_control: str
    gzipped: bytes | None = None
    etag: str = field(default="")

    @classmethod
    def of(cls, data: bytes, name: str, cache_control: str = REVALIDATE) -> "CachedFile":
        """A file of this name."""
        suffix = Path(name).suffix
        media_type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        gzipped = gzip.compress(data, 9, mtime=0) if suffix in COMPRESSED and len(data) > SMALL else None
        return cls(data, media_type, cache_control, gzipped, '"' + hashlib.sha256(data).hexdigest()[:24] + '"')

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file, or 304 when the client has it; compressed for clients that accept it."""
        headers = {"etag": self.etag, "cache-control": self.cache_control, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        data = self.data
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data = self.gzipped
            headers["content-encoding"] = "gzip"
        return Response(data, media_type=self.media_type, headers=headers)


@cache
def catalogue(language: str, part: str) -> CachedFile:
    """The Fluent texts of one language: all that the page needs, or one part."""
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    games = registry.names()
    parts = {"": (*SHARED, *games), "core": SHARED} | {name: (name,) for name in games}
    if part not in parts:
        raise NotFound("server-no-page")
    texts = [locales.catalogue(language, name) for name in parts[part]]
    return CachedFile.of("\n".join(texts).encode(), "catalogue.ftl")


def page_folder() -> Path | None:
    """The built page: inside the package, or where it was built in a checkout."""
    for folder in (SERVER / "page", SERVER.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def page_not_built() -> bytes:
    """The page that is shown where no page was built."""
    sentences = "".join(f'<p lang="{language}">{translate(language, "server-unbuilt")}</p>' for language in LANGUAGES)
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir</title>{sentences}</html>'.encode()


class StaticFiles:
    """All files of the built page by path; every other path is the page itself, which has a router of its own."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or page_folder()
        self.files: dict[str, CachedFile] = {}
        for path in sorted(folder.rglob("*")) if folder else []:
            if path.is_file():
                name = path.relative_to(folder or path).as_posix()
                cache_control = IMMUTABLE if name.startswith("assets/") else REVALIDATE
                self.files[name] = CachedFile.of(path.read_bytes(), name, cache_control)
        self.index = self.files.get("index.html") or CachedFile.of(page_not_built(), "index.html")

    def find(self, path: str) -> CachedFile:
        """The file of a path, or `NotFound`."""
        name = path.lstrip("/")
        file = self.files.get(name)
        if file is None and ("." in name.rpartition("/")[2] or name.startswith(("api/", "schema/", "assets/"))):
            raise NotFound("server-no-page")
        return file or self.index


@get(["/", "/{path:path}"], include_in_schema=False)
async def page_file(request: Request[Any, Any, Any], static: StaticFiles, path: str = "") -> Response[bytes]:
    """A file of the page, or the page."""
    return static.find(path).response(request)


HANDLERS = [page_file]
