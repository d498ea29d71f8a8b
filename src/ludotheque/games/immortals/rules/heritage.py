"""Positions of earlier layouts: what each layout changed, so that games saved then go on."""

from __future__ import annotations

from typing import Any

from ludotheque.saved import Tree, things


def part_decks_by_realm(tree: Tree) -> None:
    """Layout 0 to 1: in the starting round each realm has a discard pile, and its deck from the set-up on."""
    cards: list[Any] = tree["discard"] if tree["round"] == 0 else []
    tree["discards"] = [[card for card in cards if card < 55], [card for card in cards if card >= 55]]
    if tree["round"] == 0:
        tree["discard"] = []
    if any(True for _ in things(tree["agenda"], "DealHands")):
        tree["piles"] = [list(range(25, 55)), list(range(55, 85))]
