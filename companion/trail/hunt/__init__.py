"""A plain hunt as a whole: its rules, its secrets, its words, and what can be known of it."""
