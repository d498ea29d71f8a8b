"""What each seat has at hand: several may act in one turn, each with mana, dice, blows and wounds of its own."""

from ludotheque import codec
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.combat.block import block_total
from ludotheque.games.mageknight.rules.fight import Side
from ludotheque.games.mageknight.rules.heroes.goods import discard, gain_mana, take_wounds
from ludotheque.games.mageknight.rules.heroes.mana import DIE, TOKEN, Purse, can_pay, spend
from ludotheque.games.mageknight.rules.pieces import AT_REST, Blow, Effort
from ludotheque.games.mageknight.rules.terms import BLOCK, BLOCKING, PHYSICAL
from tests.games.mageknight.invariants import check_effort
from tests.games.mageknight.scenario import Table

RED, BLUE = 0, 1


def rivals() -> Table:
    """The turn of seat 0, in which seat 1 acts too."""
    t = Table("tovak", "goldyx").land("1", "3").hand("march", "rage").hand("rage", "march", seat=1)
    t.source("red", "red").stand("1:w").begin()
    t.player(1).effort = Effort(True)
    return t


def duel() -> Table:
    """The same in a fight that both are in."""
    t = Table("tovak", "goldyx").land("1", "3").enemy("1:nw", "prowlers").hand("march", "rage").hand("rage", seat=1)
    t.stand("1:w").begin().do("challenge", "1:nw")
    t.player(1).effort = Effort(True)
    assert t.s.combat is not None
    t.s.combat.sides.append(Side(1, 0))
    return t


def test_mana_belongs_to_whoever_gained_it():
    t = rivals()
    gain_mana(t.s, 1, BLUE)
    assert (can_pay(t.s, 0, [BLUE]), can_pay(t.s, 1, [BLUE])) == (False, True)
    spend(t.s, 1, TOKEN * 8 + BLUE, BLUE)
    assert not can_pay(t.s, 1, [BLUE])


def test_a_die_that_one_has_taken_is_gone_for_all_but_each_may_take_one():
    t = rivals()
    spend(t.s, 0, DIE * 8 + RED, RED)
    assert [Purse(t.s, seat).left for seat in (0, 1)] == [0, 1]
    spend(t.s, 1, DIE * 8 + RED, RED)
    assert [t.player(seat).effort.used_dice for seat in (0, 1)] == [[0], [1]]


def test_blocks_of_one_do_not_serve_another():
    t = duel()
    t.player(1).effort.phase = BLOCKING
    t.player(1).effort.blows = [Blow(BLOCK, PHYSICAL, 5)]
    assert [block_total(t.s, seat, t.foe("prowlers"), 0) for seat in (0, 1)] == [0, 5]


def test_each_side_of_a_fight_counts_its_own_wounds():
    t = duel()
    take_wounds(t.s, 1, 2)
    combat = t.s.combat
    assert combat is not None
    assert [combat.side(seat).wounds for seat in (0, 1)] == [0, 2]
    assert [t.player(seat).effort.wounds for seat in (0, 1)] == [0, 2]


def test_the_duty_to_play_is_done_by_each_alone():
    t = rivals()
    discard(t.s, t.player(1), t.player(1).hand[0])
    assert [t.player(seat).effort.acted for seat in (0, 1)] == [False, True]


def test_who_does_not_act_has_nothing_and_keeps_nothing():
    t = Table("tovak", "goldyx").hand("march").hand("rage", seat=1).begin()
    take_wounds(t.s, 1, 1)
    discard(t.s, t.player(1), t.player(1).hand[0])
    assert t.player(1).effort is AT_REST
    check_effort(AT_REST)


def test_all_efforts_end_with_the_turn():
    t = rivals().end_turn()
    assert [player.effort.acting for player in t.s.players] == [False, True]
    assert t.player(1).effort.move == 0


def test_a_copy_has_efforts_of_its_own_and_is_saved_with_all_of_them():
    t = rivals()
    twin = t.s.copy()
    twin.players[1].effort.tokens[RED] = 3
    assert t.player(1).effort.tokens[RED] == 0
    again = codec.load(GAME, t.match.setup, codec.dump(GAME, twin))
    assert codec.dump(GAME, again) == codec.dump(GAME, twin)
    assert again.players[1].effort.tokens[RED] == 3
