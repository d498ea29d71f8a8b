"""What Small World foresees of an answer, in English: in short, and in a sentence."""

CAUTIONS = {
    "unused": (
        "{tokens} left",
        "End of conquests: {tokens} in hand will conquer nothing, only strengthen your regions.",
    ),
    "idle": ("no conquest", "End of conquests, before the first: your tokens stay where they are."),
    "nothing": ("no region", "End of conquests: {tokens} in hand and not a single region."),
    "decline": (
        "no conquest",
        "Decline: you conquer nothing this turn, which brings {coins}; the next one begins with a new race.",
    ),
    "replaces": (
        "{folk} leave",
        "Decline: {folk} leave the board for good ({regions}). You conquer nothing this turn, which brings {coins}.",
    ),
}
