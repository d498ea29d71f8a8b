"""What Immortals is played for, in English."""

from ludotheque.goal import Goal, Point

GOAL = Goal(
    title="Immortals",
    short="Most victory points after {n} rounds",
    aim="Rule in both realms: have the most victory points after {n} rounds.",
    facts=(
        Point("ui-clock", "How it ends", "After round {n}. On a tie, the most armies on the board win.", "IM-END-02"),
        Point(
            "mk-fame",
            "What brings points",
            "At the end of each round: 1 for every two regions, 1 for each Sanctuary or Capital, "
            "2 for three regions of a province in one realm, 3 for all five.",
            "IM-SCORE-02",
        ),
        Point(
            "im-limbo",
            "Nobody dies",
            "A fallen army goes to the limbo of the other realm, and comes back there: "
            "what you lose in the light you gain in the dark.",
            "IM-REINF-04",
        ),
        Point(
            "im-tower",
            "How battles are decided",
            "All cubes go into the tower: some stay inside, older ones may drop out. "
            "The card you lay decides whom the inhabitants help: with the attacked region’s own card, you.",
            "IM-BATTLE-07",
        ),
    ),
    turn=(
        Point("im-army", "Reinforce", "draw a Conflict card; of every 3 armies in a limbo, 1 returns", "IM-REINF-02"),
        Point("mk-hand", "Plan", "lay cards on the spaces of your board, all at once and in secret", "IM-PLAN-01"),
        Point("mk-attack", "Act", "extract, build, attack, move: one space after another", "IM-PLAN-05"),
        Point("mk-fame", "Score", "regions, buildings, provinces", "IM-SCORE-02"),
    ),
    is_round=True,
)
POINT, POINTS = "victory point", "victory points"
HOLDS = "At the end of the round: {earned}."
