"""Mage Knight in pictures: the map, cards, enemies and what stands beside them."""
