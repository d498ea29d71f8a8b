"""What bots think of fighters, combats and options."""

import pytest

from ludotheque.bots import make
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.mind.judgement import sack_chance, value
from ludotheque.games.ebbland.mind.muster import muster, outfit_of, outfitted
from ludotheque.games.ebbland.mind.taste import taste
from ludotheque.games.ebbland.rules.effects.changes import STUNNED
from ludotheque.games.ebbland.rules.effects.resolve import Window
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
from ludotheque.games.ebbland.rules.state import Change, Ebbland
from ludotheque.games.ebbland.rules.terms import AT_RESOURCES, KEYWORDS, STATS
from ludotheque.games.ebbland.rules.turn import EndTurn
from ludotheque.kernel import Dice, advance, answer, waiting
from tests.games.ebbland.scenario import Stage, named


def compare(s: Ebbland, slot: int) -> None:
    """See that a sheet says what the rules say one by one."""
    made = sheet(s, slot, standing(s, s.fighter(slot).seat, False))
    for stat in range(len(STATS)):
        assert sorted(made.strings[stat]) == sorted(string_of(s, slot, stat))
        assert made.modifiers[stat] == modifier_of(s, slot, stat)
    assert (made.life, made.stunned, made.commitment) == (life_of(s, slot), is_stunned(s, slot), commitment(s, slot))
    for bit in range(len(KEYWORDS)):
        assert (made.keywords >> bit & 1 == 1) == has(s, slot, 1 << bit)
    counted, fresh = outfitted(s, slot, s.fighter(slot), []), outfit_of(sheet(s, slot, []))
    numbers = ("hits", "shots", "stops", "fight", "knack", "life", "commitment")
    assert [getattr(counted, number) for number in numbers] == [getattr(fresh, number) for number in numbers]


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


def test_stock_and_discard_are_replaced_for_copies_share_them() -> None:
    dice, s = Dice(4), GAME.rules.start(GAME.setup(2), Dice(4))
    advance(s)
    assert isinstance(s, Ebbland)
    while asks := waiting(s):
        piles = [pile for side in s.sides for pile in (side.stock, side.discard)]
        before = [pile[:] for pile in piles]
        options = asks[0].options(s)
        answer(s, asks[0], options[dice.below(len(options))])
        assert piles == before


def test_what_is_remembered_of_an_outfit_gives_way_to_what_holds_now() -> None:
    stage = Stage("breaker", "brackguard").plain()
    slot, other = stage.fighter(1, "wall_pikeman"), stage.fighter(0, "slag_whelp")
    (before,) = muster(stage.s, 1)
    stage.attack().involve(0, other).do("target site 3")
    (defending,) = muster(stage.s, 1)
    assert defending.stops > before.stops
    stage.s.changes.append(Change(STUNNED, slot, -1, 1, 0))
    (stunned,) = muster(stage.s, 1)
    assert (stunned.hits, stunned.stops) == (0.0, defending.stops)


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
    liked = {o.verb: taste(stage.s, waiting(stage.s)[0], o) for o in stage.options()}
    assert liked["lone"] > 0 > max(liked["exchange"], liked["marker"])


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
        stage.side(0, com=shown, log=shown)
        stage.do("end")
        bot = make("greedy", GAME, seed=1)
        assert bot.choose(sight(stage.s, 0), 0).verb == wanted


def test_an_open_site_is_attacked_and_one_fighter_is_enough() -> None:
    stage = Stage().plain()
    for _ in range(3):
        stage.fighter(0, "wall_pikeman")
    stage.act()
    bot = make("greedy", GAME, seed=1)
    sent = 0
    while stage.s.sides[1].sacked == [False, False, False]:
        option = bot.choose(sight(stage.s, 0), 0)
        answer(stage.s, waiting(stage.s)[0], option)
        sent += option.verb == "commit"
        assert option.verb != "end"
    assert sent == 1


def test_a_fallen_site_counts_for_its_owner_and_against_him() -> None:
    stage = Stage().plain()
    before = value(stage.s, 0)
    stage.side(1, sacked=[True, False, False])
    assert value(stage.s, 0) > before
    assert value(stage.s, 1) == -value(stage.s, 0)


def choice(stage: Stage, seat: int) -> str:
    """What greedy answers."""
    option = make("greedy", GAME, seed=1).choose(sight(stage.s, seat), seat)
    return f"{option.verb} {named(option)}".strip()


def test_logistics_that_win_the_game_come_before_an_attack() -> None:
    stage = Stage().plain().hand(0, "salt_pans")
    for card in ("mirel_of_saltgate", "bastion_sergeant", "bastion_sergeant"):
        stage.fighter(0, card)
    stage.fighter(1, "slag_whelp")
    stage.side(0, points=9)
    assert choice(stage.act(), 0) == "build salt_pans"


def test_two_shooters_do_not_aim_at_one_whom_the_first_is_likely_to_kill() -> None:
    stage = Stage("gullfolk", "breaker").plain()
    own = [stage.fighter(0, card, "hornbow", "steady_hand") for card in ("sera_longsight", "storm_twins")]
    others = [stage.fighter(1, "slag_whelp") for _ in range(2)]
    stage.pools(own, others).calm().do(f"shoot fighter {others[0]}")
    assert choice(stage, 0) == f"shoot fighter {others[1]}"


@pytest.mark.parametrize(("own", "wanted"), [("bastion_sergeant", "victory hold_the_line"), ("brine_recruit", "pass")])
def test_a_victory_card_is_played_where_its_condition_is_likely(own: str, wanted: str) -> None:
    stage = Stage("breaker", "brackguard").plain().hand(1, "hold_the_line")
    others = [stage.fighter(0, "pit_ravager") for _ in range(3)]
    mine = [stage.fighter(1, own) for _ in range(2)]
    stage.attack().involve(0, *others).do("target site 3").calm().involve(1, *mine)
    assert choice(stage, 1) == wanted


@pytest.mark.parametrize(("com", "used"), [(6, False), (1, True)])
def test_the_tide_clock_rolls_a_bad_die_again_and_no_good_one(com: int, used: bool) -> None:
    stage = Stage("gullfolk", "breaker").plain().artifact(0, "tide_clock")
    stage.side(0, markers=3, com=com, log=5)
    stage.s.then([Window(AT_RESOURCES, [0]), EndTurn(0)])
    advance(stage.s)
    assert (choice(stage, 0) == "use artifact 0") is used


def test_what_is_sure_to_fall_counts_before_it_falls() -> None:
    stage = Stage("breaker", "brackguard").plain().hand(1, "brace")
    own = [stage.fighter(0, "pit_ravager") for _ in range(3)]
    stage.fighter(1, "wall_pikeman")
    stage.attack().involve(0, *own).do("target site 3").calm().do("nobody")
    seen = [value(stage.s, 1)]
    while stage.asked()[1] != "Act":
        stage.do("pass")
        seen.append(value(stage.s, 1))
    assert max(seen) - min(seen) < 0.5, "the site was lost when nobody defended it"


def test_whoever_is_behind_when_the_stocks_are_empty_risks_an_attack() -> None:
    stage = Stage().plain()
    for seat in range(2):
        stage.stock(seat)
        stage.fighter(seat, "hired_blade")
        stage.fighter(seat, "hired_blade")
    stage.side(1, com=1, log=1)
    stage.side(1, points=2)
    assert choice(stage.act(), 0) == "attack"


@pytest.mark.parametrize(("raised", "chosen"), [("raise 2", "marker-roll"), ("raise", "pass")])
def test_a_marker_is_spent_on_a_roll_only_where_it_is_enough(raised: str, chosen: str) -> None:
    stage = Stage().plain().hand(0, "bastion_sergeant")
    stage.side(0, markers=5)
    stage.turn().do("done", "enlist bastion_sergeant", raised, dice=(1,))
    assert stage.asked() == (0, "Help")
    assert make("greedy", GAME, 1).choose(sight(stage.s, 0), 0).verb == chosen
