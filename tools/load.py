"""Measures servers under load: many tables of all games, people who read every update and play, spectators, bots."""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec

OPTION = re.compile(r'name="option" value="([^"]+)"')
ASSET = re.compile(r'(?:href|src)="(/static/[^"]+)"')
# How many people sit at a table of each game.
PEOPLE = {"smallworld": 2, "immortals": 3, "mageknight": 2, "ebbland": 2}
# Where people choose in secret, nobody can tell from a page who learns of an answer: only whoever gave it is awaited.
SECRET = ("immortals",)
HERE = Path(__file__).resolve().parent.parent
# Whatever is asked for, no run opens more tables than this.
MOST_TABLES = 2000
# Answers at each table before anything is measured.
WARM = 8


class Wire:
    """A connection that is kept, with no more of HTTP than this test needs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, token: str = "", body: bytes = b"", kind: str = "") -> dict[str, str]:
        """Send a request and return the headers of the answer; the status is among them."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        head = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}", "accept-encoding: gzip"]
        head += [f"authorization: Bearer {token}"] if token else []
        head += [f"content-type: {kind}", f"content-length: {len(body)}", "accept: application/json"] if kind else []
        self.streams[1].write("\r\n".join([*head, "", ""]).encode() + body)
        try:
            lines = (await self.streams[0].readuntil(b"\r\n\r\n")).decode().split("\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            # The server closed a connection that was idle; the same request again is harmless.
            self.streams = None
            return await self.send(method, path, token, body, kind)
        pairs = (line.partition(": ") for line in lines[1:] if line)
        return {"status": lines[0].split()[1], **{name.lower(): value for name, _, value in pairs}}

    async def body(self, headers: dict[str, str]) -> bytes:
        """Return the body of the answer."""
        assert self.streams is not None
        reader, found = self.streams[0], b""
        if "content-length" in headers:
            return await reader.readexactly(int(headers["content-length"]))
        while size := int(await reader.readline(), 16):
            found += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
        return found

    async def ask(
        self, method: str, path: str, token: str = "", data: Any = None, form: bool = False
    ) -> tuple[str, bytes]:
        """Send a request and return status and body, still compressed if it came so."""
        body = b"" if data is None else urlencode(data).encode() if form else json.dumps(data).encode()
        kind = "" if data is None else "application/x-www-form-urlencoded" if form else "application/json"
        headers = await self.send(method, path, token, body, kind)
        return headers["status"], await self.body(headers)


class Stream(asyncio.Protocol):
    """A stream of updates, read where it arrives: whoever measures shall not be what is measured."""

    def __init__(self, page: Page) -> None:
        self.page, self.rest, self.text = page, b"", b""
        self.size, self.unpacker = 0, zlib.decompressobj(31)
        self.is_begun = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the updates of a table."""
        table, token = self.page.table, self.page.token
        head = [f"GET /t/{table.id}/stream HTTP/1.1", f"host: 127.0.0.1:{table.port}", "accept-encoding: gzip"]
        head += [f"authorization: Bearer {token}"] if token else []
        assert isinstance(transport, asyncio.WriteTransport)
        transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take what came: after the head, chunks with their lengths."""
        self.rest += data
        if not self.is_begun:
            head, end, body = self.rest.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 200 " in head.partition(b"\r\n")[0], head
            self.is_begun, self.rest = True, body
        while b"\r\n" in self.rest:
            length, _, body = self.rest.partition(b"\r\n")
            size = int(length, 16)
            if len(body) < size + 2:
                return
            self.rest = body[size + 2 :]
            self.take(body[:size])

    def take(self, chunk: bytes) -> None:
        """Take a chunk; an event may come in several."""
        self.text += self.unpacker.decompress(chunk)
        self.size += len(chunk)
        while b"\n\n" in self.text:
            event, _, self.text = self.text.partition(b"\n\n")
            if event.startswith(b"event: update"):
                self.page.take(UPDATE.decode(event.partition(b"data: ")[2]), self.size)
            self.size = 0


def unpacked(body: bytes) -> bytes:
    """Return a body as it was before it was compressed."""
    return zlib.decompress(body, 31) if body[:2] == b"\x1f\x8b" else body


def spliced(text: str, splices: list[list[Any]]) -> str:
    """Return a part in which some lines gave way to others, as a page does it."""
    lines = text.split("\n")
    for at, gone, *come in reversed(splices):
        lines[at : at + gone] = come[0].split("\n") if come else []
    return "\n".join(lines)


class Update(msgspec.Struct):
    """Of an update, what somebody must know to answer: the rest is read, but not understood."""

    number: int
    parts: dict[str, tuple[str, msgspec.Raw]]
    is_over: bool = False


UPDATE = msgspec.json.Decoder(Update)


@dataclass
class Figures:
    """What was measured."""

    answered: int = 0
    errors: int = 0
    updates: int = 0
    to_answer: list[float] = field(default_factory=list)
    to_update: list[float] = field(default_factory=list)
    # From when somebody meant to answer, be the server ever so late.
    from_wish: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def begin(self) -> None:
        """Forget what was measured so far."""
        vars(self).update(vars(Figures()))


class Page:
    """An open page that follows a table: somebody's at it, or a spectator's."""

    def __init__(self, table: Table, seat: int = -1, token: str = "") -> None:
        self.table, self.seat, self.token = table, seat, token
        self.wire = Wire(table.port)
        self.number, self.options, self.is_over = -1, list[str](), False
        self.ask, self.transport = "", asyncio.Transport()

    async def follow(self) -> None:
        """Open the stream of updates like a page does."""
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: Stream(self), "127.0.0.1", self.table.port)

    def take(self, update: Update, size: int) -> None:
        """Look what can be answered now."""
        figures = self.table.figures
        figures.updates += 1
        figures.sizes.append(size)
        self.number, self.is_over = update.number, update.is_over
        if "ask" in update.parts:
            change = msgspec.json.decode(update.parts["ask"][1])
            self.ask = change if isinstance(change, str) else spliced(self.ask, change)
            self.options = OPTION.findall(self.ask)
        self.table.look()


class Table:
    """A table with people who play at it, and others who watch."""

    def __init__(self, port: int, figures: Figures, bots: int = 0) -> None:
        self.port, self.figures, self.bots, self.id, self.game = port, figures, bots, "", ""
        self.people, self.watchers = list[Page](), list[Page]()
        # What somebody waits for, and how they are told.
        self.awaited: tuple[Callable[[], bool], asyncio.Future[None]] | None = None

    async def open(self, wire: Wire, game: str, watchers: int) -> None:
        """Open it, sit everybody down, and open all their pages."""
        seats = [
            {"kind": "me"},
            *[{"kind": "link"}] * (PEOPLE[game] - 1 - self.bots),
            *[{"kind": "bot", "bot": "easy"}] * self.bots,
        ]
        status, body = await wire.ask("POST", "/api/tables", data={"game": game, "seats": seats})
        assert status == "201", body
        made = json.loads(unpacked(body))
        self.id, self.game, sitting = made["table"]["id"], game, list(made["seats"])
        for invitation in made.get("invitations", ()):
            _, body = await wire.ask("POST", f"/api/tables/{self.id}/join", data={"invitation": invitation["code"]})
            sitting.append(json.loads(unpacked(body)))
        self.people = [Page(self, seat["seat"], seat["token"]) for seat in sitting]
        self.watchers = [Page(self) for _ in range(watchers)]
        for page in (*self.people, *self.watchers):
            await page.follow()
        await self.until(lambda: all(page.number >= 0 for page in (*self.people, *self.watchers)))

    async def until(self, is_so: Callable[[], bool], seconds: float = 60.0) -> bool:
        """Wait until something is so, but not for ever."""
        if is_so():
            return True
        told = asyncio.get_running_loop().create_future()
        self.awaited = is_so, told
        try:
            async with asyncio.timeout(max(0.01, seconds)):
                await told
        except TimeoutError:
            return False
        finally:
            self.awaited = None
        return True

    def look(self) -> None:
        """Tell whoever waits for something if it is so now."""
        if self.awaited is not None and not self.awaited[1].done() and self.awaited[0]():
            self.awaited[1].set_result(None)

    async def play(self, pace: float, until: float, random: Random, answers: int = 1_000_000) -> None:
        """Play at a pace: each answer waits until all pages show it that may know of it."""
        wish = time.monotonic() + random.uniform(0, pace)
        for _ in range(answers):
            await asyncio.sleep(max(0.0, min(wish, until) - time.monotonic()))
            is_time = await self.until(lambda: bool(self.asked()) or self.is_over(), until - time.monotonic())
            if not is_time or self.is_over():
                return
            began = max(wish, time.monotonic()) if self.bots else wish if pace else time.monotonic()
            if not await self.answer(random, began) or time.monotonic() >= until:
                return
            wish = max(began, wish) + random.expovariate(1 / pace) if pace else time.monotonic()

    def asked(self) -> list[Page]:
        """Return whose pages ask something."""
        return [page for page in self.people if page.options]

    def is_over(self) -> bool:
        """Tell whether the game is."""
        return any(page.is_over for page in self.people)

    async def answer(self, random: Random, wish: float) -> bool:
        """Give any answer and see it shown; tell whether that went well."""
        asked = self.asked()
        page, figures = random.choice(asked), self.figures
        number, option = page.number, random.choice(page.options)
        data = {"seat": page.seat, "question": number, "option": option}
        started = time.monotonic()
        status, _ = await page.wire.ask("POST", f"/t/{self.id}/answer", page.token, data, form=True)
        figures.to_answer.append(time.monotonic() - started)
        # While several choose at once, nobody else learns that one has.
        is_open = len(asked) == 1 and not self.bots and self.game not in SECRET
        shown = self.people if is_open else [page]
        seen = status == "200" and await self.until(lambda: all(other.number > number for other in shown), 30.0)
        if not seen:
            figures.errors += 1
            return False
        figures.answered += 1
        figures.to_update.append(time.monotonic() - started)
        figures.from_wish.append(time.monotonic() - wish)
        return True

    def close(self) -> None:
        """Close all pages."""
        for page in (*self.people, *self.watchers):
            page.transport.abort()


@dataclass(frozen=True)
class Load:
    """What a server is put under."""

    games: tuple[str, ...]
    tables: int
    # Answers a second of all tables together; zero: as many as it takes.
    rate: float
    seconds: float
    watchers: int = 0
    bots: int = 0
    # Tables a second that open by themselves while the others play, each for so many answers.
    arrivals: float = 0.0
    answers: int = 20


async def arrive(port: int, load: Load, until: float, figures: Figures) -> int:
    """Let tables open one after the other, whether the server keeps up or not, and return how many did."""
    random, playing = Random(1), list[asyncio.Task[None]]()

    async def come(number: int) -> None:
        table = Table(port, figures, load.bots)
        await table.open(Wire(port), load.games[number % len(load.games)], load.watchers)
        await table.play(0.5, until, Random(number), load.answers)
        table.close()

    while load.arrivals and time.monotonic() < until and len(playing) < MOST_TABLES:
        playing.append(asyncio.create_task(come(len(playing))))
        await asyncio.sleep(random.expovariate(load.arrivals))
    await asyncio.gather(*playing)
    return len(playing)


async def spent(port: int) -> dict[str, float]:
    """Return what the server says it spent its time on."""
    _, body = await Wire(port).ask("GET", "/health")
    return dict(json.loads(unpacked(body))["seconds"])


async def page_weight(port: int, page: Page) -> int:
    """Return the bytes of a table's page with all it refers to, compressed."""
    wire = Wire(port)
    _, body = await wire.ask("GET", f"/t/{page.table.id}", page.token)
    assets = [await wire.ask("GET", path) for path in sorted(set(ASSET.findall(unpacked(body).decode())))]
    return len(body) + sum(len(asset) for _, asset in assets)


def memory(pid: int) -> int:
    """Return the bytes that a process holds in memory."""
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Return the seconds that a process has computed, whatever else the machine did meanwhile."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, load: Load) -> dict[str, Any]:
    """Return the figures of one run."""
    figures, wire, empty = Figures(), Wire(port), memory(pid)
    tables = [Table(port, figures, load.bots) for _ in range(min(load.tables, MOST_TABLES))]
    for number, table in enumerate(tables):
        await table.open(wire, load.games[number % len(load.games)], load.watchers)
    full = memory(pid)
    # What a server does only once (templates, rules, words) is no part of an answer's price.
    await asyncio.gather(*(table.play(0.0, math.inf, Random(-number), WARM) for number, table in enumerate(tables)))
    weight = await page_weight(port, tables[0].people[0])
    before, computed, began = await spent(port), cpu_seconds(pid), time.monotonic()
    own = time.process_time()
    figures.begin()
    until, pace = began + load.seconds, load.tables / load.rate if load.rate else 0.0
    games = [table.play(pace, until, Random(number)) for number, table in enumerate(tables)]
    arrived, *_ = await asyncio.gather(arrive(port, load, until, figures), *games)
    took, computed, own = time.monotonic() - began, cpu_seconds(pid) - computed, time.process_time() - own
    after = await spent(port)
    for table in tables:
        table.close()
    each = max(1, figures.answered)
    return {
        "games": ",".join(load.games),
        "tables": load.tables,
        "arrived": arrived,
        "wanted_per_second": load.rate or None,
        "answers_per_second": round(figures.answered / took, 1),
        "answers_per_cpu_second": round(figures.answered / computed, 1),
        "errors": figures.errors,
        "answer_ms": percentiles(figures.to_answer),
        "answer_to_update_ms": percentiles(figures.to_update),
        "wish_to_update_ms": percentiles(figures.from_wish),
        "server_cpu_ms_per_answer": round(computed / each * 1000, 2),
        "of_it_ms": {name: round((after[name] - before.get(name, 0.0)) / each * 1000, 2) for name in after},
        "measuring_cpu_ms_per_answer": round(own / each * 1000, 2),
        "updates_per_answer": round(figures.updates / each, 2),
        "kB_per_table": round((full - empty) / load.tables / 1000, 1),
        "page_kB": round(weight / 1000, 1),
        "update_kB": {"mean": round(sum(figures.sizes) / max(1, len(figures.sizes)) / 1000, 2)},
    }


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Return p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {f"p{p}": round(ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000, 1) for p in (50, 95, 99)}


@contextmanager
def serving(tree: Path, workers: int) -> Iterator[tuple[int, int]]:
    """Run the server of a checkout without limits per visitor, since all visitors here are one: its port and id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    names = ("WRITES", "NEW_TABLES", "READS")
    unlimited = {f"LUDOTHEQUE_{name}": "0" for name in names}
    settings = {**os.environ, **unlimited, "LUDOTHEQUE_WORKERS": str(workers), "LUDOTHEQUE_MEASURES": "1"}
    python = tree / ".venv" / "bin" / "python"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [python if python.exists() else sys.executable, "-m", "ludotheque", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--database", database], env=settings, cwd=tree, stdout=subprocess.DEVNULL
        )
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                assert process.poll() is None, "the server did not start"
                time.sleep(0.1)
            yield port, process.pid
        finally:
            process.kill()
            process.wait()


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="smallworld", help="with commas, or all")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0, help="answers a second of all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--watchers", type=int, default=0, help="spectators at each table")
    parser.add_argument("--bots", type=int, default=0, help="seats of each table that bots have")
    parser.add_argument("--arrivals", type=float, default=0.0, help="further tables a second, whatever the server does")
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    games = tuple(PEOPLE) if chosen.games == "all" else tuple(chosen.games.split(","))
    trees = [chosen.against.resolve(), HERE] if chosen.against else [HERE]
    for _ in range(chosen.rounds):
        for tree in trees:
            with serving(tree, min(1, chosen.bots)) as (port, pid):
                for rate in (chosen.rate, 0.0):
                    arrivals = chosen.arrivals if rate else 0.0
                    load = Load(games, chosen.tables, rate, chosen.seconds, chosen.watchers, chosen.bots, arrivals)
                    found = asyncio.run(measure(port, pid, load))
                    print(json.dumps({"tree": tree.name, **found}), flush=True)


if __name__ == "__main__":
    main()
