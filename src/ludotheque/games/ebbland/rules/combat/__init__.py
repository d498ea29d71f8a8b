"""Combat: rolls, defence, wounds."""
