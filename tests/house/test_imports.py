"""The core loads alone, and on every system."""

import subprocess
import sys
from pathlib import Path

from companion.bootstrap import ROOT

LOADED_BY_THE_TABLE = """
import sys
before = set(sys.modules)
import companion.table
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(tops - sys.stdlib_module_names))
"""

EVERYTHING_WITHOUT_UNIX = """
import importlib, pkgutil, sys
for name in ("fcntl", "readline", "resource", "termios"):
    sys.modules[name] = None
import companion
for module in pkgutil.walk_packages(companion.__path__, "companion."):
    print(importlib.import_module(module.name).__name__)
"""


def spoken_by(program: str) -> list[str]:
    """Run a program in a fresh Python and return its words."""
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_table_loads_nothing_but_companion_and_the_standard_library() -> None:
    assert spoken_by(LOADED_BY_THE_TABLE) == ["companion"]


def test_every_module_loads_where_the_system_is_not_unix() -> None:
    modules = {module_of(path) for path in ROOT.glob("companion/**/*.py")} - {"companion"}
    assert set(spoken_by(EVERYTHING_WITHOUT_UNIX)) == modules


def module_of(path: Path) -> str:
    """Name the module that a file holds."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
