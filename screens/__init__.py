"""What people look at: Textual screens and widgets, with their styles beside them."""

import os

# Textual would write every key into its log, the PIN among them, or the map into a picture.
for name in ("TEXTUAL", "TEXTUAL_DEBUG", "TEXTUAL_LOG", "TEXTUAL_SCREENSHOT"):
    os.environ.pop(name, None)
