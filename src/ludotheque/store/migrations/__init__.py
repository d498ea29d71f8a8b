"""How the database came to be, step by step."""
