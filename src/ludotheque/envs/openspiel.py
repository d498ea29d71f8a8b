"""A game for OpenSpiel: explicit chance, observers, resampling; what several seats choose at once goes in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque import codec
from ludotheque.envs.misuse import NotReset
from ludotheque.envs.table import World
from ludotheque.errors import needing
from ludotheque.kernel import SPECTATOR, Ask, Dice, Option, Seat, State, advance, answer, waiting
from ludotheque.kernel.dice import OpenDice, Undecided

with needing("OpenSpiel", "openspiel"):
    import numpy as np
    import pyspiel

# More sides than any throw has: a shuffled pile is one throw for each of its cards.
MOST_SIDES = 512
# Throws for an answer, at the most on average.
THROWS = 50
# Scores are divided by this where one plays alone.
SCALE = 100.0
# What scores stay within then.
HIGHEST = 100.0

kept: dict[str, type[pyspiel.Game]] = {}


class Position:
    """A position that may be in the middle of a throw: what was there, the answer, and what is decided so far."""

    def __init__(self, world: World) -> None:
        self.world = world
        # Before the first answer there is only the set-up.
        self.before: State | None = None
        self.option: Option | None = None
        self.decided: list[int] = []
        self.sides = 0
        self.now: State | None = None
        self._go_on()

    def __deepcopy__(self, memo: Any) -> Position:
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.decided = self.decided[:]
        twin.now = None if self.now is None else self.now.copy()
        return twin

    def _go_on(self) -> None:
        """Carry out the answer with what is decided, as far as that goes."""
        try:
            self.now, self.sides = self._carried_out(OpenDice(self.decided)), 0
        except Undecided as die:
            self.now, self.sides = None, die.sides

    def _carried_out(self, dice: Dice) -> State:
        rules = self.world.game.rules
        if self.before is None or self.option is None:
            s = rules.start(self.world.setup, dice)
            advance(s)
            return s
        s = self.before.copy()
        s.dice = dice
        answer(s, waiting(s)[0], self.option)
        return s

    def decide(self, number: int) -> None:
        """Let the die that is thrown show a number."""
        self.decided = [*self.decided, number]
        self._go_on()

    def take(self, option: Option) -> None:
        """Give the answer of the seat that is asked."""
        self.before, self.option, self.decided = self.now, option, []
        self._go_on()

    def put(self, state: State) -> None:
        """Go on from another position."""
        self.now, self.sides, self.decided = state, 0, []

    def ask(self) -> Ask[Any] | None:
        """Return the question, if somebody is asked."""
        asks = waiting(self.now) if self.now is not None else []
        return asks[0] if asks else None

    @property
    def is_laid_out(self) -> bool:
        """Tell whether there is anything to see yet."""
        return self.now is not None or self.before is not None

    def view(self, seat: Seat) -> State:
        """Return what a seat may know; in the middle of a throw, what it knew before."""
        state = self.now or self.before
        if state is None:
            raise NotReset()
        return self.world.game.rules.sight(state, seat)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A history of answers and throws."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game.world)
        # For each seat what it saw and answered, as perfect recall wants it.
        self.memory: list[tuple[str, ...]] = [() for _ in range(game.world.players)]

    @property
    def world(self) -> World:
        """Return what all states of the game share."""
        return self.position.world

    def current_player(self) -> int:
        """Return whose turn it is: a seat, chance, or nobody."""
        if self.position.sides:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.position.ask()
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.position.ask()
        if ask is None or ask.seat != player:
            return []
        return sorted(self.world.actions.number(option) for option in ask.options(self.position.now))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what the die may show, all alike."""
        return [(number, 1 / self.position.sides) for number in range(self.position.sides)]

    def _apply_action(self, action: int) -> None:
        if self.position.sides:
            self.position.decide(action)
            return
        seat = self.current_player()
        option = self.world.actions.option(action)
        self.memory = [
            (*memory, f"{self.seen(seat)}:{action}") if other == seat else memory
            for other, memory in enumerate(self.memory)
        ]
        self.position.take(option)

    def seen(self, seat: Seat) -> str:
        """Return a fingerprint of what a seat sees."""
        return codec.digest(self.world.game, self.position.view(seat))

    def remembered(self, seat: Seat) -> str:
        """Return all that a seat has seen when it was asked, what it answered, and what it sees."""
        return f"{seat} {' '.join(self.memory[seat])} {self.seen(seat)}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.position.sides}"
        option = self.world.actions.option(action)
        return f"{option.verb} {option.element()}" + (f" {option.arg}" if option.arg else "")

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self.position.sides and self.position.ask() is None

    def returns(self) -> list[float]:
        """Return nothing before the end; then what winners take from losers, or the score of who plays alone."""
        now = self.position.now
        outcome = self.world.game.rules.outcome(now) if now is not None and self.is_terminal() else None
        if outcome is None:
            return [0.0] * self.world.players
        if self.world.players == 1:
            return [outcome.scores[0] / SCALE]
        prize = (self.world.players - len(outcome.winners)) / len(outcome.winners)
        return [prize if seat in outcome.winners else -1.0 for seat in range(self.world.players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Return a history that ends in another position which fits all that a seat knows."""
        twin: TableState = self.clone()
        dice = Dice(int(sampler() * (2**31 - 1)))
        guess = self.world.game.rules.guess(self.position.view(player), player, dice)
        twin.position.put(guess)
        return twin

    def __str__(self) -> str:
        return " ".join(f"{item.player}:{item.action}" for item in self.full_history())


class TableObserver:
    """What a seat sees, or everybody, as OpenSpiel asks for it: numbers by the game's schema, and a string."""

    def __init__(self, world: World, kind: Any) -> None:
        self.world = world
        self.recalls = kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        size = 0 if self.is_public else world.observer.size
        self.tensor = np.zeros(world.players + size, np.float32)
        self.dict = {"seat": self.tensor[: world.players], "table": self.tensor[world.players :]}

    def set_from(self, state: TableState, player: int) -> None:
        """Look at a state with the eyes of a seat."""
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        if state.position.is_laid_out and not self.is_public:
            self.dict["table"][:] = self.world.observer.raw(state.position.view(player), player)

    def string_from(self, state: TableState, player: int) -> str:
        """Return the same as a string, with all that was seen before if recall is perfect."""
        if not state.position.is_laid_out:
            return f"{player} before the set-up"
        if self.is_public:
            return state.seen(SPECTATOR)
        return state.remembered(player) if self.recalls else f"{player} {state.seen(player)}"


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """The base of the games that are registered; each knows its name."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.world = World(self.name, chosen.pop("players", None), chosen, "win")
        players = self.world.players
        longest = self.world.game.rules.longest
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.actions.size,
            max_chance_outcomes=MOST_SIDES,
            num_players=players,
            min_utility=-HIGHEST if alone else -1.0,
            max_utility=HIGHEST if alone else players - 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=longest,
        )
        super().__init__(game_type(self.name, alone), info, dict(params or {}))

    def new_initial_state(self) -> TableState:
        """Return the start, where chance sets the table up."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return more throws than a game has."""
        return int(self.world.game.rules.longest * THROWS)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TableObserver:
        """Return what looks at states."""
        return TableObserver(self.world, kind or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(name: str, alone: bool) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game."""
    from ludotheque.games import load

    game = load(name)
    kinds = pyspiel.GameType
    strings = ("players", *(option.name for option in game.rules.table))
    return kinds(
        short_name=f"python_ludotheque_{name}",
        long_name=game.cover.titles["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            key: game.seats[0] if key == "players" else game.rules.table[number - 1].values[0]
            for number, key in enumerate(strings)
        },
    )


def register(name: str) -> type[pyspiel.Game]:
    """Let OpenSpiel know a game as `python_ludotheque_NAME`, once."""
    if name not in kept:
        kept[name] = type(f"Table{name.title()}", (TableGame,), {"name": name})
        pyspiel.register_game(game_type(name, False), kept[name])
    return kept[name]


def openspiel(name: str, players: int | None = None, options: Mapping[str, str] | None = None) -> pyspiel.Game:
    """Return a game as OpenSpiel has it."""
    seats = {} if players is None else {"players": players}
    return register(name)({**seats, **(options or {})})
