"""What a card, a skill or a unit may say: small values that are never mutated, put together as trees."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.terms import (
    AGILITY,
    ALL_COLDFIRE,
    ALL_SIEGE,
    ALWAYS,
    AMBUSH,
    BLOCKING,
    BREACH,
    COMBAT,
    DESTROY,
    DIPLOMACY,
    DRAW_MORE,
    GLORY,
    GRAIL,
    GRAIL_DRAW,
    HALT,
    INTERACTING,
    JUSTICE,
    LEADERSHIP,
    MOVING,
    NOTHING,
    PEACE,
    PLAIN,
    SALVO,
    SHOOTING,
    SKIP,
    SPACE_BENDING,
    STARTING,
    STRIKING,
    SUFFERING,
    TEMPO,
    UNFORTIFIED,
    UNIT_BONUS,
    UNITS_RESIST,
    UNITS_SAFE,
)


class Amount:
    """A number, perhaps more per something that is counted when it is needed."""

    __slots__ = ("base", "count", "each", "most")

    def __init__(self, base: int, each: int = 0, count: int = NOTHING, most: int = 99) -> None:
        self.base = base
        self.each = each
        self.count = count
        self.most = most


class Effect:
    """The base of all effects: its number in the tables of `resolve`, when it is of use, if it counts by itself."""

    __slots__ = ("code", "neutral", "phases")

    def __init__(self, code: int, phases: int, neutral: bool = False) -> None:
        self.code = code
        self.phases = phases
        self.neutral = neutral


class Points(Effect):
    """Move, influence, healing or cards: so many points of it."""

    __slots__ = ("amount", "what")

    def __init__(self, what: int, amount: Amount) -> None:
        super().__init__(0, [MOVING | SHOOTING | STRIKING, ALWAYS, PEACE, ALWAYS][what])
        self.what = what
        self.amount = amount


class Fight(Effect):
    """Attack, ranged attack, siege attack or block of an element; a block may do something else besides."""

    __slots__ = ("amount", "element", "how", "rider")

    def __init__(self, how: int, amount: Amount, element: int, rider: int = PLAIN) -> None:
        super().__init__(1, [STRIKING | SALVO, SHOOTING | STRIKING, SHOOTING | STRIKING, BLOCKING][how])
        self.how = how
        self.amount = amount
        self.element = element
        self.rider = rider


class Mana(Effect):
    """A mana token of one of these colours."""

    __slots__ = ("colours",)

    def __init__(self, colours: int) -> None:
        super().__init__(2, ALWAYS)
        self.colours = colours


class Crystal(Effect):
    """A crystal of one of these colours."""

    __slots__ = ("colours",)

    def __init__(self, colours: int) -> None:
        super().__init__(3, ALWAYS)
        self.colours = colours


class Hurt(Effect):
    """Wounds into the hand."""

    __slots__ = ("wounds",)

    def __init__(self, wounds: int) -> None:
        super().__init__(4, ALWAYS, True)
        self.wounds = wounds


class Track(Effect):
    """Steps on the track of fame or reputation."""

    __slots__ = ("amount", "track")

    def __init__(self, track: int, amount: Amount) -> None:
        super().__init__(5, ALWAYS, True)
        self.track = track
        self.amount = amount


class Both(Effect):
    """All of these, in this order."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Effect]) -> None:
        phases = ALWAYS | STARTING | SALVO
        for part in parts:
            # What can be done while shooting can be done in a salvo.
            phases &= part.phases | (SALVO if part.phases & SHOOTING else 0)
        super().__init__(6, phases, all(part.neutral for part in parts))
        self.parts = parts


class Either(Effect):
    """One of these."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Effect]) -> None:
        phases = 0
        for part in parts:
            phases |= part.phases
        super().__init__(7, phases)
        self.parts = parts


class Maybe(Effect):
    """What may be done or not."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        super().__init__(8, part.phases | ALWAYS, True)
        self.part = part


class Also(Effect):
    """What comes with another effect wherever it has a use, and is lost elsewhere."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        super().__init__(25, ALWAYS | STARTING | SALVO, part.neutral)
        self.part = part


class Pay(Effect):
    """One more mana of one of these colours buys the effect."""

    __slots__ = ("colours", "part")

    def __init__(self, colours: int, part: Effect) -> None:
        super().__init__(9, part.phases)
        self.colours = colours
        self.part = part


class GiveUp(Effect):
    """A card of the hand, discarded or thrown away for good, buys the effect."""

    __slots__ = ("kind", "part", "thrown")

    def __init__(self, kind: int, thrown: bool, part: Effect) -> None:
        super().__init__(10, part.phases)
        self.kind = kind
        self.thrown = thrown
        self.part = part


class When(Effect):
    """The one effect if something is so, otherwise the other or nothing."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: int, yes: Effect, no: Effect | None) -> None:
        super().__init__(11, yes.phases | (0 if no is None else no.phases), yes.neutral)
        self.condition = condition
        self.yes = yes
        self.no = no


class AtEnd(Effect):
    """What happens while the turn is being finished."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        super().__init__(12, ALWAYS, True)
        self.part = part


class Curse(Effect):
    """What befalls one enemy, or all: less armour (more if fortified), no attack, destruction, bare of defences."""

    __slots__ = ("armour", "fortified", "how", "whom")

    def __init__(self, whom: int, how: int, armour: Amount, fortified: int = 0) -> None:
        # To keep an enemy from attacking is too late in the attack phase, unless something else befalls it as well.
        only_halts = how & ~UNFORTIFIED == HALT and not armour.base
        super().__init__(13, STRIKING if how & DESTROY else SHOOTING | BLOCKING if only_halts else COMBAT)
        self.whom = whom
        self.how = how
        self.armour = armour
        self.fortified = fortified


class Ready(Effect):
    """Spent units become ready: one up to a level, several up to a total of levels, or all."""

    __slots__ = ("level", "total")

    def __init__(self, level: int, total: bool = False) -> None:
        super().__init__(14, PEACE)
        self.level = level
        self.total = total


class Price(Effect):
    """What it costs to enter some terrains for the rest of the turn."""

    __slots__ = ("change", "floor", "terrains", "value")

    def __init__(self, terrains: int, change: int, value: int, floor: int = 0) -> None:
        super().__init__(15, MOVING, True)
        self.terrains = terrains
        self.change = change
        self.value = value
        self.floor = floor


class MoreDice(Effect):
    """More dice of the source may be used this turn."""

    __slots__ = ("dice",)

    def __init__(self, dice: int) -> None:
        super().__init__(16, ALWAYS)
        self.dice = dice


class Fetch(Effect):
    """An advanced action or a spell of the picked colour from its offer."""

    __slots__ = ("spell", "to")

    def __init__(self, spell: bool, to: int) -> None:
        super().__init__(17, ALWAYS)
        self.spell = spell
        self.to = to


# Rules that need something to bear on; the others may be made at any time.
RULE_PHASES: Final = {
    AGILITY: MOVING | SHOOTING | STRIKING,
    AMBUSH: MOVING,
    BREACH: COMBAT,
    ALL_COLDFIRE: COMBAT,
    # Past the ranged phase all attacks count alike.
    ALL_SIEGE: SHOOTING,
    DIPLOMACY: INTERACTING | BLOCKING,
    GLORY: COMBAT,
    GRAIL: PEACE,
    GRAIL_DRAW: PEACE,
    JUSTICE: COMBAT,
    LEADERSHIP: COMBAT,
    SKIP: SHOOTING | BLOCKING,
    SPACE_BENDING: MOVING,
    TEMPO: MOVING,
    UNIT_BONUS: COMBAT | STARTING,
    UNITS_RESIST: SHOOTING | BLOCKING | SUFFERING,
    UNITS_SAFE: COMBAT | STARTING,
}
COMPANIONS: Final = (AGILITY, AMBUSH, TEMPO, GRAIL, GRAIL_DRAW, DRAW_MORE)


class Rule(Effect):
    """A rule that holds for the rest of the turn."""

    __slots__ = ("rule", "value")

    def __init__(self, rule: int, value: int) -> None:
        # Agility as later printed makes its own move points useful in a fight.
        companion = rule in COMPANIONS and not (rule == AGILITY and value > 2)
        super().__init__(18, RULE_PHASES.get(rule, ALWAYS), companion)
        self.rule = rule
        self.value = value


class Limit(Effect):
    """Nothing by itself: the moment an effect is bound to."""

    __slots__ = ()

    def __init__(self, phases: int) -> None:
        super().__init__(19, phases, True)


class PowerOther(Effect):
    """Another action card of the hand, with its strong effect for nothing and more points."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        super().__init__(20, ALWAYS)
        self.bonus = bonus


class Repeat(Effect):
    """Another action card of the hand, its effect several times, and then it is gone for good."""

    __slots__ = ("strong", "times")

    def __init__(self, times: int, strong: bool) -> None:
        super().__init__(21, ALWAYS)
        self.times = times
        self.strong = strong


class Travel(Effect):
    """A journey that ignores terrain and provokes nobody."""

    __slots__ = ("way",)

    def __init__(self, way: int) -> None:
        super().__init__(22, MOVING)
        self.way = way


class Sideways(Effect):
    """A card played sideways for more than one point."""

    __slots__ = ("best", "by", "value")

    def __init__(self, by: int, value: int, best: int) -> None:
        super().__init__(23, MOVING | INTERACTING | BLOCKING | STRIKING | SALVO)
        self.by = by
        self.value = value
        self.best = best


class Banner(Effect):
    """What a unit has from a banner as long as it bears it."""

    __slots__ = ("banner",)

    def __init__(self, banner: int) -> None:
        super().__init__(24, ALWAYS)
        self.banner = banner


# Effects with a number or two and a procedure of their own: name, phases.
DEEDS: Final = [
    ("mana_draw", ALWAYS),
    ("storm_die", ALWAYS),
    ("storm", ALWAYS),
    ("borrow_spell", ALWAYS),
    ("borrow_unit", ALWAYS),
    ("enlist", ALWAYS),
    ("meditate", ALWAYS),
    ("slaughter", STRIKING),
    ("horn", SHOOTING | STRIKING),
    ("roll_crystal", ALWAYS),
    ("heal_unit", PEACE),
    ("hurt_self", ALWAYS),
    ("halt_more", SHOOTING | BLOCKING),
    ("polarize", 0),
    ("bonds", 0),
    ("meltdown", ALWAYS),
    ("radiance", ALWAYS),
    ("claim", ALWAYS),
    ("mind_read", ALWAYS),
    ("energy", PEACE),
    ("ritual", PEACE),
    ("freeze_source", ALWAYS),
    ("weather", ALWAYS),
    ("exploit", ALWAYS),
    ("invoke", ALWAYS),
]
FIRST_DEED: Final = 26
NEUTRAL_DEEDS: Final = ("hurt_self", "halt_more")


class Deed(Effect):
    """An effect with a procedure of its own, known by its name, with up to two numbers."""

    __slots__ = ("more", "name", "number", "value")

    def __init__(self, number: int, value: int = 0, more: int = 0) -> None:
        name, phases = DEEDS[number]
        super().__init__(FIRST_DEED + number, phases, name in NEUTRAL_DEEDS)
        self.number = number
        self.name = name
        self.value = value
        self.more = more


CODES: Final = FIRST_DEED + len(DEEDS)


def deed_code(name: str) -> int:
    """Return the number of an effect with a procedure of its own."""
    for number, row in enumerate(DEEDS):
        if row[0] == name:
            return FIRST_DEED + number
    raise KeyError(name)
