"""The rules of Immortals: the position, and a folder for each part of the rulebook."""
