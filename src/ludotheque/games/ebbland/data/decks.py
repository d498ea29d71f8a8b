"""Decks as text, one line per card, and the rules of deck making that they must keep."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import lru_cache

from ludotheque.components import Row
from ludotheque.errors import BadSetup
from ludotheque.games.ebbland.data import CARD, CARDS, DECK, DECK_ROWS, EDITION, SITE, SITES, TABLES
from ludotheque.games.ebbland.data.box import answers, catalogue
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.rules.traits import Deck

LEAST: int = DECK_ROWS["limits"]["cards"]
MOST_COPIES: int = DECK_ROWS["limits"]["copies"]
HEADS = ("leader", "location")
ARTIFACT = "artifact"
COUNTED = re.compile(r"(?P<number>\d{1,3}) ?[x×]? (?P<card>.+)")
PLACED = re.compile(r"artifact (?P<card>.+?)(?: on (?P<key>.+))?")
HEADED = re.compile(r"(?P<key>[^:]+?) ?: ?(?P<card>.+)|(?P<bare>leader|location) (?P<rest>.+)")
# The short form for links, by numbers that never change: leader.location~site.artifact-...~card.copies-...
CODE = re.compile(r"(\d{0,4})\.(\d{0,4})~((?:\d{1,4}\.\d{1,4}-?)*)~((?:\d{1,4}\.\d{1,3}-?)*)")
# What stands around names, curly apostrophes, and the letter that is two.
PLAIN = {**dict.fromkeys(map(ord, "<>‹›«»"), " "), ord("’"): "'", 0x152: "oe", 0x153: "oe"}


@dataclass(frozen=True)
class Fault:
    """What is wrong with a deck: a reason by name, the line and the clause, and what its sentence speaks of."""

    reason: str
    clause: str = ""
    line: int = 0
    text: str = ""
    card: int = NONE
    site: int = NONE
    number: int = 0


@dataclass(frozen=True)
class Index:
    """By which names cards, sites and the heads of a deck are known, all of them folded."""

    cards: Mapping[str, int]
    sites: Mapping[str, int]
    heads: Mapping[str, str]


# Of how many names that are none it is looked which card may be meant, and of how long ones: looking is dear.
GUESSES, LONGEST_GUESS = 30, 60
# Longer lines are told as they were understood.
LONGEST_LINE = 120
IDS = Index(CARD, SITE, {head: head for head in HEADS})


@dataclass
class Draft:
    """A deck as somebody wrote it, finished or not."""

    name: str = ""
    heads: dict[str, int] = field(default_factory=dict)
    # By site.
    artifacts: dict[int, int] = field(default_factory=dict)
    cards: Counter[int] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)
    # The line in which a card was written last.
    lines: dict[int, int] = field(default_factory=dict)
    # Lines that nobody understands, as they were written.
    unread: list[str] = field(default_factory=list)

    @property
    def sites(self) -> list[int]:
        """Return the sites of the location; none without one."""
        return [SITE[site] for site in row(self.heads["location"])["sites"]] if "location" in self.heads else []


def row(card: int) -> Row:
    """Return what the tables say of a card."""
    return TABLES["card"].rows[card]


def fold(text: str) -> str:
    """Return a name without what people leave out when typing: accents, capitals, brackets, curly apostrophes."""
    plain = unicodedata.normalize("NFKD", text.translate(PLAIN).casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


@lru_cache(maxsize=64)
def deck_called(name: str, edition: int = EDITION) -> Deck:
    """Return a deck of the box by its name, or the deck that a text by ids stands for, as records keep it."""
    if name in DECK:
        return catalogue(edition).decks[DECK[name]]
    draft = read_draft(name)
    for fault in faults_of(draft):
        raise BadSetup(f"deck, line {fault.line}: {fault.reason}", f"paquet, ligne {fault.line} : {fault.reason}")
    return made(draft)


def drafted(deck: Deck, name: str = "") -> Draft:
    """Return a finished deck as a draft."""
    draft = Draft(name, {"leader": deck.leader, "location": deck.location}, cards=Counter(deck.cards))
    placed = zip(draft.sites, deck.artifacts, strict=True)
    draft.artifacts = {site: card for site, card in placed if card != NONE}
    return draft


def made(draft: Draft) -> Deck:
    """Return the deck of a draft without faults."""
    cards = sorted(draft.cards.elements())
    artifacts = [draft.artifacts.get(site, NONE) for site in draft.sites]
    return Deck(draft.heads["leader"], draft.heads["location"], artifacts, cards, answers(cards))


def write_deck(draft: Draft) -> str:
    """Return a deck as text by ids: leader, location, artifacts, then the cards with their numbers."""
    lines = [f"# {draft.name}"] if draft.name else []
    lines += [f"{head} {CARDS[card]}" for head, card in sorted(draft.heads.items())]
    lines += [f"artifact {CARDS[card]} on {SITES[site]}" for site, card in sorted(draft.artifacts.items())]
    lines += [f"{copies} {CARDS[card]}" for card, copies in sorted(draft.cards.items()) if copies]
    return "\n".join([*lines, *draft.unread])


def write_code(draft: Draft) -> str:
    """Return a deck in the short form that links hold."""
    heads = ".".join(str(draft.heads.get(head, "")) for head in HEADS)
    placed = "-".join(f"{site}.{card}" for site, card in sorted(draft.artifacts.items()))
    return f"{heads}~{placed}~" + "-".join(f"{card}.{n}" for card, n in sorted(draft.cards.items()) if n)


def spelled(code: str) -> str:
    """Return what a code stands for, line by line; numbers beyond the last card stay what they are."""
    found = CODE.fullmatch(code)
    assert found is not None
    lines = [f"{head} {_id(CARDS, number)}" for head, number in zip(HEADS, found.groups()[:2], strict=True) if number]
    for pair in filter(None, found[3].split("-")):
        site, card = pair.split(".")
        lines.append(f"artifact {_id(CARDS, card)} on {_id(SITES, site)}")
    for pair in filter(None, found[4].split("-")):
        card, copies = pair.split(".")
        lines.append(f"{copies} {_id(CARDS, card)}")
    return "\n".join(lines)


def _id(ids: list[str], number: str) -> str:
    return ids[int(number)] if int(number) < len(ids) else f"no_{number}"


def read_draft(text: str, index: Index = IDS) -> Draft:
    """Return the deck that a text or a code stands for, with the faults of its lines; nothing written is lost."""
    draft = Draft()
    for number, line in _lines(spelled(text.strip()) if CODE.fullmatch(text.strip()) else text):
        if line.startswith("#"):
            draft.name = draft.name or line.lstrip("# ").strip()
            continue
        fault = _read(draft, number, fold(line), index)
        if fault is not None:
            draft.faults.append(replace(fault, text=as_written(line, fault.text)))
            draft.unread.append(line)
    return draft


def as_written(line: str, folded: str) -> str:
    """Return the last words of a line, which were folded into a text, as somebody wrote them."""
    words = line.split() if len(line) <= LONGEST_LINE else []
    ends = (" ".join(words[first:]) for first in range(len(words)))
    return printable(next((end for end in ends if fold(end) == folded), folded))


def printable(text: str) -> str:
    """Return a text that does nothing but stand there: a terminal obeys some letters."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        if line.strip():
            yield number, line.strip()


def _read(draft: Draft, line: int, text: str, index: Index) -> Fault | None:
    """Take a line into a draft, or say what is wrong with it."""
    if (found := COUNTED.fullmatch(text)) is not None:
        card, number = _card(draft, line, found["card"], index), int(found["number"])
        return replace(card, number=number) if isinstance(card, Fault) else _add(draft, line, card, number)
    if (found := PLACED.fullmatch(text)) is not None:
        return _place(draft, line, found["key"] or "", found["card"], index)
    if (found := HEADED.fullmatch(text)) is None:
        return Fault("line", line=line, text=text)
    key, name = found["bare"] or found["key"], found["rest"] or found["card"]
    if key not in index.heads:
        return _place(draft, line, key, name, index)
    card = _card(draft, line, name, index)
    return card if isinstance(card, Fault) else _head(draft, line, index.heads[key], card)


def _card(draft: Draft, line: int, name: str, index: Index) -> int | Fault:
    if name in index.cards:
        return index.cards[name]
    may_guess = len(draft.faults) < GUESSES and len(name) <= LONGEST_GUESS
    near = get_close_matches(name, index.cards, 1, 0.6) if may_guess else []
    return Fault("unknown", line=line, text=name, card=index.cards[near[0]] if near else NONE)


def _add(draft: Draft, line: int, card: int, number: int) -> Fault | None:
    if row(card)["kind"] in (*HEADS, ARTIFACT):
        return Fault("outside", "CC-SETUP-07", line, card=card)
    if number == 0:
        return Fault("none", line=line, card=card)
    draft.cards[card] += number
    draft.lines[card] = line
    return None


def _head(draft: Draft, line: int, head: str, card: int) -> Fault | None:
    if row(card)["kind"] != head:
        return Fault(f"no_{head}", line=line, card=card)
    if draft.heads.setdefault(head, card) != card:
        return Fault(f"second_{head}", "CC-SETUP-01", line, card=card)
    return None


def _place(draft: Draft, line: int, key: str, name: str, index: Index) -> Fault | None:
    card = _card(draft, line, name, index)
    if isinstance(card, Fault):
        return card
    if row(card)["kind"] != ARTIFACT:
        return Fault("no_artifact", line=line, card=card)
    if key not in index.sites:
        return Fault("where", "CC-SETUP-03", line, text=key, card=card)
    site = index.sites[key]
    if site in draft.artifacts or card in draft.artifacts.values():
        return Fault("artifacts", "CC-SETUP-03", line, card=card, site=site)
    draft.artifacts[site] = card
    return None


def faults_of(draft: Draft) -> list[Fault]:
    """Return all that is wrong with a deck: its lines, then the deck as a whole (CC-SETUP-01 to CC-SETUP-07)."""
    found = draft.faults[:]
    found += [Fault(f"without_{head}", "CC-SETUP-01") for head in HEADS if head not in draft.heads]
    foreign = [site for site in draft.artifacts if draft.sites and site not in draft.sites]
    found += [Fault("foreign", "CC-SETUP-03", card=draft.artifacts[site], site=site) for site in foreign]
    many = [(card, copies) for card, copies in draft.cards.items() if copies > MOST_COPIES]
    found += [
        Fault("copies", "CC-SETUP-06", draft.lines.get(card, 0), card=card, number=copies) for card, copies in many
    ]
    total = draft.cards.total()
    return found + ([Fault("few", "CC-SETUP-05", number=total)] if total < LEAST else [])
