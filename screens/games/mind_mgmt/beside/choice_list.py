"""The list of choices beside the board, with keys, and codes for features."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rich.text import Text
from textual.widgets.option_list import Option

from companion.evening.choice_tree import ChoiceStep
from companion.evening.turn_keys import TurnKeys, TurnRow
from screens.kit.rows import ENTER, KeyedRows, hanging, titled

LAST = "0"  # the key of what takes all that is ready
RUN, STOP = "run", "stop"  # several moves at once, and the end of a walk
Taken = ChoiceStep | str  # a step of the tree, one of these names, a location or a feature


@dataclass(frozen=True)
class Item:
    """One choice: what it takes, its name, its key or its code, and a note."""

    option: ChoiceStep | str | None  # None for a row that only says something
    name: str
    chooses: TurnRow | None = None  # what keeps its key for a turn
    key: str = ""
    code: str = ""
    note: str = ""
    longer: tuple[str, ...] = ()  # longer names for wide rows, the longest first


def keyed(
    items: Iterable[Item],
    turn: TurnKeys,
    letters: Sequence[str],
    beside_codes: str = "",
    *,
    figures: bool = True,
) -> tuple[Item, ...]:
    """Return items with their keys of this turn: figures, or these letters.

    What has a code needs none; others may stand `beside_codes`. Without `figures` all are letters.
    """
    items = tuple(items)
    found: dict[int, str] = {}
    for coded in False, True:
        rows = {
            at: item.chooses
            for at, item in enumerate(items)
            if item.chooses and bool(item.code) == coded
        }
        keys = turn.keyed([*rows.values()], beside_codes if coded else letters, figures=figures)
        found.update(zip(rows, keys, strict=True))
    return tuple(replace(item, key=found.get(at, "")) for at, item in enumerate(items))


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
        show = partial(
            _row, marked=marked, keyed=any(each.key and each.code for each in self._items)
        )
        rows = (show(replace(item, name=name)) for name in item.longer)
        short = show(item, self.breadth)
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


def _row(item: Item, room: int = 0, *, marked: bool, keyed: bool) -> Text:
    """Return a choice as a row, wrapped to a width; `keyed` if codes stand behind keys."""
    sign = ENTER if marked else ""
    if item.code and not keyed:
        row = Text.assemble((f"{item.code}{sign or ' '}", "bold"))
    else:
        row = Text.assemble((f"{sign or item.key or ' '} ", "bold"))
        row.append(f"{item.code} " if item.code else "", "bold")
    row.append(hanging(item.name, room, row.cell_len))
    if item.note:
        row.append(f"  {item.note}", "dim")
    return row
