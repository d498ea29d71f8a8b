"""Ebbland in characters: sides, sites and characters as lists, each with a sentence."""

from __future__ import annotations

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, NONE, SITES_EACH
from ludotheque.games.ebbland.show.drawing.pieces import about
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.show.page import choices, hand, panel
from ludotheque.page import Item
from ludotheque.textboard import Form, Panel, Row, Span, TextBoard

SEAT_INK = ("#ffffff", "#ffffff", "#23180f", "#23180f")
SEAT_PAPER = ("#17529c", "#cc440b", "#f0bd27", "#cf7cb5")
LETTERS = "ABCD"
FAINT = "#a8a095"
# What stands for each string, as printed.
BRACKETS = (("(", ")"), ("[", "]"), ("A‹", "›"), ("‹", "›"))


def text_board(talk: Talk, language: str) -> TextBoard:
    """Return all that a terminal shows of a position."""
    scene = Scene(talk.view, talk.you, language, talk.names)
    panels = [side(scene, seat) for seat in scene.view.seats_from(scene.below)]
    shelves = [shelf for shelf in (choices(scene), hand(scene) if scene.mine else None) if shelf is not None]
    panels += [Panel(shelf.title, tuple(card(item) for item in shelf.items)) for shelf in shelves]
    return TextBoard(title=scene.progress(), panels=tuple(panels))


def side(scene: Scene, seat: int) -> Panel:
    """Return a side of the table as a list: its leader, its sites with what lies on them, its characters."""
    rows = [leader(scene, seat)]
    for place in range(SITES_EACH):
        rows += site(scene, seat, place)
    for slot in scene.view.characters(seat):
        rows += fighter(scene, slot)
    return Panel(scene.names[seat], tuple(rows))


def leader(scene: Scene, seat: int) -> Row:
    """Return the leader with the figures of the seat."""
    shown = panel(scene, seat)
    line = shown.lines[0]
    head: Form = (
        Span(f" {LETTERS[seat]} ", SEAT_INK[seat], SEAT_PAPER[seat], bold=True),
        Span(f" {shown.score}★ ", bold=True),
    )
    brief = f"COM {shown.facts[0].text} LOG {shown.facts[1].text} +1×{shown.facts[2].text} ▭{shown.facts[3].text}"
    forms = tuple((*head, Span(text)) for text in (f"{line.title} · {brief}", brief))
    says = f"{line.title}{scene.labels.colon}{', '.join([shown.score_label, *(fact.label for fact in shown.facts)])}."
    return Row(f"leader-{seat}", line.title, says, line.text, forms, forms[1:])


def site(scene: Scene, seat: int, place: int) -> list[Row]:
    """Return a site, and a line for what lies on it."""
    view, labels = scene.view, scene.labels
    owner, index = view.sides[seat], seat * SITES_EACH + place
    name = scene.called.site(owner.sites[place])
    combat = view.combat
    aimed = combat is not None and combat.defender == seat and combat.target == place
    sacked = owner.sacked[place]
    state = labels.sacked if sacked else labels.target if aimed else ""
    text = f"⌂ {name}" + (f" ({state})" if state else "")
    told = "" if sacked else scene.texts.entry(view.box.sites[owner.sites[place]])
    says = f"{name}, {state}." if state else f"{name}."
    forms: tuple[Form, ...] = ((Span(text, FAINT if sacked else "", bold=aimed),),)
    rows = [Row(f"site-{index}", name, scene.typeset(says), told, forms, forms)]
    for kind, cards in (("artifact", owner.artifacts), ("logistics", owner.logistics)):
        if cards[place] != NONE:
            rows.append(lying(scene, f"{kind}-{index}", cards[place]))
    return rows


def lying(scene: Scene, element: str, number: int) -> Row:
    """Return a card that lies on a site or with a character."""
    name = scene.called.card(number)
    forms: tuple[Form, ...] = ((Span(f"   · {name}"),),)
    return Row(element, name, f"{name}.", scene.card_text(number), forms, forms)


def fighter(scene: Scene, slot: int) -> list[Row]:
    """Return a character with its strings, wounds and opponent, and a line for each thing it carries."""
    view = scene.view
    one, printed, now = view.fighter(slot), view.card_of(slot), scene.worn(slot)
    name = scene.speaker.fighter(view, slot)
    strings = " ".join(
        f"{left}{' '.join(str(number) for number in sorted(now.strings[stat]))}{right}"
        for stat, (left, right) in enumerate(BRACKETS)
        if now.strings[stat]
    )
    life = f"♥{now.life - one.wounds}/{now.life}"
    foe = f" ⚔ {scene.speaker.fighter(view, one.foe)}" if one.foe != NONE else ""
    backs = f" + {scene.speaker.fighter(view, one.backs)}" if one.backs != NONE else ""
    head = f"{'►' if one.pooled else ' '} {name}"
    texts = (f"{head} ♛{printed.control} {life} {strings}{foe}{backs}", f"{head} {life} {strings}", head)
    forms = tuple((Span(text, bold=one.pooled),) for text in texts)
    said = scene.typeset(f"{name}, {', '.join(scene.texts.strings(now.strings))}.")
    rows = [Row(f"fighter-{slot}", name, said, about(scene, slot).replace("\n", " "), forms, forms)]
    return rows + [lying(scene, f"gear-{slot * GEAR_EACH + place}", gear) for place, gear in enumerate(one.gear)]


def card(item: Item) -> Row:
    """Return a card as a line."""
    texts = (f"{item.title} · {item.detail}", item.title)
    forms = tuple((Span(text, FAINT if item.is_used else ""),) for text in texts)
    return Row(item.element, item.title, f"{item.title}, {item.detail}.", item.text, forms, forms)
