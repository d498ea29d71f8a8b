"""The chapters of the rulebook, as steps."""
