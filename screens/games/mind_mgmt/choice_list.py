"""The list of choices beside the board: each with its key, and features with their codes."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rich.text import Text
from textual.widgets.option_list import Option

from screens.kit.rows import Rows

DIGITS = "1234567890"
LETTERS = "ghijklmnop"  # where a figure could be one of a PIN
ENTER = "⏎"
LAST = "0"  # the key of what ends something
# What comes again and again keeps its key, whatever else is offered beside it.
ALWAYS = {
    "step": "1",
    "slip": "2",
    "immortal": "3",
    "immortal for": "4",
    "ruling": "5",
    "recruit": "6",
    "draw": "8",
    "stuck": "9",
    "meru": "1",
    "henry": "2",
    "bill": "3",
    "dusty": "4",
    "moves": "1",
    "asks": "2",
    "reveals": "4",
    "captures": "5",
    "pushes": "7",
    "senses": "6",
    "shakes-down": "6",
    "shoves": "6",
    "leads": "6",
    "moves ?": "8",
    "rests": "9",
}


@dataclass(frozen=True)
class Item:
    """One choice: what it takes, what it is called, its keys, and what there is to say of it."""

    option: str
    name: str
    key: str = ""
    code: str = ""
    note: str = ""


def keyed(items: Iterable[Item], ends: Container[str], *, figures: bool = True) -> tuple[Item, ...]:
    """Give items their keys: what ends something has a fixed one, and so has what comes again.

    The others have the next that is free; without `figures` all have letters.
    """
    items = tuple(items)
    fixed = {item.option: _fixed(item.option, ends) for item in items} if figures else {}
    free = [key for key in (DIGITS if figures else LETTERS) if key not in fixed.values()]
    found: list[str] = []
    for item in items:
        key = fixed.get(item.option, "")
        if key in found or not key:
            key = _free(free, key) if item.option else ""
        found.append(key)
    return tuple(replace(item, key=key) for item, key in zip(items, found, strict=True))


def _free(free: list[str], behind: str) -> str:
    """Take a key that is free: the next one behind the key that another has already."""
    key = next((each for each in free if each > behind), "".join(free[:1]))
    if key:
        free.remove(key)
    return key


def _fixed(option: str, ends: Container[str]) -> str:
    """Give the key that an option always has, if it has one."""
    return LAST if option in ends else always(option)


def always(option: str) -> str:
    """Give the key of what comes again and again."""
    return ALWAYS.get(option, ALWAYS.get(option.partition(" ")[0], ""))


def keys(items: Iterable[Item]) -> dict[str, str]:
    """Give what each key, and each code, means."""
    items = tuple(items)
    return {
        **{item.key: item.option for item in items if item.key},
        **{item.code: item.option for item in items if item.code},
    }


class Choices(Rows, can_focus=False):
    """Shows what can be chosen; the screen around it takes the keys."""

    _items: Sequence[Item] = ()
    _signed: int | None = None  # the row that has the sign of Enter

    def offer(self, items: Sequence[Item], title: str, marked: int | None) -> None:
        """Show these, and mark the one that Enter takes, if there is one."""
        self.clear_options()
        self._items = items
        self.border_title = title
        self.add_options(
            Option(_row(item, marked=False), item.option or None, disabled=not item.option)
            for item in items
        )
        self.highlighted = marked
        self.set_class(not items, "-empty")

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Let the sign of Enter stand where the mark is."""
        super().watch_highlighted(highlighted)
        for at in {self._signed, highlighted}:
            if at is not None and at < self.option_count:
                row = _row(self._items[at], marked=at == highlighted)
                self.replace_option_prompt_at_index(at, row)
        self._signed = highlighted

    @property
    def marked(self) -> str:
        """Give what Enter takes, or nothing."""
        option = self.highlighted_option
        return (option.id if option else "") or ""

    def move(self, down: int) -> None:
        """Mark the next option that can be chosen."""
        able = [at for at, item in enumerate(self._items) if item.option]
        if not able:
            return
        start = able.index(self.highlighted) if self.highlighted in able else min(-down, 0)
        self.highlighted = able[(start + down) % len(able)]


def _row(item: Item, *, marked: bool) -> Text:
    """Write a choice in one row."""
    row = Text.assemble((f"{ENTER if marked else item.key or ' '} ", "bold"))
    if item.code:
        row.append(f"{item.code} ", "bold")
    row.append(item.name)
    if item.note:
        row.append(f"  {item.note}", "dim")
    return row


def meant(typed: str, known: Mapping[str, str]) -> str | None:
    """Give what typed letters mean; nothing, where more of them are needed; else no letters."""
    if typed in known:
        return known[typed]
    return None if any(key.startswith(typed) for key in known) else ""
