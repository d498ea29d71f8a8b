"""What is wrong with a position of Immortals that somebody made, in English."""

TROUBLES = {
    "round": "rounds go from 1 to {most}",
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
    "same-tribe": "somebody else has the {tribe}",
    "laid-often": "{id} is laid {times} times",
    "no-space": "{id} does not go on the space {space}",
    "spaces": "there are {spaces} spaces on a board",
    "limbos": "limbo is two numbers: light and dark",
    "starting": "the starting round has no number",
}
