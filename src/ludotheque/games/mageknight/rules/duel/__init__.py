"""Combat between players: attack and participation, exchanges of blows, what damage buys, who withdraws."""
