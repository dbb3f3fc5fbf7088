"""Each kind of seat as one value: what is special about its page."""
