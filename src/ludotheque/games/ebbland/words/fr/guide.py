"""How Ebbland is explained in pictures, in French."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide

GUIDE = Guide(
    turn=(
        "Trois cartes d'une main : une action, un personnage et un instantané.",
        "Des personnages à vous en jeu, dont un avec une arme.",
        "Deux combattants face à face, avec ce qu'ils ont jeté.",
        "Un Chef avec ses deux dés, COM et LOG, et les points déjà marqués.",
    ),
    blocks=(
        Block(
            "Lire un personnage",
            (
                Point("", "Contrôle", "ce que le dé doit atteindre pour l'enrôler ; les forts sont plus durs à gagner"),
                Point("", "Vie", "autant de blessures le tuent"),
                Point(
                    "", "Classe", "certaines armes et certains talents lui sont réservés ; les mots-clés sont à côté"
                ),
                Point("", "Tir", "se jette avant que quiconque approche"),
                Point("", "Coups", "se jettent à chaque round rapproché"),
                Point("", "Armure", "arrête des coups en premier, quoi qu'il arrive"),
                Point("", "Blocage", "arrête des coups de celui d'en face"),
            ),
            "fighter",
            "Un personnage avec sept numéros : Contrôle, vie, classe, et les nombres du tir, des coups, de l'armure et "
            "du blocage.",
        ),
        Block(
            "Un combat, du début à la fin",
            (
                Point(
                    "ui-players",
                    "Réserves",
                    "qui attaque, qui défend : chacun engage ses combattants contre du COM",
                    "CC-COMBAT-PRE-01",
                ),
                Point("eb-class-shot", "Tir", "qui peut tirer tire ; on blesse avant d'approcher", "CC-RANGED-02"),
                Point(
                    "eb-duel", "Deux rounds rapprochés", "par paires : coups contre armure et blocage", "CC-CLOSE1-13"
                ),
                Point(
                    "cg-victory-point",
                    "Bilan",
                    "quand plus personne ne garde le lieu, il est pillé",
                    "CC-COMBAT-END-01",
                ),
            ),
        ),
        Block(
            "Lire un jet",
            (
                Point("", "Deux dés", "et ce qui s'y ajoute"),
                Point("", "Le total face aux nombres", "chaque nombre atteint est un coup ; il s'éclaire"),
                Point("", "Le blocage", "se jette de même ; chaque nombre atteint arrête un coup"),
                Point(
                    "", "Ce qui reste", "les coups que rien n'arrête deviennent des blessures, des deux côtés à la fois"
                ),
            ),
            "combat",
            "Un duel avec quatre numéros : les dés, leur total face aux nombres, le blocage, et les coups qui "
            "restent à arrêter.",
            clause="CC-KEYWORD-16",
        ),
    ),
)
