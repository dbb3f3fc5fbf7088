"""What a check of evidence found, for people and for programs."""
