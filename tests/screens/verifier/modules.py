"""Calling functions of the verifier's modules in a browser; bytes travel as hexadecimal digits."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Page

from screens.verifier.inlining import BEGINNING, END, bare, bundled, modules

SHELF = "games/shelf.js"
NOTHING: Mapping[str, tuple[str, str]] = MappingProxyType({})
BRIDGE = """
const raw = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
"""


def called(
    page: Page,
    module: str,
    body: str,
    given: Any = None,
    changes: Mapping[str, tuple[str, str]] = NOTHING,
) -> Any:
    """Run a few lines that know everything the module knows, on what is given.

    `changes` puts other words for some in the modules that it names.
    """
    sources = {**modules(module), **modules(SHELF)}
    for name, (old, new) in changes.items():
        assert old in sources[name], f"{name} does not say {old}"
        sources[name] = sources[name].replace(old, new)
    inside = bare(module, sources[module])
    room = bundled(sources).removeprefix(BEGINNING).removesuffix(END)
    script = f"const modules = {{}};{BRIDGE}{room}{{{inside}\n{body}}}"
    return page.evaluate(f"async (given) => {{{script}}}", given)
