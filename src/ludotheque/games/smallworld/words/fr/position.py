"""What lies on the table of Small World, in French."""

from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE
from ludotheque.games.smallworld.words.fr import names
from ludotheque.games.smallworld.words.lexicon import Lexicon
from ludotheque.typography import all_shown
from ludotheque.words import FR

LEXICON = all_shown(
    Lexicon(
        names=names,
        grammar=FR,
        colon=" : ",
        terrain=("champ", "colline", "forêt", "marais", "montagne", "mer", "lac"),
        symbols=("mine", "source magique", "caverne"),
        marks=((FORTRESS, "Forteresse"), (HOLE, "Tanière"), (HERO, "Héros"), (DRAGON, "Dragon")),
        camp="Campement",
        lair="Antre",
        tribe="Tribu",
        one_tribe="une Tribu oubliée",
        edge="au bord",
        coast="côte",
        free="libre",
        declined="en déclin",
        you="vous",
        hidden_coins="jetons cachés",
        nothing_led="sans peuple actif",
        in_hand="{} en main",
        price="coûte {}",
        gain="rapporte {}",
        near="Voisines : {}.",
        pact="en paix avec {}",
        turn="Tour {} sur {}",
        over="Partie finie",
        players="Joueurs",
        column="Peuples à prendre",
        secret="jetons secrets",
        regions="{} rég.",
        on_board="{} au plateau",
        rivals="Avec qui faire la paix",
        waiting="Peuples en attente",
        price_note="coût en jetons",
        free_offer="gratuit",
        lying="+{} dessus",
    ),
    "fr",
)
