"""The table server: people and bots sit down at tables over the network."""
