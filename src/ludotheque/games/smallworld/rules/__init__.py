"""The rules of Small World, one module per chapter."""
