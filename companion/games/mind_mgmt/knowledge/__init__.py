"""What the agents can know, worked out from what is public; nothing here can import a secret."""
