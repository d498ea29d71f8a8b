"""The library as an app of its own: what a browser needs to install it, and the page it shows without a network."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.enums import MediaType

from ludotheque.server import people, render
from ludotheque.server.people import AnyRequest
from ludotheque.server.render import asset, static

INK, PAPER = "#4b321f", "#f3ead9"
# Icons of the app: file, kind, size, and whether a phone may cut it to a shape of its own (`tools/icons.py`).
ICONS = (
    ("icon.svg", "image/svg+xml", "any", "any"),
    ("icon-192.png", "image/png", "192x192", "any"),
    ("icon-512.png", "image/png", "512x512", "any"),
    ("icon-cut.png", "image/png", "512x512", "maskable"),
)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: AnyRequest) -> Response[dict[str, Any]]:
    """Say how the app is called and how it looks."""
    about = {
        "name": "Ludothèque",
        "short_name": "Ludothèque",
        "lang": people.language(request),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": INK,
        "background_color": PAPER,
        "icons": [
            {"src": asset(file), "type": kind, "sizes": sizes, "purpose": purpose}
            for file, kind, sizes, purpose in ICONS
        ],
    }
    return Response(about, media_type="application/manifest+json")


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker() -> Response[bytes]:
    """Give the script that shows a page of ours where there is no network."""
    data, kind = static("worker.js")
    return Response(data, media_type=kind, headers={"cache-control": "no-cache"})


@get("/offline", include_in_schema=False, sync_to_thread=False)
def offline(request: AnyRequest) -> Response[str]:
    """Show what is left without a network; it holds nothing of anybody's."""
    text = render.render("offline.html", people.language(request), theme="", path="/")
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})
