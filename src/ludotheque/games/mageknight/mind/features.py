"""A view as numbers of fixed length, for learners; seats are counted from the one that looks."""

from ludotheque.games.mageknight.rules.land.map import distance
from ludotheque.games.mageknight.rules.pieces import NONE, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import GLADE
from ludotheque.kernel import SPECTATOR

PARTS = 9
SITES = GLADE + 1
FAR = 12


def features(view: MageKnight, seat: int) -> list[float]:
    """Return what a seat sees: time, source, its turn, its hero, the others, how far the sites are, the offers."""
    seat = 0 if seat == SPECTATOR else seat
    numbers = [view.round / 6, float(view.night), float(view.announced != NONE), float(view.countdown != NONE)]
    numbers += [view.source.count(colour) / 7 for colour in range(6)]
    numbers += turn_features(view)
    for i in range(4):
        other = (seat + i) % 4
        numbers += player_features(view, view.players[other] if other < len(view.players) else None)
    player = view.players[seat]
    numbers += [player.hand.count(card) / 3 for card in range(len(view.box.cards))]
    numbers += [player.discard.count(card) / 3 for card in range(len(view.box.cards))]
    numbers += [float(skill in player.skills) for skill in range(len(view.box.skills))]
    numbers += site_features(view, player)
    numbers += [view.unit_offer.count(kind) / 3 for kind in range(len(view.box.units))]
    return numbers


def turn_features(view: MageKnight) -> list[float]:
    """Return what the turn being played has at hand, and what the fight asks for."""
    effort = view.effort(view.turn.seat)
    numbers = [effort.move / 10, effort.influence / 10, effort.heal / 5]
    numbers += [float(view.turn.done), float(effort.acted), effort.dice / 4]
    numbers += [float(effort.phase >> part & 1) for part in range(PARTS)]
    numbers += [tokens / 3 for tokens in effort.tokens]
    for how in range(4):
        numbers += [sum(b.amount for b in effort.blows if b.how == how and b.element == e) / 10 for e in range(4)]
    foes = view.combat.foes if view.combat is not None else []
    numbers += [len(foes) / 5, sum(view.kind(foe).armour for foe in foes) / 20]
    numbers += [sum(view.kind(foe).attack for foe in foes if not foe.blocked) / 20]
    return numbers


def player_features(view: MageKnight, player: Player | None) -> list[float]:
    """Return the open figures of a player; zeros for an empty seat."""
    if player is None:
        return [0.0] * (10 + len(view.box.units))
    numbers = [player.fame / 50, player.level / 10, player.reputation / 7, len(player.hand) / 10, len(player.deck) / 20]
    numbers += [len(player.discard) / 20, *(crystals / 3 for crystals in player.crystals)]
    ready = [unit.kind for unit in player.units if unit.ready and not unit.wounds]
    return numbers + [ready.count(kind) / 2 for kind in range(len(view.box.units))]


def site_features(view: MageKnight, player: Player) -> list[float]:
    """Return how near the nearest site of each kind is, from 1 for here to 0 for far."""
    near = [0.0] * SITES
    if player.space != NONE:
        for space, site in enumerate(view.layout.site):
            near[site] = max(near[site], 1 - min(FAR, distance(view, player.space, space)) / FAR)
    return near
