"""The list of choices beside the board, with keys, and codes for features."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.text import Text
from textual.widgets.option_list import Option

from companion.evening.choice_tree import ChoiceStep
from screens.kit.rows import ENTER, KeyedRows, hanging, titled

DIGITS = "123456789"
LETTERS = "ghijklmnop"  # used where a digit could be part of a PIN
LAST = "0"  # the key of what ends something, in every list
RUN, STOP = "run", "stop"  # several moves at once, and the end of a walk
Taken = ChoiceStep | str  # a step of the tree, one of these names, a location or a feature


@dataclass(frozen=True)
class Item:
    """One choice: what it takes, its name, its keys and a note."""

    option: ChoiceStep | str | None  # None for a row that only says something
    name: str
    key: str = ""  # its fixed key, before keys are given
    code: str = ""
    note: str = ""
    longer: tuple[str, ...] = ()  # longer names for wide rows, the longest first


def keyed(items: Iterable[Item], *, figures: bool = True) -> tuple[Item, ...]:
    """Return items with keys: fixed ones, and for the others the next free one.

    Without `figures` all keys are letters.
    """
    items = tuple(items)
    fixed = [item.key if figures else "" for item in items]
    free = [key for key in (DIGITS if figures else LETTERS) if key not in fixed]
    found: list[str] = []
    for item, key in zip(items, fixed, strict=True):
        mine = key if key and key not in found else ""
        found.append(mine or (_free(free, key) if item.option is not None else ""))
    return tuple(replace(item, key=key) for item, key in zip(items, found, strict=True))


def _free(free: list[str], behind: str) -> str:
    """Take the next free key, after another item's key."""
    key = next((each for each in free if each > behind), "".join(free[:1]))
    if key:
        free.remove(key)
    return key


def keys(items: Iterable[Item]) -> dict[str, Taken]:
    """Return what each key and each code means."""
    able = [(item, item.option) for item in items if item.option is not None]
    return {
        **{item.key: option for item, option in able if item.key},
        **{item.code: option for item, option in able if item.code},
    }


class Choices(KeyedRows, can_focus=False):
    """Shows the choices; the page handles the keys."""

    _items: Sequence[Item] = ()

    def offer(self, items: Sequence[Item], title: str, marked: int | None) -> None:
        """Show these choices, and mark the one that Enter takes."""
        self.clear_options()
        self._items = items
        self.border_title = titled(title)
        self.add_options(
            Option(self.row(at), disabled=item.option is None) for at, item in enumerate(items)
        )
        self.highlighted = marked
        self.set_class(not items, "-empty")

    def row(self, at: int, *, marked: bool = False) -> Text:
        """Return a choice as a row, with the longest name that fits."""
        item, room = self._items[at], self.scrollable_content_region.width
        rows = (_row(replace(item, name=name), marked=marked) for name in item.longer)
        short = _row(item, self.breadth, marked=marked)
        return next((row for row in rows if row.cell_len <= room), short)

    def option(self, row: int | None) -> ChoiceStep | str | None:
        """Return what a row takes, or None if the row is gone."""
        if row is None or row >= len(self._items):
            return None
        return self._items[row].option

    @property
    def marked(self) -> ChoiceStep | str | None:
        """Return what Enter takes, or None."""
        return self.option(self.highlighted)

    def move(self, down: int) -> None:
        """Mark the next row that can be chosen."""
        able = [at for at, item in enumerate(self._items) if item.option is not None]
        if not able:
            return
        start = able.index(self.highlighted) if self.highlighted in able else min(-down, 0)
        self.highlighted = able[(start + down) % len(able)]


def _row(item: Item, room: int = 0, *, marked: bool) -> Text:
    """Return a choice as a row, wrapped to a width."""
    row = Text.assemble((f"{ENTER if marked else item.key or ' '} ", "bold"))
    if item.code:
        row.append(f"{item.code} ", "bold")
    row.append(hanging(item.name, room, row.cell_len))
    if item.note:
        row.append(f"  {item.note}", "dim")
    return row
