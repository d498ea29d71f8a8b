"""The box as the rules see it: cards, sites and decks, made of the tables."""

from functools import cache, reduce
from operator import or_

from ludotheque.components import Row
from ludotheque.games.ebbland.data import CARD, CLASSES, EDITION, FACTIONS, KINDS, SITE, TABLES
from ludotheque.games.ebbland.data.notation import parse
from ludotheque.games.ebbland.rules.effects.changes import Lasting
from ludotheque.games.ebbland.rules.effects.effect import Ability, Static
from ludotheque.games.ebbland.rules.terms import BEARER, INSTANT, KEYWORDS, NONE, ROLES, SELF, STATIC, STATS, VICTORY
from ludotheque.games.ebbland.rules.traits import Card, Catalogue, Deck

FIGURES = ("enlist", "attack", "defence", "hand_min")


def card(row: Row) -> Card:
    """Return a card or site as the rules see it."""
    made = Card(row["id"], KINDS.index(row["kind"]), FACTIONS.index(row.get("faction", "free")))
    made.klass = CLASSES.index(row["class"]) if "class" in row else NONE
    made.unique = row.get("unique", False)
    made.control, made.life = row.get("control", 0), row.get("hp", 0)
    made.strings = [row.get(stat, []) for stat in STATS]
    made.weapons, made.talents = row.get("weapons", 0), row.get("talents", 0)
    made.keywords = sum(1 << KEYWORDS.index(word) for word in row.get("keywords", []))
    made.com, made.log = row.get("com", 0), row.get("log", 0)
    made.classes = sum(1 << CLASSES.index(name) for name in row.get("classes", []))
    made.role = ROLES.index(row["role"]) if "role" in row else NONE
    made.figures = [row.get(figure, 0) for figure in FIGURES]
    made.sites = [SITE[site] for site in row.get("sites", [])]
    made.abilities = [parse(line) for line in row.get("effects", [])]
    made.windows = reduce(or_, (1 << ability.window for ability in made.abilities), 0)
    for number, ability in enumerate(made.abilities):
        if ability.window == STATIC:
            put_up(made, number, ability)
    return made


def put_up(made: Card, number: int, ability: Ability) -> None:
    """Lay what holds all the time where it is looked for: by whom it is about."""
    for deed in ability.choices[0]:
        static = Static(number, ability.conditions, deed)
        if not isinstance(deed, Lasting):
            made.ruling.append(static)
        elif deed.target.selector in (SELF, BEARER):
            made.own.append(static)
        else:
            made.wide.append(static)


def deck(row: Row) -> Deck:
    """Return a deck of the box."""
    sites = TABLES["card"].rows[CARD[row["location"]]]["sites"]
    artifacts = [CARD[row["artifacts"][site]] if site in row["artifacts"] else NONE for site in sites]
    cards = sorted(CARD[name] for name, copies in row["cards"].items() for _ in range(copies))
    return Deck(CARD[row["leader"]], CARD[row["location"]], artifacts, cards, answers(cards))


def answers(cards: list[int]) -> list[int]:
    """Return which different cards can be played out of the blue."""
    kinds = (KINDS[INSTANT], KINDS[VICTORY])
    return [card for card in dict.fromkeys(cards) if TABLES["card"].rows[card]["kind"] in kinds]


@cache
def catalogue(edition: int = EDITION) -> Catalogue:
    """Return everything in the box of an edition."""
    rows = {name: table.of(edition) for name, table in TABLES.items()}
    return Catalogue(
        [card(row) for row in rows["card"]], [card(row) for row in rows["site"]], [deck(row) for row in rows["deck"]]
    )
