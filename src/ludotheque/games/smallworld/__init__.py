"""Small World: fantastic races fight over a board that is too small for them all."""

from ludotheque.game import Cover, Game, Mind, Outcome, Rules, Setup, Show, TableOption, Verb, classes_of
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.mind.features import features
from ludotheque.games.smallworld.mind.heuristic import value
from ludotheque.games.smallworld.mind.taste import taste
from ludotheque.games.smallworld.rules import column, conquest, decline, pieces, redeploy, scoring, setup, state, turn
from ludotheque.games.smallworld.rules.clauses import event_clause, tie
from ludotheque.games.smallworld.rules.refusals import why_not
from ludotheque.games.smallworld.rules.scoring import winners
from ludotheque.games.smallworld.rules.sight import guess, races_in_play, redraw, sight
from ludotheque.games.smallworld.rules.state import HouseRules, SmallWorld
from ludotheque.games.smallworld.show.board import board
from ludotheque.games.smallworld.show.page import event_icon, option_icon, page, progress, scores
from ludotheque.games.smallworld.show.textboard import text_board
from ludotheque.games.smallworld.words import en, fr
from ludotheque.kernel import Dice, Event
from ludotheque.kernel.step import Step

MOST_REGIONS = 48

TABLE = (
    TableOption(
        "ghoul-die",
        ("each", "shared"),
        "Dé de renfort des Zombies en déclin et du peuple actif",
        "Reinforcement die of declined Ghouls and active race",
        "SW-RACE-ZOMBIES-02",
        ("chacun le sien", "un seul par tour"),
    ),
    TableOption(
        "own-declined",
        ("counts", "ignored"),
        "Région de son propre peuple en déclin, comme région non vide",
        "Region of one's own declined race, as a non-empty region",
        "SW-RACE-ORCS-01",
        ("compte", "ne compte pas"),
    ),
    TableOption(
        "sea-entry",
        ("yes", "no"),
        "Marins : première conquête dans une mer du bord",
        "Seafaring: first conquest in a sea on the edge",
        "SW-POWER-SEAFARING-01",
        ("oui", "non"),
    ),
    TableOption(
        "failed-attempt",
        ("attack", "harmless"),
        "Diplomates : une tentative au dé ratée est une attaque",
        "Diplomat: a failed die attempt is an attack",
        "SW-POWER-DIPLOMAT-01",
        ("oui", "non"),
    ),
    TableOption(
        "ratmen", ("no", "yes"), "Avec les Hommes-rats", "With the Ratmen", "SW-RACE-RATMEN-01", ("non", "oui")
    ),
    TableOption(
        "coins",
        ("secret", "open"),
        "Jetons de victoire des autres joueurs",
        "Victory coins of the other players",
        "SW-END-03",
        ("secrets", "visibles"),
    ),
)


def blank(chosen: Setup) -> SmallWorld:
    """Return a position with nothing on the table but what every game of this setup shares."""
    options = chosen.options
    house = HouseRules(
        shared_die=options["ghoul-die"] == "shared",
        own_past_counts=options["own-declined"] == "counts",
        sea_entry=options["sea-entry"] == "yes",
        attempt_attacks=options["failed-attempt"] == "attack",
        ratmen=options["ratmen"] == "yes",
        open_coins=options["coins"] == "open",
    )
    return SmallWorld(data.world_map(chosen.players), data.catalogue(), house)


def start(chosen: Setup, dice: Dice) -> SmallWorld:
    """Return the position before the first turn."""
    s = blank(chosen)
    setup.set_up(s, chosen.players, races_in_play(s), data.SETUP["starting_coins"], dice)
    return s


def outcome(s: SmallWorld) -> Outcome | None:
    """Return scores and winners once the last turn is over: coins, then tokens on the board (SW-END-03)."""
    if not s.is_over():
        return None
    return Outcome(tuple(player.coins for player in s.players), tuple(winners(s)))


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which race and power an event gives to a seat."""
    if event.name != "pick":
        return []
    race, power = data.RACES[event.figures[0]].id, data.POWERS[event.figures[1]].id
    return [(event.seat, "race", race), (event.seat, "power", power)]


GAME = Game(
    name="smallworld",
    version="1",
    seats=range(2, 6),
    cover=Cover(
        titles={"fr": "Small World", "en": "Small World"},
        pitches={
            "fr": "Trop de peuples pour un si petit monde\u00a0: conquérez, déclinez, recommencez.",
            "en": "Too many races for such a small world: conquer, decline, begin again.",
        },
        minutes=60,
        icon="race-orcs",
        colour="#35592f",
        place=0,
        units={"fr": ("jeton", "jetons"), "en": ("coin", "coins")},
    ),
    rules=Rules(
        hidden=True,
        simultaneous=False,
        table=TABLE,
        verbs=(
            Verb("pick", "combo", column.VISIBLE),
            *(
                Verb(verb, "region", MOST_REGIONS)
                for verb in ("conquer", "attempt", "dragon", "replace", "abandon", "leave", "lift")
            ),
            *(Verb(verb, "region", MOST_REGIONS, 2) for verb in ("place", "camp")),
            *(Verb(verb, "region", MOST_REGIONS) for verb in ("fortress", "hero")),
            Verb("pact", "seat", 5),
            *(
                Verb(verb, "button", 1)
                for verb in ("roll", "stop", "decline", "stay", "lift", "done", "skip", "keep", "strike")
            ),
        ),
        longest=4000,
        blank=blank,
        start=start,
        outcome=outcome,
        sight=sight,
        guess=guess,
        redraw=redraw,
        why_not=why_not,
        parts=(
            *(state.Land, state.Combo, state.Folk, state.Player),
            *classes_of(Step, column, conquest, decline, pieces, redeploy, scoring, turn),
        ),
        shared=("map", "tiles", "house"),
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
