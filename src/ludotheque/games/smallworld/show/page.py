"""What stands around Small World's map: purses and races of the players, and the column of combinations."""

from functools import lru_cache

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import progress
from ludotheque.games.smallworld.rules.pieces import MakePact
from ludotheque.games.smallworld.rules.state import NONE, Folk, SmallWorld
from ludotheque.games.smallworld.show.board import map_svg
from ludotheque.games.smallworld.show.drawing.prices import badge, emblem
from ludotheque.games.smallworld.words.describe import LEXICONS, Speech, gifts
from ludotheque.kernel import UNKNOWN, Option, waiting
from ludotheque.page import Item, Line, Page, Panel, Shelf


def page(talk: Talk, language: str) -> Page:
    """Return all that is beside the map, as one seat may see it."""
    view: SmallWorld = talk.view
    say = Speech(talk, language)
    return Page(
        layout="square" if len(view.players) > 3 else "wide",
        board=map_svg(view, talk.you, language, talk.names, talk.said),
        progress=progress(view),
        panels=tuple([panel(say, seat) for seat in range(len(view.players))]),
        front=rivals(say),
        side=(column(say),),
    )


def panel(say: Speech, seat: int) -> Panel:
    """Return purse, active race and races in decline of a seat."""
    player = say.view.players[seat]
    folks = (*(() if player.folk is None else (player.folk,)), *reversed(player.past))
    emblem_of = NONE if player.folk is None else player.folk.race
    return _panel(say.language, seat, player.coins, emblem_of, tuple([line(say, folk) for folk in folks]))


@lru_cache(maxsize=8192)
def _panel(language: str, seat: int, coins: int, race: int, lines: tuple[Line, ...]) -> Panel:
    words, is_secret = LEXICONS[language], coins == UNKNOWN
    return Panel(
        seat,
        score="?" if is_secret else str(coins),
        score_label=words.secret if is_secret else words.names.coins(coins),
        score_icon="coin",
        emblem="" if race == NONE else emblem(race),
        lines=lines,
    )


def line(say: Speech, folk: Folk) -> Line:
    """Return a race with its tokens."""
    regions = say.view.regions(folk.race)
    if folk.declined:
        return _past(say.language, folk.race, folk.power, len(regions))
    on_board = sum([say.view.lands[region].tokens for region in regions])
    return _active(say.language, folk.race, folk.power, folk.hand + folk.raiders, on_board)


@lru_cache(maxsize=8192)
def _past(language: str, race: int, power: int, regions: int) -> Line:
    words = LEXICONS[language]
    text, count = gifts(language, race, power), words.regions.format(regions)
    return Line(emblem(race), words.names.race(race), words.declined, end=count, text=text, is_past=True)


@lru_cache(maxsize=8192)
def _active(language: str, race: int, power: int, hand: int, on_board: int) -> Line:
    words = LEXICONS[language]
    detail = " · ".join([words.in_hand.format(hand)] * (hand > 0) + [words.on_board.format(on_board)])
    name = words.names.race(race) if power == NONE else words.names.combo(race, power)
    return Line(emblem(race), name, detail, end_icon=badge(power), text=gifts(language, race, power))


def rivals(say: Speech) -> tuple[Shelf, ...]:
    """Return the players to choose from, while one is chosen (SW-POWER-DIPLOMAT-01)."""
    asks = [ask for ask in waiting(say.view) if ask.seat == say.talk.you and isinstance(ask, MakePact)]
    seats = [option.index for ask in asks for option in ask.options(say.view) if option.kind == "seat"]
    items = tuple(rival(say, seat) for seat in seats)
    return (Shelf("rivals", say.words.rivals, "rows", "power-diplomat", items=items),) if items else ()


def rival(say: Speech, seat: int) -> Item:
    """Return a player to choose, with the race in play."""
    folk = say.view.players[seat].folk
    race = ("", ()) if folk is None else (say.combo(folk.race, folk.power), (emblem(folk.race),))
    return Item(f"seat-{seat}", say.talk.names[seat], *race)


def column(say: Speech) -> Shelf:
    """Return the combinations on offer, from the free one to the dearest (SW-PICK-02 to 06)."""
    items = tuple([offer(say, index) for index in range(len(say.view.column))])
    return Shelf("column", say.words.waiting, "offers", "ui-players", say.words.price_note, items)


def offer(say: Speech, index: int) -> Item:
    """Return one combination of the column."""
    combo = say.view.column[index]
    trait = say.view.tiles.active(combo.race, combo.power)
    return _offer(say.language, index, combo.race, combo.power, combo.coins, trait.tokens + trait.raiders)


@lru_cache(maxsize=8192)
def _offer(language: str, index: int, race: int, power: int, coins: int, tokens: int) -> Item:
    words = LEXICONS[language]
    return Item(
        f"combo-{index}",
        words.names.combo(race, power),
        words.names.tokens(tokens),
        (emblem(race), badge(power)),
        price=f"−{index}" if index else words.free_offer,
        price_icon="coin" if index else "",
        note=words.lying.format(coins) if coins else "",
        text=gifts(language, race, power),
    )


OPTION_ICONS = {"stop": "ui-check", "done": "ui-check", "decline": "decline", "roll": "die-3", "dragon": "dragon"}


def option_icon(option: Option) -> str:
    """Return the symbol on an option's button."""
    return OPTION_ICONS.get(option.verb, "")
