"""The pages of a hidden seat, and what covers and uncovers them."""
