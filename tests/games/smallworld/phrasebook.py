"""Everything Small World says in one language, for a reader who knows that language well."""

from collections.abc import Iterator

from ludotheque.game import Talk
from ludotheque.games.smallworld import GAME, data
from ludotheque.games.smallworld.rules import scoring
from ludotheque.games.smallworld.rules.state import NOBODY, NONE, TRIBE
from ludotheque.games.smallworld.rules.traits import FARMLAND, MAGIC, MINE, SWAMP
from ludotheque.kernel import SPECTATOR, Event
from ludotheque.words import english, french
from tests.games.smallworld.positions import ASKED, NAMES, begin, named
from tests.games.smallworld.refused import CASES, refusal_of

ORCS, ELVES, AMAZONS, GHOULS, SORCERERS, SKELETONS, HALFLINGS = (
    data.RACE[race] for race in ("orcs", "elves", "amazons", "ghouls", "sorcerers", "skeletons", "halflings")
)
HILL = data.POWER["hill"]
NOBODY_THERE = [NOBODY, NONE, 0, 0]
A_TRIBE = [NOBODY, TRIBE, 1, 0]


def coins(**parts: int) -> list[int]:
    """The figures of a score."""
    earned = [0] * scoring.PARTS
    for part, number in parts.items():
        earned[getattr(scoring, part.upper())] = number
    return [sum(earned), *earned]


def coins_for_places() -> list[int]:
    """The figures of a score with terrain and symbols."""
    earned = coins(regions=6, past_regions=1, riches=7)
    earned[1 + scoring.FIRST_TERRAIN + FARMLAND] = 1
    earned[1 + scoring.FIRST_TERRAIN + SWAMP] = 2
    earned[1 + scoring.FIRST_SYMBOL + MINE] = 2
    earned[1 + scoring.FIRST_SYMBOL + MAGIC] = 1
    return [sum(earned[1:]), *earned[1:]]


# Regions of the board for two: 0 Gull Sea, 2 Mirrormere, 4 Goldsheaf, 11 Greenknoll, 21 Stormhorn.
EVENTS = [
    Event("first", 0),
    Event("round", NOBODY, "", 2),
    Event("round", NOBODY, "", 10),
    Event("turn", 0, "", 2),
    Event("pick", 0, "combo", 0, [ORCS, HILL, 0, 0, 9]),
    Event("pick", 0, "combo", 3, [AMAZONS, HILL, 3, 1, 10]),
    Event("conquer", 0, "region", 4, [ORCS, 0, 2, 0, 0, *NOBODY_THERE]),
    Event("conquer", 0, "region", 11, [ORCS, 0, 3, 2, 0, *A_TRIBE]),
    Event("conquer", 0, "region", 21, [ORCS, 0, 4, 1, 0, 1, ELVES, 1, 0]),
    Event("conquer", 0, "region", 0, [HALFLINGS, 0, 2, 0, 1, *NOBODY_THERE]),
    Event("conquer", 0, "region", 4, [GHOULS, 1, 3, 0, 0, 0, ELVES, 1, 0]),
    Event("conquer", 0, "region", 4, [ORCS, 0, 3, 1, 0, 1, GHOULS, 2, 1]),
    Event("dragon", 0, "region", 4, [ORCS, 0, 1, 1, 0, 1, ELVES, 4, 0]),
    Event("replace", 0, "region", 4, [SORCERERS, 0, 1, ELVES]),
    Event("replace", 0, "region", 2, [SORCERERS, 1, 1, ELVES]),
    Event("throw", 0, "region", 4, [2, 3, 2]),
    Event("throw", 0, "region", 2, [0, 3, 1]),
    Event("repelled", 0, "region", 4, [ORCS]),
    Event("repelled", 0, "region", 2, [ORCS]),
    Event("berserk", 0, "", 0, [0]),
    Event("berserk", 0, "", 0, [1]),
    Event("berserk", 0, "", 0, [3]),
    Event("lose", 0, "region", 4, [ORCS, 1, 0]),
    Event("lose", 0, "region", 4, [ORCS, 1, 1]),
    Event("lose", 0, "region", 4, [ELVES, 0, 3]),
    Event("vanish", 0, "", 0, [ORCS]),
    Event("abandon", 0, "region", 0),
    Event("abandon", 0, "region", 4),
    Event("decline", 0, "", 0, [ORCS]),
    Event("grow", 0, "", 0, [SKELETONS, 1]),
    Event("grow", 0, "", 0, [SKELETONS, 2]),
    Event("leave", 0, "region", 4, [AMAZONS, 2]),
    Event("leave", 0, "region", 2, [AMAZONS, 0]),
    Event("place", 0, "region", 4, [ORCS, 1]),
    Event("place", 0, "region", 0, [ORCS, 5]),
    Event("fortress", 0, "region", 4),
    Event("camp", 0, "region", 4, [1]),
    Event("camp", 0, "region", 2, [4]),
    Event("hero", 0, "region", 4),
    Event("pact", 0, "seat", 1),
    Event("score", 0, "", 0, coins()),
    Event("score", 0, "", 0, coins(regions=1, past_regions=1, captures=1)),
    Event("score", 0, "", 0, coins(regions=5, past_regions=3, trade=5, fortresses=2, captures=4, wages=2)),
    Event("score", 0, "", 0, coins_for_places()),
    Event("end", NOBODY, "", 0b10, [57, 77]),
    Event("end", NOBODY, "", 0b11, [77, 77]),
]


def book(language: str) -> str:
    """All texts in one language."""
    chapters = {
        "Races and powers": glossary(language),
        "Combinations": combinations(language),
        "Regions": regions(language),
        "Questions": questions(language),
        "Log, told to the first player, to the second, to an onlooker": log(language),
        "Refusals": refusals(language),
    }
    return "\n\n".join("\n".join([f"# {title}", "", *lines]) for title, lines in chapters.items()) + "\n"


def glossary(language: str) -> Iterator[str]:
    """Races and powers with their effects."""
    for name, effect in GAME.words[language].glossary():
        yield f"{name}: {effect}"


def combinations(language: str) -> Iterator[str]:
    """Each power with a race, and with the only one that is feminine in French."""
    names = GAME.words[language].names  # type: ignore[attr-defined]
    for power in range(len(data.POWERS)):
        yield f"{names.combo(1 + power % (len(data.RACES) - 1), power)}, {names.combo(AMAZONS, power)}"


def regions(language: str) -> Iterator[str]:
    """Each region as sentences name it."""
    for players in GAME.seats:
        for place in data.places(players):
            if language == "fr":
                ways = (french.the_place(place.fr), french.of_place(place.fr), french.at_place(place.fr))
                yield f"{place.fr}: {', '.join(ways)}"
            else:
                yield f"{place.en}: {english.the_place(place.en)}"


def questions(language: str) -> Iterator[str]:
    """Each question, with what is at hand, the options and their bills."""
    words = GAME.words[language]
    for title, position in ASKED.items():
        match = named(position()).match
        question = match.question()
        assert question is not None
        talk = match.talk(question.seat)
        yield f"[{title}] {words.question(talk, question.ask)} {words.situation(talk, question.ask)}"
        onlooker = match.talk(SPECTATOR)
        yield f"    (onlooker) {words.question(onlooker, question.ask)} {words.situation(onlooker, question.ask)}"
        for option in question.options:
            bill = "; ".join(" ".join(line) for line in words.bill(talk, question.ask, option))
            yield f"    {words.option(talk, question.ask, option)}" + (f"  [{bill}]" if bill else "")


def log(language: str) -> Iterator[str]:
    """Each event, told to three listeners."""
    view = begin().match.view(0)
    for event in EVENTS:
        told = [GAME.words[language].event(Talk(view, NAMES[:2], you), event) for you in (0, 1, SPECTATOR)]
        yield f"[{event.name}] {' | '.join(dict.fromkeys(told))}"


def refusals(language: str) -> Iterator[str]:
    """Each reason, with its clause."""
    for case in CASES:
        t = named(case.position())
        refusal = refusal_of(case, t)
        assert refusal is not None
        yield f"[{refusal.reason}] {GAME.words[language].refusal(t.match.talk(0), refusal)} ({refusal.clause})"
