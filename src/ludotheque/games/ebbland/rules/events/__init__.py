"""What happens in Ebbland, by what it is about: each event with its fields, its clause and its symbol."""
