"""Turns style sheets into plain attributes, for programs that draw SVG but know no CSS variables."""

from typing import Any
from xml.etree import ElementTree

import cssselect2
import tinycss2

from ludotheque.svg import colours

SVG = "http://www.w3.org/2000/svg"
INHERITED_DEPTH = 20
# Movement and pointers mean nothing in a picture.
DROPPED = ("animation", "transition", "cursor", "pointer-events", "user-select", "outline", "will-change")
# What is written out: variables, and colours that not every program knows.
RESOLVED = ("var(", *(f"{name}(" for name in colours.FUNCTIONS))

Values = dict[str, str]


def painted(svg: str, *sheets: str) -> str:
    """Give a drawing with the style of its own sheets and of those given written into each element."""
    for prefix, space in (("", SVG), ("xlink", "http://www.w3.org/1999/xlink")):
        ElementTree.register_namespace(prefix, space)
    root = ElementTree.fromstring(svg)
    own = [element.text or "" for element in root.iter(f"{{{SVG}}}style")]
    matcher = _matcher("\n".join([*sheets, *own]))
    _paint(cssselect2.ElementWrapper.from_xml_root(root), matcher, {})
    for parent in list(root.iter()):
        for element in [child for child in parent if child.tag == f"{{{SVG}}}style"]:
            parent.remove(element)
    return ElementTree.tostring(root, encoding="unicode")


def _matcher(sheet: str) -> Any:
    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":  # media queries and key frames are for screens
            continue
        declarations = _declarations(rule.content)
        for selector in _selectors(rule.prelude):
            if selector.pseudo_element is None:
                matcher.add_selector(selector, declarations)
    return matcher


def _selectors(prelude: list[Any]) -> list[Any]:
    try:
        return list(cssselect2.compile_selector_list(prelude))
    except cssselect2.SelectorError:
        return []


def _declarations(content: Any) -> list[Any]:
    parsed = tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True)
    return [item for item in parsed if item.type == "declaration" and not item.name.startswith(DROPPED)]


def _paint(element: Any, matcher: Any, inherited: Values) -> None:
    style = _cascade(element, matcher)
    variables = inherited | {name: value for name, value in style.items() if name.startswith("--")}
    plain = {name: _resolve(value, variables) for name, value in style.items() if not name.startswith("--")}
    node = element.etree_element
    for name, value in node.attrib.items():
        if "var(" in value:
            node.set(name, _resolve(value, variables))
    if plain:
        node.set("style", ";".join(f"{name}:{value}" for name, value in plain.items() if value))
    for child in element.iter_children():
        _paint(child, matcher, variables)


def _cascade(element: Any, matcher: Any) -> Values:
    """Put the declarations that hold for an element in order, the important ones last."""
    lists = [declarations for *_, declarations in sorted(matcher.match(element), key=lambda match: match[:2])]
    lists.append(_declarations(element.etree_element.get("style", "")))
    every = [item for declarations in lists for item in declarations]
    every.sort(key=lambda item: item.important)
    return {item.name: tinycss2.serialize(item.value).strip() for item in every}


def _resolve(value: str, variables: Values, depth: int = 0) -> str:
    """Replace each var(--name, fallback) by what it stands for, and newer colours by plain ones."""
    if not any(name in value for name in RESOLVED) or depth > INHERITED_DEPTH:
        return value
    tokens = tinycss2.parse_component_value_list(value)
    return "".join(_resolve_token(token, variables, depth) for token in tokens).strip()


def _resolve_token(token: Any, variables: Values, depth: int) -> str:
    if token.type != "function":
        return str(token.serialize())
    inside = tinycss2.serialize(token.arguments)
    if token.lower_name != "var":
        resolved = f"{token.name}({_resolve(inside, variables, depth + 1)})"
        is_colour = token.lower_name in colours.FUNCTIONS
        return colours.plain(tinycss2.parse_one_component_value(resolved)) if is_colour else resolved
    name, _, fallback = inside.partition(",")
    return _resolve(variables.get(name.strip(), fallback.strip()), variables, depth + 1)
