"""What lies on the map and moves: enemies, shields and heroes, ruins and the garrisons of cities."""

from __future__ import annotations

from itertools import pairwise

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import printed_site
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NOBODY, NONE, City
from ludotheque.games.mageknight.rules.traits import CITY, DUNGEON, NO_SITE, PORTAL, TOMB
from ludotheque.games.mageknight.show.drawing.hexes import at, loop
from ludotheque.games.mageknight.show.drawing.looks import SECOND, look, shape, team_of
from ludotheque.games.mageknight.show.drawing.scene import Scene, hero_emblem
from ludotheque.svg.markup import group, num, shift, tag
from ludotheque.svg.pieces import badge
from ludotheque.svg.seats import emblem, outline
from ludotheque.svg.shapes import Point
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

PILES = ("green", "grey", "brown", "violet", "white", "red")
COLOURS = ("red", "blue", "white", "green", "gold", "black")
SITES = (
    *("", "portal", "village", "monastery", "keep", "mage-tower", "city", "dungeon", "tomb", "monster-den"),
    *("spawning-grounds", "ruins", "mine", "glade"),
)
# The symbol of each kind of enemy.
EMBLEMS: dict[str, str] = {row["id"]: row["emblem"] for row in data.ENEMY_ROWS}
# Where the first and the further tokens on a space lie, and the shield.
PLACES: tuple[Point, ...] = ((0, -2), (18, -18), (-18, -18), (18, 14))
BESIDE_SITE: tuple[Point, ...] = ((20, 14), (-20, 14), (20, -20), (-20, -20), (0, 26))
SHIELD: Point = (-21, 15)
# Heroes who share a space stand side by side.
STEP = 26.0
# On a site they stand at the lower left, and the site moves to the upper right.
ASIDE: Point = (-16.0, 10.0)
VISITED: Point = (17.0, -15.0)
SMALLER = 0.8
RUIN_GLYPH = 15.0


def sites(scene: Scene) -> list[str]:
    """Draw what is printed on spaces: a disc with the symbol, and the colour of a mine or a city."""
    layout = scene.view.layout
    shown = [site(scene, space) for space, kind in enumerate(layout.site) if kind != NO_SITE]
    walls = [wall(scene, city) for city in scene.view.cities if city.right != NONE]
    return [*links(scene), *walls, *shown, *closed_portal(scene)]


def wall(scene: Scene, city: City) -> str:
    """Draw the one wall around both parts of a Megapolis."""
    parts = [at(scene.view.layout, space) for space in (city.space, city.right)]
    path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in loop(parts)) + "Z"
    return tag("path", class_="city-wall", d=path) + tag("path", class_="city-wall-stones", d=path)


def links(scene: Scene) -> list[str]:
    """Draw the ways under ground that a scenario opens between sites."""
    layout = scene.view.layout
    linked = scene.view.house.scenario.linked(scene.view)
    lines = [(at(layout, one), at(layout, other)) for one, other in pairwise(linked)]
    return [tag("line", class_="site-link", x1=x1, y1=y1, x2=x2, y2=y2) for (x1, y1), (x2, y2) in lines]


def closed_portal(scene: Scene) -> list[str]:
    """Draw where the portal was, once it has closed."""
    layout = scene.view.layout
    if not layout.site or layout.site[0] == PORTAL:
        return []
    parts = (tag("circle", class_="site-plate", r=18), icon("site-portal", 24, 0, -0.5, "site-icon"))
    says = scene.typeset(scene.labels.closed_portal)
    return [group(parts, class_="site site--closed", transform=shift(*at(layout, 0)), role="img", aria_label=says)]


def site(scene: Scene, space: int) -> str:
    """Draw the site of a space."""
    layout = scene.view.layout
    kind, colour = layout.site[space], layout.colour[space]
    city = scene.view.city_at(space)
    if city != NONE:
        part = scene.view.cities[city]
        colour = part.right_colour if space == part.right else part.colour
    radius = 26 if kind == CITY else 22
    parts = [
        tag("circle", class_="site-plate", r=radius),
        icon(f"site-{SITES[kind]}", radius * 1.36, 0, -0.5, "site-icon"),
    ]
    if colour >= 0:
        gem = (tag("circle", class_="gem-plate", r=9), icon("mk-crystal", 13, 0, 0, f"m-{COLOURS[colour]}"))
        parts.append(group(gem, transform=shift(radius * 0.7, -radius * 0.7)))
    says = scene.typeset(scene.called.site(kind))
    is_secret = kind in (DUNGEON, TOMB) and printed_site(scene.view, space) != kind
    class_ = "site site--secret" if is_secret else "site"
    x, y = at(layout, space)
    is_visited = any(player.space == space for player in scene.view.players)
    place = f"{shift(x + VISITED[0], y + VISITED[1])} scale({SMALLER:g})" if is_visited else shift(x, y)
    return group(parts, class_=class_, transform=place, role="img", aria_label=says)


def pieces(scene: Scene) -> list[str]:
    """Draw all that lies on the map, heroes last."""
    drawn: list[str] = []
    for space in range(len(scene.view.spots)):
        drawn += ruin(scene, space) + shields(scene, space) + enemies(scene, space)
    for number, city in enumerate(scene.view.cities):
        drawn += garrison(scene, number, city)
    return drawn + heroes(scene)


def enemies(scene: Scene, space: int) -> list[str]:
    """Draw the enemies on a space."""
    spot, layout = scene.view.spots[space], scene.view.layout
    places = PLACES if layout.site[space] == NO_SITE else BESIDE_SITE
    drawn = []
    for number, token in enumerate(spot.tokens + spot.hidden):
        dx, dy = places[number % len(places)]
        x, y = at(layout, space)
        scale = 1.0 if layout.site[space] == NO_SITE else 0.72
        drawn.append(enemy(scene, token, f"{space}-{number}", x + dx, y + dy, scale))
    return drawn


def enemy(scene: Scene, token: int, place: str, x: float, y: float, scale: float = 1.0) -> str:
    """Draw an enemy: its pile, its emblem, attack at the lower left, armour at the lower right; or its back."""
    if token < 0:
        pile = PILES[FACE_DOWN - token]
        identity, says, parts = (
            f"back-{place}",
            scene.labels.face_down.format(scene.called.pile(FACE_DOWN - token)),
            [icon("ui-help", 28)],
        )
    else:
        kind = scene.view.box.enemy(token)
        pile, identity = PILES[kind.pile], f"token-{token}"
        says = scene.called.enemy(scene.view.box.tokens[token])
        attack = group(
            (
                tag("rect", x=-12, y=-10, width=24, height=20, rx=6),
                tag("text", str(kind.attack) if kind.attack else "✦", y=0.5),
            ),
            class_="count",
            transform=shift(-17, 17),
        )
        parts = [icon(EMBLEMS[kind.id], 26), attack, badge(kind.armour, (17, 17), 11)]
    base = [tag("circle", class_="token-shadow", cx=2, cy=3, r=23), tag("circle", class_=f"base pile-{pile}", r=23)]
    base.append(tag("circle", class_="enemy-ring", r=19))
    inner = group([*base, *parts], transform=f"scale({scale:g})" if scale != 1.0 else None)
    class_ = "piece enemy" + (" enemy--hidden" if token < 0 else "") + (" enemy--white" if pile == "white" else "")
    return group((inner,), class_=class_, id=identity, transform=shift(x, y), role="img", aria_label=says)


def shields(scene: Scene, space: int) -> list[str]:
    """Draw whose shield marks a space."""
    spot = scene.view.spots[space]
    x, y = at(scene.view.layout, space)
    y += SHIELD[1]
    if spot.shield != NOBODY:
        return [shield(scene, spot.shield, f"shield-{space}", x + SHIELD[0], y)]
    return [
        shield(scene, seat, f"shield-{space}-{seat}", x + SHIELD[0] + 14 * n, y) for n, seat in enumerate(spot.marks)
    ]


def shield(scene: Scene, seat: int, identity: str, x: float, y: float) -> str:
    """Draw one shield: the seat's token with a tick."""
    form = shape(scene.view, seat)
    token = group((outline(form, "token"), emblem(form, "ui-check")), transform="scale(.5)")
    says = scene.labels.owner.format(scene.names[seat])
    colour = look(scene.view, seat)
    return group(
        (token,), class_="piece", id=identity, data_seat=colour, transform=shift(x, y), role="img", aria_label=says
    )


def garrison(scene: Scene, number: int, city: City) -> list[str]:
    """Draw the defenders of a city around it, its level, and the shields of those who defeated some."""
    x, y = at(scene.view.layout, city.space)
    parts = [city.space] if city.right == NONE else [city.space, city.right]
    room = len(BESIDE_SITE)
    drawn = []
    for place, token in enumerate(city.tokens[: room * len(parts)]):
        left, top = at(scene.view.layout, parts[place // room])
        dx, dy = BESIDE_SITE[place % room]
        drawn.append(enemy(scene, token, f"city-{number}-{place}", left + dx * 1.3, top + dy * 1.3, 0.6))
    for place, seat in enumerate(city.shields[:4]):
        drawn.append(shield(scene, seat, f"shield-city-{number}-{place}", x - 30 + 20 * place, y + 36))
    if city.level:
        drawn.append(plate(scene, number, city, x, y - 32))
    return drawn


def plate(scene: Scene, number: int, city: City, x: float, y: float) -> str:
    """Draw the level of a city; of a Megapolis with its name, on the wall above its two parts, clear of prices."""
    if city.right == NONE:
        return group((badge(city.level, (0, 0), 11),), class_="piece", id=f"level-{number}", transform=shift(x, y))
    right = at(scene.view.layout, city.right)[0]
    name = scene.typeset(scene.labels.megapolis.format(city.level))
    wide = width(name, 13) + 18
    parts = (
        tag("rect", class_="city-plate", x=-wide / 2, y=-11, width=wide, height=22, rx=11),
        tag("text", name, class_="city-plate-text", y=4.5),
    )
    return group(parts, class_="piece", id=f"level-{number}", transform=shift((x + right) / 2, y - 23))


def ruin(scene: Scene, space: int) -> list[str]:
    """Draw a ruins token that has been turned up: the mana of its altar, or the backs of its enemies."""
    spot = scene.view.spots[space]
    if spot.ruin < 0 or not spot.ruin_up or spot.shield != NOBODY:
        return []
    kind = scene.view.box.ruins[spot.ruin]
    x, y = at(scene.view.layout, space)
    parts = [tag("rect", class_="ruin-plate", x=-26, y=-11, width=52, height=22, rx=11)]
    many = kind.cost or kind.enemies
    for place, thing in enumerate(many):
        dx = (place - (len(many) - 1) / 2) * RUIN_GLYPH
        parts.append(
            icon("mk-mana", 13, dx, 0, f"m-{COLOURS[thing]}")
            if kind.cost
            else tag("circle", class_=f"pile-{PILES[thing]}", cx=dx, r=6)
        )
    return [group(parts, class_="piece", id=f"ruin-{space}", transform=shift(x, y + 28))]


def heroes(scene: Scene) -> list[str]:
    """Draw the heroes, those who share a space side by side."""
    drawn = []
    players = scene.view.players
    for seat, player in enumerate(players):
        if player.space == NONE:
            continue
        sharing = [other for other, one in enumerate(players) if one.space == player.space]
        x, y = at(scene.view.layout, player.space)
        # A site stays in sight beside whoever stands on it.
        is_site = scene.view.layout.site[player.space] != NO_SITE
        dx, dy = ASIDE if is_site else (0.0, 0.0)
        aside = STEP * (sharing.index(seat) - (len(sharing) - 1) / 2)
        drawn.append(hero(scene, seat, x + dx + aside, y + dy - 4, SMALLER if is_site else 1.0))
    return drawn


def hero(scene: Scene, seat: int, x: float, y: float, scale: float = 1.0) -> str:
    """Draw a hero as a pawn in the colour of the seat, the emblem on its head, the mark of the seat on its foot."""
    player = scene.view.players[seat]
    body = (
        tag("ellipse", class_="token-shadow", cx=0, cy=30, rx=24, ry=8),
        tag("path", class_="token", d="M-22 30c0-12 6-16 12-19a24 24 0 1 1 20 0c6 3 12 7 12 19z"),
        tag("circle", class_="hero-face", cy=-11, r=18),
        icon(hero_emblem(player.hero), 28, 0, -11, "token-emblem"),
        icon(f"seat-{look(scene.view, seat)}", 12, 0, 22, "token-emblem"),
    )
    says = f"{scene.called.hero(player.hero)}, {scene.names[seat]}"
    return group(
        (group(body, class_="stack-scale", transform=f"scale({scale:g})" if scale != 1.0 else None),),
        id=f"piece-hero-{seat}",
        class_="piece hero--second" if team_of(scene.view, seat) == SECOND else "piece",
        data_seat=look(scene.view, seat),
        transform=shift(x, y),
        role="img",
        aria_label=says,
    )
