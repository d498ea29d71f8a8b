"""The players of Mage Knight, and what the one who looks owns: units, skills; alone also the dummy player."""

from __future__ import annotations

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.heroes.goods import WORST, armour, hand_limit
from ludotheque.games.mageknight.rules.pieces import DUMMY, NONE, Player, Unit
from ludotheque.games.mageknight.rules.state import Dummy, MageKnight
from ludotheque.games.mageknight.rules.traits import COLOURLESS, PERMANENT
from ludotheque.games.mageknight.show.drawing.looks import team_of
from ludotheque.games.mageknight.show.drawing.scene import Scene, hero_emblem
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.games.mageknight.words.texts import signed
from ludotheque.kernel import Option
from ludotheque.page import Fact, Item, Line, Panel, Shelf


def panel(scene: Scene, seat: int) -> Panel:
    """Return hero, tracks, cards and crystals of a seat."""
    player, labels = scene.view.players[seat], scene.labels
    ahead = next_level(scene.view, player)
    figure = scene.lexicon.language.number
    score = labels.fame.format(figure(player.fame)) + (f", {labels.next_level.format(ahead)}" if ahead else "")
    return Panel(
        seat,
        score=figure(scene.view.house.scenario.standing(scene.view, seat)),
        score_label=score,
        score_icon="mk-fame",
        emblem=hero_emblem(player.hero),
        team=team_of(scene.view, seat),
        lines=(hero_line(scene, player),),
        facts=(*figures(scene, seat, player), *crystals(scene, player.crystals)),
    )


def next_level(view: MageKnight, player: Player) -> int:
    """Return the fame of the next level; zero at the top."""
    return view.box.fame[player.level] if player.level < len(view.box.fame) else 0


def hero_line(scene: Scene, player: Player) -> Line:
    """Return who the hero is, with level, tactic and piles of cards."""
    labels = scene.labels
    if player.hero < 0:
        return Line("ui-person", labels.no_hero)
    name = labels.hero.format(scene.called.hero(player.hero), player.level)
    tactic, text = labels.no_tactic, ""
    if player.tactic != NONE:
        tactic = scene.called.tactic(player.tactic)
        text = scene.typeset(scene.lexicon.effects.tactics[data.TACTICS[player.tactic]])
        number = scene.view.box.tactic_numbers[player.tactic]
        tactic = f"{number}. {tactic}" if player.tactic_up else f"({number}. {tactic})"
    piles = labels.piles.format(len(player.deck), len(player.discard))
    detail = " · ".join([*bonds(scene, player), tactic, piles])
    return Line(hero_emblem(player.hero), name, detail, text=text)


def bonds(scene: Scene, player: Player) -> list[str]:
    """Return what a hero is to others: whose ally, the one who must return, or out of the game."""
    view, labels = scene.view, scene.labels
    mates = [seat for side in view.house.company.sides(len(view.players)) if player.seat in side for seat in side]
    found = [labels.mate.format(scene.names[seat]) for seat in mates if seat != player.seat]
    found += [labels.must_return] if player.chosen == 1 else []
    return found + ([labels.lost] if player.out else [])


def figures(scene: Scene, seat: int, player: Player) -> list[Fact]:
    """Return armour, hand, units, reputation and place in the order of turns."""
    view, labels = scene.view, scene.labels
    if player.hero < 0:
        return []
    limit, command = hand_limit(view, player), view.box.command[player.level - 1]
    standing = signed(player.reputation)
    change = view.box.reputation[player.reputation - WORST]
    dealing = labels.no_dealing if player.reputation == WORST else labels.price_change.format(signed(change))
    ahead = next_level(view, player)
    facts = [
        *(
            [Fact("mk-fame", f"{scene.lexicon.language.number(player.fame)}/{ahead}", labels.next_level.format(ahead))]
            if ahead
            else []
        ),
        Fact("mk-armour", str(armour(view, player)), labels.armour.format(armour(view, player))),
        Fact("mk-hand", f"{len(player.hand)}/{limit}", labels.hand_limit.format(len(player.hand), limit)),
        Fact("mk-command", f"{len(player.units)}/{command}", labels.units_of.format(len(player.units), command)),
        Fact("mk-reputation", standing, f"{labels.reputation.format(standing)}, {dealing}"),
    ]
    if seat in view.order and len(view.order) > 1:
        place = view.order.index(seat) + 1
        facts.append(Fact("ui-clock", str(place), labels.order.format(place)))
    if player.ahead:
        facts.append(Fact("ui-pass", "", labels.ahead))
    return facts


def crystals(scene: Scene, owned: list[int]) -> list[Fact]:
    """Return the crystals of each colour."""
    return [
        Fact(
            "mk-crystal",
            str(count),
            scene.labels.crystals.format(scene.called.colour(colour), count),
            f"m-{COLOURS[colour]}",
        )
        for colour, count in enumerate(owned)
        if count
    ]


def own(scene: Scene, taken: set[str]) -> tuple[Shelf, ...]:
    """Return units and skills of the seat that looks, and the dummy player."""
    shelves = []
    player = scene.mine
    if player is not None and player.hero >= 0:
        shelves += [units(scene, player, taken), skills(scene, player, taken)]
    if scene.view.dummy is not None and scene.view.dummy.hero >= 0:
        shelves.append(dummy(scene, scene.view.dummy))
    return tuple(shelves)


def units(scene: Scene, player: Player, taken: set[str]) -> Shelf:
    """Return the units in one's service."""
    labels = scene.labels
    items = [unit(scene, place, one) for place, one in enumerate(player.units) if f"unit-{place}" not in taken]
    note = f"{len(player.units)}/{scene.view.box.command[player.level - 1]}"
    return Shelf("units", labels.units, "rows", "mk-command", note, tuple(items), labels.no_units)


def unit(scene: Scene, place: int, one: Unit) -> Item:
    """Return a unit: ready, spent or wounded, with what it can do."""
    kind, labels = scene.view.box.units[one.kind], scene.labels
    ready, spent, wounded = labels.unit_states
    states = [ready if one.ready else spent, *([wounded] if one.wounds else [])]
    if one.banner != NONE:
        states.append(scene.called.card(one.banner))
    return Item(
        f"unit-{place}",
        scene.called.unit(one.kind),
        ", ".join(states),
        (unit_emblem(one.kind),),
        facts=(
            Fact("mk-armour", str(kind.armour), labels.armour.format(kind.armour)),
            *(Fact("mk-wound", "", wounded) for _ in range(one.wounds)),
        ),
        text=abilities(scene, one.kind),
        told=tuple(Option("activate", "unit", place, number) for number in range(len(kind.abilities))),
        is_used=not one.ready or one.wounds > 0,
    )


def abilities(scene: Scene, kind: int) -> str:
    """Return what a unit can do, an ability a line."""
    lines = []
    for ability in scene.view.box.units[kind].abilities:
        price = "" if ability.mana == COLOURLESS else f"({scene.called.colour(ability.mana)}) "
        lines.append(scene.typeset(price + scene.texts.of(ability.effect) + "."))
    return "\n".join(
        [*lines, *(scene.typeset(text + ".") for text in scene.texts.resistances(scene.view.box.units[kind].resist))]
    )


def unit_emblem(kind: int) -> str:
    """Return the symbol of a unit."""
    return str(data.UNIT_ROWS[kind]["emblem"])


def skills(scene: Scene, player: Player, taken: set[str]) -> Shelf:
    """Return one's skills, those that were used paler."""
    items = [skill(scene, player, number) for number in player.skills if f"skill-{number}" not in taken]
    return Shelf(
        "skills", scene.labels.skills, "rows", "im-magic", str(len(player.skills)), tuple(items), scene.labels.no_units
    )


def skill(scene: Scene, player: Player, number: int) -> Item:
    """Return a skill."""
    view = scene.view
    used = player.has_used(number)
    usage = view.box.skills[number].usage
    state = "" if usage == PERMANENT else scene.labels.skill_states[used]
    text = scene.typeset(scene.texts.skill(view.box.skills[number]))
    return Item(f"skill-{number}", scene.called.skill(number), state, ("im-magic",), text=text, is_used=used)


def dummy(scene: Scene, one: Dummy) -> Shelf:
    """Return the dummy player: cards left, crystals, tactic, place in the order."""
    labels, view = scene.labels, scene.view
    tactic = labels.no_tactic
    if one.tactic != NONE:
        tactic = f"{view.box.tactic_numbers[one.tactic]}. {scene.called.tactic(one.tactic)}"
    facts = crystals(scene, one.crystals)
    if DUMMY in view.order:
        place = view.order.index(DUMMY) + 1
        facts.append(Fact("ui-clock", str(place), labels.order.format(place)))
    piles = labels.dummy_state.format(len(one.deck), len(one.discard))
    hero = scene.called.hero(one.hero)
    item = Item("dummy", hero, f"{tactic} · {piles}", (hero_emblem(one.hero),), facts=tuple(facts))
    return Shelf("dummy", labels.dummy, "rows", "ui-bot", "", (item,))
