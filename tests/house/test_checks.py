"""A check speaks only when it fails."""

import subprocess
import sys

import pytest

from tests.__main__ import quietly


def test_a_passing_check_prints_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert quietly("greeting", [sys.executable, "-c", "print('hello')"]) == 0
    assert capfd.readouterr().out == "greeting: passed\n"


def test_a_failing_check_prints_its_own_words_and_keeps_its_exit_code() -> None:
    program = "import sys; from tests.__main__ import quietly; "
    program += "sys.exit(quietly('bell', [sys.executable, '-c', 'print(1); raise SystemExit(3)']))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (3, "bell: failed\n1\n")
