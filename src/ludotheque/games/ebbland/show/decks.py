"""The workshop of decks: cards to sift and look at, what a deck holds, what to expect of it, what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludotheque.decks import Chart, Decks, Facet, Fault, Group, Mark, Piece, Review, Role, Row
from ludotheque.games.ebbland.data import CARD, CARDS, CLASSES, FACTIONS, KINDS, SITE
from ludotheque.games.ebbland.data import DECKS as BOX
from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.data.decks import (
    HEADS,
    LEAST,
    MOST_COPIES,
    Draft,
    deck_called,
    drafted,
    faults_of,
    row,
    write_code,
    write_deck,
)
from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.enlistment import ENLISTMENT
from ludotheque.games.ebbland.rules.piles import is_made_for
from ludotheque.games.ebbland.rules.terms import (
    ARTIFACT,
    BLOCK,
    CHARACTER,
    HIT,
    LEADER,
    LOCATION,
    RANGED,
    SITES_EACH,
    TALENT,
    WEAPON,
)
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.show.drawing.faces import HAND, KIND_ICONS, face, unsaid
from ludotheque.games.ebbland.show.drawing.frames import patterns
from ludotheque.games.ebbland.words import decks
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.games.ebbland.words.texts import Texts
from ludotheque.words.language import uncapital

BESIDE = (LEADER, LOCATION, ARTIFACT)
# From which cost on each mark holds.
COSTS = (("high", 5), ("middle", 3), ("low", 0))
HIGHEST_CONTROL, HIGHEST_PRICE = 7, 5
ICONS = {**KIND_ICONS, "character": "cg-control"}


def words_of(language: str) -> Lexicon:
    """Return the words of a language."""
    return decks.LEXICONS[language]


def cost_of(card: Card) -> int:
    """Return what a card is sifted by: the Control of a character, the price of others."""
    return card.control if card.kind == CHARACTER else card.com + card.log


def price_of(words: Lexicon, card: Card) -> str:
    """Return Control or price in a few letters."""
    if card.kind == CHARACTER:
        return Texts(words).phrase("control", n=card.control)
    return Texts(words).price(card.com, card.log)


def icon_of(card: Card) -> str:
    """Return the symbol of a card in lists: its faction."""
    return f"eb-{FACTIONS[card.faction]}"


@cache
def facets(language: str) -> tuple[Facet, ...]:
    """Return what cards are sifted by."""
    words = words_of(language)
    names, say = words.names, words.decks
    kinds = [kind for number, kind in enumerate(KINDS) if number not in BESIDE and kind != "site"]
    return (
        Facet("faction", say["faction"], tuple(Mark(id, names.factions[id], f"eb-{id}") for id in FACTIONS)),
        Facet("kind", say["kind"], tuple(Mark(id, names.kinds[id], ICONS[id]) for id in kinds)),
        Facet("class", say["class"], tuple(Mark(id, names.classes[id].one, f"eb-class-{id}") for id in CLASSES)),
        Facet("cost", say["cost"], tuple(Mark(id, say[id]) for id, _ in reversed(COSTS))),
    )


@cache
def pieces(language: str) -> tuple[Piece, ...]:
    """Return all cards that go into decks."""
    cards = enumerate(catalogue().cards)
    return tuple(piece(words_of(language), number, card) for number, card in cards if card.kind not in BESIDE)


def piece(words: Lexicon, number: int, card: Card) -> Piece:
    """Return a card for the workshop."""
    texts, name = Texts(words), words.names.card(number)
    marks = {
        "faction": FACTIONS[card.faction],
        "kind": KINDS[card.kind],
        "class": classes_of(card),
        "cost": next(mark for mark, least in COSTS if cost_of(card) >= least),
    }
    drawing = face(card, HAND, name, texts.sentences(card, unsaid(card)), f"deck-{number}")
    return Piece(
        *(card.id, name, texts.kind_of(card), texts.entry(card), price_of(words, card), icon_of(card)),
        drawing=drawing,
        marks=marks,
        notes=notes_of(words, card),
    )


def classes_of(card: Card) -> str:
    """Return the class of a character, or those that may carry a card; everybody, if it is for all."""
    if card.kind == CHARACTER:
        return CLASSES[card.klass]
    fits = [name for number, name in enumerate(CLASSES) if card.classes >> number & 1]
    return " ".join(fits or CLASSES) if card.kind in (WEAPON, TALENT) else ""


def notes_of(words: Lexicon, card: Card) -> tuple[str, ...]:
    """Return what to expect of a character: how likely it comes, what it strikes, shoots and blocks."""
    if card.kind != CHARACTER:
        return ()
    language, say = words.language, words.decks
    chance, better = (language.percent(chance_of(card, more)) for more in (0, 2))
    hits, shots, blocks = (language.decimal(odds.printed_score(card.strings[stat])) for stat in (HIT, RANGED, BLOCK))
    return (
        say["card_enlist"].format(chance=chance, better=better, n=2),
        say["card_strikes"].format(hits=hits, shots=shots, blocks=blocks),
    )


def chance_of(card: Card, more: int) -> float:
    """Return how likely a character is to be enlisted with so much COM more."""
    return len(odds.winning_faces(card.control - more)) / odds.FACES


def review(text: str, language: str) -> Review:
    """Say all there is to say about a deck."""
    draft = decks.draft_of(text)
    words = words_of(language)
    return Review(
        name=draft.name,
        total=draft.cards.total(),
        least=LEAST,
        most_copies=MOST_COPIES,
        roles=roles(words, draft),
        groups=groups(words, draft),
        charts=charts(words, draft),
        facts=facts(words, draft),
        faults=tuple(decks.told(words, fault) for fault in faults_of(draft)),
        advice=tuple(idle(words, draft)),
        unread=tuple(draft.unread),
    )


def roles(words: Lexicon, draft: Draft) -> tuple[Role, ...]:
    """Return leader, location, and an artifact for each of its sites."""
    found = [role(words, head, words.names.kinds[head], kind, draft.heads.get(head, -1)) for head, kind in KINDS_OF]
    for place in range(SITES_EACH):
        site = draft.sites[place] if draft.sites else -1
        title = words.decks["artifact_on"].format(site=words.names.site(site) if site >= 0 else place + 1)
        found.append(role(words, f"artifact-{place}", title, ARTIFACT, draft.artifacts.get(site, -1)))
    return tuple(found)


KINDS_OF = tuple(zip(HEADS, (LEADER, LOCATION), strict=True))


def role(words: Lexicon, name: str, title: str, kind: int, chosen: int) -> Role:
    """Return one choice beside the deck."""
    cards = catalogue().cards
    choices = tuple((card.id, words.names.card(number)) for number, card in enumerate(cards) if card.kind == kind)
    if chosen < 0:
        return Role(name, title, "", choices, is_needed=kind != ARTIFACT)
    text = sites_of(words, chosen) if kind == LOCATION else Texts(words).entry(cards[chosen])
    return Role(name, title, CARDS[chosen], choices, text, kind != ARTIFACT)


def sites_of(words: Lexicon, location: int) -> str:
    """Return what the sites of a location say."""
    texts, sites = Texts(words), [SITE[site] for site in row(location)["sites"]]
    said = [(words.names.site(site), texts.entry(catalogue().sites[site])) for site in sites]
    return " ".join(words.decks["site_says"].format(site=name, text=uncapital(text)) for name, text in said)


def groups(words: Lexicon, draft: Draft) -> tuple[Group, ...]:
    """Return the cards of a deck by kind, the cheap ones first."""
    cards = catalogue().cards
    found = []
    for kind, id in enumerate(KINDS):
        held = sorted((n for n in draft.cards if cards[n].kind == kind), key=lambda n: (cost_of(cards[n]), n))
        rows = tuple(
            Row(draft.cards[n], CARDS[n], words.names.card(n), icon_of(cards[n]), price_of(words, cards[n]))
            for n in held
            if draft.cards[n]
        )
        found += [Group(words.names.kinds[id], rows)] if rows else []
    return tuple(found)


def held(draft: Draft) -> list[Card]:
    """Return the cards of a deck, each as often as it is there."""
    return [catalogue().cards[number] for number in draft.cards.elements()]


def mean(numbers: list[int] | list[float]) -> float:
    """Return an average; of nothing, nothing."""
    return sum(numbers) / max(1, len(numbers))


def charts(words: Lexicon, draft: Draft) -> tuple[Chart, ...]:
    """Return how Control and prices spread."""
    controls = [card.control for card in held(draft) if card.kind == CHARACTER]
    prices = [cost_of(card) for card in held(draft) if card.kind != CHARACTER]
    say, decimal = words.decks, words.language.decimal
    curve = tuple((str(n), controls.count(n)) for n in range(1, HIGHEST_CONTROL + 1))
    spread = tuple((str(n), prices.count(n)) for n in range(HIGHEST_PRICE))
    dear = (f"{HIGHEST_PRICE}+", sum(price >= HIGHEST_PRICE for price in prices))
    return (
        Chart(say["curve"], curve, say["curve_note"].format(n=len(controls), mean=decimal(mean(controls)))),
        Chart(say["prices"], (*spread, dear), say["prices_note"].format(mean=decimal(mean(prices)))),
    )


def facts(words: Lexicon, draft: Draft) -> tuple[tuple[str, str], ...]:
    """Return what to expect of the characters of a deck, on average; COM as the leader allows it."""
    people = [card for card in held(draft) if card.kind == CHARACTER]
    if not people:
        return ()
    most = catalogue().cards[draft.heads["leader"]].figures[ENLISTMENT] if "leader" in draft.heads else 0
    say, percent, decimal = words.decks, words.language.percent, words.language.decimal
    chances = [percent(mean([chance_of(card, more) for card in people])) for more in range(most + 1)]
    strings = [[card.strings[stat] for card in people] for stat in (HIT, BLOCK, RANGED)]
    scores = [decimal(mean([odds.printed_score(string) for string in each])) for each in strings]
    labels = [say["enlist"], *(say["enlist_with"].format(n=more) for more in range(1, most + 1))]
    return tuple(zip([*labels, say["strikes"], say["stops"], say["shots"]], [*chances, *scores], strict=True))


def idle(words: Lexicon, draft: Draft) -> list[Fault]:
    """Say which weapons and talents nobody in the deck may carry (CC-KEYWORD-01)."""
    people = [card for card in held(draft) if card.kind == CHARACTER]
    gear = [number for number in sorted(draft.cards) if catalogue().cards[number].kind in (WEAPON, TALENT)]
    lonely = [number for number in gear if not any(fits(catalogue().cards[number], card) for card in people)]
    say = words.decks["idle"]
    return [Fault(say.format(card=words.names.card(n)), "CC-KEYWORD-01", piece=CARDS[n]) for n in lonely if people]


def fits(gear: Card, bearer: Card) -> bool:
    """Tell whether a character may carry something, as printed."""
    slots = bearer.weapons if gear.kind == WEAPON else bearer.talents
    return slots > 0 and is_made_for(gear, bearer)


def composed(name: str, chosen: Mapping[str, str], numbers: Mapping[str, int]) -> str:
    """Return the deck of a form as text by ids; what is no card is left out."""
    draft = Draft(name)
    draft.heads = {head: CARD[chosen[head]] for head in HEADS if chosen.get(head) in CARD}
    for place, site in enumerate(draft.sites):
        card = chosen.get(f"artifact-{place}", "")
        if card in CARD:
            draft.artifacts[site] = CARD[card]
    draft.cards.update({CARD[id]: number for id, number in numbers.items() if id in CARD and number > 0})
    return write_deck(draft)


def written(text: str, language: str) -> str:
    """Return a deck as text in a language, or by ids; one of the box may be called by its name."""
    if text in BOX:
        text = write_deck(drafted(deck_called(text), words_of(language or "en").names.decks[text]))
    return decks.write(text, language)


def code(text: str) -> str:
    """Return a deck as links hold it."""
    return write_code(decks.draft_of(text))


DECKS = Decks(tuple(BOX), pieces, facets, review, written, code, decks.kept, composed, patterns())
