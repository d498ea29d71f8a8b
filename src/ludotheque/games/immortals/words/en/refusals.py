"""Why not, in English."""

from collections.abc import Callable

from ludotheque.game import Refusal, Talk
from ludotheque.games.immortals.rules.refusals import QUESTIONS
from ludotheque.games.immortals.rules.state import CAPITAL, SANCTUARY, Price
from ludotheque.games.immortals.words.en import names
from ludotheque.words import finished

# What has to be done first, by the question that is open.
FIRST = {
    "OccupyStart": "first choose a group for your start region",
    "ChooseCard": "first choose a Conflict card",
    "KeepCard": "first choose the Conflict card that you keep",
    "ChooseRegion": "first choose the region of the joker",
    "ChooseGroup": "first choose the group to deploy",
    "SplitFallen": "first split your fallen cubes",
    "DrawCard": "first decide whether to draw a card",
    "SendArmy": "this is the time for reinforcements",
    "Plan": "this is the time to plan",
    "Lay": "first choose a space for the card in hand",
    "Reveal": "first reveal a card or pass",
    "Compensate": "first take one gold or one energy",
    "Extract": "first extract or waive",
    "Transition": "first say where the armies go, or waive",
    "Build": "first build or waive",
    "BuildSanctuary": "first build or waive",
    "Attack": "first say from where you set out, or waive",
    "ChooseTarget": "first choose the region to attack",
    "NameRegion": "first name the region of the joker",
    "CommitArmies": "first say how many armies attack",
    "ChooseDestination": "first choose where the armies go",
    "MoveArmies": "first say how many armies move",
    "Cast": "first use the Magic card or waive",
    "SpreadArmies": "first place the armies of the transition",
}
BUILDINGS = {SANCTUARY: "Sanctuary", CAPITAL: "Capital"}
Figures = tuple[int, ...]

SENTENCES: dict[str, Callable[[Talk, Figures], str]] = {
    "over": lambda talk, f: "The game is over",
    "not_your_turn": lambda talk, f: f"{names.does(talk, f[0], 'are', 'is')} to answer",
    "first": lambda talk, f: FIRST[QUESTIONS[f[0]]],
    "not_yours": lambda talk, f: f"You have no army in {names.place(f[0])}",
    "occupied": lambda talk, f: f"{names.card(f[0])}: armies stand there, and you have a card for an empty region",
    "no_card": lambda talk, f: f"You do not have {names.card(f[0])}",
    "taken": lambda talk, f: f"Armies stand in {names.place(f[0])}",
    "other_province": lambda talk, f: f"{names.place(f[0])} is not in the joker’s province and realm",
    "small_limbo": lambda talk, f: f"Only full sets of 3: the {names.REALMS[f[0]]} limbo has {names.armies(f[1])}",
    "laid": lambda talk, f: f"{names.card(f[0])} lies on the board already",
    "no_army": lambda talk, f: f"You have no army in {names.region(f[0])}, in neither realm",
    "no_space": lambda talk, f: f"No empty space takes {names.one_card(f[0])}",
    "changes_spent": lambda talk, f: "You have changed this plan very often: use undo now",
    "card_first": lambda talk, f: "Choose a card first, then its space",
    "filled": lambda talk, f: "A card lies there already: one card per space",
    "magic_space": lambda talk, f: "Only Magic cards and blanks go on Magic spaces",
    "army_space": lambda talk, f: "Magic cards go on Magic spaces only",
    "joker_extracts": lambda talk, f: "A joker cannot be used for an extraction",
    "empty_space": lambda talk, f: "No card lies there: its action is not to be had this round",
    "other_card": lambda talk, f: f"The card is {names.card(f[0])}",
    "dear": lambda talk, f: f"It costs {names.price(Price(f[0], f[1]))}; you have {f[2]} energy and {f[3]} gold",
    "empty_limbo": lambda talk, f: f"Your {names.REALMS[f[0]]} limbo holds no army",
    "portal_there": lambda talk, f: f"A Portal already leads away from {names.place(f[0])}",
    "no_portal_left": lambda talk, f: "No Portal is left in the supply",
    "building_there": lambda talk, f: f"A {BUILDINGS[f[1]]} already stands in {names.place(f[0])}",
    "capital_there": lambda talk, f: f"The province of {names.place(f[0])} already has its Capital in this realm",
    "no_tile_left": lambda talk, f: "No Building tile is left in the supply",
    "attack_only": lambda talk, f: "This space is for attacks only: armies move with the space for attacks and moves",
    "no_way": lambda talk, f: f"From {names.place(f[0])} no chain of your regions leads anywhere",
    "from_there": lambda talk, f: f"The armies set out from {names.place(f[0])}: choose where they go",
    "card_yours": lambda talk, f: f"You already have the card of {names.region(f[0])}",
    "last_army": lambda talk, f: f"Your only army in {names.place(f[0])} must stay",
    "no_target": lambda talk, f: f"Nothing to attack next to {names.place(f[0])}",
    "own_region": lambda talk, f: f"{names.place(f[0])} is yours",
    "no_portal": lambda talk, f: f"No Portal leads away from {names.place(f[0])}",
    "far": lambda talk, f: f"{names.place(f[0])} is not next to {names.place(f[1])}",
    "no_chain": lambda talk, f: f"No chain of your regions leads from {names.place(f[1])} to {names.place(f[0])}",
    "other_realm": lambda talk, f: f"All armies come from the {names.REALMS[f[0]]} limbo and stay in its realm",
}


def refusal(talk: Talk, refusal: Refusal) -> str:
    """Say why not."""
    return finished(SENTENCES[refusal.reason](talk, refusal.figures))
