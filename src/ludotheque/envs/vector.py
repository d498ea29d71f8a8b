"""Many games at once for learners that play all seats: Gymnasium's vector conventions, in one process or in several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludotheque.envs.crew import Crew
from ludotheque.envs.hands import Hands, Shelf
from ludotheque.envs.rows import Rows
from ludotheque.envs.table import World
from ludotheque.errors import BadSetup


class TableVector(VectorEnv[Any, Any, Any]):
    """Each game shows what the seat sees that is asked; `infos` says which seat that is and what all were given."""

    # A game that ends begins anew in the same step; `rewards` are those of whoever acted.
    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        workers: int = 0,
        reward: str = "win",
        observation: str = "row",
    ) -> None:
        if n < 1 or workers < 0 or observation not in ("row", "raw"):
            raise BadSetup(
                "n is at least 1, workers at least 0, and the observation 'row' or 'raw'",
                "n vaut au moins 1, workers au moins 0, et observation vaut 'row' ou 'raw'",
            )
        plan = (game, players, dict(options or {}), reward)
        self.world = World(*plan)
        self.num_envs = n
        self.rows = Rows(self.world.observer.plan, n) if observation == "row" else None
        self.shelf = Shelf(self.world, n, shared=workers > 0)
        self.hands: Hands | Crew = Crew(plan, self.shelf, workers) if workers else Hands(self.world, self.shelf, 0, n)
        observer, size = self.world.observer, self.world.actions.size
        width = observer.size if self.rows is None else observer.width
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        self.single_action_space = spaces.Discrete(size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; with one seed each game has its own that follows from it."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds = self.np_random.integers(2**62, size=self.num_envs) if not isinstance(seed, list) else seed
        self.shelf.seeds[:] = seeds
        self.hands.reset()
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take an action in each game."""
        self.shelf.actions[:] = actions
        self.hands.step()
        over = self.shelf.over.astype(bool)
        return self._seen(), self.shelf.rewards.copy(), over, np.zeros_like(over), self._infos()

    def _seen(self) -> Any:
        return self.shelf.raw.copy() if self.rows is None else self.rows.look(self.shelf.raw)

    def _infos(self) -> dict[str, Any]:
        shelf = self.shelf
        return {
            "action_mask": shelf.masks.copy(),
            "seat": shelf.seats.copy(),
            "rewards": shelf.given.copy(),
            "scores": shelf.scores.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """Let the worker processes go."""
        self.hands.close()
        self.shelf.close()
