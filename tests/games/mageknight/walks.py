"""Games that go deep: heroes who own much, and answers that make something happen."""

from collections import Counter
from collections.abc import Callable

from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.pieces import NONE, Player, Unit
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Dice, Option
from ludotheque.match import Match

# How often an option is taken, compared to another one; 3 if not named.
EAGER = {
    "rest": 0,
    "recover": 1,
    "end": 1,
    "next": 2,
    "announce": 0,
    "done": 2,
    "give": 1,
    "burn": 1,
    "sideways": 1,
    "move": 8,
    "explore": 20,
    "strike": 20,
    "block": 15,
    "basic": 4,
    "strong": 9,
    "activate": 6,
    "skill": 8,
    "interact": 8,
    "enter": 6,
    "challenge": 5,
    "altar": 9,
    "recruit": 12,
    "mend": 9,
    "assign": 4,
}


def pick(dice: Dice, options: list[Option]) -> Option:
    """Take an option that makes something happen, by lot."""
    weights = [EAGER.get(option.verb, 3) for option in options]
    if not sum(weights):
        return options[dice.below(len(options))]
    lot = dice.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        lot -= weight
        if lot < 0:
            return option
    raise AssertionError


def enrich(s: MageKnight, player: Player, dice: Dice) -> None:
    """Give a hero what a long game would: cards of all kinds, units, skills, crystals, levels."""
    player.level = 5
    player.fame = s.box.fame[4]
    for name, number in (("advanced_deck", 5), ("spell_deck", 4), ("artifact_deck", 4)):
        deck = getattr(s, name)[:]
        player.deck += [deck.pop() for _ in range(min(number, len(deck) // len(s.players)))]
        setattr(s, name, deck)
    dice.shuffle(player.deck)
    player.hand += [player.deck.pop() for _ in range(4)]
    for name in ("regular_deck", "elite_deck"):
        deck = getattr(s, name)[:]
        player.units.append(Unit(deck.pop(), True, 0, NONE, False, False))
        setattr(s, name, deck)
    pile = player.skill_pile[:]
    player.skills = [pile.pop() for _ in range(6)]
    player.skill_pile = pile
    player.crystals = [dice.below(4) for _ in range(4)]


def walk(
    players: int, seed: int, options: dict[str, str], each: Callable[[Match], None], rich: bool = True
) -> Counter[str]:
    """Play a game to its end and return how often each question was asked."""
    match = Match(GAME, GAME.setup(players, options), seed)
    dice = Dice(seed * 7919 + 1)
    asked: Counter[str] = Counter()
    while (question := match.question()) is not None:
        s = match.state
        assert isinstance(s, MageKnight)
        if rich and s.order and not any(player.skills for player in s.players):
            for player in s.players:
                enrich(s, player, dice)
            question = match.question()
            assert question is not None
        asked[type(question.ask).__name__] += 1
        each(match)
        match.answer(pick(dice, question.options), question.seat)
        assert len(match.moves) < GAME.rules.longest
    return asked
