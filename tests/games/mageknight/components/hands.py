"""Hands that hold one component to try, with what it needs."""

from tests.games.mageknight.components.stage import Stage

COLOURS = ("red", "blue", "white", "green")
ACTIONS = (
    ("fire_bolt", "blood_rage", "intimidate", "blood_ritual", "into_the_heat", "decompose", "maximal_effect"),
    ("ice_bolt", "ice_shield", "frost_bridge", "pure_magic", "steady_tempo", "crystal_mastery", "magic_talent"),
    ("swift_bolt", "agility", "song_of_wind", "heroic_tale", "diplomacy", "mana_storm", "learning"),
    ("crushing_bolt", "refreshing_walk", "path_finding", "regeneration", "in_need", "ambush", "training"),
)
SPELLS = (
    ("fireball", "flame_wall", "burning_shield", "demolish", "mana_meltdown"),
    ("snowstorm", "mana_bolt", "chill", "space_bending", "mana_claim"),
    ("expose", "whirlwind", "wings_of_wind", "call_to_arms", "mind_read"),
    ("tremor", "underground_travel", "restoration", "meditation", "energy_flow"),
)
ACTION_COLOUR = {card: colour for colour, cards in zip(COLOURS, ACTIONS, strict=True) for card in cards}
SPELL_COLOUR = {card: colour for colour, cards in zip(COLOURS, SPELLS, strict=True) for card in cards}


def with_card(card: str, *others: str, heroes: tuple[str, ...] = ("tovak",), **options: str) -> Stage:
    """A hand with this advanced action, and the crystal that powers it."""
    stage = Stage(*heroes, **options)
    stage.fame(24).hand(card, *others).crystals(ACTION_COLOUR[card])
    return stage


def with_spell(
    spell: str, *others: str, strong: bool = False, heroes: tuple[str, ...] = ("tovak",), **options: str
) -> Stage:
    """A hand with this spell and the mana for it; by night, if it is for the strong half."""
    stage = Stage(*heroes, **options)
    stage.fame(80).hand(spell, *others).crystals(SPELL_COLOUR[spell])
    if strong:
        stage.night().source("black")
    return stage


def three_players(spell: str, *others: str, strong: bool = False) -> Stage:
    """A spell that bears on two other players."""
    return with_spell(spell, *others, strong=strong, heroes=("tovak", "goldyx", "arythea"))


def with_skill(skill: str, *hand: str, night: bool = False, heroes: tuple[str, ...] = ("tovak",)) -> Stage:
    """A hero with this skill; by night if asked."""
    stage = Stage(*heroes)
    if night:
        stage.night().source()
    stage.fame(80).skills(skill).hand(*(hand or ("promise",)))
    return stage
