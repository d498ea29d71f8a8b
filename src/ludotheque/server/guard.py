"""What stands before every handler: headers that keep the page to itself, the origin of writes, the form of errors."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import Message, Scope
from sqlalchemy.exc import DataError

from ludotheque.errors import BadAnswer, LudothequeError, OldQuestion, UndoRefused, UnknownGame
from ludotheque.recall import Forgotten
from ludotheque.server import people
from ludotheque.server.hall import NoTable, Unopenable
from ludotheque.server.network import is_here, is_local
from ludotheque.server.people import OTHER_NAME, OTHER_SITE, AnyRequest, NoInvitation, NotAllowed, NotNow
from ludotheque.server.shares import TooManyWait
from ludotheque.server.site import html, site
from ludotheque.server.texts import TEXTS, say
from ludotheque.store import is_trouble
from ludotheque.words import finished

log = logging.getLogger(__name__)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# What no reader, no text and no column can hold: JSON that is too deep, half characters, numbers without end.
ODD = (RecursionError, UnicodeError, OverflowError, DataError)
# Letters of a name that the network knows, and of a port.
LONGEST_HOST = 253 + 6
HOST = re.compile(rb"(?:[\w.~-]*|\[[0-9A-Fa-f:.]+\])(?::(\d{0,5}))?")
# What tells nothing of anybody.
OPEN = ("/health", "/metrics")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to every response, errors included; nothing personal is kept by caches."""
    if message["type"] == "http.response.start":
        have = {name.lower() for name, _ in message["headers"]}
        wanted = [*HEADERS, (b"cache-control", b"no-store")]
        message["headers"] = [*message["headers"], *(pair for pair in wanted if pair[0] not in have)]


def check_origin(request: AnyRequest) -> None:
    """Refuse a write that another site's page sends with our visitor's cookie; a program shows its token instead."""
    if request.method in SAFE_METHODS or request.headers.get("authorization"):
        return
    if people.WHO not in request.cookies and request.scope["path"].startswith("/api/"):
        return
    origin = request.headers.get("origin")
    kind = request.headers.get("sec-fetch-site")
    same = origin is not None and urlsplit(origin).netloc == request.headers.get("host")
    if not same and not (origin is None and kind == "same-origin"):
        raise NotAllowed(*OTHER_SITE)


def has_host(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Tell whether a request is to one host, or does not say to which, and that is a name with perhaps a port."""
    hosts = [value for name, value in headers if name == b"host"]
    found = HOST.fullmatch(hosts[0]) if hosts and len(hosts[0]) <= LONGEST_HOST else None
    return not hosts or (len(hosts) == 1 and found is not None and int(found[1] or 0) < 2**16)


def check_name(request: AnyRequest) -> None:
    """Refuse a page from elsewhere whose name was made to lead to this machine: to the browser it would be ours."""
    settings = site(request).settings
    is_private = is_here(settings.host) and not settings.believed()
    if is_private and request.scope["path"] not in OPEN and not is_local(request.headers.get("host", "")):
        raise NotAllowed(*OTHER_NAME)


def wants_json(request: AnyRequest) -> bool:
    """Tell whether an answer is for a program or a script rather than for a reader."""
    return request.scope["path"].startswith("/api/") or "application/json" in request.headers.get("accept", "")


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Say what was wrong, in the language and form of whoever asked."""
    status, text = _told(request, error)
    if wants_json(request):
        return Response({"error": text, "kind": type(error).__name__}, status_code=status, media_type=MediaType.JSON)
    known = status if f"wrong-{status}" in TEXTS else 400 if status < 500 else 500
    return html(request, "message.html", status, text=text, wrong=known)


def _told(request: AnyRequest, error: Exception) -> tuple[int, str]:
    language = people.language(request)
    if isinstance(error, LudothequeError):
        return _status(request, error), _said(request, error, language)
    if is_trouble(error):
        log.warning("the database fails a request: %s", type(error).__name__)
        return 503, say(language, "error-503")
    if isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        name = f"error-{status}" if status in (403, 404, 405, 413, 429) else "error-4xx"
        detail = f" ({error.detail})" if wants_json(request) and error.detail else ""
        return status, say(language, name) + detail
    if isinstance(error, InternalServerException) and error.detail.startswith("client disconnected"):
        return 400, say(language, "error-4xx")
    if isinstance(error, ODD):
        log.warning("a request cannot be read or written down: %s", type(error).__name__)
        return 400, say(language, "error-4xx")
    # An invitation is a secret, and a path may hold anything.
    path = "/seat/…" if request.url.path.startswith("/seat/") else request.url.path
    log.error("unexpected error at %r", path, exc_info=error)
    return 500, say(language, "error-500")


def _status(request: AnyRequest, error: LudothequeError) -> int:
    if isinstance(error, NotAllowed):
        return 403
    if isinstance(error, NoTable | NoInvitation) or (isinstance(error, UnknownGame) and request.method in SAFE_METHODS):
        return 404
    if isinstance(error, Forgotten):
        return 410
    if isinstance(error, Unopenable):
        log.error("a table cannot be opened", exc_info=error)
        return 503
    if isinstance(error, TooManyWait):
        return 429
    return 409 if isinstance(error, BadAnswer | UndoRefused | NotNow) else 400


def _said(request: AnyRequest, error: LudothequeError, language: str) -> str:
    """Return what an error says; numbers of questions are for programs."""
    if isinstance(error, OldQuestion) and not request.url.path.startswith("/api/"):
        return say(language, "old-question")
    text = error.say(language)
    if wants_json(request):
        return text
    # The name of a file at the head of a sentence keeps its letters.
    return text[:1] + finished(text)[1:] if "." in text.split(" ", 1)[0] else finished(text)
