"""What must hold in every position of a game of Mage Knight that was played from its start."""

from ludotheque.codec import fields
from ludotheque.games.mageknight.rules.effects.cardcraft import PutBack, Remember
from ludotheque.games.mageknight.rules.pieces import MOST_CRYSTALS, NO_UNITS, NONE, NOTHING, Effort
from ludotheque.games.mageknight.rules.state import NO_PILES, MageKnight
from ludotheque.games.mageknight.rules.traits import ADVANCED_ACTION, ARTIFACT, BASIC_ACTION, SPELL

UNITS = 40


def check(s: MageKnight) -> None:
    """Check a position."""
    assert NOTHING == NO_UNITS == NO_PILES == []
    for player in s.players:
        assert all(0 <= crystals <= MOST_CRYSTALS for crystals in player.crystals)
        assert -7 <= player.reputation <= 7
        assert 1 <= player.level <= 10
        assert player.space == NONE or 0 <= player.space < len(s.layout.site)
        assert sum(1 for unit in player.units if not unit.loyal) <= s.box.command[player.level - 1]
        assert sum(1 for unit in player.units if unit.loyal) <= 1
        check_effort(player.effort)
    assert len(s.spots) == len(s.layout.site) == len(s.layout.near)
    check_tokens(s)
    check_cards(s)


def check_effort(effort: Effort) -> None:
    """Check that nobody owes points, and that who does not act has nothing at hand."""
    assert min(*effort.tokens, effort.move, effort.heal) >= 0
    if not effort.acting:
        idle = Effort(False)
        assert all(getattr(effort, name) == getattr(idle, name) for name in fields(Effort))


def check_tokens(s: MageKnight) -> None:
    """Check that every enemy token is in one place."""
    found = [token for pile in s.piles + s.discards for token in pile]
    found += [token for spot in s.spots for token in [*spot.tokens, *spot.hidden] if token >= 0]
    found += [token for city in s.cities for token in city.tokens]
    if s.combat is not None:
        found += [foe.token for foe in s.combat.foes if foe.space == NONE]
    assert sorted(found) == list(range(len(s.box.tokens)))


def owned(s: MageKnight) -> list[int]:
    """All cards that players and dummy have."""
    cards = [] if s.dummy is None else s.dummy.deck + s.dummy.discard
    for player in s.players:
        cards = cards + player.deck + player.hand + player.discard + player.play + player.spared
        cards += player.drawn + player.aside + player.draft + player.reserve
        cards += [unit.banner for unit in player.units if unit.banner != NONE]
    return cards


def check_cards(s: MageKnight) -> None:
    """Check that every card but the Wounds is in one place."""
    cards = owned(s) + s.advanced_deck + s.advanced_offer + s.lessons + s.removed + s.upgrades
    cards += s.spell_deck + s.spell_offer + s.artifact_deck
    # Cards that Meditation has taken from the discard pile are in the question where they go.
    for step in s.agenda:
        if isinstance(step, PutBack | Remember):
            cards += step.cards
    kinds = [s.box.cards[card].kind for card in cards]
    every = s.house.interactive_spells
    printed = [card.kind for card in s.box.cards if every or not card.interactive]
    for kind in (ADVANCED_ACTION, SPELL, ARTIFACT):
        assert kinds.count(kind) == printed.count(kind)
    heroes = [player.hero for player in s.players if player.hero != NONE]
    dealt = len(heroes) + (1 if s.dummy is not None else 0)
    assert kinds.count(BASIC_ACTION) in (0, 16 * dealt)
