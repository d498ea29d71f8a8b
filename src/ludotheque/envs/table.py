"""A game under way as environments play it: actions by number, masks, observations, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ludotheque.actions import Actions
from ludotheque.envs.observer import Observer, fresh
from ludotheque.envs.rewards import REWARDS, Reward
from ludotheque.envs.rows import Numbers
from ludotheque.errors import BadSetup, NotAnOption
from ludotheque.game import Outcome, Talk
from ludotheque.games import load
from ludotheque.kernel import Ask, Seat, State, answer, waiting
from ludotheque.kernel.desk import Desk
from ludotheque.reasons import called, reasons, told

Mask = NDArray[np.int8]


class World:
    """What all tables of one setup share: the game, its actions by number, the eyes of its seats, the rewards."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, str] | None, reward: str) -> None:
        self.game = load(game)
        self.setup = self.game.setup(self.game.seats[0] if players is None else players, options)
        self.players = self.setup.players
        self.actions = Actions(self.game)
        self.observer = Observer(self.game, self.setup, self.actions.numbering)
        self.names = tuple(f"seat_{seat}" for seat in range(self.players))
        if reward not in REWARDS:
            raise BadSetup(
                f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}",
                f"il n'y a pas de récompense {reward!r} ; il y a : {', '.join(REWARDS)}",
            )
        self.reward: type[Reward] = REWARDS[reward]
        verbs = self.game.rules.verbs
        # What the first two columns of options are numbers of.
        self.verbs = tuple(dict.fromkeys(verb.verb for verb in verbs))
        self.kinds = tuple(dict.fromkeys(verb.kind for verb in verbs))


class Table:
    """One game under way."""

    def __init__(self, world: World, seed: int | None = None) -> None:
        self.world = world
        number = randbits(62) if seed is None else seed
        self.desk = Desk(world.observer.eyes, fresh(world.game, world.setup, number))
        self.reward = world.reward(world.game, world.players, self.state)

    @property
    def state(self) -> State:
        """Return the whole position."""
        return self.desk.state

    @property
    def seat(self) -> Seat:
        """Return the seat that is asked, the first of them if several are."""
        return self.desk.seat

    @property
    def ask(self) -> Ask[State] | None:
        """Return the question to that seat."""
        return self.desk.ask

    @property
    def is_over(self) -> bool:
        """Tell whether nobody is asked any more."""
        return self.desk.ask is None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, once it has."""
        return self.world.game.rules.outcome(self.state) if self.is_over else None

    def act(self, action: int, seat: Seat | None = None) -> Sequence[float]:
        """Take the action of the seat that is asked, or of one of several; return what each seat is rewarded with."""
        desk = self.desk
        if action not in self.legal(desk.seat if seat is None else seat):
            raise self.refused(action, seat)
        if seat is None or seat == desk.seat:
            desk.take(action)
        else:
            ask = next(ask for ask in waiting(desk.state) if ask.seat == seat)
            answer(desk.state, ask, self.world.actions.option(action))
            desk.look()
        return self.earned()

    def earned(self) -> Sequence[float]:
        """Return what each seat is given for what the position has become."""
        return self.reward.after(self.state, self.outcome())

    def refused(self, action: int, seat: Seat | None = None) -> NotAnOption:
        """Return the error for an action that the mask forbids, with the reason that a player would be given."""
        seat = self.seat if seat is None else seat
        option, game = self.world.actions.option(action), self.world.game
        view = game.rules.sight(self.state, seat)
        try:
            refusals = reasons(game, view, seat, option)
        except NotAnOption as error:
            return error
        talk = Talk(view, self.world.names, seat)
        en, fr = (f": {told(game, talk, refusals, language)}" if refusals else "" for language in ("en", "fr"))
        one, une = (called(game, talk, option, language) for language in ("en", "fr"))
        return NotAnOption(
            f"action {action} ({one}) is not possible{en}; see the action mask",
            f"l'action {action}{une and f' ({une})'} n'est pas possible{fr} ; voir le masque d'actions",
        )

    def view(self, seat: Seat) -> State:
        """Return what a seat may know."""
        return self.world.game.rules.sight(self.state, seat)

    def raw(self, seat: Seat) -> Numbers:
        """Return what a seat sees, as the schema declares it."""
        out = BytesWriter()
        self.desk.write(seat, out)
        return np.frombuffer(out.getvalue(), np.float32)

    def mask(self, seat: Seat) -> Mask:
        """Return which actions a seat has."""
        mask = np.zeros(self.world.actions.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def legal(self, seat: Seat) -> list[int]:
        """Return the numbers of the actions that a seat has now; several seats have some where they act together."""
        if not self.is_over and seat == self.seat:
            return self.desk.numbers
        asks = [ask for ask in waiting(self.state) if ask.seat == seat]
        return [self.world.actions.number(option) for ask in asks for option in ask.options(self.state)]

    def copy(self) -> Table:
        """Return a game that goes its own way from here."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.desk = Desk(self.desk.eyes, self.state.copy())
        twin.reward = self.reward.copy()
        return twin

    def put(self, state: State) -> None:
        """Go on from another position of the same setup."""
        self.desk.put(state)
        self.reward = self.world.reward(self.world.game, self.world.players, state)
