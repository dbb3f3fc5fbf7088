"""Hidden choices without a table: sealed, shown, opened."""
