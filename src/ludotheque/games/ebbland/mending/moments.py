"""Brings a position to the moment at which something can be chosen: what mends a refusal for another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.games.ebbland.rules.combat.announcement import (
    ChooseTarget,
    ChooseVictory,
    ChooseWay,
    Involve,
    NameLone,
    NameOpponent,
    PayLone,
)
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel, MakePair
from ludotheque.games.ebbland.rules.combat.shooting import NameMark, Share
from ludotheque.games.ebbland.rules.combat.wounds import StepIn
from ludotheque.games.ebbland.rules.effects.effect import Filter, Play
from ludotheque.games.ebbland.rules.effects.picking import (
    AttachOne,
    DiscardOne,
    RecoverSome,
    ReplaceOne,
    SearchSome,
)
from ludotheque.games.ebbland.rules.effects.resolve import (
    ELEMENTS,
    ChooseOne,
    GiveCard,
    GiveUp,
    Offer,
    Pick,
    Window,
    picked_kind,
)
from ludotheque.games.ebbland.rules.enlistment import Enlist, Help, Raise, Weigh
from ludotheque.games.ebbland.rules.piles import put_into_play
from ludotheque.games.ebbland.rules.refusals.phase import way_of
from ludotheque.games.ebbland.rules.sealed import BuildDeck
from ludotheque.games.ebbland.rules.state import Combat, Ebbland
from ludotheque.games.ebbland.rules.terms import (
    CHARACTER,
    FROM_HAND,
    GEAR_EACH,
    IN_ACTION,
    LOGISTICS,
    SACKED,
    SITES_EACH,
    WEAPON,
)
from ludotheque.games.ebbland.rules.turn import Act, Build, Equip, LastChance, Resources
from ludotheque.kernel import Ask, Option

LOW = 2


def put(s: Ebbland, ask: Ask[Any] | None) -> bool:
    """Ask just this, if there is such a question."""
    if ask is not None:
        s.lanes, s.lane, s.together, s.agenda = [], -1, None, [ask]
    return ask is not None


def some_card(s: Ebbland, *kinds: int) -> int:
    """Return a card of some kind."""
    return next(number for number, card in enumerate(s.box.cards) if card.kind in kinds)


def somebody(s: Ebbland, seat: int) -> int:
    """Return a character of a seat, one of its own or a new one."""
    own = s.characters(seat)
    return own[0] if own else put_into_play(s, seat, some_card(s, CHARACTER))


def fight(s: Ebbland, attacker: int, defender: int) -> Combat:
    """Let two sides be in combat."""
    s.combat = Combat(attacker, defender)
    return s.combat


def other(s: Ebbland, seat: int) -> int:
    """Return somebody else."""
    return (seat + 1) % len(s.sides)


def moment(s: Ebbland, seat: int, wished: Option) -> Ask[Any] | None:
    """Return the question to which something belongs, with the combat around it; nothing if there is none any more."""
    way = way_of(wished)
    made = MOMENTS.get(way) or IN_COMBAT.get(way)
    if made is None:
        return None
    if way in IN_COMBAT:
        fight(s, seat, other(s, seat))
    return made(s, seat, wished)


def window_of(s: Ebbland, seat: int, wished: Option, window: int) -> Ask[Any]:
    """Return the question in which texts of a window are used, by what is wished for."""
    if window == IN_ACTION:
        return Act(seat)
    subject = wished.index if wished.kind in ("fighter", "gear") else 0
    if wished.kind == "gear" and window not in (8,):
        subject //= GEAR_EACH
    if window == SACKED:
        subject = wished.index
    return Offer(seat, Window(window, [seat], subject))


def picking(s: Ebbland, seat: int, wished: Option) -> Ask[Any] | None:
    """Return a question of a text that picks such a thing."""
    for number, card in enumerate(s.box.cards):
        for text, ability in enumerate(card.abilities):
            for choice, deeds in enumerate(ability.choices):
                for place, deed in enumerate(deeds):
                    for target in deed.targets:
                        if target.selector in PICKED and picked_kind(target.selector) == wished.kind:
                            return Pick(Play(seat, FROM_HAND, number, number, text), choice, place, target.selector)
    return None


def choosing(s: Ebbland, seat: int, wished: Option) -> Ask[Any]:
    """Return a question of a text with alternatives."""
    number, text = next(
        (number, text)
        for number, card in enumerate(s.box.cards)
        for text, ability in enumerate(card.abilities)
        if len(ability.choices) > 1
    )
    return ChooseOne(Play(seat, FROM_HAND, number, number, text))


def building(s: Ebbland, seat: int, wished: Option) -> Ask[Any]:
    """Return the question of a sealed deck that has cards to spare, the one that is meant put aside or in it."""
    card = wished.index if wished.kind == "card" else 0
    s.pools = [sorted([*deck.cards, *deck.cards, card]) for deck in s.decks]
    return BuildDeck(seat, [card] if wished.verb == "pack" else [])


# Ally, enemy, mine, weapon, logistics, location, opponent.
PICKED = (3, 5, 7, 9, 10, 11, 14)
Make = Callable[[Ebbland, int, Option], Ask[Any] | None]
MOMENTS: dict[str, Make] = {
    "discard": lambda s, seat, wished: DiscardOne(seat),
    "equip card": lambda s, seat, wished: Act(seat),
    "equip fighter": lambda s, seat, wished: Equip(seat, some_card(s, WEAPON)),
    "build card": lambda s, seat, wished: Act(seat),
    "build site": lambda s, seat, wished: Build(seat, some_card(s, LOGISTICS)),
    "enlist": lambda s, seat, wished: Enlist(seat),
    "give card": lambda s, seat, wished: GiveCard(seat),
    "give fighter": lambda s, seat, wished: GiveUp(Play(seat, FROM_HAND, 0, 0, 0)),
    "take": lambda s, seat, wished: SearchSome(seat, Filter(), 1, 0),
    "recover": lambda s, seat, wished: RecoverSome(seat, Filter(), 1),
    "replace": lambda s, seat, wished: ReplaceOne(seat, 1),
    "attach": lambda s, seat, wished: AttachOne(seat, somebody(s, seat), Filter()),
    "pick": picking,
    "attack leader": lambda s, seat, wished: NameOpponent(seat),
    "attack button": lambda s, seat, wished: Act(seat),
    "pass": lambda s, seat, wished: LastChance(seat),
    "done": lambda s, seat, wished: Enlist(seat),
    "end": lambda s, seat, wished: Act(seat),
    "back": lambda s, seat, wished: Equip(seat, some_card(s, WEAPON)),
    "keep": lambda s, seat, wished: Resources(seat),
    "roll": lambda s, seat, wished: Resources(seat),
    "marker-roll": lambda s, seat, wished: Help(seat, Weigh(seat, LOW, [])),
    "raise": lambda s, seat, wished: Raise(seat, some_card(s, CHARACTER)),
    "choose": choosing,
    "use": lambda s, seat, wished: Act(seat),
    "play": lambda s, seat, wished: Act(seat),
    "exchange": lambda s, seat, wished: Act(seat),
    "marker": lambda s, seat, wished: Act(seat),
    "pack": building,
    "leave": building,
    "ready": building,
}
IN_COMBAT: dict[str, Make] = {
    "victory": lambda s, seat, wished: ChooseVictory(seat),
    "commit": lambda s, seat, wished: Involve(seat),
    "lone fighter": lambda s, seat, wished: NameLone(seat),
    "share": lambda s, seat, wished: Share(seat, [somebody(s, seat), wished.index], 1),
    "guard": lambda s, seat, wished: StepIn(seat, put_into_play(s, seat, some_card(s, CHARACTER))),
    "pair": lambda s, seat, wished: MakePair(seat),
    "support": lambda s, seat, wished: ChooseDuel(
        seat, max(wished.arg, 0) if _own(s, seat, wished.arg) else somebody(s, seat)
    ),
    "shoot": lambda s, seat, wished: NameMark(
        seat, [wished.arg if _own(s, seat, wished.arg) else somebody(s, seat)], []
    ),
    "face": lambda s, seat, wished: MakePair(seat),
    "target": lambda s, seat, wished: ChooseTarget(seat),
    "standard": lambda s, seat, wished: ChooseWay(seat),
    "lone button": lambda s, seat, wished: ChooseWay(seat),
    "nobody": lambda s, seat, wished: ChooseWay(seat),
    "decline": lambda s, seat, wished: PayLone(seat, somebody(s, seat), 1),
    "hold": lambda s, seat, wished: NameMark(seat, [somebody(s, seat)], []),
}


def _own(s: Ebbland, seat: int, slot: int) -> bool:
    return slot in s.characters(seat)


def site_text(s: Ebbland, wished: Option) -> int:
    """Return the number of a printed card or site of the same kind that has a text to use."""
    kind = wished.kind
    if kind == "site":
        return next(number for number, site in enumerate(s.box.sites) if _speaks(site.abilities))
    place = ELEMENTS.index(kind)
    kinds = {0: 0, 2: 2, 3: 6, 4: 3, 5: 4}[place]
    return next(number for number, card in enumerate(s.box.cards) if card.kind == kinds and _speaks(card.abilities))


def _speaks(abilities: list[Any]) -> bool:
    return any(ability.window for ability in abilities[:1]) and len(abilities) > 0


def site_of(index: int) -> tuple[int, int]:
    """Return whose site it is, and which."""
    return index // SITES_EACH, index % SITES_EACH
