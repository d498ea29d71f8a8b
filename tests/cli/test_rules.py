"""`ludotheque rules`."""

import json

import pytest

from ludotheque import rulebook
from tests.cli.test_main import run


@pytest.mark.parametrize("game", rulebook.games())
def test_the_whole_rulebook_is_printed(game: str):
    output = run("rules", game).output
    assert all(clause.id in output for clause in rulebook.clauses(game))
    count = len(rulebook.clauses(game))
    assert output.splitlines()[-1] == f"{count} of {count} clauses accounted for"
    assert "for a later part" not in output


def test_what_a_game_does_not_carry_out_yet_is_told(unfinished: str):
    output = run("rules", "smallworld", f"{unfinished}-01").output
    assert "… for a later part" in output
    later = sum(clause.is_later for clause in rulebook.clauses("smallworld"))
    assert f"{later} clauses are for a later part" in output
    assert output.splitlines()[-1] == f"{160 - later} of {160 - later} clauses accounted for"
    assert "… for a later part" not in run("rules", "smallworld", "SW-CONQ").output


def test_one_clause_in_french():
    output = run("rules", "smallworld", "sw-conq-03", "--lang", "fr").output
    assert "Toute région demande au moins 2 pions." in output
    assert "SW-CONQ-04" not in output
    assert output.splitlines()[-1].endswith(" articles sur 160 pris en compte")


def test_a_chapter():
    shown = json.loads(run("rules", "smallworld", "SW-CONQ", "--json").output)["clauses"]
    assert len(shown) > 3
    assert all(clause["id"].startswith("SW-CONQ-") for clause in shown)


def test_search_minds_neither_case_nor_accents():
    found = [run("rules", "smallworld", "--search", text, "--json").output for text in ("DECLIN", "déclin")]
    assert found[0] == found[1]
    assert any("déclin" in clause["fr"] for clause in json.loads(found[0])["clauses"])


def test_json_gives_every_clause_with_its_tests_and_honest_counts():
    report = json.loads(run("rules", "smallworld", "--json").output)
    assert {"id", "kind", "section", "fr", "en", "tests"} <= set(report["clauses"][0])
    assert sum(kind["clauses"] for kind in report["kinds"].values()) == report["total"] == 160
    assert sum(kind["tested"] for kind in report["kinds"].values()) == sum(bool(c["tests"]) for c in report["clauses"])
    free = sum(c["kind"] in ("optional", "note") for c in report["clauses"])
    proven = sum(bool(c["tests"]) and c["kind"] not in ("optional", "note") for c in report["clauses"])
    assert report["accounted"] == free + proven


def test_json_counts_what_is_for_later_apart(unfinished: str):
    report = json.loads(run("rules", "smallworld", "--json").output)
    assert report["later"] == sum(clause["later"] for clause in report["clauses"]) > 0
    assert report["accounted"] == report["total"] - report["later"]
