"""Rounds and their four phases, and scoring."""
