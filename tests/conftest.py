"""What all tests share: light PINs, the index of the rules, and the settings of hypothesis.

These are repeatable where CI is set.
"""

import gc
import os

import pytest
from hypothesis import settings

from companion.store.kept_rules import lay_open
from tests.light.sitecustomize import FULL

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")
lay_open()  # else each process of the tests would work out the index of the rules


def pytest_collection_finish() -> None:
    """Look for dead objects rarely, and never among the tests: that was a sixth of the work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take long: at the end, the others would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture
def full_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a PIN cost what it costs people: files that were written so open in no other way."""
    monkeypatch.setenv(FULL, "1")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have counted, also where they ran in other processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let somebody kill the program more often than usual."""
    parser.addoption("--kills", type=int, default=150, help="how often test_kill.py kills")
    parser.addoption("--changed", type=int, default=8, help="files of a batch, test_agreement.py")
    parser.addoption("--events", type=int, default=50, help="what test_monkey.py does at a place")
    parser.addoption("--evenings", type=int, default=0, help="whole ones, test_watched_evenings.py")
    parser.addoption("--truths", type=int, default=6, help="games of test_knowledge_truth.py")
    parser.addoption("--seed", type=int, default=1, help="of the monkeys in test_monkey.py")
