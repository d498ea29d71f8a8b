"""A match: checked answers, undo, news, and the record that replays."""

from pathlib import Path

import msgspec
import pytest

from examples.highcard import GAME
from ludotheque import codec, contract, record
from ludotheque.chance import fingerprint
from ludotheque.errors import BadRecord, BadSetup, NotAnOption, NotYourTurn, OldQuestion, UndoRefused, UnknownGame
from ludotheque.games import load
from ludotheque.kernel import Option
from ludotheque.match import Match, new, replay


def finished(seed: int = 3) -> Match:
    return contract.check(GAME, GAME.setup(2), seed)


def test_an_answer_to_an_old_question_is_refused_and_does_nothing(highcard: Match) -> None:
    question = highcard.question(0)
    assert question is not None
    highcard.answer(question.options[0], 0, question.number)
    before = codec.dump(GAME, highcard.state)
    with pytest.raises(OldQuestion, match=r"question 0 is no longer open; now it is question 1"):
        highcard.answer(question.options[1], 0, question.number)
    assert codec.dump(GAME, highcard.state) == before


def test_an_answer_that_is_no_option_is_refused(highcard: Match) -> None:
    with pytest.raises(NotAnOption):
        highcard.answer(Option("lay", "card", 99), 0)


def test_nobody_is_asked_after_the_end() -> None:
    with pytest.raises(NotYourTurn, match="the game is over"):
        finished().answer(Option("lay", "card", 0))


def test_there_is_nothing_to_undo_at_the_start(highcard: Match) -> None:
    with pytest.raises(UndoRefused, match="nothing to take back"):
        highcard.undo(0)


def test_a_copy_goes_its_own_way(highcard: Match) -> None:
    before = codec.dump(GAME, highcard.state)
    twin = highcard.copy()
    question = twin.question(0)
    assert question is not None
    twin.answer(question.options[0], 0)
    twin.undo(0)
    twin.answer(question.options[1], 0)
    assert codec.dump(GAME, highcard.state) == before
    assert highcard.moves == []


def test_a_record_replays_from_a_file_to_the_same_bytes(tmp_path: Path) -> None:
    match = finished()
    record.save(match.record(), tmp_path / "game.json")
    again = replay(record.read(tmp_path / "game.json"))
    assert codec.dump(GAME, again.state) == codec.dump(GAME, match.state)
    assert again.outcome() == match.outcome()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_replays_up_to_an_answer() -> None:
    match = finished()
    assert len(replay(match.record(), upto=4).moves) == 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": "0", "seed": 4}, "made with rules 0 of highcard, here are rules 1: after answer"),
        ({"digest": "00"}, "ends in another position"),
        ({"chance": [1]}, "after answer 0 chance gives something else"),
        ({"seed": 4}, "chance gives something else"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(msgspec.structs.replace(finished().record(), **change))


def test_a_record_of_other_rules_is_good_as_long_as_its_answers_and_chance_are() -> None:
    earlier = msgspec.structs.replace(finished().record(), rules="0", digest="00")
    assert replay(earlier).outcome() == finished().outcome()


def test_a_record_of_another_layout_is_checked_by_its_answers_and_chance() -> None:
    earlier = msgspec.structs.replace(finished().record(), layout=1, digest="00")
    assert replay(earlier).outcome() == finished().outcome()
    with pytest.raises(BadRecord, match="chance gives something else"):
        replay(msgspec.structs.replace(earlier, seed=4))


def test_a_record_with_an_impossible_answer_is_refused() -> None:
    damaged = finished().record()
    damaged.answers[2].index = 99
    with pytest.raises(BadRecord, match="answer 3 cannot be"):
        replay(damaged)


def test_what_was_taken_back_by_the_rules_of_then_is_taken_back_again(highcard: Match) -> None:
    while highcard.state.lanes or not highcard.moves:
        question = highcard.question()
        assert question is not None
        before = codec.dump(GAME, highcard.state)
        highcard.answer(question.options[0], question.seat)
    seat = highcard.moves[-1].seat
    with pytest.raises(UndoRefused, match="turned over"):
        highcard.undo(seat)
    highcard.undo(seat, once_allowed=True)
    assert codec.dump(GAME, highcard.state) == before


@pytest.mark.parametrize("cut", [0, 1, 10, 200])
def test_a_truncated_record_is_refused(cut: int, tmp_path: Path) -> None:
    whole = record.encode(finished().record())
    (tmp_path / "cut.json").write_bytes(whole[:cut])
    with pytest.raises(BadRecord, match="cut off or damaged"):
        record.read(tmp_path / "cut.json")


@pytest.mark.parametrize("text", ["[]", '{"format": 3}', "3"])
def test_another_json_file_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="not a Ludothèque record"):
        record.decode(text.encode())


def test_a_record_with_a_missing_field_is_refused() -> None:
    with pytest.raises(BadRecord, match="not a valid record"):
        record.decode(b'{"format": 1, "game": "highcard"}')


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        record.read(tmp_path / "none.json")


def test_an_unknown_game_names_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are: .*smallworld"):
        new("chess")


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (6, {}, "Small World is for 2 to 5 players, not 6"),
        (3, {"pies": "yes"}, "no table option 'pies'; there are: coins"),
        (3, {"coins": "gold"}, "coins cannot be 'gold'; it can be: secret, open"),
    ],
)
def test_a_table_that_cannot_be_is_refused(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        load("smallworld").setup(players, options)


def test_without_a_seed_games_differ_and_the_seed_can_be_checked_afterwards() -> None:
    one, two = new("smallworld"), new("smallworld")
    assert one.seed != two.seed
    assert fingerprint(one.seed) != fingerprint(two.seed)
    assert fingerprint(7) == fingerprint(7)


def test_positions_are_kept_only_as_far_as_undo_reaches(highcard: Match) -> None:
    for seat in (0, 1, 2):
        question = highcard.question(seat)
        assert question is not None
        highcard.answer(question.options[0], seat)
    assert [highcard.before(index) is None for index in range(3)] == [False, False, False]
    for seat in (0, 1, 2):
        highcard.answer(Option("ready", "button"), seat)
    assert [highcard.before(index) is None for index in range(6)] == [True] * 5 + [False]
