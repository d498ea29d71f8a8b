"""Duels in which anything may happen: some forty, each to the end of its turn, checked as contracts are."""

from collections import Counter

import pytest

from ludotheque import contract
from ludotheque.kernel import Dice
from ludotheque.match import Match
from tests.games.mageknight import invariants
from tests.games.mageknight.duel.arena import Arena
from tests.games.mageknight.walks import enrich, pick

HEROES = ("tovak", "goldyx", "arythea", "norowas")
DUELS = 40
BATCH = 20


def rich(seed: int) -> Arena:
    """Heroes who own much, two or three of them, by day or night, in the open or at a keep, in either wording."""
    heroes = [HEROES[(seed + number) % len(HEROES)] for number in range(2 + seed % 2)]
    t = Arena(*heroes, wording="revised" if seed % 3 else "first").meddle()
    dice = Dice(seed * 7919 + 1)
    for player in t.s.players:
        player.discard = []
        enrich(t.s, player, dice)
        t.s.artifact_deck, player.discard = t.s.artifact_deck[:-1], t.s.artifact_deck[-1:]
    if seed % 4 == 1:
        t.night()
    t.source("red", "blue", "gold", "black")
    return t


def attack(seed: int) -> Match:
    """Let the first hero attack the second."""
    t = rich(seed)
    return t.walk().do("attack").match if seed % 5 else t.storm_gates().match


def check(match: Match, number: int) -> None:
    """Check the position as the contract has it; what is slow less often."""
    contract.check_questions(match)
    invariants.check_cards(match.state)
    for player in match.state.players:
        invariants.check_effort(player.effort)
    if number % 4 == 0:
        contract.check_codec(match)
        contract.check_same_offer(match)
        contract.check_sight(match)
    if number % 40 == 0:
        contract.check_boards(match)
        contract.check_pages(match)
        contract.check_text_boards(match)
        contract.check_words(match)


def play(seed: int, asked: Counter[str]) -> None:
    """Play a duel and the turn that it is in to their ends."""
    match = attack(seed)
    dice = Dice(seed + 1)
    place = match.state.place
    while match.state.place == place:
        question = match.question()
        assert question is not None
        asked[type(question.ask).__name__] += 1
        check(match, len(match.moves) + seed)
        contract.check_events(match, match.answer(pick(dice, question.options), question.seat))
        contract.check_undo(match, match.kept[-1])
        contract.check_secrets(match, match.kept[-1])


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, DUELS, BATCH))
def test_whatever_heroes_do_to_each_other_the_game_goes_on(first: int):
    asked: Counter[str] = Counter()
    for seed in range(first, first + BATCH):
        play(seed, asked)
    assert {"ChoosePart", "LaunchAttack", "BlockAttack", "PlaceDamage"} <= set(asked)
