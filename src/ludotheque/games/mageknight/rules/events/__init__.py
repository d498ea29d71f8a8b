"""What happens in Mage Knight, by chapter: each event with its fields, its clause and its symbol."""
