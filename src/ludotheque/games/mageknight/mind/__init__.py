"""What bots think of Mage Knight."""
