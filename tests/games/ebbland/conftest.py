"""Opens the rules from their front door until the game has one."""

import ludotheque.games.ebbland.rules  # noqa: F401
