"""Where cards, units and enemies of a position lie, and which enemy tokens a file made by hand means."""

from __future__ import annotations

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.effects.cardcraft import PutBack, Remember
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import PILES
from ludotheque.games.mageknight.writing.ids import space_ids
from ludotheque.tomltext import Path
from ludotheque.writing import Given, in_order

# Where a player has cards, and what is on offer of each common deck.
ZONES = ("hand", "deck", "discard", "play", "spared", "aside", "drawn", "draft", "reserve")
OFFERS: dict[str, tuple[str, ...]] = {
    "advanced_deck": ("advanced_offer", "lessons"),
    "spell_deck": ("spell_offer",),
    "artifact_deck": (),
}


def places(s: MageKnight) -> list[tuple[Path, list[int]]]:
    """Return all cards, and where a file tells of them."""
    found: list[tuple[Path, list[int]]] = []
    for seat, player in enumerate(s.players):
        found += [(("players", seat, zone), getattr(player, zone)) for zone in ZONES]
        found += [(("players", seat, "units"), [unit.banner]) for unit in player.units if unit.banner != NONE]
    if s.dummy is not None:
        found += [(("dummy", "deck"), s.dummy.deck), (("dummy", "discard"), s.dummy.discard)]
    fields = ("removed", "upgrades", *(field for deck, offers in OFFERS.items() for field in (deck, *offers)))
    found += [((field,), getattr(s, field)) for field in fields]
    # Cards that Meditation has taken from the discard pile are in the question where they go.
    found += [(("agenda",), step.cards) for step in s.agenda if isinstance(step, PutBack | Remember)]
    return found


def owned(s: MageKnight) -> list[int]:
    """Return the cards that players and dummy have."""
    return [card for path, cards in places(s) if path[0] in ("players", "dummy") for card in cards]


def units_out(s: MageKnight) -> list[int]:
    """Return the kinds of all units that serve somebody."""
    return [unit.kind for player in s.players for unit in player.units]


def tokens_of(s: MageKnight) -> list[tuple[Path, list[int]]]:
    """Return all enemy tokens, and where a file tells of them."""
    found: list[tuple[Path, list[int]]] = [(("spots",), [*spot.tokens, *spot.hidden]) for spot in s.spots]
    found += [(("cities", number), city.tokens) for number, city in enumerate(s.cities)]
    found += [(("piles",), pile) for pile in s.piles] + [(("discards",), pile) for pile in s.discards]
    combat = s.combat
    if combat is not None:
        found.append((("combat", "foes"), [foe.token for foe in combat.foes if foe.space == NONE]))
    return found


class Claims:
    """Hands out enemy tokens: whoever is named twice is another one of the same kind, while there is one."""

    def __init__(self, s: MageKnight) -> None:
        self.kinds = s.box.tokens
        self.taken: set[int] = set()

    def named(self, tokens: list[int]) -> list[int]:
        """Return the tokens that a file means."""
        return [self.one(token) for token in tokens]

    def one(self, token: int) -> int:
        """Return a token, or another of its kind if somebody has it."""
        if token >= 0:
            kind = self.kinds[token]
            twins = [n for n, other in enumerate(self.kinds) if other == kind and n not in self.taken]
            token = twins[0] if token in self.taken and twins else token
            self.taken.add(token)
        return token

    def dealt(self, s: MageKnight, tokens: list[int]) -> list[int]:
        """Return the tokens that were dealt, others of the same pile for those that a file names elsewhere."""
        found: list[int] = []
        for token in tokens:
            if token in self.taken:
                pile = s.piles[s.box.enemy(token).pile]
                token = next((other for other in pile[::-1] if other not in self.taken), token)
            self.taken.add(token)
            found.append(token)
        return found


def claim_tokens(s: MageKnight, given: Given) -> None:
    """Say which tokens are meant; what is named of a pile lies on top of it, the rest below."""
    claims = Claims(s)
    ids = space_ids(s.layout.tiles)
    for space, spot in enumerate(s.spots):
        if f"spots.{ids[space]}.tokens" in given:
            s.spots[space] = spot.with_tokens(claims.named(spot.tokens), spot.up)
    for number, city in enumerate(s.cities):
        if f"cities.{number}.tokens" in given:
            s.cities[number] = city.with_tokens(claims.named(city.tokens), city.up, city.shields, city.leader)
    s.discards = [claims.named(pile) for pile in s.discards]
    top = [claims.named(pile) if f"piles.{data.PILES[n]}" in given else [] for n, pile in enumerate(s.piles)]
    for space, spot in enumerate(s.spots):
        tokens = spot.tokens if f"spots.{ids[space]}.tokens" in given else claims.dealt(s, spot.tokens)
        s.spots[space] = spot.with_tokens(tokens, spot.up).with_hidden(claims.dealt(s, spot.hidden))
    for number, city in enumerate(s.cities):
        if f"cities.{number}.tokens" not in given:
            s.cities[number] = city.with_tokens(claims.dealt(s, city.tokens), city.up, city.shields, city.leader)
    for number in range(PILES):
        mine = [token for token in range(len(s.box.tokens)) if s.box.enemy(token).pile == number]
        left = [token for token in mine if token not in claims.taken]
        s.piles[number] = [*in_order(left, [] if top[number] else s.piles[number]), *top[number]]
    named = [spot.ruin for spot in s.spots]
    ruins = [ruin for ruin in range(len(s.box.ruins)) if ruin not in named]
    s.ruin_pile = in_order(ruins, s.ruin_pile)
