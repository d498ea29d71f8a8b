"""Weights from sums: the least squares that a little doubt keeps small."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from ludotheque.learnt import DEGREE, Study
from ludotheque.training.lessons import Matrix, Sums

# How many positions a feature must outvote before it has half its weight: what is tried, the least first.
DOUBTS = (300.0, 1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6)


def total(parts: Sequence[Sums]) -> Sums:
    """Return sums of sums, with a hash over the hashes in the order of their numbers."""
    parts = sorted(parts, key=lambda part: part.number)
    data = hashlib.sha256("".join(part.data for part in parts).encode()).hexdigest()[:16]
    return Sums(
        0,
        sum(part.rows for part in parts),
        sum(part.games for part in parts),
        np.sum([part.squares for part in parts], axis=0),
        np.sum([part.products for part in parts], axis=0),
        sum(part.target for part in parts),
        data,
    )


def solve(sums: Sums, doubt: float = DOUBTS[0]) -> Matrix:
    """Return the weights that explain best what hope missed; measured by its spread each feature is doubted alike."""
    spread = np.sqrt(np.maximum(np.diag(sums.squares) / max(sums.rows, 1), 1e-12))
    seen = np.diag(sums.squares) > 0
    scaled = sums.squares / np.outer(spread, spread) + doubt * np.eye(len(spread))
    found = np.linalg.solve(scaled, sums.products / spread) / spread
    return np.where(seen, found, 0.0)


def sifted(kept: Sums, held: Sums) -> tuple[float, float]:
    """Return the doubt with which some games explain most of others, and how much that is."""
    shares = [explained(held, solve(kept, doubt)) for doubt in DOUBTS]
    return DOUBTS[shares.index(max(shares))], max(shares)


def explained(sums: Sums, weights: Matrix) -> float:
    """Return the share of what hope missed that weights explain: an honest figure on games that did not teach them."""
    missed = sums.target - 2 * weights @ sums.products + weights @ sums.squares @ weights
    return 1.0 - float(missed) / max(sums.target, 1e-12)


def named(study: Study, weights: Matrix) -> dict[str, list[float]]:
    """Return the weights by the names of features, rounded as they are kept; features without any are left out."""
    curves = weights.reshape(DEGREE, len(study.names))
    rows = {name: [round(float(number), 5) for number in curves[:, i]] for i, name in enumerate(study.names)}
    return {name: row for name, row in rows.items() if any(row)}
