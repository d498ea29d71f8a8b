"""Positions as bytes: those that an earlier layout wrote are upgraded, one layout at a time."""

from dataclasses import replace

import msgspec
import pytest

from examples.highcard import GAME
from ludotheque import codec
from ludotheque.errors import BadRecord
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.saved import IS, Tree, thing, things


def with_upgrades(*upgrades: object) -> Game:
    return replace(GAME, rules=replace(GAME.rules, upgrades=upgrades))


def double_tricks(tree: Tree) -> None:
    tree["tricks"] = [2 * trick for trick in tree["tricks"]]


def count_one_more(tree: Tree) -> None:
    tree["tricks"] = [trick + 1 for trick in tree["tricks"]]


def test_the_first_layout_writes_no_number(highcard: Match) -> None:
    assert len(msgspec.msgpack.decode(codec.dump(GAME, highcard.state))) == 3


def test_an_old_position_goes_through_every_upgrade_since(highcard: Match) -> None:
    data = codec.dump(GAME, highcard.state)
    later = with_upgrades(double_tricks, count_one_more)
    assert codec.load(later, highcard.setup, data).tricks == [2 * trick + 1 for trick in highcard.state.tricks]


def test_only_the_upgrades_since_its_layout_touch_a_position(highcard: Match) -> None:
    data = codec.dump(with_upgrades(double_tricks), highcard.state)
    later = with_upgrades(double_tricks, count_one_more)
    assert codec.load(later, highcard.setup, data).tricks == [trick + 1 for trick in highcard.state.tricks]


def test_a_position_of_today_stays_as_it_is(highcard: Match) -> None:
    today = with_upgrades(double_tricks)
    data = codec.dump(today, highcard.state)
    assert codec.dump(today, codec.load(today, highcard.setup, data)) == data


def test_a_position_of_a_later_version_is_refused(highcard: Match) -> None:
    data = codec.dump(with_upgrades(double_tricks), highcard.state)
    with pytest.raises(BadRecord, match="later version"):
        codec.load(GAME, highcard.setup, data)


def test_an_upgrade_sees_objects_by_the_names_of_their_fields(highcard: Match) -> None:
    seen: list[Tree] = []
    data = codec.dump(GAME, highcard.state)
    codec.load(
        with_upgrades(lambda tree: seen.extend(dict(each) for each in things(tree, "Dice"))), highcard.setup, data
    )
    dice = highcard.state.dice
    assert seen == [thing("Dice", **{name: getattr(dice, name) for name in codec.fields(type(dice))})]


def test_no_field_is_called_like_the_name_of_a_class() -> None:
    assert all(IS not in codec.fields(cls) for cls in (*codec.KERNEL, *GAME.rules.parts))
