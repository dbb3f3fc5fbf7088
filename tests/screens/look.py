"""Show every screen in one language, as translators want to see it.

`python -m tests.screens.look sk 40x20 Home Ending`; without names, all of them.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from companion.locale import LANGUAGES
from tests.screens.every import WAYS


async def seen(name: str, columns: int, rows: int) -> str:
    """Go to a screen, and read it."""
    with tempfile.TemporaryDirectory() as folder:
        async with WAYS[name].gone(Path(folder), (columns, rows)) as at:
            return at.text


def main(language: str = "cs", size: str = "40x20", *names: str) -> int:
    """Show screens by their names."""
    if language not in LANGUAGES or set(names) - {*WAYS}:
        print(f"languages: {' '.join(LANGUAGES)}; screens: {' '.join(WAYS)}")
        return 2
    os.environ["LANGUAGE"] = language
    columns, rows = map(int, size.split("x"))
    for name in names or WAYS:
        print(f"=== {name}", asyncio.run(seen(name, columns, rows)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
