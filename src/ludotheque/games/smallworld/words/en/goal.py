"""What Small World is played for, in English."""

from ludotheque.goal import Goal, Point

GOAL = Goal(
    title="Small World",
    short="Most coins after {turns} turns",
    aim="Be the richest after {turns} turns: every region you hold brings a coin each turn.",
    facts=(
        Point("ui-clock", "How it ends", "After turn {turns}, in which everybody plays one last time.", "SW-END-01"),
        Point(
            "coin",
            "What brings coins",
            "One coin per region at the end of each of your turns, and what race and power add. "
            "Coins are spent too: a race further down the list costs one per place.",
            "SW-SCORE-01",
        ),
        Point(
            "decline",
            "What newcomers miss",
            "A race runs out of breath. Put it in decline in time: it goes on paying while a fresh race sets out. "
            "On the turn of the decline you conquer nothing.",
            "SW-DECLINE-04",
        ),
    ),
    turn=(
        Point("ui-players", "Take a race", "with its power; only when you have none in play", "SW-PICK-02"),
        Point("fortress", "Conquer", "2 tokens a region, 1 more for whatever stands there", "SW-CONQ-03"),
        Point("im-army", "Redeploy", "spread your tokens over what you hold", "SW-REDEPLOY-01"),
        Point("coin", "Score", "a coin a region, declined ones included", "SW-SCORE-01"),
    ),
)
HOLDS = "You have {coins}; ending your turn now brings {earned}."
WAITS = "You have {coins} and hold {regions}."
NOTHING = "You have {coins} and hold no region."
