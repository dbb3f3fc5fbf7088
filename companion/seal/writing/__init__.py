"""What a table writes: seals, sheets, heads, evidence, a deal."""
