"""What happened in Immortals, told in English."""

from functools import singledispatch

from ludotheque.game import Talk
from ludotheque.games.immortals.rules import events
from ludotheque.games.immortals.words.en import names
from ludotheque.kernel import Event
from ludotheque.words import EN, english, finished

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
STRUCTURES: dict[type[events.Built], str] = {
    events.PortalBuilt: "a Portal",
    events.SanctuaryBuilt: "a Sanctuary",
    events.CapitalBuilt: "a Capital",
}


@singledispatch
def told(event: Event, talk: Talk) -> str:
    """Tell an event, as the part of a sentence before its full stop."""
    raise NotImplementedError(event.name)


@told.register
def _tribes(event: events.TribesGiven, talk: Talk) -> str:
    light, dark = names.light_tribe(event.light), names.dark_tribe(event.dark)
    return f"{names.does(talk, event.seat, 'lead', 'leads')} the {light} and the {dark}"


@told.register
def _marker(event: events.MarkerGiven, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'have', 'has')} the First-player marker"


@told.register
def _deal(event: events.Dealt, talk: Talk) -> str:
    return "Everybody gets 5 Conflict cards"


@told.register
def _deploy(event: events.Deployed, talk: Talk) -> str:
    deploys = names.does(talk, event.seat, "deploy", "deploys")
    return f"{deploys} {names.armies(event.armies)} in {names.place(event.place)}"


@told.register
def _show(event: events.CardShown, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'show', 'shows')} {names.card(event.card)}"


@told.register
def _keep(event: events.CardKept, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'keep', 'keeps')} a Conflict card"


@told.register
def _kept(event: events.OwnCardKept, talk: Talk) -> str:
    return f"The card you keep: {names.card(event.card)}"


def _begins(talk: Talk, seat: int) -> str:
    return "you begin" if seat == talk.you else f"{talk.names[seat]} begins"


@told.register
def _hands_passed(event: events.HandsPassed, talk: Talk) -> str:
    return f"Hands pass to the left; {_begins(talk, event.seat)}"


@told.register
def _resources(event: events.ResourcesTaken, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'take', 'takes')} {event.energy} energy and {event.gold} gold"


@told.register
def _tower(event: events.TowerFilled, talk: Talk) -> str:
    thrown = sum(event.thrown)
    goes = f"{EN.count(thrown, names.CUBE)} {EN.plural(thrown, 'goes', 'go')} into the tower"
    return f"{goes}; the tray shows {names.cubes(talk, event.tray)}"


@told.register
def _split(event: events.FallenSplit, talk: Talk) -> str:
    puts = names.does(talk, event.seat, "put", "puts")
    light = f"{english.count(event.light, names.CUBE)} in the light limbo"
    return f"{puts} {light} and {event.dark or 'none'} in the dark one"


@told.register
def _card_taken(event: events.CardTaken, talk: Talk) -> str:
    source = f" from {names.name(talk, event.holder)}" if event.holder >= 0 else ""
    return f"{names.does(talk, event.seat, 'take', 'takes')} {names.card(event.region)}{source}"


@told.register
def _card_returned(event: events.CardReturned, talk: Talk) -> str:
    return f"{names.card(event.region)} goes back to the deck"


@told.register
def _card_lost(event: events.LaidCardLost, talk: Talk) -> str:
    space = names.space(talk.view, event.seat, event.space)
    loses = names.does(talk, event.seat, "lose", "loses")
    return f"{loses} {names.card(event.card)}, laid on {space}: that space is empty"


@told.register
def _reshuffle(event: events.DeckShuffled, talk: Talk) -> str:
    return "The discarded Conflict cards are shuffled into a new deck"


@told.register
def _draw(event: events.CardsDrawn, talk: Talk) -> str:
    cards = EN.count(event.cards, names.CARD)
    return f"{names.does(talk, event.seat, 'draw', 'draws')} {cards.replace(' card', ' Conflict card')}"


@told.register
def _drawn(event: events.OwnCardDrawn, talk: Talk) -> str:
    return f"The card you draw: {names.card(event.card)}"


@told.register
def _round(event: events.RoundBegan, talk: Talk) -> str:
    return f"Round {event.round} of {talk.view.house.rounds}: {_begins(talk, event.seat)}"


@told.register
def _phase(event: events.PhaseBegan, talk: Talk) -> str:
    return PHASES[event.phase]


@told.register
def _reinforce(event: events.Reinforced, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'send', 'sends')} a reinforcement to {names.place(event.place)}"


@told.register
def _ready(event: events.PlanReady, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'are', 'is')} ready"


@told.register
def _planned(event: events.PlansLaid, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'have', 'has')} {event.spaces} of 10 spaces filled"


@told.register
def _reveal(event: events.CardRevealed, talk: Talk) -> str:
    space = names.space(talk.view, event.seat, event.space)
    return f"{names.does(talk, event.seat, 'reveal', 'reveals')} {names.one_card(event.card)} on {space}"


@told.register
def _impossible(event: events.ActionImpossible, talk: Talk) -> str:
    return f"The action cannot be carried out: {REASONS[event.reason]}"


@told.register
def _passed(event: events.Passed, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'pass', 'passes')} for the rest of the round"


@told.register
def _gold_instead(event: events.GoldInstead, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'take', 'takes')} 1 gold as compensation"


@told.register
def _energy_instead(event: events.EnergyInstead, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'take', 'takes')} 1 energy as compensation"


@told.register
def _extract_gold(event: events.GoldExtracted, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'extract', 'extracts')} {event.gold} gold in {names.place(event.place)}"


@told.register
def _extract_energy(event: events.EnergyExtracted, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'extract', 'extracts')} {event.energy} energy in {names.place(event.place)}"


@told.register
def _transition(event: events.BroughtFromLimbo, talk: Talk) -> str:
    brings = names.does(talk, event.seat, "bring", "brings")
    return f"{brings} {names.armies(event.armies)} from limbo to {names.place(event.place)}"


@told.register
def _build(event: events.Built, talk: Talk) -> str:
    builds = names.does(talk, event.seat, "build", "builds")
    return f"{builds} {STRUCTURES[type(event)]} in {names.place(event.place)}: {EN.count(event.points, names.POINT)}"


@told.register
def _attack(event: events.Attacked, talk: Talk) -> str:
    held = f"held by {names.armies(event.defence)} {names.whose_cubes(talk, event.defender)}"
    target = f"{names.place(event.place)}, {held if event.defender >= 0 else 'empty'}"
    force = f"from {names.place(event.origin)} with {names.armies(event.force)}"
    return f"{names.does(talk, event.seat, 'attack', 'attacks')} {target}, {force}; {SIDES[event.side]}"


def _standing(event: events.Fought) -> str:
    return f"{names.armies(event.left)} there" if event.left else "the region is empty"


@told.register
def _won(event: events.Won, talk: Talk) -> str:
    wins = f"{names.does(talk, event.seat, 'win', 'wins')} {names.place(event.place)}"
    return f"{wins}, {event.attack} to {event.defence}: {_standing(event)}"


@told.register
def _lost(event: events.Lost, talk: Talk) -> str:
    fails = f"{names.does(talk, event.seat, 'fail', 'fails')} in {names.place(event.place)}"
    return f"{fails}, {event.attack} to {event.defence}: {_standing(event)}"


@told.register
def _held(event: events.Held, talk: Talk) -> str:
    holds = f"{names.does(talk, event.seat, 'hold', 'holds')} {names.place(event.place)}"
    return f"{holds}, {event.defence} to {event.attack}: {_standing(event)}"


@told.register
def _tie(event: events.Tied, talk: Talk) -> str:
    return f"{event.attack} to {event.defence} in {names.place(event.place)}: all fall, and the region is empty"


@told.register
def _move(event: events.Moved, talk: Talk) -> str:
    moves = names.does(talk, event.seat, "move", "moves")
    return f"{moves} {names.armies(event.armies)} from {names.place(event.origin)} to {names.place(event.place)}"


@told.register
def _seize_failed(event: events.SeizureFailed, talk: Talk) -> str:
    fails = f"{names.does(talk, event.seat, 'fail', 'fails')} to seize the card of {names.place(event.place)}"
    return f"{fails}: {event.armies} against {event.opposing}"


@told.register
def _score(event: events.Scored, talk: Talk) -> str:
    parts = [
        (event.regions, "regions"),
        (event.sanctuaries, "Sanctuaries"),
        (event.capitals, "Capitals"),
        (event.provinces, "provinces"),
    ]
    what = EN.listed([f"{points} for {reason}" for points, reason in parts if points])
    scores = f"{names.does(talk, event.seat, 'score', 'scores')} {EN.count(event.points, names.POINT)}"
    return f"{scores}: {what}" if what else scores


@told.register
def _end(event: events.GameEnded, talk: Talk) -> str:
    return "The game is over"


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return finished(told(event, talk))
