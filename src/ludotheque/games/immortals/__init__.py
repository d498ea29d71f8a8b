"""Immortals: armies that fall in one realm rise again in the other."""

from ludotheque.game import Cover, Game, Mind, Outcome, Rules, Setup, Show, TableOption, Verb, classes_of
from ludotheque.games.immortals import data
from ludotheque.games.immortals.mind.features import features
from ludotheque.games.immortals.mind.heuristic import taste, value
from ludotheque.games.immortals.rules import state
from ludotheque.games.immortals.rules.actions import action, attack, building, extraction, magic, transition
from ludotheque.games.immortals.rules.clauses import event_clause, tie
from ludotheque.games.immortals.rules.refusals import why_not
from ludotheque.games.immortals.rules.rounds import planning, reinforcement, resolution, rounds, scoring
from ludotheque.games.immortals.rules.rounds.scoring import winners
from ludotheque.games.immortals.rules.sight import guess, redraw, sight
from ludotheque.games.immortals.rules.start import drafting, initialisation, setup
from ludotheque.games.immortals.rules.state import CARDS, REGIONS, SPACES, HouseRules, Immortals
from ludotheque.games.immortals.show.board import board
from ludotheque.games.immortals.show.page import event_icon, option_icon, page, progress, scores
from ludotheque.games.immortals.show.textboard import text_board
from ludotheque.games.immortals.words import en, fr
from ludotheque.kernel import Dice, Event
from ludotheque.kernel.step import Step

MOST_GROUPS = 8
# There are ten Round-marker cards (IM-SETUP-05, 18).
COUNTS = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "1")

TABLE = (
    TableOption(
        "rounds",
        ("standard", *COUNTS),
        "Nombre de tours (normal : 7 à trois, 5 à quatre ou cinq)",
        "Number of rounds (standard: 7 for three, 5 for four or five)",
        "IM-SETUP-18",
        ("normal", *COUNTS),
    ),
    TableOption(
        "tower",
        ("fixed-odds", "one-by-one"),
        "Tour à cubes",
        "Cube tower",
        "IM-BATTLE-09",
        ("chances fixes", "cube après cube"),
    ),
)

AT_PLACES = (
    "deploy",
    "reinforce",
    "extract",
    "transition",
    "portal",
    "sanctuary",
    "capital",
    "attack",
    "target",
    "move",
    "destination",
    "place",
    "seize",
)


def blank(chosen: Setup) -> Immortals:
    """Return a position with nothing on the table but what every game of this setup shares."""
    asked = chosen.options["rounds"]
    rounds = data.SETUP["turns"][str(chosen.players)] if asked == "standard" else int(asked)
    s = Immortals(data.world(), HouseRules(rounds, chosen.options["tower"] == "one-by-one"))
    s.clear()
    return s


def start(chosen: Setup, dice: Dice) -> Immortals:
    """Return the position before the first armies are deployed."""
    s = blank(chosen)
    setup.set_up(s, chosen.players, dice)
    return s


def outcome(s: Immortals) -> Outcome | None:
    """Return scores and winners once the last round is over: points, then armies on the board (IM-END-03 to 05)."""
    if not s.is_over():
        return None
    return Outcome(tuple(player.score for player in s.players), tuple(winners(s)))


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which tribes an event gives to a seat."""
    if event.name != "tribes":
        return []
    light, dark = data.LIGHT_TRIBES[event.figures[0]]["id"], data.DARK_TRIBES[event.figures[1]]["id"]
    return [(event.seat, "light", light), (event.seat, "dark", dark)]


GAME = Game(
    name="immortals",
    version="1",
    seats=range(3, 6),
    cover=Cover(
        titles={"fr": "Immortals", "en": "Immortals"},
        pitches={
            "fr": "Deux royaumes, une tour à cubes, des plans secrets\u00a0: nul ne meurt vraiment.",
            "en": "Two realms, a tower of cubes, secret plans: nobody really dies.",
        },
        minutes=120,
        icon="im-tower",
        colour="#4a3a63",
        place=1,
    ),
    rules=Rules(
        hidden=True,
        simultaneous=True,
        table=TABLE,
        verbs=(
            Verb("group", "group", MOST_GROUPS),
            *(Verb(verb, "card", CARDS) for verb in ("choose", "pick")),
            *(Verb(verb, "space", SPACES) for verb in ("lay", "lift", "reveal")),
            *(Verb(verb, kind, REGIONS) for verb in AT_PLACES for kind in ("region-light", "region-dark")),
            *(Verb(verb, "button", setup.CUBES) for verb in ("light", "commit", "march")),
            *(
                Verb(verb, "button", 1)
                for verb in ("draw", "skip", "stop", "ready", "back", "pass", "gold", "energy", "marker")
            ),
        ),
        longest=6000,
        blank=blank,
        start=start,
        outcome=outcome,
        sight=sight,
        guess=guess,
        redraw=redraw,
        why_not=why_not,
        parts=(
            state.Player,
            *classes_of(
                Step, action, attack, building, drafting, extraction, initialisation, magic, planning, reinforcement
            ),
            *classes_of(Step, resolution, rounds, scoring, setup, transition),
        ),
        shared=("world", "house"),
        tie=tie,
        scores=scores,
        progress=progress,
        event_clause=event_clause,
    ),
    mind=Mind(
        value=value,
        taste=taste,
        features=features,
        labels=labels,
    ),
    show=Show(
        board=board,
        page=page,
        text_board=text_board,
        event_icon=event_icon,
        option_icon=option_icon,
    ),
    words={"fr": fr, "en": en},
)

__all__ = ["GAME"]
