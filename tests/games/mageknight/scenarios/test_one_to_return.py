"""One to Return: the portal closes, and whoever stands before it in the end has won."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.rounds.rounds import EndRound
from ludotheque.kernel import UNKNOWN, advance
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule

FOUR = ("tovak", "goldyx", "norowas", "arythea")


def land(*heroes: str, **options: str) -> Table:
    return (
        Table(*(heroes or ("tovak", "goldyx")), scenario="one_to_return", **options)
        .land("3", "5", "1")
        .source()
        .meddle()
    )


def ended(t: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    t.s.finished = True
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    return outcome.scores, outcome.winners


@rule("MK-SCN-RETURN-01", "MK-SCN-RETURN-03", "MK-SCN-RETURN-04", "MK-SCN-RETURN-05", "MK-SCN-RETURN-06")
@pytest.mark.parametrize(("players", "country", "cities"), [(2, 7, 1), (3, 8, 2), (4, 10, 3)])
@pytest.mark.parametrize("epic", [False, True])
@rule("MK-SCN-RETURN-12")
def test_the_land_is_laid_out_for_so_many(players: int, country: int, cities: int, epic: bool):
    s = opened(players, scenario="one_to_return", epic="yes" if epic else "no")
    tiles = [s.box.tiles[tile] for tile in s.tile_deck + s.layout.tiles]
    assert sum(tile.back == 1 for tile in tiles) == country + epic
    assert sum(tile.city >= 0 for tile in tiles) == cities + epic
    assert sum(tile.back == 2 and tile.city < 0 for tile in tiles) == cities + epic
    assert set(s.house.city_levels) == {4 if epic else 3}
    assert s.house.coast
    assert len(s.house.nights) == (6 if epic else 4)
    for wrong in (1, 5):
        with pytest.raises(BadSetup):
            GAME.setup(wrong, {"scenario": "one_to_return"})


@rule("MK-SCN-RETURN-02")
def test_it_lasts_two_days_and_two_nights():
    t = land().round(4).stand("3:w").stand("1:w", seat=1).announced(1).begin()
    while t.match.question() is not None:
        t.passively()
    assert t.s.finished


def closed(t: Table) -> Table:
    """Let the first round end; heroes who stand nowhere are still on the portal."""
    t.s.agenda = [EndRound()]
    advance(t.s)
    return t


@rule("MK-SCN-RETURN-07")
def test_whoever_is_on_the_portal_when_it_closes_is_lost():
    t = land("tovak", "goldyx", "norowas").stand("3:w").stand("1:w", seat=1).shield("3:ne", seat=2)
    closed(t)
    assert [player.out for player in t.s.players] == [False, False, True]
    assert t.player(2).units == []
    assert t.cards("hand", 2) == t.cards("deck", 2) == []
    # The shields of the lost stay.
    assert t.s.spots[t.at("3:ne")].shield == 2
    while t.asked == "ChooseTactic":
        t.do("tactic")
    assert sorted(t.s.order) == [0, 1]
    t.end_round()
    assert t.s.round == 3


@rule("MK-SCN-RETURN-07")
def test_a_single_hero_plays_on():
    t = closed(land().stand("3:w"))
    t.do("tactic")
    assert t.s.order == [0]
    while t.match.question() is not None:
        t.passively()
    assert t.s.finished


def contest(t: Table) -> Table:
    """Let seat 0 walk onto the portal space, where seat 1 stands."""
    t.stand("A:c", seat=1).stand("A:ne").hand("march").hand("rage", seat=1)
    return t.begin().skip_to("March").play("march").move_to("A:c")


@rule("MK-SCN-RETURN-08")
def test_the_portal_is_bare_ground_afterwards_and_fought_for():
    t = closed(land().stand("3:w").stand("1:w", seat=1))
    assert t.s.layout.site[0] == 0
    assert "site--closed" in GAME.show.page(t.match.talk(0), "fr").board
    while t.asked == "ChooseTactic":
        t.do("tactic")
    contest(t).do("attack")
    assert t.s.combat is not None
    assert t.s.combat.duel is not None


@rule("MK-SCN-RETURN-11")
def test_after_the_announcement_nobody_is_driven_off():
    t = closed(land().stand("3:w").stand("1:w", seat=1))
    while t.asked == "ChooseTactic":
        t.do("tactic")
    contest(t.round(4).announced(1))
    assert t.refused("attack")
    t.end_turn()
    assert t.where(1) == "A:c"


@rule("MK-SCN-RETURN-07", "MK-SCN-RETURN-10")
def test_when_all_are_lost_nobody_has_won():
    t = land()
    for player in t.s.players:
        player.space = NONE
    assert closed(t).s.finished
    assert ended(t)[1] == ()


@rule("MK-SCN-RETURN-09", "MK-SCN-RETURN-10")
def test_whoever_stands_there_wins_and_nothing_is_counted():
    t = land().stand("A:c", seat=1).stand("3:w").fame(60)
    assert ended(t) == ((0, 0), (1,))
    assert [(part.what, part.points, part.clause) for part in GAME.show.account(t.s)] == [
        ("portal", (), "MK-SCN-RETURN-10")
    ]
    assert ended(land().stand("3:e", seat=1).stand("3:w")) == ((0, 0), ())


@rule("MK-SCN-RETURN-13", "MK-SCN-RETURN-14")
def test_a_team_wins_by_its_chosen_hero_only():
    t = land(*FOUR, teams="yes").stand("3:w").stand("3:e", seat=2).stand("5:nw", seat=1)
    chosen = [seat for seat in range(4) if t.player(seat).chosen]
    assert sorted(seat % 2 for seat in chosen) == [0, 1]
    mine = next(seat for seat in chosen if seat % 2 == 0)
    assert ended(t.stand("A:c", seat=mine))[1] == (0, 2)
    t = land(*FOUR, teams="yes").stand("3:w").stand("3:e", seat=2)
    assert ended(t.stand("A:c", seat=2 - mine))[1] == ()


@rule("MK-SCN-RETURN-15")
def test_the_other_team_does_not_know_who_is_chosen():
    t = land(*FOUR, teams="yes")
    for seat in range(4):
        seen = [player.chosen for player in GAME.rules.sight(t.s, seat).players]
        assert [chosen == UNKNOWN for chosen in seen] == [other % 2 != seat % 2 for other in range(4)]
        guessed = GAME.rules.guess(GAME.rules.sight(t.s, seat), seat, t.s.dice.copy())
        assert sorted(other % 2 for other in range(4) if guessed.players[other].chosen == 1) == [0, 1]
