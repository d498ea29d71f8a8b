"""The rules of Ebbland, one module per chapter; `RULES` is what the library needs of them."""

from ludotheque.game import Outcome, Rules, Setup
from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.rules import heritage, refusals, sight, state, table, verbs
from ludotheque.games.ebbland.rules.effects.effect import Filter, Play
from ludotheque.games.ebbland.rules.setup import set_up
from ludotheque.games.ebbland.rules.traits import Deck
from ludotheque.kernel import Dice
from ludotheque.kernel.step import Step
from ludotheque.modules import classes_in, events_in
from ludotheque.page import Progress


def blank(chosen: Setup) -> state.Ebbland:
    """Return a position with nothing on the table but what every game of this setup shares."""
    return state.Ebbland(catalogue(chosen.edition), table.house_rules(chosen), state.Roll())


def start(chosen: Setup, dice: Dice) -> state.Ebbland:
    """Return the position before the opening hands are drawn."""
    s = blank(chosen)
    s.dice = dice
    set_up(s, chosen.players)
    return s


def progress(s: state.Ebbland) -> Progress:
    """Say which turn of their own the players are in; nobody knows how many there will be."""
    return Progress(max(side.turns for side in s.sides))


def scores(s: state.Ebbland) -> tuple[int, ...]:
    """Return the victory points of each seat, logistics included."""
    return tuple(side.total() for side in s.sides)


def outcome(s: state.Ebbland) -> Outcome | None:
    """Return scores and winners once somebody has won (CC-WIN-01, B-56)."""
    return Outcome(scores(s), tuple(s.winners)) if s.winners else None


RULES = Rules(
    hidden=True,
    simultaneous=False,
    table=table.TABLE,
    verbs=verbs.VERBS,
    edition=data.EDITION,
    longest=20000,
    blank=blank,
    start=start,
    outcome=outcome,
    sight=sight.sight,
    guess=sight.guess,
    redraw=sight.redraw,
    reasons=refusals.reasons,
    parts=(
        *(state.Side, state.Fighter, state.Change, state.Discount, state.Dead, state.Combat, state.Roll, state.Thrown),
        *(Deck, Filter, Play, *classes_in(__name__, Step)),
    ),
    shared=("box", "house"),
    upgrades=(heritage.say_why_rolls_change, heritage.let_the_phase_end_frenzy),
    events=events_in(__name__),
    scores=scores,
    progress=progress,
)
