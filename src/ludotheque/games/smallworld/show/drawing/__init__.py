"""Small World drawn: the map and its layers, and what stands beside it in a picture."""
