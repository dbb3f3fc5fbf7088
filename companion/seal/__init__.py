"""Seals and their openings: what binds a keeper without showing anything."""
