"""What Ebbland foresees of an answer, in English: in short, and in a sentence."""

ATTACK = ("no attack", "Your action phase ends without the attack that this turn allows.")
END = ("", "Your action phase ends; the dice come next, then it is the others’ turn.")
