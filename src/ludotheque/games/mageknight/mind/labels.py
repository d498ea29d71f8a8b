"""What statistics count in Mage Knight."""

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.events.cards import SkillGained, TacticTaken
from ludotheque.games.mageknight.rules.events.combat import CityLed, Conquered
from ludotheque.games.mageknight.rules.events.heroes import HeroChosen, LevelReached
from ludotheque.games.mageknight.rules.traits import CITY
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which hero, tactic, skill, level or site an event gives to a seat; the dummy player is not counted."""
    if event.seat < 0:
        return []
    if isinstance(event, HeroChosen):
        return [(event.seat, "hero", data.HEROES[event.hero])]
    if isinstance(event, TacticTaken):
        return [(event.seat, "tactic", data.TACTICS[event.tactic])]
    if isinstance(event, SkillGained):
        return [(event.seat, "skill", data.SKILLS[event.skill])]
    if isinstance(event, Conquered):
        return [(event.seat, "site", data.SITES[event.site])]
    if isinstance(event, CityLed):
        return [(event.seat, "site", data.SITES[CITY])]
    if isinstance(event, LevelReached):
        return [(event.seat, "level", str(event.level))]
    return []
