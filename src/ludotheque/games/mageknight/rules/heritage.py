"""Positions of earlier layouts: what each layout changed, so that games saved then go on."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.saved import IS, Tree, thing, things

# Layout 0, in which effects had numbers: those with a procedure of their own by number, with their one or two values.
DEEDS: Final[list[tuple[str, list[str]]]] = [
    ("ManaDraw", []),
    ("StormCrystal", []),
    ("ManaStorm", []),
    ("BorrowSpell", ["same"]),
    ("BorrowUnit", []),
    ("EnlistUnit", []),
    ("Meditate", ["chosen"]),
    ("Sacrifice", ["each"]),
    ("Horn", ["most"]),
    ("CrystalByDie", []),
    ("MendUnit", []),
    ("HurtSelf", []),
    ("HaltForMove", []),
    ("Polarize", []),
    ("Bonds", []),
    ("Meltdown", []),
    ("Radiance", []),
    ("ClaimMana", ["cursed"]),
    ("MindRead", ["stealing"]),
    ("EnergyFlow", ["level", "healing"]),
    ("HealingRitual", []),
    ("FreezeSource", []),
    ("Weather", []),
    ("ManaExploit", []),
    ("Invoke", []),
]
FLAGS: Final = ("same", "chosen", "cursed", "stealing", "healing")
RIDERS: Final = ["", "Slow", "Toughness", "Frost", "Counter", "Blast"]
COUNTS: Final = [
    *("", "Wounds", "CrystalColours", "ReadyUnits", "Enemies", "Recruits", "Defeated"),
    *("RedSpells", "BlueSpells", "WhiteSpells", "GreenSpells"),
]
CONDITIONS: Final = ["ByDay", "InForest", "LeastFame", "InInteraction", "Winged"]
BANNERS: Final = ["glory", "fear", "protection", "courage"]
EFFECTS: Final = (
    *(
        "Points",
        "Fight",
        "Mana",
        "Crystal",
        "Hurt",
        "Track",
        "Both",
        "Either",
        "Maybe",
        "Also",
        "Pay",
        "GiveUp",
        "When",
    ),
    *("AtEnd", "Curse", "Ready", "Price", "MoreDice", "Fetch", "Rule", "Limit", "PowerOther", "Repeat", "Travel"),
    *("Sideways", "Banner", "Deed"),
)


def named(names: list[str], number: int) -> Any:
    """Return what had a number as a thing of its class; the empty name stands for nothing."""
    return thing(names[number]) if names[number] else None


def name_effects(tree: Tree) -> None:
    """Layout 0 to 1: effects, counts, conditions and riders are known by class; no two numbers in one."""
    for name in EFFECTS:
        for effect in things(tree, name):
            del effect["code"]
    for curse in things(tree, "Curse"):
        # The one count that a curse knew was that of resistances.
        armour = curse["armour"]
        curse["armour"], curse["resisted"] = (0, armour["each"]) if armour["count"] else (armour["base"], 0)
    for amount in things(tree, "Amount"):
        amount["count"] = named(COUNTS, amount["count"])
    for name in ("Fight", "Blow"):
        for blow in things(tree, name):
            blow["rider"] = named(RIDERS, blow["rider"])
    for when in things(tree, "When"):
        when["condition"] = named(CONDITIONS, when["condition"])
    for banner in things(tree, "Banner"):
        banner["kind"] = BANNERS[banner.pop("banner")]
    for deed in list(things(tree, "Deed")):
        name_deed(deed)
    part_numbers(tree)


def name_deed(deed: Tree) -> None:
    """Let an effect with a procedure of its own be of its own class, with its values under their names."""
    cls, fields = DEEDS[deed.pop("number")]
    values = [deed.pop("value"), deed.pop("more")]
    del deed["name"]
    deed[IS] = cls
    for field, value in zip(fields, values, strict=False):
        deed[field] = value > 0 if field in FLAGS else value


def part_numbers(tree: Tree) -> None:
    """Take apart the die on Mana Steal with its colour, and what others gave up with who did."""
    for player in tree["players"]:
        die = player["stolen_die"]
        player["stolen_die"], player["stolen_colour"] = (die // 6, die % 6) if die >= 0 else (-1, -1)
    turn = tree["turn"]
    turn["given"] = [thing("Surrendered", seat=given // 100, card=given % 100) for given in turn["given"]]


# Layout 1, in which a turn held all that its player had at hand.
HELD: Final = (
    *("phase", "move", "influence", "heal", "tokens", "pledge", "dice", "used_dice", "marks", "rules", "prices"),
    *("blows", "at_end", "acted", "lifted", "used", "boost", "spells", "spent", "recruits", "defeated", "wounds"),
    *("poison", "hit", "rewards", "artifacts"),
)
QUIET: Final = 64
SEARCHED: Final = 1 << 50
AGAIN: Final = 1 << 51


def part_turn_and_effort(tree: Tree) -> None:
    """Layout 1 to 2: players have efforts, a fight has sides, and the skills used are a list without other marks."""
    turn = tree["turn"]
    seat, used, walked = turn["seat"], turn["used"], turn.pop("walked")
    turn["again"] = used & AGAIN != 0
    turn["used"] = bits(used & (SEARCHED - 1))
    effort = thing("Effort", **{name: turn.pop(name) for name in HELD}, acting=True, searched=used & SEARCHED != 0)
    for number, player in enumerate(tree["players"]):
        player["seat"] = number
        player["flipped"] = bits(player["flipped"])
        player["effort"] = effort if number == seat else at_rest(len(effort["rules"]))
    for combat in things(tree["combat"], "Combat"):
        side = {name: combat.pop(name) for name in ("wounds", "absorbed")}
        combat["sides"] = [thing("Side", seat=seat, walked=walked, **side)]
    for name in ("Merge", "Unpledge"):
        for step in things(tree, name):
            step["seat"] = seat


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def at_rest(rules: int) -> Tree:
    """Return the effort of a player who does not act."""
    counts = ("move", "influence", "heal", "dice", "marks", "boost", "recruits", "defeated", "wounds", "poison")
    return thing(
        "Effort",
        **dict.fromkeys((*counts, "hit", "artifacts"), 0),
        **dict.fromkeys(("acted", "acting", "lifted", "searched"), False),
        **{name: [] for name in ("used", "used_dice", "prices", "blows", "at_end", "rewards")},
        phase=QUIET,
        pledge=-1,
        tokens=[0] * 6,
        rules=[0] * rules,
        spells=[0] * 4,
        spent=[0] * 4,
    )


# Layout 2, in which what lasts had a field each: until when things last since.
ROUND: Final = 0
NEXT_TURN: Final = 1
TURN_END: Final = 2
USE: Final = 4


def gather_what_lasts(tree: Tree) -> None:
    """Layout 2 to 3: what lasts beyond its moment is one list, each with its owner and its end."""
    players = tree["players"]
    lasting = [
        thing(name, seat=seat, until=NEXT_TURN)
        for name, seat in (("FrozenSource", tree.pop("frozen")), ("PrayedWeather", tree.pop("weather")))
        if seat >= 0
    ]
    seat, colour, hit = tree.pop("exploit"), tree.pop("exploit_colour"), tree.pop("exploit_hit")
    if seat >= 0:
        hurt = [hit >> 6 * other & 63 for other in range(len(players))]
        lasting.append(thing("ExploitedMana", seat=seat, until=NEXT_TURN, colour=colour, hurt=hurt))
    lasting += [{**claim, "until": ROUND} for claim in tree.pop("claims")]
    for seat, player in enumerate(players):
        gift, muse = player.pop("gift"), player.pop("muse")
        if gift >= 0:
            lasting.append(thing("Gift", seat=seat, until=USE, colour=gift))
        if muse:
            lasting.append(thing("Inspiration", seat=seat, until=TURN_END + muse - 1))
    tree["lasting"] = lasting


# Layout 3, in which heroes could not meet in battle, all enemies on a space lay alike, and a city had one part.


def let_heroes_meet(tree: Tree) -> None:
    """Layout 3 to 4: heroes fight each other and may play a turn in advance; spaces and cities hold more."""
    tree["upgrades"] = []
    tree["turn"].update(rooted=False, proposals=0, below=False)
    for spot in things(tree, "Spot"):
        spot.update(hidden=[], marks=[])
    for city in things(tree, "City"):
        city.update(right=-1, right_colour=-1)
    for blow in things(tree, "Blow"):
        blow["unit"] = -1
    for combat in things(tree["combat"], "Combat"):
        combat.update(duel=None, spoils=0, twist=-1, twist_seat=-1)
    for foe in things(tree["combat"], "Foe"):
        foe.update(double=False, paired=False)
    for player in tree["players"]:
        player.update(ahead=False, out=False, chosen=0, draft=[], reserve=[], lot=[])
