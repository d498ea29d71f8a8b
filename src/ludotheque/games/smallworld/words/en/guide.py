"""How Small World is explained in pictures, in English."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide, Price

GUIDE = Guide(
    turn=(
        "The first races on offer: the top one is free, the second costs one coin.",
        "An arrow leads from a region with a token to the hill next to it, which costs two tokens.",
        "One's own regions while tokens are spread: each says what may be taken off and put on.",
        "Five regions in one's own colour: five coins.",
    ),
    blocks=(
        Block(
            "What a region shows",
            (
                Point("", "Tokens", "whose they are, by colour and shape; with several, the number"),
                Point("", "The border", "in the colour of whoever holds the region; dashed for a race in decline"),
                Point("", "Printed symbols", "magic source, mine, cavern: they pay or help certain races"),
                Point("", "The price", "how many of your tokens it takes; a dashed edge means that the die decides"),
                Point("", "A Lost Tribe", "defends its region once: one token more, already counted in the price"),
            ),
            "region",
            "A piece of the map with five numbers: a region held by the blue player, and next to it a free hill with "
            "a Lost Tribe and its price.",
        ),
        Block(
            "What a region costs",
            columns=("What is there", "tokens"),
            prices=(
                Price("terrain-farmland", "any region", ("2",)),
                Price("terrain-mountain", "a mountain", ("+1",)),
                Price("lost-tribe", "a Lost Tribe", ("+1",)),
                Price("ui-person", "each enemy token", ("+1",)),
                Price("fortress", "each fortress, camp or lair", ("+1",)),
            ),
            clause="SW-CONQ-03",
        ),
        Block(
            "What an offer shows",
            (
                Point("", "The race", "what it can do stands in its text, a touch away"),
                Point("", "The power", "dealt to it by chance; both go together for as long as the race lives"),
                Point("", "The tokens", "what the race and its power bring you, all at once"),
                Point("", "The price", "one coin on each line above it; coins that lie on a line go to its taker"),
            ),
            "combination",
            "Two offers with numbers at the race, its power, its tokens and its price.",
            clause="SW-PICK-04",
        ),
        Block(
            "When to decline",
            (
                Point("ui-clock", "It takes a turn", "you conquer nothing, but you still collect"),
                Point("decline", "One token stays", "turned over, in each region: it pays until somebody takes it"),
                Point("ui-players", "Only one such race", "the older one leaves the board when the next declines"),
                Point("ui-check", "A good sign", "you would conquer fewer than two regions this turn"),
            ),
            clause="SW-DECLINE-04",
        ),
    ),
)
