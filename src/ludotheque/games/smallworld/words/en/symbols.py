"""What the symbols of Small World are called and mean, in English: symbol, name, sentence."""

SYMBOLS = (
    ("coin", "Victory coin", "One for each region you hold at the end of your turn; the richest wins."),
    ("terrain-mountain", "Mountain", "Takes 1 more token to conquer."),
    ("lost-tribe", "Lost Tribe", "A tribe without a player: 1 more token to drive it out."),
    ("mine", "Mine", "Earns Dwarves one more coin, even in decline."),
    ("magic-source", "Magic source", "Earns Wizards one more coin."),
    ("cavern", "Cavern", "The Underworld power enters it with 1 token fewer, and goes from one to any other."),
    ("fortress", "Fortress", "Defends as 1 more token; earns a coin while its race is active."),
    ("encampment", "Encampment", "Defends as 1 more token; placed anew each turn."),
    ("troll-lair", "Troll Lair", "Defends as 1 more token, even in decline."),
    ("hole", "Hole-in-the-Ground", "The Halflings' region can be neither conquered nor touched by a power."),
    ("hero", "Hero", "The region where it stands cannot be conquered."),
    ("dragon", "Dragon", "Conquers with a single token, then keeps the region safe from everything."),
    ("decline", "Decline", "The race no longer moves but still earns; a fresh one takes over."),
    ("die-3", "Reinforcement die", "For the last conquest of a turn, when 1 to 3 tokens are missing."),
)
