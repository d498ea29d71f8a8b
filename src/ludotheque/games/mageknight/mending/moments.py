"""Brings a position to the moment at which something can be chosen: what mends a refusal for another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.games.mageknight.mending.world import own_house, own_layout
from ludotheque.games.mageknight.rules.combat.attack import AlsoStrike, Shoot, Strike
from ludotheque.games.mageknight.rules.combat.block import Defend, KeepGuard
from ludotheque.games.mageknight.rules.combat.combat import CHALLENGE, Join
from ludotheque.games.mageknight.rules.combat.damage import AssignDamage, ChooseAttacker
from ludotheque.games.mageknight.rules.combat.twist import SetTwist
from ludotheque.games.mageknight.rules.duel.exchange import LaunchAttack
from ludotheque.games.mageknight.rules.duel.meeting import ChoosePart
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.rules.effects.cardcraft import PutBack, Remember, TakeCard
from ludotheque.games.mageknight.rules.effects.curses import ChooseFoe, Curse
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, Play
from ludotheque.games.mageknight.rules.effects.manacraft import TakeDie
from ludotheque.games.mageknight.rules.effects.relics import BlowHorn
from ludotheque.games.mageknight.rules.effects.resolve import ChooseEffect, ChooseWhether, Either
from ludotheque.games.mageknight.rules.effects.sideways import PlaySideways, Sideways
from ludotheque.games.mageknight.rules.effects.theft import PassWound, UseClaim
from ludotheque.games.mageknight.rules.fight import Combat, Duel, Foe, Side
from ludotheque.games.mageknight.rules.heroes.banners import Assign
from ludotheque.games.mageknight.rules.heroes.goods import ChooseMana
from ludotheque.games.mageknight.rules.heroes.levels import ChooseAction, ChooseSkill
from ludotheque.games.mageknight.rules.heroes.mana import PayMana
from ludotheque.games.mageknight.rules.heroes.units import Disband, ReadyUnit
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, WOUND, City, Effort, Turn
from ludotheque.games.mageknight.rules.rounds.draft import AddCard, KeepCard
from ludotheque.games.mageknight.rules.rounds.picking import MakeBid, PickHero
from ludotheque.games.mageknight.rules.rounds.rounds import KeepBanner
from ludotheque.games.mageknight.rules.rounds.tactics import ChooseTactic, Search, StealDie
from ludotheque.games.mageknight.rules.rounds.upgrade import ChooseUpgrade
from ludotheque.games.mageknight.rules.scenarios.company import DropTactic
from ludotheque.games.mageknight.rules.scenarios.dungeon_lords import ChooseEntrance
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ANY_COLOUR,
    BLOCKING,
    COMBAT,
    FLIGHT,
    INTERACTING,
    MOVING,
    QUIET,
    SHOOTING,
    STRIKING,
    SUFFERING,
    TALENT,
    WHITE,
)
from ludotheque.games.mageknight.rules.traits import CITY
from ludotheque.games.mageknight.rules.turn.assault import EnterCity
from ludotheque.games.mageknight.rules.turn.beforehand import BeforeTurn, Meanwhile
from ludotheque.games.mageknight.rules.turn.finish import Relief
from ludotheque.games.mageknight.rules.turn.interaction import Talk
from ludotheque.games.mageknight.rules.turn.journeys import TravelTo
from ludotheque.games.mageknight.rules.turn.proposal import Agree, Invite, Share
from ludotheque.games.mageknight.rules.turn.quiet import Quiet
from ludotheque.games.mageknight.rules.turn.rewards import Bury, ChooseReward, ChooseSpell, ChooseTop
from ludotheque.games.mageknight.rules.turn.turn import PORTAL_SPACE, March, Opening, Rest, RestWounds
from ludotheque.kernel import Ask, Option

HIGH = 9
DAMAGE = 3


def put(s: MageKnight, ask: Ask[Any] | None) -> bool:
    """Ask just this, if there is such a question."""
    if ask is not None:
        s.lanes, s.lane, s.together, s.agenda = [], -1, None, [ask]
    return ask is not None


def own_turn(s: MageKnight, seat: int) -> None:
    """Let a seat be in the middle of a turn of its own, free to move and act."""
    s.combat, s.turn = None, Turn(seat)
    player = s.players[seat]
    if not player.effort.acting:
        player.effort = Effort(True)
    player.effort.phase = MOVING
    player.space = PORTAL_SPACE if player.space == NONE else player.space
    s.turn.path = [player.space]
    put(s, March(seat))


def fight(s: MageKnight, seat: int, token: int = 0) -> None:
    """Let a hero face an enemy."""
    if not s.players[seat].effort.acting:
        own_turn(s, seat)
    combat = Combat(max(0, s.players[seat].space))
    combat.sides.append(Side(seat, 0))
    combat.foes.append(Foe(token, combat.space, False, NONE))
    combat.fresh = False
    s.combat = combat


def to_phase(s: MageKnight, seat: int, phases: int) -> bool:
    """Go to a part of a turn that is among these."""
    ways: dict[int, type[Ask[Any]]] = {
        MOVING: March,
        INTERACTING: Talk,
        QUIET: Quiet,
        SHOOTING: Shoot,
        STRIKING: Strike,
        BLOCKING: Defend,
        SUFFERING: ChooseAttacker,
    }
    part = next((part for part in ways if phases & part), 0)
    if not part:
        return False
    own_turn(s, seat)
    if part & COMBAT:
        fight(s, seat)
    s.effort(seat).phase = part
    s.turn.done = part != MOVING
    return put(s, ways[part](seat))


def moment(s: MageKnight, seat: int, wished: Option) -> bool:
    """Ask the question to which something belongs; tell whether there is one that can be made."""
    made = MOMENTS.get(f"{wished.verb} {wished.kind}")
    if made is None:
        return False
    own_turn(s, seat)
    return put(s, made(s, seat, wished))


def _with_drawn(s: MageKnight, seat: int, wished: Option) -> None:
    s.players[seat].drawn = [wished.index]


def _bury(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    _with_drawn(s, seat, wished)
    return Bury(seat)


def _top(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    _with_drawn(s, seat, wished)
    return PutBack(seat, [wished.index]) if wished.arg > 0 else ChooseTop(seat)


def _in_fight(made: Callable[[int], Ask[Any]]) -> Callable[[MageKnight, int, Option], Ask[Any]]:
    def make(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
        fight(s, seat)
        s.effort(seat).phase = SUFFERING
        return made(seat)

    return make


def _wounded(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    s.players[seat].hand = [*s.players[seat].hand, WOUND]
    s.players[seat].discard = [*s.players[seat].discard, WOUND]
    return Relief(seat)


def _in_duel(made: Callable[[int], Ask[Any]]) -> Callable[[MageKnight, int, Option], Ask[Any] | None]:
    """Let a hero fight the next one, on its space."""

    def make(s: MageKnight, seat: int, wished: Option) -> Ask[Any] | None:
        if len(s.players) < 2:
            return None
        rival = (seat + 1) % len(s.players)
        s.players[rival].space = s.players[seat].space
        s.players[rival].effort = Effort(True)
        combat = Combat(s.players[seat].space)
        combat.duel = Duel(seat, rival)
        combat.duel.melee = True
        combat.sides += [Side(seat, 0), Side(rival, 0)]
        s.combat = combat
        s.effort(seat).phase = STRIKING
        return made(seat)

    return make


def _choosing(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    """Ask which of two effects of some card is chosen."""
    for number, card in enumerate(s.box.cards):
        if isinstance(card.basic, Either):
            return ChooseEffect(seat, card.basic, Play(seat, FROM_CARD, number, card.colour, -1, []))
    raise AssertionError("no card has two effects")


def _whether(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    """Ask whether an effect is used."""
    card = next(card for card in s.box.cards if card.basic is not None)
    assert card.basic is not None
    return ChooseWhether(seat, card.basic, Play(seat, FROM_CARD, 0, card.colour, -1, []))


def _beside_city(s: MageKnight, seat: int) -> int:
    """Let everybody stand next to a city that has defenders, and return its space."""
    space = s.layout.near[s.players[seat].space][0]
    own_layout(s).site[space] = CITY
    s.cities = [City(space, WHITE, 1, [0, 1, 2], True, [], NOBODY)]
    own_house(s).joint_assaults = True
    for player in s.players:
        player.space = s.layout.near[space][0]
    return space


def _sideways(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    """Ask which card is played sideways for more, a spell of the offer by Magic Talent."""
    skill = next(skill.effect for skill in s.box.skills if isinstance(skill.effect, Sideways))
    s.effort(seat).rules = [1 if rule == TALENT else held for rule, held in enumerate(s.effort(seat).rules)]
    return PlaySideways(seat, skill)


def _targeting(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    """Ask which enemy an effect befalls."""
    fight(s, seat, wished.index)
    number, card = next((n, card) for n, card in enumerate(s.box.cards) if isinstance(card.basic, Curse))
    assert isinstance(card.basic, Curse)
    return ChooseFoe(seat, card.basic, Play(seat, FROM_CARD, number, card.colour, -1, []))


def _bidding(s: MageKnight, seat: int, wished: Option) -> Ask[Any]:
    s.picked = [*range(len(s.players))]
    return MakeBid(seat, 0, len(s.players) - 1, 0, [])


Make = Callable[[MageKnight, int, Option], Ask[Any] | None]
MOMENTS: dict[str, Make] = {
    "give card": lambda s, seat, wished: RestWounds(seat) if wished.index == WOUND else Rest(seat),
    "bury card": _bury,
    "stack card": _top,
    "fetch card": lambda s, seat, wished: Remember(seat, []),
    "upgrade card": lambda s, seat, wished: ChooseUpgrade(seat),
    "retain card": lambda s, seat, wished: KeepCard(seat),
    "add card": lambda s, seat, wished: AddCard(seat),
    "bear unit": lambda s, seat, wished: Assign(seat, 0),
    "absorb unit": _in_fight(lambda seat: AssignDamage(seat, 0, DAMAGE)),
    "hero button": _in_fight(lambda seat: AssignDamage(seat, 0, DAMAGE)),
    "travel hex": lambda s, seat, wished: TravelTo(seat, FLIGHT),
    "secret hex": lambda s, seat, wished: ChooseEntrance(seat, s.players[seat].space),
    "push hex": _in_duel(lambda seat: PlaceDamage(seat, DAMAGE, 1)),
    "wound seat": _in_duel(lambda seat: PlaceDamage(seat, DAMAGE, 1)),
    "hit rival_unit": _in_duel(lambda seat: PlaceDamage(seat, DAMAGE, 1)),
    "loot card": _in_duel(lambda seat: PlaceDamage(seat, DAMAGE, 1)),
    "launch button": _in_duel(LaunchAttack),
    "pass button": _in_duel(LaunchAttack),
    "rival seat": lambda s, seat, wished: PassWound(seat) if len(s.players) > 1 else None,
    "choose button": _choosing,
    "use button": _whether,
    "skip button": _whether,
    "strike button": _in_fight(lambda seat: AlsoStrike(seat, [0])),
    "block button": _in_fight(lambda seat: KeepGuard(seat, 0, 0)),
    "next button": _in_fight(Strike),
    "disband unit": lambda s, seat, wished: Disband(seat),
    "ready unit": lambda s, seat, wished: ReadyUnit(seat, HIGH, False, NONE),
    "learn skill": lambda s, seat, wished: ChooseSkill(seat, [wished.index]),
    "take advanced": lambda s, seat, wished: TakeCard(seat, False, s.box.cards[s.advanced_offer[0]].colour, 0),
    "take spell": lambda s, seat, wished: TakeCard(seat, True, s.box.cards[s.spell_offer[0]].colour, 0),
    "learn spell": lambda s, seat, wished: ChooseSpell(seat),
    "learn advanced": lambda s, seat, wished: ChooseAction(seat),
    " advanced": lambda s, seat, wished: ChooseAction(seat),
    "steal die": lambda s, seat, wished: StealDie(seat),
    "reroll die": lambda s, seat, wished: Search(seat, []),
    "die die": lambda s, seat, wished: TakeDie(seat),
    "colour mana": lambda s, seat, wished: ChooseMana(seat, ANY_COLOUR, False),
    "twist mana": lambda s, seat, wished: SetTwist(seat),
    "tactic tactic": lambda s, seat, wished: ChooseTactic(seat),
    " tactic": lambda s, seat, wished: ChooseTactic(seat),
    "drop tactic": lambda s, seat, wished: DropTactic(seat),
    "hero hero": lambda s, seat, wished: PickHero(seat),
    "fight button": lambda s, seat, wished: Join(seat, CHALLENGE, []),
    "begin button": lambda s, seat, wished: BeforeTurn(seat),
    "plunder button": lambda s, seat, wished: BeforeTurn(seat),
    "meditate button": lambda s, seat, wished: BeforeTurn(seat),
    "spare button": lambda s, seat, wished: BeforeTurn(seat),
    "unspare button": lambda s, seat, wished: BeforeTurn(seat),
    "wait button": lambda s, seat, wished: Meanwhile(seat),
    "play button": lambda s, seat, wished: Opening(seat),
    "announce button": lambda s, seat, wished: Opening(seat),
    "done button": lambda s, seat, wished: RestWounds(seat),
    "hand button": _wounded,
    "pile button": _wounded,
    "keep button": lambda s, seat, wished: KeepBanner(seat, 0),
    "detach button": lambda s, seat, wished: KeepBanner(seat, 0),
    "reward button": lambda s, seat, wished: ChooseReward(seat),
    "dice button": lambda s, seat, wished: BlowHorn(seat, HIGH),
    "now button": lambda s, seat, wished: UseClaim(seat, 0, False),
    "later button": lambda s, seat, wished: UseClaim(seat, 0, False),
    "with card": _sideways,
    "with spell": _sideways,
    "target enemy": _targeting,
    "bid button": _bidding,
    "invite seat": lambda s, seat, wished: Invite(seat, _beside_city(s, seat), []),
    "share button": lambda s, seat, wished: Share(seat, _beside_city(s, seat), [seat, NONE], []),
    "stay button": lambda s, seat, wished: EnterCity(seat, s.city_at(_beside_city(s, seat))),
    "agree button": lambda s, seat, wished: Agree(seat, 0, [seat], [1], []),
    "refuse button": lambda s, seat, wished: Agree(seat, 0, [seat], [1], []),
    "full button": lambda s, seat, wished: ChoosePart(seat),
    "partial button": lambda s, seat, wished: ChoosePart(seat),
}


def paying(s: MageKnight, seat: int, colour: int) -> bool:
    """Let a mana of a colour be owed."""
    own_turn(s, seat)
    return put(s, PayMana(seat, [colour]))
