"""The rules of Mage Knight: the position, and a folder for each part of the rulebook."""
