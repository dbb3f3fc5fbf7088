"""How the program was started, so that commands are told as they are typed here."""

import sys
from pathlib import Path


def started_as() -> str:
    """Name the program as it was started: installed, or from its folder."""
    from_folder = Path(sys.argv[0]).parts[-2:] == ("companion", "__main__.py")
    return "python3 companion" if from_folder else "companion"
