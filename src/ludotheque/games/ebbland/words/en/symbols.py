"""What the symbols of Ebbland are called and mean, in English: symbol, name, sentence."""

SYMBOLS = (
    ("cg-command", "COM", "The command die: commits and enlists characters."),
    ("cg-logistics", "LOG", "The logistics die: pays for all other cards."),
    ("cg-marker", "+1 markers", "Spent, it adds 1 to a resource die or to an enlistment roll; one a turn."),
    ("cg-control", "Control", "The number to reach with the die to enlist this character."),
    ("cg-hit-points", "Life", "So many wounds kill the character."),
    ("cg-victory-point", "Victory points", "The first to reach the agreed sum wins."),
    ("cg-site", "Site", "What others want to sack on your side."),
    (
        "cg-sacked",
        "Sacked site",
        "Loses its text and logistics; the first you sack is worth 3 VP, each later one 1.",
    ),
    ("cg-action", "Stock", "The cards still to draw, face down."),
    ("mk-hand", "Hand", "The cards in hand, which nobody else sees."),
    ("ui-players", "Characters", "Who is in play on this side."),
    ("eb-wound", "Wound", "Stays until the combat is over, unless it is healed."),
    ("eb-duel", "Duel", "Two characters face to face."),
    ("eb-support", "Support", "Helps another without facing anybody."),
)
