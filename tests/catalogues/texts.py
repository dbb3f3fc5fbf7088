"""All texts of the program, found in its sources, each with the catalogues it belongs to."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file

from companion.bootstrap import ROOT
from companion.cli.printed.notation_page import told
from companion.play.example import exemplary, own_words
from companion.text.gametext import example

KEYWORDS = {"_": None, "N_": None, "counted": (1, 2)}
FOR_TRANSLATORS = ("Translators:",)
DATA = ("NOTATION.md", "editions/*.toml")  # files of a game in which texts stand
PAGE = ROOT / "screens/verifier"
PRINTED = re.compile(r'^en = "(?P<name>[^"]+)"$', re.MULTILINE)
PIECE = r'"(?:[^"\\]|\\.)*"'
ENTRY = re.compile(
    rf'^\s+(?:"(?P<quoted>[\w.-]+)"|(?P<bare>\w+)):\s*(?P<text>{PIECE}(?:\s*\+\s*{PIECE})*),$',
    re.MULTILINE,
)

Texts = str | tuple[str, ...]  # one, or a singular with its plural


class Found(NamedTuple):
    """A text as it stands in a source: what is said, the key it goes by, a word for translators."""

    text: Texts
    key: str | None = None
    comments: tuple[str, ...] = ()


@cache
def homes() -> dict[str, Path]:
    """Give the folders of all catalogues by their names: the house, its games, the page."""
    found = sorted(path.parent for path in ROOT.glob("*/**/locale/__init__.py"))
    return {folder.parent.name: folder for folder in found if ".venv" not in folder.parts}


def home(source: Path) -> str:
    """Name the catalogues in which the texts of a source stand: a game's own, or the house's."""
    rooms = source.relative_to(ROOT).parts
    if source.is_relative_to(PAGE) and source.suffix == ".js":
        return PAGE.name
    at_game = len(rooms) > 3 and rooms[1] in ("games", "cli") and rooms[2] in homes()
    return rooms[2] if at_game else "companion"


def sources() -> list[Path]:
    """Name all files in which texts may stand."""
    modules = (path for room in ("companion", "screens") for path in ROOT.glob(f"{room}/**/*.py"))
    games = (path for name in DATA for path in ROOT.glob(f"companion/games/*/{name}"))
    return sorted([*modules, *games, *PAGE.rglob("*.js")])


def found_in(source: Path) -> Iterator[Found]:
    """Go through the texts of one file."""
    if source.suffix == ".toml":
        yield from (Found(each["name"]) for each in PRINTED.finditer(source.read_text("utf-8")))
    elif source.suffix == ".md":
        yield from _on_page(source.read_text("utf-8"))
        if source.parent.name.replace("_", "-") == exemplary():
            yield from map(Found, own_words(example(source.read_text("utf-8"))))
    elif source.suffix == ".js":
        yield from _in_table(source.read_text("utf-8"))
    else:
        for _line, text, comments, _context in extract_from_file(
            "python", source, KEYWORDS, FOR_TRANSLATORS, strip_comment_tags=True
        ):
            yield Found(text, None, tuple(comments))


def _on_page(page: str) -> Iterator[Found]:
    """Go through the texts of a page that tells how a game is written down."""
    texts: list[str] = []

    def noted(text: str) -> str:
        texts.append(text)
        return text

    list(told(page, noted, width=80))
    yield from map(Found, texts)


def _in_table(module: str) -> Iterator[Found]:
    """Go through the tables of the page's texts, in which each text has a key."""
    if "TEXTS" not in module:
        return
    for entry in ENTRY.finditer(module):
        pieces = re.findall(PIECE, entry["text"])
        text = "".join(piece[1:-1] for piece in pieces).replace('\\"', '"')
        yield Found(text, entry["quoted"] or entry["bare"])


def template(name: str) -> Catalog:
    """Collect the texts of one set of catalogues; no line numbers, which change all the time."""
    catalog = Catalog(domain=name, project=name)
    for source in sources():
        if home(source) == name:
            place = source.relative_to(ROOT).as_posix()
            for text, key, comments in found_in(source):
                catalog.add(text, locations=[(place, 0)], auto_comments=comments, context=key)
    return catalog
