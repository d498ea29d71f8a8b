"""What Immortals foresees of an answer, in English: in short, and in a sentence."""

EMPTY = ("{spaces} empty", "Your plan is made, with {spaces} left empty: nothing happens there this round.")
IDLE = (
    "{cards} in vain",
    "Your plan is made: {cards} could do nothing for now. That may change if others act first.",
)
PASS = ("{cards} left", "You pass for the rest of the round and take {cards} back into your hand, without effect.")
SPACE, CARD = ("space", "spaces"), ("card", "cards")
