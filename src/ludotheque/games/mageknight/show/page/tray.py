"""What lies before the player: points of the turn, the source, mana and crystals, and the hand."""

from __future__ import annotations

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.duel.facing import duel_of
from ludotheque.games.mageknight.rules.heroes.goods import distinct, hand_limit
from ludotheque.games.mageknight.rules.heroes.mana import TURNED, Purse
from ludotheque.games.mageknight.rules.pieces import NOBODY, WOUND, Player
from ludotheque.games.mageknight.rules.refusals import reasons
from ludotheque.games.mageknight.show.drawing.cards import card, emblem
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.symbols import ELEMENTS, FIGHTS, POINTS
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.games.mageknight.words.asks import summed
from ludotheque.kernel import Option
from ludotheque.page import Item, Shelf
from ludotheque.wish import ANY

# The ways to play a card, in the order in which its text tells them.
WAYS = ("basic", "strong", "sideways")
# The questions at which cards are played.
PLAYING = ("March", "Talk", "Quiet", "Shoot", "Defend", "Strike", "LaunchAttack", "BlockAttack", "EnterCity")


def shelves(scene: Scene, taken: set[str]) -> tuple[Shelf, ...]:
    """Return what lies before the seat that looks; a spectator sees the source and the points of the turn."""
    table = (points(scene), source(scene, taken))
    laid = played(scene)
    player = scene.mine
    if player is None:
        return (*table, *laid)
    return (*table, mana(scene, player, taken), hand(scene, player, taken), *laid)


def points(scene: Scene) -> Shelf:
    """Return the points of the turn: move, influence, healing; attacks and blocks laid ready."""
    effort, labels = scene.effort, scene.labels
    amounts, figure = (effort.move, effort.influence, effort.heal), scene.lexicon.language.number
    items = [
        Item(f"points-{name}", label, icons=(name,), price=figure(amount), is_used=not amount)
        for name, label, amount in zip(POINTS, labels.points, amounts, strict=False)
    ]
    for (how, element), amount in summed(effort.blows):
        icons = (FIGHTS[how], ELEMENTS[element]) if element else (FIGHTS[how],)
        title = labels.fights[how] + labels.elements[element]
        items.append(Item(f"points-{how}-{element}", title, icons=icons, price=str(amount)))
    return Shelf("points", labels.turn, "points", "ui-target", items=tuple(items))


def source(scene: Scene, taken: set[str]) -> Shelf:
    """Return the dice of the source."""
    view, labels = scene.view, scene.labels
    items = [
        die(scene, number) for number, colour in enumerate(view.source) if colour >= 0 and f"die-{number}" not in taken
    ]
    left = labels.dice_left.format(max(0, scene.effort.dice)) if view.round else ""
    return Shelf("source", labels.source, "dice", "mk-mana-die", left, tuple(items))


def die(scene: Scene, number: int) -> Item:
    """Return a die of the source, crossed out while it cannot serve."""
    view, labels = scene.view, scene.labels
    colour = view.source[number]
    is_taken = bool(scene.view.taken_dice() >> number & 1)
    idle = not view.serves(scene.actor, colour)
    name = scene.called.colour(colour)
    when = labels.night if view.night else labels.day
    text = labels.die_taken if is_taken else labels.die_idle.format(when.lower()) if idle else ""
    return Item(
        f"die-{number}",
        name,
        icons=("mk-mana-die",),
        tone=f"m-{COLOURS[colour]}",
        text=scene.typeset(text),
        is_used=idle or is_taken,
    )


def mana(scene: Scene, player: Player, taken: set[str]) -> Shelf:
    """Return mana tokens of the turn and crystals in the inventory."""
    items = []
    for kind, icon, counts, label in (
        ("mana", "mk-mana", player.effort.tokens, scene.labels.token),
        ("crystal", "mk-crystal", player.crystals, scene.labels.crystal),
    ):
        for colour, count in enumerate(counts):
            element = f"{kind}-{colour}"
            if count or element in scene.options_at:
                element = f"held-{element}" if element in taken else element
                name, what = scene.called.colour(colour), scene.typeset(label.format(scene.called.colour(colour)))
                items.append(Item(element, name, f"×{count}", (icon,), text=what, tone=f"m-{COLOURS[colour]}"))
    return Shelf("mana", scene.labels.mana, "dice", "mk-crystal", "", tuple(items), scene.labels.no_mana)


def hand(scene: Scene, player: Player, taken: set[str]) -> Shelf:
    """Return the cards in hand, the same ones together."""
    labels = scene.labels
    cards = [one for one in distinct(player.hand) if one >= 0]
    items = tuple(card_item(scene, one, player.hand.count(one)) for one in cards if f"card-{one}" not in taken)
    limit = hand_limit(scene.view, player) if player.hero >= 0 else 0
    return Shelf(
        "hand", labels.hand, "cards", "mk-hand", labels.cards.format(len(player.hand), limit), items, labels.hand_empty
    )


def played(scene: Scene) -> tuple[Shelf, ...]:
    """Return the cards that were played this turn, whoever's turn it is; nothing before the first."""
    turn, duel = scene.view.turn, duel_of(scene.view)
    seats = [seat for seat in (turn.seat, NOBODY if duel is None else duel.defender) if seat != NOBODY]
    cards = [(seat, number) for seat in seats for number in scene.view.players[seat].play]
    if not cards:
        return ()
    items = []
    for place, (seat, number) in enumerate(cards):
        printed = scene.view.box.cards[number]
        text = scene.typeset(scene.texts.card(printed))
        whose = "" if duel is None else scene.names[seat]
        name = scene.called.card(number)
        items.append(Item(f"played-{place}", name, whose, icons=(emblem(printed, number),), text=text))
    return (Shelf("played", scene.labels.played, "rows", "ui-check", str(len(items)), tuple(items)),)


def card_item(scene: Scene, number: int, count: int) -> Item:
    """Return a card of the hand with what it would give now."""
    element = f"card-{number}"
    verbs = scene.verbs(element)
    ways = frozenset(verbs) if is_playing(scene) else None
    title = scene.called.card(number) + (f" ×{count}" if count > 1 else "")
    return Item(
        element,
        title,
        card_brief(scene, number),
        drawing=card(scene, number, count, ways),
        text=card_text(scene, number, verbs),
        told=card_told(scene, number, verbs),
        is_used=is_playing(scene) and not verbs,
    )


def card_brief(scene: Scene, number: int) -> str:
    """Return both effects of a card in one line."""
    printed = scene.view.box.cards[number]
    if printed.basic is None or printed.strong is None:
        return ""
    strong = f"{scene.texts.text(printed.strong)}{cost(scene, printed.strong_cost)}"
    return f"{scene.texts.text(printed.basic)} / {strong}"


def is_playing(scene: Scene) -> bool:
    """Tell whether the question is what to play."""
    return type(scene.ask).__name__ in PLAYING


def card_text(scene: Scene, number: int, verbs: set[str]) -> str:
    """Return the card in words: each way to play it, with which mana, or why not now."""
    if number == WOUND:
        return scene.typeset(scene.labels.wound)
    printed = scene.view.box.cards[number]
    if printed.basic is None or printed.strong is None:
        return ""
    labels = scene.labels
    said = {
        "basic": f"{labels.basic}{cost(scene, printed.basic_cost)}{labels.colon}{scene.texts.of(printed.basic)}",
        "strong": f"{labels.strong}{cost(scene, printed.strong_cost)}{labels.colon}{scene.texts.of(printed.strong)}",
        "sideways": f"{labels.sideways}{labels.colon}{scene.speaker.sideways(scene.view, scene.actor)}",
    }
    return "\n".join(scene.typeset(f"{text}{moment(scene, number, verb, verbs)}.") for verb, text in said.items())


def card_told(scene: Scene, number: int, verbs: set[str]) -> tuple[Option | None, ...]:
    """Return for each way to play a card the option that says the same; none where there is more to say of it."""
    if number == WOUND:
        return ()
    return tuple(None if moment(scene, number, verb, verbs) else Option(verb, "card", number) for verb in WAYS)


def cost(scene: Scene, colours: list[int]) -> str:
    """Return what mana a way to play takes, in brackets."""
    return f" ({scene.texts.cost(colours)})" if colours else ""


def moment(scene: Scene, number: int, verb: str, verbs: set[str]) -> str:
    """Return with which mana a way to play can be paid now, or why it is closed."""
    if not is_playing(scene):
        return ""
    printed = scene.view.box.cards[number]
    if verb not in verbs:
        refusals = reasons(scene.view, scene.seat, Option(verb, "card", number, ANY))
        return f" — {reason(scene, refusals[0])}" if refusals else ""
    owed = {"basic": printed.basic_cost, "strong": printed.strong_cost}.get(verb, [])
    if not owed or not scene.view.effort(scene.seat).acting:
        return ""
    purse = Purse(scene.view, scene.seat)
    named = [list(dict.fromkeys(way_name(scene, way) for way in purse.ways(colour))) for colour in owed]
    found = ", ".join(dict.fromkeys(scene.texts.one_of(names) for names in named if names))
    return f" — {scene.labels.with_mana.format(found)}" if found else ""


def reason(scene: Scene, refusal: Refusal) -> str:
    """Return why something is not possible, as the end of a sentence."""
    said = scene.speaker.refusal(scene.talk, refusal).rstrip(".")
    return said[:1].lower() + said[1:]


def way_name(scene: Scene, way: int) -> str:
    """Return where mana would come from."""
    return scene.labels.ways[way % TURNED // 8].format(scene.called.colour(way % 8))
