"""What bots think of Small World."""
