"""How Ebbland is explained in pictures, in English."""

from ludotheque.goal import Point
from ludotheque.guide import Block, Guide

GUIDE = Guide(
    turn=(
        "Three cards of a hand: an action, a character and an instant.",
        "Characters of one's own in play, one of them with a weapon.",
        "Two fighters face to face, with what they rolled.",
        "A Leader with its two dice, COM and LOG, and the points so far.",
    ),
    blocks=(
        Block(
            "How to read a character",
            (
                Point("", "Control", "what the die has to reach to enlist it; strong ones are harder to win over"),
                Point("", "Life", "so many wounds kill it"),
                Point("", "Class", "some weapons and talents are only for certain classes; keywords stand beside it"),
                Point("", "Shots", "rolled before anybody comes close"),
                Point("", "Strikes", "rolled in each close round"),
                Point("", "Armour", "stops strikes first, whatever else happens"),
                Point("", "Block", "stops strikes of the one who stands across"),
            ),
            "fighter",
            "A character with seven numbers: Control, life, class, and those for shots, strikes, armour and block.",
        ),
        Block(
            "A combat, from start to end",
            (
                Point(
                    "ui-players",
                    "Pools",
                    "who goes, who defends: both sides commit their fighters for COM",
                    "CC-COMBAT-PRE-01",
                ),
                Point(
                    "eb-class-shot",
                    "Shooting",
                    "those who can, shoot; wounds come before anybody is close",
                    "CC-RANGED-02",
                ),
                Point("eb-duel", "Two close rounds", "in pairs: strikes against armour and block", "CC-CLOSE1-13"),
                Point(
                    "cg-victory-point",
                    "Scoring",
                    "when nobody is left to guard the site, it is sacked",
                    "CC-COMBAT-END-01",
                ),
            ),
        ),
        Block(
            "How to read a roll",
            (
                Point("", "Two dice", "and what is added to them"),
                Point("", "The total against the numbers", "each number it reaches is a strike; met ones are lit"),
                Point("", "The block", "is rolled the same way; each number met stops one strike"),
                Point("", "What remains", "strikes that nobody stopped become wounds, on both sides at once"),
            ),
            "combat",
            "A duel with four numbers: the dice, their total against the numbers of the string, the block, and the "
            "strikes left to stop.",
            clause="CC-KEYWORD-16",
        ),
    ),
)
