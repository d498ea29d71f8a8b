"""Small World in French and in English."""
