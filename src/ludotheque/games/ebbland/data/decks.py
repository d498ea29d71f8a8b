"""Decks as text, one line per card, and the rules of deck making that they must keep."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ludotheque.errors import BadSetup
from ludotheque.games.ebbland.data import CARD, CARDS, DECK, DECK_ROWS, EDITION, KINDS, SITE, SITES, TABLES
from ludotheque.games.ebbland.data.box import answers, catalogue
from ludotheque.games.ebbland.rules.terms import ARTIFACT, LEADER, LOCATION, NONE
from ludotheque.games.ebbland.rules.traits import Deck

LEAST: int = DECK_ROWS["limits"]["cards"]
MOST_COPIES: int = DECK_ROWS["limits"]["copies"]
LINE = re.compile(r"(?P<what>leader|location|artifact|\d{1,3}) +(?P<card>\w+)(?: +on +(?P<site>\w+))?")


def wrong(en: str, fr: str, clause: str = "") -> BadSetup:
    """Return what is wrong with a deck, with the clause it breaks."""
    end = f" ({clause})" if clause else ""
    return BadSetup(en + end, fr + end)


@lru_cache(maxsize=64)
def deck_called(name: str, edition: int = EDITION) -> Deck:
    """Return a deck of the box by its name, or the deck that a text stands for."""
    return catalogue(edition).decks[DECK[name]] if name in DECK else read_deck(name)


def write_deck(deck: Deck) -> str:
    """Return a deck as text: leader, location, artifacts, then the cards with their numbers."""
    sites = [SITE[site] for site in TABLES["card"].rows[deck.location]["sites"]]
    placed = zip(deck.artifacts, sites, strict=True)
    lines = [f"leader {CARDS[deck.leader]}", f"location {CARDS[deck.location]}"]
    lines += [f"artifact {CARDS[card]} on {SITES[site]}" for card, site in placed if card != NONE]
    lines += [f"{copies} {CARDS[card]}" for card, copies in sorted(Counter(deck.cards).items())]
    return "\n".join(lines)


def read_deck(text: str) -> Deck:
    """Return the deck that a text stands for; a text that breaks a rule of deck making is refused with its line."""
    heads: dict[str, int] = {}
    artifacts: dict[int, int] = {}
    cards: Counter[int] = Counter()
    for number, line in _lines(text):
        found = LINE.fullmatch(line)
        if found is None:
            raise wrong(f"line {number}: what is {line!r}?", f"ligne {number} : que veut dire {line!r} ?")
        card = _card(number, found["card"])
        _check_kind(number, found["what"], card)
        if found["what"] == "artifact":
            artifacts[_free_site(number, found["site"] or "", card, artifacts)] = card
        elif found["what"].isdigit():
            cards[card] += int(found["what"])
        elif heads.setdefault(found["what"], card) != card:
            raise wrong(f"line {number}: a second {found['what']}", f"ligne {number} : un second {found['what']}")
    _check_cards(heads, cards)
    return _made(heads, artifacts, cards)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip().lower()


def _card(number: int, name: str) -> int:
    if name not in CARD:
        raise wrong(
            f"line {number}: no card is called {name!r}", f"ligne {number} : aucune carte ne s'appelle {name!r}"
        )
    return CARD[name]


def _check_kind(number: int, what: str, card: int) -> None:
    kind = TABLES["card"].rows[card]["kind"]
    if what.isdigit() and kind in (KINDS[LEADER], KINDS[LOCATION], KINDS[ARTIFACT]):
        raise wrong(
            f"line {number}: {CARDS[card]} is a {kind} and no card of a deck",
            f"ligne {number} : {CARDS[card]} n'est pas une carte de paquet",
            "CC-SETUP-07",
        )
    if not what.isdigit() and kind != what:
        raise wrong(
            f"line {number}: {CARDS[card]} is no {what}", f"ligne {number} : {CARDS[card]} n'est pas de ce type"
        )


def _free_site(number: int, site: str, card: int, artifacts: dict[int, int]) -> int:
    if site not in SITE:
        raise wrong(f"line {number}: say on which site it lies", f"ligne {number} : dites sur quel lieu il repose")
    if SITE[site] in artifacts or card in artifacts.values():
        raise wrong(
            f"line {number}: one artifact on a site, and none twice",
            f"ligne {number} : un artefact par lieu, et aucun en double",
            "CC-SETUP-03",
        )
    return SITE[site]


def _check_cards(heads: dict[str, int], cards: Counter[int]) -> None:
    for what in ("leader", "location"):
        if what not in heads:
            raise wrong(f"a deck has a {what}", f"un paquet a son {what}", "CC-SETUP-01")
    for card, copies in cards.items():
        if copies > MOST_COPIES:
            raise wrong(
                f"{copies} copies of {CARDS[card]}, at most {MOST_COPIES} are allowed",
                f"{copies} exemplaires de {CARDS[card]}, au plus {MOST_COPIES} sont permis",
                "CC-SETUP-06",
            )
    if cards.total() < LEAST:
        raise wrong(
            f"{cards.total()} cards, a deck has at least {LEAST}",
            f"{cards.total()} cartes, un paquet en a au moins {LEAST}",
            "CC-SETUP-05",
        )


def _made(heads: dict[str, int], artifacts: dict[int, int], cards: Counter[int]) -> Deck:
    sites = [SITE[site] for site in TABLES["card"].rows[heads["location"]]["sites"]]
    for site in artifacts:
        if site not in sites:
            raise wrong(
                f"{SITES[site]} is no site of {CARDS[heads['location']]}",
                f"{SITES[site]} n'est pas un lieu de {CARDS[heads['location']]}",
                "CC-SETUP-03",
            )
    listed = sorted(cards.elements())
    return Deck(
        heads["leader"], heads["location"], [artifacts.get(site, NONE) for site in sites], listed, answers(listed)
    )
