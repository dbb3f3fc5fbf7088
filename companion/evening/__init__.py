"""What an evening at a table is made of, for the app and the prompt."""
