"""Set-up and decks."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARDS, DECKS, TABLES
from ludotheque.games.ebbland.data.decks import deck_called, drafted, write_deck
from ludotheque.games.ebbland.rules.setup import first_player
from ludotheque.games.ebbland.words.decks import read_deck
from ludotheque.match import Match, replay
from ludotheque.record import decode, encode
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule

HEADS = "leader odile_tern\nlocation saltgate_bastion\n"
# Thirteen generic characters, four of each, and three more cards.
CROWD = [row["id"] for row in TABLES["card"].rows if row["kind"] == "character" and not row.get("unique")][:13]
LEGAL = HEADS + "\n".join(f"4 {card}" for card in CROWD) + "\n3 boat_hook"


def opened(**options: str) -> Match:
    return Match(GAME, GAME.setup(2, {name.replace("_", "-"): value for name, value in options.items()}), 3)


def played_to_the_first_turn() -> Match:
    match = opened()
    while type(match.question().ask).__name__ in ("Offer", "DiscardOne"):
        match.answer(match.question().options[0], match.question().seat)
    return match


@rule("CC-SETUP-01", "CC-SETUP-02", "CC-SETUP-04")
def test_each_side_has_a_leader_a_location_of_three_unsacked_sites_and_five_markers():
    for side in opened().state.sides:
        assert CARDS[side.leader] in ("odile_tern", "ansa_vell")
        assert (len(side.sites), side.sacked) == (3, [False] * 3)
        assert side.markers == 5


@rule("CC-SETUP-01")
@pytest.mark.parametrize("head", ["leader odile_tern", "location saltgate_bastion"])
def test_a_deck_without_leader_or_location_is_refused(head: str):
    with pytest.raises(BadSetup, match="CC-SETUP-01"):
        read_deck(LEGAL.replace(head, ""))


@rule("CC-SETUP-03")
def test_a_site_has_one_artifact_at_most_and_no_artifact_lies_twice():
    placed = read_deck(LEGAL + "\nartifact salt_banner on brine_wall\nartifact tide_clock on bell_tower")
    assert [card >= 0 for card in placed.artifacts] == [True, False, True]
    for bad in ("tide_clock on brine_wall", "salt_banner on bell_tower", "tide_clock on egg_ledge"):
        with pytest.raises(BadSetup, match="CC-SETUP-03"):
            read_deck(LEGAL + f"\nartifact salt_banner on brine_wall\nartifact {bad}")


@rule("CC-SETUP-05")
def test_a_deck_has_55_cards_at_least():
    assert len(read_deck(LEGAL).cards) == 55
    assert len(read_deck(LEGAL + "\n4 short_bow\n4 footwork\n4 brace\n3 volley").cards) == 70
    with pytest.raises(BadSetup, match="CC-SETUP-05"):
        read_deck(LEGAL.replace("3 boat_hook", "2 boat_hook"))


@rule("CC-SETUP-06")
def test_a_deck_has_four_copies_of_a_card_at_most():
    assert read_deck(LEGAL.replace("3 boat_hook", "4 boat_hook")).cards.count(CARDS.index("boat_hook")) == 4
    with pytest.raises(BadSetup, match="CC-SETUP-06"):
        read_deck(LEGAL + "\n2 boat_hook")


@rule("CC-SETUP-07")
@pytest.mark.parametrize("card", ["odile_tern", "saltgate_bastion", "salt_banner"])
def test_leaders_locations_and_artifacts_are_no_cards_of_a_deck(card: str):
    with pytest.raises(BadSetup, match="CC-SETUP-07"):
        read_deck(LEGAL + f"\n1 {card}")


@pytest.mark.parametrize(
    "line",
    ["four boat_hook", f"{10**999} boat_hook", "1 excalibur", "artifact salt_banner", "location odile_tern"],
    ids=range(5),
)
def test_what_makes_no_sense_is_refused_with_its_line(line: str):
    with pytest.raises(BadSetup, match="line 17"):
        read_deck(LEGAL + f"\n{line}")


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_survives_as_text(name: str):
    deck = deck_called(name)
    again = read_deck(write_deck(drafted(deck)))
    assert (again.leader, again.location, again.artifacts, again.cards, again.answers) == (
        deck.leader,
        deck.location,
        deck.artifacts,
        deck.cards,
        deck.answers,
    )


def test_a_deck_of_ones_own_is_part_of_the_record():
    match = opened(deck_2=LEGAL)
    again = replay(decode(encode(match.record())))
    assert again.state.house.decks[1].cards == read_deck(LEGAL).cards


@rule("CC-SETUP-08")
def test_the_stock_is_the_shuffled_deck_the_same_for_a_seed_and_hidden_from_all():
    one, other = opened().state, opened().state
    assert [side.stock for side in one.sides] == [side.stock for side in other.sides]
    assert one.sides[0].stock != sorted(one.sides[0].stock)
    for seat in (0, 1, -1):
        assert {card for side in GAME.rules.sight(one, seat).sides for card in side.stock} == {-9}


@rule("CC-SETUP-09")
def test_both_resource_dice_are_rolled():
    assert all(1 <= die <= 6 for side in opened().state.sides for die in (side.com, side.log))


@settles("B-24", "B-54")
@rule("CC-SETUP-10")
@pytest.mark.parametrize(("dice", "first"), [((5, 2), 0), ((2, 5), 1), ((3, 3, 1, 6), 1)])
def test_the_higher_die_begins_and_only_equals_roll_again(dice: tuple[int, ...], first: int):
    stage = Stage()
    stage.load(*dice)
    assert first_player(stage.s, [0, 1]) == first


@settles("B-24")
@rule("CC-SETUP-11", "CC-SETUP-12")
def test_ten_cards_are_drawn_and_two_of_them_put_away():
    for side, deck in zip(played_to_the_first_turn().state.sides, (55, 55), strict=True):
        assert (len(side.hand), len(side.discard), len(side.stock)) == (8, 2, deck - 10)


@rule("CC-SETUP-13")
def test_the_diagram_is_a_position():
    stage = Stage().side(0, com=2, log=3, markers=5).act()
    assert stage.s.sides[0].sacked.count(False) == 3
    assert {"exchange", "marker 1", "marker 2"} <= stage.said()
