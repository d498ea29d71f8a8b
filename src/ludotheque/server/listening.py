"""How the server listens: it does not wait for ever for a request to end, nor for a reader who reads no more."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ludotheque.errors import LudothequeError
from ludotheque.server.settings import Settings

BACKLOG = 2048
# Bytes of all that a request says before its body.
LARGEST_HEAD = 32_000
# Requests that somebody may send before the first of them is answered.
MOST_AHEAD = 16


class CannotListen(LudothequeError):
    """The address or port cannot be had."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it; but a request that does not come to an end, or whose head has none, is given up."""

    patience = 30.0
    deadline: asyncio.TimerHandle | None = None
    # A request has begun and not ended; and the bytes that came before the end of its head.
    is_open = False
    head: int | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        if self.head is not None:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.transport.abort()
        # Whoever sends nothing but empty lines sends no request either.
        cycle: RequestResponseCycle | None = self.cycle
        if self.is_open or cycle is None or cycle.response_complete:
            self._wait()

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        super().on_message_begin()
        self.is_open, self.head = True, 0

    def on_headers_complete(self) -> None:
        """Begin to answer; a body may still come."""
        self.head = None
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests ahead of their answers")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: all of the request is there."""
        self.is_open = False
        self._stop()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.patience, self._give_up)

    def _give_up(self) -> None:
        """Close the connection, unless it is this side that does not read on."""
        self.deadline = None
        if self.flow.read_paused:
            self._wait()
        else:
            self.transport.abort()

    def _stop(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def protocol(settings: Settings) -> type[PatientProtocol]:
    """Return the protocol with the patience that is set."""
    return type("Protocol", (PatientProtocol,), {"patience": settings.patience})


def listen(settings: Settings) -> socket.socket:
    """Return the socket to listen on; the system cuts off whoever reads nothing for longer than the patience lasts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if unread := getattr(socket, "TCP_USER_TIMEOUT", None):
            found.setsockopt(socket.IPPROTO_TCP, unread, int(settings.patience * 1000))
        found.bind((settings.host, settings.port))
        found.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        found.close()
        raise CannotListen(
            f"cannot listen on {settings.host}:{settings.port} ({_reason(error)}); choose another --port or --host",
            f"impossible d'écouter sur {settings.host}:{settings.port} ({_reason(error)}) ; "
            "choisissez un autre --port ou --host",
        ) from error
    return found


def _reason(error: Any) -> str:
    return str(getattr(error, "strerror", None) or error)
