"""What tells factions apart without colour: the outline of a card, the lower edge of its band, its pattern and edge."""

from ludotheque.games.ebbland.data import FACTIONS
from ludotheque.svg.markup import num, tag

BRACKGUARD, GULLFOLK, BREAKER, LAMPWRIGHT, FREE = FACTIONS
INSET = 0.6
PATTERNS = {
    BRACKGUARD: (16, 12, '<path d="M0 .5h16M0 6.5h16M4 .5v6M12 6.5v6" class="pat"/>'),
    GULLFOLK: (14, 9, '<path d="M0 8q3.5-6 7 0 3.5-6 7 0" class="pat"/>'),
    BREAKER: (14, 14, '<path d="M0 0h14M0 4h14" class="pat"/><circle cx="7" cy="9" r="1.3" class="pat-dot"/>'),
    LAMPWRIGHT: (18, 18, '<circle cx="9" cy="9" r="7.5" class="pat"/><circle cx="9" cy="9" r="3.5" class="pat"/>'),
    FREE: (10, 10, '<path d="M1 2.5h4M6 7.5h4M2.5 5v4M7.5 0v4" class="pat"/>'),
}


def patterns() -> str:
    """Define the pattern of each faction, once for all cards of a page."""
    return tag("defs", *(pattern(faction, *drawn) for faction, drawn in PATTERNS.items()))


def pattern(faction: str, wide: float, high: float, drawn: str) -> str:
    """Define a pattern; that of a hull runs aslant."""
    turned = "rotate(45)" if faction == BREAKER else None
    units = {"patternUnits": "userSpaceOnUse", "patternTransform": turned}
    return tag("pattern", drawn, id=f"eb-pat-{faction}", width=wide, height=high, **units)


def frame(faction: str, wide: float, high: float) -> str:
    """Return the outline of a card: battlements, a wing's sweep, cut corners, an arch, or round corners."""
    left, top, right, bottom = INSET, INSET, wide - INSET, high - INSET
    cut = wide * 0.085
    if faction == BRACKGUARD:
        bite, step = wide * 0.045, (right - left) / 9
        teeth = (f"H{num(left + step * n)}v{num(bite)}H{num(left + step * (n + 1))}v{num(-bite)}" for n in (1, 3, 5, 7))
        return f"M{num(left)} {num(top)}{''.join(teeth)}H{num(right)}V{num(bottom)}H{num(left)}z"
    if faction == GULLFOLK:
        upper = f"M{num(left)} {num(top + 3)}q0-3 3-3H{num(right - cut * 2)}L{num(right)} {num(top + cut * 2)}"
        return f"{upper}V{num(bottom - 3)}q0 3-3 3H{num(left + cut * 2)}L{num(left)} {num(bottom - cut * 2)}z"
    if faction == BREAKER:
        upper = f"M{num(left + cut)} {num(top)}H{num(right - cut)}L{num(right)} {num(top + cut)}V{num(bottom - cut)}"
        lower = f"L{num(right - cut)} {num(bottom)}H{num(left + cut)}L{num(left)} {num(bottom - cut)}V{num(top + cut)}z"
        return upper + lower
    round_top = wide * (0.2 if faction == LAMPWRIGHT else 0.06)
    return rounded(left, top, right, bottom, round_top, 4 if faction == LAMPWRIGHT else round_top)


def rounded(left: float, top: float, right: float, bottom: float, above: float, below: float) -> str:
    """Return a rectangle with round corners, those above apart from those below."""
    upper = (
        f"M{num(left)} {num(top + above)}Q{num(left)} {num(top)} {num(left + above)} {num(top)}H{num(right - above)}"
    )
    upper += f"Q{num(right)} {num(top)} {num(right)} {num(top + above)}V{num(bottom - below)}"
    lower = f"Q{num(right)} {num(bottom)} {num(right - below)} {num(bottom)}H{num(left + below)}"
    return f"{upper}{lower}Q{num(left)} {num(bottom)} {num(left)} {num(bottom - below)}z"


def left_of_text(faction: str, wide: float, high: float, y: float) -> float:
    """Return where a line of text begins: beside a cut corner, and beside a rivet."""
    cut = wide * 0.085
    if faction == GULLFOLK:
        return max(6, y - (high - 2 * cut) + 4)
    return cut + 4 if faction == BREAKER and y > high - cut - 4 else 6


def band(faction: str, wide: float, low: float) -> str:
    """Return the title band from the top down; its lower edge is the second mark of the faction."""
    return f"M0 0H{num(wide)}{lower_edge(faction, wide, low, max(2.4, wide * 0.036))}z"


def lower_edge(faction: str, wide: float, low: float, edge: float) -> str:
    """Return the lower edge of a band, from right to left."""
    if faction == BRACKGUARD:
        step = wide / 11
        return f"V{num(low)}" + "".join(f"h{num(-step)}v{num(-edge if n % 2 else edge)}" for n in range(11)) + "H0"
    if faction == GULLFOLK:
        tip, side = low + edge * 1.5, low - edge * 0.6
        right = f"V{num(low - edge)}Q{num(wide * 0.72)} {num(side)} {num(wide / 2)} {num(tip)}"
        return f"{right}Q{num(wide * 0.28)} {num(side)} 0 {num(low - edge)}"
    if faction == BREAKER:
        half = wide / 20
        saw = (f"l{num(-half)} {num(tooth)} {num(-half)} {num(-tooth)}" for tooth in (edge * 1.3, edge * 0.7) * 5)
        return f"V{num(low)}{''.join(saw)}"
    if faction == LAMPWRIGHT:
        step = wide / 8
        return f"V{num(low + edge * 0.8)}" + f"q{num(-step / 2)} {num(-edge * 1.6)} {num(-step)} 0" * 8
    return f"V{num(low)}H0"


def rim(faction: str, wide: float, high: float) -> str:
    """Draw the third mark, along the edge of the paper: rivets or stitches."""
    if faction == BREAKER:
        cut, radius = wide * 0.085, max(1.1, wide * 0.011)
        spots = ((x, y) for x in (cut, wide - cut) for y in (cut, high - cut))
        return "".join(tag("circle", class_="rivet", cx=x, cy=y, r=radius) for x, y in spots)
    if faction == FREE:
        inner = {"x": 3, "y": 3, "width": wide - 6, "height": high - 6, "rx": wide * 0.045}
        return tag("rect", class_="stitch", **inner)
    return ""
