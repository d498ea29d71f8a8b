"""What bots think of fighters, combats and options."""

import pytest

from ludotheque.bots import make
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.mind.judgement import sack_chance, value
from ludotheque.games.ebbland.mind.muster import muster
from ludotheque.games.ebbland.mind.taste import taste
from ludotheque.games.ebbland.rules.effects.sheet import sheet
from ludotheque.games.ebbland.rules.effects.standing import (
    commitment,
    has,
    is_stunned,
    life_of,
    modifier_of,
    standing,
    string_of,
)
from ludotheque.games.ebbland.rules.sight import sight
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import KEYWORDS, STATS
from ludotheque.kernel import Dice, advance, answer, waiting
from tests.games.ebbland.scenario import Stage


def compare(s: Ebbland, slot: int) -> None:
    """See that a sheet says what the rules say one by one."""
    made = sheet(s, slot, standing(s, s.fighter(slot).seat, False))
    for stat in range(len(STATS)):
        assert sorted(made.strings[stat]) == sorted(string_of(s, slot, stat))
        assert made.modifiers[stat] == modifier_of(s, slot, stat)
    assert (made.life, made.stunned, made.commitment) == (life_of(s, slot), is_stunned(s, slot), commitment(s, slot))
    for bit in range(len(KEYWORDS)):
        assert (made.keywords >> bit & 1 == 1) == has(s, slot, 1 << bit)


@pytest.mark.parametrize("seed", range(3))
def test_a_sheet_says_what_the_rules_say_one_by_one(seed: int) -> None:
    dice = Dice(seed)
    s = GAME.rules.start(GAME.setup(2), Dice(seed))
    advance(s)
    assert isinstance(s, Ebbland)
    for number in range(400):
        asks = waiting(s)
        if not asks:
            break
        options = asks[0].options(s)
        answer(s, asks[0], options[dice.below(len(options))])
        if number % 10 == 0:
            for seat in range(2):
                for slot in s.characters(seat):
                    compare(s, slot)


def test_every_answer_has_a_taste_exchange_and_markers_included() -> None:
    stage = Stage().plain()
    stage.fighter(0, "wall_pikeman")
    stage.fighter(1, "wall_pikeman")
    stage.attack()
    side = stage.s.sides[0]
    side.com, side.log, side.markers = 3, 3, 2
    liked = {o.verb: taste(stage.s, waiting(stage.s)[0], o) for o in stage.options()}
    assert liked["exchange"] < min(liked["standard"], liked["lone"])
    stage.do("lone")
    assert {o.verb for o in stage.options()} == {"lone", "exchange", "marker"}
    assert all(taste(stage.s, waiting(stage.s)[0], o) > -10 for o in stage.options())


def test_a_site_falls_for_sure_to_whoever_finds_no_defence_and_hardly_to_one_against_three() -> None:
    stage = Stage().plain()
    stage.fighter(0, "wall_pikeman")
    sides = [muster(stage.s, seat) for seat in range(2)]
    assert sack_chance(stage.s, sides, 0, 1) == 1.0
    for _ in range(3):
        stage.fighter(1, "wall_pikeman")
    sides = [muster(stage.s, seat) for seat in range(2)]
    assert sack_chance(stage.s, sides, 0, 1) < 0.1


def test_dice_that_show_much_are_kept_and_others_rolled() -> None:
    for shown, wanted in ((6, "keep"), (1, "roll")):
        stage = Stage().plain().act()
        stage.s.sides[0].com = stage.s.sides[0].log = shown
        stage.do("end")
        bot = make("greedy", GAME, seed=1)
        assert bot.choose(sight(stage.s, 0), 0).verb == wanted


def test_an_open_site_is_attacked_and_one_fighter_is_enough() -> None:
    stage = Stage().plain()
    for _ in range(3):
        stage.fighter(0, "wall_pikeman")
    stage.act()
    bot = make("greedy", GAME, seed=1)
    verbs = []
    while not verbs or verbs[-1] not in ("done", "end"):
        option = bot.choose(sight(stage.s, 0), 0)
        verbs.append(option.verb)
        answer(stage.s, waiting(stage.s)[0], option)
    assert verbs == ["attack", "standard", "commit", "done"]


def test_a_fallen_site_counts_for_its_owner_and_against_him() -> None:
    stage = Stage().plain()
    before = value(stage.s, 0)
    stage.s.sides[1].sacked = [True, False, False]
    assert value(stage.s, 0) > before
    assert value(stage.s, 1) == -value(stage.s, 0)
