"""What is printed: cards, sites, decks, and what their effects are made of. Never changes, shared by all states."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.effects.effect import Ability, Static


class Card:
    """A card or a site as printed."""

    __slots__ = (
        "abilities",
        "classes",
        "com",
        "control",
        "faction",
        "figures",
        "id",
        "keywords",
        "kind",
        "klass",
        "life",
        "log",
        "own",
        "role",
        "ruling",
        "sites",
        "strings",
        "talents",
        "unique",
        "weapons",
        "wide",
        "windows",
    )

    def __init__(self, id: str, kind: int, faction: int) -> None:
        self.id = id
        self.kind = kind
        self.faction = faction
        self.klass = -1
        self.unique = False
        self.control = 0
        self.life = 0
        self.strings: list[list[int]] = [[], [], [], []]
        self.weapons = 0
        self.talents = 0
        self.keywords = 0
        self.com = 0
        self.log = 0
        # Bits of the classes that may carry it; none: all.
        self.classes = 0
        self.role = 0
        # Of a leader: enlistment, attack, defence, minimum hand.
        self.figures: list[int] = [0, 0, 0, 0]
        self.sites: list[int] = []
        self.abilities: list[Ability] = []
        # Bits of the windows in which they are used.
        self.windows = 0
        # What holds all the time: for its own fighter, for several, for prices and limits of the seat.
        self.own: list[Static] = []
        self.wide: list[Static] = []
        self.ruling: list[Static] = []


class Deck:
    """What a seat plays with: leader, location, the artifact of each site or -1, and the cards. A value."""

    __slots__ = ("answers", "artifacts", "cards", "leader", "location")

    def __init__(self, leader: int, location: int, artifacts: list[int], cards: list[int], answers: list[int]) -> None:
        self.leader = leader
        self.location = location
        self.artifacts = artifacts
        self.cards = cards
        # Which of them can be played out of the blue: instants and Victory cards.
        self.answers = answers


class Outfit:
    """A character with its gear in numbers, for bots: what it reaches on average, its life, what its keywords add."""

    __slots__ = ("commitment", "fight", "hits", "is_sure", "knack", "life", "shots", "stops")

    def __init__(self) -> None:
        # Whether it is so whatever happens: nothing on it has conditions.
        self.is_sure = False
        self.hits = 0.0
        self.shots = 0.0
        self.stops = 0.0
        # What these three make of its strength, and its keywords.
        self.fight = 0.0
        self.knack = 0.0
        self.life = 0
        self.commitment = 0


class Catalogue:
    """Everything in the box, by number."""

    __slots__ = ("cards", "decks", "outfits", "sites")

    def __init__(self, cards: list[Card], sites: list[Card], decks: list[Deck]) -> None:
        self.cards = cards
        self.sites = sites
        self.decks = decks
        # What characters with their gear come to, noted when somebody has counted it.
        self.outfits: dict[int, Outfit] = {}
