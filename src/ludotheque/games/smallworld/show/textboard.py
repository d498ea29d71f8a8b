"""Small World in characters: the map, the players and the combinations on offer, each with a sentence of its own."""

from __future__ import annotations

from dataclasses import replace

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules.state import (
    DRAGON,
    FORTRESS,
    HERO,
    HOLE,
    NONE,
    TRIBE,
    Combo,
    Folk,
    Land,
    SmallWorld,
)
from ludotheque.games.smallworld.rules.traits import SYMBOLS
from ludotheque.games.smallworld.words.describe import Speech
from ludotheque.kernel import UNKNOWN
from ludotheque.textboard import Area, Form, Panel, Row, Span, TextBoard

INK = "#2a1f15"
TRIBE_PAPER = "#8a6a45"
PIECE_INK = "#7a1010"
COIN = "●"
COIN_INK = "#e0a526"
FAINT = "#a8a095"
LETTERS = "ABCDE"
SEAT_INK = ("#ffffff", "#ffffff", "#23180f", "#23180f", "#ffffff")
SEAT_PAPER = ("#17529c", "#cc440b", "#f0bd27", "#cf7cb5", "#23252b")
SEAT_SOFT = ("#c9daf0", "#f7d3c1", "#fbebb9", "#f6dfee", "#d5d4d4")
# Dark enough to be read on every ground.
SEAT_MARK = ("#0f3f7d", "#a83405", "#805800", "#93276f", "#000000")
SEAT_TEXTURE = ("/", "o", "=", "x", "|")
# Farmland, hill, forest, swamp, mountain, sea, lake: the ground, what grows there, and its colour.
GROUND = ("#ecd68d", "#c4cf8b", "#8fb27c", "#b3a894", "#c9c3bd", "#93bdd0", "#a9d0d8")
DECOR = ("'", "∩", "♣", '"', "▲", "~", "~")
DECOR_INK = ("#b98e2f", "#7f8c42", "#3f6a3a", "#6c5d4e", "#77706b", "#3f7391", "#4a8492")
SYMBOL_SIGN = ("♦", "☼", "Ω")
MARK_SIGN = {FORTRESS: "♜", HOLE: "○", HERO: "♥", DRAGON: "§"}
CAMP_SIGN = "⌂"
LAIR_SIGN = "▼"


def text_board(talk: Talk, language: str) -> TextBoard:
    """Return all that a terminal shows of a position."""
    view: SmallWorld = talk.view
    say = Speech(talk, language)
    return TextBoard(
        say.title(),
        extent(say),
        tuple(area(view, say, region) for region in range(view.map.size)),
        (players_panel(talk, say), column_panel(view, say)),
        legend(say),
    )


def extent(say: Speech) -> tuple[float, float]:
    """Return the size of the printed board."""
    corners = [corner for place in say.places for corner in place.polygon]
    return max(x for x, _ in corners), max(y for _, y in corners)


def area(view: SmallWorld, say: Speech, region: int) -> Area:
    """Return a region as it is drawn and described."""
    place, land, terrain = say.places[region], view.lands[region], view.map.terrain[region]
    held = land.owner >= 0
    strewn = Span(DECOR[terrain], DECOR_INK[terrain])
    owner = Span(SEAT_TEXTURE[land.owner], SEAT_MARK[land.owner], bold=True) if held else strewn
    name = say.place(region)
    return Area(
        f"region-{region}",
        name,
        say.region(region),
        say.neighbours(region),
        place.polygon,
        place.label,
        GROUND[terrain],
        SEAT_MARK[land.owner] if held else INK,
        (owner, strewn) if land.declined else (owner,),
        (tokens(say, land), signs(view, land, region), names(name)),
    )


def names(name: str) -> tuple[Form, ...]:
    """Return a region's name, shortened where there is little room, or left out."""
    return *((Span(text, INK),) for text in (name, cut(name, 8), cut(name, 5))), ()


def cut(name: str, letters: int) -> str:
    """Return the beginning of a name, with a point for the rest."""
    return name if len(name) <= letters + 1 else name[:letters].rstrip(" -’") + "."


def tokens(say: Speech, land: Land) -> tuple[Form, ...]:
    """Return who stands in a region and how many: a chip in the colour of the seat, pale for a race in decline."""
    if land.race == NONE:
        return ()
    if land.race == TRIBE:
        tribe = say.words.tribe
        return chips(Span("", "#ffffff", TRIBE_PAPER), f" {tribe} ", f" {tribe[:2]} ", "t")
    letter, race, number = LETTERS[land.owner], say.race(land.race), land.tokens
    if land.declined:
        pale = Span("", SEAT_MARK[land.owner], SEAT_SOFT[land.owner], italic=True)
        small = letter.lower()
        return chips(pale, f"({small} {race} {number})", f"({small}{number})", f"{small}{number}")
    look = Span("", SEAT_INK[land.owner], SEAT_PAPER[land.owner], bold=True)
    texts = (
        f" {letter} {race} {number} ",
        f" {letter} {race[:3]} {number} ",
        f" {letter}{number} ",
        f"{letter}{number}",
    )
    return chips(look, *texts)


def chips(look: Span, *texts: str) -> tuple[Form, ...]:
    """Return several ways to write the same in one look."""
    return tuple((replace(look, text=text),) for text in texts)


def signs(view: SmallWorld, land: Land, region: int) -> tuple[Form, ...]:
    """Return the pieces in a region, then what is printed there."""
    pieces = "".join(sign for mark, sign in MARK_SIGN.items() if land.marks & mark)
    pieces += f"{CAMP_SIGN}{land.camps}" if land.camps else ""
    pieces += LAIR_SIGN if land.owner >= 0 and view.tiles.banners[land.race].lairs else ""
    printed = "".join(SYMBOL_SIGN[symbol] for symbol in range(SYMBOLS) if view.map.symbols[region] >> symbol & 1)
    spans = (Span(pieces, PIECE_INK, bold=True), Span(printed, INK))
    form = tuple(span for span in spans if span.text)
    return (form,) if form else ()


def players_panel(talk: Talk, say: Speech) -> Panel:
    """Return the players with their coins and their races."""
    rows: list[Row] = []
    for seat in range(len(talk.names)):
        rows.append(player_row(talk, say, seat))
        player = talk.view.players[seat]
        folks = [*([player.folk] if player.folk is not None else []), *player.past]
        rows += [folk_row(say, folk) for folk in folks]
    return Panel(say.words.players, tuple(rows))


def player_row(talk: Talk, say: Speech, seat: int) -> Row:
    """Return a player's own line: seat, name, coins; in short also the race."""
    player, name = talk.view.players[seat], talk.names[seat]
    chip = Span(f" {LETTERS[seat]} ", SEAT_INK[seat], SEAT_PAPER[seat], bold=True)
    mark = Span("►" if talk.view.seat == seat and not talk.view.is_over() else " ", bold=True)
    purse = "?" if player.coins == UNKNOWN else str(player.coins)
    coins = (Span(f"{purse:>4}", bold=True), Span(f"{COIN} ", COIN_INK))
    full: Form = (mark, chip, *coins, Span(name, bold=True))
    folk = player.folk
    if folk is None:
        brief: tuple[Form, ...] = (full,)
    else:
        hand = f" {folk.hand}" if folk.hand else ""
        texts = (say.combo(folk.race, folk.power), say.race(folk.race), say.race(folk.race)[:4])
        brief = tuple((mark, chip, *coins, Span(name[:9], bold=True), Span(f" {text}{hand}")) for text in texts)
    return Row(f"seat-{seat}", name, say.player(seat), say.folks(seat), (full,), brief)


def folk_row(say: Speech, folk: Folk) -> Row:
    """Return a race of a player, on a line below the player's own."""
    look = Span(f"     {say.folk(folk)}", FAINT if folk.declined else "", italic=folk.declined)
    short = Span(f"     {say.race(folk.race)}", look.ink, italic=folk.declined)
    return Row("", "", "", "", ((look,), (short,)))


def column_panel(view: SmallWorld, say: Speech) -> Panel:
    """Return the combinations on offer, with their price and the coins on them."""
    rows = [combo_row(view, say, i, combo) for i, combo in enumerate(view.column)]
    return Panel(say.words.column, tuple(rows))


def combo_row(view: SmallWorld, say: Speech, position: int, combo: Combo) -> Row:
    """Return a combination: what it costs, its names, its tokens, the coins it brings."""
    trait = view.tiles.active(combo.race, combo.power)
    price: Form = (Span(f"{position}"), Span(COIN, COIN_INK))
    gain: Form = (Span(f" +{combo.coins}"), Span(COIN, COIN_INK)) if combo.coins else ()
    strength = trait.tokens + trait.raiders
    name = say.combo(combo.race, combo.power)
    texts = (f" {name}, {say.tokens(strength)}", f" {name} {strength}", f" {name[:14]} {strength}")
    forms = tuple((*price, Span(text), *gain) for text in texts)
    return Row(f"combo-{position}", name, say.offer(position), say.gifts(combo.race, combo.power), forms, forms[1:])


def legend(say: Speech) -> tuple[tuple[str, str], ...]:
    """Return the signs of the map with their meaning."""
    signs = ["A3", "(a1)", *DECOR[:6], *SYMBOL_SIGN, *MARK_SIGN.values(), CAMP_SIGN, LAIR_SIGN]
    return tuple(zip(signs, say.legend(), strict=True))
