"""What the final scores are made of: fame, achievements, titles, cities, and alone the speed of the quest."""

from __future__ import annotations

from ludotheque.game import Summand
from ludotheque.games.mageknight.rules.scenarios.scoring import (
    achievements,
    city_points,
    city_title,
    solo_parts,
    titles,
)
from ludotheque.games.mageknight.rules.state import MageKnight

ACHIEVEMENTS = (
    ("Savoir : sorts et actions avancées", "Knowledge: spells and advanced actions"),
    ("Butin : artefacts et cristaux", "Loot: artifacts and crystals"),
    ("Commandement : unités", "Leadership: units"),
    ("Conquêtes : forts, tours de mage, monastères", "Conquests: keeps, mage towers, monasteries"),
    ("Aventure : souterrains, antres, ruines", "Adventure: dungeons, dens, ruins"),
    ("Blessures", "Wounds"),
)
SOLO = (
    ("Cités conquises", "Conquered cities", "MK-SCN-SOLO-13"),
    ("Toutes les cités conquises", "All cities conquered", "MK-SCN-SOLO-14"),
    ("Rounds gagnés sur la limite", "Rounds left before the limit", "MK-SCN-SOLO-15"),
    ("Cartes restantes du joueur fantôme", "Cards left to the dummy player", "MK-SCN-SOLO-16"),
    ("Fin de round non annoncée", "End of the round not announced", "MK-SCN-SOLO-17"),
)


def account(s: MageKnight) -> list[Summand]:
    """Return what each part of the scores brings every seat; parts that bring nobody anything are left out."""
    seats = range(len(s.players))
    found = [Summand("Renommée", "Fame", tuple(player.fame for player in s.players), "MK-GAME-09")]
    for category, (fr, en) in enumerate(ACHIEVEMENTS):
        points = tuple(achievements(s, seat)[category] for seat in seats)
        found.append(Summand(fr, en, points, "MK-SCN-RECON-14"))
    found += alone(s) if s.house.solo else together(s)
    return [part for part in found if any(part.points) or part is found[0]]


def alone(s: MageKnight) -> list[Summand]:
    """Return what cities and speed bring whoever plays alone."""
    return [Summand(fr, en, (points,), clause) for (fr, en, clause), points in zip(SOLO, solo_parts(s), strict=True)]


def together(s: MageKnight) -> list[Summand]:
    """Return what titles and cities bring."""
    seats = range(len(s.players))
    found = [Summand("Titres", "Titles", tuple(sum(titles(s, seat)) for seat in seats), "MK-SCN-RECON-14")]
    if not s.house.closed_city:
        found.append(Summand("Cités", "Cities", tuple(city_points(s, seat) for seat in seats), "MK-SCN-CONQ-11"))
        best = tuple(city_title(s, seat) for seat in seats)
        found.append(Summand("Meilleur conquérant de cités", "Best conqueror of cities", best, "MK-SCN-CONQ-13"))
    return found
