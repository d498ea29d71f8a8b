"""What a server counts, in Prometheus' text format; and its log, a JSON object a line with the id of the request."""

from __future__ import annotations

import hmac
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextvars import ContextVar
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from ludotheque.server.people import AnyRequest

if TYPE_CHECKING:
    from ludotheque.server.site import Site

# Where Litestar lets us note something about a request.
BEGUN = "ludotheque-begun"
requests = logging.getLogger("ludotheque.requests")
_request: ContextVar[str] = ContextVar("request", default="")


class Tally:
    """Requests by method, route and status, and the seconds until each was answered."""

    def __init__(self) -> None:
        self.answered: Counter[tuple[str, str, int]] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self.answered[method, route, status] += 1
        self.seconds[route] += seconds


def begin(scope: Scope) -> None:
    """Give a request an id that its log lines bear."""
    _request.set(token_hex(8))
    scope["state"][BEGUN] = time.perf_counter()


async def note(message: Message, scope: Scope) -> None:
    """Count a request when it is answered, and log it by its route: addresses may hold secrets, routes do not."""
    if message["type"] != "http.response.start":
        return
    tally = getattr(getattr(scope["litestar_app"].state, "site", None), "tally", None)
    seconds = time.perf_counter() - scope["state"].get(BEGUN, time.perf_counter())
    method = str(scope.get("method", ""))
    route, status = str(scope.get("path_template") or "none"), int(message["status"])
    if tally is not None:
        tally.note(method, route, status, seconds)
    message["headers"] = [*message["headers"], (b"x-request-id", _request.get().encode())]
    more = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
    requests.info("answered", extra={"told": more})


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Give all figures to whoever shows the token; they count secret answers too, so nobody else gets them."""
    site: Site = request.app.state.site
    shown = request.headers.get("authorization", "").encode()
    if not site.settings.metrics or not hmac.compare_digest(shown, f"Bearer {site.settings.metrics}".encode()):
        raise NotFoundException
    return Response("\n".join([*figures(site), ""]), media_type="text/plain; version=0.0.4; charset=utf-8")


def figures(site: Site) -> Iterator[str]:
    """Yield all lines."""
    yield from _head("requests_total", "counter", "Requests answered.")
    for (method, route, status), count in sorted(site.tally.answered.items()):
        yield f'ludotheque_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}'
    yield from _head("request_seconds_total", "counter", "Seconds until requests were answered.")
    for route, seconds in sorted(site.tally.seconds.items()):
        yield f'ludotheque_request_seconds_total{{route="{route}"}} {seconds:.6f}'
    spent = site.hall.spent
    for name, kind, help_text, value in (
        ("answers_total", "counter", "Answers and undos taken.", site.hall.answered),
        ("engine_seconds_total", "counter", "Seconds spent on rules.", spent["engine"]),
        ("database_seconds_total", "counter", "Seconds spent writing answers.", site.database.busy),
        (
            "streams",
            "gauge",
            "Pages that follow a table.",
            sum(len(live.followers) for live in site.hall.lives.values()),
        ),
        ("tables", "gauge", "Tables in memory.", len(site.hall.lives)),
        ("bots_waiting", "gauge", "Bots that wait for a place to think.", len(site.robots.shares.queue)),
        ("bots_thinking", "gauge", "Tables whose bots think or wait.", len(site.robots.busy)),
        ("tasks", "gauge", "Works that go on beside requests.", len(site.supervisor.tasks)),
        ("tasks_ill", "gauge", "Works, or tables at one, that fail.", len(site.supervisor.ill)),
    ):
        yield from _head(name, kind, help_text)
        yield f"ludotheque_{name} {value}"


def _head(name: str, kind: str, help_text: str) -> list[str]:
    return [f"# HELP ludotheque_{name} {help_text}", f"# TYPE ludotheque_{name} {kind}"]


class Lines(logging.Formatter):
    """Writes a log record as a JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line: when, how grave, where, what, of which request, and what went wrong."""
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if _request.get():
            told["request"] = _request.get()
        told.update(getattr(record, "told", {}))
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def log_in_lines() -> None:
    """Let everything that is logged be a JSON object on a line, requests too."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    requests.setLevel(logging.INFO)
