"""What people are told, in words: tables, refusals, verdicts; for screens and lines alike."""
