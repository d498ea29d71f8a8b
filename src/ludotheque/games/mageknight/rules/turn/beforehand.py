"""Effects for outside one's own turn: before it, or while another player has the turn."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.heroes.goods import Draw, change_reputation, gain_mana, may_prolong, prolong
from ludotheque.games.mageknight.rules.lasting import TURN_END
from ludotheque.games.mageknight.rules.pieces import NONE, Player
from ludotheque.games.mageknight.rules.rounds.tactics import MIDNIGHT_MEDITATION, SPARING_POWER
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, GOLD
from ludotheque.games.mageknight.rules.traits import GLADE, VILLAGE
from ludotheque.games.mageknight.rules.turn.plays import is_skill_usable, use_skill
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

MOTIVATION_DRAWS: Final = 2


class Beforehand(Step[MageKnight]):
    """Ask a seat what to do outside its turn, as long as something is left."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask, or go on; those without a turn to come have no use for it."""
        if self.seat == s.turn.seat:
            if beforehand(s, self.seat):
                s.then([BeforeTurn(self.seat)])
        elif has_turn_left(s, self.seat) and beforehand(s, self.seat):
            s.then([Meanwhile(self.seat)])


def has_turn_left(s: MageKnight, seat: int) -> bool:
    """Tell whether somebody who waits has another turn in this round, or before the game is over."""
    for ahead in range(len(s.order)):
        other = s.order[(s.place + ahead) % len(s.order)]
        if s.announced == other or (s.countdown >= 0 and ahead >= s.countdown - 1):
            return False
        if other == seat:
            return True
    return False


def beforehand(s: MageKnight, seat: int) -> list[Option]:
    """Return what can be done outside one's turn: plunder, two of the night tactics, Motivation (MK-SKILL-07)."""
    player = s.players[seat]
    options: list[Option] = []
    if may_plunder(s, player):
        options.append(button("plunder"))
    if player.tactic_up and player.hand and player.tactic == MIDNIGHT_MEDITATION:
        options.append(button("meditate"))
    if player.tactic == SPARING_POWER and player.tactic_up and not player.saved:
        if player.deck:
            options.append(button("spare"))
        if player.spared:
            options.append(button("unspare"))
    if seat == s.turn.seat and not player.hand and may_prolong(player):
        # With cards in hand Long Night can wait until the turn is open.
        options.append(button("prolong"))
    # Right before the turn Motivation is asked for only where it matters that it comes then.
    skills = motivations(s, seat, player)
    if seat != s.turn.seat or options or len(player.deck) <= MOTIVATION_DRAWS or len(skills) > 1:
        options += skills
    return options


def may_plunder(s: MageKnight, player: Player) -> bool:
    """Tell whether a hero stands in a village that it has not plundered since its turn, and could draw."""
    if player.plundered or player.space == NONE or s.layout.site[player.space] != VILLAGE:
        return False
    return len(player.deck) > 0 or may_prolong(player)


def motivations(s: MageKnight, seat: int, player: Player) -> list[Option]:
    """Return the Motivations that can be used now."""
    skills = [skill for skill in player.skills if s.box.skills[skill].motivation]
    return [Option("skill", "skill", skill) for skill in skills if is_skill_usable(s, seat, player, skill)]


def supply(s: MageKnight, seat: int) -> None:
    """Give what a turn begins with: its die, unless the source is closed, and the mana of a glade (MK-AREA-09)."""
    if any(thing.closes_source(seat) for thing in s.lasting):
        s.effort(seat).dice = 0
    if s.layout.site[s.players[seat].space] == GLADE:
        gain_mana(s, seat, BLACK if s.night else GOLD)


class BeforeTurn(Ask[MageKnight]):
    """Use effects for before one's turn, or begin."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        return [*beforehand(s, self.seat), button("begin")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it, and ask again while something is left."""
        if option.verb != "begin":
            act_outside(s, self.seat, option)


class Meanwhile(Ask[MageKnight]):
    """Use effects while another player has the turn, or wait."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        return [*beforehand(s, self.seat), button("wait")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it, and ask again while something is left."""
        if option.verb != "wait":
            act_outside(s, self.seat, option)


def act_outside(s: MageKnight, seat: int, option: Option) -> None:
    """Do something outside one's turn, then ask again."""
    player = s.players[seat]
    steps: list[Step[Any]] = [Beforehand(seat)]
    if option.verb == "plunder":
        player.plundered = True
        change_reputation(s, seat, -1)
        steps.insert(0, Draw(seat, 2))
    elif option.verb == "meditate":
        steps.insert(0, Midnight(seat))
    elif option.verb == "skill":
        s.then(steps)
        # The turn to come is the next one: no other Motivation until it ends.
        use_skill(s, seat, option.index, TURN_END)
        return
    elif option.verb == "prolong":
        prolong(s, player)
    else:
        spare(s, player, option.verb == "unspare")
    s.then(steps)


def spare(s: MageKnight, player: Player, all_back: bool) -> None:
    """Sparing Power, once before each turn: put one more card under it, or take all of them and turn it down."""
    player.saved = True
    if not all_back:
        player.spared = [*player.spared, player.deck.pop()]
        return
    player.tactic_up = False
    for card in player.spared:
        player.hand.append(s.flip(card))
    player.spared = []


class Midnight(Ask[MageKnight]):
    """Midnight Meditation: shuffle up to five cards into the deck and draw as many."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards of the hand, Wounds too, or enough."""
        hand = s.players[self.seat].hand
        return [*(Option("give", "card", card) for card in sorted(set(hand))), button("done")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Put one more aside, or shuffle them in and draw."""
        player = s.players[self.seat]
        if option.verb == "give":
            player.hand.remove(option.index)
            player.drawn = [*player.drawn, option.index]
            if len(player.drawn) < 5 and player.hand:
                s.then([Midnight(self.seat)])
                return
        cards = len(player.drawn)
        player.tactic_up = False
        player.deck += player.drawn
        player.drawn = []
        s.shuffle(player.deck)
        s.then([Draw(self.seat, cards)])
