"""How Immortals is explained in pictures, in English."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide, Price

GUIDE = Guide(
    turn=(
        "A region of the dark realm is lit: an army from limbo may come back there.",
        "Part of a player's board: each space is an action, and three of them bear a card.",
        "An arrow leads from Riverhome to White Falls: armies attack across the border.",
        "Regions and buildings at the end of a round.",
    ),
    blocks=(
        Block(
            "What a region shows",
            (
                Point("", "Its name", "the same region exists in both realms"),
                Point("", "The army", "in the colour and shape of its owner; the number counts the armies"),
                Point("", "The building", "a Capital or a Sanctuary: a point a round for whoever holds the region"),
                Point("", "What it yields", "gold or energy, when you extract here"),
                Point("", "The other realm", "who stands in the same region over there, and with how many armies"),
                Point("", "The border", "in the owner's colour; the ground tells the province"),
            ),
            "region",
            "Mountainhome with six numbers: its name, an army of two with a Capital beside it, 4 gold and 3 energy, "
            "two armies in the same region of the dark realm, and a red border.",
        ),
        Block(
            "Whose side are the inhabitants on?",
            (
                Point("mk-attack", "Card of the attacked region", "they fight for you", "IM-ATTACK-04"),
                Point("ui-pass", "Card of the region you leave", "they stay out of it", "IM-ATTACK-05"),
                Point("mk-block", "Any other card", "they help the defender, or defend themselves", "IM-ATTACK-06"),
            ),
            clause="IM-ATTACK-03",
        ),
        Block(
            "What a card shows",
            (
                Point("", "The region", "where the action takes place; you choose in which of the two realms"),
                Point("", "The province", "by its landscape; a joker stands for any region of one"),
                Point("", "In the light", "what the region yields there"),
                Point("", "In the dark", "and what it yields there"),
            ),
            "card",
            "A region card with four numbers: its title, its landscape, and what it yields in each realm.",
        ),
        Block(
            "What brings points",
            columns=("At the end of each round", "points"),
            prices=(
                Price("ui-players", "every two regions", ("1",)),
                Price("im-sanctuary", "a Sanctuary in a region of yours", ("1",)),
                Price("im-capital", "a Capital in a region of yours", ("1",)),
                Price("ui-target", "3 or 4 regions of a province in one realm", ("2",)),
                Price("mk-fame", "all 5 regions of a province in one realm", ("3",)),
            ),
            clause="IM-SCORE-02",
        ),
    ),
)
