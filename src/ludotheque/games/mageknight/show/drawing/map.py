"""The map and what stands on it, in layers from the ground up."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.duel.facing import target_on
from ludotheque.games.mageknight.rules.events.shapes import AtSpace
from ludotheque.games.mageknight.rules.land.exploration import NEIGHBOUR_A, NEIGHBOUR_B, PRICE, encode, may_place
from ludotheque.games.mageknight.rules.land.map import entry, is_defended, price, rampagers_near
from ludotheque.games.mageknight.rules.land.movement import passage_price
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NOBODY, NONE
from ludotheque.games.mageknight.rules.traits import CITY, NO_SITE
from ludotheque.games.mageknight.show.drawing.hexes import FAR, at, definitions, ground, places, slot_hexes
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.tokens import pieces, sites
from ludotheque.games.mageknight.words.whereabouts import coordinate
from ludotheque.svg.markup import Value, group, layer, num, shift, tag
from ludotheque.svg.pieces import Part, pill
from ludotheque.svg.reach import reach
from ludotheque.svg.sprite import icon

# What the camera shows at first, around the place of the action.
WIDE, HIGH = 1010.0, 590.0
STATES = ("hit", "state-edge", "state-line")
TARGET = "".join(f'<use class="{name}" href="#shape-hex{"" if name == "hit" else "-inner"}"/>' for name in STATES)


def map_svg(scene: Scene, head: str = "", **attributes: Value) -> str:
    """Return the map as an element that can stand in a page or in a picture."""
    x, y = at(scene.view.layout, scene.focus()) if scene.view.layout.q else (0.0, 0.0)
    fog = tag("rect", class_="fog", x=-FAR, y=-FAR, width=2 * FAR, height=2 * FAR)
    camera = f"{num(x - WIDE / 2)} {num(y - HIGH / 2)} {num(WIDE)} {num(HIGH)}"
    shown = {"viewBox": camera, "preserveAspectRatio": "xMidYMid slice", **attributes}
    return tag(
        "svg",
        head + definitions(len(scene.view.players)) + fog + layers(scene),
        class_="board-svg",
        id="board",
        role="group",
        aria_label=scene.labels.board,
        **shown,
    )


def layers(scene: Scene) -> str:
    """Return all layers of the map."""
    return "\n".join(
        (
            layer("tiles", ground(scene.view.layout)),
            layer("night", night(scene)),
            layer("state", states(scene)),
            layer("sites", sites(scene)),
            layer("pieces", pieces(scene)),
            layer("prices", [*prices(scene), focus(scene)]),
        )
    )


def night(scene: Scene) -> list[str]:
    """Darken the land by night."""
    return [tag("rect", class_="night", x=-FAR, y=-FAR, width=2 * FAR, height=2 * FAR)] if scene.view.night else []


def focus(scene: Scene) -> str:
    """Mark where the camera should look."""
    x, y = at(scene.view.layout, scene.focus()) if scene.view.layout.q else (0.0, 0.0)
    return tag("circle", id="focus", data_focus="", class_="focus", cx=x, cy=y, r=1)


def slots(scene: Scene) -> list[int]:
    """Return the places where the next tile could lie, and those that can be explored now."""
    view = scene.view
    found = {option.index for option in scene.options if option.kind == "tile"}
    for a, b in zip(view.layout.a, view.layout.b, strict=True):
        for da, db in zip(NEIGHBOUR_A, NEIGHBOUR_B, strict=True):
            position = encode(a + da, b + db)
            if may_place(view, position):
                found.add(position)
    return sorted(found)


def slot(scene: Scene, position: int) -> str:
    """Draw a place for a tile: ghosts of its hexes, and a plus in the middle where it can be explored."""
    element = f"tile-{position}"
    says = scene.choices(element)
    hexes = slot_hexes(position)
    ghosts = [tag("use", class_="hit hex-unknown", href="#shape-hex", transform=shift(x, y)) for x, y in hexes]
    states = [
        tag("use", class_=name, href="#shape-hex-inner", transform=shift(*hexes[0]))
        for name in ("state-edge", "state-line")
    ]
    return group(
        [*ghosts, *states, icon("ui-plus", 34, *hexes[0], "explore-icon")],
        class_="target hex-state slot" + (" is-legal" if says else ""),
        id=element,
        role=says and "button",
        tabindex=0 if says else None,
        aria_label=says,
    )


def states(scene: Scene) -> list[str]:
    """Draw where tiles could lie, what can be reached, and every space."""
    marks = reach(places(scene.view.layout), lit(scene))
    return [*(slot(scene, position) for position in slots(scene)), *marks, *targets(scene)]


def lit(scene: Scene) -> set[int]:
    """Return the spaces that can be chosen or walked to."""
    return {option.index for option in scene.options if option.kind == "hex"} | set(scene.walks)


def targets(scene: Scene) -> list[str]:
    """Draw every space as something that can be chosen or asked about."""
    last = {event.space for event in scene.view.events if isinstance(event, AtSpace)}
    return [target(scene, space, space in last) for space in range(len(scene.view.spots))]


def target(scene: Scene, space: int, is_last: bool) -> str:
    """Draw what a space looks like when it is lit, and keep what is worth knowing of it."""
    element = f"hex-{space}"
    says = scene.choices(element)
    class_ = "target hex-state" + (" is-legal" if says or space in scene.walks else " is-last" if is_last else "")
    known = about(scene, space)
    return group(
        (TARGET,),
        class_=class_,
        id=element,
        transform=shift(*at(scene.view.layout, space)),
        role=says and "button",
        tabindex=0 if says else None,
        aria_label=says,
        data_title=title(scene, space) if known else None,
        data_text=known or None,
    )


def title(scene: Scene, space: int) -> str:
    """Return the name of a space: its site or terrain, how far it is from the hero, and where it lies."""
    layout = scene.view.layout
    name = scene.called.site(layout.site[space]) or scene.called.terrain(layout.terrain[space])
    here = scene.view.players[scene.seat].space if 0 <= scene.seat < len(scene.view.players) else NONE
    away = scene.speaker.heading(scene.view, here, space)
    return scene.typeset(f"{name}{', ' if away else ''}{away} ({coordinate(layout, space)})")


def about(scene: Scene, space: int) -> str:
    """Return what is worth knowing of a space, a line each; nothing of bare ground."""
    view = scene.view
    spot, kind = view.spots[space], view.layout.site[space]
    if kind == NO_SITE and not spot.tokens:
        return ""
    lines = [ground_line(scene, space), scene.labels.sites[kind], *enemy_lines(scene, spot.tokens + spot.hidden)]
    if spot.shield != NOBODY:
        lines.append(scene.labels.owner.format(scene.names[spot.shield]))
    lines += [scene.labels.owner.format(scene.names[seat]) for seat in spot.marks]
    return "\n".join(line for line in [*lines, ruin_line(scene, space), *city_lines(scene, space)] if line)


def ground_line(scene: Scene, space: int) -> str:
    """Return the terrain of a space and what entering it costs."""
    view = scene.view
    terrain = view.layout.terrain[space]
    cost = price(view, terrain, max(scene.seat, 0))
    costs = scene.labels.closed if cost == NONE else scene.labels.costs.format(cost)
    return scene.typeset(f"{scene.called.terrain(terrain)}, {costs}.")


def enemy_lines(scene: Scene, tokens: list[int]) -> list[str]:
    """Return each enemy with its figures, or what its back tells."""
    lines = []
    for token in tokens:
        if token < 0:
            lines.append(scene.typeset(scene.labels.face_down.format(scene.called.pile(FACE_DOWN - token)) + "."))
        else:
            kind = scene.view.box.tokens[token]
            said = scene.texts.enemy(scene.view.box, kind)
            lines.append(scene.typeset(f"{scene.called.enemy(kind)}{scene.labels.colon}{said}"))
    return lines


def ruin_line(scene: Scene, space: int) -> str:
    """Return what ruins ask for and give, once they have been seen."""
    spot = scene.view.spots[space]
    if spot.ruin == NONE or spot.shield != NOBODY:
        return ""
    if spot.ruin < 0 or not spot.ruin_up:
        return scene.typeset(scene.labels.ruins_down + ".")
    ruin = scene.view.box.ruins[spot.ruin]
    if ruin.cost:
        return scene.typeset(scene.labels.altar.format(scene.texts.cost(ruin.cost), ruin.fame) + ".")
    enemies = ", ".join(scene.called.pile(pile) for pile in ruin.enemies)
    rewards = ", ".join(scene.lexicon.rewards[reward] for reward in ruin.rewards)
    return scene.typeset(scene.labels.ruins.format(enemies, rewards) + ".")


def city_lines(scene: Scene, space: int) -> list[str]:
    """Return colour, level, garrison and leader of a city."""
    if scene.view.layout.site[space] != CITY or scene.view.city_at(space) == NONE:
        return []
    city = scene.view.cities[scene.view.city_at(space)]
    colours = [scene.called.colour(colour) for colour in (city.colour, city.right_colour) if colour != NONE]
    named = scene.labels.city if city.right == NONE else scene.labels.megapolis
    head = f"{named.format(city.level)} ({', '.join(colours)})." if city.level else ""
    leader = scene.labels.leader.format(scene.names[city.leader]) + "." if city.leader != NOBODY else ""
    return [head, *enemy_lines(scene, city.tokens), leader]


def prices(scene: Scene) -> list[str]:
    """Draw what can be done on each space that is lit, with its price, and if it means a fight."""
    drawn = []
    for options in scene.options_at.values():
        option = options[0]
        if option.kind == "hex":
            x, y = at(scene.view.layout, option.index)
            drawn.append(pill(hex_price(scene, option.verb, option.index), x, y + 34))
        elif option.kind == "tile":
            x, y = slot_hexes(option.index)[0]
            drawn.append(pill([Part("mk-move", str(PRICE))], x, y + 34))
    for space, cost in scene.walks.items():
        if f"hex-{space}" not in scene.options_at:
            x, y = at(scene.view.layout, space)
            drawn.append(pill([Part("mk-move", str(cost))], x, y + 34))
    return drawn


def hex_price(scene: Scene, verb: str, space: int) -> list[Part]:
    """Return the parts of a price: move points, and a sword where a fight follows."""
    view = scene.view
    if verb == "challenge":
        return [Part("mk-attack")]
    if verb == "push":
        return [Part("mk-push", str(view.price(view.layout.terrain[space])))]
    if verb == "travel":
        return [Part("power-flying")]
    if verb == "propose":
        return [Part("mk-attack", "+")]
    if verb == "secret":
        return [Part("hole")]
    if verb == "passage":
        return [Part("hole", str(passage_price(view, view.players[scene.seat].space, space)))]
    parts = [Part("mk-move", str(entry(view, scene.seat, space)))]
    here = view.players[scene.seat].space
    provoked = set(rampagers_near(view, here)) & set(rampagers_near(view, space)) if here != NONE else set()
    meets = target_on(view, space, scene.seat) != NOBODY
    if is_defended(view, space, scene.seat) or provoked or meets:
        parts.append(Part("mk-attack"))
    return parts
