"""What bots think of plans: cards are worth what all of them together can pay for."""

from ludotheque.games.immortals.mind.judgement import intentions
from tests.games.immortals.table import DIRK, GAME, MIKE, Table


def planned(purse: tuple[int, int], **cards: str) -> float:
    """The worth of a plan for Dirk and his Elves, who has armies in three regions and some in his limbo."""
    t = Table(3).armies(DIRK, light={"Treehome": 3, "Heartwood": 2, "Borderland": 2}).limbo(DIRK, light=6)
    t.give(DIRK, "Treehome", "Heartwood", "Borderland").purse(DIRK, *purse)
    return intentions(t.lay(DIRK, **cards).s, DIRK)


def test_what_cannot_be_paid_together_is_not_counted_twice():
    build, both = {"build": "Treehome"}, {"build": "Treehome", "transition": "Heartwood"}
    # A Sanctuary takes 3 energy and 1 gold, a transition 2 and 1.
    enough, tight = (9, 9), (4, 2)
    assert planned(enough, **both) > planned(enough, **build) + 0.3
    assert planned(tight, **build) > 1.0
    assert planned(tight, **both) < planned(tight, **build) + 0.3


def test_what_is_laid_to_be_extracted_pays_for_the_rest():
    alone = planned((2, 0), transition="Heartwood")
    assert planned((2, 0), transition="Heartwood", gold="Treehome") > alone + planned((2, 0), gold="Treehome") + 0.2


def test_a_great_transition_is_not_given_up_for_a_coin():
    t = Table(3).armies(DIRK, light={"Treehome": 1, "Heartwood": 1, "Borderland": 1}).limbo(DIRK, light=9)
    t.armies(MIKE, dark={"Windward": 2}).lay(MIKE, gold="Windward")
    t.purse(DIRK, energy=6, gold=5).lay(DIRK, magic_light="great_transition").resolve().do("reveal magic_light")
    before = t.s
    values = {}
    for text in ("place Treehome light", "gold"):
        t.made = before.copy()
        values[text] = GAME.mind.value(t.do(text).s, DIRK)
    assert values["place Treehome light"] > values["gold"]


def test_an_empty_plan_is_worth_nothing():
    assert intentions(Table(3).plan().s, DIRK) == 0.0
