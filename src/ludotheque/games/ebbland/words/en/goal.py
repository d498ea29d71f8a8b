"""What Ebbland is played for, in English."""

from ludotheque.goal import Goal, Point

GOAL = Goal(
    title="Ebbland",
    short="First to {goal} VP",
    aim="Raid the others’ sites and guard your own: the first to {goal} victory points wins.",
    facts=(
        Point(
            "ui-clock",
            "How it ends",
            "At once, when somebody has {goal} VP. Nobody attacks before turn {free}.",
            "CC-WIN-01",
        ),
        Point(
            "cg-victory-point",
            "What brings VP",
            "Your first sacked site 3, each further one 1; each Logistics card in play 1; "
            "a fulfilled Victory card what it says; a killed enemy 1 if the roll succeeds.",
            "CC-WIN-02",
        ),
        Point(
            "cg-command",
            "What you pay with",
            "COM commits and enlists characters, LOG pays for cards: two dice on your Leader, never above 6.",
            "CC-RES-04",
        ),
    ),
    turn=(
        Point("mk-hand", "Stock", "discard up to 2, draw 1 and as many again", "CC-STOCK-03"),
        Point("ui-players", "Enlist", "1 COM, then a die against the character’s Control", "CC-ENLIST-03"),
        Point("eb-duel", "Act", "arm, build, and one attack a turn", "CC-COMBAT-PRE-01"),
        Point("cg-logistics", "Resources", "roll COM and LOG anew, or keep them", "CC-RESOURCE-04"),
    ),
)
POINTS = "{} VP"
