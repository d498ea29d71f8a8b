"""Who leads, told to one of those who play: the same sentences for every game that shows its scores."""

from collections.abc import Callable, Sequence

from ludotheque.game import Talk
from ludotheque.typography import shown
from ludotheque.words.language import EN, FR

SENTENCES = {
    "fr": {
        "level": "Tout le monde est à égalité : {best}.",
        "you": "Vous menez avec {best}.",
        "we": "Vous menez avec {best}, à égalité avec {others}.",
        "one": "{others} mène avec {best}.",
        "several": "{others} mènent avec {best}.",
        "mine": "{said} Vous : {mine}.",
    },
    "en": {
        "level": "Everybody is level: {best}.",
        "you": "You lead with {best}.",
        "we": "You lead with {best}, level with {others}.",
        "one": "{others} leads with {best}.",
        "several": "{others} lead with {best}.",
        "mine": "{said} You: {mine}.",
    },
}
LISTS = {"fr": FR, "en": EN}


def leading(talk: Talk, scores: Sequence[int], language: str, counted: Callable[[int], str]) -> str:
    """Say who leads, and how far behind the listener is; nothing alone, or before anybody has scored."""
    you, best = looks_from(talk), max(scores)
    if len(scores) < 2 or not best:
        return ""
    ahead = [seat for seat, score in enumerate(scores) if score == best]
    others = LISTS[language].listed([talk.names[seat] for seat in ahead if seat != you])
    said = SENTENCES[language][_case(ahead, you, len(scores))].format(best=counted(best), others=others)
    if 0 <= you < len(scores) and you not in ahead:
        said = SENTENCES[language]["mine"].format(said=said, mine=LISTS[language].number(scores[you]))
    return shown(said, language)


def _case(ahead: Sequence[int], you: int, players: int) -> str:
    if len(ahead) == players:
        return "level"
    if you in ahead:
        return "you" if len(ahead) == 1 else "we"
    return "one" if len(ahead) == 1 else "several"


def looks_from(talk: Talk) -> int:
    """Return the seat whose affairs a listener cares for: their own, or the one they look over the shoulder of."""
    return talk.you if talk.you >= 0 else talk.eyes
