"""What happened in Small World, told in French."""

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


@singledispatch
def told(event: Event, talk: Talk) -> str:
    """Tell an event, as the part of a sentence before its full stop."""
    raise NotImplementedError(event.name)


@told.register
def _first(event: events.FirstDrawn, talk: Talk) -> str:
    return (
        "Le sort vous désigne pour commencer"
        if event.seat == talk.you
        else (f"Le sort désigne {talk.names[event.seat]} pour commencer")
    )


@told.register
def _round(event: events.RoundBegan, talk: Talk) -> str:
    last = " : c'est le dernier !" if event.round == talk.view.map.turns else ""
    return f"Tour {event.round} sur {talk.view.map.turns}{last}"


@told.register
def _pick(event: events.Picked, talk: Talk) -> str:
    raiders = talk.view.tiles.banners[event.race].raiders
    parts = [names.tokens(event.tokens) + (f" plus {raiders} d'appoint" if raiders else "")]
    parts += [f"{names.coins(event.price)} payé{'s' if event.price > 1 else ''}"] if event.price else []
    parts += [f"{names.coins(event.coins)} ramassé{'s' if event.coins > 1 else ''}"] if event.coins else []
    takes = names.does(talk, event.seat, "prenez", "prend")
    return f"{takes} les {names.combo(event.race, event.power)} : {', '.join(parts)}"


def _after(event: events.Taking, talk: Talk) -> str:
    """Return what follows a conquest: whom it drives out, what it brings."""
    parts = [names.tokens(event.tokens)]
    if event.foe < 0 and event.foe_tokens:
        parts.append("une Tribu oubliée s'efface")
    if event.loot:
        parts.append(f"butin {FR.signed(event.loot)}")
    if event.hole:
        parts.append("une Tanière y est creusée")
    return f" : {', '.join(parts)}"


def _foe(event: events.Taking, talk: Talk) -> str:
    return f" sur {names.folk(talk, event.foe, event.foe_race, event.foe_declined)}" if event.foe >= 0 else ""


@told.register
def _conquer(event: events.Conquered, talk: Talk) -> str:
    if event.declined:
        subject = f"{names.folk(talk, event.seat, event.race, True)} conquièrent"
    else:
        subject = names.does(talk, event.seat, "conquérez", "conquiert")
    return f"{subject} {names.place(talk, event.region)}{_foe(event, talk)}{_after(event, talk)}"


@told.register
def _dragon(event: events.TakenByDragon, talk: Talk) -> str:
    owner = "Votre Dragon" if event.seat == talk.you else f"Le Dragon {french.de(talk.names[event.seat])}"
    foe = names.folk(talk, event.foe, event.foe_race, event.foe_declined) if event.foe >= 0 else ""
    taken = f"{names.place(talk, event.region)} {french.merged('à', foe)}" if foe else names.place(talk, event.region)
    return f"{owner} prend {taken}{_after(event, talk)}"


@told.register
def _replace(event: events.Replaced, talk: Talk) -> str:
    gain = f", butin {FR.signed(event.loot)}" if event.loot else ""
    victim = names.of_folk(talk, event.foe, event.foe_race)
    replace = f"{names.folk(talk, event.seat, event.race)} remplacent un pion {victim}"
    return f"{replace} {names.at(talk, event.region)}{gain}"


@told.register
def _throw(event: events.DieThrown, talk: Talk) -> str:
    throws = names.does(talk, event.seat, "lancez", "lance")
    needed = event.price - event.hand
    return f"{throws} le dé pour {names.place(talk, event.region)} : {event.result}, il fallait {needed}"


@told.register
def _repelled(event: events.Repelled, talk: Talk) -> str:
    return f"L'attaque contre {names.place(talk, event.region)} échoue"


@told.register
def _berserk(event: events.BerserkDieThrown, talk: Talk) -> str:
    effect = f"{names.tokens(event.result)} de moins pour la prochaine conquête" if event.result else "0, aucune aide"
    return f"{names.does(talk, event.seat, 'lancez', 'lance')} le dé des Berserks : {effect}"


@told.register
def _lose(event: events.TokensLost, talk: Talk) -> str:
    loss = f"perdent {names.tokens(event.lost)}" if event.lost else "ne perdent aucun pion"
    back = FR.plural(event.kept, f" ; {event.kept} revient en main", f" ; {event.kept} reviennent en main")
    return f"{names.folk(talk, event.seat, event.race)} {loss}{back if event.kept else ''}"


@told.register
def _vanish(event: events.Vanished, talk: Talk) -> str:
    return f"{names.folk(talk, event.seat, event.race)} disparaissent"


@told.register
def _decline(event: events.Declined, talk: Talk) -> str:
    race = names.race(event.race)
    return f"{names.does(talk, event.seat, f'mettez vos {race}', f'met ses {race}')} en déclin"


@told.register
def _leave(event: events.Left, talk: Talk) -> str:
    empty = "" if event.left else ", désormais sans occupant"
    token = f"Un pion d'appoint {names.of_folk(talk, event.seat, event.race)}"
    return f"{token} quitte {names.place(talk, event.region)}{empty}"


@told.register
def _grow(event: events.Grown, talk: Talk) -> str:
    return f"{names.folk(talk, event.seat, event.race)} gagnent {names.tokens(event.born)}"


@told.register
def _place(event: events.Placed, talk: Talk) -> str:
    puts = names.does(talk, event.seat, "posez", "pose")
    return f"{puts} {names.tokens(event.tokens)} {names.at(talk, event.region)} ({names.race(event.race)})"


@told.register
def _fortress(event: events.FortressBuilt, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'bâtissez', 'bâtit')} une Forteresse {names.at(talk, event.region)}"


@told.register
def _camp(event: events.Encamped, talk: Talk) -> str:
    puts = names.does(talk, event.seat, "placez", "place")
    return f"{puts} {names.camps(event.camps)} {names.at(talk, event.region)}"


@told.register
def _hero(event: events.HeroPosted, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'postez', 'poste')} un Héros {names.at(talk, event.region)}"


@told.register
def _pact(event: events.PactMade, talk: Talk) -> str:
    peace = names.does(talk, event.seat, "faites", "fait")
    return f"{peace} la paix avec {names.name(talk, event.ally)} jusqu'à {_next_turn(talk, event.seat)}"


def _next_turn(talk: Talk, seat: int) -> str:
    return "votre prochain tour" if seat == talk.you else "son prochain tour"


@told.register
def _abandon(event: events.Abandoned, talk: Talk) -> str:
    return f"{names.does(talk, event.seat, 'abandonnez', 'abandonne')} {names.place(talk, event.region)}"


@told.register
def _score(event: events.Scored, talk: Talk) -> str:
    parts = [FR.count(coins, PARTS[part]) for part, coins in facts.earned(event)]
    if not parts:
        return names.does(talk, event.seat, "ne marquez rien", "ne marque rien")
    return f"{names.does(talk, event.seat, 'marquez', 'marque')} {event.coins} : {', '.join(parts)}"


@told.register
def _end(event: events.GameEnded, talk: Talk) -> str:
    purses = [f"{names.name(talk, seat)} {coins}" for seat, coins in enumerate(event.coins)]
    winners = event.winners
    won = "gagnez" if talk.you in winners else FR.plural(len(winners), "gagne", "gagnent")
    verdict = f"{names.listed([names.name(talk, seat) for seat in winners])} {won}"
    return f"La partie est finie : {', '.join(purses)}. {capital(verdict)}"


@told.register
def _turn(event: events.TurnBegan, talk: Talk) -> str:
    return f"À {names.name(talk, event.seat)} de jouer"


def event(talk: Talk, event: Event) -> str:
    """Tell what happened."""
    return french.sentence(told(event, talk))
