"""What a hero has: cards, crystals and mana, fame and levels, units and their banners."""
