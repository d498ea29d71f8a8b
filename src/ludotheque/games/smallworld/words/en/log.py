"""What happened in Small World, told in English."""

from functools import singledispatch

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import events, scoring
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


@singledispatch
def told(event: Event, talk: Talk) -> str:
    """Tell an event, as the part of a sentence before its full stop."""
    raise NotImplementedError(event.name)


@told.register
def _round(event: events.RoundBegan, talk: Talk) -> str:
    last = ": the last one!" if event.round == talk.view.map.turns else ""
    return f"Turn {event.round} of {talk.view.map.turns}{last}"


@told.register
def _turn(event: events.TurnBegan, talk: Talk) -> str:
    return f"It is {names.whose(talk, event.seat)} turn"


@told.register
def _first(event: events.FirstDrawn, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'were', 'was')} drawn to begin"


@told.register
def _pick(event: events.Picked, talk: Talk) -> str:
    raiders = talk.view.tiles.banners[event.race].raiders
    parts = [names.tokens(event.tokens) + (f" plus {raiders} extra" if raiders else "")]
    parts += [f"{names.coins(event.price)} paid"] if event.price else []
    parts += [f"{names.coins(event.coins)} collected"] if event.coins else []
    takes = names.does(talk, event.seat, "take", "takes")
    return f"{takes} the {names.combo(event.race, event.power)}: {', '.join(parts)}"


def _after(event: events.Taking, talk: Talk) -> str:
    """Return what follows a conquest: whom it drives out, what it brings."""
    parts = [names.tokens(event.tokens)]
    if event.foe < 0 and event.foe_tokens:
        parts.append("a Lost Tribe is gone")
    if event.loot:
        parts.append(f"loot {EN.signed(event.loot)}")
    if event.hole:
        parts.append("a Hole is dug there")
    return f": {', '.join(parts)}"


def _foe(event: events.Taking, talk: Talk) -> str:
    return f" from {names.folk(talk, event.foe, event.foe_race, event.foe_declined)}" if event.foe >= 0 else ""


@told.register
def _conquer(event: events.Conquered, talk: Talk) -> str:
    if event.declined:
        subject = f"{names.folk(talk, event.seat, event.race, True)} conquer"
    else:
        subject = names.does(talk, event.seat, "conquer", "conquers")
    return f"{subject} {names.place(talk, event.region)}{_foe(event, talk)}{_after(event, talk)}"


@told.register
def _dragon(event: events.TakenByDragon, talk: Talk) -> str:
    owner = names.whose(talk, event.seat)
    return f"{owner} Dragon takes {names.place(talk, event.region)}{_foe(event, talk)}{_after(event, talk)}"


@told.register
def _replace(event: events.Replaced, talk: Talk) -> str:
    gain = f", loot {EN.signed(event.loot)}" if event.loot else ""
    victim = names.folk(talk, event.foe, event.foe_race)
    replace = f"{names.folk(talk, event.seat, event.race)} replace a token of {victim}"
    return f"{replace} in {names.place(talk, event.region)}{gain}"


@told.register
def _throw(event: events.DieThrown, talk: Talk) -> str:
    throws = names.does(talk, event.seat, "roll", "rolls")
    return f"{throws} the die for {names.place(talk, event.region)}: {event.result}, {event.price - event.hand} needed"


@told.register
def _berserk(event: events.BerserkDieThrown, talk: Talk) -> str:
    effect = f"{names.tokens(event.result)} fewer for the next conquest" if event.result else "0, no help"
    return f"{names.does(talk, event.seat, 'roll', 'rolls')} the Berserk die: {effect}"


@told.register
def _lose(event: events.TokensLost, talk: Talk) -> str:
    back = f"; {EN.plural(event.kept, '1 comes', f'{event.kept} come')} back to hand" if event.kept else ""
    return f"{names.folk(talk, event.seat, event.race)} lose {names.tokens(event.lost)}{back}"


@told.register
def _decline(event: events.Declined, talk: Talk) -> str:
    race = names.race(event.race)
    return f"{names.does(talk, event.seat, f'put your {race}', f'puts the {race}')} in decline"


@told.register
def _leave(event: events.Left, talk: Talk) -> str:
    empty = "" if event.left else ", which is now empty"
    owner = names.folk(talk, event.seat, event.race)
    return f"An extra token of {owner} leaves {names.place(talk, event.region)}{empty}"


@told.register
def _grow(event: events.Grown, talk: Talk) -> str:
    return f"{names.folk(talk, event.seat, event.race)} gain {names.tokens(event.born)}"


@told.register
def _place(event: events.Placed, talk: Talk) -> str:
    puts = names.does(talk, event.seat, "place", "places")
    return f"{puts} {names.tokens(event.tokens)} in {names.place(talk, event.region)} ({names.race(event.race)})"


@told.register
def _fortress(event: events.FortressBuilt, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'build', 'builds')} a Fortress in {names.place(talk, event.region)}"


@told.register
def _camp(event: events.Encamped, talk: Talk) -> str:
    puts = names.does(talk, event.seat, "place", "places")
    return f"{puts} {names.camps(event.camps)} in {names.place(talk, event.region)}"


@told.register
def _hero(event: events.HeroPosted, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'post', 'posts')} a Hero in {names.place(talk, event.region)}"


@told.register
def _pact(event: events.PactMade, talk: Talk) -> str:
    makes = names.does(talk, event.seat, "make", "makes")
    until = "your next turn" if event.seat == talk.you else "their next turn"
    return f"{makes} peace with {names.name(talk, event.ally)} until {until}"


@told.register
def _abandon(event: events.Abandoned, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'abandon', 'abandons')} {names.place(talk, event.region)}"


@told.register
def _score(event: events.Scored, talk: Talk) -> str:
    parts = [EN.count(coins, PARTS[part]) for part, coins in facts.earned(event)]
    if not parts:
        return names.does(talk, event.seat, "score nothing", "scores nothing")
    return f"{names.does(talk, event.seat, 'score', 'scores')} {event.coins}: {', '.join(parts)}"


@told.register
def _end(event: events.GameEnded, talk: Talk) -> str:
    purses = [f"{names.name(talk, seat)} {coins}" for seat, coins in enumerate(event.coins)]
    winners = event.winners
    win = "wins" if len(winners) == 1 and talk.you not in winners else "win"
    verdict = names.listed([names.name(talk, seat) for seat in winners])
    return f"The game is over: {', '.join(purses)}. {capital(verdict)} {win}"


@told.register
def _repelled(event: events.Repelled, talk: Talk) -> str:
    return f"The attack on {names.place(talk, event.region)} fails"


@told.register
def _vanish(event: events.Vanished, talk: Talk) -> str:
    return f"{names.folk(talk, event.seat, event.race)} are gone"


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return finished(told(event, talk))
