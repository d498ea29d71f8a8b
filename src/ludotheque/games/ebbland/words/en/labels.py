"""What drawings and pages of Ebbland say in English."""

from ludotheque.games.ebbland.words.labels import Labels

LABELS = Labels(
    board="Table of Ebbland",
    colon=": ",
    player="Player {}",
    turn="Turn {}",
    before="Before the first turn",
    phases=("Stock", "Enlistment", "Action", "Resources"),
    rounds=("Pools", "Shots", "Close combat 1", "Close combat 2", "Scoring"),
)
