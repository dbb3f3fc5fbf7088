"""The page in a real browser: Debian's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from screens.verifier import page as text_of_page

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 120_000  # milliseconds: a busy machine may take long over six words
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Find Chromium; without one the tests skip, but never in CI."""
    found = shutil.which("chromium")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("CI runs the page in a browser, and there is no chromium")
        pytest.skip("no chromium here: on Debian, `apt-get install chromium` brings it")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium, and stop it before other tests: beside it nobody can run a loop of events."""
    path = chromium()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the page where a person would keep it."""
    path = tmp_path_factory.mktemp("kept") / "verifier.html"
    path.write_text(text_of_page(), encoding="utf-8", newline="\n")
    return path


@contextmanager
def phone(browser: Browser) -> Iterator[Page]:
    """Open a phone's window."""
    context = browser.new_context(viewport=PHONE, offline=True)
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


@contextmanager
def quiet(opened: Page, file: Path) -> Iterator[Page]:
    """Open the page from its file; no complaint, no question and no request may come from it."""
    trouble: list[str] = []
    asked: list[str] = []
    heard: dict[str, Callable[[Any], None]] = {
        "pageerror": lambda error: trouble.append(str(error)),
        "console": lambda message: trouble.append(message.text),
        "dialog": lambda dialog: trouble.append(dialog.message),
        "request": lambda request: asked.append(request.url),
    }
    for event, listener in heard.items():
        opened.on(event, listener)  # type: ignore[call-overload]
    opened.goto(file.as_uri())
    yield opened
    for event, listener in heard.items():
        opened.remove_listener(event, listener)
    assert trouble == []
    assert [url for url in asked if not url.startswith("blob:")] == [file.as_uri()]


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    """Open a window for the tests of a module: a new one for each costs more than most."""
    with phone(browser) as opened:
        yield opened


@pytest.fixture
def attacked(window: Page) -> Page:
    """Give the window as it was when it was opened; anything may go wrong in it."""
    window.set_viewport_size(PHONE)
    window.emulate_media(color_scheme="null")
    return window


@pytest.fixture
def page(attacked: Page, file: Path) -> Iterator[Page]:
    """Open the page for one test."""
    with quiet(attacked, file) as opened:
        yield opened


@pytest.fixture(scope="module")
def verifier(browser: Browser, file: Path) -> Iterator[Page]:
    """Open the page once for many files."""
    with phone(browser) as opened, quiet(opened, file):
        yield opened


@pytest.fixture(scope="module")
def bare(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Open an empty page in which single modules of the verifier can be called."""
    path = tmp_path_factory.mktemp("bare") / "empty.html"
    path.write_text("<!doctype html><title>Empty</title>", encoding="utf-8")
    context = browser.new_context(offline=True)
    opened = context.new_page()
    opened.goto(path.as_uri())
    yield opened
    context.close()
