"""What drawings and pages of Small World say in French."""

from ludotheque.games.smallworld.words.labels import Labels
from ludotheque.typography import all_shown
from ludotheque.words import Noun

LABELS = all_shown(
    Labels(
        board="Plateau de Small World, {} joueurs",
        player="Joueur {}",
        plays="joue",
        you_play="à vous de jouer",
        wins="gagne",
        you_win="vous gagnez",
        winners="Victoire : {}",
        hand="{} en main",
        away="{} à part",
        on_board="{} sur le plateau",
        region=Noun("région", "régions", True),
        price="prix en jetons",
        free="gratuit",
        on_top="+{} dessus",
        tribe="Tribu oubliée",
        news="Dernier coup",
        pieces={
            "fortress": Noun("Forteresse", "Forteresses", True),
            "camp": Noun("Campement", "Campements"),
            "lair": Noun("Antre de Troll", "Antres de Troll"),
            "hole": Noun("Tanière", "Tanières", True),
            "hero": Noun("Héros", "Héros"),
            "dragon": Noun("Dragon", "Dragons"),
        },
    ),
    "fr",
)
