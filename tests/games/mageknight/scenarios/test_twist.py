"""Interactive combat: the previous player sets a die in secret that changes a fight with one enemy."""

import pytest

from ludotheque.errors import BadSetup, UndoRefused
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.combat.foes import armour_of, attack_of
from ludotheque.games.mageknight.rules.terms import COLOURS, RED, SHOOTING, STRIKING, WHITE
from ludotheque.kernel import UNKNOWN, Dice
from tests.games.mageknight.positions import camp, smite
from tests.games.mageknight.scenario import Table
from tests.rules import rule

HEROES = ("tovak", "goldyx", "norowas")


def fight(colour: str, *enemies: str) -> Table:
    """A fight with enemies in the open, for which the player before has set this colour."""
    t = camp(*(enemies or ("diggers",)), hand=("rage",), heroes=HEROES, interactive_combat="yes").fame(99)
    t.begin().skip_to("March").do("challenge", "1:nw")
    return t.do("twist", colour) if colour else t


@rule("MK-VAR-50", "MK-VAR-51")
def test_the_player_before_sets_a_die_for_a_single_enemy():
    t = fight("")
    source = t.s.source[:]
    assert (t.asked, t.question.seat) == ("SetTwist", 2)
    t.do("twist", "red")
    assert t.s.source == source
    assert fight("", "diggers", "prowlers").asked != "SetTwist"
    with pytest.raises(BadSetup, match="MK-VAR-51"):
        GAME.setup(1, {"interactive-combat": "yes"})


@rule("MK-VAR-51")
def test_only_who_set_the_die_knows_it():
    t = fight("red", "cursed_hags")
    assert t.s.combat is not None
    if t.s.combat.twist_seat >= 0:
        seen = [GAME.rules.sight(t.s, seat).combat.twist for seat in range(3)]
        assert (seen[0] == UNKNOWN, seen[2] == UNKNOWN) == (True, False)


@rule("MK-VAR-52", "MK-VAR-54")
@pytest.mark.parametrize(
    ("colour", "afar", "close"), [("white", 1, 0), ("blue", 0, 1), ("red", 0, 0), ("green", 0, 0), ("gold", 0, 0)]
)
def test_white_and_blue_add_armour_in_their_phase(colour: str, afar: int, close: int):
    t = fight(colour)
    foe = t.foe("diggers")
    t.effort.phase = SHOOTING
    assert armour_of(t.s, foe) == t.s.kind(foe).armour + afar
    t.effort.phase = STRIKING
    assert armour_of(t.s, foe) == t.s.kind(foe).armour + close


@rule("MK-VAR-53")
@pytest.mark.parametrize(("colour", "more"), [("red", 1), ("white", 0), ("black", 0)])
def test_red_adds_to_the_attack(colour: str, more: int):
    t = fight(colour)
    assert attack_of(t.s, t.foe("diggers")) == t.s.kind(t.foe("diggers")).attack + more


@rule("MK-VAR-55", "MK-VAR-56")
@pytest.mark.parametrize(
    ("colour", "more"), [*((one, 1) for one in ("white", "red", "blue")), ("black", 0), ("green", 0)]
)
def test_a_die_that_acts_is_worth_a_fame(colour: str, more: int):
    t = fight(colour)
    fame = t.s.kind(t.foe("diggers")).fame
    before = t.player().fame
    smite(t, "diggers").skip_to("Quiet")
    assert t.player().fame == before + fame + more


@rule("MK-VAR-57", "MK-UNDO-03")
def test_nothing_is_taken_back_to_before_the_die_was_denied():
    t = fight("gold")
    assert t.told("no_twist")
    with pytest.raises(UndoRefused):
        t.match.undo(2)
    while not t.told("twist"):
        seat = t.question.seat
        t.passively()
        if t.told("no_twist"):
            assert t.match.why_no_undo(seat) is not None


def shooting(colour: str) -> Table:
    """A fight with an enemy that can be shot, for which the player before has set this colour."""
    t = camp("prowlers", hand=("rage", "swiftness"), heroes=HEROES, interactive_combat="yes").crystals("white")
    return t.begin().skip_to("March").do("challenge", "1:nw").do("twist", colour)


@rule("MK-VAR-55", "MK-UNDO-03")
@pytest.mark.parametrize("colour", ["red", "gold"])
def test_an_enemy_shot_before_the_die_acts_shows_it_by_its_fame(colour: str):
    t = shooting(colour).do("strong", "swiftness")
    assert t.match.why_no_undo(0) is None
    t.do("strike", "prowlers")
    assert t.told("twist")
    with pytest.raises(UndoRefused):
        t.match.undo(0)


@rule("MK-VAR-57")
def test_nobody_guesses_a_colour_that_was_denied():
    t = shooting("gold")
    for asked, denied in (("Shoot", {WHITE}), ("Defend", {WHITE, RED})):
        view = GAME.rules.sight(t.skip_to(asked).s, 0)
        guessed = {GAME.rules.guess(view, 0, Dice(seed)).combat.twist for seed in range(60)}
        assert guessed == set(range(COLOURS)) - denied


@rule("MK-VAR-57")
@pytest.mark.parametrize(
    ("colour", "told"),
    [("white", ["twist"]), ("red", ["no_twist", "twist"]), ("gold", ["no_twist", "no_twist", "twist"])],
)
def test_the_die_is_shown_where_it_acts_and_denied_before(colour: str, told: list[str]):
    t = fight("")
    t.do("twist", colour)
    found = [event.name for event in t.events if event.name in ("twist", "no_twist")]
    while t.s.combat is not None:
        t.passively()
        found += [event.name for event in t.events if event.name in ("twist", "no_twist")]
    assert found == told
