"""What Small World is played for, and how a seat stands."""

from msgspec.structs import replace

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules.scoring import earnings
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.words import LABELS
from ludotheque.games.smallworld.words.describe import Speech
from ludotheque.games.smallworld.words.en import goal as english
from ludotheque.games.smallworld.words.fr import goal as french
from ludotheque.goal import Gauge, Goal, filled
from ludotheque.kernel import UNKNOWN
from ludotheque.typography import all_shown, shown
from ludotheque.words.leading import leading, looks_from

TEXTS = {"fr": french, "en": english}
GOALS: dict[str, Goal] = {language: all_shown(words.GOAL, language) for language, words in TEXTS.items()}


def goal(talk: Talk, language: str) -> Goal:
    """Return the goal: riches when the last turn is over (SW-END-03)."""
    view: SmallWorld = talk.view
    turns = view.map.turns
    gauge = Gauge(min(view.turn, turns + 1) - 1, turns)
    return replace(filled(GOALS[language], turns=turns), gauge=gauge, standing=standing(talk, language))


def standing(talk: Talk, language: str) -> str:
    """Say who leads where everybody may know, else what one has and what this turn brings."""
    view, say, seat = talk.view, Speech(talk, language), looks_from(talk)
    coins = [player.coins for player in view.players]
    if UNKNOWN not in coins:
        return leading(talk, coins, language, say.coins)
    if seat < 0 or coins[seat] == UNKNOWN:
        return ""
    own = say.coins(coins[seat])
    if view.seat == seat and view.players[seat].folk is not None:
        return shown(TEXTS[language].HOLDS.format(coins=own, earned=sum(earnings(view, seat))), language)
    held = [land.owner for land in view.lands].count(seat)
    if not held:
        return shown(TEXTS[language].NOTHING.format(coins=own), language)
    regions = say.words.grammar.count(held, LABELS[language].region)
    return shown(TEXTS[language].WAITS.format(coins=own, regions=regions), language)
