"""The rules of Nim; `RULES` is what the library needs of them."""

from examples.nim.rules.refusals import reasons
from examples.nim.rules.state import NOBODY, Nim
from examples.nim.rules.turn import MOST, Take
from ludotheque.game import Outcome, Rules, Setup, TableOption, Verb
from ludotheque.kernel import Dice
from ludotheque.kernel.step import Step
from ludotheque.modules import classes_in, events_in

TABLE = (TableOption("pebbles", ("15", "21"), "NI-SETUP-01"),)


def blank(chosen: Setup) -> Nim:
    """Return the row before anybody has taken anything."""
    return Nim(chosen.players, int(chosen.options["pebbles"]))


def start(chosen: Setup, dice: Dice) -> Nim:
    """Return the position before the first turn."""
    s = blank(chosen)
    s.dice = dice
    s.then([Take(0)])
    return s


def outcome(s: Nim) -> Outcome | None:
    """Return who took the last pebble, once somebody has (NI-END-01)."""
    if s.winner == NOBODY:
        return None
    return Outcome(tuple(int(seat == s.winner) for seat in range(s.players)), (s.winner,))


def sight(s: Nim, seat: int) -> Nim:
    """Hide nothing but the dice."""
    view = s.copy()
    view.veil(seat)
    return view


def guess(view: Nim, seat: int, dice: Dice) -> Nim:
    """Return the view as a position that can be played on."""
    s = view.copy()
    s.unveil(dice)
    return s


RULES = Rules(
    hidden=False,
    simultaneous=False,
    table=TABLE,
    verbs=(Verb("take", "pebble", MOST),),
    longest=30,
    blank=blank,
    start=start,
    outcome=outcome,
    sight=sight,
    guess=guess,
    reasons=reasons,
    parts=classes_in(__name__, Step),
    shared=(),
    events=events_in(__name__),
)
