"""The questions of Immortals in French, and what the seat has at hand for them."""

from collections.abc import Callable
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.planning import blanks_left
from ludotheque.games.immortals.rules.state import NONE, SPACES, Player
from ludotheque.games.immortals.words.fr import names
from ludotheque.games.immortals.words.fr.options import defence
from ludotheque.kernel import Ask
from ludotheque.words import FR, french

QUESTIONS: dict[str, Callable[[Talk, Any], str]] = {
    "OccupyStart": lambda talk, ask: f"Quel groupe déployer {names.at_place(home(talk, ask))} ?",
    "ChooseCard": lambda talk, ask: "Quelle carte Conflit choisissez-vous ?",
    "KeepCard": lambda talk, ask: "Quelle carte Conflit conservez-vous ?",
    "ChooseRegion": lambda talk, ask: "Quelle région le joker désigne-t-il ?",
    "ChooseGroup": lambda talk, ask: f"Quel groupe déployer {names.at_place(ask.place)} ?",
    "SplitFallen": lambda talk, ask: "Combien de vos cubes tombés vont dans les limbes lumineux ?",
    "DrawCard": lambda talk, ask: "Piocher une carte Conflit ?",
    "SendArmy": lambda talk, ask: "Où envoyer un renfort ?",
    "Plan": lambda talk, ask: "Quelle carte posez-vous ?",
    "Lay": lambda talk, ask: f"Où posez-vous {names.one_card(ask.card)} ?",
    "Reveal": lambda talk, ask: "Quelle carte révélez-vous ?",
    "Compensate": lambda talk, ask: "Quelle compensation prenez-vous ?",
    "Extract": lambda talk, ask: "Où extrayez-vous ?",
    "Transition": lambda talk, ask: "Où des armées sortent-elles des limbes ?",
    "Build": lambda talk, ask: "Que bâtissez-vous, et où ?",
    "BuildSanctuary": lambda talk, ask: "Où bâtissez-vous un Sanctuaire ?",
    "Attack": lambda talk, ask: "D'où partez-vous ?",
    "ChooseTarget": lambda talk, ask: f"Quelle région attaquez-vous depuis {names.the_place(ask.origin)} ?",
    "NameRegion": lambda talk, ask: "Quelle région le joker désigne-t-il ?",
    "CommitArmies": lambda talk, ask: f"Combien d'armées attaquent {names.the_place(ask.target)} ?",
    "ChooseDestination": lambda talk, ask: f"Où vont les armées {names.of_place(ask.origin)} ?",
    "MoveArmies": lambda talk, ask: f"Combien d'armées vont {names.at_place(ask.goal)} ?",
    "Cast": lambda talk, ask: f"Que faites-vous de {names.card(ask.card)} ?",
    "SpreadArmies": lambda talk, ask: "Où va l'armée suivante ?",
}


def home(talk: Talk, ask: Ask[Any]) -> int:
    """Return the start region of the asked seat."""
    start: int = talk.view.world.light[talk.view.players[ask.seat].light].start
    return start


def question(talk: Talk, ask: Ask[Any]) -> str:
    """Ask the question in a sentence."""
    return french.typeset(QUESTIONS[type(ask).__name__](talk, ask))


def _purse(player: Player) -> str:
    return f"{names.energy(player.energy)}, {names.gold(player.gold)}"


def _limbos(talk: Talk, ask: Any) -> str:
    light, dark = talk.view.players[ask.seat].limbo
    return f"Limbes lumineux : {light}, limbes obscurs : {dark}"


# What the choice means.
GROUPS_MEAN = "Un grand groupe pourra attaquer, un petit tenir."


def _groups(talk: Talk, ask: Any) -> str:
    left = [str(cubes) for cubes in talk.view.players[ask.seat].groups if cubes]
    return (
        f"{GROUPS_MEAN} {'Reste' if len(left) == 1 else 'Restent'} : {FR.listed(left)}"
        if left
        else "Plus de groupe : vous gardez la carte"
    )


def _plan(talk: Talk, ask: Any) -> str:
    player = talk.view.players[ask.seat]
    filled = SPACES - player.spaces.count(NONE)
    left = blanks_left(player)
    blanks = FR.plural(left, f"{left} vierge en main", f"{left} vierges en main")
    spaces = FR.plural(filled, "case garnie", "cases garnies")
    return f"{filled} {spaces} sur {SPACES}, {blanks}, {_purse(player)}"


def _reinforce(talk: Talk, ask: Any) -> str:
    return f"Encore à envoyer : {ask.light} des limbes lumineux, {ask.dark} des limbes obscurs"


def _spread(talk: Talk, ask: Any) -> str:
    return f"{names.armies(ask.armies)} à placer encore"


def _money(talk: Talk, ask: Any) -> str:
    return _purse(talk.view.players[ask.seat])


def _left_behind(talk: Talk, ask: Any) -> str:
    return f"{names.armies(talk.view.armies[ask.origin])} {names.at_place(ask.origin)}, une y reste."


def _revealed(talk: Talk, ask: Any) -> str:
    return f"Carte révélée : {names.one_card(ask.card)}. {_money(talk, ask)}"


SITUATIONS: dict[str, Callable[[Talk, Any], str]] = {
    "OccupyStart": _groups,
    "ChooseCard": _groups,
    "KeepCard": _groups,
    "ChooseRegion": _groups,
    "ChooseGroup": _groups,
    "SplitFallen": _limbos,
    "SendArmy": _reinforce,
    "Plan": _plan,
    "Lay": _plan,
    "SpreadArmies": _spread,
    "Transition": lambda talk, ask: f"{_revealed(talk, ask)}. {_limbos(talk, ask)}",
    "Extract": _revealed,
    "Build": _revealed,
    "BuildSanctuary": _revealed,
    "Attack": _revealed,
    "ChooseTarget": _revealed,
    "NameRegion": _revealed,
    "CommitArmies": lambda talk, ask: f"{_left_behind(talk, ask)} En face : {defence(talk, ask, ask.target)}",
    "MoveArmies": _left_behind,
}


def situation(talk: Talk, ask: Ask[Any]) -> str:
    """Say what the asked seat has at hand."""
    return french.typeset(SITUATIONS.get(type(ask).__name__, _money)(talk, ask))
