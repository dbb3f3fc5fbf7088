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
    "scorekeepers",
)


def main() -> int:
    """Make the environment and run one module after the other in it."""
    python = str(prepared(ROOT, TESTS))
    codes = [subprocess.call([python, "-m", f"tests.bench.{name}"], cwd=ROOT) for name in BENCHES]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
