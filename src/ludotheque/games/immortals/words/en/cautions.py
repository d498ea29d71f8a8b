"""What Immortals foresees of an answer, in English: in short, and in a sentence."""

EMPTY = ("{spaces} empty", "Your plan is made: {spaces} stay empty, and nothing happens there this round.")
IDLE = (
    "{cards} in vain",
    "Your plan is made: {cards} could do nothing as things stand. That may change if others act first.",
)
SPACE, CARD = ("space", "spaces"), ("card", "cards")
