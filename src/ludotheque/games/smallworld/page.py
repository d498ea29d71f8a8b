"""What stands around Small World's map: purses and races of the players, and the column of combinations."""

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.data import Tile
from ludotheque.games.smallworld.state import Folk, SmallWorld
from ludotheque.kernel import UNKNOWN
from ludotheque.page import Item, Line, Page, Panel, Progress, Shelf

def page(talk: Talk, language: str) -> Page:
    """Return all that is beside the map, as one seat may see it."""
    view: SmallWorld = talk.view
    return Page(
        layout="square" if len(view.players) > 3 else "wide",
        progress=progress(view),
        panels=tuple(panel(view, seat, language) for seat in range(len(view.players))),
        side=(column(view, language),),
    )


def progress(s: SmallWorld) -> Progress:
    """Say which turn it is."""
    return Progress(min(s.turn, s.map.turns), s.map.turns)


def scores(s: SmallWorld) -> tuple[int, ...]:
    """Return the coins of each seat."""
    return tuple(player.coins for player in s.players)


def panel(view: SmallWorld, seat: int, language: str) -> Panel:
    """Return purse, active race and races in decline of a seat."""
    player = view.players[seat]
    is_secret = player.coins == UNKNOWN
    coins = "?" if is_secret else str(player.coins)
    past = tuple(line(view, folk, language) for folk in reversed(player.past))
    active = () if player.folk is None else (line(view, player.folk, language),)
    label = {"fr": f"{coins} jetons", "en": f"{coins} coins"}[language]
    return Panel(
        seat,
        score=coins,
        score_label={"fr": "jetons secrets", "en": "secret coins"}[language] if is_secret else label,
        score_icon="coin",
        emblem="" if player.folk is None else f"race-{data.RACES[player.folk.race].id}",
        lines=(*active, *past),
    )


def line(view: SmallWorld, folk: Folk, language: str) -> Line:
    """Return a race with its tokens."""
    race = data.RACES[folk.race]
    regions = view.regions(folk.race)
    count = f"{len(regions)} rég." if language == "fr" else f"{len(regions)} reg."
    if folk.declined:
        detail = "en déclin" if language == "fr" else "in decline"
        return Line(f"race-{race.id}", name(race, language), detail, end=count, is_past=True)
    power = data.POWERS[folk.power]
    on_board = sum(view.lands[region].tokens for region in regions)
    hand = folk.hand + folk.raiders
    where = {"fr": (f"{hand} en main", f"{on_board} au plateau"), "en": (f"{hand} in hand", f"{on_board} on the map")}
    detail = " · ".join(where[language] if hand else where[language][1:])
    return Line(f"race-{race.id}", combo_name(folk, language), detail, end_icon=f"power-{power.id}")


def column(view: SmallWorld, language: str) -> Shelf:
    """Return the combinations on offer, from the free one to the dearest (SW-PICK-02 to 06)."""
    title, note = {"fr": ("Peuples en attente", "coût en jetons"), "en": ("Races on offer", "price in coins")}[language]
    items = tuple(offer(view, index, language) for index in range(len(view.column)))
    return Shelf("column", title, "offers", "ui-players", note, items)


def offer(view: SmallWorld, index: int, language: str) -> Item:
    """Return one combination of the column."""
    combo = view.column[index]
    race, power = data.RACES[combo.race], data.POWERS[combo.power]
    trait = view.tiles.active(combo.race, combo.power)
    tokens = trait.tokens + trait.raiders
    free = {"fr": "gratuit", "en": "free"}[language]
    lying = {"fr": f"+{combo.coins} dessus", "en": f"+{combo.coins} on it"}[language]
    return Item(
        f"combo-{index}",
        combo_name(combo, language),
        {"fr": f"{tokens} pions", "en": f"{tokens} tokens"}[language],
        (f"race-{race.id}", f"power-{power.id}"),
        price=f"−{index}" if index else free,
        price_icon="coin" if index else "",
        note=lying if combo.coins else "",
    )


def name(tile: Tile, language: str) -> str:
    """Return what a banner or badge is called."""
    return tile.fr if language == "fr" else tile.en


def combo_name(tiles: Any, language: str) -> str:
    """Return race and power in the order of the language."""
    race, power = name(data.RACES[tiles.race], language), name(data.POWERS[tiles.power], language)
    return f"{race} {power[0].lower()}{power[1:]}" if language == "fr" else f"{power} {race}"
