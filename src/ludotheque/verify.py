"""Checks the chance of a recorded game: what was pledged, what the seats added, and everything that came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludotheque.chance import Pledge, Seed, fingerprint
from ludotheque.errors import BadRecord
from ludotheque.match import Match, is_of_these_rules, replay
from ludotheque.record import Record
from ludotheque.typography import typeset


@dataclass(frozen=True)
class Check:
    """One thing that was looked at, and whether it is as it should be."""

    is_good: bool
    en: str
    fr: str

    def say(self, lang: str) -> str:
        """Say what was checked, in French or in English."""
        return typeset(self.fr) if lang == "fr" else self.en


def check(record: Record, noted: str | None = None) -> list[Check]:
    """Check all of a record, and perhaps that its fingerprint is the one that somebody noted at the table."""
    found = [*_made_by_hand(record), *_seed(record.seed, record.names)]
    for number, seed in record.forks:
        en, fr = f"After answer {number} chance was drawn anew.", f"Après la réponse {number}, le hasard a changé."
        found += [Check(True, en, fr), *_seed(seed, record.names)]
    if noted is not None:
        found.append(_noted(record.forks[-1][1] if record.forks else record.seed, noted))
    return [*found, *_played(record)]


def _made_by_hand(record: Record) -> Iterator[Check]:
    if record.position:
        yield Check(
            False,
            "The game began from a position made by hand: nobody can say how fair that was.",
            "La partie a commencé d'une position faite à la main : nul ne peut dire si elle était équitable.",
        )


def _seed(seed: Seed, names: Sequence[str]) -> Iterator[Check]:
    if not isinstance(seed, Pledge):
        yield Check(
            True,
            f"Chance comes from the number {seed}; nothing was pledged, so only what came of it can be checked.",
            f"Le hasard vient du nombre {seed} ; rien n'a été scellé : seul ce qui en est sorti peut être vérifié.",
        )
        return
    yield _kept(seed)
    for name, added in zip(names, seed.added, strict=False):
        if added:
            yield Check(True, f"{name} added {added}.", f"{name} a ajouté {added}.")
    if not any(seed.added):
        yield Check(True, "Nobody added anything.", "Personne n'a rien ajouté.")
    key = seed.key().hex()
    yield Check(
        True,
        f"Secret, additions and table give the key {key}.",
        f"Le secret, les ajouts et la table donnent la clé {key}.",
    )


def _kept(seed: Pledge) -> Check:
    if seed.is_kept():
        return Check(
            True,
            f"The secret {seed.secret} has the SHA-256 that was published before: {seed.commitment}.",
            f"Le secret {seed.secret} a bien l'empreinte SHA-256 publiée avant : {seed.commitment}.",
        )
    return Check(
        False,
        f"The secret {seed.secret} does not have the SHA-256 that was published before: {seed.commitment}.",
        f"Le secret {seed.secret} n'a pas l'empreinte SHA-256 publiée avant : {seed.commitment}.",
    )


def _noted(seed: Seed, noted: str) -> Check:
    if fingerprint(seed) == noted.strip().lower():
        return Check(True, "It is the fingerprint you noted.", "C'est l'empreinte que vous aviez notée.")
    return Check(
        False, f"You had noted another fingerprint: {noted}.", f"Vous aviez noté une autre empreinte : {noted}."
    )


def _played(record: Record) -> Iterator[Check]:
    """Play the game again; the first thing that does not agree is told."""
    try:
        match = replay(record)
    except BadRecord as error:
        yield Check(False, f"Played again: {error.en}.", f"Rejouée : {error.fr}.")
        return
    results = len(record.chance) + sum(len(answer.chance) for answer in record.answers)
    yield Check(
        True,
        f"Played again: the rules allow each of the {len(record.answers)} answers.",
        f"Rejouée : les règles permettent chacune des {len(record.answers)} réponses.",
    )
    yield Check(
        True,
        f"Each of the {results} results of chance is what the seed gives, {len(record.chance)} of them at the start.",
        f"Chacun des {results} résultats du hasard est celui que donne la graine, dont {len(record.chance)} au début.",
    )
    yield from _ended(record, match)


def _ended(record: Record, match: Match) -> Iterator[Check]:
    """Say what playing it again has compared of the end."""
    if not is_of_these_rules(record, match.game):
        yield Check(
            True,
            f"It was played with rules {record.rules}, here are rules {match.game.version}: its end was not compared.",
            f"Elle fut jouée avec les règles {record.rules}, ici ce sont les règles {match.game.version} : "
            "sa fin n'a pas été comparée.",
        )
        return
    yield Check(
        True,
        f"The last position is the one that the record names: {record.digest}.",
        f"La dernière position est celle que nomme l'enregistrement : {record.digest}.",
    )
    if record.outcome is not None:
        scores = ", ".join(map(str, record.outcome.scores))
        yield Check(
            True,
            f"It ended as the record says: {scores}.",
            f"Elle a fini comme le dit l'enregistrement : {scores}.",
        )
