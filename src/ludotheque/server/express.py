"""A short way for what is sent most: from a request to its handler, without what the framework does for all routes."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse
from litestar.routes import HTTPRoute
from litestar.types import Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent

from ludotheque.server import guard, metrics

# Where answers go. Each handler takes a request and the id of a table, and nothing else.
ROUTES = ("/t/{id}/answer", "/t/{id}/undo")


class Express:
    """Calls the handlers of a few routes just as the framework does: checked, counted and refused alike."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.handlers = {
            route.path_format.rpartition("/")[2]: (route.path_format, route.route_handler_map["POST"][0])
            for route in app.routes
            if isinstance(route, HTTPRoute) and route.path_format in ROUTES
        }

    def found(self, scope: Any) -> tuple[str, str, HTTPRouteHandler] | None:
        """Return the table, the route and the handler of a request that goes the short way."""
        before, _, deed = scope["path"].rpartition("/")
        if deed not in self.handlers or scope["method"] != "POST" or scope.get("root_path"):
            return None
        start, _, id = before.rpartition("/")
        return (id, *self.handlers[deed]) if start == "/t" and id else None

    async def take(self, found: tuple[str, str, HTTPRouteHandler], scope: Any, receive: Receive, send: Send) -> None:
        """Answer a request."""
        id, scope["path_template"], handler = found
        scope["app"] = scope["litestar_app"] = self.app
        scope["route_handler"] = handler
        scope["path_params"] = {"id": id}
        scope.setdefault("state", {})
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        try:
            if check := handler.resolve_before_request():
                await check(request)
            response: Response[Any] = await handler.fn(request, id)
        except Exception as error:
            response = guard.answer_error(request, error)
        await self.answer(response.to_asgi_response(None, request), scope, send)

    async def answer(self, response: ASGIResponse, scope: Scope, send: Send) -> None:
        """Send what is counted and bears all headers."""
        headers = response.encode_headers()
        start = HTTPResponseStartEvent(type="http.response.start", status=response.status_code, headers=headers)
        await guard.add_headers(start, scope)
        await metrics.note(start, scope)
        await send(start)
        await send(HTTPResponseBodyEvent(type="http.response.body", body=response.body, more_body=False))
