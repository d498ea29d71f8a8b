"""What happened in Small World, told in English."""

from collections.abc import Callable

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import scoring
from ludotheque.games.smallworld.rules.scoring import FIRST_SYMBOL, FIRST_TERRAIN
from ludotheque.games.smallworld.rules.traits import (
    CAVERN,
    FARMLAND,
    FOREST,
    HILL,
    LAKE,
    MAGIC,
    MINE,
    MOUNTAIN,
    SEA,
    SWAMP,
)
from ludotheque.games.smallworld.words import facts
from ludotheque.games.smallworld.words.en import names
from ludotheque.kernel import Event
from ludotheque.words import EN, Noun, capital, finished

# What coins are paid for.
PARTS: dict[int, Noun] = {
    scoring.REGIONS: names.REGION,
    scoring.PAST_REGIONS: Noun("region in decline", "regions in decline"),
    scoring.TRADE: Noun("from trade", "from trade"),
    scoring.FORTRESSES: names.FORTRESS,
    scoring.CAPTURES: Noun("from loot", "from loot"),
    scoring.WAGES: Noun("from alchemy", "from alchemy"),
    scoring.RICHES: Noun("from wealth", "from wealth"),
    FIRST_TERRAIN + FARMLAND: Noun("field", "fields"),
    FIRST_TERRAIN + HILL: Noun("hill", "hills"),
    FIRST_TERRAIN + FOREST: Noun("forest", "forests"),
    FIRST_TERRAIN + SWAMP: Noun("swamp", "swamps"),
    FIRST_TERRAIN + MOUNTAIN: Noun("mountain", "mountains"),
    FIRST_TERRAIN + SEA: Noun("sea", "seas"),
    FIRST_TERRAIN + LAKE: Noun("lake", "lakes"),
    FIRST_SYMBOL + MINE: Noun("mine", "mines"),
    FIRST_SYMBOL + MAGIC: Noun("magic source", "magic sources"),
    FIRST_SYMBOL + CAVERN: Noun("cavern", "caverns"),
}


def _round(talk: Talk, event: Event) -> str:
    last = ": the last one!" if event.index == talk.view.map.turns else ""
    return f"Turn {event.index} of {talk.view.map.turns}{last}"


def _turn(talk: Talk, event: Event) -> str:
    return f"It is {names.whose(talk, event.seat)} turn"


def _first(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'were', 'was')} drawn to begin"


def _pick(talk: Talk, event: Event) -> str:
    race, power, price, coins, tokens = event.figures
    raiders = talk.view.tiles.banners[race].raiders
    parts = [names.tokens(tokens) + (f" plus {raiders} extra" if raiders else "")]
    parts += [f"{names.coins(price)} paid"] if price else []
    parts += [f"{names.coins(coins)} collected"] if coins else []
    return f"{names.does(talk, event.seat, 'take', 'takes')} the {names.combo(race, power)}: {', '.join(parts)}"


def _after(talk: Talk, event: Event) -> str:
    """Return what follows a conquest: whom it drives out, what it brings."""
    deed = facts.taking(event)
    parts = [names.tokens(deed.tokens)]
    if deed.foe < 0 and deed.foe_tokens:
        parts.append("a Lost Tribe is gone")
    if deed.loot:
        parts.append(f"loot {EN.signed(deed.loot)}")
    if deed.hole:
        parts.append("a Hole is dug there")
    return f": {', '.join(parts)}"


def _foe(talk: Talk, event: Event) -> str:
    deed = facts.taking(event)
    return f" from {names.folk(talk, deed.foe, deed.foe_race, deed.foe_declined)}" if deed.foe >= 0 else ""


def _conquer(talk: Talk, event: Event) -> str:
    deed = facts.taking(event)
    if deed.declined:
        subject = f"{names.folk(talk, event.seat, deed.race, True)} conquer"
    else:
        subject = names.does(talk, event.seat, "conquer", "conquers")
    return f"{subject} {names.place(talk, event.index)}{_foe(talk, event)}{_after(talk, event)}"


def _dragon(talk: Talk, event: Event) -> str:
    owner = names.whose(talk, event.seat)
    return f"{owner} Dragon takes {names.place(talk, event.index)}{_foe(talk, event)}{_after(talk, event)}"


def _replace(talk: Talk, event: Event) -> str:
    race, loot, foe, foe_race = event.figures
    gain = f", loot {EN.signed(loot)}" if loot else ""
    swap = f"{names.folk(talk, event.seat, race)} replace a token of {names.folk(talk, foe, foe_race)}"
    return f"{swap} in {names.place(talk, event.index)}{gain}"


def _throw(talk: Talk, event: Event) -> str:
    result, price, hand = event.figures
    throws = names.does(talk, event.seat, "roll", "rolls")
    return f"{throws} the die for {names.place(talk, event.index)}: {result}, {price - hand} needed"


def _berserk(talk: Talk, event: Event) -> str:
    result = event.figures[0]
    effect = f"{names.tokens(result)} less for the next conquest" if result else "0, no help"
    return f"{names.does(talk, event.seat, 'roll', 'rolls')} the Berserk die: {effect}"


def _lose(talk: Talk, event: Event) -> str:
    race, lost, kept = event.figures
    back = f"; {EN.plural(kept, '1 comes', f'{kept} come')} back to hand" if kept else ""
    return f"{names.folk(talk, event.seat, race)} lose {names.tokens(lost)}{back}"


def _decline(talk: Talk, event: Event) -> str:
    race = names.race(event.figures[0])
    return f"{names.does(talk, event.seat, f'put your {race}', f'puts the {race}')} in decline"


def _leave(talk: Talk, event: Event) -> str:
    race, left = event.figures
    empty = "" if left else ", which is now empty"
    return f"An extra token of {names.folk(talk, event.seat, race)} leaves {names.place(talk, event.index)}{empty}"


def _grow(talk: Talk, event: Event) -> str:
    race, born = event.figures
    return f"{names.folk(talk, event.seat, race)} gain {names.tokens(born)}"


def _place(talk: Talk, event: Event) -> str:
    race, tokens = event.figures
    puts = names.does(talk, event.seat, "place", "places")
    return f"{puts} {names.tokens(tokens)} in {names.place(talk, event.index)} ({names.race(race)})"


def _fortress(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'build', 'builds')} a Fortress in {names.place(talk, event.index)}"


def _camp(talk: Talk, event: Event) -> str:
    puts = names.does(talk, event.seat, "place", "places")
    return f"{puts} {names.camps(event.figures[0])} in {names.place(talk, event.index)}"


def _hero(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'post', 'posts')} a Hero in {names.place(talk, event.index)}"


def _pact(talk: Talk, event: Event) -> str:
    makes = names.does(talk, event.seat, "make", "makes")
    until = "your next turn" if event.seat == talk.you else "their next turn"
    return f"{makes} peace with {names.name(talk, event.index)} until {until}"


def _abandon(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'abandon', 'abandons')} {names.place(talk, event.index)}"


def _score(talk: Talk, event: Event) -> str:
    parts = [EN.count(coins, PARTS[part]) for part, coins in facts.earned(event)]
    if not parts:
        return names.does(talk, event.seat, "score nothing", "scores nothing")
    return f"{names.does(talk, event.seat, 'score', 'scores')} {event.figures[0]}: {', '.join(parts)}"


def _end(talk: Talk, event: Event) -> str:
    purses = [f"{names.name(talk, seat)} {coins}" for seat, coins in enumerate(event.figures)]
    winners = facts.winners(event)
    win = "wins" if len(winners) == 1 and talk.you not in winners else "win"
    verdict = names.listed([names.name(talk, seat) for seat in winners])
    return f"The game is over: {', '.join(purses)}. {capital(verdict)} {win}"


EVENTS: dict[str, Callable[[Talk, Event], str]] = {
    "first": _first,
    "round": _round,
    "turn": _turn,
    "pick": _pick,
    "conquer": _conquer,
    "dragon": _dragon,
    "replace": _replace,
    "throw": _throw,
    "repelled": lambda talk, event: f"The attack on {names.place(talk, event.index)} fails",
    "berserk": _berserk,
    "lose": _lose,
    "vanish": lambda talk, event: f"{names.folk(talk, event.seat, event.figures[0])} are gone",
    "abandon": _abandon,
    "decline": _decline,
    "grow": _grow,
    "leave": _leave,
    "place": _place,
    "fortress": _fortress,
    "camp": _camp,
    "hero": _hero,
    "pact": _pact,
    "score": _score,
    "end": _end,
}


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return finished(EVENTS[event.name](talk, event))
