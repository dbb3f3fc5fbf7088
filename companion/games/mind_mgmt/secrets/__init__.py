"""What the Recruiter hides, what may be said of it, and what of it is sealed and opened."""
