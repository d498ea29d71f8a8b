"""Immortals drawn: two realms with the tower between them, the boards and hands below, players beside."""
