"""Combat with enemies, phase by phase, and what it leaves behind."""
