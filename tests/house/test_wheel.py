"""What is built and installed works far from the checkout."""

import re
import shutil
import subprocess
import sys
import venv
from itertools import product
from pathlib import Path

import pytest

from companion import __version__
from companion.bootstrap import PROGRAM, ROOT, install
from companion.locale import LANGUAGES
from screens.verifier import page as text_of_page

OPENED = """
import asyncio
from contextlib import closing
from pathlib import Path
from companion.store.tables import Tables
from screens.app import Companion

async def opened():
    with closing(Tables(Path("data"))) as tables:
        app = Companion(tables)
        async with app.run_test() as pilot:
            await pilot.pause()
            print(type(app.screen).__name__)

asyncio.run(opened())
"""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command to its good end and return its output."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def source(folder: Path) -> Path:
    """Copy what git knows, so that building leaves nothing behind in the checkout."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def installed(folder: Path) -> Path:
    """Build the wheel, install it into an environment of its own, and return the command."""
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    run(*PIP, *build, source(folder / "source"), cwd=folder)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "home", symlinks=sys.platform != "win32")
    scripts = folder / "home" / ("Scripts" if sys.platform == "win32" else "bin")
    install(scripts / "python", [ROOT / lock for lock in PROGRAM])
    run(
        *PIP,
        "--python",
        scripts / "python",
        "install",
        "--no-deps",
        "--no-index",
        wheel,
        cwd=folder,
    )
    return scripts / "companion"


@pytest.mark.long
def test_an_installed_companion_has_all_that_belongs_to_it(tmp_path: Path) -> None:
    companion, elsewhere = installed(tmp_path), tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert __version__ in run(companion, "--version", cwd=elsewhere)
    assert "`companion help COMMAND`" in run(companion, "help", cwd=elsewhere)
    assert "шаг" in run(companion, "rules", "шаг", "--lang", "ru", cwd=elsewhere)
    every = ((), ("help",), ("help", "tables"), ("rules",), ("notation", "agents"))
    said = "".join(
        run(companion, *words, "--lang", language, cwd=elsewhere)
        for words, language in product(every, LANGUAGES)
    )
    assert "companion tables" in said
    assert not re.search(r"python3?\b|\bpy companion", said)
    assert (tmp_path / "home/share/man/man1/companion.1").exists()
    example = elsewhere / "example.txt"
    example.write_text(run(companion, "notation", "--example", cwd=elsewhere), encoding="utf-8")
    assert run(companion, "replay", example, cwd=elsewhere)
    page = elsewhere / "verifier.html"
    run(companion, "verifier", page, cwd=elsewhere)
    assert page.read_text("utf-8") == text_of_page()
    assert run(companion.parent / "python", "-c", OPENED, cwd=elsewhere) == "FirstPage\n"
