"""What the symbols of Immortals are called and mean, in English: symbol, name, sentence."""

SYMBOLS = (
    ("im-gold", "Gold", "Extracted from regions; pays for buildings, magic and some actions."),
    ("im-energy", "Energy", "Extracted from regions; pays for buildings, transitions and magic."),
    (
        "im-light",
        "Light",
        "On a player: armies in the light limbo, which will return there. Elsewhere: this realm.",
    ),
    (
        "im-dark",
        "Dark",
        "On a player: armies in the dark limbo, which will return there. Elsewhere: this realm.",
    ),
    ("im-limbo", "Limbo", "Where armies wait that fell in the other realm."),
    ("mk-hand", "Conflict cards", "Each names a region of one realm; played once, then discarded."),
    ("im-magic", "Magic", "A single effect, paid for as the card says."),
    ("ui-check", "Filled spaces", "How many cards lie on the board of plans."),
    ("im-first", "First player", "Begins the round."),
    ("ui-next", "Turn order", "The place in the order of this round."),
    ("mk-fame", "Victory points", "Counted at the end of each round: regions, buildings, provinces."),
    ("im-sanctuary", "Sanctuary", "A building: 1 point at the end of each round."),
    ("im-capital", "Capital", "A larger building: 1 point at the end of each round."),
    ("im-portal", "Portal", "A one-way passage to the same region of the other realm."),
    ("im-tower", "Cube tower", "The armies of a battle go through it; some stay inside, old ones may fall out."),
)
