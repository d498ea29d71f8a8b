"""`ludotheque verify`: what was checked, line by line, in both languages; the exit code says whether all agrees."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ludotheque import record
from ludotheque.chance import Pledge, pledge
from tests.cli.sittings import finish, sitting
from tests.cli.test_play import play


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finish(
        sitting(tmp_path_factory.mktemp("verify"), players=2, names="Ada,Bob", seed=pledge(added=["ab", "cd"]))
    )


@pytest.mark.parametrize(("lang", "says"), [("en", "results of chance"), ("fr", "résultats du hasard")])
def test_a_game_of_the_terminal_agrees(game: Path, lang: str, says: str):
    result = play("verify", str(game), lang=lang)
    assert result.exit_code == 0, result.output
    assert all(line.startswith("✓ ") for line in result.output.splitlines())
    assert says in result.output


def test_the_same_as_json(game: Path):
    told = json.loads(play("verify", str(game), "--json").output)
    assert len(told) == len(play("verify", str(game)).output.splitlines())
    assert all(line["good"] for line in told)


def test_what_does_not_agree_is_named(game: Path, tmp_path: Path):
    told = record.read(game)
    assert isinstance(told.seed, Pledge)
    told.seed = msgspec.structs.replace(told.seed, secret="00" * 32)
    record.save(told, tmp_path / "changed.json")
    result = play("verify", str(tmp_path / "changed.json"))
    assert result.exit_code == 1
    assert "✗ The secret 0000" in result.output


def test_scores_that_the_game_did_not_give_are_refused(game: Path, tmp_path: Path):
    told = record.read(game)
    assert told.outcome is not None
    assert f"ended as the record says: {', '.join(map(str, told.outcome.scores))}." in play("verify", str(game)).output
    told.outcome = replace(told.outcome, scores=tuple(score + 50 for score in told.outcome.scores))
    record.save(told, tmp_path / "boast.json")
    result = play("verify", str(tmp_path / "boast.json"))
    assert result.exit_code == 1
    assert "✗ Played again: the record gives other scores or winners than the game." in result.output


def test_an_end_under_other_rules_is_not_said_to_have_been_compared(game: Path, tmp_path: Path):
    told = record.read(game)
    told.rules, told.digest = "0", "0" * 32
    record.save(told, tmp_path / "old.json")
    output = play("verify", str(tmp_path / "old.json")).output
    assert "✓ It was played with rules 0, here are rules" in output
    assert "The last position is" not in output


def test_the_fingerprint_noted_at_the_table_is_compared(game: Path):
    seed = record.read(game).seed
    assert isinstance(seed, Pledge)
    assert play("verify", str(game), "--fingerprint", seed.commitment).exit_code == 0
    assert play("verify", str(game), "--fingerprint", "abc").exit_code == 1


def test_an_old_record_is_played_again_and_says_that_nothing_was_pledged(tmp_path: Path):
    path = finish(sitting(tmp_path, players=2, names="Ada,Bob"))
    result = play("verify", str(path))
    assert result.exit_code == 0
    assert "nothing was pledged" in result.output
