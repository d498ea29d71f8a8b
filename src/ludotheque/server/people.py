"""Who is there: browsers known by a signed cookie, seats by a signed link or token, and the language spoken."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any, Literal

from litestar import Request
from litestar.datastructures import Cookie

from ludotheque.errors import LudothequeError

Language = Literal["fr", "en"]
Theme = Literal["", "light", "dark"]
WHO, LANG, THEME = "ludotheque", "lang", "theme"
YEAR = 365 * 24 * 3600
NAME = 40
# Joins several emoji into one.
JOINER = "\u200d"
AnyRequest = Request[Any, Any, Any]


class NotAllowed(LudothequeError):
    """Whoever asks may not have this."""


BAD_TOKEN = ("this token is not valid", "ce jeton d'accès n'est pas valable")
OTHER_TABLE = ("this token is for another table", "ce jeton d'accès est pour une autre table")
OTHER_SITE = ("this request comes from another site", "cette demande vient d'un autre site")
NOT_YOURS = ("this seat is not yours", "cette place n'est pas la vôtre")
NO_SPECTATORS = ("this table admits no spectators", "cette table n'admet pas de spectateurs")
NOT_OVER = ("this is uncovered when the game is over", "ceci se découvre à la fin de la partie")


@dataclass(frozen=True)
class Person:
    """A browser, and what its owner is called."""

    id: str
    name: str = ""
    is_new: bool = False


class Signer:
    """Signs what is handed out, with the key that all nodes share."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, purpose: str, text: str) -> str:
        """Return the signature of a text for one purpose."""
        digest = hmac.digest(self._key, f"{purpose}\n{text}".encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()

    def is_good(self, purpose: str, text: str, signature: str) -> bool:
        """Tell whether a signature is ours, in the same time whatever it is."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    def seat_token(self, table: str, seat: int) -> str:
        """Return the secret that lets whoever has it act for a seat."""
        return f"{table}.{seat}.{self.sign('seat', f'{table}.{seat}')}"

    def seat_of(self, token: str) -> tuple[str, int] | None:
        """Return table and seat of a token; none if we did not make it."""
        table, _, rest = token.partition(".")
        seat, _, signature = rest.partition(".")
        if not re.fullmatch(r"\d{1,2}", seat) or not self.is_good("seat", f"{table}.{seat}", signature):
            return None
        return table, int(seat)

    def person(self, cookie: str | None) -> Person:
        """Return whom a cookie stands for, or somebody new."""
        id, _, rest = (cookie or "").partition(".")
        name, _, signature = rest.partition(".")
        if id and self.is_good("person", f"{id}.{name}", signature):
            return Person(id, _decode(name))
        return Person(token_urlsafe(12), is_new=True)

    def cookie(self, person: Person, secure: bool) -> Cookie:
        """Return the cookie that stands for a person."""
        text = f"{person.id}.{_encode(person.name)}"
        value = f"{text}.{self.sign('person', text)}"
        return Cookie(WHO, "/", value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def _encode(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _decode(text: str) -> str:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()


def clean_name(text: str) -> str:
    """Return a name as people typed it, without what does not show, and not too long."""
    return clean_text("".join(letter for letter in text if letter.isprintable()), NAME)


def clean_text(text: str, most: int) -> str:
    """Return what people typed, without what is no letter for anybody, and not too long."""
    words = ("".join(letter for letter in word if letter.isprintable() or letter == JOINER) for word in text.split())
    return " ".join(word for word in words if word)[:most]


def language(request: AnyRequest) -> Language:
    """Return the language chosen, or the one the browser likes best of those we speak."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANG)
    if chosen in ("fr", "en"):
        return "fr" if chosen == "fr" else "en"
    liked: list[tuple[float, int, str]] = []
    for place, part in enumerate(request.headers.get("accept-language", "")[:200].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        if tag[:2].lower() in ("fr", "en"):
            weight = float(quality) if re.fullmatch(r"[01](\.\d{1,3})?", quality) else 1.0
            liked.append((-weight, place, tag[:2].lower()))
    return "fr" if liked and min(liked)[2] == "fr" else "en"


def theme(request: AnyRequest) -> Theme:
    """Return the theme chosen; empty means that of the system."""
    chosen = request.cookies.get(THEME)
    return "light" if chosen == "light" else "dark" if chosen == "dark" else ""
