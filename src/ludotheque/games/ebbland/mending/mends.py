"""How each cause is removed from a position, and nothing else: what proves that it was the cause."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any

from ludotheque.game import Mended, Refusal
from ludotheque.games.ebbland.mending.moments import (
    LOW,
    fight,
    moment,
    other,
    put,
    site_of,
    site_text,
    some_card,
    somebody,
    window_of,
)
from ludotheque.games.ebbland.mending.pointing import POINTED
from ludotheque.games.ebbland.rules.combat.announcement import PayLone
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel
from ludotheque.games.ebbland.rules.combat.shooting import NameMark, Share
from ludotheque.games.ebbland.rules.effects.conditions import FIRST, SECOND, SHOOTING
from ludotheque.games.ebbland.rules.effects.effect import Filter
from ludotheque.games.ebbland.rules.effects.picking import RecoverSome
from ludotheque.games.ebbland.rules.enlistment import ENLISTMENT, Help, Weigh
from ludotheque.games.ebbland.rules.piles import is_full, put_into_play
from ludotheque.games.ebbland.rules.refusals.phase import WAYS
from ludotheque.games.ebbland.rules.state import Ebbland, House
from ludotheque.games.ebbland.rules.terms import (
    BODYGUARD,
    CHARACTER,
    COM,
    GEAR_EACH,
    NONE,
    SITES_EACH,
)
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act
from ludotheque.kernel import Option, advance, waiting

# A mend tells whether it could be made.
Mend = Callable[[Ebbland, Any, Option, Refusal], bool]


def mend(s: Ebbland, seat: int, wished: Option, refusal: Refusal) -> Mended | None:
    """Return the position without one cause; nothing where none can be made."""
    if refusal.reason in POINTED:
        return POINTED[refusal.reason](s, seat, wished)
    ask = next((ask for ask in waiting(s) if ask.seat == seat), None)
    if refusal.reason not in MENDS:
        return None
    if not MENDS[refusal.reason](s, ask or Act(seat), wished, refusal):
        return None
    advance(s)
    return Mended(s, seat, wished)


def _own_turn(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.combat, s.active = None, ask.seat
    return put(s, Act(ask.seat))


def _to_moment(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Go to where it belongs; of a mere click the refusal says what it stood for."""
    verb = WAYS[refusal.figures[0]].partition(" ")[0]
    return put(s, moment(s, ask.seat, Option(verb, wished.kind, wished.index, wished.arg)))


def _to_window(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    return put(s, window_of(s, ask.seat, wished, refusal.figures[-2]))


def _in_hand(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    insort(s.sides[ask.seat].hand, refusal.figures[0])
    return True


def _priced(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Give just what is missing."""
    com, log = refusal.figures[-4:-2]
    side = s.sides[ask.seat]
    side.com, side.log = max(side.com, com), max(side.log, log)
    return True


def _com(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.sides[ask.seat].com = refusal.figures[-2]
    return True


def _log(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.sides[ask.seat].log = 2
    return True


def _lower_die(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    side = s.sides[ask.seat]
    if refusal.figures[0] == COM:
        side.com = 5
    else:
        side.log = 5
    return True


def _marker(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    side = s.sides[ask.seat]
    side.markers, side.marker_used = max(1, side.markers), False if side.markers else side.marker_used
    return True


def _bolder_leader(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    found = [n for n, card in enumerate(s.box.cards) if card.kind == 0 and card.figures[ENLISTMENT] >= wished.index]
    s.sides[ask.seat].leader = found[0] if found else s.sides[ask.seat].leader
    return bool(found)


def _not_in_play(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.fighters = [None if fighter and fighter.card == refusal.figures[0] else fighter for fighter in s.fighters]
    return True


def _bearer(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    somebody(s, ask.seat)
    return True


def _no_limits(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Play without limits of class and faction."""
    s.house = House(s.house.decks, s.house.exact, s.house.support_rolls, False)
    return True


def _no_gear(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    for slot in s.characters(ask.seat):
        if s.fighter(slot).card == refusal.figures[1]:
            s.fighter(slot).gear = []
    return True


def _roomy(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let who carries too much be somebody who can carry such a thing, and has nothing yet."""
    kind = s.box.cards[refusal.figures[0]].kind
    for slot in s.characters(ask.seat):
        fighter = s.fighter(slot)
        if fighter.card == refusal.figures[1]:
            fighter.gear = []
            people = (number for number, card in enumerate(s.box.cards) if card.kind == CHARACTER)
            while is_full(s, slot, kind):
                fighter.card = next(people)
    return True


def _repacked(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let the card be where it can be taken from, with others to spare."""
    return put(s, moment(s, ask.seat, Option(wished.verb or "leave", wished.kind, wished.index, wished.arg)))


def _free_sites(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    side = s.sides[ask.seat]
    side.sacked, side.logistics = [False] * SITES_EACH, [NONE] * SITES_EACH
    return True


def _unsacked(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    seat, site = site_of(refusal.figures[0])
    s.sides[seat].sacked[site] = False
    return True


def _unbuilt(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    seat, site = site_of(refusal.figures[0])
    s.sides[seat].logistics[site] = NONE
    return True


def _unwarded(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let nothing on the site say anything."""
    seat, site = site_of(refusal.figures[0])
    plain = next(number for number, printed in enumerate(s.box.sites) if not printed.abilities)
    s.sides[seat].sites = [plain if place == site else held for place, held in enumerate(s.sides[seat].sites)]
    s.sides[seat].artifacts[site] = s.sides[seat].logistics[site] = NONE
    return True


def _their_combat(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let the owner of the site be the one attacked."""
    owner, _ = site_of(refusal.figures[0])
    if owner == ask.seat or s.combat is None:
        return False
    s.combat.defender = owner
    return True


def _older(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.sides[ask.seat].turns = ESCALATION + 1
    return True


def _no_attack(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.attacked = False
    return True


def _other_role(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    combat = s.combat
    assert combat is not None
    combat.attacker, combat.defender = combat.defender, combat.attacker
    return True


def _pooled(value: bool) -> Mend:
    def change(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
        for fighter in s.fighters:
            if fighter is not None and fighter.card == refusal.figures[0]:
                fighter.pooled = value
        return True

    return change


def _change_sides(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let the character belong to whom it should."""
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None and fighter.card == refusal.figures[0] and slot in (wished.index, wished.arg):
            fighter.seat = other(s, ask.seat) if fighter.seat == ask.seat else ask.seat
            fighter.seat = s.combat.other(ask.seat) if s.combat and fighter.seat != ask.seat else fighter.seat
    return True


def _plain(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let it be a character without keywords, and nothing give it any."""
    plain = next(n for n, card in enumerate(s.box.cards) if card.kind == CHARACTER and not card.keywords)
    fighter = s.fighter(wished.index)
    fighter.card, fighter.gear, s.changes = plain, [], []
    return True


def _bodyguard(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    guard = next(n for n, card in enumerate(s.box.cards) if card.keywords & BODYGUARD)
    s.fighter(wished.index).card = guard
    return True


def _alone(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    for fighter in s.fighters:
        if fighter is not None and fighter.card == refusal.figures[0]:
            fighter.foe = fighter.backs = NONE
    return True


def _facing(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    foe = put_into_play(s, other(s, ask.seat), some_card(s, CHARACTER))
    s.fighter(foe).pooled, s.fighter(foe).foe, s.fighter(wished.index).foe = True, wished.index, foe
    return True


def _unused(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.used = []
    if s.combat is not None:
        s.combat.used, s.combat.used_round = [], []
    return True


def _opened_again(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    ask.opening.used = []
    return True


def _speaking(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Lay something there that has a text to use."""
    number, index = site_text(s, wished), wished.index
    if wished.kind == "leader":
        s.sides[index].leader = number
    elif wished.kind == "fighter":
        s.fighter(index).card = number
    elif wished.kind == "gear":
        fighter = s.fighter(index // GEAR_EACH)
        fighter.gear = [number if place == index % GEAR_EACH else card for place, card in enumerate(fighter.gear)]
    else:
        seat, site = site_of(index)
        side = s.sides[seat]
        if wished.kind == "site":
            side.sites = [number if place == site else held for place, held in enumerate(side.sites)]
        else:
            (side.artifacts if wished.kind == "artifact" else side.logistics)[site] = number
    return wished.arg <= 0


def _lying(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Lay something where nothing lies."""
    if wished.kind in ("fighter", "gear"):
        return False
    return _speaking(s, ask, wished, refusal)


def _met(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Bring about what a text wants to be so, where that is one thing."""
    card, is_site, text, number = refusal.figures
    printed = (s.box.sites if is_site else s.box.cards)[card]
    word = printed.abilities[text].conditions[number].word
    combat = s.combat
    rounds = {"first_round": FIRST, "second_round": SECOND, "close_round": FIRST, "by_shots": SHOOTING}
    if word in ("attacking", "defending"):
        roles = (ask.seat, other(s, ask.seat))
        fight(s, *(roles if word == "attacking" else roles[::-1]))
    elif word in ("kept_dice", "rolled_dice"):
        s.kept_dice = word == "kept_dice"
    elif word == "before_attack":
        s.attacked = False
    elif word == "other_sites_unsacked":
        s.sides[ask.seat].sacked = [False] * SITES_EACH
    elif combat is None:
        return False
    elif word in rounds:
        combat.phase = rounds[word]
    elif word == "lone":
        combat.lone[combat.part(ask.seat)] = True
    elif word == "site_attacked":
        combat.defender, combat.target = site_of(wished.index)
    else:
        return False
    return True


def _more_cards(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    s.sides[ask.seat].hand += [0] * (refusal.figures[0] - refusal.figures[1])
    return True


def _more_people(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    for _ in range(refusal.figures[0] - refusal.figures[1]):
        put_into_play(s, ask.seat, some_card(s, CHARACTER))
    return True


def _among(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let the card be where it is sought."""
    side = s.sides[ask.seat]
    if isinstance(ask, RecoverSome):
        side.lay_by([refusal.figures[0]])
    else:
        side.stock = [*side.stock, refusal.figures[0]]
        side.known += 1
    return True


def _anything(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let the text allow every card."""
    ask.filter = Filter()
    return True


def _that_one(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Let it be the turn of the fighter that was meant."""
    seat, slot = ask.seat, wished.arg
    if isinstance(ask, PayLone):
        return put(s, PayLone(seat, wished.index, ask.cost))
    if slot >= len(s.fighters) or s.fighters[slot] is None:
        return False
    return put(s, NameMark(seat, [slot], []) if isinstance(ask, NameMark) else ChooseDuel(seat, slot))


def _aimed(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    if isinstance(ask, Share):
        return put(s, Share(ask.seat, [*ask.shot, wished.index], ask.hits))
    return put(s, NameMark(ask.seat, ask.shooters, []))


def _fresh_guard(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    assert s.combat is not None
    s.combat.guarded = []
    return True


def _lane_again(s: Ebbland, ask: Any, wished: Option, refusal: Refusal) -> bool:
    """Be asked again what all are asked at once."""
    assert s.together is not None
    s.lanes[ask.seat] = [first for first in s.together.firsts if first.seat == ask.seat]
    return True


MENDS: dict[str, Mend] = {
    "not_your_turn": _own_turn,
    "ready": _lane_again,
    "occasion": _to_moment,
    "other_window": _to_window,
    "text_when": _to_window,
    "not_in_hand": _in_hand,
    "price": _priced,
    "text_dear": _priced,
    "com_short": _com,
    "commit_dear": _com,
    "log_short": _log,
    "die_full": _lower_die,
    "no_marker": _marker,
    "marker_used": _marker,
    "raise_limit": _bolder_leader,
    "unique": _not_in_play,
    "no_bearer": _bearer,
    "nobody_to_send": _bearer,
    "unsuited": _no_limits,
    "borne_already": _no_gear,
    "full": _roomy,
    "no_free_site": _free_sites,
    "sacked": _unsacked,
    "built_on": _unbuilt,
    "warded": _unwarded,
    "not_the_defenders": _their_combat,
    "escalation": _older,
    "attacked": _no_attack,
    "other_part": _other_role,
    "in_pool": _pooled(False),
    "not_in_pool": _pooled(True),
    "own_fighter": _change_sides,
    "not_yours": _change_sides,
    "elusive": _plain,
    "no_bodyguard": _bodyguard,
    "paired": _alone,
    "supports": _alone,
    "no_duel": _facing,
    "used_up": _unused,
    "used_here": _opened_again,
    "natural_one": lambda s, ask, wished, refusal: put(s, Help(ask.seat, Weigh(ask.seat, LOW, ask.weigh.used))),
    "no_text": _speaking,
    "text_static": _speaking,
    "nothing_there": _lying,
    "unmet": _met,
    "cards_short": _more_cards,
    "people_short": _more_people,
    "not_among": _among,
    "unwanted": _anything,
    "other_lone": _that_one,
    "other_shooter": _that_one,
    "other_supporter": _that_one,
    "aimed_already": _aimed,
    "not_aimed": _aimed,
    "guarded_once": _fresh_guard,
    **dict.fromkeys(("packed", "left_out", "not_opened", "least_sealed"), _repacked),
}
