"""The core loads alone, and on every system."""

import subprocess
import sys
from pathlib import Path

from companion.bootstrap import ROOT

LOADED_BY_THE_TABLE = """
import sys
before = set(sys.modules)
import companion.play.table
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(tops - sys.stdlib_module_names))
"""

# What Windows has not: these modules, and these names of modules that it has.
EVERYTHING_WITHOUT_UNIX = """
import importlib, os, pkgutil, signal, sys, time
import platformdirs, textual.app  # which know by themselves where they are
for name in ("curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"):
    sys.modules[name] = None
ABSENT = {
    os: ("chown", "fork", "getegid", "geteuid", "getgid", "getuid", "mkfifo", "uname"),
    signal: ("SIGALRM", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGTSTP", "SIGUSR1", "SIGWINCH"),
    time: ("tzset",),
}
for module, names in ABSENT.items():
    for name in names:
        delattr(module, name)
import companion, screens
for room in (companion, screens):
    for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
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
    rooms = ("companion", "screens")
    modules = {module_of(path) for room in rooms for path in ROOT.glob(f"{room}/**/*.py")}
    assert set(spoken_by(EVERYTHING_WITHOUT_UNIX)) == modules - {*rooms}


def module_of(path: Path) -> str:
    """Name the module that a file holds."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
