"""Mage Knight: heroes explore a land, fight its monsters and conquer its cities."""

from ludotheque.game import Cover, Forecast, Game, Mind, Outcome, Rules, Setup, Show, Verb, classes_of
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.mind.features import features
from ludotheque.games.mageknight.mind.heuristic import forecast, turn_number, value
from ludotheque.games.mageknight.mind.taste import taste
from ludotheque.games.mageknight.rules import pieces, state
from ludotheque.games.mageknight.rules.clauses import event_clause, tie
from ludotheque.games.mageknight.rules.combat import attack, block, combat, damage
from ludotheque.games.mageknight.rules.effects import (
    cardcraft,
    costs,
    curses,
    invocation,
    manacraft,
    points,
    relics,
    resolve,
    rivals,
    sideways,
)
from ludotheque.games.mageknight.rules.effects import values as effects
from ludotheque.games.mageknight.rules.heroes import banners, goods, levels, mana, units
from ludotheque.games.mageknight.rules.land import exploration, movement
from ludotheque.games.mageknight.rules.refusals.refusals import why_not
from ludotheque.games.mageknight.rules.rounds import dummy, rounds, setup, tactics
from ludotheque.games.mageknight.rules.scenarios.scoring import is_goal_reached, score
from ludotheque.games.mageknight.rules.sight import guess, redraw, sight, standing
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.table import TABLE, check, house_rules
from ludotheque.games.mageknight.rules.turn import beforehand, finish, interaction, rewards, turn
from ludotheque.games.mageknight.show.account import account
from ludotheque.games.mageknight.show.board import board
from ludotheque.games.mageknight.show.page import event_icon, option_icon, page, progress, scores
from ludotheque.games.mageknight.show.textboard import text_board
from ludotheque.games.mageknight.show.ways import ways
from ludotheque.games.mageknight.words import SPEAKERS
from ludotheque.kernel import Dice, Event
from ludotheque.kernel.step import Step

MOST_SPACES = 140
MOST_POSITIONS = exploration.SPAN * exploration.SPAN
MOST_CARDS = 81


def blank(chosen: Setup) -> MageKnight:
    """Return a position with nothing on the table but what every game of this setup shares."""
    return MageKnight(data.catalogue(chosen.options["wording"] == "revised"), house_rules(chosen))


def start(chosen: Setup, dice: Dice) -> MageKnight:
    """Return the position before the heroes are picked."""
    s = blank(chosen)
    s.dice = dice
    setup.set_up(s, chosen.players)
    return s


def outcome(s: MageKnight) -> Outcome | None:
    """Return scores and winners once the game is over; alone one wins by reaching the goal (MK-SCN-SOLO-11)."""
    if not s.finished:
        return None
    scores = tuple(score(s, seat) for seat in range(len(s.players)))
    if s.house.solo:
        return Outcome(scores, (0,) if is_goal_reached(s) else ())
    return Outcome(scores, tuple(seat for seat, total in enumerate(scores) if total == max(scores)))


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which hero, tactic or skill an event gives to a seat."""
    names = {"hero": data.HEROES, "tactic": data.TACTICS, "skill": data.SKILLS}
    if event.seat < 0 or event.name not in ("hero", "tactic", "skill_gained"):
        return []
    return [(event.seat, event.kind, names[event.kind][event.index])]


CHAPTERS = (
    *(attack, banners, beforehand, block, cardcraft, combat, costs, curses, damage, dummy, finish, goods, interaction),
    *(invocation, levels, mana, manacraft, movement, points, relics, resolve, rewards, rivals, rounds, setup),
    *(sideways, tactics, turn, units),
)
CARD_VERBS = ("basic", "strong", "assign", "give", "mend", "bury", "fetch")
UNIT_VERBS = ("bear", "fear", "courage", "absorb", "disband", "ready", "mend")
HEX_VERBS = ("move", "travel", "challenge")
BUTTONS = (
    *("choose", "use", "skip", "prolong", "next", "strike", "block", "hero", "fight", "begin", "plunder", "meditate"),
    *("spare", "unspare", "play", "announce", "rest", "recover", "end", "interact", "enter", "altar", "burn", "leave"),
    *("heal", "artifact", "elite", "unseen", "done", "right_moment", "search", "hand", "pile", "keep", "detach"),
    *("agility", "reward", "dice", "top", "bottom", "now", "later", "wait"),
)

GAME = Game(
    name="mageknight",
    version="3",
    seats=range(1, 5),
    cover=Cover(
        titles={"fr": "Mage Knight", "en": "Mage Knight"},
        pitches={
            "fr": "Un héros, un monde inconnu, des cités à prendre : chaque carte compte, chaque tour est une énigme.",
            "en": "A hero, an unknown land, cities to take: every card counts, every turn is a riddle.",
        },
        minutes=150,
        icon="mk-attack",
        colour="#8f1f1a",
        place=2,
        usual=1,
    ),
    rules=Rules(
        hidden=True,
        simultaneous=False,
        table=TABLE,
        verbs=(
            *(Verb(verb, "card", MOST_CARDS) for verb in CARD_VERBS),
            *(Verb(verb, "card", MOST_CARDS, 2) for verb in ("stack", "with", "sideways")),
            *(Verb(verb, "hex", MOST_SPACES) for verb in HEX_VERBS),
            Verb("explore", "tile", MOST_POSITIONS),
            *(Verb(verb, "unit", 8) for verb in UNIT_VERBS),
            Verb("activate", "unit", 8, 3),
            Verb("borrow", "offer", 12, 3),
            *(Verb(verb, "offer", 12) for verb in ("recruit", "bond")),
            *(Verb(verb, "enemy", 60) for verb in ("strike", "block", "suffer", "target")),
            Verb("hold", "blow", 40),
            *(Verb(verb, "skill", 40) for verb in ("skill", "learn")),
            *(Verb(verb, "advanced", 6) for verb in ("learn", "study", "take")),
            *(Verb(verb, "spell", 6) for verb in ("learn", "spell", "take", "cast", "overcast")),
            *(Verb(verb, "spell", 6, 2) for verb in ("sideways", "with")),
            Verb("learn", "lesson", 6),
            *(Verb("pay", kind, 10, 2) for kind in mana.KINDS),
            *(Verb(verb, "die", 10) for verb in ("steal", "reroll", "die")),
            Verb("colour", "mana", 6),
            Verb("tactic", "tactic", 12),
            Verb("hero", "hero", 4),
            Verb("rival", "seat", 4),
            Verb("drain", "rival_unit", 50),
            *(Verb(verb, "button", 16) for verb in BUTTONS),
        ),
        longest=20000,
        blank=blank,
        start=start,
        outcome=outcome,
        sight=sight,
        guess=guess,
        redraw=redraw,
        why_not=why_not,
        check=check,
        parts=(
            *(pieces.Layout, pieces.Spot, pieces.City, pieces.Unit, pieces.Claim, pieces.Blow, pieces.Player),
            *(pieces.Turn, pieces.Foe),
            *(pieces.Combat, state.Dummy, resolve.Play, effects.Amount),
            *classes_of(effects.Effect, effects),
            *classes_of(Step, *CHAPTERS),
        ),
        shared=("box", "house"),
        tie=tie,
        account=account,
        scores=scores,
        progress=progress,
        event_clause=event_clause,
    ),
    mind=Mind(
        value=value,
        taste=taste,
        standing=standing,
        forecast=Forecast(turn_number, forecast),
        features=features,
        labels=labels,
    ),
    show=Show(
        board=board,
        page=page,
        ways=ways,
        text_board=text_board,
        event_icon=event_icon,
        option_icon=option_icon,
    ),
    words=SPEAKERS,
)

__all__ = ["GAME"]
