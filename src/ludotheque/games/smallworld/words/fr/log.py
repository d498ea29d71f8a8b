"""What happened in Small World, told in French."""

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
from ludotheque.games.smallworld.words.fr import names
from ludotheque.kernel import Event
from ludotheque.words import FR, Noun, capital, french

# What coins are paid for.
PARTS: dict[int, Noun] = {
    scoring.REGIONS: names.REGION,
    scoring.PAST_REGIONS: Noun("région en déclin", "régions en déclin"),
    scoring.TRADE: Noun("de commerce", "de commerce"),
    scoring.FORTRESSES: names.FORTRESS,
    scoring.CAPTURES: Noun("de butin", "de butin"),
    scoring.WAGES: Noun("d'alchimie", "d'alchimie"),
    scoring.RICHES: Noun("de fortune", "de fortune"),
    FIRST_TERRAIN + FARMLAND: Noun("champ", "champs"),
    FIRST_TERRAIN + HILL: Noun("colline", "collines"),
    FIRST_TERRAIN + FOREST: Noun("forêt", "forêts"),
    FIRST_TERRAIN + SWAMP: Noun("marais", "marais"),
    FIRST_TERRAIN + MOUNTAIN: Noun("montagne", "montagnes"),
    FIRST_TERRAIN + SEA: Noun("mer", "mers"),
    FIRST_TERRAIN + LAKE: Noun("lac", "lacs"),
    FIRST_SYMBOL + MINE: Noun("mine", "mines"),
    FIRST_SYMBOL + MAGIC: Noun("source magique", "sources magiques"),
    FIRST_SYMBOL + CAVERN: Noun("caverne", "cavernes"),
}


def _first(talk: Talk, event: Event) -> str:
    return (
        "Le sort vous désigne pour commencer"
        if event.seat == talk.you
        else (f"Le sort désigne {talk.names[event.seat]} pour commencer")
    )


def _round(talk: Talk, event: Event) -> str:
    last = " : c'est le dernier !" if event.index == talk.view.map.turns else ""
    return f"Tour {event.index} sur {talk.view.map.turns}{last}"


def _pick(talk: Talk, event: Event) -> str:
    race, power, price, coins, tokens = event.figures
    raiders = talk.view.tiles.banners[race].raiders
    parts = [names.tokens(tokens) + (f" plus {raiders} d'appoint" if raiders else "")]
    parts += [f"{names.coins(price)} payé{'s' if price > 1 else ''}"] if price else []
    parts += [f"{names.coins(coins)} ramassé{'s' if coins > 1 else ''}"] if coins else []
    return f"{names.does(talk, event.seat, 'prenez', 'prend')} les {names.combo(race, power)} : {', '.join(parts)}"


def _after(talk: Talk, event: Event) -> str:
    """Return what follows a conquest: whom it drives out, what it brings."""
    deed = facts.taking(event)
    parts = [names.tokens(deed.tokens)]
    if deed.foe < 0 and deed.foe_tokens:
        parts.append("une Tribu oubliée s'efface")
    if deed.loot:
        parts.append(f"butin {FR.signed(deed.loot)}")
    if deed.hole:
        parts.append("une Tanière y est creusée")
    return f" : {', '.join(parts)}"


def _foe(talk: Talk, event: Event) -> str:
    deed = facts.taking(event)
    return f" sur {names.folk(talk, deed.foe, deed.foe_race, deed.foe_declined)}" if deed.foe >= 0 else ""


def _conquer(talk: Talk, event: Event) -> str:
    deed = facts.taking(event)
    if deed.declined:
        subject = f"{names.folk(talk, event.seat, deed.race, True)} conquièrent"
    else:
        subject = names.does(talk, event.seat, "conquérez", "conquiert")
    return f"{subject} {names.place(talk, event.index)}{_foe(talk, event)}{_after(talk, event)}"


def _dragon(talk: Talk, event: Event) -> str:
    owner = "Votre Dragon" if event.seat == talk.you else f"Le Dragon {french.de(talk.names[event.seat])}"
    deed = facts.taking(event)
    foe = names.folk(talk, deed.foe, deed.foe_race, deed.foe_declined) if deed.foe >= 0 else ""
    taken = f"{names.place(talk, event.index)} {french.merged('à', foe)}" if foe else names.place(talk, event.index)
    return f"{owner} prend {taken}{_after(talk, event)}"


def _replace(talk: Talk, event: Event) -> str:
    race, loot, foe, foe_race = event.figures
    gain = f", butin {FR.signed(loot)}" if loot else ""
    victim = names.of_folk(talk, foe, foe_race)
    return f"{names.folk(talk, event.seat, race)} remplacent un pion {victim} {names.at(talk, event.index)}{gain}"


def _throw(talk: Talk, event: Event) -> str:
    result, price, hand = event.figures
    throws = names.does(talk, event.seat, "lancez", "lance")
    return f"{throws} le dé pour {names.place(talk, event.index)} : {result}, il fallait {price - hand}"


def _repelled(talk: Talk, event: Event) -> str:
    return f"L'attaque contre {names.place(talk, event.index)} échoue"


def _berserk(talk: Talk, event: Event) -> str:
    result = event.figures[0]
    effect = f"{names.tokens(result)} de moins pour la prochaine conquête" if result else "0, aucune aide"
    return f"{names.does(talk, event.seat, 'lancez', 'lance')} le dé des Berserks : {effect}"


def _lose(talk: Talk, event: Event) -> str:
    race, lost, kept = event.figures
    loss = f"perdent {names.tokens(lost)}" if lost else "ne perdent aucun pion"
    back = FR.plural(kept, f" ; {kept} revient en main", f" ; {kept} reviennent en main") if kept else ""
    return f"{names.folk(talk, event.seat, race)} {loss}{back}"


def _vanish(talk: Talk, event: Event) -> str:
    return f"{names.folk(talk, event.seat, event.figures[0])} disparaissent"


def _decline(talk: Talk, event: Event) -> str:
    race = names.race(event.figures[0])
    return f"{names.does(talk, event.seat, f'mettez vos {race}', f'met ses {race}')} en déclin"


def _leave(talk: Talk, event: Event) -> str:
    race, left = event.figures
    empty = "" if left else ", désormais sans occupant"
    return f"Un pion d'appoint {names.of_folk(talk, event.seat, race)} quitte {names.place(talk, event.index)}{empty}"


def _grow(talk: Talk, event: Event) -> str:
    race, born = event.figures
    return f"{names.folk(talk, event.seat, race)} gagnent {names.tokens(born)}"


def _place(talk: Talk, event: Event) -> str:
    race, tokens = event.figures
    puts = names.does(talk, event.seat, "posez", "pose")
    return f"{puts} {names.tokens(tokens)} {names.at(talk, event.index)} ({names.race(race)})"


def _fortress(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'bâtissez', 'bâtit')} une Forteresse {names.at(talk, event.index)}"


def _camp(talk: Talk, event: Event) -> str:
    puts = names.does(talk, event.seat, "placez", "place")
    return f"{puts} {names.camps(event.figures[0])} {names.at(talk, event.index)}"


def _hero(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'postez', 'poste')} un Héros {names.at(talk, event.index)}"


def _pact(talk: Talk, event: Event) -> str:
    peace = names.does(talk, event.seat, "faites", "fait")
    return f"{peace} la paix avec {names.name(talk, event.index)} jusqu'à {_next_turn(talk, event.seat)}"


def _next_turn(talk: Talk, seat: int) -> str:
    return "votre prochain tour" if seat == talk.you else "son prochain tour"


def _abandon(talk: Talk, event: Event) -> str:
    return f"{names.does(talk, event.seat, 'abandonnez', 'abandonne')} {names.place(talk, event.index)}"


def _score(talk: Talk, event: Event) -> str:
    parts = [FR.count(coins, PARTS[part]) for part, coins in facts.earned(event)]
    if not parts:
        return names.does(talk, event.seat, "ne marquez rien", "ne marque rien")
    return f"{names.does(talk, event.seat, 'marquez', 'marque')} {event.figures[0]} : {', '.join(parts)}"


def _end(talk: Talk, event: Event) -> str:
    purses = [f"{names.name(talk, seat)} {coins}" for seat, coins in enumerate(event.figures)]
    winners = facts.winners(event)
    won = "gagnez" if talk.you in winners else FR.plural(len(winners), "gagne", "gagnent")
    verdict = f"{names.listed([names.name(talk, seat) for seat in winners])} {won}"
    return f"La partie est finie : {', '.join(purses)}. {capital(verdict)}"


EVENTS: dict[str, Callable[[Talk, Event], str]] = {
    "first": _first,
    "round": _round,
    "turn": lambda talk, event: f"À {names.name(talk, event.seat)} de jouer",
    "pick": _pick,
    "conquer": _conquer,
    "dragon": _dragon,
    "replace": _replace,
    "throw": _throw,
    "repelled": _repelled,
    "berserk": _berserk,
    "lose": _lose,
    "vanish": _vanish,
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
    return french.sentence(EVENTS[event.name](talk, event))
