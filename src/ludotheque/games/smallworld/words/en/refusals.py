"""Why not, in English."""

from collections.abc import Callable

from ludotheque.game import Refusal, Talk
from ludotheque.games.smallworld.rules.asked import ASKS
from ludotheque.games.smallworld.words.en import names
from ludotheque.words import EN, finished

# What has to be done first, by the question that is open.
FIRST = {
    "Pick": "choose a race first",
    "Begin": "this is the time for conquests",
    "March": "this is the time for conquests",
    "Leave": "first take the extra tokens off the board",
    "Rearrange": "this is the time to redeploy",
    "Place": "first place the tokens you have in hand",
    "Build": "first decide where to build a Fortress",
    "MoveCamps": "first decide whether the Encampments move",
    "PlaceCamp": "first place the Encampments",
    "PlaceHero": "first post the Heroes",
    "MakePact": "first decide with whom to make peace",
    "RetireNow": "first decide whether your race goes into decline",
}

Figures = tuple[int, ...]


def _first(talk: Talk, figures: Figures) -> str:
    return FIRST[ASKS[figures[0]].__name__]


def _folk(talk: Talk, figures: Figures) -> str:
    """Return the race of a refusal that names region, seat, race and whether it has declined."""
    return names.folk(talk, figures[1], figures[2], bool(figures[3]))


def _at(talk: Talk, figures: Figures) -> str:
    """Return the region of a refusal."""
    return names.place(talk, figures[0])


def _price(talk: Talk, figures: Figures) -> str:
    region, price, hand = figures
    return f"{names.place(talk, region)} costs {names.tokens(price)}, you have {hand or 'none'}"


def _only_past_near(talk: Talk, figures: Figures) -> str:
    past = names.folk(talk, figures[1], figures[4], True)
    return f"{_at(talk, figures)} touches only {past}, not {_folk(talk, figures)}"


def _too_dear(talk: Talk, figures: Figures) -> str:
    missing = figures[1] - figures[2]
    return f"{_price(talk, figures)}: {missing} are missing, and the reinforcement die gives 3 at most"


def _tokens_left(talk: Talk, figures: Figures) -> str:
    return f"First place the {EN.plural(figures[0], 'token', f'{figures[0]} tokens')} still in hand"


def _too_expensive(talk: Talk, figures: Figures) -> str:
    price, coins = figures
    return f"This combination costs {names.coins(price)}, you have {coins or 'none'}"


def _attacked(talk: Talk, figures: Figures) -> str:
    return f"You attacked {names.whose(talk, figures[0])} active race this turn"


SENTENCES: dict[str, Callable[[Talk, Figures], str]] = {
    "over": lambda talk, f: "The game is over",
    "not_your_turn": lambda talk, f: f"{names.does(talk, f[0], 'have', 'has')} to answer first",
    "first": _first,
    "has_race": lambda talk, f: f"You already lead the {names.race(f[0])}: another race comes after their decline",
    "pick_next_turn": lambda talk, f: "You will choose a new race on your next turn",
    "no_combo": lambda talk, f: f"Only {f[0]} combinations are visible",
    "too_expensive": _too_expensive,
    "must_pick": lambda talk, f: "Without an active race you must take one",
    "no_power": lambda talk, f: f"This takes the power “{names.power(f[0])}”",
    "pact_with_self": lambda talk, f: "Peace is made with an opponent",
    "pact_attacked": _attacked,
    "not_held": lambda talk, f: f"{_folk(talk, f)} do not hold {_at(talk, f)}",
    "empty_hand": lambda talk, f: "You have no token in hand: take some back first",
    "last_token": lambda talk, f: f"At least 1 token must stay in {_at(talk, f)}",
    "neither_power": lambda talk, f: f"This takes the power “{names.power(f[0])}” or “{names.power(f[1])}”",
    "no_raiders": lambda talk, f: "Only Amazons have tokens that leave the board after the conquests",
    "cannot_spare": lambda talk, f: f"Only 1 token is left in {_at(talk, f)}, and other regions have more",
    "conquered_first": lambda talk, f: "Extra tokens first leave the regions conquered this turn",
    "fortresses_out": lambda talk, f: f"All {f[0]} Fortresses stand on the map",
    "fortress_there": lambda talk, f: f"There is already a Fortress in {_at(talk, f)}",
    "hero_there": lambda talk, f: f"The other Hero is already in {_at(talk, f)}",
    "heroes_absent": lambda talk, f: "The two Heroes are not posted yet",
    "conquests_over": lambda talk, f: "The conquests of this turn are over",
    "last_try_made": lambda talk, f: "After the try with the die, there is no further conquest this turn",
    "abandon_late": lambda talk, f: "A region is abandoned only at the start of the turn, before the first conquest",
    "dragon_flew": lambda talk, f: "The Dragon has already flown this turn",
    "no_sorcery": lambda talk, f: "Only Sorcerers replace an enemy token",
    "own_region": lambda talk, f: f"{_folk(talk, f)} already hold {_at(talk, f)}",
    "held_water": lambda talk, f: f"{_folk(talk, f)} hold {_at(talk, f)}: only Seafaring races go on the water",
    "water": lambda talk, f: f"{_at(talk, f)} cannot be conquered: only Seafaring races go on the water",
    "no_sea_entry": lambda talk, f: "At this table, Seafaring races do not enter by the sea",
    "inner_shore": lambda talk, f: f"{_at(talk, f)} touches a lake only: entry is by the edge or the coast of a sea",
    "not_entry": lambda talk, f: f"{_at(talk, f)} is neither on the edge of the board nor on the coast of an edge sea",
    "not_adjacent": lambda talk, f: f"{_at(talk, f)} touches no region held by {_folk(talk, f)}",
    "only_past_near": _only_past_near,
    "hole": lambda talk, f: f"A Hole-in-the-Ground makes {_at(talk, f)} unconquerable",
    "hero": lambda talk, f: f"A Hero makes {_at(talk, f)} unconquerable",
    "dragon": lambda talk, f: f"The Dragon makes {_at(talk, f)} unconquerable",
    "pact": lambda talk, f: f"Peace forbids you to attack {_folk(talk, f)} this turn",
    "sorcery_landless": lambda talk, f: "Without a region, Sorcerers have no neighbour to replace",
    "nobody_there": lambda talk, f: f"There is nobody to replace in {_at(talk, f)}",
    "not_active": lambda talk, f: "Sorcerers replace an active token only, no Lost Tribe and no declined token",
    "not_alone": lambda talk, f: f"The token must be alone, there are {f[1]} in {_at(talk, f)}",
    "camp_shields": lambda talk, f: f"An Encampment protects the token in {_at(talk, f)}",
    "replaced_once": lambda talk, f: f"You have already replaced one of {names.whose(talk, f[0])} tokens this turn",
    "tray_empty": lambda talk, f: f"There are no {names.race(f[0])} left in the tray",
    "no_token": lambda talk, f: "You have no token left to attack with",
    "no_die_needed": lambda talk, f: f"{_price(talk, f)}: the die is not needed",
    "roll_first": lambda talk, f: f"{_price(talk, f)}: roll the Berserk die first",
    "short": _price,
    "die_used": lambda talk, f: f"{_price(talk, f)}, and the reinforcement die was already rolled this turn",
    "only_by_die": lambda talk, f: f"{_price(talk, f)}: only a try with the die can take it",
    "too_dear": _too_dear,
    "target_first": lambda talk, f: "Choose the region first: the target is named before the roll",
    "die_thrown": lambda talk, f: f"The die is already rolled ({f[0]}): choose a region",
    "no_token_for_die": lambda talk, f: "It takes at least 1 token in hand to roll the die",
    "no_race": lambda talk, f: "You have no active race to put in decline",
    "decline_later": lambda talk, f: f"{names.folk(talk, f[0], f[1])} may go into decline after scoring",
    "decline_late": lambda talk, f: "Decline takes the whole turn: you have already acted",
    "no_moving": lambda talk, f: "Tokens placed do not move again before redeployment",
    "nothing_to_lift": lambda talk, f: "No two regions have tokens to spare",
    "tokens_left": _tokens_left,
    "one_left": lambda talk, f: "There is only one left in hand, so there is no placing several at once",
}


def refusal(talk: Talk, refusal: Refusal) -> str:
    """Say why not."""
    return finished(SENTENCES[refusal.reason](talk, refusal.figures))
