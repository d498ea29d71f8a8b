"""What the scenarios of Mage Knight are played for, in French."""

from ludotheque.goal import Point

# By the goal of the scenario: in a few words.
SHORT = {
    "find_city": "Trouver la cité",
    "conquer_cities": "Conquérir les cités",
    "free_mines": "Libérer les mines",
    "incantations": "Incantations de nuit",
    "conquer_depths": "Conquérir les profondeurs",
    "hold_sites": "Tenir forts et tours",
    "stand_on_portal": "Être celui qui revient",
}
# In a sentence.
AIMS = {
    "find_city": "Explorez le pays jusqu'à trouver la cité, et gagnez en Renommée chemin faisant.",
    "conquer_cities": "Trouvez les cités et conquérez-les, avec les unités, les sorts et le niveau qu'il faut.",
    "free_mines": "Des ennemis tiennent les mines : libérez-les toutes.",
    "incantations": "Le jour, posez vos boucliers sur les clairières magiques ; la nuit, appelez-en les monstres "
    "et battez-les pour une Renommée double.",
    "conquer_depths": "Trouvez et conquérez culs-de-basse-fosse et cryptes ; "
    "une fois conquis, ils communiquent sous terre.",
    "hold_sites": "Prenez forts et tours de mage, et tenez-les encore à la fin : rien d'autre ne compte.",
    "stand_on_portal": "Le portail se referme derrière vous : soyez là où il était quand finit la dernière nuit.",
}
# How it ends; who has a last turn, alone or not.
EACH = ("vous jouez", "chacun joue")
ENDS = {
    "find_city": "Quand la cité apparaît, {each} un dernier tour. Sinon, avec le dernier round.",
    "conquer_cities": "Quand toutes les cités sont tombées, {each} un dernier tour. Sinon, avec le dernier round.",
    "free_mines": "Quand toutes les tuiles sont révélées et les mines libres, {each} un dernier tour. "
    "Sinon, avec le dernier round.",
    "incantations": "Quand tous ont fait l'incantation de la dernière nuit, {each} un dernier tour. "
    "Sinon, avec cette nuit.",
    "conquer_depths": "Quand toutes les tuiles sont révélées et tout est conquis, {each} un dernier tour. "
    "Sinon, avec le dernier round.",
    "hold_sites": "Avec le dernier round, ou quand quelqu'un abandonne.",
    "stand_on_portal": "Avec la dernière nuit. Qui est encore sur le portail à la fin du premier jour est éliminé.",
}
# Who wins: by the company, or by the scenario where it says otherwise.
WINS = {
    "rivals": "Le plus de points : la Renommée, et à la fin aussi cartes, unités, butin et conquêtes.",
    "teams": "L'équipe qui a le plus de points. "
    "Elle compte la plus basse Renommée des deux, et les meilleurs exploits.",
    "allies": "Tous ensemble, si le but est atteint à temps ; sinon personne. Les points disent avec quel succès.",
    "alone": "Vous, si le but est atteint à temps. Les points disent avec quel succès ; le temps restant compte aussi.",
    "hold_sites": "3 points par fort, 2 par tour. À égalité, personne ne gagne.",
    "stand_on_portal": "On ne compte pas de points : seule la place importe. Si elle est vide, personne ne gagne.",
}
HEADS = ("Comment ça finit", "Qui gagne", "Ce qui coûte")
ROUNDS = "{n} rounds : {rounds}."
DARKNESS = "{n} rounds ; personne ne sait quand vient la nuit."
TIMES = ("jour", "nuit")
COSTS = "Les Blessures : des cartes mortes qui encombrent la main. On ne meurt pas, on ralentit. "
COSTS += "Reposez-vous, guérissez, ou passez par une clairière."
TURN = (
    Point("mk-hand", "Jouer des cartes", "mouvement, attaque, parade, influence ; plus avec du mana", "MK-TURN-11"),
    Point("mk-move", "Marcher, explorer", "2 points de mouvement révèlent une tuile au bord", "MK-EXPLORE-04"),
    Point("mk-attack", "Une action", "combattre, ou interagir avec les habitants d'un site", "MK-TURN-17"),
    Point("ui-draw", "Repiocher", "votre deck est votre horloge : vide, le round peut finir", "MK-TURN-05"),
)
# How far it is.
TILES = "{left} à révéler ; la cité est parmi les {last} dernières."
TILES_LAST = "La prochaine tuile peut être la cité."
FOUND = "La cité est trouvée."
UNKNOWN = "{tiles} encore à révéler."
TILE = ("tuile", "tuiles")
FAME = "{} de Renommée"
POINTS = "{} points"
