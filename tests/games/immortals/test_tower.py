"""The cube tower: filling it, its odds, nothing lost (IM-TOWER)."""

from math import sqrt

import pytest

from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.actions.tower import throw
from ludotheque.games.immortals.rules.events import TowerFilled
from ludotheque.games.immortals.rules.state import COLOURS, GREEN
from tests.games.immortals.table import ANI, DIRK, MIKE, NAMES, Table
from tests.rules import rule

MODELS = ("fixed_odds", "one_by_one")


def ready(players: int = 3, seed: int = 1, tower: str = "fixed-odds") -> Table:
    """Everybody has seven cubes in reserve for the tower, and two more."""
    t = Table(players, tower=tower)
    t.seed = seed
    for seat in range(players):
        t.armies(seat, light={NAMES[seat]: 43 - 9})
    return t


@rule("IM-TOWER-01", "IM-TOWER-06")
@pytest.mark.parametrize(("players", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_seven_cubes_each_and_ten_green(players: int, cubes: int):
    t = ready(players).start("tower")
    thrown = t.told(TowerFilled).thrown
    assert sum(thrown) == cubes
    assert thrown[GREEN] == 10
    assert thrown[:players] == [7] * players


@rule("IM-TOWER-02")
def test_fallen_cubes_are_split_between_the_limbos():
    t = ready().start("tower")
    fallen = t.s.tray[DIRK]
    assert t.offers() == {f"light {count}" for count in range(fallen + 1)}
    t.do("light 2")
    assert t.player(DIRK).limbo == [2, fallen - 2]
    assert t.s.tray[DIRK] == 0
    assert t.asked() == MIKE


@rule("IM-TOWER-03", "IM-TOWER-07")
def test_at_most_two_green_cubes_stay_on_the_tray():
    fallen = set()
    for seed in range(200):
        t = ready(seed=seed).start("tower")
        green = t.told(TowerFilled).tray[GREEN]
        fallen.add(green)
        assert t.s.tray[GREEN] == min(green, 2)
        assert t.s.green == 10 + max(green - 2, 0)
    assert {4, 6} <= fallen


@rule("IM-TOWER-04")
def test_what_is_left_in_reserve_leaves_the_game():
    t = ready().start("tower")
    assert [(player.reserve, player.box) for player in t.s.players] == [(0, 2)] * 3


@rule("IM-TOWER-05")
def test_what_did_not_fall_stays_inside():
    t = ready().start("tower")
    fallen = t.told(TowerFilled).tray
    for seat in (DIRK, MIKE, ANI):
        assert t.s.inside[seat] + fallen[seat] == 7
    assert t.s.inside[GREEN] + fallen[GREEN] == 10


@rule("IM-BATTLE-09")
def test_a_throw_loses_no_cube_and_dice_repeat_it():
    for tower in ("fixed-odds", "one-by-one"):
        results = []
        for _ in range(2):
            t = Table(tower=tower).tower(inside={DIRK: 4, GREEN: 3})
            throw(t.s, [2, 5, 0, 0, 0, 1])
            assert [a + b for a, b in zip(t.s.inside, t.s.tray, strict=True)] == [6, 5, 0, 0, 0, 4]
            results.append(t.s.tray)
        assert results[0] == results[1]


def steady(model: str, count: int, throws: int) -> tuple[list[int], list[int]]:
    """How many cubes fall out and how many stay, throw after throw of so many, once the tower has warmed up."""
    t = Table(tower=model.replace("_", "-"))
    fallen, stuck = [], []
    for number in range(throws + 50):
        t.s.tray = [0] * COLOURS
        throw(t.s, [count, 0, 0, 0, 0, 0])
        if number >= 50:
            fallen.append(t.s.tray[0])
            stuck.append(t.s.inside[0])
    return fallen, stuck


@rule("IM-BATTLE-09")
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("index", range(5))
def test_published_means_of_steady_play(model: str, index: int):
    row = next(row for row in data.TOWER["check"]["steady"] if row["model"] == model)
    count, mean, deviation = row["n"][index], row["out"][index], row["sd_out"][index]
    fallen, stuck = steady(model, count, 2500)
    average = sum(fallen) / len(fallen)
    spread = sqrt(sum((value - average) ** 2 for value in fallen) / (len(fallen) - 1))
    assert average == pytest.approx(mean, abs=4 * deviation / sqrt(len(fallen)) + 0.05)
    assert spread == pytest.approx(deviation, rel=0.08)
    # What stays inside hardly changes from throw to throw, so its mean is known less well.
    assert sum(stuck) / len(stuck) == pytest.approx(row["stuck"][index], abs=0.25 + 0.03 * count)


@rule("IM-BATTLE-09")
def test_of_thrown_cubes_two_in_three_fall_and_of_stuck_ones_one_in_three():
    t = Table()
    loose = through = 0
    for _ in range(1000):
        t.s.inside, t.s.tray = [6, 0, 0, 0, 0, 0], [0] * COLOURS
        throw(t.s, [0, 6, 0, 0, 0, 0])
        loose += t.s.tray[0]
        through += t.s.tray[1]
    bounds = 4 * sqrt(2 / 9 / 6000)
    assert loose / 6000 == pytest.approx(1 / 3, abs=bounds)
    assert through / 6000 == pytest.approx(2 / 3, abs=bounds)


@rule("IM-BATTLE-09")
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("index", range(3))
def test_published_means_of_the_first_filling(model: str, index: int):
    row = next(row for row in data.TOWER["check"]["initial"] if row["model"] == model)
    players, games = row["players"][index], 1500
    t = Table(players, tower=model.replace("_", "-"))
    stuck = own = green = 0
    for _ in range(games):
        t.s.inside, t.s.tray = [0] * COLOURS, [0] * COLOURS
        throw(t.s, [7 if seat < players else 0 for seat in range(5)] + [10])
        stuck += sum(t.s.inside)
        own += t.s.tray[0]
        green += t.s.tray[GREEN]
    assert stuck / games == pytest.approx(row["stuck"][index], abs=0.35)
    assert own / games == pytest.approx(row["own_out"][index], abs=0.2)
    assert green / games == pytest.approx(row["inhabitants_out"][index], abs=0.2)


@rule("IM-BATTLE-09", "IM-BATTLE-29")
@pytest.mark.parametrize("row", data.TOWER["check"]["battle"], ids=lambda row: f"{row['attack']}-{row['defend']}")
def test_published_odds_of_battles(row: dict[str, float]):
    throws = 3000
    t = Table()
    results = [0, 0, 0]
    for _ in range(throws):
        t.s.inside, t.s.tray = [0] * COLOURS, [0] * COLOURS
        throw(t.s, [int(row["attack"]), int(row["defend"]), 0, 0, 0, 0])
        results[(t.s.tray[0] > t.s.tray[1]) + 2 * (t.s.tray[0] < t.s.tray[1])] += 1
    for result, odds in zip(results, (row["tie"], row["win"], row["lose"]), strict=True):
        assert result / throws == pytest.approx(odds, abs=4 * sqrt(odds * (1 - odds) / throws))


EMPTY = data.TOWER["check"]["empty_region"]
FRIENDLY = [(int(count), 0, odds) for count, odds in EMPTY["neutral_or_friendly"].items()]
HOSTILE = [(*map(int, key.split("/")), odds) for key, odds in EMPTY["hostile"].items()]


@rule("IM-BATTLE-09", "IM-BATTLE-12", "IM-BATTLE-18")
@pytest.mark.parametrize(("attack", "green", "odds"), [*FRIENDLY, *HOSTILE])
def test_published_odds_against_empty_regions(attack: int, green: int, odds: float):
    throws = 3000
    t = Table()
    wins = 0
    for _ in range(throws):
        t.s.inside, t.s.tray = [0] * COLOURS, [0] * COLOURS
        throw(t.s, [attack, 0, 0, 0, 0, green])
        wins += t.s.tray[0] > t.s.tray[GREEN]
    assert wins / throws == pytest.approx(odds, abs=4 * sqrt(odds * (1 - odds) / throws))
