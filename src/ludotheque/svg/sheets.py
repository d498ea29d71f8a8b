"""Style sheets cut down to what one drawing needs, to travel inside it."""

import re
from collections.abc import Iterable

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


def needed(drawing: str, sheets: Iterable[str]) -> str:
    """Return the rules of some sheets that touch a drawing, with the variables that these use."""
    plain = FOR_SCREENS.sub("", COMMENT.sub("", "\n".join(sheets)))
    classes = {name for text in re.findall(r'class="([^"]*)"', drawing) for name in text.split()}
    elements = set(re.findall(r"<([a-z]+)", drawing))
    rules: list[tuple[str, str]] = []
    for prelude, body in RULE.findall(plain):
        kept = [part.strip() for part in SELECTOR.findall(prelude) if _touches(part, drawing, classes, elements)]
        if kept:
            rules.append((", ".join(kept), " ".join(body.split())))
    used = _variables_used(drawing, rules)
    return "\n".join(f"{selectors} {{ {_only(body, used)} }}" for selectors, body in rules if _only(body, used))


def _touches(selector: str, drawing: str, classes: set[str], elements: set[str]) -> bool:
    if MOVING.search(selector):
        return False
    positive = NEGATION.sub("", selector)
    return (
        all(name in classes for name in CLASS.findall(positive))
        and all(f" {attribute}" in drawing for attribute in ATTRIBUTE.findall(positive))
        and all(name in elements for name in ELEMENT.findall(ATTRIBUTE.sub("", positive)))
    )


def _variables_used(drawing: str, rules: list[tuple[str, str]]) -> set[str]:
    """Return the variables that painting rules name, and those that stand behind them."""
    values: dict[str, list[str]] = {}
    wanted = VARIABLE.findall(drawing)
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
    return [(name.strip(), value.strip()) for name, _, value in pairs if value.strip()]


def _only(body: str, used: set[str]) -> str:
    kept = [(name, value) for name, value in _declarations(body) if not name.startswith("--") or name in used]
    return " ".join(f"{name}: {value};" for name, value in kept)
