"""Immortals in French and in English."""
