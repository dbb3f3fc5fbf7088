"""The first page, and pages that need no table."""
