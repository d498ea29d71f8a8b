"""Style sheets cut down to what one drawing needs, to travel inside it."""

import re
from collections.abc import Iterable
from functools import lru_cache

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# Media queries and key frames are for screens; a picture is light and stands still.
FOR_SCREENS = re.compile(r"@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SELECTOR = re.compile(r"(?:[^,(]|\([^)]*\))+")
NEGATION = re.compile(r":not\([^)]*\)")
MOVING = re.compile(r":(?:hover|focus|active)|::")
CLASS = re.compile(r"\.([\w-]+)")
ATTRIBUTE = re.compile(r'\[([\w-]+(?:="[^"]*")?)\]')
ELEMENT = re.compile(r"(?:^|[\s>])([a-z]+)")
VARIABLE = re.compile(r"--[\w-]+")
# What selectors can see of a drawing: elements, classes, data attributes and, to be defined, variables.
SEEN = (re.compile(r"<([a-z]+)"), re.compile(r'class="([^"]*)"'), re.compile(r' (data-[\w-]+="[^"]*")'), VARIABLE)

Rules = list[tuple[str, str]]


def needed(drawing: str, sheets: Iterable[str]) -> str:
    """Return the rules of some sheets that touch a drawing, with the variables that these use."""
    elements, classes, attributes, variables = (frozenset(pattern.findall(drawing)) for pattern in SEEN)
    return _cut("\n".join(sheets), elements, classes, attributes, variables)


@lru_cache(maxsize=200)
def _cut(
    sheet: str, elements: frozenset[str], classes: frozenset[str], attributes: frozenset[str], variables: frozenset[str]
) -> str:
    names = {name for text in classes for name in text.split()}
    rules: Rules = []
    for prelude, body in RULE.findall(FOR_SCREENS.sub("", COMMENT.sub("", sheet))):
        kept = [part.strip() for part in SELECTOR.findall(prelude) if _touches(part, elements, names, attributes)]
        if kept:
            rules.append((", ".join(kept), body))
    used = _variables_used(list(variables), rules)
    bodies = [(selectors, _only(body, used)) for selectors, body in rules]
    return "\n".join(f"{selectors} {{ {body} }}" for selectors, body in bodies if body)


def _touches(selector: str, elements: frozenset[str], classes: set[str], attributes: frozenset[str]) -> bool:
    positive = NEGATION.sub("", selector)
    return (
        not MOVING.search(selector)
        and classes.issuperset(CLASS.findall(positive))
        and attributes.issuperset(ATTRIBUTE.findall(positive))
        and elements.issuperset(ELEMENT.findall(ATTRIBUTE.sub("", positive)))
    )


def _variables_used(wanted: list[str], rules: Rules) -> set[str]:
    """Return the variables that the drawing and painting rules name, and those that stand behind them."""
    values: dict[str, list[str]] = {}
    for _, body in rules:
        for name, value in _declarations(body):
            if name.startswith("--"):
                values.setdefault(name, []).append(value)
            else:
                wanted += VARIABLE.findall(value)
    used: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in used:
            used.add(name)
            wanted += [found for value in values.get(name, []) for found in VARIABLE.findall(value)]
    return used


def _declarations(body: str) -> list[tuple[str, str]]:
    pairs = (part.partition(":") for part in body.split(";"))
    return [(name.strip(), " ".join(value.split())) for name, _, value in pairs if value.strip()]


def _only(body: str, used: set[str]) -> str:
    kept = [(name, value) for name, value in _declarations(body) if not name.startswith("--") or name in used]
    return " ".join(f"{name}: {value};" for name, value in kept)
