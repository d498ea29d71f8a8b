"""Whatever is wrong with a table or a file: one line, in both languages, exit code 2, and nothing written."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_play import DUEL, play
from tests.games.mageknight.contradictions import CONTRADICTIONS
from tests.reading import plain


def refusal(*words: str, lang: str) -> str:
    result = play(*words, lang=lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("ludotheque: ")
    assert result.stderr.count("\n") == 1
    return plain(result.stderr).removeprefix("ludotheque: ")


GAME = ("play", "smallworld")


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (("play",), "which game? say", "quel jeu ? dire"),
        (("play", "chess"), "no game is called 'chess'; there are: ", "aucun jeu ne s’appelle 'chess' ; il y a : "),
        ((*GAME, "--players", "6"), "Small World is for 2 to 5 players, not 6", "Small World se joue de 2 à 5 joueurs"),
        ((*GAME, "--players", "0"), "Small World is for 2 to 5 players, not 0", "Small World se joue de 2 à 5 joueurs"),
        ((*GAME, "--players", "two"), "Invalid value for '--players'", "valeur refusée pour '--players' : un nombre"),
        ((*GAME, "--seed", "-1"), "Invalid value for '--seed'", "valeur refusée pour '--seed' : un nombre entier d’au"),
        ((*GAME, "--option", "dragons=9"), "smallworld has no table option 'dragons'", "smallworld n’a pas d’option"),
        (
            (*GAME, "--option", "coins=9"),
            "table option coins cannot be '9'; it can be",
            "l’option de table coins ne peut",
        ),
        ((*GAME, "--option", "coins"), "--option coins has no value; write", "--option coins sans valeur ; écrire"),
        ((*GAME, "--bots", "alice"), "no bot is called 'alice'; there are: ", "aucun robot ne s’appelle 'alice'"),
        ((*GAME, "--bots", "greedy,random", "--seat", "all"), "2 bots for 0 seats", "2 robots pour 0 places"),
        ((*GAME, "--bots", "greedy,random,random,random"), "4 bots for 3 seats", "4 robots pour 3 places"),
        (
            (*GAME, "--bots", "greedy", "--bot-ms", "9"),
            "ludotheque.bots.greedy:Greedy has no",
            "ludotheque.bots.greedy:",
        ),
        (
            (*GAME, "--seat", "4"),
            "--seat 4 is not a seat here; say a number from 1 to 3",
            "--seat 4 n’est pas une place",
        ),
        ((*GAME, "--seat", "0"), "--seat 0 is not a seat here", "--seat 0 n’est pas une place"),
        ((*GAME, "--names", "A,B"), "--names gives 2 names; give 1 for", "--names donne 2 noms ; en donner 1 pour"),
        ((*GAME, "--names", "A,b,B"), "two players are called the same: A, b, B", "deux joueurs portent le même nom"),
        ((*GAME, "--resume", "--seed", "3"), "a saved game keeps its players", "une partie reprise garde joueurs"),
        (("play", "--resume"), "no game was played here yet; begin one", "aucune partie n’a été jouée ici ; commencer"),
        (("replay",), "Missing argument 'FILE'", "il manque 'FILE'"),
    ],
)
def test_a_table_that_cannot_be(words: tuple[str, ...], en: str, fr: str):
    assert refusal(*words, lang="en").startswith(en)
    assert refusal(*words, lang="fr").startswith(fr)


@pytest.mark.parametrize(("players", "options", "en", "fr", "clause"), CONTRADICTIONS)
def test_a_table_whose_options_contradict_each_other(
    players: int, options: dict[str, str], en: str, fr: str, clause: str
):
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    for lang, reason in (("en", en), ("fr", fr)):
        said = refusal("play", "mageknight", "--players", str(players), *chosen, lang=lang)
        assert reason in said
        assert said.strip().endswith(f"({clause})")


def change(**fields: object) -> Callable[[Any], None]:
    return lambda game: game.update(fields)


def wrong_answer(game: Any) -> None:
    game["answers"][1][3] = 77


def refused_answer(game: Any) -> None:
    game["answers"][1][1:4] = ["conquer", "region", 2]


def wrong_seat(game: Any) -> None:
    game["answers"][1][0] = 1


@pytest.mark.parametrize(
    ("damage", "en", "fr"),
    [
        (
            change(rules="0", seed=12),
            "this record was made with rules 0 of smallworld, here are",
            "cet enregistrement vient des",
        ),
        (
            change(format=99),
            "FILE is not a Ludothèque record of format 2 or before",
            "FILE n’est pas un enregistrement Ludothèque",
        ),
        (change(answers=3), "FILE is not a valid record: Expected `array`", "FILE n’est pas un enregistrement valable"),
        (change(game="chess"), "no game is called 'chess'", "aucun jeu ne s’appelle 'chess'"),
        (change(players=9, names=[], kinds=[]), "Small World is for 2 to 5 players", "Small World se joue de 2 à 5"),
        (change(options={"x": "y"}), "smallworld has no table option 'x'", "smallworld n’a pas d’option de table 'x'"),
        (change(names=["A"]), "FILE gives 1 names for 2 players", "FILE donne 1 noms pour 2 joueurs"),
        (change(kinds=["human"]), "FILE gives 1 kinds for 2 players", "FILE donne 1 sortes de joueurs pour 2"),
        (change(kinds=["human", "alice"]), "no bot is called 'alice'", "aucun robot ne s’appelle 'alice'"),
        (change(seed=12), "after answer 0 chance gives something else", "après la réponse 0, le hasard donne autre"),
        (change(digest="00"), "the record ends in another position", "l’enregistrement finit dans une autre position"),
        (wrong_answer, "answer 2 cannot be: ", "réponse 2 impossible : "),
        (refused_answer, "answer 2 cannot be: ", "réponse 2 impossible : "),
        (wrong_seat, "answer 2 cannot be: Robot 2 is not asked now", "réponse 2 impossible : ce n’est pas à Robot 2"),
    ],
)
def test_a_record_that_does_not_replay(tmp_path: Path, damage: Callable[[Any], None], en: str, fr: str):
    path = tmp_path / "g.json"
    play(*DUEL[:-1], "4", "--save", str(path), answers="1\n1\n1\n")
    game = json.loads(path.read_text(encoding="utf-8"))
    damage(game)
    path.write_text(json.dumps(game), encoding="utf-8")
    for words in (("play", "--resume", str(path)), ("replay", str(path))):
        assert refusal(*words, lang="en").startswith(en.replace("FILE", str(path)))
        assert refusal(*words, lang="fr").startswith(fr.replace("FILE", str(path)))


@pytest.mark.parametrize(("content", "en"), [(b"", "is cut off"), (b"[]", "is not a"), (b"\xff\xfe{", "is cut off")])
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, en: str):
    path = tmp_path / "g.json"
    path.write_bytes(content)
    assert refusal("replay", str(path), lang="en").startswith(f"{path} {en}")


def test_a_record_cut_off_anywhere(tmp_path: Path):
    path = tmp_path / "g.json"
    play(*DUEL, "--save", str(path), answers="1\n1\n1\n")
    whole = path.read_bytes()
    for length in (1, len(whole) // 3, len(whole) - 3):
        path.write_bytes(whole[:length])
        assert refusal("play", "--resume", str(path), lang="fr").startswith(f"{path} est tronqué ou abîmé")


def test_files_that_cannot_be_opened(tmp_path: Path):
    gone = tmp_path / "gone.json"
    assert refusal("replay", str(gone), lang="en") == f"cannot read {gone}: there is no such file or folder\n"
    assert refusal("replay", str(tmp_path), lang="fr") == f"impossible de lire {tmp_path} : c’est un dossier\n"
    nowhere = tmp_path / "no" / "g.json"
    assert refusal(*DUEL, "--save", str(nowhere), lang="fr").startswith(f"impossible d’écrire {nowhere} : ce fichier")


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path):
    path = tmp_path / "g.json"
    play(*DUEL, "--save", str(path))
    before = path.read_bytes()
    assert refusal(*DUEL, "--save", str(path), lang="en").startswith(f"{path} exists already; --resume {path} goes on")
    assert path.read_bytes() == before


def test_a_refused_table_leaves_no_file(data_folder: Path):
    refusal(*GAME, "--players", "9", lang="en")
    assert not data_folder.exists()


def test_places_that_a_replay_does_not_have(tmp_path: Path):
    path = tmp_path / "g.json"
    play(*DUEL[:-1], "4", "--save", str(path), answers="1\n")
    assert refusal("replay", str(path), "--at", "2", lang="en") == "--at 2: this game has 1 answers; say 0 to 1\n"
    assert refusal("replay", str(path), "--seat", "3", lang="fr").startswith(
        "--seat 3 n’est pas une place de cette partie"
    )
