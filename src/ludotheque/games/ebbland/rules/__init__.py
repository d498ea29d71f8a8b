"""The rules of Ebbland: what cards can say and do."""
