"""The list of choices, chosen by their keys or the beginnings of their names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rich.text import Text
from textual.widgets.option_list import Option

from companion.evening.turn_keys import TurnKeys, TurnRow, words
from companion.text.keyboard import readings
from companion.text.plaintext import bare
from screens.kit.rows import ENTER, KeyedRows, hanging, titled

BESIDE_TITLE = 6  # columns of the title's line: blanks and corners
Title = Callable[[int], str]  # keys have at most so many columns


@dataclass(frozen=True)
class Item:
    """One choice: its name, its key, and a note."""

    name: str
    key: str = ""
    note: str = ""
    proposed: bool = False  # whether Enter takes it
    chooses: TurnRow | None = None  # what keeps its key for a turn; else this is its name

    @property
    def row(self) -> TurnRow:
        """Return what it chooses, which keeps its key."""
        return self.chooses or TurnRow(self.name, ("", self.name), self.key)


def meant(typed: str, items: Sequence[Item]) -> tuple[int, ...]:
    """Return the rows that typed signs can mean, on any keyboard."""
    return next(filter(None, (_meant(read, items) for read in readings(typed))), ())


def _meant(typed: str, items: Sequence[Item]) -> tuple[int, ...]:
    """Return the row with this key, or the rows with such a name.

    A number that is a key can also begin longer ones, which follow it. A digit is a key or nothing.
    """
    by_key = tuple(at for at, item in enumerate(items) if item.key == typed)
    longer = tuple(at for at, item in enumerate(items) if item.key.startswith(typed))
    if typed[-1:].isdigit():
        return tuple(dict.fromkeys((*by_key, *longer)))
    named = (at for at, item in enumerate(items) if _begins(item.name, typed))
    return by_key or tuple(dict.fromkeys((*longer, *named)))


def _begins(name: str, typed: str) -> bool:
    """Say whether a word of a name begins like this, ignoring accents."""
    spelled, sought = bare(name), bare(typed)
    return any(spelled[at:].startswith(sought) for at in words(spelled))


def rests(typed: str, item: Item) -> tuple[str, ...]:
    """Return what may still be typed after a row was chosen: the rest of its name or its key."""
    for read in readings(typed):
        if read == item.key and len(read) == 1:
            return ()
        name = bare(item.name).partition(bare(read))[2] if _begins(item.name, read) else ""
        key = item.key[len(read) :] if item.key.startswith(read) else ""
        if name or key:
            return tuple(filter(None, (name, key)))
    return ()


class ChoiceList(KeyedRows, can_focus=False):
    """Shows the choices; the page handles the keys."""

    items: tuple[Item, ...] = ()
    _title: Title = staticmethod(lambda _room: "")

    def offer(self, items: Sequence[Item], title: Title, keys: TurnKeys) -> None:
        """Show these choices with their keys, and mark the one that Enter takes."""
        found = keys.keyed([item.row for item in items])
        self.items = tuple(replace(item, key=key) for item, key in zip(items, found, strict=True))
        self._title = title
        self.clear_options()
        self._show_title()
        self.add_options(Option(self.row(at)) for at in range(len(items)))
        proposed = [at for at, item in enumerate(items) if item.proposed]
        self.highlighted = proposed[0] if proposed else None
        self.set_class(not items, "-empty")

    def _show_title(self) -> None:
        """Show the title as far as it fits."""
        self.border_title = titled(self._title(self.outer_size.width - BESIDE_TITLE))

    def on_resize(self) -> None:
        """Fit the title to the new width."""
        self._show_title()

    def mark(self, rows: Sequence[int]) -> None:
        """Mark the first of these rows, or none."""
        self.highlighted = rows[0] if rows else None

    def move(self, down: int) -> None:
        """Mark the row so many places further down."""
        if self.items:
            start = self.highlighted if self.highlighted is not None else min(-down, 0)
            self.highlighted = (start + down) % len(self.items)

    def row(self, at: int, *, marked: bool = False) -> Text:
        """Return a choice as a row."""
        item, room = self.items[at], self.breadth
        row = Text.assemble((f"{ENTER if marked else item.key or ' '}  ", "bold"))
        row.append(hanging(item.name, room, row.cell_len))
        if item.note:
            row.append(f"  {item.note}", "dim")
        return row
