"""A game as a Gymnasium environment: one seat learns, bots sit in the others, if there are others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludotheque import bots
from ludotheque.bots import Bot
from ludotheque.envs.forms import form_called
from ludotheque.envs.misuse import NotReset
from ludotheque.envs.picture import picture
from ludotheque.envs.table import Table, World
from ludotheque.kernel import Seat


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; `info["action_mask"]` says what is possible, as does the observation."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: str = "random",
        seat: Seat = 0,
        reward: str = "win",
        observation: str = "row",
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        # Whether an action that is not possible raises an error, or changes nothing and is explained in `info`.
        self.strict = strict
        self.world = World(game, players, options, reward)
        self.form = form_called(observation, self.world)
        self.seat = seat % self.world.players
        self.opponents = opponents
        self.render_mode = render_mode
        size = self.world.actions.size
        self.action_space = spaces.Discrete(size)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_space = spaces.Dict({"observation": self.form.space(), "action_mask": mask})
        self.table: Table | None = None
        self.bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game and let the others play until this seat is asked."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        game = self.world.game
        self.bots = [bots.make(self.opponents, game, seed=number + 1 + other) for other in range(self.world.players)]
        self.table = Table(self.world, number)
        self._others(self.table)
        return self._seen(self.table), self._info(self.table)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until this seat is asked again."""
        if self.table is None:
            raise NotReset()
        if int(action) not in self.table.legal(self.seat):
            return self._refuse(self.table, int(action))
        reward = float(self.table.act(int(action))[self.seat]) + self._others(self.table)
        return self._seen(self.table), reward, self.table.is_over, False, self._info(self.table)

    def _refuse(self, table: Table, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        refusal = table.refused(action)
        if self.strict:
            raise refusal
        return self._seen(table), 0.0, table.is_over, False, {**self._info(table), "refused": str(refusal)}

    def _others(self, table: Table) -> float:
        reward = 0.0
        while not table.is_over and table.seat != self.seat:
            option = self.bots[table.seat].choose(table.view(table.seat), table.seat)
            reward += table.act(self.world.actions.number(option))[self.seat]
        return reward

    def _seen(self, table: Table) -> dict[str, Any]:
        return {"observation": self.form.seen(table, self.seat), "action_mask": table.mask(self.seat)}

    def _info(self, table: Table) -> dict[str, Any]:
        outcome = table.outcome()
        told: dict[str, Any] = {"action_mask": table.mask(self.seat)}
        return told if outcome is None else {**told, "score": outcome.scores[self.seat], "winners": outcome.winners}

    def action_masks(self) -> Any:
        """Return the mask as those want it who train with Stable-Baselines3."""
        if self.table is None:
            raise NotReset()
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """Return the position as this seat sees it: as text, or as SVG."""
        if self.table is None:
            raise NotReset()
        return picture(self.table, self.seat, self.render_mode == "svg")
