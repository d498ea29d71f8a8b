"""What statistics count in Mage Knight."""

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.events.cards import SkillGained, TacticTaken
from ludotheque.games.mageknight.rules.events.heroes import HeroChosen
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which hero, tactic or skill an event gives to a seat; what the dummy player takes is not counted."""
    if event.seat < 0:
        return []
    if isinstance(event, HeroChosen):
        return [(event.seat, "hero", data.HEROES[event.hero])]
    if isinstance(event, TacticTaken):
        return [(event.seat, "tactic", data.TACTICS[event.tactic])]
    if isinstance(event, SkillGained):
        return [(event.seat, "skill", data.SKILLS[event.skill])]
    return []
