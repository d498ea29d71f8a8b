"""What is wrong with how an environment is called, in one line."""

from collections.abc import Sequence

from ludotheque.errors import LudothequeError


class NotReset(LudothequeError):
    """A new environment was used before its first game began."""

    def __init__(self) -> None:
        super().__init__(
            "call reset() first: no game has begun", "appelez d'abord reset() : aucune partie n'a commencé"
        )


class UnknownAgent(LudothequeError):
    """No seat has this name."""

    def __init__(self, agent: object, agents: Sequence[str]) -> None:
        names = ", ".join(agents)
        super().__init__(
            f"there is no agent {agent!r}; there are: {names}", f"pas d'agent {agent!r} ; il y a : {names}"
        )
