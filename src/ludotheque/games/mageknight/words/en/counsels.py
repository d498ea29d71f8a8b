"""What Mage Knight says, in English, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "PickHero": (
        "Their decks differ by one card only; what sets them apart is their skills, gained with levels. For a first "
        "game, Tovak is the simplest."
    ),
    "ChooseTactic": (
        "The number says who plays first during this round: the lowest begins. The text is a bonus; cards to draw are "
        "always of use."
    ),
    "March": (
        "A card is played in one of three ways: its basic effect; its strong effect, paid for with mana; or sideways, "
        "for 1 of what is needed. Move points then show where you can go."
    ),
    "Talk": (
        "Play cards for Influence, then choose what it pays for: a unit of the offer that names this site, at the "
        "price shown, or what the site sells."
    ),
    "Shoot": "Before the enemy strikes: only Ranged and Siege Attacks serve here. Without them, go on.",
    "Defend": "An attack is blocked whole or not at all: reach the number asked for. What gets through causes Wounds.",
    "ChooseAttacker": "What was not blocked strikes now, one enemy after the other.",
    "AssignDamage": (
        "A unit takes one Wound and takes its armor off the damage; the hero takes all the rest, one Wound for "
        "each full or begun measure of their armor."
    ),
    "Strike": "Reach an enemy's armor to defeat it: short of that it stays whole.",
    "DiscardSome": (
        "Your hand is then drawn up to its limit: discard what will be of no use, keep the rest. You may keep it all, "
        "except after a turn without a card played."
    ),
    "Opening": "Your deck is empty: announcing the end leaves each of the others a last turn, and you forfeit yours.",
}
