"""What bots think of Immortals."""
