"""What the drawn board and the text board show, and to whom."""

import re

import pytest

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.state import GREEN, PLACES
from ludotheque.games.immortals.show.board import map_svg
from ludotheque.kernel import SPECTATOR
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, Table, card

LANGUAGES = ("fr", "en")


def drawn(t: Table, seat: int = DIRK, language: str = "en") -> str:
    return GAME.show.board(GAME.rules.sight(t.s, seat), seat, language, ("Dirk", "Mike", "Ani"))


def ids(svg: str) -> set[str]:
    return set(re.findall(r'\bid="([^"]+)"', svg))


def table() -> Table:
    t = Table(3).armies(DIRK, light={"Treehome": 3}, dark={"Windward": 1}).armies(MIKE, dark={"Heartwood": 2})
    return t.tower(tray={MIKE: 2, GREEN: 1}, inside={ANI: 4})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_space_and_pawn_is_drawn(language: str):
    found = ids(drawn(table().resolve(), language=language))
    assert {f"region-{realm}-{number}" for realm in ("light", "dark") for number in range(PLACES // 2)} <= found
    assert {f"space-{number}" for number in range(10)} <= found
    assert {"pawn-0", "pawn-1", "pawn-2", "tower", "seat-0", "seat-2"} <= found


def test_armies_buildings_portals_and_the_tray():
    t = table()
    t.built("capital", "Treehome light")
    t.portals("Windward dark")
    svg = drawn(t.resolve())
    found = ids(svg)
    assert {"army-light-10", "army-dark-24", "army-dark-11", "building-light-10", "portal-dark-24"} <= found
    lying = {f"tray-{colour}-{twin}" for colour, count in enumerate(t.s.tray) for twin in range(count)}
    assert len(lying) == 3
    assert {name for name in found if name.startswith("tray-")} == lying
    assert "4 inside" in svg


def at(svg: str, element: str) -> tuple[float, float]:
    found = re.search(rf'id="{element}"[^>]*transform="translate\(([\d.]+) ([\d.]+)\)', svg)
    assert found
    return float(found[1]), float(found[2])


def test_buildings_and_portals_of_an_empty_region_take_the_place_of_the_army():
    t = table()
    t.built("capital", "Foothold light")
    t.portals("Foothold light", "Treehome light")
    svg = map_svg(t.s, DIRK, "en", ("Dirk", "Mike", "Ani"))
    capital, portal = at(svg, "building-light-4"), at(svg, "portal-light-4")
    assert 48 <= capital[0] - portal[0] < 60
    assert capital[1] == portal[1]
    army, beside = at(svg, "army-light-10"), at(svg, "portal-light-10")
    assert army[0] - beside[0] > 48


def test_what_can_be_chosen_is_lit():
    t = Table(3).armies(DIRK, light={"Treehome": 3}).lay(DIRK, attack_light_half="Treehome").resolve()
    svg = drawn(t.do("reveal attack_light_half"))
    assert re.search(r'class="target is-legal"[^>]*id="region-light-10"|id="region-light-10"[^>]*is-legal', svg)
    assert not re.search(r'class="[^"]*is-legal', drawn(t, MIKE))


def test_a_hand_is_for_its_owner_only():
    t = Table(3).give(DIRK, "Foothold dark").plan()
    element = f"card-{card('Foothold dark')}"
    assert element in ids(drawn(t, DIRK))
    assert element not in ids(drawn(t, MIKE))
    assert "space-0" not in ids(drawn(t, SPECTATOR))


def test_a_sealed_plan_changes_no_other_drawing():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome").plan()
    t.do("pick Treehome", seat=DIRK)
    before = {seat: drawn(t, seat) for seat in (MIKE, ANI, SPECTATOR)}
    t.do("lay gold", "pick blank", seat=DIRK)
    assert {seat: drawn(t, seat) for seat in (MIKE, ANI, SPECTATOR)} == before


@pytest.mark.parametrize("count", [1, 12, 36])
def test_many_numbers_get_rows_of_buttons(count: int):
    t = Table(3).armies(DIRK, light={"Treehome": count + 1}).lay(DIRK, attack_light_half="Treehome").resolve()
    t.do("reveal attack_light_half", "attack Treehome light", "target Foothold light")
    assert {f"button-commit-{number}" for number in range(1, count + 1)} <= ids(drawn(t))


def test_the_map_alone_has_no_panels():
    svg = map_svg(table().s, DIRK, "fr", ("Dirk", "Mike", "Ani"))
    assert "region-dark-0" in ids(svg)
    assert "ask" not in ids(svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_names_everything(language: str):
    t = table().give(DIRK, "Treehome").plan()
    board = GAME.show.text_board(Talk(GAME.rules.sight(t.s, DIRK), ("Dirk", "Mike", "Ani"), DIRK), language)
    things = {thing.element: thing for thing in board.things()}
    assert {"region-light-0", "region-dark-24", "space-0", "space-9", "card-10", "seat-0"} <= set(things)
    assert "Dirk" in things["region-light-10"].says
    assert {"fr": "Vertbois", "en": "Greenwold"}[language] in things["region-light-10"].says
    assert {"fr": "Pied-du-Mont", "en": "Foothold"}[language] in things["region-light-10"].more
    assert things["seat-0"].says.startswith(
        {"fr": "Dirk\u00a0: 0 point, 0 or", "en": "Dirk: 0 points, 0 gold"}[language]
    )
    assert things["tower"].says.startswith(f"{sum(t.s.inside)} {'dedans' if language == 'fr' else 'inside'}")
    assert all(thing.says.endswith(".") for thing in things.values())


def test_the_text_board_of_somebody_who_watches():
    t = table().plan()
    board = GAME.show.text_board(Talk(GAME.rules.sight(t.s, SPECTATOR), ("Dirk", "Mike", "Ani"), SPECTATOR), "en")
    assert not any(thing.element.startswith(("card", "space")) for thing in board.things())
