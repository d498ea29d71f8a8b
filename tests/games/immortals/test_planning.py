"""Planning: cards face down on ten spaces (IM-PLAN)."""

import pytest

from ludotheque.errors import UndoRefused
from ludotheque.games.immortals.rules.events import ActionImpossible, PlansLaid, Scored
from ludotheque.games.immortals.rules.rounds.planning import hand
from ludotheque.games.immortals.rules.state import BLANK, NONE, SPACES, Immortals
from ludotheque.kernel import UNKNOWN
from ludotheque.match import Match
from tests.games.immortals import table
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, Table, card
from tests.rules import rule

ARMY_SPACES = table.SPACES[:8]


def planner(*cards: str, dark: str = "trolls") -> Table:
    """Everybody plans; Dirk has these cards and an army in Treehome, Heartwood and Foothold."""
    t = Table(3, dark=dark).armies(DIRK, light={"Treehome": 2, "Foothold": 1}, dark={"Heartwood": 1})
    return t.give(DIRK, *cards).plan()


def lay(t: Table, text: str, space: str) -> Table:
    return t.do(f"pick {text}", f"lay {space}", seat=DIRK)


def spaces_for(t: Table, text: str) -> set[str]:
    t.do(f"pick {text}", seat=DIRK)
    return {offer.removeprefix("lay ") for offer in t.offers(DIRK) if offer != "back"}


@rule("IM-PLAN-01")
def test_plans_are_sealed_until_all_are_ready_then_only_the_spaces_show():
    t = lay(planner("Treehome"), "Treehome", "gold")
    view = GAME.rules.sight(t.s, MIKE)
    assert isinstance(view, Immortals)
    assert view.players[DIRK].spaces == [UNKNOWN] * SPACES
    for seat in (DIRK, MIKE, ANI):
        t.do("ready", seat=seat)
    view = GAME.rules.sight(t.s, MIKE)
    assert isinstance(view, Immortals)
    assert view.players[DIRK].spaces == [UNKNOWN] + [NONE] * 9


@rule("IM-PLAN-01", "IM-PLAN-19")
def test_all_plan_at_the_same_time():
    t = planner("Treehome")
    t.do("ready", seat=MIKE)
    lay(t, "Treehome", "gold").do("ready", seat=DIRK)
    assert not t.tells(PlansLaid)
    t.do("ready", seat=ANI)
    assert [event.spaces for event in t.tells(PlansLaid)] == [1, 0, 0]
    assert t.offers() == {"reveal gold", "pass"}


@rule("IM-PLAN-02")
def test_one_card_per_space_and_ten_in_all():
    cards = ["Treehome", "Foothold", "Heartwood", "Windward dark"]
    t = planner(*cards)
    for text, space in zip(
        [*cards, "muster", "foresight"], [*ARMY_SPACES[:4], "magic_light", "magic_dark"], strict=True
    ):
        lay(t, text, space)
    assert spaces_for(t, "blank") == set(ARMY_SPACES[4:])
    t.do("lay energy", seat=DIRK)
    for space in ARMY_SPACES[5:]:
        lay(t, "blank", space)
    assert t.player(DIRK).cards_laid() == SPACES
    assert not any(offer.startswith("pick") for offer in t.offers(DIRK))


@rule("IM-PLAN-03")
@pytest.mark.parametrize("text", ["Treehome", "Windward dark"])
def test_region_and_conflict_cards_go_on_army_spaces(text: str):
    assert spaces_for(planner("Treehome", "Windward dark"), text) == set(ARMY_SPACES)


@rule("IM-PLAN-04")
def test_magic_cards_go_on_magic_spaces():
    assert spaces_for(planner(), "great_transition") == {"magic_light", "magic_dark"}


@rule("IM-PLAN-11")
def test_blank_cards_go_anywhere():
    assert spaces_for(planner(), "blank") == set(table.SPACES)


@rule("IM-ACT-03", "IM-ACT-07")
def test_a_joker_is_not_for_extraction():
    open_to = spaces_for(planner("joker greenwold light"), "joker greenwold light")
    assert open_to == set(ARMY_SPACES) - {"gold", "energy"}


@rule("IM-TRIBE-03")
def test_a_joker_is_not_for_the_extraction_of_the_orcs():
    t = planner("joker greenwold light", dark="orcs")
    assert "tribal" not in spaces_for(t, "joker greenwold light")


@rule("IM-PLAN-05")
def test_the_space_tells_the_action_of_army_cards_the_card_that_of_magic():
    for space, way in (("gold", "extract Treehome light"), ("build", "portal Treehome light")):
        t = Table().armies(DIRK, light={"Treehome": 1}).purse(DIRK, 9, 9).lay(DIRK, **{space: "Treehome"}).resolve()
        assert way in t.do(f"reveal {space}").offers()
    ways = set()
    for space in ("magic_light", "magic_dark"):
        t = Table().first(MIKE, DIRK).purse(DIRK, 9, 9).lay(DIRK, **{space: "foresight"}).resolve()
        ways.add(frozenset(t.do(f"reveal {space}").offers()))
    assert ways == {frozenset({"draw", "marker", "gold", "energy"})}


@rule("IM-PLAN-06")
def test_an_empty_space_has_no_action():
    t = Table().armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome").resolve()
    assert t.offers() == {"reveal gold", "pass"}


@rule("IM-PLAN-07")
def test_a_plan_may_be_empty():
    t = planner()
    for seat in (DIRK, MIKE, ANI):
        t.do("ready", seat=seat)
    assert t.told(Scored)


@rule("IM-PLAN-08")
def test_a_region_card_needs_an_army_in_either_realm():
    t = planner("Treehome", "Heartwood", "Windward")
    offers = t.offers(DIRK)
    assert {"pick Treehome", "pick Heartwood"} < offers
    assert "pick Windward" not in offers
    assert card("Windward") in hand(t.s, DIRK)


@rule("IM-PLAN-08")
def test_a_conflict_card_needs_no_army_to_be_laid():
    assert "pick Windward dark" in planner("Windward dark").offers(DIRK)


@rule("IM-PLAN-09", "IM-ACT-08")
def test_with_armies_on_both_sides_the_player_names_the_realm():
    t = Table().armies(DIRK, light={"Tribute Pass": 1}, dark={"Tribute Pass": 1}).lay(DIRK, energy="Tribute Pass")
    t.resolve().do("reveal energy")
    assert t.offers() == {"extract Tribute Pass light", "extract Tribute Pass dark", "gold", "energy"}
    assert t.do("extract Tribute Pass dark").wealth(DIRK) == (6, 0)


@rule("IM-PLAN-10")
def test_a_region_card_returns_to_hand():
    t = Table().armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome").resolve()
    t.do("reveal gold", "extract Treehome light")
    assert t.holder("Treehome") == DIRK
    assert card("Treehome") in hand(t.s, DIRK)


@rule("IM-PLAN-12")
def test_example_ani_is_in_the_light_only():
    t = Table().armies(DIRK, light={"Mountainhome": 1}).lay(DIRK, gold="Mountainhome").resolve().do("reveal gold")
    assert t.offers() == {"extract Mountainhome light", "gold", "energy"}


@rule("IM-PLAN-13", "IM-PLAN-16")
def test_example_a_conflict_card_is_for_one_region_in_one_realm():
    t = Table().armies(DIRK, light={"Borderland": 3}).lay(DIRK, gold="Borderland dark").resolve().do("reveal gold")
    assert t.offers() == {"gold", "energy"}


@rule("IM-PLAN-14")
@pytest.mark.parametrize("answer", ["extract Treehome light", "gold"])
def test_a_revealed_conflict_card_is_discarded(answer: str):
    t = Table().armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome light").resolve()
    t.do("reveal gold", answer)
    assert t.s.discard == [card("Treehome light")]
    assert t.player(DIRK).conflicts == []


@rule("IM-PLAN-15")
def test_a_blank_waives_its_space():
    t = Table().armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="blank", energy="Treehome").resolve()
    t.do("reveal gold")
    assert t.offers() == {"gold", "energy"}
    t.do("gold")
    assert t.wealth(DIRK) == (0, 1)
    assert hand(t.s, DIRK).count(BLANK) == 4


@rule("IM-PLAN-17")
@pytest.mark.parametrize(("answer", "wealth"), [("gold", (0, 1)), ("energy", (1, 0))])
def test_an_action_that_cannot_be_is_compensated(answer: str, wealth: tuple[int, int]):
    t = Table().give(DIRK, "Treehome").lay(DIRK, gold="Treehome").resolve()
    t.do("reveal gold")
    assert t.told(ActionImpossible).seat == DIRK
    assert t.do(answer).wealth(DIRK) == wealth


@rule("IM-PLAN-18")
def test_a_feasible_action_may_be_waived():
    t = Table().armies(DIRK, light={"Treehome": 1}).limbo(DIRK, light=5).purse(DIRK, 2, 1)
    t.lay(DIRK, transition="Treehome").resolve().do("reveal transition", "energy")
    assert t.wealth(DIRK) == (3, 1)
    assert t.player(DIRK).limbo == [5, 0]


def test_cards_can_be_taken_back_one_by_one():
    t = lay(lay(planner("Treehome", "Foothold"), "Treehome", "gold"), "Foothold", "energy")
    t.do("lift gold", seat=DIRK)
    assert t.player(DIRK).spaces.count(NONE) == 9
    assert "pick Treehome" in t.offers(DIRK)
    t.do("pick Treehome", "back", seat=DIRK)
    assert "pick Treehome" in t.offers(DIRK)


def test_taking_back_comes_to_an_end():
    t = planner("Treehome")
    for _ in range(15):
        lay(t, "Treehome", "gold").do("lift gold", "pick Treehome", "back", seat=DIRK)
    lay(t, "Treehome", "gold")
    assert "lift gold" not in t.offers(DIRK)


def test_undo_takes_back_a_plan_while_others_plan_and_not_after_all_are_ready():
    match = Match(GAME, GAME.setup(3), seed=4)
    while not (match.questions() and type(match.questions()[0].ask).__name__ == "Plan"):
        question = match.question()
        assert question is not None
        match.answer(question.options[0], question.seat)
    for seat in (0, 1):
        match.answer(next(option for option in match_options(match, seat) if option.verb == "pick"), seat)
    assert match.undo(0).verb == "pick"
    assert type(match.questions()[1].ask).__name__ == "Lay"
    match.undo(1)
    for seat in (0, 1, 2):
        match.answer(match_options(match, seat)[-1], seat)
    with pytest.raises(UndoRefused):
        match.undo(2)


def match_options(match: Match, seat: int) -> list[table.Option]:
    question = match.question(seat)
    assert question is not None
    return question.options
