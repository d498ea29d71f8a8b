"""Positions of Small World in which each question is asked and each refusal is given."""

from tests.games.smallworld.scenario import Table

NAMES = ("Léa", "Basile", "Ondine", "Camille", "Yves")


def named(t: Table) -> Table:
    """Give the players their names."""
    t.match.names = NAMES[: len(t.match.names)]
    return t


def pick() -> Table:
    """A has 3 coins and chooses."""
    t = Table().offer("swamp amazons 2", "flying wizards", "dragon_master giants 1", "hill orcs", "spirit ghouls")
    return t.purse("A", 3).turn_of("A")


def short_column() -> Table:
    """Only five combinations are left."""
    t = pick()
    t.s.race_pile.append(t.s.column.pop().race)
    return t


def begin() -> Table:
    """A's Orcs beside B's Skeletons, with Dwarves in decline behind them."""
    t = Table().lead("A", "pillaging orcs", hand=4, hill_1=1).past("A", "dwarves", hill_4=1)
    return t.lead("B", "fortified skeletons", farmland_2=2, mountain_3=1).put("fortress", "farmland_2").turn_of("A")


def march() -> Table:
    """A's Orcs have taken a region and have two tokens left."""
    return begin().conquer("forest_2")


def poor() -> Table:
    """A's Orcs have no token to attack with."""
    return Table().lead("A", "hill orcs", hill_1=1).turn_of("A")


def ghouls(**options: str) -> Table:
    """A's Ghouls in decline fight before A's Elves do."""
    t = Table(**options).past("A", "ghouls", hand=1, hill_1=1, swamp_1=1).lead("A", "hill elves", hand=1, hill_4=1)
    return t.lead("B", "forest orcs", farmland_2=1).turn_of("A")


def ghouls_with_dragon() -> Table:
    """A's Ghouls in decline fight first; the Dragon belongs to A's Elves."""
    t = Table().past("A", "ghouls", hand=2, hill_1=1).lead("A", "dragon_master elves", hill_4=1)
    return t.turn_of("A")


def die_used() -> Table:
    """One reinforcement die a turn: the Ghouls have thrown it, the Elves have one token."""
    return ghouls(ghoul_die="shared").attempt("farmland_2", 0)


def berserk() -> Table:
    """A's Berserk Orcs may throw the die."""
    t = Table().lead("A", "berserk orcs", hand=2, hill_1=1)
    return t.lead("B", "forest elves", farmland_2=4).turn_of("A")


def berserk_thrown() -> Table:
    """They have thrown a 1."""
    return berserk().roll(1)


def berserk_poor() -> Table:
    """They have no token to throw for."""
    return Table().lead("A", "berserk orcs", hill_1=1).turn_of("A")


def dragon() -> Table:
    """A's Dragon may fly, over B's Orcs too."""
    t = Table().lead("A", "dragon_master humans", hand=3, hill_1=1)
    return t.lead("B", "forest orcs", farmland_2=3).turn_of("A")


def dragon_flew() -> Table:
    """It has flown."""
    return dragon().dragon("farmland_2")


def sorcery(**regions: int) -> Table:
    """A's Sorcerers in hill_1, B's Elves beside them."""
    t = Table().lead("A", "swamp sorcerers", hill_1=1).past("B", "dwarves", swamp_1=1)
    return t.lead("B", "hill elves", **(regions or {"farmland_2": 1, "mountain_3": 1}))


def crowd() -> Table:
    """B's Elves are two."""
    return sorcery(farmland_2=2).turn_of("A")


def camp() -> Table:
    """B's token is alone with a camp."""
    t = Table().lead("A", "swamp sorcerers", hill_1=1).lead("B", "bivouacking elves", farmland_2=1)
    return t.put("camp", "farmland_2").turn_of("A")


def replaced() -> Table:
    """A's Sorcerers have replaced one of B's tokens, and could still replace one of C's."""
    t = Table(3).lead("A", "swamp sorcerers", farmland_5=1, hill_1=1).lead("B", "hill elves", swamp_2=1, mountain_5=1)
    return t.lead("C", "forest orcs", hill_5=1).turn_of("A").replace("swamp_2")


def no_sorcerer_left() -> Table:
    """All Sorcerers are on the board."""
    return Table().lead("A", "swamp sorcerers", hill_1=18).lead("B", "hill elves", farmland_2=1).turn_of("A")


def landless_sorcery() -> Table:
    """A's Sorcerers are not on the board yet."""
    return Table().lead("A", "swamp sorcerers", hand=3).lead("B", "hill elves", hill_1=1).turn_of("A")


def entering(combo: str = "hill orcs", **options: str) -> Table:
    """A's race is not on the board yet; B's Elves hold a sea."""
    t = Table(**options).lead("A", combo, hand=9)
    return t.lead("B", "seafaring elves", sea_2=1, forest_4=1).turn_of("A")


def at_sea() -> Table:
    """A's Seafaring Tritons hold a sea and go on."""
    return Table().lead("A", "seafaring tritons", hand=4, sea_2=1, forest_4=1).turn_of("A")


def burrow() -> Table:
    """A's Halflings have two Holes to dig."""
    return Table().lead("A", "mounted halflings", hand=9).turn_of("A")


def shielded(piece: str, defender: str, attacker: str = "swamp sorcerers") -> Table:
    """B's lone token beside A stands under a Hole, a Hero or the Dragon."""
    t = Table().lead("A", attacker, hand=5, hill_1=1).lead("B", defender, farmland_2=1)
    return t.put(piece, "farmland_2").turn_of("A")


def peace() -> Table:
    """B's Diplomats have made peace with A."""
    t = Table().lead("A", "hill orcs", hand=5, hill_1=1).lead("B", "diplomat elves", farmland_2=1)
    return t.pact("B", "A").turn_of("A")


def negotiating() -> Table:
    """A's Diplomats have attacked B and left C in peace."""
    t = Table(3).lead("A", "diplomat orcs", hand=2, hill_1=1).lead("B", "hill elves", farmland_2=1)
    return t.lead("C", "swamp giants", forest_5=1).turn_of("A").attempt("farmland_2", 3).done()


def leaving() -> Table:
    """Four of A's Amazons must leave regions with two tokens each."""
    t = Table().clear("forest_2").lead("A", "swamp amazons", hill_1=1).turn_of("A")
    return t.conquer("farmland_2", "forest_2")


def leaving_last() -> Table:
    """Two more must leave; no region has two tokens any more."""
    return leaving().play("leave", "farmland_2")


def redeploying() -> Table:
    """A's Orcs have all their tokens on the board, three in one region, beside A's own Dwarves."""
    t = Table().lead("A", "hill orcs", hill_1=3, farmland_2=1).past("A", "dwarves", hill_4=1)
    return t.lead("B", "forest elves", mountain_3=1).turn_of("A").stop()


def redeploying_two() -> Table:
    """A's Orcs have two regions with tokens to spare."""
    return Table().lead("A", "hill orcs", hill_1=3, farmland_2=2).turn_of("A").stop()


def lifted() -> Table:
    """They have taken three tokens in hand."""
    return redeploying_two().lift()


def placing() -> Table:
    """They have placed one of them."""
    return lifted().place("hill_1")


def failed() -> Table:
    """A's Orcs have tried the die in vain and redeploy."""
    t = Table().lead("A", "hill orcs", hand=1, hill_1=1, swamp_1=1)
    return t.lead("B", "forest elves", farmland_2=1).turn_of("A").attempt("farmland_2", 0)


def retreating() -> Table:
    """B's Elves take three tokens back after a defeat."""
    t = Table().lead("A", "hill orcs", hand=5, hill_1=1)
    t.lead("B", "forest elves", farmland_2=3, mountain_3=1, swamp_4=1).turn_of("A")
    return others_turn(t.conquer("farmland_2"))


def others_turn(t: Table) -> Table:
    """Let A end the turn."""
    while t.asked == "A":
        t.passively()
    return t


def ghouls_retreating() -> Table:
    """B has no active race, and Ghouls in decline that were driven out."""
    t = Table().lead("A", "hill orcs", hand=6, hill_1=1)
    t.past("B", "ghouls", farmland_2=3, mountain_3=1, swamp_4=1).turn_of("A").conquer("farmland_2")
    return others_turn(t)


def building() -> Table:
    """A's Fortified Orcs have one Fortress and may build another."""
    t = Table().lead("A", "fortified orcs", hill_1=1, farmland_2=1).put("fortress", "hill_1")
    return t.lead("B", "hill elves", mountain_3=1).turn_of("A").stop()


def six_fortresses() -> Table:
    """A's Fortified Orcs have built all their Fortresses and hold a region without any."""
    walled = dict.fromkeys(("hill_1", "farmland_2", "swamp_1", "forest_2", "swamp_4", "mountain_2"), 1)
    t = Table().clear(*(region for region in walled if Table().holder(region) == "tribe"))
    t.lead("A", "fortified orcs", hill_4=3, **walled).put("fortress", *walled)
    return t.turn_of("A").stop()


def camping() -> Table:
    """A's Encampments: two stand, three were taken back."""
    t = Table().lead("A", "bivouacking orcs", hill_1=1, farmland_2=1).put("camp", "hill_1", "hill_1")
    return t.turn_of("A").stop()


def pitching() -> Table:
    """A takes all Encampments and places them."""
    return camping().play("strike").play("camp", "hill_1")


def posting() -> Table:
    """A's two Heroes stand in two of three regions."""
    t = Table().lead("A", "heroic orcs", hill_1=1, farmland_2=1, forest_2=1).put("hero", "hill_1", "farmland_2")
    return t.turn_of("A").stop()


def posting_second() -> Table:
    """A has posted the first Hero."""
    return posting().play("hero", "forest_2")


def stout() -> Table:
    """A's Stout Orcs may decline after scoring; the Dwarves would leave."""
    t = Table().lead("A", "stout orcs", hand=2, hill_1=1).past("A", "dwarves", hill_4=1, swamp_2=1)
    return t.turn_of("A")


def retiring() -> Table:
    """They have scored."""
    return stout().stop()


def over() -> Table:
    """The last turn is over."""
    return (
        Table()
        .lead("A", "hill orcs", hill_1=1)
        .lead("B", "forest elves", farmland_2=1)
        .turn(10)
        .turn_of("B")
        .end_turn()
    )


# One position per way to ask, for the book of phrases.
ASKED = {
    "pick": pick,
    "begin": begin,
    "begin, ghouls": ghouls,
    "begin, landless": entering,
    "begin, halflings": burrow,
    "begin, berserk": berserk,
    "march": march,
    "march, berserk die thrown": berserk_thrown,
    "begin, dragon": dragon,
    "begin, sorcery": lambda: sorcery().turn_of("A"),
    "begin, at sea": at_sea,
    "leave": leaving,
    "leave, last tokens": leaving_last,
    "rearrange": redeploying_two,
    "rearrange, tokens in hand": lifted,
    "place": placing,
    "place, retreat": retreating,
    "place, retreat of ghouls": ghouls_retreating,
    "build": building,
    "move camps": camping,
    "place camps": pitching,
    "post first hero": posting,
    "post second hero": posting_second,
    "make pact": negotiating,
    "retire": retiring,
}
