"""Calling a command as a person does, in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from companion.bootstrap import ROOT
from tests.cli import warm
from tests.light.sitecustomize import PATH

OF_PYTHON = ("PYTHON", "LC_")  # what a Python reads when it starts


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def companion(*words: str | Path, typed: str = "", folder: Path = ROOT, **env: str) -> Said:
    """Run a command; a traceback is never a way to speak to people."""
    environment = {**os.environ, "LANGUAGE": "en", "PYTHONPATH": PATH, **env}
    anew = not warm.POSSIBLE or any(name.startswith(OF_PYTHON) for name in env)
    start = started_anew if anew else warm.run
    given = typed.encode(errors="surrogateescape")
    code, out, err = start([*map(str, words)], given, folder, environment)
    said = Said(code, out.decode(errors="replace"), err.decode(errors="replace"))
    assert "Traceback" not in said.err + said.out
    return said


def started_anew(
    words: list[str], typed: bytes, folder: Path, env: dict[str, str]
) -> tuple[int, bytes, bytes]:
    """Run a command in a Python of its own; give its exit code, and what it wrote."""
    command = [sys.executable, "-m", "companion", *words]
    done = subprocess.run(command, input=typed, capture_output=True, cwd=folder, env=env)
    return done.returncode, done.stdout, done.stderr
