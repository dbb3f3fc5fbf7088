"""What ships is written down by name, and nothing that is needed is forgotten."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from companion.bootstrap import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]


def tracked(*patterns: str) -> set[Path]:
    command = ["git", "ls-files", "-z", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    return {ROOT / name for name in listed.decode().split("\0") if name}


def shipped_data() -> set[Path]:
    return {
        path
        for package, patterns in SETUPTOOLS["package-data"].items()
        for pattern in patterns
        for path in (ROOT / package.replace(".", "/")).glob(pattern)
    }


def names(requirements: str) -> set[str]:
    """Read the names at the starts of lines, in the one spelling that all of them share."""
    found = re.findall(r"^[A-Za-z0-9][\w.-]*", requirements, re.MULTILINE)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in found}


def test_every_package_is_listed_by_name() -> None:
    inits = [
        path for room in ("companion", "screens") for path in ROOT.glob(f"{room}/**/__init__.py")
    ]
    packages = {".".join(path.parent.relative_to(ROOT).parts) for path in inits}
    assert packages == set(SETUPTOOLS["packages"])


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {
        path.parent for room in ("companion", "screens") for path in ROOT.glob(f"{room}/**/*.py")
    }
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_every_room_has_its_layer() -> None:
    inits = {path.parent for path in ROOT.glob("companion/*/__init__.py")}
    modules = set(ROOT.glob("companion/*.py")) - {ROOT / "companion" / "__init__.py"}
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each["type"] == "layers")
    rooms = {f"companion.{path.stem}" for path in inits | modules} | {"screens"}
    assert set(re.findall(r"[\w.]+", " ".join(layers))) == rooms


def test_every_data_file_ships() -> None:
    tracked_here = tracked("companion", "screens", ":!screens/pictures")  # which the README shows
    data = {path for path in tracked_here if path.suffix != ".py"}
    assert data
    assert data - shipped_data() == set()


def test_the_locks_hold_everything_the_project_asks_for() -> None:
    project = PROJECT["project"]
    wanted = "\n".join(project["dependencies"])
    assert names(wanted) <= names((ROOT / "requirements.lock").read_text("utf-8"))
    wanted += "\n" + "\n".join(project["optional-dependencies"]["dev"])
    assert names(wanted) <= names((ROOT / "tests/requirements.lock").read_text("utf-8"))


def test_the_wheel_is_built_by_the_very_setuptools_of_the_lock() -> None:
    (backend,) = PROJECT["build-system"]["requires"]
    assert f"{backend} \\" in (ROOT / "tests/requirements.lock").read_text("utf-8").splitlines()
