"""The workshop of decks: one page for every game that has them, made of forms that also work without scripts."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from secrets import token_urlsafe
from typing import Any
from urllib.parse import quote

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from ludotheque.decks import Decks, Piece, Review
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.games import load, names
from ludotheque.server import people, render, texts
from ludotheque.server.people import AnyRequest, clean_name
from ludotheque.server.site import Form, check_rate, form, html, person, site, with_cookie
from ludotheque.store import rows as store
from ludotheque.store.decks import DeckRow, drop_deck, get_decks, put_deck

# How long a deck as text may be, and how many a browser may keep.
LONGEST = 20_000
MOST_DECKS = 200
MOST_COPIES = 99
# How a table option names a deck that somebody keeps.
MINE = "my-"
NUMBER, ROLE, SIFT = "n-", "role-", "f-"
# The mark of cards that are in the deck.
IN_DECK = "deck.in"
FULL = (
    f"you keep {MOST_DECKS} decks already: delete one first",
    f"vous gardez déjà {MOST_DECKS} paquets : supprimez-en un d'abord",
)


@dataclass(frozen=True)
class Bench:
    """What lies on somebody's workbench: a deck as text, under which id it is kept, and how cards are sifted."""

    text: str
    id: str = ""
    q: str = ""
    sifted: frozenset[str] = frozenset()

    def hides(self, piece: Piece, copies: int) -> bool:
        """Tell whether a card is sifted out: of each facet one of the chosen marks, and all words of the search."""
        if IN_DECK in self.sifted and not copies:
            return True
        for facet, value in piece.marks.items():
            chosen = {mark.partition(".")[2] for mark in self.sifted if mark.partition(".")[0] == facet}
            if chosen and not chosen & {*value.split()}:
                return True
        return not all(word in searched(piece) for word in fold(self.q).split())


def searched(piece: Piece) -> str:
    """Return where words are looked for: in the name of a card, its kind and its text."""
    return fold(f"{piece.name} {piece.kind} {piece.text}")


def fold(text: str) -> str:
    """Return a text as people type it: without accents and capitals."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def game_of(name: str) -> tuple[Game, Decks]:
    """Return a game that has decks, or say that there is no such page."""
    game = load(name) if name in names() else None
    if game is None or game.decks is None:
        raise NotFoundException
    return game, game.decks


async def kept_by(request: AnyRequest, game: str = "") -> list[DeckRow]:
    """Return the decks that a browser keeps."""
    who = person(request).id
    found: list[DeckRow] = await site(request).hall.query(lambda connection: get_decks(connection, who, game))
    return found


@get("/decks/{name:str}", include_in_schema=False)
async def workshop(
    request: AnyRequest,
    name: FromPath[str],
    deck: FromQuery[str] = "",
    box: FromQuery[str] = "",
    code: FromQuery[str] = "",
) -> Response[Any]:
    """Show the workshop: an empty bench, a deck that is kept, one of the box, or one that a link holds."""
    _, made = game_of(name)
    language = people.language(request)
    found = [row for row in await kept_by(request, name) if row.id == deck]
    if found:
        return await page(request, name, Bench(found[0].text, deck))
    text = made.written(box, language) if box in made.box else code[:LONGEST]
    return await page(request, name, Bench(text))


@post("/decks/{name:str}", include_in_schema=False)
async def work(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """Do what a button of the form says: count anew, import, keep, copy, delete, play."""
    check_rate(request)
    _, made = game_of(name)
    fields = await form(request)
    bench, (action, _, about) = bench_of(made, fields), fields.get("do", "").partition(".")
    if action == "import":
        return await page(request, name, replace(bench, text=fields.get("text", "")[:LONGEST]))
    if action in ("save", "copy") or (action == "play" and made.review(bench.text, "en").is_playable):
        return await _keep(request, name, bench, action)
    if action == "delete":
        await _drop(request, bench.id)
        return Redirect(f"/decks/{name}", status_code=303)
    return await page(request, name, _changed(made, bench, fields, action, about))


def _changed(made: Decks, bench: Bench, fields: Form, action: str, about: str) -> Bench:
    """Return the bench after a step of one card, or with a line that was mended."""
    if action in ("plus", "minus"):
        number = max(0, count(fields.get(f"{NUMBER}{about}", "")) + (1 if action == "plus" else -1))
        return bench_of(made, {**fields, f"{NUMBER}{about}": str(number)})
    if action == "mend" and about.isdecimal():
        lines = re.split(r"[\n;]", bench.text)
        for fault in made.review(bench.text, "en").faults:
            if fault.line == int(about[:6]) and fault.mend:
                lines[fault.line - 1] = fault.mend
        return replace(bench, text="\n".join(lines))
    return bench


@post("/decks/{name:str}/review", include_in_schema=False)
async def review(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """Say what there is to say about the deck of a form, as parts of the page."""
    check_rate(request)
    _, made = game_of(name)
    fields = await form(request)
    bench = bench_of(made, fields)
    return Response(parts(made, name, bench, people.language(request), str(request.base_url)))


def bench_of(made: Decks, fields: Form) -> Bench:
    """Return what a form says lies on the bench; lines that nobody understood travel along."""
    chosen = {field.removeprefix(ROLE): value for field, value in fields.items() if field.startswith(ROLE)}
    numbers = {field.removeprefix(NUMBER): count(value) for field, value in fields.items() if field.startswith(NUMBER)}
    text = made.composed(clean_name(fields.get("name", "")), chosen, numbers)
    rest = fields.get("rest", "")[:LONGEST].replace("\r", "").strip("\n")
    sifted = frozenset(field.removeprefix(SIFT) for field in fields if field.startswith(SIFT))
    return Bench(f"{text}\n{rest}".strip("\n"), fields.get("id", "")[:16], fields.get("q", "")[:100], sifted)


def count(text: str) -> int:
    """Return how many of a card a form wants."""
    return min(MOST_COPIES, int(text)) if text.isdecimal() and len(text) < 4 else 0


async def _keep(request: AnyRequest, name: str, bench: Bench, action: str) -> Response[Any]:
    """Keep the deck under its name, or a copy of it, and go on with it at the bench or at a new table."""
    game, made = game_of(name)
    who, mine, language = person(request), await kept_by(request), people.language(request)
    called = made.review(bench.text, language).name or texts.say(language, "deck-unnamed")
    called = texts.say(language, "deck-copy-of", name=called)[:60] if action == "copy" else called
    is_known = any(row.id == bench.id for row in mine) and action != "copy"
    if len(mine) >= MOST_DECKS and not is_known:
        raise BadSetup(*FULL)
    id = bench.id if is_known else token_urlsafe(9)
    lines = [line for line in bench.text.split("\n") if not line.startswith("#")]
    row = DeckRow(id, who.id, game.name, called, "\n".join([f"# {called}", *lines])[:LONGEST], store.now())
    async with site(request).database.write() as connection:
        await put_deck(connection, row)
    address = f"/?game={name}&deck={id}#new-table" if action == "play" else f"/decks/{name}?deck={id}#deck"
    return with_cookie(request, Redirect(address, status_code=303), who)


async def _drop(request: AnyRequest, id: str) -> None:
    who = person(request).id
    async with site(request).database.write() as connection:
        await drop_deck(connection, id, who)


async def page(request: AnyRequest, name: str, bench: Bench) -> Response[Any]:
    """Show a bench: all cards, the deck, what is kept."""
    game, made = game_of(name)
    language = people.language(request)
    seen = made.review(bench.text, language)
    pieces = made.pieces(language)
    return html(
        request,
        "decks.html",
        game=game,
        title=game.cover.titles[language],
        bench=bench,
        review=seen,
        pieces=pieces,
        facets=made.facets(language),
        searched=searched,
        hidden={piece.id for piece in pieces if bench.hides(piece, seen.count(piece.id))},
        mine=await kept_by(request, name),
        box=[(id, game.words[language].table("deck-1", id)) for id in made.box],
        shapes=made.shapes,
        **parts(made, name, bench, language, str(request.base_url), seen),
    )


def parts(made: Decks, name: str, bench: Bench, language: str, base: str, seen: Review | None = None) -> dict[str, Any]:
    """Return what changes with every card: what is said about the deck, its sum, its text and its link."""
    found = seen or made.review(bench.text, language)
    link = f"{base.rstrip('/')}/decks/{name}?code={quote(made.code(bench.text))}"
    return {
        "said": render.render("deck_said.html", language, review=found, name=name),
        "sum": render.render("deck_sum.html", language, review=found),
        "text": made.written(bench.text, language),
        "rest": "\n".join(found.unread),
        "link": link,
        "roles": {role.name: [role.title, role.text] for role in found.roles},
        "ready": found.is_playable,
    }


async def with_own_decks(request: AnyRequest, game: str, options: dict[str, str]) -> dict[str, str]:
    """Return table options in which decks that somebody keeps are there as text."""
    if not any(value.startswith(MINE) for value in options.values()):
        return options
    mine = {f"{MINE}{row.id}": row.text for row in await kept_by(request, game)}
    return {name: mine.get(value, value) for name, value in options.items()}
