"""Companion sits beside the box: it keeps secrets, answers by the rules, counts and remembers."""

__version__ = "0.1.0"
