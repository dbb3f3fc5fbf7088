"""Compares the rules that a game's source enforces with the rulebook's entries."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from companion.rulebook.book import Entry
from companion.rulebook.lookup import entries

WORDS = re.compile(r"(\.[a-z0-9]+(-[a-z0-9]+)*)+")


@dataclass(frozen=True)
class Coverage:
    """The rules of a game in four groups; the two in the middle should be empty."""

    enforced: tuple[Entry, ...]
    unexplained: tuple[str, ...]
    unenforced: tuple[Entry, ...]
    explained: tuple[Entry, ...]


def sources(folder: Traversable) -> dict[str, str]:
    """Return every Python source below a package's folder, by its path."""
    found: dict[str, str] = {}
    for item in folder.iterdir():
        if item.is_dir():
            below = sources(item)
            found |= {f"{item.name}/{name}": text for name, text in below.items()}
        elif item.name.endswith(".py"):
            found[item.name] = item.read_text("utf-8")
    return found


def rule_ids(game: str, text: str) -> Iterator[str]:
    """Go through the ids of rules that occur as strings in a source.

    A string that only names the entry of something is left out, as it enforces nothing.
    """
    tree = ast.parse(text)
    pointed = {pointer for node in ast.walk(tree) for pointer in _pointers(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(value)) if is_rule_id(game, value) and node not in pointed:
                yield value


def _pointers(node: ast.AST) -> Iterator[ast.AST]:
    """Go through the parts of a source that only name the entry of something."""
    match node:
        case ast.Assign(targets=[ast.Name(id="entry")], value=value):
            yield from ast.walk(value)
        case ast.keyword(arg="entry", value=value):
            yield from ast.walk(value)


def is_rule_id(game: str, value: str) -> bool:
    """Say whether a string looks like the id of a rule of this game."""
    return value.startswith(game) and WORDS.fullmatch(value.removeprefix(game)) is not None


def coverage(game: str, texts: Mapping[str, str], inherited: Iterable[str] = ()) -> Coverage:
    """Compare the sources of a game, by name, and the rules that it inherits with its rulebook."""
    known = entries(game)
    checked = {found for text in texts.values() for found in rule_ids(game, text)} | {*inherited}
    idle = [entry for entry in known if entry.id not in checked]
    return Coverage(
        enforced=tuple(entry for entry in known if entry.id in checked),
        unexplained=tuple(sorted(checked - {entry.id for entry in known})),
        unenforced=tuple(entry for entry in idle if not entry.explains),
        explained=tuple(entry for entry in idle if entry.explains),
    )
