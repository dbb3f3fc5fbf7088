"""Building the page: modules in the order of their imports, with style and data, in one text."""

import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from posixpath import dirname, join, normpath

from screens.verifier.generated import constants

FIRST = "page/main.js"
GENERATED = "checks/generated.js"
SHELL, STYLES = "shell.html", ("page/page.css", "page/results.css", "page/board.css")

BEGINNING, END = '(() => {\n"use strict";\n\n', "})();\n"
IMPORT = re.compile(r'^import [^;"]*"(?P<path>\.{1,2}/[\w./-]+)";\n', re.MULTILINE)
DECLARED = re.compile(
    r"^(?:export )?(?:async )?(?:function|const|let|class) (?P<name>\w+)", re.MULTILINE
)
PLACE = re.compile(r"\{\{([a-z-]+)\}\}")
NEVER_INSIDE = re.compile(r"</(?:script|style)|<!--", re.IGNORECASE)


def inlined() -> str:
    """Put the whole page together."""
    script, style = bundled(modules(FIRST)), "".join(map(read, STYLES))
    for part in (script, style):
        if found := NEVER_INSIDE.search(part):
            raise ValueError(f"{found.group()} would end what it stands in")
    parts = {
        "script": script,
        "style": style,
        "script-hash": hashed(script),
        "style-hash": hashed(style),
    }
    return PLACE.sub(lambda place: parts[place[1]], read(SHELL))


def read(name: str) -> str:
    """Read one of the page's sources."""
    return (files(__package__) / name).read_text("utf-8")


def hashed(part: str) -> str:
    """Hash an inlined part as a content policy names it."""
    return b64encode(sha256(part.encode()).digest()).decode()


def modules(first: str) -> dict[str, str]:
    """Collect a module and all that it imports by their names, each behind its imports."""
    found: dict[str, str] = {}
    _collect(first, found, ())
    return found


def _collect(name: str, found: dict[str, str], above: tuple[str, ...]) -> None:
    """Collect a module behind its imports."""
    if name in above:
        raise ValueError(f"{name} imports itself: {' > '.join(above)}")
    if name in found:
        return
    source = constants(read(SHELL)) if name == GENERATED else read(name)
    for imported in IMPORT.finditer(source):
        _collect(normpath(join(dirname(name), imported["path"])), found, (*above, name))
    found[name] = source


def bundled(sources: Mapping[str, str]) -> str:
    """Join modules to one script; their own names must differ, for they share one room."""
    homes: dict[str, str] = {}
    for name, source in sources.items():
        for declared in DECLARED.finditer(source):
            if homes.setdefault(declared["name"], name) != name:
                raise ValueError(f"{homes[declared['name']]} and {name}: {declared['name']}")
    bare = "\n".join(f"// {name}\n\n{_bare(source)}" for name, source in sources.items())
    return BEGINNING + bare + END


def _bare(source: str) -> str:
    """Take imports and exports off a module."""
    return re.sub(r"^export ", "", IMPORT.sub("", source), flags=re.MULTILINE).lstrip("\n")
