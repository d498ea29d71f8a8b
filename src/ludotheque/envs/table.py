"""A game under way as environments play it: actions by number, masks, observations, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits

import numpy as np
from numpy.typing import NDArray

from ludotheque.actions import Actions
from ludotheque.envs.observer import Numbers, Observer, fresh
from ludotheque.envs.rewards import REWARDS, Reward
from ludotheque.errors import BadSetup, NotAnOption
from ludotheque.game import Outcome, Talk
from ludotheque.games import load
from ludotheque.kernel import Ask, Option, Seat, State, answer, waiting
from ludotheque.reasons import called, reasons, told

Mask = NDArray[np.int8]


class World:
    """What all tables of one setup share: the game, its actions by number, the eyes of its seats, the rewards."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, str] | None, reward: str) -> None:
        self.game = load(game)
        self.setup = self.game.setup(self.game.seats[0] if players is None else players, options)
        self.players = self.setup.players
        self.observer = Observer(self.game, self.setup)
        self.actions = Actions(self.game)
        self.names = tuple(f"seat_{seat}" for seat in range(self.players))
        if reward not in REWARDS:
            raise BadSetup(
                f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}",
                f"il n'y a pas de récompense {reward!r} ; il y a : {', '.join(REWARDS)}",
            )
        self.reward: type[Reward] = REWARDS[reward]
        self._numbers: dict[Option, int] = {}
        verbs = self.game.rules.verbs
        # What the first two columns of options are numbers of.
        self.verbs = tuple(dict.fromkeys(verb.verb for verb in verbs))
        self.kinds = tuple(dict.fromkeys(verb.kind for verb in verbs))

    def number(self, option: Option) -> int:
        """Return the number of an option, which is looked up once."""
        number = self._numbers.get(option)
        if number is None:
            number = self._numbers[option] = self.actions.number(option)
        return number

    def numbered(self, options: list[Option]) -> dict[int, Option]:
        """Return options by their numbers."""
        known = self._numbers
        try:
            return {known[option]: option for option in options}
        except KeyError:
            return {self.number(option): option for option in options}


class Table:
    """One game under way."""

    def __init__(self, world: World, seed: int | None = None) -> None:
        self.world = world
        self.state: State = fresh(world.game, world.setup, randbits(62) if seed is None else seed)
        self.reward = world.reward(world.game, world.players, self.state)
        self._look()

    def _look(self) -> None:
        asks = waiting(self.state)
        self.ask = asks[0] if asks else None
        self.seat: Seat = self.ask.seat if self.ask is not None else 0
        self.options = self.world.numbered(self.ask.options(self.state)) if self.ask is not None else {}

    @property
    def is_over(self) -> bool:
        """Tell whether nobody is asked any more."""
        return self.ask is None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, once it has."""
        return self.world.game.rules.outcome(self.state) if self.ask is None else None

    def act(self, action: int, seat: Seat | None = None) -> Sequence[float]:
        """Take the action of the seat that is asked, or of one of several; return what each seat is rewarded with."""
        ask, options = self._asked(seat)
        option = options.get(action)
        if ask is None or option is None:
            raise self.refused(action, seat)
        answer(self.state, ask, option)
        self._look()
        return self.reward.after(self.state, None if self.ask is not None else self.outcome())

    def _asked(self, seat: Seat | None) -> tuple[Ask[State] | None, dict[int, Option]]:
        if seat is None or seat == self.seat:
            return self.ask, self.options
        ask = next((ask for ask in waiting(self.state) if ask.seat == seat), None)
        return ask, {} if ask is None else self.world.numbered(ask.options(self.state))

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
            f"l'action {action} ({une}) n'est pas possible{fr} ; voir le masque d'actions",
        )

    def view(self, seat: Seat) -> State:
        """Return what a seat may know."""
        return self.world.game.rules.sight(self.state, seat)

    def raw(self, seat: Seat) -> Numbers:
        """Return what a seat sees, as the schema declares it."""
        return self.world.observer.raw(self.view(seat), seat)

    def written(self, seat: Seat) -> bytes:
        """Return the same as bytes, four for each number."""
        return self.world.observer.written(self.view(seat), seat)

    def mask(self, seat: Seat) -> Mask:
        """Return which actions a seat has."""
        mask = np.zeros(self.world.actions.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def legal(self, seat: Seat) -> list[int]:
        """Return the numbers of the actions that a seat has now; several seats have some where they act together."""
        if self.ask is not None and seat == self.seat:
            return list(self.options)
        asks = [ask for ask in waiting(self.state) if ask.seat == seat]
        return [self.world.number(option) for ask in asks for option in ask.options(self.state)]

    def copy(self) -> Table:
        """Return a game that goes its own way from here."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.reward = self.reward.copy()
        twin._look()
        return twin

    def put(self, state: State) -> None:
        """Go on from another position of the same setup."""
        self.state = state
        self.reward = self.world.reward(self.world.game, self.world.players, state)
        self._look()
