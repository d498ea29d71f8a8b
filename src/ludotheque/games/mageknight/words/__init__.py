"""Mage Knight in French and in English."""
