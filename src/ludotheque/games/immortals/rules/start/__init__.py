"""Before the first round: first armies, the drafted cards, the filled tower."""
