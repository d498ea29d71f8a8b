"""The table on the network: pages, live updates, a JSON API, bots in processes of their own."""
