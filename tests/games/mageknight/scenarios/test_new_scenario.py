"""A scenario from outside is one class and its words: tables offer it, and it is played like the others."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from ludotheque import bots, codec
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.pieces import Player
from ludotheque.games.mageknight.rules.scenario import Part, Plan, Scenario
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.table import TABLE, scenario_option
from ludotheque.games.mageknight.words import WORDS
from ludotheque.match import Match


class GemHunt(Scenario):
    """Two rounds in a friendly land: who explores finds crystals, and the fifth on the table ends the game."""

    def __init__(self) -> None:
        super().__init__("gem_hunt", "MK-SCN-01", "DN", [Plan(1, "open3", 4, 1, 0, []), Plan(2, "open3", 5, 1, 1, [])])
        self.goal = "gems"
        self.city_closed_by = "MK-SCN-01"
        self.more_on_offer = 2

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        return ("by_day", "MK-VAR-16") if options["night-arrival"] == "yes" else None

    def equip(self, player: Player) -> None:
        player.crystals[0] = 1

    def reward_explorer(self, s: MageKnight, seat: int) -> None:
        s.players[seat].crystals[1] = 3

    def progress(self, s: MageKnight) -> tuple[int, int]:
        return min(5, sum(sum(player.crystals) for player in s.players)), 5

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        return [Part("gems", 100 * sum(s.players[seat].crystals), "MK-SCN-01")]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Mage Knight with one more scenario."""
    monkeypatch.setitem(SCENARIOS, "gem_hunt", GemHunt())
    for speaker in WORDS.values():
        words: Any = speaker.words
        monkeypatch.setitem(words.names.scenarios, "gem_hunt", "Gem Hunt")
        monkeypatch.setitem(words.goals, "gems", "gems: {0}/{1}")
        monkeypatch.setitem(words.parts, "gems", "Gems")
        monkeypatch.setitem(words.objections, "by_day", "{name} begins by day")
    return replace(GAME, rules=replace(GAME.rules, table=(scenario_option(), *TABLE[1:])))


def opened(game: Game, players: int, seed: int = 1) -> Match:
    return Match(game, game.setup(players, {"scenario": "gem_hunt"}), seed)


def test_tables_offer_it_for_its_players_and_options(game: Game):
    assert game.rules.table[0].values[-1] == "gem_hunt"
    with pytest.raises(BadSetup, match="Gem Hunt is for 1 to 2 players, not 3"):
        opened(game, 3)
    with pytest.raises(BadSetup, match=r"Gem Hunt begins by day \(MK-VAR-16\)"):
        game.setup(2, {"scenario": "gem_hunt", "night-arrival": "yes"})


def test_it_sets_up_what_it_says(game: Game):
    match = opened(game, 2)
    for _ in range(2):
        match.answer(match.question().options[0])  # type: ignore[union-attr]
    s = match.state
    assert isinstance(s, MageKnight)
    assert [sum(player.crystals) for player in s.players] == [1, 1]
    assert len(s.unit_offer) == len(s.source) == 6
    assert len(s.tile_deck) == 5 + 1 + 1 - 3
    assert "gems: 2/5" in game.show.page(match.talk(0), "en").progress.label


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_it_is_played_to_its_own_end_and_score(game: Game, players: int, seed: int):
    match = opened(game, players, seed)
    bot = bots.make("random", game, seed)
    told: list[str] = []
    while question := match.question():
        told += [event.name for event in match.answer(bot.choose(match.view(question.seat), question.seat))]
    s, outcome = match.state, match.outcome()
    assert isinstance(s, MageKnight)
    assert outcome is not None
    gems = {part.what: part for part in game.show.account(s)}["gems"]
    assert gems.points == tuple(100 * sum(player.crystals) for player in s.players)
    assert ("goal" in told) == s.house.scenario.is_goal_reached(s)
    assert s.round <= 2
    best = tuple(seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores))
    assert outcome.winners == (best if players > 1 or "goal" in told else ())


def test_its_positions_can_be_kept(game: Game):
    match = opened(game, 2)
    kept = codec.dump(game, match.state)
    again = codec.load(game, match.setup, kept)
    assert isinstance(again, MageKnight)
    assert again.house.scenario.name == "gem_hunt"
    assert codec.dump(game, again) == kept
