"""An assault on a city together as cards: its defenders, who takes part, how many each faces, and who agrees."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.heroes.goods import armour
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NONE, City
from ludotheque.games.mageknight.rules.turn.assault import EnterCity
from ludotheque.games.mageknight.rules.turn.proposal import Agree, Invite, Share, in_order, invitable
from ludotheque.games.mageknight.show.drawing.fighters import card_svg, figure, portrait, stepper
from ludotheque.games.mageknight.show.drawing.foes import HEIGHT, WIDTH
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS, EMBLEMS, PILES
from ludotheque.kernel import Ask
from ludotheque.page import Item, Shelf
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, wrapped

# A card has room for so many tokens in a row.
ROW = 8
LOT = 4
UNKNOWN_SHARE = 0
# Whose moment it is.
NOW = ("deciding", "yours", "entering")


def assault(scene: Scene) -> Shelf | None:
    """Return the assault that is proposed or on its way, if there is one."""
    ask = next((ask for ask in scene.asks if isinstance(ask, Invite | Share | Agree | EnterCity)), None)
    if ask is None:
        return None
    number = ask.number if isinstance(ask, EnterCity) else scene.view.city_at(ask.space)
    city = scene.view.cities[number]
    rows = parts(scene, ask, number)
    many = scene.lexicon.language.count(len(city.tokens), scene.lexicon.effects.defenders)
    items = (*(hero_item(scene, city, *row) for row in rows), city_item(scene, city))
    return Shelf("assault", scene.labels.assault, "cards", "site-city", many, items)


def parts(scene: Scene, ask: Ask[Any], number: int) -> list[tuple[int, int, str]]:
    """Return who takes part or may, how many defenders each would face, and how each stands to it."""
    view = scene.view
    if isinstance(ask, Invite):
        others = [
            (seat, "invited" if seat in ask.invited else "uninvited") for seat in invitable(view, ask.seat, number)
        ]
        return [(ask.seat, UNKNOWN_SHARE, "proposes"), *((seat, UNKNOWN_SHARE, state) for seat, state in others)]
    if isinstance(ask, Share):
        shares = zip(ask.seats, ask.split(view), strict=True)
        return [(seat, share, "proposes" if seat == ask.seat else "invited") for seat, share in shares]
    if isinstance(ask, Agree):
        return [(seat, share, answer(scene, ask, seat)) for seat, share in zip(ask.seats, ask.shares, strict=True)]
    fighting = in_order(view, view.turn.seat, [seat for seat, player in enumerate(view.players) if player.lot])
    return [(seat, len(view.players[seat].lot), turn(fighting, seat, ask.seat)) for seat in fighting]


def answer(scene: Scene, ask: Agree, seat: int) -> str:
    """Return how somebody stands to a proposal (MK-COOP-08)."""
    if seat == ask.seats[0]:
        return "proposes"
    if seat == ask.seat:
        return "yours" if seat == scene.seat else "deciding"
    return "later" if seat in ask.left else "agreed"


def turn(fighting: list[int], seat: int, now: int) -> str:
    """Return whether somebody has fought, fights or will fight (MK-COOP-12)."""
    place, current = fighting.index(seat), fighting.index(now) if now in fighting else 0
    return "entering" if place == current else "done" if place < current else "waiting"


def city_item(scene: Scene, city: City) -> Item:
    """Return the city with the tokens that are to be dealt."""
    labels = scene.labels
    colours = [colour for colour in (city.colour, city.right_colour) if colour != NONE]
    title = scene.typeset(", ".join(labels.assault_city[colour] for colour in colours))
    head = [
        tag("rect", class_="card-base", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=10),
        group([icon("site-city", 34)], transform=shift(30, 34)),
        icon("mk-crystal", 17, 48, 18, f"m-{COLOURS[city.colour]}" if city.colour != NONE else ""),
        label(shortened(title, 150, 16), 66, 28, "foe-name"),
        label(scene.typeset(labels.assault_dealt), 12, 113, "foe-part"),
    ]
    discs = [
        token(scene, one, 20 + 27 * (n % ROW), 62 + 26 * (n // ROW)) for n, one in enumerate(city.tokens[: 2 * ROW])
    ]
    drawing = tag("svg", *head, *discs, class_="card-svg foe", viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", aria_hidden="true")
    told = [scene.called.enemy(scene.view.box.tokens[one]) for one in city.tokens if one >= 0]
    told += [labels.face_down.format(scene.called.pile(FACE_DOWN - one)) for one in city.tokens if one < 0]
    return Item("assaulted-city", title, ", ".join(told), drawing=drawing, text=scene.typeset(", ".join(told) + "."))


def token(scene: Scene, one: int, x: float, y: float) -> str:
    """Draw a defender small: its pile, and its emblem or that nobody has seen it."""
    pile = PILES[FACE_DOWN - one if one < 0 else scene.view.box.enemy(one).pile]
    emblem = "ui-help" if one < 0 else EMBLEMS[scene.view.box.enemy(one).id]
    disc = (tag("circle", class_=f"base pile-{pile}", r=12), icon(emblem, 15))
    return group(disc, class_="enemy" + (" enemy--white" if pile == "white" else ""), transform=shift(x, y))


def hero_item(scene: Scene, city: City, seat: int, share: int, state: str) -> Item:
    """Return one who takes part, or may."""
    player, labels = scene.view.players[seat], scene.labels
    ready = sum(unit.ready and not unit.wounds for unit in player.units)
    said = scene.typeset(labels.assault_states[state])
    is_set = any(option.verb in ("more", "less") for option in scene.options)
    parts = [
        *portrait(scene, seat),
        *figure("mk-armour", armour(scene.view, player), 81),
        *figure("mk-hand", len(player.hand), 133),
        *figure("mk-command", ready, 185),
        *(label(line, 18, 84 + 16 * n, "foe-state") for n, line in enumerate(wrapped(said, 92, 13.5, 2))),
        *(stepper(scene, seat, share) if is_set else facing(scene, player.lot, share, len(city.tokens))),
    ]
    shown = labels.assault_share.format(share, len(city.tokens)) if share else ""
    known = [scene.called.hero(player.hero), said, labels.armour.format(armour(scene.view, player))]
    known.append(labels.assault_hero.format(len(player.hand), ready))
    text = "\n".join(scene.typeset(line + ".") for line in (*known, outlook(scene, city, share)) if line)
    detail = ", ".join(part for part in (shown, said) if part)
    drawing = card_svg(scene, parts, seat)
    return Item(f"seat-{seat}", scene.names[seat], detail, drawing=drawing, text=text, is_chosen=state in NOW)


def facing(scene: Scene, lot: list[int], share: int, of: int) -> list[str]:
    """Draw the defenders that somebody was dealt, or how many they would be."""
    if lot:
        return [token(scene, one, WIDTH - 22 - 27 * n, 96) for n, one in enumerate(lot[:LOT])]
    if not share:
        return []
    disc = (tag("circle", class_="base pile-grey", r=14), icon("ui-help", 17))
    at_random = group(disc, class_="enemy", transform=shift(WIDTH - 66, 92))
    return [at_random, label(f"{share}/{of}", WIDTH - 46, 99, "card-strong card-strong--l")]


def outlook(scene: Scene, city: City, share: int) -> str:
    """Say what so many of the defenders come to, at best and at worst; nothing while some of them are unseen."""
    if not share or any(one < 0 for one in city.tokens):
        return ""
    kinds = [scene.view.box.enemy(one) for one in city.tokens]
    spans = [sorted(kind.attack for kind in kinds), sorted(kind.armour for kind in kinds)]
    bounds = [bound for span in spans for bound in (sum(span[:share]), sum(span[-share:]))]
    return scene.labels.assault_range.format(*bounds)
