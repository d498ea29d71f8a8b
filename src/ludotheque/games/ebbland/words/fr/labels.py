"""What drawings and pages of Ebbland say in French."""

from ludotheque.games.ebbland.words.labels import Labels

LABELS = Labels(
    board="Table d'Ebbland",
    colon=" : ",
    player="Joueur {}",
    turn="Tour {}",
    before="Avant le premier tour",
    phases=("Stock", "Enrôlement", "Action", "Ressources"),
    rounds=("Réserves", "Tir", "Corps à corps 1", "Corps à corps 2", "Bilan"),
)
