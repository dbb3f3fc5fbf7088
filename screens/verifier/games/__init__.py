"""The games that the page knows, one folder each."""
