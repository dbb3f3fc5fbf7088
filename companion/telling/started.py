"""How the program was started, so that commands are told as they are typed here."""

import sys
from pathlib import Path


def started_as() -> str:
    """Name the program as it was started: installed, or from the folder of its project."""
    started = Path(sys.argv[0])
    from_folder = started.parts[-2:] == ("companion", "__main__.py")
    if from_folder and (started.parents[1] / "pyproject.toml").exists():
        return "py companion" if sys.platform == "win32" else "python3 companion"
    return "companion"
