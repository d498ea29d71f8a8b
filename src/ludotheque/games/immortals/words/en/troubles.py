"""What is wrong with a position of Immortals that somebody made, in English."""

TROUBLES = {
    "supply": "more pieces are out than the box holds",
    "no-tribes": "this player has no tribes",
    "too-many-cubes": "{out} cubes, but there are only {cubes}",
    "negative": "nobody has less than nothing",
    "not-own": "{id} belongs to another player or to nobody",
    "no-owner": "{id} has armies without an owner, or an owner without armies",
    "capitals": "a province has one Capital",
    "no-conflict": "this is no Conflict card",
    "doubled": "{card} is in two places",
    "missing": "{listed} is nowhere",
}
