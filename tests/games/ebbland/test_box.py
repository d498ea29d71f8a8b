"""What is in the box: 157 cards, 18 sites, four decks that keep the rules of deck making."""

from collections import Counter

import pytest

from ludotheque.chance import dice_for
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARD, CARDS, DECK_ROWS, EDITION, KINDS, SITES, TABLES
from ludotheque.games.ebbland.rules.terms import STATS

KIND = {row["id"]: row["kind"] for row in TABLES["card"].rows}
DECKS = [pytest.param(row, id=row["id"]) for row in TABLES["deck"].rows]


def test_the_box_holds_157_cards():
    assert len(CARDS) == 157
    assert Counter(KIND.values()) == {
        "leader": 8,
        "location": 6,
        "artifact": 12,
        "character": 46,
        "weapon": 18,
        "talent": 17,
        "logistics": 12,
        "victory": 11,
        "instant": 16,
        "action": 11,
    }
    assert set(KIND.values()) < set(KINDS)


def test_each_location_has_three_sites_of_its_own():
    locations = [row for row in TABLES["card"].rows if row["kind"] == "location"]
    assert all(len(row["sites"]) == 3 for row in locations)
    assert sorted(site for row in locations for site in row["sites"]) == sorted(SITES)


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_of_the_box_keeps_the_rules(deck):
    assert sum(deck["cards"].values()) >= DECK_ROWS["limits"]["cards"] == 55
    assert max(deck["cards"].values()) <= DECK_ROWS["limits"]["copies"] == 4
    assert not {KIND[card] for card in deck["cards"]} & {"leader", "location", "artifact"}


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_of_the_box_brings_leader_location_and_artifacts_for_its_sites(deck):
    assert (KIND[deck["leader"]], KIND[deck["location"]]) == ("leader", "location")
    assert set(deck["artifacts"]) <= set(TABLES["card"].rows[CARD[deck["location"]]]["sites"])
    assert {KIND[card] for card in deck["artifacts"].values()} == {"artifact"}
    assert len(set(deck["artifacts"].values())) == len(deck["artifacts"])


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_of_the_box_keeps_to_its_faction_and_free_folk(deck):
    used = {TABLES["card"].rows[CARD[card]]["faction"] for card in deck["cards"]}
    assert used <= {deck["id"], "free"}


# What was changed for the sake of balance (docs/results/ebbland.md): the figure by editions.
CHANGED = [
    ("saltplate_guard", "block", ([7], [8], [8])),
    ("saltplate_guard", "hit", ([8], [8], [9])),
    ("kite_slinger", "hp", (1, 2, 2)),
    ("chain_brawler", "block", ([10], [9], [9])),
    ("rivet_hurler", "block", ([10], [9], [9])),
    ("pit_ravager", "hp", (2, 3, 3)),
    ("glare_adept", "block", ([7], [7], [7, 11])),
]


@pytest.mark.parametrize("edition", [1, 2, 3])
def test_a_card_that_was_changed_is_as_it_was_in_games_of_earlier_editions(edition: int):
    cards = GAME.rules.start(GAME.setup(2, edition=edition), dice_for(1)).box.cards
    for name, what, figures in CHANGED:
        card = cards[CARD[name]]
        printed = card.life if what == "hp" else card.strings[STATS.index(what)]
        assert printed == figures[edition - 1], name


def test_nothing_else_was_changed():
    first, now = (TABLES["card"].of(edition) for edition in (1, EDITION))
    pairs = zip(now, first, strict=True)
    changed = {(row["id"], what) for row, old in pairs for what in row if row[what] != old.get(what)}
    assert changed == {(name, what) for name, what, _ in CHANGED}
