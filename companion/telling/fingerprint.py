"""The program's own fingerprint, by which two people tell that they run the same one."""

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable

ENDINGS = (".py", ".toml", ".md")


def fingerprint() -> str:
    """Hash every source, rule and page of the program, each with its name, in their order."""
    whole = hashlib.sha256()
    for name, data in sorted(_sources(files("companion"), "")):
        whole.update(f"{name}\n{len(data)}\n".encode() + data)
    return whole.hexdigest()


def _sources(folder: Traversable, where: str) -> list[tuple[str, bytes]]:
    """Read what is in a folder and below it; line ends count as they are stored everywhere."""
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        name = f"{where}/{item.name}"
        if item.is_dir():
            found += _sources(item, name)
        elif item.name.endswith(ENDINGS):
            found.append((name, item.read_bytes().replace(b"\r\n", b"\n")))
    return found
