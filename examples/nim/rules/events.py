"""What happens in Nim."""

from ludotheque.kernel import Event


class Taken(Event):
    """A player takes pebbles."""

    name = "take"
    clause = "NI-TAKE-01"

    pebbles: int
