"""What lasts beyond its moment ends when it should, and positions saved before know it."""

from ludotheque.games.mageknight.rules import heritage, lasting
from ludotheque.games.mageknight.rules.lasting import Claim, FrozenSource, Gift, Inspiration, PrayedWeather
from ludotheque.games.mageknight.rules.terms import BLUE, RED
from ludotheque.saved import IS, Tree, thing
from tests.games.mageknight.scenario import Table


def names(t: Table) -> list[str]:
    """Return what lasts, by name."""
    return [type(found).__name__ for found in t.s.lasting]


def test_each_thing_ends_in_its_time():
    t = Table("tovak", "goldyx")
    t.s.source = []
    things = [FrozenSource(0), PrayedWeather(1), Claim(0, RED, False, False), Gift(0, BLUE)]
    t.s.lasting = [*things, Inspiration(0, lasting.LATER_TURN_END)]
    lasting.open_turn(t.s, 0)
    assert names(t) == ["PrayedWeather", "Claim", "Gift", "Inspiration"]
    lasting.end_turn(t.s, 0)
    lasting.end_round(t.s)
    assert names(t) == ["Inspiration"]
    lasting.end_turn(t.s, 1)
    assert lasting.is_inspired(t.s, 0)
    lasting.end_turn(t.s, 0)
    assert t.s.lasting == []


def test_a_gift_is_used_once():
    t = Table("tovak", "goldyx")
    t.s.lasting = [Gift(1, RED), Gift(t.s.turn.seat, BLUE)]
    lasting.take_gifts(t.s, t.s.turn.seat)
    assert (names(t), t.mana()) == (["Gift"], ["blue"])


def test_what_lasted_in_earlier_layouts_is_gathered():
    claim = thing("Claim", seat=1, colour=2, later=True, curse=False)
    tree: Tree = {"players": [{"gift": -1, "muse": 2}, {"gift": 3, "muse": 0}], "claims": [claim]}
    tree |= {"frozen": 0, "weather": -1, "exploit": 1, "exploit_colour": 4, "exploit_hit": 5}
    heritage.gather_what_lasts(tree)
    found = tree["lasting"]
    assert [part[IS] for part in found] == ["FrozenSource", "ExploitedMana", "Claim", "Inspiration", "Gift"]
    assert (found[1]["hurt"], found[3]["until"]) == ([5, 0], lasting.LATER_TURN_END)
