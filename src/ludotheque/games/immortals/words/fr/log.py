"""What happened in Immortals, told in French."""

from functools import singledispatch

from ludotheque.game import Talk
from ludotheque.games.immortals.rules import events
from ludotheque.games.immortals.words.fr import names
from ludotheque.kernel import Event
from ludotheque.words import FR, french

REASONS = {
    "army": "pas d'armée sur place",
    "price": "pas assez d'or ou d'énergie",
    "limbo": "les limbes sont vides",
    "built": "rien de plus ne peut y être bâti",
    "attackers": "aucune armée ne peut partir",
    "nothing": "elle serait sans effet",
}
PHASES = ("Renforts", "Planification", "Résolution des actions", "Score")
SIDES = ("les habitants aident l'attaquant", "les habitants restent neutres", "les habitants résistent")
STRUCTURES: dict[type[events.Built], str] = {
    events.PortalBuilt: "un Portail",
    events.SanctuaryBuilt: "un Sanctuaire",
    events.CapitalBuilt: "une Capitale",
}


@singledispatch
def told(event: Event, talk: Talk) -> str:
    """Tell an event, as the part of a sentence before its full stop."""
    raise NotImplementedError(event.name)


@told.register
def _tribes(event: events.TribesGiven, talk: Talk) -> str:
    light, dark = names.light_tribe(event.light), names.dark_tribe(event.dark)
    return f"{names.does(talk, event.seat, 'menez', 'mène')} les {light} et les {dark}"


@told.register
def _marker(event: events.MarkerGiven, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'avez', 'a')} le marqueur Premier joueur"


@told.register
def _deal(event: events.Dealt, talk: Talk) -> str:
    return "Chacun reçoit 5 cartes Conflit"


@told.register
def _deploy(event: events.Deployed, talk: Talk) -> str:
    deploys = names.does(talk, event.seat, "déployez", "déploie")
    return f"{deploys} {names.armies(event.armies)} {names.at_place(event.place)}"


@told.register
def _show(event: events.CardShown, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'montrez', 'montre')} {names.card(event.card)}"


@told.register
def _keep(event: events.CardKept, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'gardez', 'garde')} une carte Conflit"


@told.register
def _kept(event: events.OwnCardKept, talk: Talk) -> str:
    return f"La carte que vous gardez : {names.card(event.card)}"


def _begins(talk: Talk, seat: int) -> str:
    return "vous commencez" if seat == talk.you else f"{talk.names[seat]} commence"


@told.register
def _hands_passed(event: events.HandsPassed, talk: Talk) -> str:
    return f"Les mains passent à gauche ; {_begins(talk, event.seat)}"


@told.register
def _resources(event: events.ResourcesTaken, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'prenez', 'prend')} {names.energy(event.energy)} et {names.gold(event.gold)}"


@told.register
def _tower(event: events.TowerFilled, talk: Talk) -> str:
    thrown = sum(event.thrown)
    goes = f"{FR.count(thrown, names.CUBE)} {FR.plural(thrown, 'va', 'vont')} dans la tour"
    return f"{goes} ; sur son plateau : {names.cubes(talk, event.tray)}"


@told.register
def _split(event: events.FallenSplit, talk: Talk) -> str:
    puts = names.does(talk, event.seat, "placez", "place")
    light = f"{FR.count(event.light, names.CUBE)} dans les limbes lumineux"
    return f"{puts} {light} et {event.dark} dans les limbes obscurs"


@told.register
def _card_taken(event: events.CardTaken, talk: Talk) -> str:
    source = f" à {names.name(talk, event.holder)}" if event.holder >= 0 else ""
    return f"{names.does(talk, event.seat, 'prenez', 'prend')} {names.card(event.region)}{source}"


@told.register
def _card_returned(event: events.CardReturned, talk: Talk) -> str:
    return f"{names.card(event.region)} retourne au paquet"


@told.register
def _card_lost(event: events.LaidCardLost, talk: Talk) -> str:
    space = names.space(talk.view, event.seat, event.space)
    loses = names.does(talk, event.seat, "perdez", "perd")
    return f"{loses} {names.card(event.card)}, posée sur {space} : la case est vide"


@told.register
def _reshuffle(event: events.DeckShuffled, talk: Talk) -> str:
    return "La défausse des cartes Conflit est mélangée en une nouvelle pioche"


@told.register
def _draw(event: events.CardsDrawn, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'piochez', 'pioche')} {FR.count(event.cards, names.CARD)} Conflit"


@told.register
def _drawn(event: events.OwnCardDrawn, talk: Talk) -> str:
    return f"La carte que vous piochez : {names.card(event.card)}"


@told.register
def _round(event: events.RoundBegan, talk: Talk) -> str:
    return f"Tour {event.round} sur {talk.view.house.rounds} : {_begins(talk, event.seat)}"


@told.register
def _phase(event: events.PhaseBegan, talk: Talk) -> str:
    return PHASES[event.phase]


@told.register
def _reinforce(event: events.Reinforced, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'envoyez', 'envoie')} un renfort {names.at_place(event.place)}"


@told.register
def _ready(event: events.PlanReady, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'avez', 'a')} fini de planifier"


@told.register
def _planned(event: events.PlansLaid, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'avez', 'a')} {FR.count(event.spaces, names.SPACE)} sur 10"


@told.register
def _reveal(event: events.CardRevealed, talk: Talk) -> str:
    space = names.space(talk.view, event.seat, event.space)
    return f"{names.does(talk, event.seat, 'révélez', 'révèle')} {names.one_card(event.card)} : {space}"


@told.register
def _impossible(event: events.ActionImpossible, talk: Talk) -> str:
    return f"L'action est impossible : {REASONS[event.reason]}"


@told.register
def _passed(event: events.Passed, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'passez', 'passe')} jusqu'à la fin du tour"


@told.register
def _gold_instead(event: events.GoldInstead, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'prenez', 'prend')} 1 or en compensation"


@told.register
def _energy_instead(event: events.EnergyInstead, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'prenez', 'prend')} 1 énergie en compensation"


@told.register
def _extract_gold(event: events.GoldExtracted, talk: Talk) -> str:
    extracts = names.does(talk, event.seat, "extrayez", "extrait")
    return f"{extracts} {names.gold(event.gold)} {names.at_place(event.place)}"


@told.register
def _extract_energy(event: events.EnergyExtracted, talk: Talk) -> str:
    extracts = names.does(talk, event.seat, "extrayez", "extrait")
    return f"{extracts} {names.energy(event.energy)} {names.at_place(event.place)}"


@told.register
def _transition(event: events.BroughtFromLimbo, talk: Talk) -> str:
    brings = names.does(talk, event.seat, "faites sortir", "fait sortir")
    return f"{brings} {names.armies(event.armies)} des limbes vers {names.the_place(event.place)}"


@told.register
def _build(event: events.Built, talk: Talk) -> str:
    builds = names.does(talk, event.seat, "bâtissez", "bâtit")
    return f"{builds} {STRUCTURES[type(event)]} {names.at_place(event.place)} : {FR.count(event.points, names.POINT)}"


@told.register
def _attack(event: events.Attacked, talk: Talk) -> str:
    held = f"{names.armies(event.defence)} {names.of(talk, event.defender)}" if event.defender >= 0 else "vide"
    force = f"depuis {names.the_place(event.origin)} avec {names.armies(event.force)}"
    attacks = names.does(talk, event.seat, "attaquez", "attaque")
    return f"{attacks} {names.the_place(event.place)}, {held}, {force} ; {SIDES[event.side]}"


def _standing(event: events.Fought) -> str:
    return f"{names.armies(event.left)} sur place" if event.left else "la région est vide"


@told.register
def _won(event: events.Won, talk: Talk) -> str:
    wins = f"{names.does(talk, event.seat, 'prenez', 'prend')} {names.the_place(event.place)}"
    return f"{wins}, {event.attack} à {event.defence} : {_standing(event)}"


@told.register
def _lost(event: events.Lost, talk: Talk) -> str:
    fails = f"{names.does(talk, event.seat, 'échouez', 'échoue')} {names.at_place(event.place)}"
    return f"{fails}, {event.attack} à {event.defence} : {_standing(event)}"


@told.register
def _held(event: events.Held, talk: Talk) -> str:
    holds = f"{names.does(talk, event.seat, 'tenez', 'tient')} {names.the_place(event.place)}"
    return f"{holds}, {event.defence} à {event.attack} : {_standing(event)}"


@told.register
def _tie(event: events.Tied, talk: Talk) -> str:
    return f"{event.attack} à {event.defence} {names.at_place(event.place)} : tous tombent, la région est vide"


@told.register
def _move(event: events.Moved, talk: Talk) -> str:
    moves = f"{names.does(talk, event.seat, 'déplacez', 'déplace')} {names.armies(event.armies)}"
    return f"{moves} {names.of_place(event.origin)} {names.at_place(event.place)}"


@told.register
def _seize_failed(event: events.SeizureFailed, talk: Talk) -> str:
    card = f"la carte {names.of_place(event.place)}"
    fails = names.does(talk, event.seat, "échouez", "échoue")
    return f"{fails} à prendre {card} : {event.armies} contre {event.opposing}"


@told.register
def _score(event: events.Scored, talk: Talk) -> str:
    parts = [
        (event.regions, "régions"),
        (event.sanctuaries, "Sanctuaires"),
        (event.capitals, "Capitales"),
        (event.provinces, "provinces"),
    ]
    what = FR.listed([f"{points} pour les {reason}" for points, reason in parts if points])
    scores = f"{names.does(talk, event.seat, 'marquez', 'marque')} {FR.count(event.points, names.POINT)}"
    return f"{scores} : {what}" if what else scores


@told.register
def _end(event: events.GameEnded, talk: Talk) -> str:
    return "La partie est finie"


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return french.sentence(told(event, talk))
