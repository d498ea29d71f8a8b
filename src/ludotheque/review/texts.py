"""What reviews and hints say, whatever the game: in French and English."""

from typing import Final

from ludotheque.words.spoken import said

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "percent": ("{n} %", "{n}%"),
    "under-percent": ("moins de 1 %", "under 1%"),
    "over-percent": ("plus de 99 %", "over 99%"),
    "more-percent": ("{n} points de chance", "{n} percentage points"),
    # What a review says first
    "began": (
        "Au départ, {name} avait {began} de chances de gagner.",
        "At the start, {name} had a {began} chance of winning.",
    ),
    "began-score": (
        "Au départ, {name} pouvait espérer {began}, à {width} près deux fois sur trois.",
        "At the start, {name} could expect {began}, give or take {width} two times out of three.",
    ),
    "began-guess": (
        "Au départ, {name} pouvait espérer environ {began}.",
        "At the start, {name} could expect about {began}.",
    ),
    "sum": (
        "De {began} au départ à {ended} à la fin, en points : {luck} dus au hasard, {play} au jeu de chacun.",
        "From {began} at the start to {ended} at the end, in points: "
        "{luck} through luck, {play} through everybody's play.",
    ),
    "sum-score": (
        "De {began} espérés au départ à {ended} à la fin : {luck} dus au hasard, {play} au jeu.",
        "From {began} expected at the start to {ended} at the end: {luck} through luck, {play} through play.",
    ),
    "much-luck": (
        "Le hasard donne et reprend tout au long d'une partie : sa somme peut dépasser ce qu'on avait au départ.",
        "Luck gives and takes all game long: its sum can be more than what one began with.",
    ),
    "mistakes": (
        "Dont {choices} à cause d'erreurs nettes {of_name}.",
        "Of that, {choices} through clear mistakes of {name}.",
    ),
    "agreed": (
        "Sur {thought} choix examinés de près, un robot fort aurait fait le même dans {agreed} cas.",
        "Of {thought} choices looked at closely, a strong bot would have made {agreed} the same way.",
    ),
    "clean": (
        "Aucune erreur nette : le robot fort n'aurait rien fait de sûrement meilleur.",
        "No clear mistake: the strong bot would have found nothing surely better.",
    ),
    "measured": (
        "Chances mesurées sur {games} parties entre robots : contre d'autres joueurs elles peuvent différer.",
        "Chances measured on {games} games between bots: against other players they may differ.",
    ),
    "unmeasured": (
        "Personne n'a encore mesuré ces chances : ce ne sont que des ordres de grandeur.",
        "Nobody has measured these chances yet: they are only orders of magnitude.",
    ),
    "measured-score": (
        "Scores mesurés sur {games} parties de robots : d'autres joueurs peuvent en faire de différents.",
        "Scores measured on {games} games between bots: other players may reach different ones.",
    ),
    "unmeasured-score": (
        "Personne n'a encore mesuré ces scores : ce ne sont que des ordres de grandeur.",
        "Nobody has measured these scores yet: they are only orders of magnitude.",
    ),
    # Turning points
    "turnings": ("Les tournants", "Turning points"),
    "round": ("Tour {n}", "Turn {n}"),
    "from-to": ("{before} → {after}", "{before} → {after}"),
    "instead": ("mène à {after} au lieu de {before}", "leads to {after} instead of {before}"),
    "said-choice": ("{name} joue « {option} »", "{name} plays “{option}”"),
    "said-luck": ("Hasard : {told}", "Luck: {told}"),
    "better": ("Un robot fort aurait joué « {option} ».", "A strong bot would have played “{option}”."),
    "blameless": (
        "C'était le hasard : personne n'y pouvait rien.",
        "That was luck: nobody could help it.",
    ),
    "rival": ("C'est le jeu {of_name} qui a compté ici.", "It was the play of {name} that counted here."),
    "merit": (
        "Bien joué : les autres choix menaient moins loin, en moyenne.",
        "Well played: the other choices led less far, on average.",
    ),
    "count": (
        "La partie s'arrête ici : c'est le décompte qui a tranché.",
        "The game ended here: it was the final count that decided.",
    ),
    "start": ("départ", "start"),
    # What speaks for an option against another
    "for": (
        "En comparaison, d'ici le prochain tour, en moyenne : {gains}.",
        "In comparison, by the next turn, on average: {gains}.",
    ),
    "for-but": (
        "En comparaison, d'ici le prochain tour, en moyenne : {gains} ; en échange {prices}.",
        "In comparison, by the next turn, on average: {gains}; in exchange {prices}.",
    ),
    "against": (
        "En comparaison, cela coûte d'abord, en moyenne : {prices}. Le robot compte sur la suite.",
        "In comparison it costs at first, on average: {prices}. The bot counts on what follows.",
    ),
    "hidden": (
        "Rien ne se compte encore d'ici le prochain tour : c'est la position qui sera meilleure.",
        "Nothing can be counted by the next turn yet: it is the position that will be better.",
    ),
    "onward": ("Puis, par exemple : {options}.", "Next, for example: {options}."),
    "quoted": ("« {option} »", "“{option}”"),
    "either": (
        "Les deux se valent à peu près ; voici ce qui les distingue.",
        "Both come to about the same; this is what tells them apart.",
    ),
    "same": (
        "Les deux se valent à peu près : suivez votre idée.",
        "Both come to about the same: follow your own idea.",
    ),
    "unsure": (
        "Le robot n'est pas sûr : la suite peut donner raison à l'un comme à l'autre.",
        "The bot is not sure: what follows may prove either right.",
    ),
    "torn": (
        "Le robot hésite : à la réflexion il choisit le premier, mais quand il joue la suite, l'autre mène plus loin.",
        "The bot is torn: on reflection it chooses the first, but when it plays on, the other leads further.",
    ),
    "by-then": ("d'ici le prochain tour, en moyenne {gains}", "by the next turn, on average {gains}"),
    "speaks": ("Avec le premier : {gains}.", "With the first: {gains}."),
    "other-speaks": ("Avec l'autre : {gains}.", "With the other: {gains}."),
    "besides": (" ; ", "; "),
    "lacks": (
        "D'ici le prochain tour, comparé au meilleur choix : {prices}.",
        "By the next turn, compared with the best choice: {prices}.",
    ),
    "kept": (
        "L'autre choix aurait donné plutôt : {gains}.",
        "The other choice would have given instead: {gains}.",
    ),
    "or": ("Ou bien « {option} ».", "Or else “{option}”."),
    "only": ("C'est le seul choix possible.", "It is the only choice."),
    "you": ("vous", "you"),
    "robot": ("robot fort", "strong bot"),
    "after-it": ("Au tour suivant", "By the next turn"),
    "chance-to-win": ("chances de gagner", "chance of winning"),
    "score-to-expect": ("score espéré", "expected score"),
}


def say(language: str, name: str, /, **figures: object) -> str:
    """Return a text in a language, with its figures filled in."""
    return said(TEXTS, language, name, figures)
