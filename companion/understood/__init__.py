"""An ended evening understood: what could be known when, what was asked, and what decided."""
