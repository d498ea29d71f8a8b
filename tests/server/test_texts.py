"""What the pages say: grammar that figures and names ask for."""

import pytest

from ludotheque.server.texts import count, say


@pytest.mark.parametrize(("name", "said"), [("Basile", "Au tour de Basile"), ("Ondine", "Au tour d’Ondine")])
def test_a_name_after_de_is_elided(name: str, said: str):
    assert say("fr", "thinking-person", name=name) == said
    assert say("en", "thinking-person", name=name) == f"It is {name}’s turn"


@pytest.mark.parametrize(("n", "said"), [(0, "0 libre"), (1, "1 libre"), (2, "2 libres")])
def test_free_seats_agree_with_their_number(n: int, said: str):
    assert count("fr", "free-seats", n) == said
