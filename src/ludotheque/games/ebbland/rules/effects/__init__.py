"""What cards can do: one class per word of the notation."""
