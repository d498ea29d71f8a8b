"""Plans that only lead up to walls: the cheapest way to stand there, where somebody holds them."""

from ludotheque.games.mageknight.mind.footholds import footholds, held
from ludotheque.games.mageknight.mind.plans import plans
from ludotheque.kernel import answer, waiting
from tests.games.mageknight.scenario import Table


def afar(*hand: str, defenders: tuple[str, ...] = ("swordsmen",), stand: str = "3:w") -> Table:
    """A hero in the land of a keep."""
    return Table().land("3", "1").enemy("3:ne", *defenders).hand(*hand).source().stand(stand).begin()


def test_a_hero_may_go_and_stand_before_a_keep_with_no_more_cards_than_it_takes():
    table = afar("march", "march", "rage", "rage", "rage")
    s = table.s
    keep = table.at("3:ne")
    assert held(s, 0) == [keep]
    [plan] = footholds(s, 0, 4)
    for option in plan.line:
        answer(s, waiting(s)[0], option)
    assert s.players[0].space in s.layout.near[keep]
    assert table.cards().count("rage") == 3
    assert table.asked == "March"


def test_it_looks_no_better_than_other_plans():
    table = afar("march", "march", "rage", "rage", "rage")
    [plan] = footholds(table.s, 0, 4)
    assert plan.lead <= plans(table.s, 0, 12)[0].lead


def test_there_is_none_where_the_hero_stands_there_nobody_defends_it_or_it_is_too_far():
    for table in (afar("march", stand="3:e"), afar("march", "march", defenders=()), afar("promise")):
        assert footholds(table.s, 0, 4) == []
