"""What is counted in Ebbland, and what answers are for, in English."""

NAMES = {
    "points": ("victory point", "victory points"),
    "fighters": ("character in play", "characters in play"),
    "gear": ("item carried", "items carried"),
    "rivals": ("rival character in play", "rival characters in play"),
    "logistics": ("logistics card built", "logistics cards built"),
    "sites": ("site standing", "sites standing"),
    "cards": ("card in hand", "cards in hand"),
    "markers": ("+1 marker", "+1 markers"),
}
PARTS = {
    "start": "Logistics in play",
    "sacks": "Sites sacked",
    "victories": "Victory cards and effects",
    "control": "Control/VP rolls won",
}
PLANS = {
    "discard": "Letting go of what is of no use makes room for new cards.",
    "equip": "A well-equipped character strikes harder and lasts longer.",
    "build": "Logistics are worth a point as long as their site stands.",
    "enlist": "One more character counts in every combat, in attack and in defence.",
    "victory": "A Victory card at the right moment brings the points it promises.",
    "play": "A card played now changes this combat or this turn.",
    "attack": "A sacked site brings points, and costs the defender its logistics.",
    "target": "The least guarded site falls most surely.",
    "commit": "Each character committed weighs in the combat, but may die there.",
    "pair": "Setting strong against weak wins combats.",
    "support": "Support tips a duel.",
    "shoot": "A shot before the close rounds weakens the enemy without risk.",
    "use": "This text is worth more now than later.",
    "end": "Ending the turn keeps resources and characters for defence.",
    "pass": "Playing nothing keeps cards for a better moment.",
    "done": "That is enough for now: the rest will be of use later.",
    "raise": "COM and LOG say what this turn allows.",
    "marker": "A +1 marker spent makes up for a die.",
}
