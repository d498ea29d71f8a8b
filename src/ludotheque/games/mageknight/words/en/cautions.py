"""What Mage Knight foresees of an answer, in English: in short, and in a sentence."""

WOUNDS = (
    "{wounds}",
    "No more blocks: {damage} damage, which is {wounds} if your hero takes it all; units may take some.",
)
WOUND = ("Wound", "Wounds")
END = "Your turn ends: {lost}what is in your hand stays there, and you draw up to your hand limit."
LOST = "you lose {things}; "
IDLE = "Your turn ends without a single card played: you will have to discard one, and the round goes on."
MOVE, INFLUENCE, MANA = ("move point", "move points"), ("influence", "influence"), ("mana", "mana")
SHORT = "loses {things}"
GIVEN_UP = "The fight ends: enemies that still stand stay where they are and bring nothing."
TALK = "The interaction ends: {lost}the action of this turn is done."
UNSPENT = ("{damage} lost", "The damage that is left, {damage}, will be lost, and the duel goes on.")
