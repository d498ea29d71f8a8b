"""Everything Small World says in one language, for a reader who knows that language well."""

from collections.abc import Iterator

from ludotheque.game import Talk
from ludotheque.games.smallworld import GAME, data
from ludotheque.games.smallworld.rules import events, scoring
from ludotheque.games.smallworld.rules.state import NOBODY, NONE, TRIBE
from ludotheque.games.smallworld.rules.traits import FARMLAND, MAGIC, MINE, SWAMP
from ludotheque.kernel import SPECTATOR
from ludotheque.words import english, french
from tests.games.smallworld.positions import ASKED, NAMES, begin, named
from tests.games.smallworld.refused import CASES, refusal_of

ORCS, ELVES, AMAZONS, GHOULS, SORCERERS, SKELETONS, HALFLINGS = (
    data.RACE[race] for race in ("orcs", "elves", "amazons", "ghouls", "sorcerers", "skeletons", "halflings")
)
HILL = data.POWER["hill"]
NOBODY_THERE = (NOBODY, NONE, 0, False)
A_TRIBE = (NOBODY, TRIBE, 1, False)


def coins(**parts: int) -> tuple[int, list[int]]:
    """The coins of a score, and what they are for."""
    earned = [0] * scoring.PARTS
    for part, number in parts.items():
        earned[getattr(scoring, part.upper())] = number
    return sum(earned), earned


def coins_for_places() -> tuple[int, list[int]]:
    """The same with terrain and symbols."""
    _, earned = coins(regions=6, past_regions=1, riches=7)
    earned[scoring.FIRST_TERRAIN + FARMLAND] = 1
    earned[scoring.FIRST_TERRAIN + SWAMP] = 2
    earned[scoring.FIRST_SYMBOL + MINE] = 2
    earned[scoring.FIRST_SYMBOL + MAGIC] = 1
    return sum(earned), earned


# Regions of the board for two: 0 Gull Sea, 2 Mirrormere, 4 Goldsheaf, 11 Greenknoll, 21 Stormhorn.
EVENTS = [
    events.FirstDrawn(0),
    events.RoundBegan(NOBODY, 2),
    events.RoundBegan(NOBODY, 10),
    events.TurnBegan(0, 2),
    events.Picked(0, ORCS, HILL, 0, 0, 9),
    events.Picked(0, AMAZONS, HILL, 3, 1, 10),
    events.Conquered(0, 4, ORCS, False, 2, 0, False, *NOBODY_THERE),
    events.Conquered(0, 11, ORCS, False, 3, 2, False, *A_TRIBE),
    events.Conquered(0, 21, ORCS, False, 4, 1, False, 1, ELVES, 1, False),
    events.Conquered(0, 0, HALFLINGS, False, 2, 0, True, *NOBODY_THERE),
    events.Conquered(0, 4, GHOULS, True, 3, 0, False, 0, ELVES, 1, False),
    events.Conquered(0, 4, ORCS, False, 3, 1, False, 1, GHOULS, 2, True),
    events.TakenByDragon(0, 4, ORCS, False, 1, 1, False, 1, ELVES, 4, False),
    events.Replaced(0, 4, SORCERERS, 0, 1, ELVES),
    events.Replaced(0, 2, SORCERERS, 1, 1, ELVES),
    events.DieThrown(0, 4, 2, 3, 2),
    events.DieThrown(0, 2, 0, 3, 1),
    events.Repelled(0, 4, ORCS),
    events.Repelled(0, 2, ORCS),
    events.BerserkDieThrown(0, 0),
    events.BerserkDieThrown(0, 1),
    events.BerserkDieThrown(0, 3),
    events.TokensLost(0, 4, ORCS, 1, 0),
    events.TokensLost(0, 4, ORCS, 1, 1),
    events.TokensLost(0, 4, ELVES, 0, 3),
    events.Vanished(0, ORCS),
    events.Abandoned(0, 0, ORCS),
    events.Abandoned(0, 4, ORCS),
    events.Declined(0, ORCS),
    events.Grown(0, SKELETONS, 1),
    events.Grown(0, SKELETONS, 2),
    events.Left(0, 4, AMAZONS, 2),
    events.Left(0, 2, AMAZONS, 0),
    events.Placed(0, 4, ORCS, 1),
    events.Placed(0, 0, ORCS, 5),
    events.FortressBuilt(0, 4),
    events.Encamped(0, 4, 1),
    events.Encamped(0, 2, 4),
    events.HeroPosted(0, 4),
    events.PactMade(0, 1),
    events.Scored(0, *coins()),
    events.Scored(0, *coins(regions=1, past_regions=1, captures=1)),
    events.Scored(0, *coins(regions=5, past_regions=3, trade=5, fortresses=2, captures=4, wages=2)),
    events.Scored(0, *coins_for_places()),
    events.GameEnded(NOBODY, [1], [57, 77]),
    events.GameEnded(NOBODY, [0, 1], [77, 77]),
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
