"""The rules of Mage Knight: the position, and a folder for each part; `RULES` is what the library needs of them."""

from ludotheque.game import Outcome, Rules, Setup
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.rules import fight, heritage, pieces, sight, state, table, verbs
from ludotheque.games.mageknight.rules.combat.riders import Rider
from ludotheque.games.mageknight.rules.effects.effect import Amount, Condition, Count, Effect, Play
from ludotheque.games.mageknight.rules.lasting import Lasting
from ludotheque.games.mageknight.rules.refusals import reasons
from ludotheque.games.mageknight.rules.rounds.setup import set_up
from ludotheque.games.mageknight.rules.scenarios import scoring
from ludotheque.kernel import Dice
from ludotheque.kernel.step import Step
from ludotheque.modules import classes_in, events_in
from ludotheque.page import Progress


def blank(chosen: Setup) -> state.MageKnight:
    """Return a position with nothing on the table but what every game of this setup shares."""
    return state.MageKnight(
        catalogue(chosen.options["wording"] == "revised", chosen.edition), table.house_rules(chosen)
    )


def start(chosen: Setup, dice: Dice) -> state.MageKnight:
    """Return the position before the heroes are picked."""
    s = blank(chosen)
    s.dice = dice
    set_up(s, chosen.players)
    return s


def progress(s: state.MageKnight) -> Progress:
    """Say which round it is."""
    return Progress(s.round, len(s.house.nights))


def scores(s: state.MageKnight) -> tuple[int, ...]:
    """Return the fame of each seat, or what else the scenario counts."""
    return tuple(s.house.scenario.standing(s, seat) for seat in range(len(s.players)))


def outcome(s: state.MageKnight) -> Outcome | None:
    """Return scores and winners once the game is over, as the scenario has it."""
    if not s.finished:
        return None
    scenario = s.house.scenario
    totals = [scenario.score(s, seat) for seat in range(len(s.players))]
    return Outcome(tuple(totals), tuple(scenario.winners(s, totals)))


RULES = Rules(
    hidden=True,
    simultaneous=True,
    table=table.TABLE,
    verbs=verbs.VERBS,
    edition=data.EDITION,
    older=(table.WITHOUT_DUELS,),
    longest=20000,
    blank=blank,
    start=start,
    outcome=outcome,
    sight=sight.sight,
    guess=sight.guess,
    redraw=sight.redraw,
    reasons=reasons,
    check=table.check,
    parts=(
        *(pieces.Layout, pieces.Spot, pieces.City, pieces.Unit, pieces.Blow, pieces.Effort),
        *(pieces.Player, pieces.Turn, pieces.Surrendered, fight.Side, fight.Foe, fight.Combat),
        *(fight.Duel, fight.Bane),
        *(state.Dummy, Play, Amount),
        *classes_in(__name__, Effect, Count, Condition, Rider, Lasting, Step),
    ),
    shared=("box", "house"),
    events=events_in(__name__),
    upgrades=(
        heritage.name_effects,
        heritage.part_turn_and_effort,
        heritage.gather_what_lasts,
        heritage.let_heroes_meet,
    ),
    tie=scoring.tie,
    scores=scores,
    progress=progress,
)
