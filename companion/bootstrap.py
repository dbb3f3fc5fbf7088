"""The checkout's own environment: made on the first start, renewed when a lock file changes.

Only the standard library is used, and any Python since 3.6 must at least be able to read this file.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - a checkout can be started by any Python
    sys.exit(
        "Companion needs Python 3.11 or newer, and this is Python "
        f"{sys.version_info[0]}.{sys.version_info[1]}."
    )

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ("requirements.lock",)
TESTS = (*PROGRAM, "tests/requirements.lock")
PARTS_OF_PYTHON = ("venv", "ensurepip", "_sqlite3")
PATIENCE = 1800  # seconds to wait for another start that prepares the environment


def _(text: str) -> str:
    # Imported late, as a usual start says nothing and should not load the catalogues.
    from companion.locale import _ as said

    return said(text)


def start(arguments: list[str]) -> int:
    """Run Companion from its checkout with these arguments and return its exit code."""
    command = [str(prepared(ROOT, PROGRAM)), "-P", "-m", "companion", *arguments]
    if os.name != "nt":  # there, execv returns to the prompt while the program still runs
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


def prepared(root: Path, locks: tuple[str, ...]) -> Path:
    """Return the Python of the checkout's environment, made or renewed first if need be."""
    try:
        if not is_ready(root, locks):
            _prepare(root, locks)
    except KeyboardInterrupt:
        sys.exit(_("Stopped. The next start begins again."))
    except OSError as error:
        sys.exit(
            _(
                "Companion cannot prepare the folder {folder} ({reason}). Close other windows of"
                " Companion, or copy the folder to a place where you may write."
            ).format(folder=root, reason=error)
        )
    return python_of(root)


def python_of(root: Path) -> Path:
    """Return the path of the Python inside the checkout's environment."""
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_ready(root: Path, locks: tuple[str, ...]) -> bool:
    """Say whether this Python's environment was finished for exactly these locks."""
    return set(_stamp(root, locks)) <= set(_stamped(root)) and python_of(root).exists()


def build(root: Path, locks: tuple[str, ...]) -> None:
    """Make or renew the environment; its stamp is removed first and written when all is done."""
    renewable = _stamped(root)[:1] == _stamp(root, ()) and python_of(root).exists()
    _stamp_file(root).unlink(missing_ok=True)
    if not renewable:
        _create(root)
    install(python_of(root), [root / lock for lock in locks])
    _stamp_file(root).write_text("\n".join(_stamp(root, locks)), encoding="ascii")


def install(python: Path, locks: list[Path]) -> None:
    """Install the packages that the locks name; without any, no pip or network is needed."""
    files = [f"--requirement={lock}" for lock in locks if "==" in lock.read_text("utf-8")]
    if files:
        _run(python, "ensurepip")
        _run(python, "pip", "install", "--disable-pip-version-check", "--no-input", *files)


def _prepare(root: Path, locks: tuple[str, ...]) -> None:
    print(_("Preparing Companion; this may take a minute."), file=sys.stderr, flush=True)
    _refuse_a_lesser_python()
    _refuse_a_foreign_environment(root)
    with _alone(root):
        if not is_ready(root, locks):
            build(root, locks)


def _refuse_a_lesser_python() -> None:
    missing = [part for part in PARTS_OF_PYTHON if find_spec(part) is None]
    if missing:
        sys.exit(
            _(
                "This Python comes without {parts}. On Debian and Ubuntu install the package"
                " `python3-venv`; elsewhere install a complete Python."
            ).format(parts=", ".join(missing))
        )


def _refuse_a_foreign_environment(root: Path) -> None:
    folder = root / ".venv"
    if not _lock_file(root).exists() and folder.exists() and any(folder.iterdir()):
        sys.exit(
            _(
                "The folder {folder} was not made by Companion, which would have to empty it."
                " Rename or remove it, then start again."
            ).format(folder=folder)
        )


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    # SQLite locks a file the same way everywhere, and a killed process leaves no lock behind.
    import sqlite3

    try:
        lock = sqlite3.connect(_lock_file(root), timeout=PATIENCE, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    with closing(lock):
        yield


def _create(root: Path) -> None:
    import venv
    from sysconfig import get_path

    folder = root / ".venv"
    venv.EnvBuilder(clear=True, symlinks=os.name != "nt").create(folder)
    # A .pth file and not an editable install, which would have to be built and downloaded for;
    # relative, so that it is plain ASCII and the folder can be moved.
    packages = Path(get_path("purelib", "venv", {"base": str(folder)}))
    path_to_checkout = os.path.relpath(root, packages)
    (packages / "companion.pth").write_text(path_to_checkout, encoding="ascii")


def _run(python: Path, *module: str) -> None:
    import subprocess

    done = subprocess.run(
        [python, "-P", "-m", *module],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        sys.exit(
            _(
                "Companion could not fetch what it needs. Check the network connection, then start"
                " again. The last words of the installer: {reason}"
            ).format(reason=done.stdout.strip().rpartition("\n")[2])
        )


def _stamp(root: Path, locks: tuple[str, ...]) -> list[str]:
    hashes = [hashlib.sha256((root / lock).read_bytes()).hexdigest() for lock in locks]
    return [f"{sys.version_info[0]}.{sys.version_info[1]}", *hashes]


def _stamped(root: Path) -> list[str]:
    try:
        return _stamp_file(root).read_text(encoding="ascii").split()
    except (FileNotFoundError, UnicodeDecodeError):
        return []


def _stamp_file(root: Path) -> Path:
    return root / ".venv" / "stamp"


def _lock_file(root: Path) -> Path:
    return root / ".venv.lock"
