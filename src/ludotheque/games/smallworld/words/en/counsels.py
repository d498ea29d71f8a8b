"""What Small World says, in English, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "Pick": "A race comes with its power. The first is free; for another, put a coin on each one that you skip.",
    "Begin": (
        "A region costs two tokens, and one more for each thing in it. At the end of the turn each of your regions "
        "brings a coin."
    ),
    "Rearrange": "One token is enough to hold a region: reinforce those that others can attack.",
}
