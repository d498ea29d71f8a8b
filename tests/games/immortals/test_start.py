"""The starting round: groups, drafting, resources (IM-START)."""

import pytest

from ludotheque.games.immortals.rules.events import CardShown
from ludotheque.games.immortals.rules.state import (
    DARK,
    LIGHT,
    NONE,
    PLACES,
    REGIONS,
    Immortals,
    card_realm,
)
from ludotheque.games.immortals.writing import CARD_IDS
from ludotheque.kernel import waiting
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, NAMES, Table, card, is_empty, place, words
from tests.games.immortals.test_components import fresh
from tests.rules import rule


def draft(**hands: list[str]) -> Table:
    """A deployment turn with hands dealt by hand; everybody has groups of 10 and 3 cubes left."""
    t = Table(3)
    for seat, name in enumerate(("dirk", "mike", "ani")):
        t.of(seat, draft=ids(*hands[name]), groups=[10, 3])
    return t


def ids(*texts: str) -> list[str]:
    """The cards as position files call them."""
    return [CARD_IDS[card(text)] for text in texts]


EASY = {
    "dirk": ["Mountainhome dark", "Foothold dark", "Kingsford dark", "Sunfield dark", "Windward dark"],
    "mike": ["Mountainhome light", "Foothold light", "Kingsford light", "Sunfield light", "Windward light"],
    "ani": ["Heartwood dark", "Treehome dark", "Reedmarch dark", "The Murk dark", "Shore Lake dark"],
}


def choose(t: Table, dirk: str, mike: str, ani: str) -> Table:
    for seat, text in enumerate((dirk, mike, ani)):
        t.do(f"choose {text}", seat=seat)
    return t


def easy_turn() -> Table:
    t = draft(**EASY).start("deployment")
    return choose(t, "Mountainhome dark", "Mountainhome light", "Heartwood dark")


@rule("IM-START-01", "IM-START-03")
@pytest.mark.parametrize(("players", "groups", "cubes"), [(3, 8, 28), (4, 8, 28), (5, 6, 24)])
def test_groups_lie_on_the_back_of_the_board(players: int, groups: int, cubes: int):
    for player in fresh(players).players:
        assert (len(player.groups), sum(player.groups)) == (groups, cubes)
        assert player.reserve == 43 - cubes
        assert player.groups[6:] == [2] * (groups - 6)


@rule("IM-START-02", "IM-START-04", "IM-START-06", "IM-START-07")
def test_the_first_group_goes_whole_to_the_start_region():
    s = fresh(3)
    seat = s.first
    player = s.players[seat]
    start, group = s.world.light[player.light].start, player.groups[1]
    options = waiting(s)[0].options(s)
    assert [words(option) for option in options] == [f"group {i}" for i in range(8)]
    waiting(s)[0].take(s, options[1])
    assert (s.armies[start], s.armies[start + REGIONS]) == (group, 2)
    assert s.owner[start] == s.owner[start + REGIONS] == seat
    assert [region for region in range(REGIONS) if s.holder[region] == seat] == [start]
    assert player.reserve == 43 - 28 - 2


@rule("IM-START-04")
def test_first_deployments_go_clockwise_from_the_first_player():
    s = fresh(4, seed=5)
    assert waiting(s)[0].seat == s.first


@rule("IM-START-08", "IM-START-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_are_dark_and_light_in_turn(players: int):
    t = Table(players).first(1).start("deployment")
    for i, seat in enumerate(t.s.seats_from(1)):
        realm = DARK if i % 2 == 0 else LIGHT
        assert [card_realm(number) for number in t.player(seat).draft] == [realm] * 5
    assert len(t.s.piles[LIGHT]) == 30 - 5 * (players // 2)


@rule("IM-START-10")
def test_choices_are_sealed_until_the_last():
    t = draft(**EASY).start("deployment")
    t.do("choose Mountainhome dark", seat=DIRK)
    view = GAME.rules.sight(t.s, MIKE)
    assert isinstance(view, Immortals)
    assert view.players[DIRK].chosen < 0
    assert set(view.players[DIRK].draft) == {view.players[DIRK].chosen}
    t.do("choose Kingsford light", seat=MIKE)
    assert not t.tells(CardShown)
    t.do("choose Heartwood dark", seat=ANI)
    assert [event.card for event in t.tells(CardShown)] == [
        card("Mountainhome dark"),
        card("Kingsford light"),
        card("Heartwood dark"),
    ]


@rule("IM-START-11")
def test_a_card_for_an_empty_region_must_be_chosen():
    t = draft(**EASY).armies(MIKE, dark={"Foothold": 1, "Kingsford": 1, "Sunfield": 1, "Windward": 1})
    assert t.start("deployment").offers(DIRK) == {"choose Mountainhome dark"}


@rule("IM-START-11", "IM-START-16")
def test_own_armies_count_and_the_other_realm_does_not():
    t = draft(**EASY).armies(DIRK, dark={"Foothold": 1}, light={"Kingsford": 1})
    offers = t.start("deployment").offers(DIRK)
    assert "choose Foothold dark" not in offers
    assert "choose Kingsford dark" in offers


@rule("IM-START-11", "IM-START-13")
def test_a_joker_offers_an_empty_region_while_its_province_has_one():
    hands = {**EASY, "dirk": ["joker greenwold dark", "Foothold dark"]}
    others = {"Heartwood": 1, "Borderland": 1, "Elder Grove": 1, "Fernhollow": 1}
    t = draft(**hands).armies(MIKE, dark=others)
    assert "choose joker greenwold dark" in t.start("deployment").offers(DIRK)
    full = draft(**hands).armies(MIKE, dark={**others, "Treehome": 1})
    assert "choose joker greenwold dark" not in full.start("deployment").offers(DIRK)


@rule("IM-START-12", "IM-START-14", "IM-START-15", "IM-START-17")
def test_example_dirk_deploys_ten_in_dark_mountainhome():
    t = easy_turn()
    assert t.asked() == DIRK
    t.do("group 0")
    assert t.at("Mountainhome dark") == (DIRK, 10)
    assert is_empty(t, "Mountainhome light")
    assert t.holder("Mountainhome") == DIRK
    assert t.s.discards == [[], [card("Mountainhome dark")]]
    assert card("Mountainhome dark") not in t.player(DIRK).conflicts


@rule("IM-START-16", "IM-START-18", "IM-START-30")
def test_example_mike_keeps_the_conflict_card():
    t = easy_turn().do("group 0", "group 1")
    assert t.at("Mountainhome light") == (MIKE, 3)
    assert t.holder("Mountainhome") == DIRK
    assert t.player(MIKE).conflicts == [card("Mountainhome light")]


@rule("IM-START-18")
def test_a_card_for_ones_own_region_card_is_discarded():
    t = draft(**EASY).give(DIRK, "Mountainhome").start("deployment")
    choose(t, "Mountainhome dark", "Foothold light", "Heartwood dark").do("group 0")
    assert t.player(DIRK).conflicts == []
    assert t.s.discards == [[], [card("Mountainhome dark")]]


@rule("IM-START-13")
def test_a_joker_lets_the_player_choose_in_its_province_and_realm():
    t = draft(**{**EASY, "dirk": ["joker greenwold dark"]}).armies(MIKE, dark={"Borderland": 1}).start("deployment")
    choose(t, "joker greenwold dark", "Kingsford light", "Reedmarch dark")
    free = ("Treehome", "Heartwood", "Elder Grove", "Fernhollow")
    assert t.offers() == {f"deploy {name} dark" for name in free}
    assert t.do("deploy Fernhollow dark", "group 1").at("Fernhollow dark") == (DIRK, 3)


@rule("IM-START-19", "IM-START-31")
def test_who_has_only_occupied_regions_keeps_a_hidden_card():
    t = draft(**EASY).armies(MIKE, dark={NAMES[number % REGIONS]: 1 for number in map(place, EASY["dirk"])})
    choose(t.start("deployment"), "Sunfield dark", "Foothold light", "Heartwood dark")
    assert t.player(DIRK).conflicts == [card("Sunfield dark")]
    assert t.player(DIRK).groups == [10, 3]
    assert [event.seat for event in t.tells(CardShown)] == [MIKE, ANI]
    view = GAME.rules.sight(t.s, MIKE)
    assert isinstance(view, Immortals)
    assert len(view.players[DIRK].conflicts) == 1
    assert view.players[DIRK].conflicts[0] < 0


@rule("IM-START-19")
def test_a_region_filled_meanwhile_counts_as_occupied():
    t = draft(**{**EASY, "dirk": ["joker greenwold dark"], "ani": ["Heartwood dark"]}).start("deployment")
    choose(t, "joker greenwold dark", "Kingsford light", "Heartwood dark")
    t.do("deploy Heartwood dark", "group 0", "group 0")
    assert t.player(ANI).groups == [10, 3]
    assert t.player(ANI).conflicts == [card("Heartwood dark")]


@rule("IM-START-20", "IM-START-21", "IM-START-22")
def test_hands_and_marker_pass_left_and_hands_fill_up():
    t = easy_turn().do("group 0", "group 1", "group 0")
    assert t.s.first == MIKE
    assert {card(text) for text in EASY["dirk"][1:]} < set(t.player(MIKE).draft)
    for player in t.s.players:
        assert len(player.draft) == 5
        assert {card_realm(number) for number in player.draft} == {player.draft_realm}
    assert [len(pile) for pile in t.s.piles] == [25 - 1, 20 - 2]


@rule("IM-START-22")
def test_an_empty_deck_takes_the_discards_of_its_realm_or_nothing():
    t = draft(**EASY).cards(("Deep Vein light", "Deep Vein dark"))
    t.say(deck=[], piles=[[], []], discards=[ids("Deep Vein light"), ids("Deep Vein dark")])
    choose(t.start("deployment"), "Mountainhome dark", "Foothold light", "Heartwood dark")
    t.do("group 0", "group 0", "group 0")
    assert len(t.player(MIKE).draft) + len(t.player(DIRK).draft) == 8 + 2, "two dark discards were left to draw"
    assert card("Deep Vein light") in t.player(ANI).draft


@rule("IM-START-23")
def test_without_a_group_any_card_is_kept_when_the_turn_comes():
    t = draft(**EASY).of(MIKE, groups=[0, 0]).armies(DIRK, light={"Foothold": 1}).start("deployment")
    assert [ask.seat for ask in waiting(t.s)] == [DIRK, ANI]
    t.do("choose Kingsford dark", seat=DIRK).do("choose Heartwood dark", seat=ANI)
    # The others' cards are shown, and the first player deploys, before the one without a group chooses.
    assert [event.seat for event in t.tells(CardShown)] == [DIRK, ANI]
    t.do("group 0")
    assert (t.asked(), t.offers()) == (MIKE, {f"choose {text}" for text in EASY["mike"]}), "an occupied one as well"
    t.do("choose Kingsford light")
    assert (t.asked(), t.player(MIKE).conflicts) == (ANI, [card("Kingsford light")])
    assert is_empty(t, "Kingsford light")


@rule("IM-START-23", "IM-START-10")
def test_what_others_choose_says_nothing_of_one_who_is_not_asked():
    t = draft(**EASY).of(ANI, groups=[0, 0]).start("deployment")
    t.do("choose Kingsford dark", seat=DIRK)
    view = GAME.rules.sight(t.s, MIKE)
    assert isinstance(view, Immortals)
    assert view.players[ANI].chosen == NONE


@rule("IM-START-24", "IM-START-25", "IM-START-29")
def test_the_starting_round_ends_with_the_last_group():
    t = draft(**EASY)
    for seat in (DIRK, MIKE, ANI):
        t.of(seat, groups=[0, 3])
    choose(t.start("deployment"), "Mountainhome dark", "Foothold light", "Heartwood dark")
    t.do("group 1", "group 1", "group 1")
    assert t.s.piles == [[], []]
    assert all(player.draft == [] and player.draft_realm == NONE for player in t.s.players)
    assert t.s.first == DIRK, "the marker stays where it is"


LEFT = ("Foothold light", "Foothold dark", "Windward dark", "Treehome light")


def ended() -> Table:
    t = Table(3, light="elves", dark="trolls")
    t.of(DIRK, draft=ids("Treehome light")).cards(LEFT)
    t.say(deck=[], piles=[ids("Foothold light"), ids("Foothold dark")], discards=[[], ids("Windward dark")])
    return t.start("resources")


@rule("IM-START-26", "IM-START-32")
def test_everybody_takes_what_both_halves_print():
    t = ended()
    assert t.wealth(DIRK) == (9, 7)
    for player in t.s.players:
        halves = (t.s.world.light[player.light], t.s.world.dark[player.dark])
        assert (player.energy, player.gold) == (sum(h.energy for h in halves), sum(h.gold for h in halves))


@rule("IM-START-27")
def test_decks_and_discards_become_one_deck():
    t = ended()
    assert sorted(t.s.deck) == sorted(map(card, LEFT))
    assert (t.s.discard, t.s.discards) == ([], [[], []])
    orders = set()
    for seed in range(30):
        again = Table(3).start("resources")
        again.seed = seed
        orders.add(tuple(again.s.deck))
    assert len(orders) > 10


@rule("IM-START-28")
def test_three_armies_in_each_limbo():
    t = Table(3).start("resources")
    assert [player.limbo for player in t.s.players] == [[3, 3]] * 3
    assert [player.box for player in t.s.players] == [43 - 6 - 7] * 3, "seven were for the tower"


@rule("IM-START-25", "IM-TOWER-04")
def test_groups_that_found_no_card_go_back_to_the_reserve():
    t = Table(3).of(MIKE, groups=[0, 4]).start("resources")
    assert t.player(MIKE).groups == []
    assert [player.box for player in t.s.players] == [43 - 6 - 7] * 3, "Mike’s four as well"


@rule("IM-START-02")
def test_a_group_is_never_split():
    t = easy_turn()
    assert t.offers() == {"group 0", "group 1"}
    t.do("group 0")
    assert sum(t.s.armies[number] for number in range(PLACES) if t.s.owner[number] == DIRK) == 10
    assert t.player(DIRK).groups == [0, 3]
