"""Observations as rows of a network's input: counts around 1, and a place for each value of a category."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludotheque.schema import CATEGORY, COUNT, SEAT, Schema

Numbers = NDArray[np.float32]
Places = NDArray[np.intp]


class Plan:
    """Where each number that the schema declares goes in a row, and what each place of a row is called."""

    def __init__(self, schema: Schema) -> None:
        self.size = schema.size
        self.names: list[str] = []
        to, there, most = (np.zeros(self.size, np.intp) for _ in range(3))
        self.scale = np.zeros(self.size, np.float32)
        # The categories of a thing by the number that says whether it is there.
        follow: dict[int, list[int]] = {}
        flag = -1
        for source, (name, column) in enumerate(schema.columns()):
            if name.endswith(".there"):
                flag = source
            to[source] = len(self.names)
            if column.kind in (CATEGORY, SEAT):
                there[source], most[source] = flag, column.size
                follow.setdefault(flag, []).append(source)
                self.names += [f"{name}={value}" for value in range(column.size)]
            else:
                self.scale[source] = 1 / column.size if column.kind == COUNT else 1.0
                self.names.append(name)
        self.to, self.there, self.most = to, there, most
        self.is_coded = most > 0
        self.follow = {flag: np.array(sources, np.intp) for flag, sources in follow.items()}
        self.flags = np.array(list(follow), np.intp)
        self.width = len(self.names)
        # The same for all categories, one after the other.
        self.coded = np.flatnonzero(self.is_coded)
        self.coded_to, self.coded_there, self.coded_most = to[self.coded], there[self.coded], most[self.coded]

    def row(self, raw: Numbers) -> Numbers:
        """Return the row of one observation, written anew: what has changed is not worth looking for in so little."""
        row = np.zeros(self.width, np.float32)
        # None is -1, and nothing times that would be a zero below zero.
        row[self.to] = raw * self.scale + 0.0
        codes = raw.take(self.coded).astype(np.intp)
        known = (codes >= 0) & (codes < self.coded_most) & (raw.take(self.coded_there) > 0)
        row[(self.coded_to + codes)[known]] = 1.0
        return row


class Rows:
    """Rows of so many observations; from one look to the next only what has changed is written."""

    def __init__(self, plan: Plan, n: int) -> None:
        self.plan = plan
        self.n = n
        self.raw = np.zeros((n, plan.size), np.float32)
        self.rows = np.zeros((n, plan.width), np.float32)
        self.differs = np.zeros((n, plan.size), np.bool_)

    def look(self, raw: Numbers) -> Numbers:
        """Return the rows of new observations, to keep."""
        plan = self.plan
        differs = self.differs
        np.not_equal(raw, self.raw, out=differs)
        where = np.flatnonzero(differs)
        place, source = np.divmod(where, plan.size)
        # Categories count nothing: their first place is wiped out here, and marked below if it is the one. None is
        # -1, and nothing times that would be a zero below zero.
        counts = raw.reshape(-1).take(where) * plan.scale.take(source) + 0.0
        self.rows.reshape(-1)[place * plan.width + plan.to.take(source)] = counts
        coded = plan.is_coded.take(source)
        self._mark(raw, *self._with_followers(differs, place[coded], source[coded]))
        self.raw[:] = raw
        return self.rows.copy()

    def _with_followers(self, differs: NDArray[np.bool_], place: Places, source: Places) -> tuple[Places, Places]:
        """Add the categories of things that came or went."""
        flags = np.flatnonzero(differs.take(self.plan.flags, axis=1))
        if not len(flags):
            return place, source
        places, sources = [place], [source]
        for row, number in zip(*np.divmod(flags, len(self.plan.flags)), strict=True):
            followers = self.plan.follow[int(self.plan.flags[number])]
            places.append(np.full(len(followers), row))
            sources.append(followers)
        return np.concatenate(places), np.concatenate(sources)

    def _mark(self, raw: Numbers, place: Places, source: Places) -> None:
        plan, rows = self.plan, self.rows.reshape(-1)
        first = place * plan.width + plan.to.take(source)
        code, flag = place * plan.size + source, place * plan.size + plan.there.take(source)
        # What was there is wiped out before anything is set: a category may come twice.
        for look, mark in ((self.raw, 0.0), (raw, 1.0)):
            codes = look.reshape(-1).take(code).astype(np.intp)
            known = (codes >= 0) & (codes < plan.most.take(source)) & (look.reshape(-1).take(flag) > 0)
            rows[(first + codes)[known]] = mark
