"""The command by which the program was started, so that texts name commands as they are typed."""

import sys
from pathlib import Path


def started_as() -> str:
    """Return the command: the installed program, or Python with its folder."""
    started = Path(sys.argv[0])
    from_folder = started.parts[-2:] == ("companion", "__main__.py")
    if from_folder and (started.parents[1] / "pyproject.toml").exists():
        return "py companion" if sys.platform == "win32" else "python3 companion"
    return "companion"
