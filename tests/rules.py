"""The tag that says which clauses of the rulebook a test shows."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Tag a test, a class of tests or a parameter set: `@rule("SW-CONQ-03", "SW-CONQ-04")`."""
    return pytest.mark.rule(*clauses)
