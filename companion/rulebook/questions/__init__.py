"""How a question finds the entry that answers it."""
