"""The rules of Immortals: the position, and a folder for each part; `RULES` is what the library needs of them."""

from ludotheque.game import Outcome, Rules, Setup
from ludotheque.games.immortals import data
from ludotheque.games.immortals.data.box import world
from ludotheque.games.immortals.rules import heritage, refusals, sight, state, table, verbs
from ludotheque.games.immortals.rules.rounds import scoring
from ludotheque.games.immortals.rules.start.setup import set_up
from ludotheque.kernel import Dice
from ludotheque.kernel.step import Step
from ludotheque.modules import classes_in, events_in
from ludotheque.page import Progress


def blank(chosen: Setup) -> state.Immortals:
    """Return a position with nothing on the table but what every game of this setup shares."""
    s = state.Immortals(world(chosen.edition), table.house_rules(chosen))
    s.clear()
    return s


def start(chosen: Setup, dice: Dice) -> state.Immortals:
    """Return the position before the first armies are deployed."""
    s = blank(chosen)
    set_up(s, chosen.players, dice)
    return s


def progress(s: state.Immortals) -> Progress:
    """Say which round it is; the starting round is none."""
    return Progress(min(s.round, s.house.rounds), s.house.rounds)


def scores(s: state.Immortals) -> tuple[int, ...]:
    """Return the victory points of each seat."""
    return tuple(player.score for player in s.players)


def outcome(s: state.Immortals) -> Outcome | None:
    """Return scores and winners once the last round is over: points, then armies on the board (IM-END-03 to 05)."""
    return Outcome(scores(s), tuple(scoring.winners(s))) if s.is_over() else None


RULES = Rules(
    hidden=True,
    simultaneous=True,
    table=table.TABLE,
    older=(table.FIRST_RULES,),
    verbs=verbs.VERBS,
    edition=data.EDITION,
    longest=6000,
    blank=blank,
    start=start,
    outcome=outcome,
    sight=sight.sight,
    guess=sight.guess,
    redraw=sight.redraw,
    reasons=refusals.reasons,
    parts=(state.Player, *classes_in(__name__, Step)),
    shared=("world", "house"),
    upgrades=(heritage.part_decks_by_realm,),
    events=events_in(__name__),
    tie=scoring.tie,
    scores=scores,
    progress=progress,
)
