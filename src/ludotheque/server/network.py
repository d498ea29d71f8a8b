"""Where others reach the server: the addresses of its machine, and doors on the local network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any

import ifaddr

from ludotheque.server.listening import CannotListen, listen
from ludotheque.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def own_addresses() -> list[str]:
    """Return the addresses of this machine that others can reach, those of home networks first."""
    found = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    useful = [text for text in dict.fromkeys(found) if not _is_of_no_use(text)]
    return sorted(useful, key=lambda text: not ipaddress.ip_address(text).is_private)


def _is_of_no_use(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return address.is_loopback or address.is_link_local or address.is_unspecified


@lru_cache(maxsize=256)
def is_here(host: str | None) -> bool:
    """Tell whether an address, or the name of a host, is that of the machine itself, of no use to others."""
    if host in (None, "", "localhost"):
        return True
    try:
        return ipaddress.ip_address(str(host)).is_loopback
    except ValueError:
        return False


# Names that only a home network gives.
AT_HOME = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")


@lru_cache(maxsize=256)
def is_local(host: str) -> bool:
    """Tell whether a name is an address, or one that no page from elsewhere can take for its own."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.rpartition(":")[0] or host
    with suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return "." not in name or name.lower().endswith(AT_HOME)


def doors(settings: Settings, port: int) -> list[socket.socket]:
    """Return sockets that listen on all addresses of this machine which others can reach, at the same port."""
    found: list[socket.socket] = []
    for address in own_addresses():
        try:
            found.append(listen(replace(settings, host=address, port=port)))
        except CannotListen:
            continue
    return found


class Neighbourhood:
    """Whether the server is open to the network, and at which addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = settings.port
        # The server that runs, which takes in more doors; none in tests and under other servers.
        self.server: Any = None
        self.open_at: list[str] = own_addresses() if settings.host in EVERYWHERE else []
        if not is_here(settings.host) and not self.open_at:
            self.open_at = [settings.host]

    @property
    def addresses(self) -> list[str]:
        """Return where others reach the server."""
        return [f"http://{address}:{self.port}/" for address in self.open_at]

    def note(self, found: list[socket.socket]) -> None:
        """Remember doors that are open."""
        self.open_at += [door.getsockname()[0] for door in found]

    async def open(self) -> None:
        """Listen on the network too, from now on."""
        if self.open_at or self.server is None:
            return
        found = doors(self.settings, self.port)
        config, loop = self.server.config, asyncio.get_running_loop()

        def protocol() -> Any:
            state, app_state = self.server.server_state, self.server.lifespan.state
            return config.http_protocol_class(config=config, server_state=state, app_state=app_state)

        for door in found:
            self.server.servers.append(await loop.create_server(protocol, sock=door))
        self.note(found)
