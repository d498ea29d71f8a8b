"""What line mode understands: numbers, parts of texts, commands in both languages; and what it explains."""

import re
from pathlib import Path

import pytest

from examples.highcard import GAME as HIGHCARD
from ludotheque import games, record
from ludotheque.cli.terminal import lookup
from ludotheque.cli.terminal.commands import COMMANDS
from tests.cli.test_play import DUEL, play

# This seed gives the first turn to the person.
MINE = ("play", "smallworld", "--players", "2", "--bots", "random", "--seed", "4")


def say(*lines: str, lang: str = "en") -> str:
    result = play(*MINE, answers="".join(f"{line}\n" for line in lines), lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


def after(output: str, line: str) -> str:
    """Return what was said in reply to a line."""
    return output.split(f"> {line}\n", 1)[1].split("\n> ")[0]


def test_the_person_begins_with_this_seed():
    assert "Which race" in say().split("\n> ")[0]


def test_part_of_an_options_text_chooses_it(tmp_path: Path):
    first = re.search(r"^  3\. ([^:]+):", say(), re.MULTILINE)
    assert first
    result = play(*MINE, "--save", str(tmp_path / "g.json"), answers=f"{first[1].upper()}\n")
    assert "You take the" in result.output
    assert record.read(tmp_path / "g.json").answers[0].index == 2


@pytest.mark.parametrize("typed", ["gratuit", "GRÁTUIT"])
def test_neither_case_nor_accents_matter(typed: str):
    assert "Vous prenez" in after(say(typed, lang="fr"), typed)


def test_a_text_that_fits_several_options_lists_them():
    reply = after(say("tokens"), "tokens")
    assert reply.startswith("Several options match:")
    assert len(re.findall(r"^  \d\. ", reply, re.MULTILINE)) > 1


@pytest.mark.parametrize("typed", ["0", "99"])
def test_a_number_that_is_no_option_is_explained_and_asked_again(typed: str):
    output = say(typed, "1")
    assert f"“{typed}” is neither an option nor on the board: say 1 to 6" in after(output, typed)
    assert "You take" in after(output, "1")


def test_something_on_the_board_that_is_no_option_is_refused_with_its_clause():
    reply = after(say("1", "mirrormere"), "mirrormere")
    assert re.match(r"Mirrormere: .+ Rule SW-[A-Z]+-\d\d: .+", reply)


def test_a_word_that_means_nothing_gets_a_suggestion():
    assert "Perhaps Mirrormere?" in after(say("1", "mirormeer"), "mirormeer")


@pytest.mark.parametrize(("lang", "word", "reply"), [("en", "why", "Rule SW-"), ("fr", "pourquoi", "Règle SW-")])
def test_why(lang: str, word: str, reply: str):
    assert reply in after(say("1", f"{word} region-2", lang=lang), f"{word} region-2")


def test_why_says_where_the_option_is():
    assert "possible, see option 1" in after(say("why combo-0"), "why combo-0")


@pytest.mark.parametrize("word", ["undo", "annuler"])
def test_undo_takes_back_and_asks_again(word: str):
    output = say("1", "1", word)
    assert after(output, word).startswith("Taken back: Conquer ")
    assert after(output, word).count("\n  1. ") == 1


def test_undo_after_a_reveal_says_why_not():
    assert "Something was drawn from a hidden pile, right after this: You take" in after(say("1", "undo"), "undo")


def test_the_board_is_told_place_by_place():
    reply = after(say("board"), "board")
    assert reply.startswith("Turn 1 of 10")
    assert "Mirrormere (lake): free." in reply
    assert "Races on offer:" in reply


def test_one_thing_is_told_in_detail():
    assert "Neighbours: " in after(say("board mirrormere"), "board mirrormere")


def test_a_hint_names_an_option():
    assert re.match(r"Hint: \d\. ", after(say("hint"), "hint"))


def test_the_log_begins_with_the_beginning():
    output = say("1", "log")
    assert after(output, "log").splitlines()[0] == output.split("Type help for the commands.\n")[1].splitlines()[0]


def test_a_copy_is_saved_elsewhere(tmp_path: Path):
    say("1", f"save {tmp_path / 'copy.json'}")
    assert len(record.read(tmp_path / "copy.json").answers) == 1


def test_a_copy_that_cannot_be_saved_does_no_harm(tmp_path: Path):
    output = say(f"save {tmp_path / 'no' / 'copy.json'}", "1")
    assert "Cannot write" in output
    assert "You take" in output


def test_the_language_changes_at_the_table():
    assert "Quel peuple prendre\u202f?" in after(say("langue"), "langue")


def test_help_names_every_command():
    for lang in ("en", "fr"):
        reply = after(say("help", lang=lang), "help")
        assert all((command.fr if lang == "fr" else command.en)[0] in reply for command in COMMANDS)


def test_quitting_leaves_the_rest_of_the_input_alone():
    assert say("quit", "1").splitlines()[-1].startswith("The game is saved in")


def test_empty_lines_are_passed_over():
    assert "You take" in say("", "   ", "1")


def test_people_with_secrets_hand_the_keyboard_over(tmp_path: Path):
    games.register(HIGHCARD)
    output = play("play", "highcard", "--players", "2", "--seat", "all", "--names", "Ada,Bob", answers="1\n" * 9).output
    assert output.index("--- Ada takes the keyboard ---") < output.index("--- Bob takes the keyboard ---")
    before_bob = output.split("--- Bob takes")[0]
    laid = re.search(r"Ada: lay \d+", before_bob)
    assert laid
    assert laid[0] not in output.split("--- Bob takes")[1].split("show")[0]


def test_people_without_secrets_share_the_table_and_hear_everything_once():
    output = play(*DUEL, "--seat", "all", "--option", "coins=open", answers="1\n" * 30).output
    assert "takes the keyboard" not in output
    picks = re.findall(r"^(?:You|Player \d) takes? the .*", output, re.MULTILINE)
    assert len(picks) == len(set(picks)) > 1


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("pomme", [0]),
        ("Pommeraie", [0]),
        ("mer", [1]),
        ("d'ecume", [1]),
        ("raie", [0, 2]),
        ("xyz", []),
        ("u", []),
        ("p", [0]),
    ],
)
def test_texts_are_found_by_words_first(typed: str, found: list[int]):
    assert lookup.matches(typed, ["Pommeraie", "Mer d’Écume", "Cerisaie-Raie"]) == found
