"""The options of Small World in French, and the bill of those that cost something."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import asked
from ludotheque.games.smallworld.rules.redeploy import ALL
from ludotheque.games.smallworld.words import facts
from ludotheque.games.smallworld.words.facts import Charge
from ludotheque.games.smallworld.words.fr import names
from ludotheque.kernel import Ask, Option
from ludotheque.words import FR, french


def _pick(talk: Talk, ask: Ask[Any], option: Option) -> str:
    offer = facts.offer(talk.view, option.index)
    cost = names.coins(offer.price) if offer.price else "gratuit"
    parts = [cost, names.tokens(offer.tokens)]
    if offer.raiders:
        parts.append(f"plus {offer.raiders} d'appoint")
    if offer.coins:
        parts.append(f"{names.coins(offer.coins)} dessus")
    return f"{names.combo(offer.race, offer.power)} : {', '.join(parts)}"


def _loot(talk: Talk, ask: Ask[Any], region: int) -> str:
    loot = facts.loot(talk.view, ask, region)
    return f", butin {FR.signed(loot)}" if loot else ""


def _conquer(talk: Talk, ask: Ask[Any], option: Option) -> str:
    price = names.tokens(asked.price(talk.view, ask, option.index))
    return f"Conquérir {names.place(talk, option.index)} : {price}{_loot(talk, ask, option.index)}"


def _attempt(talk: Talk, ask: Ask[Any], option: Option) -> str:
    hand = names.tokens(asked.hand_of(talk.view, ask))
    missing = facts.missing(talk.view, ask, option.index)
    chance = f"1 chance sur {facts.odds(missing)}"
    loot = _loot(talk, ask, option.index)
    return f"Tenter {names.place(talk, option.index)} au dé : {hand}, il manque {missing} ({chance}){loot}"


def _dragon(talk: Talk, ask: Ask[Any], option: Option) -> str:
    return f"Envoyer le Dragon {names.at(talk, option.index)} : {names.tokens(1)}{_loot(talk, ask, option.index)}"


def _replace(talk: Talk, ask: Ask[Any], option: Option) -> str:
    land = talk.view.lands[option.index]
    victim = names.of_folk(talk, land.owner, land.race)
    loot = _loot(talk, ask, option.index)
    return f"Remplacer le pion {victim} {names.at(talk, option.index)} : 1 pion de la réserve{loot}"


# What is left of a race after its decline.
STAYING = {
    "nothing": "sans région, le peuple disparaît",
    "all": "tous les pions restent",
    "one": "1 pion reste par région",
}


def _decline(talk: Talk, ask: Ask[Any], option: Option) -> str:
    leaving = [names.folk(talk, ask.seat, race, True) for race in facts.leaving(talk.view, ask.seat)]
    loss = f" ; {names.listed(leaving)} quittent le plateau" if leaving else ""
    return f"{_declining(talk, ask)} : {STAYING[facts.staying(talk.view, ask.seat)]}{loss}"


def _declining(talk: Talk, ask: Ask[Any]) -> str:
    if asked.folk_of(talk.view, ask).declined:
        return f"Mettre {names.folk(talk, ask.seat, talk.view.players[ask.seat].folk.race)} en déclin"
    return "Passer en déclin"


def _stop(talk: Talk, ask: Ask[Any], option: Option) -> str:
    folk = asked.folk_of(talk.view, ask)
    return f"Finir les conquêtes des {names.race(folk.race)}" if folk.declined else "Finir les conquêtes"


def _place(talk: Talk, ask: Ask[Any], option: Option) -> str:
    hand = asked.hand_of(talk.view, ask)
    moved = f"les {hand} pions" if option.arg == ALL else names.tokens(1)
    there = talk.view.lands[option.index].tokens
    return f"Poser {moved} {names.at(talk, option.index)} ({there} sur place)"


def _lift(talk: Talk, ask: Ask[Any], option: Option) -> str:
    surplus = talk.view.lands[option.index].tokens - 1
    return f"Reprendre {names.tokens(surplus)} {names.at(talk, option.index)}"


def _lift_all(talk: Talk, ask: Ask[Any], option: Option) -> str:
    return f"Reprendre {names.tokens(facts.surplus(talk.view, ask))} partout, en laissant 1 par région"


def _leave(talk: Talk, ask: Ask[Any], option: Option) -> str:
    left = talk.view.lands[option.index].tokens - 1
    effect = f"il en reste {left}" if left else "la région est abandonnée"
    return f"Retirer {names.tokens(1)} {names.of(talk, option.index)} : {effect}"


def _camp(talk: Talk, ask: Ask[Any], option: Option) -> str:
    _, camps = facts.camps(talk.view, ask)
    placed = f"les {camps} Campements" if option.arg == ALL else names.camps(1)
    standing = talk.view.lands[option.index].camps
    there = f" ({standing} sur place)" if standing else ""
    return f"Placer {placed} {names.at(talk, option.index)}{there}"


def _pact(talk: Talk, ask: Ask[Any], option: Option) -> str:
    other = talk.names[option.index]
    folk = asked.folk_of(talk.view, ask)
    return f"Faire la paix avec {other}, qui n'attaquera pas {names.folk(talk, ask.seat, folk.race)}"


OPTIONS: dict[str, Callable[[Talk, Ask[Any], Option], str]] = {
    "pick": _pick,
    "conquer": _conquer,
    "attempt": _attempt,
    "dragon": _dragon,
    "replace": _replace,
    "abandon": lambda talk, ask, option: f"Abandonner {names.place(talk, option.index)} : 1 pion repris",
    "roll": lambda talk, ask, option: "Lancer le dé des Berserks avant de choisir la région",
    "stop": _stop,
    "decline": _decline,
    "retire": _decline,
    "stay": lambda talk, ask, option: "Rester actif",
    "place": _place,
    "lift": _lift,
    "lift-all": _lift_all,
    "done": lambda talk, ask, option: "Laisser les pions où ils sont",
    "leave": _leave,
    "fortress": lambda talk, ask, option: f"Bâtir {names.at(talk, option.index)} : +1 en défense, +1 jeton par tour",
    "skip-fortress": lambda talk, ask, option: "Ne rien bâtir",
    "camp": _camp,
    "keep-camps": lambda talk, ask, option: "Laisser les Campements où ils sont",
    "strike": lambda talk, ask, option: "Reprendre tous les Campements",
    "hero": lambda talk, ask, option: f"Poster un Héros {names.at(talk, option.index)}",
    "keep-heroes": lambda talk, ask, option: "Laisser les Héros où ils sont",
    "pact": _pact,
    "skip-pact": lambda talk, ask, option: "Ne faire la paix avec personne",
}


def option(talk: Talk, ask: Ask[Any], option: Option) -> str:
    """Name an option, with its price and effect."""
    return french.typeset(OPTIONS[facts.sense(ask, option)](talk, ask, option))


CHARGES: dict[str, Callable[[Charge], str]] = {
    "base": lambda charge: "Région",
    "tribe": lambda charge: "Tribu oubliée",
    "tokens": lambda charge: names.race(charge.which),
    "past": lambda charge: f"{names.race(charge.which)} en déclin",
    "lair": lambda charge: "Antre",
    "camps": lambda charge: FR.form(charge.which, names.CAMP),
    "fortress": lambda charge: "Forteresse",
    "mountain": lambda charge: "Montagne",
    "race": lambda charge: names.race(charge.which),
    "power": lambda charge: names.power(charge.which),
    "die": lambda charge: "Dé des Berserks",
    "least": lambda charge: "Au moins 1 pion",
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
    base, *more = [(CHARGES[charge.what](charge), FR.signed(charge.tokens)) for charge in charges]
    first = (base[0], base[1].removeprefix("+"))
    return first, *more, ("Coût", names.tokens(sum(charge.tokens for charge in charges)))


def _combination(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    offer = facts.offer(talk.view, option.index)
    paid = ("1 jeton sur chacune des précédentes" if offer.price else "Première de la colonne", str(offer.price))
    gained = [("Jetons posés dessus", FR.signed(-offer.coins))] if offer.coins else []
    net = offer.price - offer.coins
    return [paid, *gained, ("Gain" if net < 0 else "Coût", names.coins(abs(net)))]


BILLS: dict[str, Callable[[Talk, Ask[Any], Option], list[tuple[str, str]]]] = {
    "conquer": _conquest,
    "attempt": _conquest,
    "dragon": lambda talk, ask, option: [("Dragon, quelle que soit la défense", "1"), ("Coût", names.tokens(1))],
    "replace": lambda talk, ask, option: [("Un pion de la réserve, aucun de la main", "0"), ("Coût", names.tokens(0))],
    "pick": _combination,
}
