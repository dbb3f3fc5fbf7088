"""The program's own fingerprint, with which two people check that they run the same version."""

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable

ENDINGS = (".py", ".toml", ".md")


def fingerprint() -> str:
    """Return a hash over every source, rule and page of the program, with their names."""
    whole = hashlib.sha256()
    for name, data in sorted(_sources(files("companion"), "")):
        whole.update(f"{name}\n{len(data)}\n".encode() + data)
    return whole.hexdigest()


def _sources(folder: Traversable, where: str) -> list[tuple[str, bytes]]:
    """Return the files of a folder and those below it, with line ends as they are stored."""
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        name = f"{where}/{item.name}"
        if item.is_dir():
            found += _sources(item, name)
        elif item.name.endswith(ENDINGS):
            found.append((name, item.read_bytes().replace(b"\r\n", b"\n")))
    return found
