"""Builds the page: scripts in the order of their imports, styles and data in one text."""

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from posixpath import dirname, join, normpath

FIRST = "page/main.js"
GENERATED = "generated.js"
SHELL = "shell.html"
STYLES = ("page/page.css", "page/results.css")
GAMES, STYLE = "games", "shown/style.css"

BEGINNING, END = '(() => {\n"use strict";\n\nconst modules = {};\n\n', "})();\n"
IMPORT = re.compile(
    r'^import (?P<names>\{[^}]*\}) from "(?P<path>\.{1,2}/[\w./-]+)";\n', re.MULTILINE
)
EXPORTED = re.compile(r"^export (?:async )?(?:function|const|class) (?P<name>\w+)", re.MULTILINE)
PLACE = re.compile(r"\{\{([a-z-]+)\}\}")
NEVER_INSIDE = re.compile(r"</(?:script|style)|<!--", re.IGNORECASE)


def inlined() -> str:
    """Return the whole page."""
    script, style = bundled(modules(FIRST)), "".join(map(read, styles()))
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


def styles() -> list[str]:
    """Return the style sheets: those of the page, then those of its games in alphabetical order."""
    games = sorted(each.name for each in (files(__package__) / GAMES).iterdir())
    own = [f"{GAMES}/{name}/{STYLE}" for name in games]
    return [*STYLES, *(name for name in own if (files(__package__) / name).is_file())]


def read(name: str) -> str:
    """Return one of the page's sources; a generated one is made from its constants."""
    if name.endswith(f"/{GENERATED}"):
        made = import_module(f"{__package__}.{name.removesuffix('.js').replace('/', '.')}")
        held: dict[str, object] = made.constants()
        return "".join(f"export const {key} = {written(value)};\n" for key, value in held.items())
    return (files(__package__) / name).read_text("utf-8")


def written(value: object) -> str:
    """Return a value as text that is safe in an inline script."""
    plain = json.dumps(value, ensure_ascii=False, indent=0)
    return plain.replace("</", "<\\/").replace("<!", "<\\!")


def hashed(part: str) -> str:
    """Return the hash of an inlined part, as a content policy names it."""
    return b64encode(sha256(part.encode()).digest()).decode()


def modules(first: str) -> dict[str, str]:
    """Return a script and all that it imports by name, imported ones first."""
    found: dict[str, str] = {}
    _collect(first, found, ())
    return found


def _collect(name: str, found: dict[str, str], above: tuple[str, ...]) -> None:
    """Add a script after all that it imports."""
    if name in above:
        raise ValueError(f"{name} imports itself: {' > '.join(above)}")
    if name in found:
        return
    source = read(name)
    for imported in IMPORT.finditer(source):
        _collect(beside(name, imported["path"]), found, (*above, name))
    found[name] = source


def beside(name: str, path: str) -> str:
    """Return the name of an imported script."""
    return normpath(join(dirname(name), path))


def bundled(sources: Mapping[str, str]) -> str:
    """Join scripts into one, each with its own scope."""
    return BEGINNING + "\n".join(scoped(*each) for each in sources.items()) + END


def scoped(name: str, source: str) -> str:
    """Return a script as a function that returns its exports."""
    exports = ", ".join(EXPORTED.findall(source))
    inside = f"{bare(name, source)}\nreturn {{ {exports} }};"
    return f'modules["{name}"] = (() => {{\n{inside}\n}})();\n'


def bare(name: str, source: str) -> str:
    """Return a script's own lines, with imports taken from other functions' results."""

    def taken(found: re.Match[str]) -> str:
        names = found["names"].replace(" as ", ": ")
        return f'const {names} = modules["{beside(name, found["path"])}"];\n'

    return re.sub(r"^export ", "", IMPORT.sub(taken, source), flags=re.MULTILINE).strip("\n")
