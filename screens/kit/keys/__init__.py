"""Keys, taps and what a terminal sends."""
