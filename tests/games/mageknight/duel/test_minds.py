"""What bots make of a duel: they strike where it pays, block what would hurt, and always find an answer."""

import pytest

from ludotheque import bots
from ludotheque.games.mageknight import GAME
from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, Arena
from tests.games.mageknight.duel.test_random import rich


def chosen(t: Arena) -> tuple[str, object]:
    """What a greedy bot answers to the open question."""
    option = bots.make("greedy", GAME, 1).choose(t.match.view(t.question.seat), t.question.seat)
    return option.verb, option.index


def test_a_bot_pushes_out_a_hero_of_higher_level():
    t = Arena().hand("rage", "march").hand("march", seat=1).fame(25, seat=1).meet().melee().strike("rage").unblocked()
    assert chosen(t)[0] == "push"


def test_a_bot_does_not_leave_damage_unspent():
    t = Arena().hand("rage").hand("swiftness", "march", seat=1).crystals("white", seat=1).meet()
    t.do("strong", "swiftness").do("launch").unblocked()
    assert t.asks(DEFENDER, "PlaceDamage")
    assert chosen(t) == ("wound", AGGRESSOR)


def test_a_bot_blocks_an_attack_that_would_push_it_out():
    t = Arena().hand("rage", "march").hand("determination", "march", seat=1).fame(25, seat=1).meet().melee()
    t.strike("rage")
    assert t.asks(DEFENDER, "BlockAttack")
    assert chosen(t)[0] == "basic"


def test_a_bot_keeps_its_turn_unless_a_duel_is_worth_it():
    t = Arena().hand("rage", "march").hand("march", "stamina", seat=1).walk().do("attack")
    assert t.asks(DEFENDER, "ChoosePart")
    assert chosen(t)[0] == "partial"


@pytest.mark.parametrize(("hand", "attacks"), [(("march",), False), (("march", "rage", "determination"), True)])
def test_a_bot_attacks_only_with_something_to_attack_with(hand: tuple[str, ...], attacks: bool):
    t = Arena().hand(*hand).hand("rage", "march", "swiftness", seat=1).fame(25, seat=1).crystals("red").walk()
    assert (chosen(t)[0] == "attack") is attacks


@pytest.mark.parametrize("seed", range(1, 9, 2))
def test_bots_fight_a_duel_to_its_end(seed: int):
    t = rich(seed).walk().do("attack")
    bot = bots.make("greedy", GAME, seed)
    while t.s.combat is not None:
        t.match.answer(bot.choose(t.match.view(t.question.seat), t.question.seat), t.question.seat)
        assert len(t.match.moves) < 300
