"""Take pictures of screens in every theme and size, to be looked at one by one.

`python -m tests.screens.gallery FOLDER HIDDEN ALONE`; without names, of all of them. Behind
names may stand sizes and themes, such as `80x24` and `light`: then only those.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from itertools import product
from pathlib import Path

from screens.kit import themes
from tests.screens.every import WAYS
from tests.screens.seats.shown import SHOWN
from tests.screens.stage import SIZES

ALL = {**WAYS, **SHOWN}
SIZED = {f"{columns}x{rows}": (columns, rows) for columns, rows in SIZES}


async def taken(name: str, size: str, looks: Sequence[str]) -> AsyncIterator[tuple[str, str]]:
    """Go to a screen, look at it in one theme after another, and take a picture of each."""
    with tempfile.TemporaryDirectory() as folder:
        async with ALL[name].gone(Path(folder), SIZED[size]) as at:
            for theme in looks:
                at.app.theme = themes.full(theme)
                await at.settle()
                yield theme, at.app.export_screenshot(title=f"{name} {size} {theme}")


async def keep(folder: Path, name: str, size: str, looks: Sequence[str]) -> None:
    """Keep the pictures of a screen."""
    async for theme, drawn in taken(name, size, looks):
        (folder / f"{name}-{size}-{theme}.svg").write_text(drawn, "utf-8", newline="\n")


def wished(words: Sequence[str], known: Sequence[str]) -> list[str]:
    """Give the words that are known, or all that are known where none of them is said."""
    return [each for each in known if each in words] or list(known)


def main(folder: str, *words: str) -> int:
    """Take the pictures that are wished for."""
    if strange := set(words) - {*ALL, *SIZED, *themes.NAMES}:
        print(f"known are no {', '.join(sorted(strange))}")
        return 2
    for name, size in product(wished(words, [*ALL]), wished(words, [*SIZED])):
        asyncio.run(keep(Path(folder), name, size, wished(words, [*themes.NAMES])))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
