"""Sentences about tables, refusals and verdicts, for the screens and the prompt."""
