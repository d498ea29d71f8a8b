"""What Immortals foresees of an answer, in English: in short, and in a sentence."""

EMPTY = ("{spaces} empty", "Your plan is made, with {spaces} left empty: nothing happens there this round.")
IDLE = (
    "{cards} in vain",
    "Your plan is made: {cards} could do nothing for now. That may change if others act first.",
)
SPACE, CARD = ("space", "spaces"), ("card", "cards")
