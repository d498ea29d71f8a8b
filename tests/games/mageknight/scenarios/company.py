"""What a scenario takes for a number of players."""

from ludotheque.games.mageknight.rules.scenarios import SCENARIOS


def options_for(scenario: str, players: int) -> dict[str, str]:
    """Return the options of an ordinary table of a scenario."""
    teams = "yes" if players in SCENARIOS[scenario].team_seats else "no"
    return {"scenario": scenario, "teams": teams}
