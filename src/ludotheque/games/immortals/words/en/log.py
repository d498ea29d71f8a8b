"""What happened in Immortals, told in English."""

from collections.abc import Callable

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.resolution import OBSTACLES
from ludotheque.games.immortals.rules.state import COLOURS, REGIONS
from ludotheque.games.immortals.words.en import names
from ludotheque.kernel import Event
from ludotheque.words import EN, finished

REASONS = {
    "army": "no army there",
    "price": "not enough gold or energy",
    "limbo": "the limbo is empty",
    "built": "nothing more can be built there",
    "attackers": "no army can set out",
    "nothing": "it would do nothing",
}
PHASES = ("Reinforcement", "Planning", "Action resolution", "Scoring")
SIDES = ("the inhabitants help the attacker", "the inhabitants stay neutral", "the inhabitants resist")


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
    return f"{names.does(talk, event.seat, 'lead', 'leads')} {names.light_tribe(light)} and {names.dark_tribe(dark)}"


def _marker(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'have', 'has')} the First-player marker"


def _deploy(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'deploy', 'deploys')} {names.armies(event.figures[0])} in {_where(event)}"


def _card_taken(talk: Talk, event: Event) -> str:
    holder = event.figures[0]
    source = f" from {names.name(talk, holder)}" if holder >= 0 else ""
    return f"{names.does(talk, event.seat, 'take', 'takes')} {names.card(event.index)}{source}"


def _card_lost(talk: Talk, event: Event) -> str:
    space = names.space(talk.view, event.seat, event.index)
    card = names.card(event.figures[0])
    return f"{names.does(talk, event.seat, 'lose', 'loses')} {card}, laid on {space}: that space is empty"


def _draw(talk: Talk, event: Event) -> str:
    cards = EN.count(event.figures[0], names.CARD)
    return f"{names.does(talk, event.seat, 'draw', 'draws')} {cards.replace(' card', ' Conflict card')}"


def _tower(talk: Talk, event: Event) -> str:
    fallen = names.cubes(talk, event.figures[COLOURS:])
    thrown = sum(event.figures[:COLOURS])
    return f"{EN.count(thrown, names.CUBE)} {EN.plural(thrown, 'goes', 'go')} into the tower; the tray shows {fallen}"


def _split(talk: Talk, event: Event) -> str:
    light, dark = event.figures
    subject = names.does(talk, event.seat, "put", "puts")
    return f"{subject} {EN.count(light, names.CUBE)} in the light limbo and {dark} in the dark one"


def _round(talk: Talk, event: Event) -> str:
    return f"Round {event.index} of {talk.view.house.rounds}: {names.name(talk, event.seat)} first"


def _reveal(talk: Talk, event: Event) -> str:
    space = names.space(talk.view, event.seat, event.index)
    return f"{names.does(talk, event.seat, 'reveal', 'reveals')} {names.one_card(event.figures[0])} on {space}"


def _armies(you: str, they: str, text: str) -> Callable[[Talk, Event], str]:
    def said(talk: Talk, event: Event) -> str:
        return f"{names.does(talk, event.seat, you, they)} {names.armies(event.figures[0])} {text} {_where(event)}"

    return said


def _build(what: str) -> Callable[[Talk, Event], str]:
    def said(talk: Talk, event: Event) -> str:
        points = EN.count(event.figures[0], names.POINT)
        return f"{names.does(talk, event.seat, 'build', 'builds')} a {what} in {_where(event)}: {points}"

    return said


def _attack(talk: Talk, event: Event) -> str:
    origin, force, defender, defence, side = event.figures
    foe = f", held by {names.armies(defence)} of {names.name(talk, defender)}" if defender >= 0 else ", empty"
    subject = names.does(talk, event.seat, "attack", "attacks")
    return f"{subject} {_where(event)}{foe}, from {names.place(origin)} with {names.armies(force)}; {SIDES[side]}"


def _result(you: str, they: str) -> Callable[[Talk, Event], str]:
    def said(talk: Talk, event: Event) -> str:
        first, second, left = event.figures
        # Whoever defends has won with the second figure.
        score = f"{second} to {first}" if event.name == "held" else f"{first} to {second}"
        standing = f"{names.armies(left)} there" if left else "the region is empty"
        return f"{names.does(talk, event.seat, you, they)} {_where(event)}, {score}: {standing}"

    return said


def _tie(talk: Talk, event: Event) -> str:
    ours, theirs, _ = event.figures
    return f"{ours} to {theirs} in {_where(event)}: all fall, and the region is empty"


def _move(talk: Talk, event: Event) -> str:
    armies, origin = event.figures
    subject = names.does(talk, event.seat, "move", "moves")
    return f"{subject} {names.armies(armies)} from {names.place(origin)} to {_where(event)}"


def _seize_failed(talk: Talk, event: Event) -> str:
    ours, theirs = event.figures
    subject = names.does(talk, event.seat, "fail", "fails")
    return f"{subject} to seize the card of {_where(event)}: {ours} against {theirs}"


def _score(talk: Talk, event: Event) -> str:
    total, regions, sanctuaries, capitals, provinces = event.figures
    parts = [(regions, "regions"), (sanctuaries, "Sanctuaries"), (capitals, "Capitals"), (provinces, "provinces")]
    told = EN.listed([f"{count} for {what}" for count, what in parts if count])
    points = EN.count(total, names.POINT)
    return f"{names.does(talk, event.seat, 'score', 'scores')} {points}" + (f": {told}" if told else "")


EVENTS: dict[str, Callable[[Talk, Event], str]] = {
    "tribes": _tribes,
    "marker": _marker,
    "deal": lambda talk, event: "Everybody gets 5 Conflict cards",
    "deploy": _deploy,
    "show": _who("show", "shows", "{card}"),
    "keep": _who("keep", "keeps", "a Conflict card"),
    "kept": lambda talk, event: f"The card you keep: {names.card(event.index)}",
    "hands_passed": lambda talk, event: f"Hands pass to the left; {names.name(talk, event.seat)} first",
    "resources": _who("take", "takes", "{0} energy and {1} gold"),
    "tower": _tower,
    "split": _split,
    "card_taken": _card_taken,
    "card_returned": lambda talk, event: f"{names.card(event.index)} goes back to the deck",
    "card_lost": _card_lost,
    "reshuffle": lambda talk, event: "The discarded Conflict cards are shuffled into a new deck",
    "draw": _draw,
    "drawn": lambda talk, event: f"The card you draw: {names.card(event.index)}",
    "round": _round,
    "phase": lambda talk, event: PHASES[event.index],
    "reinforce": _who("send", "sends", "a reinforcement to {at}"),
    "ready": _who("are", "is", "ready"),
    "planned": _who("have", "has", "{0} of 10 spaces filled"),
    "reveal": _reveal,
    "impossible": lambda talk, event: f"The action cannot be carried out: {REASONS[OBSTACLES[event.figures[1]]]}",
    "pass": _who("pass", "passes", "for the rest of the round"),
    "compensation_gold": _who("take", "takes", "1 gold as compensation"),
    "compensation_energy": _who("take", "takes", "1 energy as compensation"),
    "extract_gold": _who("extract", "extracts", "{0} gold in {at}"),
    "extract_energy": _who("extract", "extracts", "{0} energy in {at}"),
    "transition": _armies("bring", "brings", "from limbo to"),
    "build_portal": _build("Portal"),
    "build_sanctuary": _build("Sanctuary"),
    "build_capital": _build("Capital"),
    "attack": _attack,
    "won": _result("win", "wins"),
    "lost": _result("fail in", "fails in"),
    "held": _result("hold", "holds"),
    "tie": _tie,
    "move": _move,
    "seize_failed": _seize_failed,
    "score": _score,
    "end": lambda talk, event: "The game is over",
}


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return finished(EVENTS[event.name](talk, event))
