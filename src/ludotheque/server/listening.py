"""How the server listens: it does not wait for ever for a request to end, nor for a reader who reads no more."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotheque.errors import LudothequeError
from ludotheque.server.settings import Settings

BACKLOG = 2048


class CannotListen(LudothequeError):
    """The address or port cannot be had."""


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it; but a request that does not come to an end is given up."""

    patience = 30.0
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever."""
        super().connection_made(transport)
        self.deadline = self.loop.call_later(self.patience, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Go on with the next request, which may have begun already."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stop()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Run a clock while a request has begun and not ended."""
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            if self.deadline is None:
                self.deadline = self.loop.call_later(self.patience, self.transport.abort)
        else:
            self._stop()

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
