"""The panels of the players: coins, races, tokens in hand and on the board, pieces, pacts."""

from ludotheque.games.smallworld.rules.scoring import winners
from ludotheque.games.smallworld.rules.state import NOBODY, NONE, Folk
from ludotheque.games.smallworld.show.drawing.prices import badge, emblem
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.show.drawing.stacks import counts, lairs
from ludotheque.kernel import UNKNOWN
from ludotheque.svg.markup import group, label, num, shift, tag
from ludotheque.svg.panels import panel
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, wrapped

WIDTH = 300.0
EDGE = 24.0
HEAD = 50.0
ROW = 46.0
LINE = 18.0
GAP = 10.0
SCALE = 1.2


def panels(scene: Scene, x: float, y: float, room: float) -> str:
    """Draw all panels one below the other, made smaller if they are too long for the picture."""
    drawn, height = [], 0.0
    for seat in range(scene.players):
        rows, high = _rows(scene, seat)
        drawn.append(_player(scene, seat, rows, height, high))
        height += high + GAP
    scale = min(SCALE, room / (height - GAP))
    return group(drawn, class_="players", transform=f"{shift(x, y)} scale({scale:.3g})")


def _player(scene: Scene, seat: int, rows: list[str], y: float, high: float) -> str:
    choice = scene.choices(f"seat-{seat}")
    class_ = "panel player" + (" is-now" if _plays(scene, seat) else "") + (" is-legal" if choice else "")
    return panel(
        [
            tag("path", class_="stripe-soft", d=_stripe(high)),
            tag("path", class_=f"pat-{seat + 1}", d=_stripe(high)),
            tag("rect", class_="choice", x=EDGE - 8, y=4, width=WIDTH - EDGE + 4, height=high - 8, rx=9),
            _head(scene, seat),
            *rows,
        ],
        (0, y, WIDTH, high),
        class_,
        id=f"seat-{seat}",
        data_seat=seat + 1,
        role="button" if choice else "group",
        aria_label=choice or scene.speech.player(seat),
    )


def _stripe(high: float) -> str:
    return f"M12 0A12 12 0 0 0 0 12V{num(high - 12)}A12 12 0 0 0 12 {num(high)}z"


def _plays(scene: Scene, seat: int) -> bool:
    return scene.ask is not None and scene.ask.seat == seat


def _notes_on(scene: Scene, seat: int) -> str:
    """Say who a player is for whoever looks, and whether they play or have won."""
    is_you = seat == scene.seat
    if scene.view.is_over() and seat in winners(scene.view):
        return scene.labels.you_win if is_you else scene.labels.wins
    if _plays(scene, seat):
        return scene.labels.you_play if is_you else scene.labels.plays
    return scene.speech.words.you if is_you else ""


def _head(scene: Scene, seat: int) -> str:
    coins = scene.view.players[seat].coins
    note = _notes_on(scene, seat)
    kind = "player-kind player-kind--now" if _plays(scene, seat) else "player-kind"
    return "".join(
        (
            mark(seat, 18, EDGE + 11, 24),
            label(shortened(scene.names[seat], 160, 19), EDGE + 28, 30, "player-name"),
            label(note, EDGE + 28, 49, kind) if note else "",
            label("?" if coins == UNKNOWN else str(coins), WIDTH - 42, 35, "score"),
            icon("coin", 22, WIDTH - 25, 26, "score-icon"),
        )
    )


def _rows(scene: Scene, seat: int) -> tuple[list[str], float]:
    """Draw the races of a player, and say how high the panel is with them."""
    player = scene.view.players[seat]
    rows: list[str] = []
    y = HEAD + (14 if _notes_on(scene, seat) else 0)
    if player.folk is None:
        rows.append(label(scene.speech.words.nothing_led, EDGE + 4, y + 14, "folk-note"))
        y += 26
    for folk in [*([player.folk] if player.folk else []), *player.past]:
        drawn, high = _folk(scene, seat, folk, y)
        rows.append(drawn)
        y += high
    if player.pact != NOBODY:
        rows.append(_pact(scene, player.pact, y))
        y += 26
    return rows, y + 8


def _folk(scene: Scene, seat: int, folk: Folk, y: float) -> tuple[str, float]:
    notes = _notes(scene, seat, folk)
    has_power = folk.power != NONE
    names = wrapped(scene.speech.combo(folk.race, folk.power), WIDTH - EDGE - (86 if has_power else 56), 16)
    lines = [label(text, EDGE + 48, y + 15 + LINE * n, "folk-name") for n, text in enumerate(names)]
    below = y + 15 + LINE * len(names)
    lines += [label(text, EDGE + 48, below + LINE * n, "folk-note") for n, text in enumerate(notes)]
    drawn = [
        tag("rect", class_="folk-plate", x=EDGE + 2, y=y, width=36, height=36, rx=7),
        icon(emblem(folk.race), 26, EDGE + 20, y + 18, "folk-emblem"),
        *lines,
        icon(badge(folk.power), 26, WIDTH - 27, y + 18, "folk-power") if has_power else "",
    ]
    high = max(ROW, LINE * (len(names) + len(notes)) + 12)
    return group(drawn, class_="folk folk--declined" if folk.declined else "folk"), high


def _notes(scene: Scene, seat: int, folk: Folk) -> list[str]:
    """Say in one or two lines where the tokens of a race are, and which pieces it has."""
    labels, view = scene.labels, scene.view
    lands = [land for land in view.lands if land.race == folk.race]
    first = [labels.hand.format(folk.hand)] if folk.hand else []
    if folk.raiders:
        first.append(labels.away.format(folk.raiders))
    if folk.declined:
        regions = scene.speech.words.grammar.count(len(lands), labels.region)
        return [" · ".join([scene.speech.words.declined, regions, *first])]
    first.append(labels.on_board.format(sum(land.tokens for land in lands)))
    second = []
    for name, noun in labels.pieces.items():
        standing = sum(counts(land, lairs(view, land))[name] for land in lands)
        if standing:
            second.append(scene.speech.words.grammar.count(standing, noun))
    return [" · ".join(parts) for parts in (first, second) if parts]


def _pact(scene: Scene, other: int, y: float) -> str:
    text = scene.speech.words.pact.format(scene.names[other])
    return icon("power-diplomat", 20, EDGE + 20, y + 10, "folk-power") + label(text, EDGE + 48, y + 15, "folk-note")
