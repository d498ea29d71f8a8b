"""How Mage Knight is explained in pictures, in English."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide, Price

GUIDE = Guide(
    turn=(
        "Three cards of a hand: Promise, March and Crystallize.",
        "An arrow leads from the hero at the edge of the map to a tile that may be revealed for 2 move points.",
        "The hero beside an enemy that may be fought.",
        "Three fresh cards: Concentration, Improvisation and Rage.",
    ),
    blocks=(
        Block(
            "How to read a card",
            (
                Point("", "Its colour", "the mana it asks for below"),
                Point("", "Above, for free", "here Attack 2 or Block 2, whichever you need"),
                Point("", "Below, for a mana of that colour", "more of it: here Block 5"),
                Point("", "Sideways", "any card is worth 1 of what the moment asks for, even if it does not fit"),
            ),
            "card",
            "The card Determination with four numbers: its colour, the effect for free, the one for a blue mana, and "
            "what it is worth sideways.",
            clause="MK-CARDS-13",
        ),
        Block(
            "A fight, in four phases",
            (
                Point("mk-ranged", "From afar", "shoot first if you can: what falls never strikes", "MK-RANGED-03"),
                Point(
                    "mk-block", "Block", "as much Block as its Attack, or more; less is worth nothing", "MK-BLOCK-02"
                ),
                Point(
                    "mk-wound",
                    "Damage",
                    "each blow not blocked costs Wounds, one per started slice of your armour",
                    "MK-DAMAGE-14",
                ),
                Point("mk-attack", "Attack", "reach its armour: it is defeated, and the Fame is yours", "MK-ATTACK-02"),
            ),
            clause="MK-COMBAT-22",
        ),
        Block(
            "What an enemy shows",
            (
                Point("", "Its attack", "what you have to block"),
                Point("", "Its armour", "what your attack has to reach"),
                Point("", "Its Fame", "what you gain by defeating it"),
                Point("", "Your block so far", "of what it takes"),
                Point("", "Your attack so far", "of what it takes, once its blow has been dealt"),
            ),
            "enemy",
            "The enemy Prowlers in a fight with five numbers: attack 4, armour 3, 2 Fame, and how much block and "
            "attack there is against it.",
        ),
        Block(
            "What the map shows",
            (
                Point("", "Your hero", "in a colour and shape of its own"),
                Point("", "An enemy's attack", "on the left of its token"),
                Point("", "An enemy's armour", "on the right; touch the space to read the rest"),
            ),
            "land",
            "A piece of the map with three numbers: the hero in a village, and beside it an enemy with attack 4 and "
            "armour 3.",
        ),
        Block(
            "What a step costs",
            columns=("Terrain", "day", "night"),
            prices=(
                Price("terrain-plains", "plains", ("2", "2")),
                Price("terrain-hill", "hills", ("3", "3")),
                Price("terrain-forest", "forest", ("3", "5")),
                Price("terrain-wasteland", "wasteland", ("4", "4")),
                Price("terrain-desert", "desert", ("5", "3")),
                Price("terrain-swamp", "swamp", ("5", "5")),
            ),
            clause="MK-SETUP-22",
        ),
    ),
)
