"""Calling a command as a person does, in a process of its own."""

import os
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
    given = typed.encode(errors="surrogateescape")
    code, out, err = warm.run([*map(str, words)], given, folder, environment, anew)
    said = Said(code, out.decode(errors="replace"), err.decode(errors="replace"))
    assert "Traceback" not in said.err + said.out
    return said
