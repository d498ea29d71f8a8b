"""More deck-building: actions are replaced by better ones at the end of a night."""

import pytest

from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.heroes.levels import LevelUp
from ludotheque.games.mageknight.rules.rounds.rounds import EndRound, deal_units
from ludotheque.games.mageknight.rules.rounds.upgrade import deck_points, in_turn, replaceable
from ludotheque.games.mageknight.rules.traits import MONASTERY
from ludotheque.kernel import UNKNOWN, advance
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def night(number: int = 2, *heroes: str) -> Table:
    """The end of a round, with actions laid out if it is a night."""
    t = (
        Table(*(heroes or ("tovak", "goldyx")), upgrades="yes")
        .land("3", "5")
        .meddle()
        .stand("3:w")
        .stand("3:c", seat=1)
    )
    return t.round(number)


def ended(t: Table) -> Table:
    t.s.agenda = [EndRound()]
    advance(t.s)
    return t


@rule("MK-VAR-58")
def test_monasteries_are_the_first_to_go_without():
    t = Table("tovak", "goldyx").land("5", "3")
    assert MONASTERY in t.s.layout.site
    t.s.advanced_deck, t.s.lessons = [], []
    deal_units(t.s)
    assert t.s.lessons == []
    assert len(t.s.advanced_offer) == 3


@rule("MK-VAR-59")
def test_with_no_action_left_a_level_brings_a_skill_only():
    t = Table("tovak", "goldyx").land("3")
    t.s.advanced_deck, t.s.advanced_offer = [], []
    t.player().fame = 3
    before = len(t.player().deck)
    t.s.agenda = [LevelUp(0)]
    advance(t.s)
    t.do("learn")
    assert (len(t.player().skills), len(t.player().deck)) == (1, before)


@rule("MK-VAR-60")
@pytest.mark.parametrize(("number", "shown"), [(2, 4), (4, 4), (1, 0), (3, 0)])
def test_one_card_more_than_players_is_laid_out_after_a_night(number: int, shown: int):
    t = ended(night(number, "tovak", "goldyx", "norowas").stand("5:c", seat=2))
    assert len(t.s.upgrades) == shown


@rule("MK-VAR-60")
def test_nothing_is_laid_out_after_the_last_night():
    assert ended(night(6)).s.finished


@rule("MK-VAR-61", "MK-VAR-62")
def test_decks_are_counted():
    t = night().hand("fireball", "agility", "blood_rage").crystals("red", "red", "blue").units("catapults wounded")
    assert data.UNIT["catapults"] >= 0
    assert deck_points(t.s, 0) == 2 + 2 + 1 + t.s.box.units[data.UNIT["catapults"]].level // 2
    t.player(0).level, t.player(1).level = 5, 3
    assert deck_points(t.s, 0) - deck_points(t.s, 1) == 5 + t.s.box.units[data.UNIT["catapults"]].level // 2 + 6


@rule("MK-VAR-63")
def test_the_poorest_choose_first():
    t = night().hand("fireball")
    t.s.order = [0, 1]
    assert in_turn(t.s) == [1, 0]
    t = night()
    t.s.order = [0, 1]
    assert in_turn(t.s) == [1, 0]
    t.fame(2, seat=1)
    assert in_turn(t.s) == [0, 1]


@rule("MK-VAR-64", "MK-VAR-65")
def test_an_action_of_the_same_colour_or_symbol_is_replaced():
    t = night().hand("fireball", "wound")
    card = t.s.box.cards
    for name in ("agility", "blood_rage"):
        found = replaceable(t.s, 0, data.CARD[name])
        assert data.CARD["fireball"] not in found
        assert data.CARD["wound"] not in found
        wanted = card[data.CARD[name]]
        assert all(card[one].colour == wanted.colour or card[one].icons & wanted.icons for one in found)
        assert found
    t.s.order = [0, 1]
    ended(t.hand("fireball", seat=1))
    seat = t.question.seat
    t.do("upgrade")
    new = t.question.ask.card  # type: ignore[attr-defined]
    old = str(t.targets("give")[0])
    t.do("give", old)
    assert data.CARD[old] in t.s.removed
    assert new in t.player(seat).discard + t.player(seat).deck + t.player(seat).hand


@rule("MK-VAR-66", "MK-VAR-67")
def test_what_nobody_takes_goes_under_the_deck_and_decks_are_shuffled():
    t = ended(night())
    shown = t.s.upgrades[:]
    while t.asked == "ChooseUpgrade":
        t.do("skip")
    assert t.s.upgrades == []
    assert set(shown) <= set(t.s.advanced_deck[:5] + t.s.lessons)
    assert t.asked == "ChooseTactic"
    assert [len(player.hand) for player in t.s.players] == [5, 5]


@rule("MK-VAR-68")
@pytest.mark.parametrize(("value", "seen"), [("open", True), ("yes", False)])
def test_decks_may_be_open_meanwhile(value: str, seen: bool):
    t = Table("tovak", "goldyx", upgrades=value).land("3", "5").stand("3:w").stand("3:c", seat=1).hand("blood_rage")
    ended(t.artifacts("ruby_ring").round(2))
    t.player().deck.append(t.s.artifact_deck[-1])
    t.s.artifact_deck = t.s.artifact_deck[:-1]
    view = GAME.rules.sight(t.s, 1)
    assert (data.CARD["ruby_ring"] in view.players[0].unseen) is seen
    while t.asked == "ChooseUpgrade":
        t.do("skip")
    assert UNKNOWN in GAME.rules.sight(t.s, 1).players[0].hand
