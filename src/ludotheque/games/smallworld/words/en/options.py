"""The options of Small World in English, and the bill of those that cost something."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import asked
from ludotheque.games.smallworld.rules.redeploy import ALL
from ludotheque.games.smallworld.words import facts
from ludotheque.games.smallworld.words.en import names
from ludotheque.games.smallworld.words.facts import Charge
from ludotheque.kernel import Ask, Option
from ludotheque.words import EN, english


def _pick(talk: Talk, ask: Ask[Any], option: Option) -> str:
    offer = facts.offer(talk.view, option.index)
    cost = names.coins(offer.price) if offer.price else "free"
    parts = [cost, names.tokens(offer.tokens)]
    if offer.raiders:
        parts.append(f"plus {offer.raiders} extra")
    if offer.coins:
        parts.append(f"{names.coins(offer.coins)} on it")
    return f"{names.combo(offer.race, offer.power)}: {', '.join(parts)}"


def _loot(talk: Talk, ask: Ask[Any], region: int) -> str:
    loot = facts.loot(talk.view, ask, region)
    return f", loot {EN.signed(loot)}" if loot else ""


def _conquer(talk: Talk, ask: Ask[Any], option: Option) -> str:
    price = names.tokens(asked.price(talk.view, ask, option.index))
    return f"Conquer {names.place(talk, option.index)}: {price}{_loot(talk, ask, option.index)}"


def _attempt(talk: Talk, ask: Ask[Any], option: Option) -> str:
    hand = names.tokens(asked.hand_of(talk.view, ask))
    missing = facts.missing(talk.view, ask, option.index)
    chance = f"1 chance in {facts.odds(missing)}"
    loot = _loot(talk, ask, option.index)
    return f"Try {names.place(talk, option.index)} with the die: {hand}, {missing} short ({chance}){loot}"


def _dragon(talk: Talk, ask: Ask[Any], option: Option) -> str:
    return f"Send the Dragon to {names.place(talk, option.index)}: {names.tokens(1)}{_loot(talk, ask, option.index)}"


def _replace(talk: Talk, ask: Ask[Any], option: Option) -> str:
    land = talk.view.lands[option.index]
    victim = names.folk(talk, land.owner, land.race)
    loot = _loot(talk, ask, option.index)
    return f"Replace the token of {victim} in {names.place(talk, option.index)}: 1 token from the tray{loot}"


# What is left of a race after its decline.
STAYING = {
    "nothing": "without a region, the race is gone",
    "all": "all tokens stay",
    "one": "1 token stays per region",
}


def _decline(talk: Talk, ask: Ask[Any], option: Option) -> str:
    leaving = [names.folk(talk, ask.seat, race, True) for race in facts.leaving(talk.view, ask.seat)]
    loss = f"; {names.listed(leaving)} leave the board" if leaving else ""
    return f"{_declining(talk, ask)}: {STAYING[facts.staying(talk.view, ask.seat)]}{loss}"


def _declining(talk: Talk, ask: Ask[Any]) -> str:
    if asked.folk_of(talk.view, ask).declined:
        return f"Put {names.folk(talk, ask.seat, talk.view.players[ask.seat].folk.race)} in decline"
    return "Go into decline"


def _stop(talk: Talk, ask: Ask[Any], option: Option) -> str:
    folk = asked.folk_of(talk.view, ask)
    return f"End the conquests of the {names.race(folk.race)}" if folk.declined else "End the conquests"


def _place(talk: Talk, ask: Ask[Any], option: Option) -> str:
    hand = asked.hand_of(talk.view, ask)
    moved = english.every(hand, names.TOKEN) if option.arg == ALL else names.tokens(1)
    there = talk.view.lands[option.index].tokens
    return f"Place {moved} in {names.place(talk, option.index)} ({there} there)"


def _lift(talk: Talk, ask: Ask[Any], option: Option) -> str:
    surplus = talk.view.lands[option.index].tokens - 1
    return f"Take back {names.tokens(surplus)} from {names.place(talk, option.index)}"


def _lift_all(talk: Talk, ask: Ask[Any], option: Option) -> str:
    return f"Take back {names.tokens(facts.surplus(talk.view, ask))} from everywhere, leaving 1 per region"


def _leave(talk: Talk, ask: Ask[Any], option: Option) -> str:
    left = talk.view.lands[option.index].tokens - 1
    effect = f"{left} {EN.plural(left, 'stays', 'stay')}" if left else "the region is abandoned"
    return f"Take {names.tokens(1)} from {names.place(talk, option.index)}: {effect}"


def _camp(talk: Talk, ask: Ask[Any], option: Option) -> str:
    _, camps = facts.camps(talk.view, ask)
    placed = english.every(camps, names.CAMP) if option.arg == ALL else names.camps(1)
    standing = talk.view.lands[option.index].camps
    there = f" ({standing} there)" if standing else ""
    return f"Place {placed} in {names.place(talk, option.index)}{there}"


def _pact(talk: Talk, ask: Ask[Any], option: Option) -> str:
    other = talk.names[option.index]
    folk = asked.folk_of(talk.view, ask)
    return f"Make peace with {other}, who will not attack {names.folk(talk, ask.seat, folk.race)}"


OPTIONS: dict[str, Callable[[Talk, Ask[Any], Option], str]] = {
    "pick": _pick,
    "conquer": _conquer,
    "attempt": _attempt,
    "dragon": _dragon,
    "replace": _replace,
    "abandon": lambda talk, ask, option: f"Abandon {names.place(talk, option.index)}: 1 token back",
    "roll": lambda talk, ask, option: "Roll the Berserk die before choosing the region",
    "stop": _stop,
    "decline": _decline,
    "retire": _decline,
    "stay": lambda talk, ask, option: "Stay active",
    "place": _place,
    "lift": _lift,
    "lift-all": _lift_all,
    "done": lambda talk, ask, option: "Leave the tokens where they are",
    "leave": _leave,
    "fortress": lambda talk, ask, option: f"Build in {names.place(talk, option.index)}: +1 defence, +1 coin per turn",
    "skip-fortress": lambda talk, ask, option: "Build nothing",
    "camp": _camp,
    "keep-camps": lambda talk, ask, option: "Leave the Encampments where they are",
    "strike": lambda talk, ask, option: "Take all Encampments back",
    "hero": lambda talk, ask, option: f"Post a Hero in {names.place(talk, option.index)}",
    "keep-heroes": lambda talk, ask, option: "Leave the Heroes where they are",
    "pact": _pact,
    "skip-pact": lambda talk, ask, option: "Make peace with nobody",
}


def option(talk: Talk, ask: Ask[Any], option: Option) -> str:
    """Name an option, with its price and effect."""
    return OPTIONS[facts.sense(ask, option)](talk, ask, option)


CHARGES: dict[str, Callable[[Charge], str]] = {
    "base": lambda charge: "Region",
    "tribe": lambda charge: "Lost Tribe",
    "tokens": lambda charge: names.race(charge.which),
    "past": lambda charge: f"Declined {names.race(charge.which)}",
    "lair": lambda charge: "Lair",
    "camps": lambda charge: EN.form(charge.which, names.CAMP),
    "fortress": lambda charge: "Fortress",
    "mountain": lambda charge: "Mountain",
    "race": lambda charge: names.race(charge.which),
    "power": lambda charge: names.power(charge.which),
    "die": lambda charge: "Berserk die",
    "least": lambda charge: "At least 1 token",
}


def bill(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    """List what the price of an option is made of; the last line is the total."""
    write = BILLS.get(option.verb)
    return write(talk, ask, option) if write else []


def _conquest(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    return [*_written(facts.charges(talk.view, ask, option.index))]


@lru_cache(maxsize=4096)
def _written(charges: tuple[Charge, ...]) -> tuple[tuple[str, str], ...]:
    """Write a bill; within a turn the same ones come back with every answer."""
    base, *more = [(CHARGES[charge.what](charge), EN.signed(charge.tokens)) for charge in charges]
    first = (base[0], base[1].removeprefix("+"))
    return first, *more, ("Cost", names.tokens(sum(charge.tokens for charge in charges)))


def _combination(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    offer = facts.offer(talk.view, option.index)
    paid = ("1 coin on each of those above" if offer.price else "Top of the column", str(offer.price))
    gained = [("Coins lying on it", EN.signed(-offer.coins))] if offer.coins else []
    net = offer.price - offer.coins
    return [paid, *gained, ("Gain" if net < 0 else "Cost", names.coins(abs(net)))]


BILLS: dict[str, Callable[[Talk, Ask[Any], Option], list[tuple[str, str]]]] = {
    "conquer": _conquest,
    "attempt": _conquest,
    "dragon": lambda talk, ask, option: [("Dragon, whatever the defence", "1"), ("Cost", names.tokens(1))],
    "replace": lambda talk, ask, option: [
        ("A token from the tray, none from the hand", "0"),
        ("Cost", names.tokens(0)),
    ],
    "pick": _combination,
}
