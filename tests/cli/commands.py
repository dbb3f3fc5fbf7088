"""Calling a command as a person does, in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from companion.bootstrap import ROOT
from tests.light.sitecustomize import PATH


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def companion(*words: str | Path, typed: str = "", folder: Path = ROOT, **env: str) -> Said:
    """Run a command; a traceback is never a way to speak to people."""
    command = [sys.executable, "-m", "companion", *map(str, words)]
    environment = {**os.environ, "LANGUAGE": "en", "PYTHONPATH": PATH, **env}
    done = subprocess.run(
        command,
        input=typed.encode(errors="surrogateescape"),
        capture_output=True,
        cwd=folder,
        env=environment,
    )
    said = Said(
        done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )
    assert "Traceback" not in said.err + said.out
    return said
