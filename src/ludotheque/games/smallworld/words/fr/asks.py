"""The questions of Small World in French, and what the seat has at hand for them."""

from collections.abc import Callable
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import asked
from ludotheque.games.smallworld.rules.pieces import PlaceHero, peaceable
from ludotheque.games.smallworld.rules.state import NONE
from ludotheque.games.smallworld.rules.turn import Begin, may_decline
from ludotheque.games.smallworld.words import facts
from ludotheque.games.smallworld.words.fr import names
from ludotheque.kernel import UNKNOWN, Ask
from ludotheque.words import FR, french


def _folk(talk: Talk, ask: Ask[Any]) -> str:
    folk = asked.folk_of(talk.view, ask)
    return names.folk(talk, ask.seat, folk.race, folk.declined)


def _begin(talk: Talk, ask: Ask[Any]) -> str:
    which = f"Quelle région conquérir avec {_folk(talk, ask)}"
    if not may_decline(talk.view, ask.seat):
        return f"{which} ?"
    if not asked.folk_of(talk.view, ask).declined:
        return f"{which}, ou passer en déclin ?"
    return f"{which}, ou mettre {names.folk(talk, ask.seat, talk.view.players[ask.seat].folk.race)} en déclin ?"


def _march(talk: Talk, ask: Ask[Any]) -> str:
    if asked.folk_of(talk.view, ask).declined:
        return f"Quelle région conquérir avec {_folk(talk, ask)} ?"
    return "Quelle région conquérir ?"


def _place(talk: Talk, ask: Ask[Any]) -> str:
    return f"Où {'replier' if asked.is_retreat(talk.view, ask) else 'poser'} {_folk(talk, ask)} ?"


def _hero(talk: Talk, ask: Ask[Any]) -> str:
    assert isinstance(ask, PlaceHero)
    return f"Où poster le {'premier' if ask.left > 1 else 'second'} Héros ?"


QUESTIONS: dict[str, Callable[[Talk, Ask[Any]], str]] = {
    "Pick": lambda talk, ask: "Quel peuple prendre ?",
    "Begin": _begin,
    "March": _march,
    "Leave": lambda talk, ask: f"De quelle région retirer un pion d'appoint {french.merged('de', _folk(talk, ask))} ?",
    "Rearrange": lambda talk, ask: f"Comment redéployer {_folk(talk, ask)} ?",
    "Place": _place,
    "Build": lambda talk, ask: "Où bâtir une Forteresse ?",
    "MoveCamps": lambda talk, ask: "Déplacer les Campements ?",
    "PlaceCamp": lambda talk, ask: "Où placer les Campements ?",
    "PlaceHero": _hero,
    "MakePact": lambda talk, ask: "Avec qui faire la paix ?",
    "RetireNow": lambda talk, ask: f"Mettre {_folk(talk, ask)} en déclin dès maintenant ?",
}


def question(talk: Talk, ask: Ask[Any]) -> str:
    """Ask the question in a sentence."""
    return french.typeset(QUESTIONS[type(ask).__name__](talk, ask))


def _coins(talk: Talk, ask: Ask[Any]) -> str:
    coins = talk.view.players[ask.seat].coins
    return "" if coins == UNKNOWN else f"{names.coins(coins)} en bourse"


def _troops(talk: Talk, ask: Ask[Any]) -> str:
    troops = facts.troops(talk.view, ask)
    where = FR.plural(troops.tokens, "prêt", "prêts") if isinstance(ask, Begin) else "en main"
    parts = {
        f"{names.tokens(troops.tokens)} {where}": True,
        "le dé de renfort": troops.reinforcement,
        "le dé des Berserks à lancer": troops.berserk and troops.face == NONE,
        f"le dé des Berserks à {troops.face}": troops.berserk and troops.face != NONE,
        "le Dragon": troops.dragon,
        f"{names.tokens(troops.tray)} en réserve": troops.sorcery,
        FR.plural(troops.holes, "1 Tanière à creuser", f"{troops.holes} Tanières à creuser"): troops.holes > 0,
    }
    return names.listed([part for part, is_there in parts.items() if is_there])


def _in_hand(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.tokens(asked.hand_of(talk.view, ask))} en main"


def _raiders(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.tokens(facts.raiders_left(talk.view, ask))} d'appoint à retirer du plateau"


def _fortresses(talk: Talk, ask: Ask[Any]) -> str:
    return f"{french.count(facts.fortresses_left(talk.view, ask), names.FORTRESS)} en réserve"


def _camps(talk: Talk, ask: Ask[Any]) -> str:
    standing, left = facts.camps(talk.view, ask)
    return f"{names.camps(standing)} au plateau, {left or 'aucun'} en main"


def _camps_left(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.camps(facts.camps(talk.view, ask)[1])} en main"


def _heroes(talk: Talk, ask: Ask[Any]) -> str:
    assert isinstance(ask, PlaceHero)
    return "2 Héros à poster, dans deux régions différentes" if ask.left > 1 else "Dans une autre région que le premier"


def _spared(talk: Talk, ask: Ask[Any]) -> str:
    spared = [names.name(talk, seat) for seat in peaceable(talk.view, ask.seat)]
    return f"Peuple actif épargné ce tour : {names.listed(spared)}"


def _retire(talk: Talk, ask: Ask[Any]) -> str:
    folk = asked.folk_of(talk.view, ask)
    regions = len(talk.view.regions(folk.race))
    return f"{names.combo(folk.race, folk.power)} : {french.count(regions, names.REGION)}, le tour est déjà compté"


SITUATIONS: dict[str, Callable[[Talk, Ask[Any]], str]] = {
    "Pick": _coins,
    "Begin": _troops,
    "March": _troops,
    "Leave": _raiders,
    "Rearrange": _in_hand,
    "Place": _in_hand,
    "Build": _fortresses,
    "MoveCamps": _camps,
    "PlaceCamp": _camps_left,
    "PlaceHero": _heroes,
    "MakePact": _spared,
    "RetireNow": _retire,
}


def situation(talk: Talk, ask: Ask[Any]) -> str:
    """Say what the asked seat has at hand for it, or nothing."""
    return french.sentence(SITUATIONS[type(ask).__name__](talk, ask))
