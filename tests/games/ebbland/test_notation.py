"""The notation of the tables: every line is read, every word of it is used, and what is wrong is said."""

import pytest

from ludotheque.games.ebbland.data import TABLES
from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.data.notation import CONDITIONS, DEEDS, QUANTITIES, parse
from ludotheque.games.ebbland.rules import terms
from ludotheque.games.ebbland.rules.effects.changes import Add, Cost, Mod
from ludotheque.games.ebbland.rules.effects.conditions import Compare, Defending

LINES = [line for name in ("card", "site") for row in TABLES[name].rows for line in row.get("effects", [])]
TEXT = " ".join(LINES)


def test_a_line_is_read_into_an_ability():
    ability = parse(
        "close [defending, my_pool > foe_pool] pay log 1 discard 1 once turn task 4: mod(foe.hit, -2, round)"
    )
    assert ability.window == terms.IN_CLOSE
    assert [type(condition) for condition in ability.conditions] == [Defending, Compare]
    assert ability.payments == [[terms.PAY_LOG, 1], [terms.PAY_DISCARD, 1]]
    assert (ability.limit, ability.task) == (terms.FOR_TURN, 4)
    (mod,) = ability.choices[0]
    assert isinstance(mod, Mod)
    assert (mod.target.selector, mod.target.stat, mod.value, mod.span) == (terms.FOE, terms.HIT, -2, terms.FOR_ROUND)


def test_alternatives_are_lists_of_deeds():
    ability = parse("action: gain(me, com, 1) & draw(me, 1) | gain(me, log, 1)")
    assert [[type(deed).word for deed in deeds] for deeds in ability.choices] == [["gain", "draw"], ["gain"]]


def test_a_filter_says_which_cards_are_meant():
    (add,) = parse("precombat: add(allies[faction=gullfolk&class=shot&control<=2].ranged, 9, combat)").choices[0]
    assert isinstance(add, Add)
    fitting = [card.id for card in catalogue().cards if card.control and add.target.filter.fits(card)]
    assert fitting == ["kite_slinger"]


def test_several_values_are_one_term():
    (cost,) = parse("static: cost(type=weapon|talent, log, -1, perm)").choices[0]
    assert isinstance(cost, Cost)
    assert cost.filter.kinds == 1 << terms.WEAPON | 1 << terms.TALENT


@pytest.mark.parametrize(
    "line", ["close: mod(foe.hit, -2, round) now", "close: mod(foe.hit, -2", "close: dance(foe)", "dawn: cancel()"]
)
def test_what_cannot_be_read_is_refused(line):
    with pytest.raises((ValueError, KeyError)):
        parse(line)


def test_every_line_of_the_tables_is_read():
    box = catalogue()
    assert sum(len(card.abilities) for card in [*box.cards, *box.sites]) == len(LINES)


def test_there_are_forty_deeds_and_each_is_on_a_card():
    assert len(DEEDS) == 40
    assert [word for word in DEEDS if f"{word}(" not in TEXT] == []


@pytest.mark.parametrize("words", [CONDITIONS, QUANTITIES, terms.KEYWORDS, terms.WINDOWS, terms.PAYMENTS, terms.SPANS])
def test_each_word_is_on_a_card(words):
    keywords = " ".join(word for row in TABLES["card"].rows for word in row.get("keywords", []))
    assert [word for word in words if word not in f"{TEXT} {keywords}"] == []


def test_figures_of_a_card():
    card = catalogue().cards[TABLES["card"].number["oda_brandt"]]
    assert (card.control, card.life, card.weapons, card.talents, card.unique) == (6, 4, 1, 2, True)
    assert card.strings == [[], [7, 9], [8], [6, 9]]
    assert card.keywords == terms.PLATED | terms.BODYGUARD
