"""Any position of any game can be written down and read back to the same bytes, and so can what a seat sees of it."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import codec, games, naming, positions
from ludotheque.chance import dice_for
from ludotheque.errors import BadPosition
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match, begin, replay


def moments(name: str, seed: int, every: int = 40) -> Iterator[Match]:
    """Give some moments of a random game."""
    game = games.load(name)
    match = Match(game, game.setup(game.seats[seed % len(game.seats)]), seed)
    dice = random.Random(seed)
    while questions := match.questions():
        if len(match.moves) % every == 0:
            yield match
        question = dice.choice(questions)
        match.answer(dice.choice(question.options), question.seat)
    yield match


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", games.names())
def test_a_position_of_play_is_read_back_to_the_same_bytes(name: str, seed: int):
    for match in moments(name, seed):
        read = positions.parse(match.written()).state()
        assert codec.dump(match.game, read) == codec.dump(match.game, match.state), len(match.moves)


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_sees_is_read_back_to_the_same_bytes_and_no_more_is_told(name: str):
    for match in moments(name, seed=3, every=60):
        for eyes in (SPECTATOR, *range(match.setup.players)):
            text = match.written(eyes)
            # What was written is what the view holds: another position that looks the same gives the same file.
            twin = match.game.rules.redraw(match.state, dice_for(9))
            assert positions.write(match.game, match.setup, twin, match.names, eyes) == text
            seen = positions.parse(text).written(dice_for(1))
            assert codec.dump(match.game, seen) == codec.dump(match.game, match.view(eyes))


@pytest.mark.parametrize("name", games.names())
def test_a_game_goes_on_from_a_position_and_its_record_replays(name: str):
    whole = next(match for match in moments(name, seed=4, every=2) if len(match.moves) >= 40 or name == "highcard")
    match = begin(positions.parse(whole.written(0)), seed=5)
    dice = random.Random(6)
    while len(match.moves) < 20 and (question := match.question()):
        match.answer(dice.choice(question.options), question.seat)
    assert codec.dump(match.game, replay(match.record()).state) == codec.dump(match.game, match.state)
    assert codec.dump(match.game, match.positions()[-1]) == codec.dump(match.game, match.state)


def test_the_examples_of_the_docs_can_be_played():
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    examples = [positions.parse(example) for example in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]
    assert all(begin(example, seed=1).questions() for example in examples)
    assert {example.game.name for example in examples} >= {name for name in games.names() if name != "highcard"}


@pytest.mark.parametrize("name", games.names())
def test_every_option_is_found_by_its_spelling(name: str):
    for match in moments(name, seed=7, every=15):
        for question in match.questions():
            view = match.view(question.seat)
            for option in question.options:
                spelled = naming.spell(match.game, view, option)
                found = naming.option_called(match.game, view, question.options, spelled)
                assert naming.spell(match.game, view, found) == spelled
                assert found == option, (spelled, option, found)


# Files that cannot be played, with the line that is to blame and a piece of what is said of it.
BAD = {
    "": (0, "which game"),
    'seats = 2\ngame = "chess"': (2, "no game is called 'chess'"),
    'game = "smallworld"\nseats = "two"': (2, "seats should be a number"),
    'game = "smallworld"\nseats = 3\nseen_by = "AB"': (3, "there is no 'AB' here"),
    'game = "smallworld"\nchance = 3': (2, "chance should be a list"),
    'game = "smallworld"\nseats = 2\n[[players]]\n[[players]]\n[[players]]': (5, "3 players are written, but 2"),
    'game = "immortals"\nseats = 3\n[[players]]\nlight = "elves"\ndark = "trolls"': (3, "1 players are written, but 3"),
    'game = "immortals"\n[owner]\nwhite_falls_light = "A"\n[armies]\nwhite_falls_light = 900': (5, "cubes"),
    'game = "mageknight"\nseats = 2\n[[players]]\nhero = "tovak"\n[[players]]\nhero = "tovak"': (6, "hero"),
    'game = "mageknight"\nlayout = ["3 at 40,40"]': (2, "the tile 3 touches"),
    'game = "ebbland"\n[[sides]]\npoints = 500': (3, "has won already"),
    'game = "ebbland"\n[[fighters]]\nseat = "A"\ncard = "sister_ash"\n[[fighters]]\nseat = "B"\ncard = "sister_ash"': (
        7,
        "unique",
    ),
}


@pytest.mark.parametrize("text", BAD, ids=lambda text: BAD[text][1].replace(" ", "-"))
def test_what_is_wrong_with_a_file_is_told_with_its_line(text: str):
    line, said = BAD[text]
    with pytest.raises(BadPosition) as refused:
        positions.parse(text)
    assert said in refused.value.en
    assert (f", line {line}: " in refused.value.en, f", ligne {line}" in refused.value.fr) == (line > 0, line > 0)
    assert "`" not in refused.value.fr


# Immortals wants them all, as every player has tribes of its own.
@pytest.mark.parametrize("name", ["ebbland", "mageknight", "smallworld"])
def test_seats_that_a_file_tells_nothing_of_are_as_in_the_opening(name: str):
    game = games.load(name)
    side = "sides" if name == "ebbland" else "players"
    match = begin(positions.position(name, seats=game.seats[-1], **{side: [{}]}), seed=1)
    assert match.questions()
