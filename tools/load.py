"""Measures a server under load: many tables at once, two people at each, who read every update and play legal moves."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlencode

OPTION = re.compile(r'name="option" value="([^"]+)"')
ASSET = re.compile(r'(?:href|src)="(/static/[^"]+)"')


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

    async def chunks(self, headers: dict[str, str]) -> AsyncIterator[bytes]:
        """Yield the body of the answer as it comes."""
        assert self.streams is not None
        reader = self.streams[0]
        if "content-length" in headers:
            yield await reader.readexactly(int(headers["content-length"]))
            return
        while size := int(await reader.readline(), 16):
            yield (await reader.readexactly(size + 2))[:-2]
        await reader.readline()

    async def ask(
        self, method: str, path: str, token: str = "", data: Any = None, form: bool = False
    ) -> tuple[str, bytes]:
        """Send a request and return status and body, still compressed if it came so."""
        body = b"" if data is None else urlencode(data).encode() if form else json.dumps(data).encode()
        kind = "" if data is None else "application/x-www-form-urlencoded" if form else "application/json"
        headers = await self.send(method, path, token, body, kind)
        return headers["status"], b"".join([chunk async for chunk in self.chunks(headers)])


def unpacked(body: bytes) -> bytes:
    """Return a body as it was before it was compressed."""
    return zlib.decompress(body, 31) if body[:2] == b"\x1f\x8b" else body


@dataclass
class Figures:
    """What was measured."""

    answered: int = 0
    errors: int = 0
    to_answer: list[float] = field(default_factory=list)
    to_update: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


class Person:
    """Somebody at a table: an open page that follows it, and a connection to answer on."""

    def __init__(self, port: int, table: str, seat: int, token: str, figures: Figures) -> None:
        self.port, self.table, self.seat, self.token, self.figures = port, table, seat, token, figures
        self.wire = Wire(port)
        self.number, self.options = -1, list[str]()
        self.changed = asyncio.Condition()

    async def follow(self) -> None:
        """Read the stream of updates like a page does."""
        stream = Wire(self.port)
        headers = await stream.send("GET", f"/t/{self.table}/stream", self.token)
        unpack, text, size = zlib.decompressobj(31), b"", 0
        async for chunk in stream.chunks(headers):
            text += unpack.decompress(chunk)
            size += len(chunk)
            while b"\n\n" in text:
                event, _, text = text.partition(b"\n\n")
                if event.startswith(b"event: update"):
                    await self.take(json.loads(event.partition(b"data: ")[2]))
                    self.figures.sizes.append(size)
                size = 0

    async def take(self, update: dict[str, Any]) -> None:
        """Look what can be answered now."""
        ask = update["parts"].get("ask")
        async with self.changed:
            self.number = update["number"]
            if ask is not None:
                self.options = OPTION.findall(ask[1])
            self.changed.notify_all()

    async def until(self, number: int) -> None:
        """Wait until the page shows what comes after an answer."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.number >= number)


async def play(people: list[Person], pace: float, until: float, random: Random, figures: Figures) -> None:
    """Play a table at a pace: each answer waits until both pages show it."""
    for person in people:
        await person.until(0)
    await asyncio.sleep(random.uniform(0, pace))
    while time.monotonic() < until:
        asked = next((person for person in people if person.options), None)
        if asked is None:
            return
        number, option = asked.number, random.choice(asked.options)
        data = {"seat": asked.seat, "question": number, "option": option}
        started = time.monotonic()
        status, _ = await asked.wire.ask("POST", f"/t/{asked.table}/answer", asked.token, data, form=True)
        answered = time.monotonic()
        if status != "200":
            figures.errors += 1
            return
        await asyncio.gather(*[person.until(number + 1) for person in people])
        figures.answered += 1
        figures.to_answer.append(answered - started)
        figures.to_update.append(time.monotonic() - started)
        if pace:
            next_at = min(until, started + random.expovariate(1 / pace))
            await asyncio.sleep(max(0.0, next_at - time.monotonic()))


async def open_tables(port: int, count: int, figures: Figures) -> list[list[Person]]:
    """Open so many tables and sit two people down at each."""
    wire, found = Wire(port), []
    for _ in range(count):
        order = {"game": "smallworld", "seats": [{"kind": "me"}, {"kind": "link"}]}
        status, body = await wire.ask("POST", "/api/tables", data=order)
        assert status == "201", body
        made = json.loads(unpacked(body))
        friend = {"invitation": made["invitations"][0]["code"]}
        _, body = await wire.ask("POST", f"/api/tables/{made['table']['id']}/join", data=friend)
        seats = [*made["seats"], json.loads(unpacked(body))]
        found.append([Person(port, seat["table"], seat["seat"], seat["token"], figures) for seat in seats])
    return found


async def spent(port: int) -> dict[str, float]:
    """Return what the server says it spent its time on."""
    _, body = await Wire(port).ask("GET", "/health")
    return dict(json.loads(unpacked(body))["seconds"])


async def page_weight(port: int, person: Person) -> int:
    """Return the bytes of a table's page with all it refers to, compressed."""
    wire = Wire(port)
    _, page = await wire.ask("GET", f"/t/{person.table}", person.token)
    assets = [await wire.ask("GET", path) for path in sorted(set(ASSET.findall(unpacked(page).decode())))]
    return len(page) + sum(len(body) for _, body in assets)


def memory(pid: int) -> int:
    """Return the bytes that a process holds in memory."""
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Return the seconds that a process has computed, whatever else the machine did meanwhile."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Return the figures of one run: at a rate of answers a second for all tables together, or as many as it takes."""
    figures = Figures()
    empty = memory(pid)
    people = await open_tables(port, tables, figures)
    followers = [asyncio.create_task(person.follow()) for pair in people for person in pair]
    await asyncio.gather(*[person.until(0) for pair in people for person in pair])
    full = memory(pid)
    weight = await page_weight(port, people[0][0])
    before, computed, began = await spent(port), cpu_seconds(pid), time.monotonic()
    figures.sizes.clear()
    pace = tables / rate if rate else 0.0
    games = [play(pair, pace, began + seconds, Random(i), figures) for i, pair in enumerate(people)]
    await asyncio.gather(*games)
    took = time.monotonic() - began
    after = await spent(port)
    for follower in followers:
        follower.cancel()
    return {
        "tables": tables,
        "wanted_per_second": rate or None,
        "answers_per_second": round(figures.answered / took, 1),
        "errors": figures.errors,
        "answer_ms": percentiles(figures.to_answer),
        "answer_to_update_ms": percentiles(figures.to_update),
        "share_of_one_core": {name: round((after[name] - before.get(name, 0.0)) / took, 3) for name in after},
        "server_cpu_ms_per_answer": round((cpu_seconds(pid) - computed) / max(1, figures.answered) * 1000, 2),
        "kB_per_table": round((full - empty) / tables / 1000, 1),
        "page_kB": round(weight / 1000, 1),
        "update_kB": {
            "mean": round(sum(figures.sizes) / len(figures.sizes) / 1000, 2),
            "max": max(figures.sizes) / 1000,
        },
    }


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Return p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds)
    return {f"p{p}": round(ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000, 1) for p in (50, 95, 99)}


def start(database: str) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server without limits per visitor, since all visitors here are one."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    unlimited = {
        "LUDOTHEQUE_WRITES": "0",
        "LUDOTHEQUE_NEW_TABLES": "0",
        "LUDOTHEQUE_WORKERS": "0",
        "LUDOTHEQUE_MEASURES": "1",
        "LUDOTHEQUE_READS": "0",
    }
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, env={**os.environ, **unlimited}, stdout=subprocess.DEVNULL)
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, port
        assert process.poll() is None, "the server did not start"
        time.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0, help="answers a second of all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(f"sqlite:///{folder}/tables.sqlite")
        try:
            for rate in (chosen.rate, 0.0):
                print(
                    json.dumps(asyncio.run(measure(port, process.pid, chosen.tables, rate, chosen.seconds)), indent=1)
                )
        finally:
            process.kill()


if __name__ == "__main__":
    main()
