"""French spaces: what must not break, and where."""

import re

NO_BREAK = "\u00a0"
BEFORE_SIGN = re.compile(r" (?=[?!:;»%])")
AFTER_QUOTE = re.compile(r"(?<=«) ")


def typeset(text: str) -> str:
    """Return a French text with no-break spaces before ? ! : ; and inside quotation marks."""
    return AFTER_QUOTE.sub(NO_BREAK, BEFORE_SIGN.sub(NO_BREAK, text))
