"""What happened in Immortals, told in French."""

from collections.abc import Callable

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.resolution import OBSTACLES
from ludotheque.games.immortals.rules.state import COLOURS, REGIONS
from ludotheque.games.immortals.words.fr import names
from ludotheque.kernel import Event
from ludotheque.words import FR, french, uncapital

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


def _where(event: Event) -> str:
    return names.place(event.index + (REGIONS if event.kind == "region-dark" else 0))


def _who(you: str, they: str, text: str) -> Callable[[Talk, Event], str]:
    """Return a sentence about a seat: its figures are {0}, {1}..., the place is {at}, the card {card}."""

    def said(talk: Talk, event: Event) -> str:
        subject = names.does(talk, event.seat, you, they)
        card = names.card(event.index) if event.kind == "card" else ""
        at = _where(event) if event.kind.startswith("region") else ""
        return f"{subject} {text.format(*event.figures, at=at, card=card)}"

    return said


def _tribes(talk: Talk, event: Event) -> str:
    light, dark = event.figures
    subject = names.does(talk, event.seat, "menez", "mène")
    return f"{subject} les {names.light_tribe(light)} et les {names.dark_tribe(dark)}"


def _marker(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'avez', 'a')} le marqueur Premier joueur"


def _deploy(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'déployez', 'déploie')} {names.armies(event.figures[0])} à {_where(event)}"


def _card_taken(talk: Talk, event: Event) -> str:
    holder = event.figures[0]
    source = f" à {names.name(talk, holder)}" if holder >= 0 else ""
    return f"{names.does(talk, event.seat, 'prenez', 'prend')} {names.card(event.index)}{source}"


def _card_lost(talk: Talk, event: Event) -> str:
    space = names.space(talk.view, event.seat, event.index)
    card = names.card(event.figures[0])
    return f"{names.does(talk, event.seat, 'perdez', 'perd')} {card}, posée sur {space} : la case est vide"


def _draw(talk: Talk, event: Event) -> str:
    cards = FR.count(event.figures[0], names.CARD)
    return f"{names.does(talk, event.seat, 'piochez', 'pioche')} {cards} Conflit"


def _tower(talk: Talk, event: Event) -> str:
    fallen = names.cubes(talk, event.figures[COLOURS:])
    thrown = sum(event.figures[:COLOURS])
    return f"{FR.count(thrown, names.CUBE)} {FR.plural(thrown, 'va', 'vont')} dans la tour ; le plateau montre {fallen}"


def _split(talk: Talk, event: Event) -> str:
    light, dark = event.figures
    subject = names.does(talk, event.seat, "placez", "place")
    return f"{subject} {FR.count(light, names.CUBE)} aux limbes lumineux et {dark} aux limbes obscurs"


def _planned(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'avez', 'a')} {FR.count(event.figures[0], names.SPACE)} sur 10"


def _round(talk: Talk, event: Event) -> str:
    return f"Tour {event.index} sur {talk.view.house.rounds} : {names.does(talk, event.seat, 'commencez', 'commence')}"


def _reveal(talk: Talk, event: Event) -> str:
    space = names.space(talk.view, event.seat, event.index)
    return f"{names.does(talk, event.seat, 'révélez', 'révèle')} {names.one_card(event.figures[0])} : {space}"


def _armies(you: str, they: str, text: str) -> Callable[[Talk, Event], str]:
    def said(talk: Talk, event: Event) -> str:
        return f"{names.does(talk, event.seat, you, they)} {names.armies(event.figures[0])} {text} {_where(event)}"

    return said


def _build(what: str) -> Callable[[Talk, Event], str]:
    def said(talk: Talk, event: Event) -> str:
        points = FR.count(event.figures[0], names.POINT)
        return f"{names.does(talk, event.seat, 'bâtissez', 'bâtit')} {what} à {_where(event)} : {points}"

    return said


def _attack(talk: Talk, event: Event) -> str:
    origin, force, defender, defence, side = event.figures
    foe = f", {names.armies(defence)} {names.of(talk, defender)}" if defender >= 0 else ", vide"
    subject = names.does(talk, event.seat, "attaquez", "attaque")
    return f"{subject} {_where(event)}{foe}, depuis {names.place(origin)} avec {names.armies(force)} ; {SIDES[side]}"


def _result(you: str, they: str) -> Callable[[Talk, Event], str]:
    def said(talk: Talk, event: Event) -> str:
        first, second, left = event.figures
        # Whoever defends has won with the second figure.
        score = f"{second} à {first}" if event.name == "held" else f"{first} à {second}"
        standing = f"{names.armies(left)} sur place" if left else "la région est vide"
        return f"{names.does(talk, event.seat, you, they)} {_where(event)}, {score} : {standing}"

    return said


def _tie(talk: Talk, event: Event) -> str:
    ours, theirs, _ = event.figures
    return f"{ours} à {theirs} à {_where(event)} : tous tombent, la région est vide"


def _move(talk: Talk, event: Event) -> str:
    armies, origin = event.figures
    subject = names.does(talk, event.seat, "déplacez", "déplace")
    return f"{subject} {names.armies(armies)} {french.of_place(names.place(origin))} à {_where(event)}"


def _seize_failed(talk: Talk, event: Event) -> str:
    ours, theirs = event.figures
    subject = names.does(talk, event.seat, "échouez", "échoue")
    return f"{subject} à prendre la carte {french.of_place(_where(event))} : {ours} contre {theirs}"


def _score(talk: Talk, event: Event) -> str:
    total, regions, sanctuaries, capitals, provinces = event.figures
    parts = [(regions, "régions"), (sanctuaries, "Sanctuaires"), (capitals, "Capitales"), (provinces, "provinces")]
    told = FR.listed([f"{count} pour les {what}" for count, what in parts if count])
    points = FR.count(total, names.POINT)
    return f"{names.does(talk, event.seat, 'marquez', 'marque')} {points}" + (f" : {told}" if told else "")


def _hands_passed(talk: Talk, event: Event) -> str:
    subject = names.does(talk, event.seat, "commencez", "commence")
    return f"Les mains passent à gauche ; {uncapital(subject) if event.seat == talk.you else subject}"


EVENTS: dict[str, Callable[[Talk, Event], str]] = {
    "tribes": _tribes,
    "marker": _marker,
    "deal": lambda talk, event: "Chacun reçoit 5 cartes Conflit",
    "deploy": _deploy,
    "show": _who("montrez", "montre", "{card}"),
    "keep": _who("gardez", "garde", "une carte Conflit"),
    "kept": lambda talk, event: f"La carte que vous gardez : {names.card(event.index)}",
    "hands_passed": _hands_passed,
    "resources": _who("prenez", "prend", "{0} énergie et {1} or"),
    "tower": _tower,
    "split": _split,
    "card_taken": _card_taken,
    "card_returned": lambda talk, event: f"{names.card(event.index)} retourne au paquet",
    "card_lost": _card_lost,
    "reshuffle": lambda talk, event: "La défausse des cartes Conflit est mélangée en une nouvelle pioche",
    "draw": _draw,
    "drawn": lambda talk, event: f"La carte que vous piochez : {names.card(event.index)}",
    "round": _round,
    "phase": lambda talk, event: PHASES[event.index],
    "reinforce": _who("envoyez", "envoie", "un renfort à {at}"),
    "ready": _who("avez", "a", "fini de planifier"),
    "planned": _planned,
    "reveal": _reveal,
    "impossible": lambda talk, event: f"L'action est impossible : {REASONS[OBSTACLES[event.figures[1]]]}",
    "pass": _who("passez", "passe", "jusqu'à la fin du tour"),
    "compensation_gold": _who("prenez", "prend", "1 or en compensation"),
    "compensation_energy": _who("prenez", "prend", "1 énergie en compensation"),
    "extract_gold": _who("extrayez", "extrait", "{0} or à {at}"),
    "extract_energy": _who("extrayez", "extrait", "{0} énergie à {at}"),
    "transition": _armies("faites sortir", "fait sortir", "des limbes vers"),
    "build_portal": _build("un Portail"),
    "build_sanctuary": _build("un Sanctuaire"),
    "build_capital": _build("une Capitale"),
    "attack": _attack,
    "won": _result("prenez", "prend"),
    "lost": _result("échouez à", "échoue à"),
    "held": _result("tenez", "tient"),
    "tie": _tie,
    "move": _move,
    "seize_failed": _seize_failed,
    "score": _score,
    "end": lambda talk, event: "La partie est finie",
}


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return french.sentence(EVENTS[event.name](talk, event))
