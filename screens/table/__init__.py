"""The page of a seat, and the dialogs that it opens."""
