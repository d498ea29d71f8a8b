"""Sends to every address of the server what nobody sane would send, and tells which requests break it.

python tools/fuzz.py [--requests 20000] [--seed 1] [--postgresql]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, unquote, urlencode

from litestar import Litestar

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludotheque import bots, games, puzzles, record, rulebook, server
from ludotheque.match import Match
from ludotheque.server.app import create_app, prepare
from ludotheque.server.settings import Settings
from ludotheque.store import migrate
from tests.server.running import postgres

# Whoever takes longer than this to answer does not answer.
PATIENCE = 60.0
HOST = b"table.local"
DEEP = 20_000
NASTY = (
    *("", " ", "0", "1", "2", "-1", "-0", "007", "77", "9999999", "1e400", "nan", "inf", "0x10", "²", "٣", "½"),
    *("9" * 5000, "-" + "9" * 5000, str(2**31), str(2**63), str(-(2**63) - 1), "\0", "a\0b", "\x7f\x1b[31m"),
    *("x" * 41, "x" * 81, "é" * 90, "x" * 301, "W" * 5000, "\u202egnp", "\u200b", "👩‍👩‍👧", "\ufeff", "\ufffe"),
    *("null", "true", "[]", "{}", '"', "'", "' OR 1=1 --", "<img src=x>", "{{7*7}}", "../../etc/passwd", "%00", "%"),
    *("card-9999", "region-9999", "card-²", "button-", "-", "pick.combo.0.0", "pick.combo.999999.0", "a.b.²", "...."),
    *("[", "x]", "[::1", "a:99999999", "a:b", "a@b", "é.local", "a b", "a/b"),
    *("basic.card.9999.0", "pass.button.0.-9", f"pick.combo.{'9' * 5000}.0", "x.y.0.0 " * 60, "//evil.example", "/\\e"),
)
JUNK = (
    *(
        b"",
        b"\xff\xfe\x00",
        b"\x00" * 50,
        b"[" * DEEP,
        b'{"a":' * DEEP,
        b"null",
        b"1",
        b'"x"',
        b"[1,2]",
        b"{",
        b'"\\ud800"',
    ),
    *(
        b'{"text":"\\u0000"}',
        b'{"number":' + b"9" * 5000 + b"}",
        b"a=%00",
        b"=",
        b"&&&",
        b"a=%ff&b=%ed%a0%80",
        b"x" * 70_000,
    ),
    *(
        b'--x\r\ncontent-disposition: form-data; name="record"; filename="\x00"\r\n\r\n{}\r\n--x--',
        b"--x\r\n\r\n",
        b"--x--",
    ),
)
KINDS = (
    *(
        "application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
    ),
    *("text/plain; charset=nonsense", "application/msgpack", "application/json; charset=utf-16", "", "é"),
)
NAMES = (
    *("seat", "question", "option", "text", "game", "name", "clock", "watched", "n", "back", "lang", "theme", "seats"),
    *("options", "number", "verb", "kind", "index", "arg", "element", "since", "have", "scripts", "q", "record", "bot"),
    *("seat-0", "seat-1", "name-0", "option-map", "seat-" + "9" * 5000, "seat-²", "\0", "token", "invitation"),
    *("adds", "added", "waits"),
)
# What pages and forms name in the server's own words, so that no field is forgotten.
FIELD = re.compile(r"""(?:fields\.get\(|fields\[|number\(fields, )"([\w-]+)"|^    (\w+): FromQuery""", re.MULTILINE)
HEADERS = (
    "authorization",
    "cookie",
    "accept-language",
    "accept",
    "accept-encoding",
    "origin",
    "range",
    "referer",
    "host",
)


@dataclass(frozen=True)
class Sent:
    """A request."""

    method: str
    path: str
    query: str = ""
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    def __str__(self) -> str:
        shown = dict(self.headers)
        return f"{self.method} {self.path[:90]}?{self.query[:90]} {str(shown)[:300]} {self.body[:120]!r}"


@dataclass
class Fuzzer:
    """Makes requests up, some of them nearly right: it knows real tables, seats and questions."""

    app: Litestar
    random: Random
    ways: list[tuple[str, str]] = field(default_factory=list)
    # Table and token of seats that it may act for, and what those were last asked.
    seats: list[tuple[str, str]] = field(default_factory=list)
    asked: dict[str, dict[str, Any]] = field(default_factory=dict)
    # Records, positions and decks, to be changed a little before they are sent.
    files: list[tuple[str, str, bytes]] = field(default_factory=list)
    broken: list[tuple[Sent, int]] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    names: tuple[str, ...] = NAMES
    # Ids of puzzles and clauses.
    ids: list[str] = field(default_factory=list)

    async def run(self, requests: int) -> None:
        """Send so many requests."""
        methods = {(method, route.path) for route in self.app.routes for method in getattr(route, "methods", ())}
        self.ways = sorted(way for way in methods if way[0] in ("GET", "POST"))
        self.names = tuple({*NAMES, *own_names()})
        for name in games.names():
            await self.sit_down(name)
            self.files += nearly_right(name)
            clauses = rulebook.clauses(name)[:20] if name in rulebook.games() else []
            self.ids += [*puzzles.ids(name), *(clause.id for clause in clauses), "1", "learn"]
        await self.sit_down("ebbland", {"decks": "sealed"})
        for number in range(requests):
            if number % 10 == 0:
                await self.look()
            shape = self.random.random()
            sent = self.answer() if shape < 0.15 else self.upload() if shape < 0.2 else self.odd()
            status, _ = await self.send(sent)
            if status >= 500:
                self.broken.append((sent, status))

    async def sit_down(self, game: str, options: dict[str, str] | None = None) -> None:
        """Open a table, and keep the right to play at it."""
        order = {"game": game, "seats": [{"kind": "me"}] * games.load(game).seats[0], "options": options or {}}
        status, body = await self.send(json_request("POST", "/api/tables", order))
        assert status == 201, body
        self.seats += [(seat["table"], seat["token"]) for seat in json.loads(body)["seats"]]

    async def look(self) -> None:
        """Look what a seat is asked."""
        table, token = self.random.choice(self.seats)
        _, body = await self.send(Sent("GET", f"/api/tables/{table}/view", headers=(bearer(token),)))
        self.asked[token] = json.loads(body).get("question") or {}

    def answer(self) -> Sent:
        """Return an answer to a question that was asked, often with something changed in it."""
        table, token = self.random.choice(self.seats)
        question = self.asked.get(token)
        if not question:
            return self.odd()
        option = self.random.choice(question["options"])
        data = {"number": question["number"], **{name: option[name] for name in ("verb", "kind", "index", "arg")}}
        for name in self.random.sample(sorted(data), self.random.choice((0, 1, 1, 2))):
            data[name] = self.random.choice((-1, 999, 10**6, 9999, 10**30, "", "card", "x" * 32, None, "\0", 0.5))
        return json_request("POST", f"/api/tables/{table}/answer", data, bearer(token))

    def upload(self) -> Sent:
        """Return a file that is nearly right: loaded in the lobby, laid on the bench, or brought to a new table."""
        game, name, data = self.random.choice(self.files)
        data = (mutated if name.endswith("json") else rewritten)(self.random, data)
        if not name.endswith("deck"):
            return Sent("POST", "/records", headers=((b"content-type", KINDS[2].encode()),), body=multipart(data, name))
        text, seats = data.decode("utf-8", "replace"), [{"kind": "me"}] * 2
        if self.random.random() < 0.3:
            return json_request("POST", "/api/tables", {"game": game, "seats": seats, "options": {"deck-1": text}})
        done = self.random.choice(("save", "copy", "play", "import", "delete", "plus.²", "mend.3", f"mend.{'9' * 50}"))
        fields = {"do": done, "text": text, "rest": text, "n-oda": self.value(), "role-leader": self.value()}
        path = f"/decks/{game}{self.random.choice(('', '/review'))}"
        return Sent("POST", path, headers=((b"content-type", KINDS[1].encode()),), body=urlencode(fields).encode())

    def odd(self) -> Sent:
        """Return any request."""
        method, template = self.random.choice(self.ways)
        if template.endswith("/hint") and self.random.random() < 0.95:
            method, template = self.random.choice(self.ways)
        table, token = self.random.choice(self.seats)
        path = re.sub(r"\{\w+:\w+\}", lambda found: self.part(found[0], template, table), template)
        pairs = [(self.random.choice(self.names), self.value()) for _ in range(self.random.randrange(4))]
        headers = [(name.encode(), self.value().encode("utf-8", "replace")[:8000]) for name in self.some(HEADERS)]
        if self.random.random() < 0.5:
            headers = [pair for pair in headers if pair[0] != b"authorization"] + [bearer(token)]
        kind, body = ("", b"") if method == "GET" else self.body()
        if kind:
            headers.append((b"content-type", kind.encode()))
        return Sent(method, path, urlencode(pairs), tuple(headers), body)

    def some(self, names: tuple[str, ...]) -> list[str]:
        """Return a few names, most often none."""
        return self.random.sample(names, self.random.choice((0, 0, 1, 2)))

    def part(self, name: str, template: str, table: str) -> str:
        """Return what stands in a path for a parameter."""
        if self.random.random() < 0.5:
            is_of_table = template.startswith(("/t/", "/api/tables/"))
            return table if is_of_table else self.random.choice(games.names() if "game" in name else self.ids)
        if self.random.random() < 0.4:
            return self.random.choice((table, *self.ids[:3], self.random.choice(self.ids), *games.names()))
        return quote(self.value(), safe="").replace(".", "%2E")[:6000] or "x"

    def value(self) -> str:
        """Return a value that is seldom right."""
        return self.random.choice(NASTY)

    def body(self) -> tuple[str, bytes]:
        """Return a body and what it claims to be."""
        shape = self.random.randrange(5)
        if shape == 0:
            return self.random.choice(KINDS), self.random.choice(JUNK)
        if shape == 1:
            return KINDS[2], multipart(mutated(self.random, self.files[0][2]))
        fields = {name: self.value() for name in self.random.sample(self.names, 6)}
        if shape == 2:
            return KINDS[0], json.dumps({name: self.any_value() for name in fields}).encode()
        fields |= self.random.choice(({}, {"seat": "0", "question": "0"}, {"game": self.random.choice(games.names())}))
        return KINDS[1], urlencode(fields).encode()

    def any_value(self) -> Any:
        """Return a value of any kind that JSON knows."""
        return self.random.choice((self.value(), -1, 10**40, 1e308, None, True, [self.value()], {self.value(): {}}))

    async def send(self, sent: Sent) -> tuple[int, bytes]:
        """Send a request as a server would pass it on, and return status and body; 599 means no answer at all."""
        exchange = Exchange(sent.body)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.app(scope_of(sent), exchange.receive, exchange.send)  # type: ignore[arg-type]
        except Exception as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            exchange.status = max(exchange.status, 599)
        self.statuses[exchange.status] += 1
        return exchange.status, bytes(exchange.body)


class Exchange:
    """What goes to and fro for one request; whoever sent it leaves as soon as something comes back."""

    def __init__(self, body: bytes) -> None:
        self.waiting: list[bytes] = [body]
        self.begun = asyncio.Event()
        self.status = 0
        self.body = bytearray()

    async def receive(self) -> dict[str, Any]:
        """Give the body, then leave."""
        if self.waiting:
            return {"type": "http.request", "body": self.waiting.pop(), "more_body": False}
        await self.begun.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        """Take what comes back."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")
            self.begun.set()


def scope_of(sent: Sent) -> dict[str, Any]:
    """Return a request as a server describes it."""
    path = quote(sent.path, safe="/%:")
    names = {name for name, _ in sent.headers}
    usual = [(b"host", HOST), (b"origin", b"http://" + HOST), (b"content-length", str(len(sent.body)).encode())]
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": sent.method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": sent.query.encode(),
        "headers": [*(pair for pair in usual if pair[0] not in names), *sent.headers],
        "client": ("192.0.2.1", 5000),
        "server": ("127.0.0.1", 80),
        "state": {},
        "extensions": {},
    }


def own_names() -> set[str]:
    """Return the names of all fields and queries that the server's handlers ask for."""
    sources = (path.read_text(encoding="utf-8") for path in Path(server.__path__[0]).glob("*.py"))
    return {name for source in sources for found in FIELD.findall(source) for name in found if name}


def bearer(token: str) -> tuple[bytes, bytes]:
    """Return the header that shows a token."""
    return b"authorization", f"Bearer {token}".encode()


def json_request(method: str, path: str, data: object, *headers: tuple[bytes, bytes]) -> Sent:
    """Return a request with a body of JSON."""
    return Sent(
        method, path, headers=((b"content-type", b"application/json"), *headers), body=json.dumps(data).encode()
    )


def multipart(data: bytes, name: str = "game.json") -> bytes:
    """Return a form with one file."""
    head = f'--x\r\ncontent-disposition: form-data; name="record"; filename="{name}"\r\n\r\n'
    return head.encode() + data + b"\r\n--x--\r\n"


def a_match(name: str) -> Match:
    """Return a short game."""
    game = games.load(name)
    seats = game.seats[0]
    match = Match(game, game.setup(seats), 11, [f"Léa {seat}" for seat in range(seats)], [record.HUMAN] * seats)
    bot = bots.make("random", game, 11)
    for _ in range(25):
        if question := match.question():
            match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    return match


def nearly_right(name: str) -> list[tuple[str, str, bytes]]:
    """Return files of a game: its record, its position, and its decks if it has some."""
    match, decks = a_match(name), games.load(name).decks
    found = [("game.json", record.encode(match.record())), ("moment.toml", match.written().encode())]
    found.append(("seen.toml", match.written(0).encode()))
    found += [("my.deck", decks.written(id, "").encode()) for id in decks.box] if decks else []
    return [(name, file, data) for file, data in found]


ODD_VALUES = (
    *("9" * 5000, "-1", "9999", "1e400", '"?"', "none", "[]", "[" * 500, "{}", "\0", '"x', "é", "=", "2026-01-01"),
)


def rewritten(random: Random, data: bytes) -> bytes:
    """Return a text with a line gone, doubled, or something in it that is nearly a number, an id or a list."""
    lines = data.decode().split("\n")
    for _ in range(random.randrange(4)):
        at, odd = random.randrange(len(lines)), random.choice(ODD_VALUES)
        parts = re.split(r"(\d+|\"[^\"]*\")", lines[at])
        parts[random.randrange(len(parts))] = odd
        lines[at] = random.choice(("", f"{lines[at]}\n{lines[at]}", "".join(parts), odd))
    return "\n".join(lines).encode()


def mutated(random: Random, data: bytes) -> bytes:
    """Return bytes with a few of them changed, one value replaced, or as they are."""
    shape = random.randrange(3)
    if shape == 0:
        return data
    if shape == 1:
        values = json.loads(data)
        if isinstance(values, dict):
            values[random.choice(sorted(values))] = random.choice((None, -1, 10**40, "\0", "x" * 90, [], {}, [10**40]))
        return json.dumps(values).encode()
    changed = bytearray(data)
    for _ in range(3):
        changed[random.randrange(len(changed))] = random.randrange(256)
    return bytes(changed)


async def fuzz(settings: Settings, requests: int, seed: int) -> Fuzzer:
    """Send requests to a server of these settings."""
    app = create_app(settings)
    fuzzer = Fuzzer(app, Random(seed))
    async with app.lifespan():
        await fuzzer.run(requests)
    return fuzzer


def main() -> None:
    """Fuzz, and fail if anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{folder / 'tables.sqlite'}"
        if chosen.postgresql:
            url = stack.enter_context(postgres())
        settings = Settings(database=url, workers=0, writes=0, new_tables=0, reads=0)
        migrate(url)
        prepare(settings)
        found = asyncio.run(fuzz(settings, chosen.requests, chosen.seed))
    for sent, status in found.broken:
        print(status, sent)
    print(f"{chosen.requests} requests:", ", ".join(f"{n} × {status}" for status, n in sorted(found.statuses.items())))
    sys.exit(1 if found.broken else 0)


if __name__ == "__main__":
    main()
