"""What players typed about a box: one text file for each game, for later tables."""

from pathlib import Path

from companion.contract.game import AnyGame
from companion.core import Options
from companion.store.disk import files

FOLDER = "library"


def path(folder: Path, game: str) -> Path:
    """Return the path of a game's file."""
    return folder / FOLDER / f"{game}.txt"


def read(folder: Path, game: str) -> str:
    """Return what is known about a box; empty where nothing is."""
    found = path(folder, game)
    return files.read_text(found) if files.is_there(found) else ""


def filled(folder: Path, game: AnyGame, options: Options) -> dict[str, str]:
    """Return options with what is known about the box, unless a file was given."""
    if game.library is None or game.filed in options:
        return dict(options)
    known = read(folder, game.name)
    return {**options, game.filed: known} if known else dict(options)


def add(folder: Path, game: AnyGame, *more: str) -> bool:
    """Add to what is known about a box; say whether anything was new."""
    if game.library is None:
        return False
    known = read(folder, game.name)
    text = known
    for each in more:
        text = game.library.joined(text, each)
    if text in (known, ""):
        return False
    target = path(folder, game.name)
    files.make_folder(folder)
    files.make_folder(target.parent)
    files.write_over(target, text)
    return True
