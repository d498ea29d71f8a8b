"""What is counted in Immortals, and what answers are for, in English."""

NAMES = {
    "points": ("victory point", "victory points"),
    "regions": ("region", "regions"),
    "buildings": ("building", "buildings"),
    "armies": ("army on the map", "armies on the map"),
    "gold": ("gold", "gold"),
    "energy": ("energy", "energy"),
}
PARTS = {
    "start": "Points at the start",
    "regions": "Regions held",
    "sanctuaries": "Sanctuaries",
    "capitals": "Capitals",
    "provinces": "Provinces dominated",
    "building": "Raising buildings",
}
# What each space of the board is good for, in its order.
SPACES = (
    "Gold pays for buildings and moves: lay a region here that yields much of it.",
    "Armies that were lost come back through the other realm.",
    "A Sanctuary or a Capital pays at once and at every scoring.",
    "An attack is free; a region taken counts at every scoring.",
    "Energy pays for buildings, Transition and magic: lay a region here that yields much of it.",
    "An attack is free; a region taken counts at every scoring.",
    "One more attack, or armies led to where they are missing.",
    "Only your dark tribe has this action.",
    "Magic does what the card says, for its price.",
    "Magic does what the card says, for its price.",
)
PLANS = {
    "choose": "The card chosen at the start says which region will be yours.",
    "group": "The group gives its armies to the region where it arrives.",
    **{f"lay.space.{number}": text for number, text in enumerate(SPACES)},
    "lift": "Taking a card back lets you lay it better.",
    "deploy": "Fresh armies hold a region and prepare an attack.",
    "reinforce": "Reinforcements hold what neighbours covet.",
    "extract": "Gold and energy pay for buildings, Transition and magic.",
    "transition": "Armies that were lost come back through the other realm.",
    "portal": "A Portal opens a way between the two realms.",
    "sanctuary": "A Sanctuary pays at once and at every scoring.",
    "capital": "A Capital pays at once and at every scoring.",
    "attack": "A region taken counts at every scoring, and no longer for its former owner.",
    "target": "A region taken counts at every scoring, and no longer for its former owner.",
    "commit": "Enough armies to prevail, enough left behind to hold.",
    "march": "Armies go where they are of use; the region they leave must hold.",
    "move": "Armies go where they are of use; the region they leave must hold.",
    "seize": "The card of the region gives a right to its actions.",
    "pass": "Passing keeps your means for what follows.",
    "pick": "A card says where you act: look at the region’s yield and your armies there. Magic says its effect.",
    "back": "A card taken back can be laid elsewhere, or in another round.",
    "ready": "Once you are ready, what is laid stays; the other cards stay in hand.",
    "reveal": "Order counts: first what may fail, then what can wait.",
    "destination": "Armies go where they hold a border or prepare an attack.",
    "place": "The armies arrive where they defend or threaten.",
    "draw": "One more Conflict card is one more action.",
    "skip": "Drawing nothing leaves the cards in place.",
    "gold": "Gold pays for buildings and passages.",
    "energy": "Energy pays for Transition and magic.",
    "light": "Armies of a limbo come back in that realm: put them where they are missing.",
    "marker": "Whoever plays first chooses before the others.",
    "name": "The card you lay decides whom the inhabitants help.",
    "stop": "To stop keeps the rest for the next round.",
}
# What is seen where an option points.
SIGHTS = {
    "foes": ("enemy army next to it", "enemy armies next to it"),
    "here": ("army of yours there", "armies of yours there"),
    "gold": ("gold to extract", "gold to extract"),
    "energy": ("energy to extract", "energy to extract"),
}
