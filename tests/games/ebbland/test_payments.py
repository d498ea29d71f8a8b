"""Prices of texts that no card of the box asks in this way: the notation knows them, so they are paid."""

from ludotheque.games.ebbland.data import SITE, TABLES
from ludotheque.games.ebbland.data.box import card
from ludotheque.games.ebbland.rules.state import Catalogue
from tests.games.ebbland.scenario import Stage


def telling(effect: str, *hand: str, com: int = 6) -> Stage:
    """A first seat one of whose sites says this; no position file could, so the box is another."""
    stage = Stage().plain().hand(0, *hand).side(0, com=com, sites=["tallow_inn", "rope_quarter", "rope_quarter"]).act()
    box, inn = stage.s.box, SITE["tallow_inn"]
    sites = box.sites[:]
    sites[inn] = card({**TABLES["site"].rows[inn], "effects": [effect]})
    stage.s.box = Catalogue(box.cards, sites, box.decks)
    return stage


def test_command_is_paid_for_a_text():
    stage = telling("action pay com 2: draw(me, 1)")
    stage.do("use site 0")
    assert (stage.s.sides[0].com, stage.s.sides[0].log, len(stage.s.sides[0].hand)) == (4, 6, 1)


def test_without_enough_command_the_text_is_not_offered():
    stage = telling("action pay com 2: draw(me, 1)", com=1)
    assert "use site 0" not in stage.said()


def test_two_cards_are_discarded_where_two_are_the_price():
    stage = telling("action pay discard 2: gain(me, com, 1)", "brace", "caltrops", "volley", com=0)
    stage.do("use site 0", "give brace")
    assert stage.said() == {"give caltrops", "give volley", "exchange"}
    stage.do("give volley")
    assert (stage.held(0), stage.s.sides[0].com) == (["caltrops"], 1)


def test_one_card_is_not_enough_for_two():
    stage = telling("action pay discard 2: gain(me, com, 1)", "brace")
    assert "use site 0" not in stage.said()
