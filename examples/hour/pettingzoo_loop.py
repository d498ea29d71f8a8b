"""A game through PettingZoo: masks, observations with names, copies in the middle."""

import numpy as np

import ludotheque

env = ludotheque.env("immortals", reward="margin", observation="raw")
env.reset(seed=1)
print(env.schema.hash, [table.name for table in env.schema.tables])

chance = np.random.default_rng(1)
for _ in env.agent_iter(max_iter=60):
    observation, reward, over, cut, info = env.last()
    action = None if over or cut else int(chance.choice(np.flatnonzero(observation["action_mask"])))
    env.step(action)

twin = env.copy()
assert twin.save() == env.save()
print(env.render())
