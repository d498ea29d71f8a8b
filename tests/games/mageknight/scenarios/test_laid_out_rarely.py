"""Part two in positions laid out by hand: what comes together rarely, reckoned from the book before it was tried."""

import pytest

from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.duel.targets import price_of_wound
from ludotheque.games.mageknight.rules.terms import COLDFIRE, FIRE, ICE, PHYSICAL
from ludotheque.match import Match
from tests.games.mageknight.scenarios.test_laid_out import (
    ARYTHEA,
    DAY,
    GOLDYX,
    NOROWAS,
    TOVAK,
    answer,
    duel,
    laid,
    melee,
    on,
    question,
    targets,
)
from tests.rules import rule


def asked(match: Match) -> tuple[int, str]:
    return question(match).seat, type(question(match).ask).__name__


def tokens(match: Match, seat: int) -> int:
    return int(match.state.players[seat].effort.tokens[4])


@rule("MK-PVP-36", "MK-PVP-64", "MK-PVP-65")
@pytest.mark.parametrize(
    ("elements", "prices"),
    [
        # Golems resist blows and their own element, mages fire and ice, peasants nothing.
        ((COLDFIRE,), [4, 4, 10, 3]),
        ((FIRE, ICE), [8, 8, 10, 3]),
        ((PHYSICAL, COLDFIRE), [8, 8, 10, 3]),
        ((ICE,), [4, 8, 10, 3]),
    ],
)
def test_cold_fire_is_resisted_only_by_who_resists_both(elements: tuple[int, ...], prices: list[int]):
    army = ["fire_golems", "ice_golems", "altem_mages", "peasants"]
    match = melee({}, {"fame": 100, "units": army})
    kinds = sum(1 << element for element in elements)
    assert [price_of_wound(match.state, 1, place, kinds) for place in range(4)] == prices


@rule("MK-VAR-50", "MK-PVP-06")
def test_no_die_is_set_in_a_fight_of_heroes():
    match = duel({}, {}, options={"interactive-combat": "yes"})
    assert asked(match) == (1, "LaunchAttack")


@rule("MK-PVP-52", "MK-PVP-53", "MK-MOVE-34")
def test_a_hero_may_be_pushed_onto_the_portal_where_others_wait():
    mine = {**TOVAK, "space": "A:ne", "hand": ["march", "rage"]}
    third = {**NOROWAS, "space": "A:c"}
    match = laid(mine, {**GOLDYX, "space": "A:e"}, third, answers=("basic card:march", "move hex:A:e", "attack seat:B"))
    on(answer(match, "partial"), "LaunchAttack", 0)
    answer(match, "pass", "basic card:rage", "launch", "next")
    assert 0 in targets(match, "push")
    answer(match, "push hex:A:c")
    assert [player.space for player in match.state.players[1:]] == [0, 0]


@rule("MK-PVP-57", "MK-VAR-09")
def test_who_bid_below_nothing_gains_by_the_lower_fame_of_one_level():
    match = melee({"fame": -3}, {"fame": 0}, options={"auction": "yes"})
    answer(match, "basic card:rage", "launch", "next", "push hex:1:e")
    assert (match.state.players[0].fame, match.state.players[0].level) == (-2, 1)


@rule("MK-COOP-19", "MK-COOP-22", "MK-CITY-07")
def test_each_who_enters_the_city_loses_a_step_of_reputation():
    mine = {**TOVAK, "space": "c5:se", "hand": ["march", "rage"], "fame": 40}
    mate = {**GOLDYX, "space": "c5:nw", "hand": ["march", "rage"], "fame": 40}
    match = laid(mine, mate, layout=["3", "1", "c5"], scenario="full_cooperation", source=list(DAY[:4]))
    answer(on(match, "March", 0), "basic card:march", "propose hex:c5:c", "invite seat:B", "done", "share", "agree")
    assert sum(len(city.tokens) for city in match.state.cities) > 0
    answer(match, "move hex:c5:c")
    assert [player.reputation for player in match.state.players] == [-1, 0]
    while asked(match)[1] != "EnterCity":
        match.answer(question(match).options[-1])
    answer(match, "basic card:march", "move hex:c5:c", "fight")
    assert [player.reputation for player in match.state.players] == [-1, -1]


@rule("MK-SCN-HOLD-14", "MK-SCN-HOLD-20", "MK-TEAM-11")
@pytest.mark.parametrize(("own", "mates", "gold"), [((), ("9:sw",), 0), (("4:c",), ("9:sw",), 1), (("4:c",), (), 0)])
def test_mana_of_towers_counts_ones_own_by_whatever_tower_of_the_team(
    own: tuple[str, ...], mates: tuple[str, ...], gold: int
):
    held = {**{space: {"shield": "A"} for space in own}, **{space: {"shield": "C"} for space in mates}}
    match = laid(
        {**TOVAK, "space": "9:se"},
        {**GOLDYX, "space": "3:c"},
        {**NOROWAS, "space": "3:w"},
        {**ARYTHEA, "space": "3:nw"},
        scenario="conquer_and_hold",
        options={"teams": "yes"},
        layout=["3", "4", "9"],
        spots=held,
    )
    assert tokens(on(match, "March", 0), 0) == gold


@rule("MK-VAR-26", "MK-VAR-29", "MK-VAR-30")
@pytest.mark.parametrize(("space", "part"), [("c5:se", "c5:c"), ("c5:ne", "c5:e")])
def test_a_megapolis_laid_out_by_hand_covers_the_space_at_its_right(space: str, part: str):
    mine = {**TOVAK, "space": space, "hand": ["march", "rage"], "fame": 40}
    mate = {**GOLDYX, "space": "c5:nw", "fame": 40}
    match = laid(
        mine,
        mate,
        layout=["3", "1", "c5"],
        scenario="full_cooperation",
        source=list(DAY[:4]),
        options={"megapolis": "last", "cities": "1"},
    )
    on(match, "March", 0)
    city, layout = match.state.cities[0], match.state.layout
    assert (layout.site[city.right], layout.terrain[city.right]) == (
        layout.site[city.space],
        layout.terrain[city.space],
    )
    assert not match.state.spots[city.right].tokens
    # All of its defenders are on the map, those that one part has no room for beside the other.
    board = GAME.show.page(match.talk(0), "en").board
    assert all(f'id="token-{token}"' in board for token in city.tokens)
    answer(match, "basic card:march", f"move hex:{part}")
    assert len(match.state.combat.foes) >= len(city.tokens)
