"""What cards, skills and units say, and what comes of it."""
