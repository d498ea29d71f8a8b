"""Who is there: browsers known by a signed cookie, programs by a signed token, and the language spoken."""

from __future__ import annotations

import hmac
import re
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from secrets import choice, token_urlsafe
from typing import Any, Literal

from litestar import Request
from litestar.datastructures import Cookie

from ludotheque.errors import LudothequeError

Language = Literal["fr", "en"]
Theme = Literal["", "light", "dark"]
WHO, LANG, THEME = "ludotheque", "lang", "theme"
# What people may set for themselves, and what it can be; the first unless they say otherwise.
HELP, CONFIRM = "help", "confirm"
PREFERENCES = {
    HELP: ("first", "never"),
    CONFIRM: ("first", "always", "never"),
    "speed": ("normal", "calm", "quick", "instant"),
    "sounds": ("off", "soft", "medium", "loud"),
    "log": ("folded", "full"),
    "marks": ("calm", "strong"),
}
YEAR = 365 * 24 * 3600
NAME = 40
# Joins several emoji into one.
JOINER = "\u200d"
HOST = "host"
# Letters that nobody takes for another when typing a code.
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE = 12
AnyRequest = Request[Any, Any, Any]


class NotAllowed(LudothequeError):
    """Whoever asks may not have this."""


class NotNow(LudothequeError):
    """What is asked for may be had, but not as things stand."""


class NoInvitation(LudothequeError):
    """There is no such invitation, or no longer."""

    def __init__(self) -> None:
        super().__init__(
            "this invitation does not exist, or no longer does: it serves once; ask whoever invited you for a new one",
            "cette invitation n'existe pas, ou plus. Elle ne sert qu'une fois : demandez-en une autre à votre hôte",
        )


BAD_TOKEN = ("this token is not valid", "ce jeton d'accès n'est pas valable")
ENDED = (
    "this token was for a sitting that has ended: whoever sits down anew, by an invitation, gets a new one",
    "ce jeton d'accès valait pour une présence qui a pris fin : qui se rassied, sur invitation, en reçoit un autre",
)
NOT_HOST = ("only the host of the table may do this", "seul l'hôte de la table peut faire cela")
MUTED = ("the host has muted you at this table", "l'hôte vous a coupé la parole à cette table")
REMOVED = ("the host has removed you from this table", "l'hôte vous a exclu de cette table")
OTHER_TABLE = ("this token is for another table", "ce jeton d'accès est pour une autre table")
OTHER_NAME = (
    "this server only answers to its own address; if a proxy leads to it, name that in LUDOTHEQUE_PROXIES",
    "ce serveur ne répond qu'à sa propre adresse ; si un relais y mène, nommez-le dans LUDOTHEQUE_PROXIES",
)
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


@dataclass(frozen=True)
class Badge:
    """What a token stands for: one sitting in a seat, or a host, who has no seat by it."""

    table: str
    seat: int | None
    id: str


class Signer:
    """Signs what is handed out, with the key that all nodes share."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        # Tokens are shown with every request: the last ones are known by heart.
        self.badge = lru_cache(maxsize=4096)(self._badge)

    def sign(self, purpose: str, text: str) -> str:
        """Return the signature of a text for one purpose."""
        digest = hmac.digest(self._key, f"{purpose}\n{text}".encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()

    def is_good(self, purpose: str, text: str, signature: str) -> bool:
        """Tell whether a signature is ours, in the same time whatever it is."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    def token(self, badge: Badge) -> str:
        """Return the secret that a program shows to act by a badge."""
        text = f"{badge.table}.{HOST if badge.seat is None else badge.seat}.{badge.id}"
        return f"{text}.{self.sign('badge', text)}"

    def _badge(self, token: str) -> Badge | None:
        """Return what a token stands for; none if we did not make it."""
        text, _, signature = token.rpartition(".")
        table, seat, id = [*text.split("."), "", ""][:3]
        if not re.fullmatch(rf"\d{{1,2}}|{HOST}", seat, re.ASCII) or not self.is_good("badge", text, signature):
            return None
        return Badge(table, None if seat == HOST else int(seat), id)

    def was_good(self, token: str) -> bool:
        """Tell whether a token is of the first version, which gave one to each seat for ever."""
        text, _, signature = token.rpartition(".")
        return self.is_good("seat", text, signature)

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


def new_code() -> str:
    """Return a code for an invitation or a sitting, too rare to be guessed and short enough to be typed."""
    return "".join(choice(LETTERS) for _ in range(CODE))


def clean_code(text: str) -> str:
    """Return a code as somebody typed it, without spaces and dashes."""
    return re.sub(r"[\s-]", "", text[:60]).upper()


def spaced(code: str) -> str:
    """Return a code as people read it."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def clean_name(text: str) -> str:
    """Return a name as people typed it, without what does not show, and not too long."""
    return clean_text("".join(letter for letter in text if letter.isprintable()), NAME)


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name under which nobody at a table is taken for somebody else: a second Basile is Basile 2."""
    taken = set(map(_as_read, others))
    numbered = (f"{name[: NAME - 3]} {number}" for number in range(2, 100))
    return next(one for one in (name, *numbered) if _as_read(one) not in taken)


def _as_read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def clean_text(text: str, most: int) -> str:
    """Return what people typed, without what is no letter for anybody, and not too long."""
    words = ("".join(letter for letter in word if letter.isprintable() or letter == JOINER) for word in text.split())
    return " ".join(word for word in words if word)[:most]


def language(request: AnyRequest) -> Language:
    """Return the language chosen, or the one the browser likes best of those we speak; a request says it once."""
    kept: Language | None = request.scope["state"].get(LANG)
    if kept is None:
        kept = request.scope["state"][LANG] = _language(request)
    return kept


def _language(request: AnyRequest) -> Language:
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


def preference(request: AnyRequest, name: str) -> str:
    """Return what somebody has set for themselves."""
    chosen = request.cookies.get(name)
    return chosen if chosen in PREFERENCES[name] else PREFERENCES[name][0]
