"""Positions from the public builder in which a rule was once not kept to the letter."""

import pytest

import ludotheque
from ludotheque.errors import UndoRefused
from ludotheque.match import Match
from tests.rules import rule

COUNTRY = ["3", "5", "1"]
# Where spells are sold, and how the map lies there.
SHOPS = {
    "4:c": {"layout": [*COUNTRY, "4"], "spots": {"4:c": {"shield": "A"}, "4:w": {"tokens": []}}},
    "c6:c": {"layout": ["3", "1", "c6"], "cities": [{"tokens": [], "up": True, "shields": ["A"], "leader": "A"}]},
}


def begin(*players: dict[str, object], **said: object) -> Match:
    """Begin a game of one or two from a position."""
    scenario = "conquest" if len(players) > 1 else "solo_conquest"
    table = {"layout": COUNTRY, "seats": len(players), "options": {"scenario": scenario}}
    return ludotheque.begin(ludotheque.position("mageknight", **{**table, **said}, players=list(players)), seed=1)


def verbs(match: Match) -> set[str]:
    return {option.verb for option in match.questions()[0].options}


def is_final(match: Match, seat: int = 0) -> bool:
    """Tell whether the last answer can no longer be taken back."""
    try:
        match.copy().undo(seat)
    except UndoRefused:
        return True
    return False


@rule("MK-INTERACT-20", "MK-INTERACT-21", "MK-UNDO-03")
@pytest.mark.parametrize("shop", SHOPS)
def test_mana_is_paid_before_the_next_spell_is_seen_and_then_nothing_is_taken_back(shop: str):
    hero = {"hero": "tovak", "space": shop, "hand": ["rage"], "crystals": ["red"], "effort": {"influence": 7}}
    match = begin(hero, spell_offer=["fireball", "snowstorm", "expose"], source=["red", "blue", "white"], **SHOPS[shop])
    offered = match.state.spell_offer[:]
    match.answer("interact")
    match.answer("spell fireball")
    assert match.state.spell_offer == offered
    assert not is_final(match)
    match.answer("pay crystal:red")
    assert match.state.spell_offer[:2] == offered[1:]
    assert is_final(match)


@rule("MK-TURN-11")
@pytest.mark.parametrize(
    "helper", [{"skills": ["goldyx_flight"]}, {"skills": ["goldyx_potion_making"]}, {"units": ["herbalists"]}]
)
def test_the_last_wound_in_hand_leaves_the_slow_recovery_only(helper: dict[str, object]):
    alone = begin(
        {"hero": "goldyx", "space": "1:w", "hand": ["wound"], **helper}, spots={"1:nw": {"tokens": ["diggers"]}}
    )
    assert "recover" in verbs(alone)
    for wished in ("end", "challenge 1:nw", "move 1:c"):
        assert alone.why_not(0, wished).reason == "only_wounds"
    for option in [option for option in alone.questions()[0].options if option.verb != "recover"]:
        twin = alone.copy()
        twin.answer(option)
        assert not {"mend", "end"} & verbs(twin)


@rule("MK-UNDO-03")
@pytest.mark.parametrize(("pile", "final"), [(["rage", "promise", "stamina", "threaten"], True), (["rage"], False)])
def test_long_night_is_final_once_the_rest_of_the_pile_tells_what_became_the_deck(pile: list[str], final: bool):
    hero = {"hero": "tovak", "space": "3:w", "hand": ["march"], "deck": [], "discard": pile, "tactic": "long_night"}
    match = begin(hero, night=True, removed=["rest"])
    match.answer("play")
    match.answer("prolong")
    assert is_final(match) is final


@rule("MK-UNDO-03")
def test_mind_read_is_final_once_somebody_is_asked_for_one_of_two_cards():
    rival = {"hero": "goldyx", "space": "1:w", "hand": ["rage", "threaten", "stamina"]}
    match = begin(
        {"hero": "tovak", "space": "3:w", "hand": ["mind_read", "march"]},
        rival,
        source=["white", "blue", "blue", "black"],
    )
    match.answer("basic mind_read")
    assert not is_final(match)
    match.answer("colour red")
    assert match.questions()[0].seat == 1
    assert is_final(match)


@rule("MK-UNITS-10")
@pytest.mark.parametrize("wounds", [0, 1])
def test_a_wounded_unit_does_not_raise_the_banner_of_fear(wounds: int):
    unit = {"kind": "foresters", "wounds": wounds, "banner": "banner_of_fear", "banner_up": True}
    hero = {"hero": "tovak", "space": "1:w", "hand": ["rage"], "units": [unit]}
    match = begin(hero, spots={"1:nw": {"tokens": ["diggers"]}}, answers=["challenge hex:1:nw"])
    assert ("fear" in verbs(match)) is (wounds == 0)
    refusal = match.why_not(0, "fear foresters")
    assert (refusal and (refusal.reason, refusal.clause)) == (("wounded", "MK-UNITS-10") if wounds else None)
