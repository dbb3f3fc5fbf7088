"""The list of choices, chosen by their keys or the beginnings of their names."""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace

from rich.text import Text
from textual.widgets.option_list import Option

from companion.text.keyboard import readings
from companion.text.plaintext import bare
from screens.kit.rows import ENTER, KeyedRows, hanging, titled

DIGITS = "1234567890"
LONGEST_KEY = 4
BESIDE_TITLE = 6  # columns of the title's line: blanks and corners
Title = Callable[[int], str]  # keys have at most so many columns


@dataclass(frozen=True)
class Item:
    """One choice: its name, its key, and a note."""

    name: str
    key: str = ""
    note: str = ""
    proposed: bool = False  # whether Enter takes it
    part: Hashable = None  # the part of the move that it chooses, in which no key changes hands
    same: Hashable = None  # what it chooses there, which keeps its key; None: nothing is kept


class Keys:
    """The keys of the lists that lead to one move: none of them changes its meaning."""

    def __init__(self, always: Collection[str] = ()) -> None:
        """Begin a move; `always` are the keys that mean one thing in all lists of a game."""
        self._always = frozenset(always)
        self._given: dict[tuple[Hashable, Hashable], str] = {}

    def keyed(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Give each item a key: its own or kept one, a free digit, or the beginning of its name.

        If all names are numbers, these are the keys.
        """
        fixed = [item.key or self._given.get((item.part, item.same), "") for item in items]
        own = [bool(key) and key not in fixed[:at] for at, key in enumerate(fixed)]
        others = [item.name for item, has in zip(items, own, strict=True) if not has]
        parts = {item.part for item in items}
        kept = {key for (part, _same), key in self._given.items() if part in parts}
        free = [digit for digit in DIGITS if digit not in {*fixed, *kept, *self._always}]
        following = iter(_numbers(others, fixed) or free)
        found = [key if has else next(following, "") for key, has in zip(fixed, own, strict=True)]
        used = tuple(filter(None, found))
        whole = [
            replace(item, key=key or self._beginning(item, items, used))
            for item, key in zip(items, found, strict=True)
        ]
        self._given |= {(item.part, item.same): item.key for item in whole if item.same is not None}
        return tuple(whole)

    def _beginning(self, item: Item, items: Sequence[Item], keys: tuple[str, ...]) -> str:
        """Return the shortest beginning of a word of a name that only it has, if it is short.

        It must not begin like another key, which would be taken first.
        """
        spelled = bare(item.name)
        word = next((spelled[at:] for at in _words(spelled) if spelled[at].isalpha()), "")
        fit = (word[:length] for length in range(1, min(LONGEST_KEY, len(word)) + 1))
        alone = (each for each in fit if len(_meant(each, items)) == 1)
        free = (each for each in alone if not _begins_as(each, keys) and each not in self._always)
        return next(free, "")


def _numbers(names: Sequence[str], fixed: Sequence[str]) -> Sequence[str]:
    """Return the names as keys if they are different numbers; else nothing."""
    able = all(name.isdecimal() for name in names)
    return names if able and not set(names) & set(fixed) else ()


def _begins_as(typed: str, keys: tuple[str, ...]) -> bool:
    """Say whether typed signs begin with a key, or a key with them."""
    return typed.startswith(keys) or any(key.startswith(typed) for key in keys)


def meant(typed: str, items: Sequence[Item]) -> tuple[int, ...]:
    """Return the rows that typed signs can mean, on any keyboard."""
    return next(filter(None, (_meant(read, items) for read in readings(typed))), ())


def _meant(typed: str, items: Sequence[Item]) -> tuple[int, ...]:
    """Return the row with this key, or the rows with such a name.

    A number that is a key can also begin longer ones, which follow it. A digit is a key or nothing.
    """
    by_key = tuple(at for at, item in enumerate(items) if item.key == typed)
    if typed[:1].isdigit():
        longer = (at for at, item in enumerate(items) if item.key.startswith(typed))
        return tuple(dict.fromkeys((*by_key, *longer)))
    return by_key or tuple(at for at, item in enumerate(items) if _begins(item.name, typed))


def _begins(name: str, typed: str) -> bool:
    """Say whether a word of a name begins like this, ignoring accents."""
    spelled, sought = bare(name), bare(typed)
    return any(spelled[at:].startswith(sought) for at in _words(spelled))


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


def _words(name: str) -> Iterator[int]:
    """Go through the places where words begin."""
    for at, sign in enumerate(name):
        if sign.isalnum() and (at == 0 or not name[at - 1].isalnum()):
            yield at


class ChoiceList(KeyedRows, can_focus=False):
    """Shows the choices; the page handles the keys."""

    items: tuple[Item, ...] = ()
    _title: Title = staticmethod(lambda _room: "")

    def offer(self, items: Sequence[Item], title: Title, keys: Keys) -> None:
        """Show these choices with their keys, and mark the one that Enter takes."""
        self.items = keys.keyed(items)
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
