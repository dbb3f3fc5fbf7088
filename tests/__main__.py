"""Run every check of the house, or only pytest when arguments for it are given."""

import sys

if __name__ == "__main__" and not __package__:
    sys.path.pop(0)
    from os.path import abspath, dirname

    sys.path.insert(0, dirname(dirname(abspath(__file__))))

import os
import subprocess

from companion.bootstrap import ROOT, TESTS, prepared

CHECKS = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "import contracts": ("-c", "from importlinter.cli import lint_imports_command as c; c()"),
}
TYPES = ("-m", "mypy")
PYTEST = ("-m", "pytest")


def main(arguments: list[str]) -> int:
    """Make the environment, run the checks in it, and return the first exit code that is not 0."""
    python = str(prepared(ROOT, TESTS))
    # Compiled once, and not by each of the processes that the tests start.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if arguments:
        return subprocess.call([python, *PYTEST, *arguments], cwd=ROOT)
    for name, check in CHECKS.items():
        if code := quietly(name, [python, *check]):
            return code
    print("pytest", flush=True)
    # Two more than there are processors, because many tests wait for a program or a terminal; and
    # each takes the tests of a file as they come, as these share what they need, such as a browser.
    workers = f"--numprocesses={(os.cpu_count() or 1) + 2}"
    tests = subprocess.Popen([python, *PYTEST, workers, "--dist=worksteal"], cwd=ROOT)
    # Beside the tests: it uses a single processor, and is done long before them.
    if code := quietly("mypy", [python, *TYPES]):
        tests.terminate()
    return code or tests.wait()


def quietly(name: str, command: list[str]) -> int:
    """Run one check, print one line about it, and its own words only if it fails."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(f"{name}: {'failed' if done.returncode else 'passed'}", flush=True)
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
