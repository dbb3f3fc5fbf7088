"""Calling functions of the verifier's modules in a browser; bytes travel as hexadecimal digits."""

from typing import Any

from playwright.sync_api import Page

from screens.verifier.inlining import BEGINNING, END, bundled, modules

BRIDGE = """
const raw = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
"""


def called(page: Page, module: str, body: str, given: Any = None) -> Any:
    """Run a few lines that know everything the module knows, on what is given."""
    room = bundled(modules(module)).removeprefix(BEGINNING).removesuffix(END)
    return page.evaluate(f"async (given) => {{{BRIDGE}{room}{body}}}", given)
