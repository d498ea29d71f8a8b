"""Self-play training, shortened: see `examples/ppo.py`, which this runs for a few games."""

import sys

from examples import ppo

sys.argv = ["self_play", "smallworld", *(sys.argv[1:] or ["--generations", "2", "--games", "8", "--test-games", "8"])]
ppo.main()
