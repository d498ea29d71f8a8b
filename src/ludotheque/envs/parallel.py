"""A game as a PettingZoo environment where seats that are asked together answer in one step; the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ludotheque.envs.forms import Form, form_called
from ludotheque.envs.misuse import NotReset, UnknownAgent
from ludotheque.envs.picture import picture
from ludotheque.envs.table import Table, World
from ludotheque.errors import NotAnOption
from ludotheque.kernel import Seat, waiting

Dicts = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TableParallel(ParallelEnv):  # type: ignore[misc]
    """Every agent acts in every step; who is not asked has one action only, the last one, which is to wait."""

    metadata = {"name": "ludotheque_parallel", "render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        observation: str = "row",
    ):
        self.world = World(game, players, options, reward)
        self.form: Form = form_called(observation, self.world)
        self.render_mode = render_mode
        self.possible_agents = list(self.world.names)
        self.agents: list[str] = []
        self.table: Table | None = None
        # What waiting is called among the actions.
        self.wait = self.world.actions.size
        size = 1 + self.wait
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        space = spaces.Dict({"observation": self.form.space(), "action_mask": spaces.Box(0, 1, (size,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent's observations look like."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return all actions an agent can ever take."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def _seat(self, agent: str) -> Seat:
        if agent not in self.possible_agents:
            raise UnknownAgent(agent, self.possible_agents)
        return self.possible_agents.index(agent)

    def _table(self) -> Table:
        if self.table is None:
            raise NotReset()
        return self.table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        """Begin a new game."""
        self.table = Table(self.world, seed)
        self.agents = list(self.possible_agents)
        return self._seen(self.table), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Dicts:
        """Take the answers of all who are asked; nobody's answer depends on another's of the same step."""
        table = self._table()
        for agent in actions:
            self._seat(agent)
        asked = {ask.seat for ask in waiting(table.state)}
        chosen = [int(actions.get(agent, self.wait)) for agent in self.possible_agents]
        self._check(table, asked, chosen)
        sums = [0.0 for _ in self.possible_agents]
        for seat in sorted(asked):
            given = table.act(chosen[seat], seat)
            sums = [before + new for before, new in zip(sums, given, strict=True)]
        outcome = table.outcome()
        over = outcome is not None
        agents = self.agents
        seen = self._seen(table)
        infos = {agent: {"score": outcome.scores[self._seat(agent)]} if outcome else {} for agent in agents}
        self.agents = [] if over else agents
        rewards = dict(zip(self.possible_agents, sums, strict=True))
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _check(self, table: Table, asked: set[Seat], chosen: list[int]) -> None:
        """Refuse the whole step before anything is done, if one answer is not possible."""
        for seat, action in enumerate(chosen):
            possible = table.legal(seat) if seat in asked else [self.wait]
            if action in possible:
                continue
            if action == self.wait:
                agent = self.possible_agents[seat]
                raise NotAnOption(f"{agent} is asked and cannot wait", f"{agent} doit répondre et ne peut attendre")
            raise table.refused(action, seat)

    def _seen(self, table: Table) -> dict[str, Any]:
        return {agent: self._seen_by(table, seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, table: Table, seat: Seat) -> dict[str, Any]:
        mask = np.zeros(1 + self.wait, np.int8)
        mask[: self.wait] = table.mask(seat)
        mask[self.wait] = not mask.any()
        return {"observation": self.form.seen(table, seat), "action_mask": mask}

    def render(self) -> str | None:
        """Return the position as seen by the first agent that is asked: as text, or as SVG."""
        table = self._table()
        return picture(table, table.seat, self.render_mode == "svg")

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
