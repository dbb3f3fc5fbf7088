"""Measure side by side what must not become slow, and print ratios; nothing here can fail."""

import sys

if __name__ == "__main__" and not __package__:
    sys.path.pop(0)
    from os.path import abspath, dirname

    sys.path.insert(0, dirname(dirname(dirname(abspath(__file__)))))

import subprocess

from companion.bootstrap import ROOT, TESTS, prepared

BENCHES = (
    *("store", "seal", "rules", "referee", "page", "screens", "counting"),
    *("scorekeepers", "knowledge", "way"),
)


def main() -> int:
    """Make the environment and run one module after the other in it; `--quick` is for all."""
    python, given = str(prepared(ROOT, TESTS)), sys.argv[1:]
    runs = ([python, "-m", f"tests.bench.{name}", *given] for name in BENCHES)
    codes = [subprocess.call(run, cwd=ROOT) for run in runs]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
