"""How each cause is removed from a position, and nothing else: what proves that it was the cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Mended, Refusal
from ludotheque.games.immortals.rules.actions.action import Compensate
from ludotheque.games.immortals.rules.actions.attack import (
    Attack,
    ChooseDestination,
    ChooseTarget,
    CommitArmies,
    MoveArmies,
    NameRegion,
)
from ludotheque.games.immortals.rules.actions.building import Build
from ludotheque.games.immortals.rules.actions.extraction import Extract
from ludotheque.games.immortals.rules.actions.magic import CLAIM, FORESIGHT, GREAT_TRANSITION, Cast, SpreadArmies
from ludotheque.games.immortals.rules.actions.transition import Transition
from ludotheque.games.immortals.rules.refusals.occasions import CLICKS
from ludotheque.games.immortals.rules.rounds.planning import CHANGES, Lay, Plan, takes
from ludotheque.games.immortals.rules.rounds.reinforcement import BATCH, DrawCard, SendArmy
from ludotheque.games.immortals.rules.rounds.resolution import Reveal
from ludotheque.games.immortals.rules.start.drafting import ChooseCard, ChooseGroup, ChooseRegion, KeepCard
from ludotheque.games.immortals.rules.start.initialisation import SplitFallen
from ludotheque.games.immortals.rules.state import (
    ATTACK_OR_MOVE,
    BLANK,
    BUILD,
    CAST,
    CONFLICT,
    EXTRACT_GOLD,
    MAGIC,
    NOBODY,
    NONE,
    PER_REALM,
    REGIONS,
    SPACES,
    TRANSITION,
    Immortals,
    conflict_card,
    place_of,
    places_of,
    realm_of,
    region_of,
)
from ludotheque.kernel import Ask, Option, advance, waiting

Mend = Callable[[Immortals, Any, Option, Refusal], None]
# Where the region is settled otherwise than by choosing it.
ELSEWHERE = ("start_region", "card_decides", "group_goes")
SPELLS = {"place": GREAT_TRANSITION, "marker": FORESIGHT, "seize": CLAIM, "sanctuary": CLAIM}


def mend(s: Immortals, seat: int, wished: Option, refusal: Refusal) -> Mended | None:
    """Return the position without one cause; nothing where none can be made."""
    if refusal.reason == "over":
        return None
    ask = next((ask for ask in waiting(s) if ask.seat == seat), None)
    if refusal.reason in ("not_your_turn", "occasion", "card_first", "in_hand", "passed", *ELSEWHERE):
        s.players[seat].passed = False
        _put(s, _question(s, seat, wished))
    elif refusal.reason == "ready":
        first = s.together.firsts[0] if s.together is not None else None
        s.lanes[seat] = [ChooseCard(seat) if isinstance(first, ChooseCard) else Plan(seat, CHANGES)]
        if isinstance(first, ChooseCard):
            s.players[seat].chosen = NONE
    else:
        MENDS[refusal.reason](s, ask or _question(s, seat, wished), wished, refusal)
    advance(s)
    return Mended(s, seat, wished)


def _put(s: Immortals, ask: Ask[Any]) -> None:
    """Ask just this."""
    s.lanes, s.lane, s.together, s.agenda = [], -1, None, [ask]


def _space(s: Immortals, seat: int, action: int) -> int:
    """Return a space for an action on a seat's board."""
    return next(space for space in range(SPACES) if s.deed(seat, space).action == action)


def _neighbour(s: Immortals, place: int) -> int:
    return places_of(s.world.near[place])[0]


def _joker(s: Immortals, place: int) -> int:
    return CONFLICT + PER_REALM * realm_of(place) + REGIONS + s.world.province[region_of(place)]


def _question(s: Immortals, seat: int, wished: Option) -> Ask[Any]:
    """Return the question to which something belongs."""
    verb = wished.verb or CLICKS[wished.kind]
    place = place_of(wished) if wished.kind.startswith("region") else 0
    if verb == "deploy":
        s.players[seat].chosen = _joker(s, place)
    made = QUESTIONS.get(verb)
    return made(s, seat, place, wished) if made else Compensate(seat)


def _with_card(action: type[Any], kind: int) -> Callable[[Immortals, int, int, Option], Ask[Any]]:
    """Reveal the card of the place on a space for the action."""
    return lambda s, seat, place, wished: action(seat, _space(s, seat, kind), conflict_card(place))


def _with_spell(spell: int) -> Callable[[Immortals, int, int, Option], Ask[Any]]:
    return lambda s, seat, place, wished: Cast(seat, _space(s, seat, CAST), MAGIC + spell)


def _laying(s: Immortals, seat: int, place: int, wished: Option) -> Ask[Any]:
    return Lay(seat, wished.index if wished.kind == "card" else BLANK, CHANGES)


def _plan(s: Immortals, seat: int, place: int, wished: Option) -> Ask[Any]:
    return Plan(seat, CHANGES)


def _fray(s: Immortals, seat: int) -> int:
    return _space(s, seat, ATTACK_OR_MOVE)


QUESTIONS: dict[str, Callable[[Immortals, int, int, Option], Ask[Any]]] = {
    "group": lambda s, seat, place, wished: ChooseGroup(seat, place),
    "choose": lambda s, seat, place, wished: KeepCard(seat),
    "deploy": lambda s, seat, place, wished: ChooseRegion(seat),
    "light": lambda s, seat, place, wished: SplitFallen(seat),
    "draw": lambda s, seat, place, wished: DrawCard(seat),
    "skip": lambda s, seat, place, wished: DrawCard(seat),
    "reinforce": lambda s, seat, place, wished: SendArmy(seat, 1, 1),
    "stop": lambda s, seat, place, wished: SendArmy(seat, 1, 1),
    "pick": _plan,
    "lift": _plan,
    "ready": _plan,
    "lay": _laying,
    "back": _laying,
    "reveal": lambda s, seat, place, wished: Reveal(seat),
    "pass": lambda s, seat, place, wished: Reveal(seat),
    "act": _with_card(Extract, EXTRACT_GOLD),
    "extract": _with_card(Extract, EXTRACT_GOLD),
    "transition": _with_card(Transition, TRANSITION),
    "portal": _with_card(Build, BUILD),
    "capital": _with_card(Build, BUILD),
    "sanctuary": _with_card(Build, BUILD),
    "attack": _with_card(Attack, ATTACK_OR_MOVE),
    "move": _with_card(Attack, ATTACK_OR_MOVE),
    "target": lambda s, seat, place, wished: ChooseTarget(
        seat, _fray(s, seat), conflict_card(place), _neighbour(s, place)
    ),
    "name": lambda s, seat, place, wished: NameRegion(
        seat, _fray(s, seat), _joker(s, place), _neighbour(s, place), place
    ),
    "commit": lambda s, seat, place, wished: CommitArmies(
        seat, _fray(s, seat), conflict_card(place), _strong(s, seat), place
    ),
    "destination": lambda s, seat, place, wished: ChooseDestination(seat, _fray(s, seat), _neighbour(s, place)),
    "march": lambda s, seat, place, wished: MoveArmies(seat, _fray(s, seat), _strong(s, seat), place),
    "place": lambda s, seat, place, wished: SpreadArmies(seat, realm_of(place), 1),
    "seize": _with_spell(CLAIM),
    "marker": _with_spell(FORESIGHT),
}


def _strong(s: Immortals, seat: int) -> int:
    """Return the place where a seat has most armies."""
    return max(range(len(s.armies)), key=lambda place: s.armies[place] if s.owner[place] == seat else -1)


def _hold(s: Immortals, seat: int, place: int, armies: int = 2) -> None:
    s.owner[place], s.armies[place] = seat, armies


def _clear(s: Immortals, place: int) -> None:
    s.owner[place], s.armies[place] = NOBODY, 0


def _army_there(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    _hold(s, ask.seat, refusal.figures[0])


def _nobody_there(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    _clear(s, refusal.figures[0])


def _region_free(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Take all armies off what a card stands for."""
    for place in places_of(s.shown_by(NOBODY, refusal.figures[0])):
        _clear(s, place)


def _give_card(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Give the card that is lacking, as the question needs it."""
    card, player = refusal.figures[0], s.players[ask.seat]
    if isinstance(ask, ChooseCard | KeepCard):
        player.draft.append(card)
    elif card < CONFLICT:
        s.holder[card] = ask.seat
    else:
        player.conflicts.append(card)


def _joker_there(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Let the joker be that of the place's province and realm."""
    joker = _joker(s, refusal.figures[0])
    if isinstance(ask, NameRegion):
        _put(s, NameRegion(ask.seat, ask.space, joker, ask.origin, ask.target))
    else:
        s.players[ask.seat].chosen = joker


def _full_limbo(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.players[ask.seat].limbo[refusal.figures[0]] = BATCH
    if isinstance(ask, SendArmy):
        _put(s, SendArmy(ask.seat, 1, 1))


def _not_laid(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    player = s.players[ask.seat]
    player.spaces = [NONE if card == refusal.figures[0] else card for card in player.spaces]


def _army_in_region(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    _clear(s, refusal.figures[0])
    _hold(s, ask.seat, refusal.figures[0])


def _space_free(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Clear one space that takes the card."""
    space = next(space for space in range(SPACES) if takes(s, ask.seat, space, refusal.figures[0]))
    s.players[ask.seat].spaces[space] = NONE


def _changes_again(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    lay = isinstance(ask, Lay)
    s.lanes[ask.seat] = [Lay(ask.seat, ask.card, CHANGES) if lay else Plan(ask.seat, CHANGES)]


def _other_card_in_hand(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Hold a card that the space takes, a Magic card or one that is no joker."""
    card = MAGIC if s.deed(ask.seat, wished.index).action == CAST else conflict_card(0)
    if isinstance(ask, Lay):
        _put(s, Lay(ask.seat, card, CHANGES))
    else:
        _put(s, Extract(ask.seat, ask.space, conflict_card(place_of(wished))))


def _space_empty(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.players[ask.seat].spaces[wished.index] = NONE


def _card_on_space(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.players[ask.seat].spaces[wished.index] = BLANK


def _card_of_place(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Reveal the card of the place instead."""
    _put(s, type(ask)(ask.seat, ask.space, conflict_card(place_of(wished))))


def _rich(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Give just what is missing."""
    energy, gold, has_energy, has_gold = refusal.figures
    player = s.players[ask.seat]
    player.energy += max(0, energy - has_energy)
    player.gold += max(0, gold - has_gold)


def _one_in_limbo(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.players[ask.seat].limbo[refusal.figures[0]] = 1


def _no_portal_there(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.ways &= ~(1 << refusal.figures[0])


def _portal_there(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.ways |= 1 << refusal.figures[0]


def _portals(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.portals = 1


def _tiles(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.tiles = 1


def _razed(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.buildings[refusal.figures[0]] = 0


def _no_capital(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    place = refusal.figures[0]
    province = s.world.province[region_of(place)]
    for other in range(REGIONS * realm_of(place), REGIONS * realm_of(place) + REGIONS):
        if s.world.province[region_of(other)] == province:
            s.buildings[other] = 0


def _on_the_fray(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Reveal the card on the space for attacks and moves."""
    _put(s, Attack(ask.seat, _space(s, ask.seat, ATTACK_OR_MOVE), ask.card))


def _own_neighbour(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    _hold(s, ask.seat, _neighbour(s, refusal.figures[0]))


def _free_neighbour(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    _clear(s, _neighbour(s, refusal.figures[0]))


def _from_beside(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Set out from a neighbour of the place instead."""
    origin = _neighbour(s, refusal.figures[0])
    _hold(s, ask.seat, origin)
    if isinstance(ask, ChooseTarget):
        _put(s, ChooseTarget(ask.seat, ask.space, ask.card, origin))
    else:
        _put(s, ChooseDestination(ask.seat, ask.space, origin))


def _card_elsewhere(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.holder[refusal.figures[0]] = NOBODY


def _two_armies(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.armies[refusal.figures[0]] = 2


def _that_realm(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    _put(s, SpreadArmies(ask.seat, realm_of(place_of(wished)), ask.armies))


def _group_there(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    groups = s.players[ask.seat].groups
    s.players[ask.seat].groups = [*groups, *([0] * (wished.index + 1 - len(groups)))]
    s.players[ask.seat].groups[wished.index] = 2


def _so_many_fell(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.tray[ask.seat] = wished.index


def _enough_armies(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.armies[refusal.figures[0]] = wished.index + 1


def _deck(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.deck = [conflict_card(0)]


def _marker_elsewhere(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    s.first = (ask.seat + 1) % len(s.players)


def _that_spell(s: Immortals, ask: Any, wished: Option, refusal: Refusal) -> None:
    """Reveal a Magic card that does it."""
    muster = next(spell for spell in range(BLANK - MAGIC) if spell not in SPELLS.values())
    spell = SPELLS.get(wished.verb or "place", muster)
    _put(s, Cast(ask.seat, ask.space, MAGIC + spell))


MENDS: dict[str, Mend] = {
    "not_yours": _army_there,
    "occupied": _region_free,
    "no_card": _give_card,
    "taken": _nobody_there,
    "other_province": _joker_there,
    "small_limbo": _full_limbo,
    "sets_used": _full_limbo,
    "laid": _not_laid,
    "no_army": _army_in_region,
    "no_space": _space_free,
    "changes_spent": _changes_again,
    "filled": _space_empty,
    "magic_space": _other_card_in_hand,
    "army_space": _other_card_in_hand,
    "joker_extracts": _other_card_in_hand,
    "empty_space": _card_on_space,
    "nothing_laid": _card_on_space,
    "other_card": _card_of_place,
    "dear": _rich,
    "empty_limbo": _one_in_limbo,
    "portal_there": _no_portal_there,
    "no_portal_left": _portals,
    "building_there": _razed,
    "capital_there": _no_capital,
    "no_tile_left": _tiles,
    "attack_only": _on_the_fray,
    "no_way": _own_neighbour,
    "from_there": _from_beside,
    "card_yours": _card_elsewhere,
    "last_army": _two_armies,
    "no_target": _free_neighbour,
    "own_region": _nobody_there,
    "no_portal": _portal_there,
    "far": _from_beside,
    "no_chain": _from_beside,
    "other_realm": _that_realm,
    "no_group": _group_there,
    "fallen": _so_many_fell,
    "one_stays": _enough_armies,
    "no_deck": _deck,
    "has_marker": _marker_elsewhere,
    "other_spell": _that_spell,
}
