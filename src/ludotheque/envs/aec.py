"""A game as a PettingZoo environment: one agent acts at a time, with masks, copies and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque import codec
from ludotheque.components import FIRST_EDITION
from ludotheque.errors import BadRecord, needing
from ludotheque.kernel import Seat, State

with needing("PettingZoo", "env"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

from ludotheque.envs.forms import Form, form_called
from ludotheque.envs.misuse import NotReset, UnknownAgent
from ludotheque.envs.picture import picture
from ludotheque.envs.table import Table, World


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
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        observation: str = "row",
    ):
        super().__init__()
        self.world = World(game, players, options, reward)
        self.form: Form = form_called(observation, self.world)
        self.render_mode = render_mode
        self.possible_agents = list(self.world.names)
        self.table: Table | None = None
        self.agents: list[str] = []
        size = self.world.actions.size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        space = spaces.Dict({"observation": self.form.space(), "action_mask": spaces.Box(0, 1, (size,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)

    @property
    def schema(self) -> Any:
        """Return what the numbers of raw observations mean."""
        return self.world.observer.schema

    @property
    def state_now(self) -> State:
        """Return the whole position, which no agent may see."""
        return self._table().state

    def _table(self) -> Table:
        if self.table is None:
            raise NotReset()
        return self.table

    def _seat(self, agent: str) -> Seat:
        if agent not in self.possible_agents:
            raise UnknownAgent(agent, self.possible_agents)
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent's observations look like."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return all actions an agent can ever take."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._begin(Table(self.world, seed))

    def _begin(self, table: Table) -> None:
        self.table = table
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, as numbers, and which actions it has."""
        seat, table = self._seat(agent), self._table()
        return {"observation": self.form.seen(table, seat), "action_mask": table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is."""
        table = self._table()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        given = table.act(int(action if action is not None else -1))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        self._look(table)
        self._accumulate_rewards()

    def _look(self, table: Table) -> None:
        outcome = table.outcome()
        if outcome is None:
            self.agent_selection = self.possible_agents[table.seat]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat]}

    def render(self) -> str | None:
        """Return the position as seen by the agent whose turn it is: as text, or as SVG."""
        return picture(self._table(), self._seat(self.agent_selection), self.render_mode == "svg")

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def copy(self) -> TableEnv:
        """Return an environment that goes its own way from here."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        if self.table is not None:
            twin.table = self.table.copy()
            twin.agents = list(self.agents)
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
                setattr(twin, name, dict(getattr(self, name)))
        return twin

    def save(self) -> bytes:
        """Return the environment as bytes."""
        game, setup = self.world.game, self.world.setup
        sums = [self._cumulative_rewards.get(agent, 0.0) for agent in self.possible_agents]
        state = codec.dump(game, self.state_now)
        return msgspec.msgpack.encode(
            Saved(game.name, game.version, setup.players, dict(setup.options), state, sums, setup.edition)
        )

    def load(self, data: bytes) -> None:
        """Go on from where `save` was called, in this or another process."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord(f"this is not a saved environment: {error}") from error
        game, setup = self.world.game, self.world.setup
        here = (game.name, game.version, setup.players, dict(setup.options), setup.edition)
        if (saved.game, saved.rules, saved.players, saved.options, saved.edition) != here:
            raise BadRecord("this was saved from an environment of another game, version, size or table options")
        table = Table(self.world, 0)
        table.put(codec.load(game, setup, saved.state))
        self._begin(table)
        self._cumulative_rewards = dict(zip(self.possible_agents, saved.sums, strict=True))
        self._look(table)
