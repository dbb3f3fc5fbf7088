"""The commands of the prompt, which are typed instead of a move."""
