"""Building the page: modules in the order of their imports, with style and data, in one text."""

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
    """Put the whole page together."""
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
    """Name the style sheets: those of the page, then those of its games, by the alphabet."""
    games = sorted(each.name for each in (files(__package__) / GAMES).iterdir())
    own = [f"{GAMES}/{name}/{STYLE}" for name in games]
    return [*STYLES, *(name for name in own if (files(__package__) / name).is_file())]


def read(name: str) -> str:
    """Read one of the page's sources; a generated module is made of its folder's constants."""
    if name.endswith(f"/{GENERATED}"):
        made = import_module(f"{__package__}.{name.removesuffix('.js').replace('/', '.')}")
        held: dict[str, object] = made.constants()
        return "".join(f"export const {key} = {written(value)};\n" for key, value in held.items())
    return (files(__package__) / name).read_text("utf-8")


def written(value: object) -> str:
    """Write a value so that it can stand in an inline script."""
    plain = json.dumps(value, ensure_ascii=False, indent=0)
    return plain.replace("</", "<\\/").replace("<!", "<\\!")


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
    source = read(name)
    for imported in IMPORT.finditer(source):
        _collect(beside(name, imported["path"]), found, (*above, name))
    found[name] = source


def beside(name: str, path: str) -> str:
    """Name the module that another one imports."""
    return normpath(join(dirname(name), path))


def bundled(sources: Mapping[str, str]) -> str:
    """Join modules to one script, each with a scope of its own."""
    return BEGINNING + "\n".join(scoped(*each) for each in sources.items()) + END


def scoped(name: str, source: str) -> str:
    """Write a module as a function that gives what it exports."""
    exports = ", ".join(EXPORTED.findall(source))
    inside = f"{bare(name, source)}\nreturn {{ {exports} }};"
    return f'modules["{name}"] = (() => {{\n{inside}\n}})();\n'


def bare(name: str, source: str) -> str:
    """Write a module's own lines; its imports are taken out of what other modules gave."""

    def taken(found: re.Match[str]) -> str:
        names = found["names"].replace(" as ", ": ")
        return f'const {names} = modules["{beside(name, found["path"])}"];\n'

    return re.sub(r"^export ", "", IMPORT.sub(taken, source), flags=re.MULTILINE).strip("\n")
