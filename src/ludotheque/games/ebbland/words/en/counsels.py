"""What Ebbland says, in English, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "StockPhase": (
        "You will draw one card, and one more for each card discarded, two at most: discard what will not serve soon."
    ),
    "Enlist": "One try a turn, for 1 COM: a die must reach the character's Control, or the card is discarded.",
    "Raise": "Each further COM adds 1 to the die. Keep some to commit your fighters.",
    "Act": "Equip, build, then attack if you can: the first site you sack brings 3 VP, each further one 1.",
    "Involve": "Each fighter you commit costs COM. A site that nobody guards any longer is sacked.",
    "MakePair": "The two of a duel strike at once: hits that neither armour nor block stops make wounds.",
    "Resources": "Rerolling throws both dice: keep a good COM, reroll two low numbers.",
}
