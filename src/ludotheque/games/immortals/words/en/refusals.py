"""Why not, in English."""

from collections.abc import Callable

from ludotheque.game import Refusal, Talk
from ludotheque.games.immortals.rules.refusals.occasions import QUESTIONS, WAYS
from ludotheque.games.immortals.rules.state import CAPITAL, SANCTUARY, Price
from ludotheque.games.immortals.words.en import names
from ludotheque.words import EN, finished

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
    "Lay": "first choose a space for the card that you took up",
    "Reveal": "first reveal a card or pass",
    "Compensate": "first take one gold or one energy",
    "Extract": "first extract, or waive the action",
    "Transition": "first say where the armies go, or waive the action",
    "Build": "first build, or waive the action",
    "BuildSanctuary": "first build, or waive the action",
    "Attack": "first say where you set out from, or waive the action",
    "ChooseTarget": "first choose the region to attack",
    "NameRegion": "first name the region of the joker",
    "CommitArmies": "first say how many armies attack",
    "ChooseDestination": "first choose where the armies go",
    "MoveArmies": "first say how many armies move",
    "Cast": "first use the Magic card, or waive the action",
    "SpreadArmies": "first place the armies of the transition",
}
# When each thing is done.
OCCASIONS = {
    "act": "a region is chosen when a card laid for an action there is revealed",
    "group": "a group is deployed in the starting round, once its region is known",
    "choose": "only Conflict cards are chosen, in the starting round",
    "deploy": "a joker’s region is chosen in the starting round",
    "light": "cubes are split between the limbos once, when the tower has been filled",
    "draw": "a Conflict card is drawn in the reinforcement phase, or with a Magic card",
    "skip": "a draw is waived in the reinforcement phase",
    "reinforce": "reinforcements are sent in the reinforcement phase",
    "stop": "only reinforcements can be stopped",
    "pick": "cards are laid in the planning phase",
    "lift": "cards are taken back in the planning phase",
    "ready": "players say that they are ready in the planning phase",
    "lay": "cards are laid in the planning phase, one after the other",
    "back": "only a card just taken up goes back into your hand",
    "reveal": "cards are revealed once all plans are laid",
    "pass": "you pass instead of revealing a card",
    "gold": "1 gold is taken instead of an action",
    "energy": "1 energy is taken instead of an action",
    "extract": "extraction comes with a card revealed on an extraction space",
    "transition": "a transition comes with a card revealed on its space, or a Magic card",
    "portal": "a Portal is built with a card revealed on the building space",
    "sanctuary": "a Sanctuary is built with a card revealed on a building space, or a Magic card",
    "capital": "a Capital is built with a card revealed on the building space",
    "attack": "an attack comes with a card revealed on an attack space",
    "target": "a target is chosen in an attack, after the region that it starts from",
    "name": "a joker’s region is named in an attack",
    "commit": "armies are committed in an attack, after its target",
    "move": "a move comes with a card revealed on the space for attacks and moves",
    "destination": "a destination is chosen in a move, after the region that it starts from",
    "march": "the armies that move are counted after their destination",
    "place": "armies are spread with the Magic card for a transition of 5",
    "seize": "a Region card is seized with a Magic card",
    "marker": "the marker is taken with a Magic card",
}
BUILDINGS = {SANCTUARY: "Sanctuary", CAPITAL: "Capital"}
Figures = tuple[int, ...]

SENTENCES: dict[str, Callable[[Talk, Figures], str]] = {
    "over": lambda talk, f: "The game is over",
    "not_your_turn": lambda talk, f: f"{names.does(talk, f[0], 'have', 'has')} to answer first",
    "occasion": lambda talk, f: "; ".join([OCCASIONS[WAYS[f[0]]], *(FIRST[QUESTIONS[q]] for q in f[1:])]),
    "ready": lambda talk, f: (
        f"You have answered and {names.does(talk, f[0], 'have', 'has')} not yet: take your answer back to change it"
    ),
    "start_region": lambda talk, f: f"Your first group goes to your start region, {names.place(f[0])}",
    "card_decides": lambda talk, f: "In the starting round, the Conflict card that you choose names the region",
    "group_goes": lambda talk, f: f"The group goes to {names.place(f[0])}: choose which one",
    "passed": lambda talk, f: "You have passed: no more action for you this round",
    "in_hand": lambda talk, f: f"You have taken up {names.one_card(f[0])}: first choose its space, or put it back",
    "no_group": lambda talk, f: f"There is no such group on your board: {f[0]} left",
    "nothing_laid": lambda talk, f: "No card lies there to take back",
    "fallen": lambda talk, f: f"From 0 to {f[0]} of your cubes can go to the light limbo: so many fell",
    "one_stays": lambda talk, f: (
        EN.plural(f[1], "Exactly one army", f"1 to {f[1]} armies")
        + f" can leave {names.place(f[0])}: at least one stays"
    ),
    "no_deck": lambda talk, f: "No Conflict card is left to draw",
    "has_marker": lambda talk, f: "You already have the First-player marker",
    "other_spell": lambda talk, f: f"{names.card(f[0])} does not do that",
    "sets_used": lambda talk, f: f"Each full set of 3 in the {names.REALMS[f[0]]} limbo has sent its army",
    "not_yours": lambda talk, f: f"You have no army in {names.place(f[0])}",
    "occupied": lambda talk, f: f"{names.card(f[0])}: armies stand there, and you have a card for an empty region",
    "no_card": lambda talk, f: f"You do not have {names.card(f[0])}",
    "taken": lambda talk, f: f"Armies stand in {names.place(f[0])}",
    "other_province": lambda talk, f: f"{names.place(f[0])} is not in the joker’s province and realm",
    "small_limbo": lambda talk, f: f"Only full sets of 3: the {names.REALMS[f[0]]} limbo has {names.armies(f[1])}",
    "laid": lambda talk, f: f"{names.card(f[0])} lies on the board already",
    "no_army": lambda talk, f: f"You have no army in {names.region(f[0])}, in either realm",
    "no_space": lambda talk, f: f"No empty space takes {names.one_card(f[0])}",
    "changes_spent": lambda talk, f: "You have changed this plan very often: use undo now",
    "card_first": lambda talk, f: "Choose a card first, then its space",
    "filled": lambda talk, f: "A card lies there already: one card per space",
    "magic_space": lambda talk, f: "Only Magic cards and blanks go on Magic spaces",
    "army_space": lambda talk, f: "Magic cards go on Magic spaces only",
    "joker_extracts": lambda talk, f: "A joker cannot be used for an extraction",
    "empty_space": lambda talk, f: "No card lies there: its action is not to be had this round",
    "other_card": lambda talk, f: f"The card revealed is {names.card(f[0])}: it acts nowhere else",
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
