"""The translations of the page, with a catalogue in each folder here."""
