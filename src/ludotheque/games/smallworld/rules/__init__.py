"""The rules of Small World, one module per chapter; `RULES` is what the library needs of them."""

from ludotheque.game import Outcome, Rules, Setup
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules import refusals, scoring, setup, sight, state, table, verbs
from ludotheque.kernel import Dice
from ludotheque.kernel.step import Step
from ludotheque.modules import classes_in, events_in
from ludotheque.page import Progress


def blank(chosen: Setup) -> state.SmallWorld:
    """Return a position with nothing on the table but what every game of this setup shares."""
    return state.SmallWorld(data.world_map(chosen.players), data.catalogue(chosen.edition), table.house_rules(chosen))


def start(chosen: Setup, dice: Dice) -> state.SmallWorld:
    """Return the position before the first turn."""
    s = blank(chosen)
    setup.set_up(s, chosen.players, sight.races_in_play(s), data.SETUP["starting_coins"], dice)
    return s


def progress(s: state.SmallWorld) -> Progress:
    """Say which turn it is."""
    return Progress(min(s.turn, s.map.turns), s.map.turns)


def scores(s: state.SmallWorld) -> tuple[int, ...]:
    """Return the coins of each seat."""
    return tuple(player.coins for player in s.players)


def outcome(s: state.SmallWorld) -> Outcome | None:
    """Return scores and winners once the last turn is over: coins, then tokens on the board (SW-END-03)."""
    return Outcome(scores(s), tuple(scoring.winners(s))) if s.is_over() else None


RULES = Rules(
    hidden=True,
    simultaneous=False,
    table=table.TABLE,
    verbs=verbs.VERBS,
    edition=data.EDITION,
    longest=4000,
    blank=blank,
    start=start,
    outcome=outcome,
    sight=sight.sight,
    guess=sight.guess,
    redraw=sight.redraw,
    reasons=refusals.reasons,
    parts=(state.Land, state.Combo, state.Folk, state.Player, *classes_in(__name__, Step)),
    shared=("map", "tiles", "house"),
    events=events_in(__name__),
    tie=scoring.tie,
    scores=scores,
    progress=progress,
)
