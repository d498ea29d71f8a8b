"""How a server is set: where it listens and keeps its data, how bots think, how much it takes from one visitor."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from secrets import token_hex

from ludotheque.errors import BadSetup
from ludotheque.store import default_url


@dataclass(frozen=True)
class Settings:
    """The settings of one server process; each can come from the environment as LUDOTHEQUE_NAME."""

    database: str = field(default_factory=default_url)
    host: str = "127.0.0.1"
    port: int = 8017
    # Bots think in so many processes of their own; none means that other nodes do it.
    workers: int = 2
    # How long other nodes leave a seat to the node that lets a bot think for it.
    lease: float = 15.0
    # The least time between two answers of a bot, so that people can follow.
    pace: float = 0.0
    # How long a bot takes at least where it is asked for what it may hold: as long with nothing to play as with much.
    hush: float = 0.9
    # Tables kept in memory.
    cache: int = 1000
    # Per visitor: writes a second in the long run, writes at once, new tables in ten minutes. Zero means no limit.
    writes: float = 10.0
    burst: int = 60
    new_tables: int = 40
    # Per visitor: pages and questions a second in the long run, and at once. Zero means no limit.
    reads: float = 40.0
    read_burst: int = 400
    # Set behind a proxy that speaks https to the world: cookies are then sent over https only.
    secure: bool = False
    # Proxies whose word about a visitor's address is believed: addresses or networks, with commas; * for all.
    proxies: str = ""
    # Seconds in which a request must have come whole, and in which a reader must have read something.
    patience: float = 30.0
    # Show in /health what time is spent on. Only to measure with: it tells when somebody answers in secret.
    measures: bool = False
    # What whoever collects figures must show to read /metrics; without it nobody can.
    metrics: str = field(default="", repr=False)
    # "json" for a log of one JSON object a line, requests too; else warnings in plain text.
    log: str = ""
    node: str = field(default_factory=lambda: token_hex(6))

    def believed(self) -> str:
        """Return the proxies that are believed: without a word about them, one on this machine that speaks https."""
        return self.proxies or ("127.0.0.1" if self.secure else "")


def from_environment(**given: object) -> Settings:
    """Return the settings that the environment gives, with those that were given besides."""
    found: dict[str, object] = {}
    for entry in fields(Settings):
        text = os.environ.get(f"LUDOTHEQUE_{entry.name.upper()}")
        if text is not None and entry.name != "database":
            found[entry.name] = _read(entry.name, str(entry.type), text)
    found.update({name: value for name, value in given.items() if value is not None})
    return Settings(**found)  # type: ignore[arg-type]


def _read(name: str, kind: str, text: str) -> object:
    if kind == "bool":
        return text.lower() in ("1", "true", "yes")
    try:
        return {"int": int, "float": float}.get(kind, str)(text)
    except ValueError as error:
        variable = f"LUDOTHEQUE_{name.upper()}"
        raise BadSetup(
            f"{variable} must be a number, not {text[:40]!r}", f"{variable} doit être un nombre, pas {text[:40]!r}"
        ) from error
