"""What people look at: Textual screens and widgets, with their styles beside them."""

import os

# Textual would write every key into its log, a PIN too, or save a picture of the map.
for name in ("TEXTUAL", "TEXTUAL_DEBUG", "TEXTUAL_LOG", "TEXTUAL_SCREENSHOT"):
    os.environ.pop(name, None)
