"""Decks as values: read in both languages, written, checked, and what is said about them."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.game import LANGUAGES
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARDS, DECKS, SITES
from ludotheque.games.ebbland.data import decks as reading
from ludotheque.games.ebbland.words.decks import LEXICONS, index
from tests.rules import rule

assert GAME.decks is not None
decks = GAME.decks
OWN = decks.written("brackguard", "")


def reasons(text: str, language: str = "en") -> list[str]:
    return [str(fault) for fault in decks.review(text, language).faults]


def test_every_name_of_either_language_means_one_card():
    for words in LEXICONS.values():
        assert len({*map(words.names.card, range(len(CARDS)))}) == len(CARDS)
    found = index()
    assert {*found.cards.values()} == {*range(len(CARDS))}
    assert {*found.sites.values()} == {*range(len(SITES))}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", ["", *LANGUAGES])
def test_a_deck_is_the_same_in_every_language_and_as_a_code(deck: str, language: str):
    text = decks.written(deck, language)
    assert decks.written(text, "").split("\n")[1:] == decks.written(deck, "").split("\n")[1:]
    assert decks.code(decks.code(text)) == decks.code(deck if language is None else decks.written(deck, ""))
    assert decks.review(text, "fr").is_playable


def test_names_may_be_typed_carelessly():
    text = "LEADER :  marshal odile tern\nchef: Marechale Odile Sterne\n3x <piquier du mur>\n1 ‹Wall Pikeman›"
    assert decks.written(text, "") == "leader odile_tern\n4 wall_pikeman"


def test_what_nobody_understands_is_told_with_its_line_and_kept():
    text = f"{OWN}\n3 Wall Pikemen\nhello there"
    found = decks.review(text, "en")
    last = len(OWN.split("\n"))
    assert [(fault.line, fault.mend) for fault in found.faults] == [(last + 1, "3 Wall Pikeman"), (last + 2, "")]
    assert found.unread == ("3 Wall Pikemen", "hello there")
    assert decks.written(text, "fr").endswith("\n3 Wall Pikemen\nhello there")


def test_what_was_written_is_quoted_as_it_was_and_moves_no_terminal():
    said = reasons(f"{OWN}\n3 Hérisson Volant\nQuoi ?\x1b[2J\x07")
    assert "“Hérisson Volant”" in said[0]
    assert "“Quoi ?\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}”" in said[1]


@rule("CC-SETUP-01", "CC-SETUP-03", "CC-SETUP-05", "CC-SETUP-06", "CC-SETUP-07")
def test_of_thousands_of_unknown_cards_only_some_are_guessed(monkeypatch: pytest.MonkeyPatch):
    """A deck of 20,000 letters took eight seconds, in which nobody else's page moved."""
    asked: list[str] = []
    monkeypatch.setattr(reading, "get_close_matches", lambda name, *more: asked.append(name) or [])
    found = decks.review("\n".join(f"2 odda{n}" for n in range(2000)), "en")
    assert len(found.faults) >= 2000
    assert len(asked) == reading.GUESSES
    decks.review(f"1 {'oda ' * 5000}", "en")
    assert len(asked) == reading.GUESSES


def test_everything_that_is_wrong_is_told_at_once():
    text = "Brine Wall: Salt Banner\n5 Wall Pikeman\n1 Odile Tern\n1 Marshal Odile Tern\nLocation: Highwind Roost"
    clauses = [fault.clause for fault in decks.review(text, "en").faults]
    assert clauses == ["", "", "CC-SETUP-07", "CC-SETUP-01", "CC-SETUP-06", "CC-SETUP-05"]
    placed = "artifact salt_banner on brine_wall\nlocation highwind_roost"
    assert "Brine Wall is no site of this Location: The Salt Banner cannot lie there (CC-SETUP-03)" in reasons(placed)
    assert reasons("", "fr")[-1].startswith("0 cartes sur 55")


def test_too_many_copies_and_none_at_all_are_told_with_their_line():
    said = reasons("3 Wall Pikeman\n0 Brace\n2 Wall Pikeman")
    assert "line 2: Brace, not even once: take the line out, or write a number" in said
    assert "line 3: Wall Pikeman, 5 times: 4 at most (CC-SETUP-06)" in said


def test_a_deck_is_kept_by_ids_whatever_its_cards_are_called_later():
    setup = GAME.setup(2, {"deck-1": decks.written("lampwright", "fr")})
    assert setup.options["deck-1"].split("\n")[1] == "leader ione_sarrick"
    with pytest.raises(BadSetup, match="perhaps Wall Pikeman"):
        GAME.setup(2, {"deck-1": "4 Wall Pikemen"})


def test_a_code_of_cards_that_are_not_there_is_told():
    assert "no card is called “no_999”" in reasons("0.8~~999.4")[0]


def test_a_form_makes_a_deck():
    chosen = {"leader": "odile_tern", "location": "saltgate_bastion", "artifact-1": "tide_clock", "artifact-2": ""}
    text = decks.composed("Mine", chosen, {"wall_pikeman": 4, "brace": 0, "excalibur": 2})
    lines = ["# Mine", "leader odile_tern", "location saltgate_bastion", "artifact tide_clock on cistern_yard"]
    assert text.split("\n") == [*lines, "4 wall_pikeman"]


def test_a_review_counts_curves_and_says_what_to_expect():
    found = decks.review(OWN, "en")
    assert (found.total, found.least) == (sum(group.count for group in found.groups), 55)
    curve, prices = found.charts
    assert sum(bar for _, bar in (*curve.bars, *prices.bars)) == found.total
    assert [label for label, _ in found.facts][:3] == [
        "Chance to enlist",
        "Chance to enlist, +1 COM",
        "Chance to enlist, +2 COM",
    ]


@rule("CC-KEYWORD-01")
def test_gear_that_nobody_may_carry_is_worth_a_word():
    lonely = decks.review("4 wick_apprentice\n2 wall_halberd", "en")
    assert [fault.piece for fault in lonely.advice] == ["wall_halberd"]
    assert decks.review(OWN, "en").advice == ()


def test_every_card_of_a_deck_is_drawn_and_can_be_sifted():
    for language in LANGUAGES:
        marks = {facet.name: {mark.id for mark in facet.marks} for facet in decks.facets(language)}
        for piece in decks.pieces(language):
            assert piece.drawing.startswith("<svg")
            assert all({*value.split()} <= marks[name] for name, value in piece.marks.items())
