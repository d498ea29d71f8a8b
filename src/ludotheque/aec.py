"""A game as a PettingZoo environment: one agent acts at a time, with masks, copies and saves."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import msgspec

from ludotheque import codec
from ludotheque.actions import Actions
from ludotheque.chance import dice_for
from ludotheque.components import FIRST_EDITION
from ludotheque.errors import BadRecord, MissingExtra, NotAnOption
from ludotheque.game import Setup, Talk
from ludotheque.games import load
from ludotheque.kernel import Ask, Option, State, advance, answer, waiting
from ludotheque.reasons import reasons, told

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise MissingExtra(
        "this needs PettingZoo: install ludotheque[env]", "il faut PettingZoo : installez ludotheque[env]"
    ) from error


class Saved(msgspec.Struct):
    """An environment in the middle of a game, as bytes hold it."""

    game: str
    rules: str
    players: int
    options: dict[str, str]
    state: bytes
    sums: list[float]
    edition: int = FIRST_EDITION


class TableEnv(AECEnv):  # type: ignore[misc]
    """An AEC environment over one game: agents `seat_0`, `seat_1`, …; the action mask says what is possible."""

    metadata = {"name": "ludotheque", "render_modes": ["ansi", "svg"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, players: int, options: Mapping[str, str] | None = None, render_mode: str | None = None
    ):
        super().__init__()
        self.game = load(game)
        self.setup: Setup = self.game.setup(players, options)
        self.render_mode = render_mode
        self.table = Actions(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.state_now: State = self._fresh(0)
        size = len(self.game.mind.features(self.state_now, 0))
        self.action_spaces = {agent: spaces.Discrete(self.table.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space(size) for agent in self.possible_agents}

    def _observation_space(self, size: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.size,), np.int8),
            }
        )

    def _fresh(self, seed: int) -> State:
        s = self.game.rules.start(self.setup, dice_for(seed))
        advance(s)
        return s

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return all actions an agent can ever take."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.state_now = self._fresh(randbits(62) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._ask().seat]

    def _ask(self) -> Ask[Any]:
        return waiting(self.state_now)[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, as numbers, and which actions it has."""
        seat = self.possible_agents.index(agent)
        view = self.game.rules.sight(self.state_now, seat)
        mask = np.zeros(self.table.size, np.int8)
        for ask in waiting(view):
            if ask.seat == seat:
                for option in ask.options(view):
                    mask[self.table.number(option)] = 1
        return {"observation": np.array(self.game.mind.features(view, seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        ask, option = self._ask(), self.table.option(int(action if action is not None else -1))
        if option not in ask.options(self.state_now):
            raise self._refused(ask.seat, option, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        answer(self.state_now, ask, option)
        self._clear_rewards()
        self._judge()
        self._accumulate_rewards()

    def _refused(self, seat: int, option: Option, action: int | None) -> NotAnOption:
        """Return the error for an action that the mask forbids, with the reason that a player would be given."""
        view = self.game.rules.sight(self.state_now, seat)
        try:
            refusals = reasons(self.game, view, seat, option)
        except NotAnOption as error:
            return error
        talk = Talk(view, tuple(self.possible_agents), seat)
        en, fr = (f": {told(self.game, talk, refusals, language)}" if refusals else "" for language in ("en", "fr"))
        return NotAnOption(
            f"action {action} ({option}) is not possible now{en}; see the action mask",
            f"l'action {action} ({option}) n'est pas possible{fr} ; voir le masque d'actions",
        )

    def _judge(self) -> None:
        outcome = self.game.rules.outcome(self.state_now)
        if outcome is None:
            self.agent_selection = self.possible_agents[self._ask().seat]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 / len(outcome.winners) if seat in outcome.winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat]}

    def render(self) -> str | None:
        """Return the position as seen by the agent whose turn it is: text or SVG."""
        seat = self.possible_agents.index(self.agent_selection)
        if self.render_mode == "svg":
            return self.game.show.board(self.game.rules.sight(self.state_now, seat), seat, "en")
        return f"{self.agent_selection}: {type(self._ask()).__name__}" if waiting(self.state_now) else "over"

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def copy(self) -> TableEnv:
        """Return an environment that goes its own way from here."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        twin.state_now = self.state_now.copy()
        if hasattr(self, "rewards"):
            twin.agents = list(self.agents)
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
                setattr(twin, name, dict(getattr(self, name)))
        return twin

    def save(self) -> bytes:
        """Return the environment as bytes."""
        sums = [self._cumulative_rewards.get(agent, 0.0) for agent in self.possible_agents]
        state = codec.dump(self.game, self.state_now)
        options = dict(self.setup.options)
        return msgspec.msgpack.encode(
            Saved(self.game.name, self.game.version, self.setup.players, options, state, sums, self.setup.edition)
        )

    def load(self, data: bytes) -> None:
        """Go on from where `save` was called, in this or another process."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord(f"this is not a saved environment: {error}") from error
        here = (self.game.name, self.game.version, self.setup.players, dict(self.setup.options), self.setup.edition)
        if (saved.game, saved.rules, saved.players, saved.options, saved.edition) != here:
            raise BadRecord("this was saved from an environment of another game, version, size or table options")
        self.reset(seed=0)
        self.state_now = codec.load(self.game, self.setup, saved.state)
        self._cumulative_rewards = dict(zip(self.possible_agents, saved.sums, strict=True))
        self._judge()
