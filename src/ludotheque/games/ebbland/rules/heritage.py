"""Positions of earlier layouts: what each layout changed, so that games saved then go on."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.saved import Tree, things


def say_why_rolls_change(tree: Tree) -> None:
    """Layout 0 to 1: what holds for a while says whose text it is, and a roll why something was added to it."""
    for change in things(tree, "Change"):
        change["source"] = NONE
    for thrown in things(tree, "Thrown"):
        thrown["reasons"] = []


def let_the_phase_end_frenzy(tree: Tree) -> None:
    """Layout 1 to 2: whether frenzy still helps whoever is to be buried follows from the phase of the combat."""
    for burial in things(tree, "Bury"):
        del burial["frenzied"]
