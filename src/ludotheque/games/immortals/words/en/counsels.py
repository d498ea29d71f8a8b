"""What Immortals says, in English, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "OccupyStart": (
        "A group settles as one block. You begin here; after that, each Conflict card you choose opens a region "
        "to another group."
    ),
    "ChooseCard": (
        "The card says where one of your groups settles, a joker lets you choose within its province; the other cards "
        "go to your neighbour. Three regions of a province, in one realm: 2 points a round."
    ),
    "DrawCard": "It fills one more space. A Conflict card serves once, in its region and in one realm only.",
    "SendArmy": (
        "Three armies in one limbo bring one back, to a region of yours in that realm: where you will attack "
        "from, or where you are threatened."
    ),
    "SplitFallen": (
        "The light limbo brings armies back into the light, the dark limbo into the dark, one for every three."
    ),
    "Plan": (
        "Choose a card, then a space: the space says what is done, the card says where. Everybody lays in secret, "
        "then the spaces are played one after the other."
    ),
    "Reveal": (
        "One card each in turn, in any order you like: first what others could spoil. A card that can do nothing "
        "brings 1 gold or 1 energy."
    ),
    "Compensate": "The action is not done: take 1 gold or 1 energy instead.",
    "Attack": (
        "The card does not say where you attack but whom the inhabitants help: the card of the region attacked "
        "puts them on your side."
    ),
    "CommitArmies": "All cubes go through the tower: the larger side does not always win, but it often does.",
    "Build": (
        "Building brings 1 point at once, or 2 for a Capital. A Sanctuary or a Capital brings 1 more at the end of "
        "each round, to whoever holds the region."
    ),
}
