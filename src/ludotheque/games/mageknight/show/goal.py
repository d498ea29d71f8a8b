"""What the scenarios of Mage Knight are played for, and how far one is."""

from __future__ import annotations

from types import ModuleType

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.scenario import Scenario
from ludotheque.games.mageknight.rules.scenarios.company import Allies, Alone, Teams
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.en import goals as english
from ludotheque.games.mageknight.words.fr import goals as french
from ludotheque.goal import Gauge, Goal, Point
from ludotheque.typography import all_shown, shown
from ludotheque.words import EN, FR, Noun, finished
from ludotheque.words.leading import leading

TEXTS: dict[str, ModuleType] = {"fr": french, "en": english}
GRAMMARS = {"fr": FR, "en": EN}
# What is found by exploring: nobody knows how many there will be.
SOUGHT = ("free_mines", "conquer_depths")
# Where points are counted otherwise than by fame, and where there are none.
HELD, UNCOUNTED = "hold_sites", "stand_on_portal"
COMPANIES = ((Alone, "alone"), (Allies, "allies"), (Teams, "teams"))


def goal(talk: Talk, language: str) -> Goal:
    """Return the goal of the scenario at this table, and how far it is."""
    view: MageKnight = talk.view
    words, scenario = TEXTS[language], view.house.scenario
    told = Goal(
        WORDS[language].words.names.scenarios[scenario.name],
        words.SHORT[scenario.goal],
        words.AIMS[scenario.goal],
        (end(view, words), wins(view, words), Point("mk-wound", words.HEADS[2], words.COSTS, "MK-WOUND-01")),
        words.TURN,
        gauge(view),
        " ".join(filter(None, (distance(view, language), ahead(talk, language)))),
    )
    return all_shown(told, language)


def end(s: MageKnight, words: ModuleType) -> Point:
    """Say how the game ends, and how many days and nights there are."""
    nights = s.house.nights
    rounds = ", ".join(words.TIMES[night] for night in nights)
    told = (words.DARKNESS if s.house.darkness else words.ROUNDS).format(n=len(nights), rounds=rounds)
    ends = words.ENDS[s.house.scenario.goal].format(each=words.EACH[len(s.players) > 1])
    return Point("ui-clock", words.HEADS[0], f"{ends} {told}", "MK-GAME-08")


def wins(s: MageKnight, words: ModuleType) -> Point:
    """Say who wins: as the scenario has it, or as such a company does."""
    scenario, company = s.house.scenario, s.house.company
    of_company = next((name for kind, name in COMPANIES if isinstance(company, kind)), "rivals")
    told = words.WINS.get(scenario.goal) or words.WINS[of_company]
    return Point("mk-fame", words.HEADS[1], told, scenario.clause)


def tiles(s: MageKnight) -> tuple[int, int, int]:
    """Return how many tiles are to be revealed, of how many in all, and how many of the last are of the core."""
    house = s.house
    core = house.core_city + house.core_plain
    return len(s.tile_deck), house.countryside + core, core


def gauge(s: MageKnight) -> Gauge:
    """Return how far the goal is: tiles on the way to the city, else what is done of what is known."""
    scenario = s.house.scenario
    done, of = scenario.progress(s)
    if not scenario.is_search:
        return Gauge(done, of)
    left, whole, core = tiles(s)
    return Gauge(whole, whole) if done else Gauge(whole - left, whole, min(left, core))


def distance(s: MageKnight, language: str) -> str:
    """Say how far the goal is."""
    words, scenario = TEXTS[language], s.house.scenario
    done, of = scenario.progress(s)
    left, _, core = tiles(s)
    counted = GRAMMARS[language].count(left, Noun(*words.TILE))
    if scenario.is_search:
        if done:
            return str(words.FOUND)
        return str(words.TILES.format(left=counted, last=core) if left > core else words.TILES_LAST)
    told = finished(WORDS[language].words.goals[scenario.goal].format(done, of)) if of else ""
    more = words.UNKNOWN.format(tiles=counted) if scenario.goal in SOUGHT and left else ""
    return f"{told} {more}".strip()


def ahead(talk: Talk, language: str) -> str:
    """Say who leads, where everybody plays for themselves and points count."""
    view: MageKnight = talk.view
    scenario: Scenario = view.house.scenario
    if view.house.company.are_allied(0, 1) or scenario.goal == UNCOUNTED:
        return ""
    unit = TEXTS[language].POINTS if scenario.goal == HELD else TEXTS[language].FAME
    standings = [scenario.standing(view, seat) for seat in range(len(view.players))]
    return leading(talk, standings, language, lambda number: shown(unit.format(number), language))
