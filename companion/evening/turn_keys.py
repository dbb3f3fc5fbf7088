"""The keys of lists: within one turn a key means one thing, in whatever list it stands.

What is shown for the first time gets the key that its game gives it, else the next figure, else the
beginning of its name. It keeps that key until the turn ends, and a key that has become free is not
given to anything else before. So a key that is pressed twice never chooses two different things.
No key is a Cyrillic letter that looks like a Latin one, which lies elsewhere.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, takewhile
from typing import Final

from companion.contract.move import CORRECTION, Move
from companion.evening.choice_tree import ChoiceStep
from companion.text.keyboard import by_place, looks_latin
from companion.text.plaintext import bare

DIGITS: Final = "1234567890"
LONGEST_KEY: Final = 4
FEW: Final = 9  # rows of a list in which any letter of a name may be its key
Thing = object  # what a row chooses; it can be compared and hashed
BELOW: Final = dict(zip(DIGITS, "qwertyuiop", strict=True))
NAMES: Final = 4096  # that are kept split into words: a list is keyed anew at each key
lies_at: Final = cache(by_place)  # for keys of lists; what people type may be a PIN
POINT: Final = "."  # stands before a number whose own key means something else


@dataclass(frozen=True)
class TurnRow:
    """A row of a list: its name, what it chooses, and the key that its game gives it."""

    name: str
    thing: Thing
    key: str = ""
    values: tuple[Thing, ...] = ()  # what may own a key in all lists of the game
    number: bool = False  # whether the key is the figure of a number, one of several

    @property
    def kind(self) -> object:
        """Return the kind of move that it chooses, if it chooses one."""
        first = next(iter(self.values), None)
        return first if isinstance(first, type) else None


def row_of(step: ChoiceStep, name: str, key: str = "") -> TurnRow:
    """Return a step as a row: whoever acts, the same kind or value is the same thing."""
    key = key or step.key or (name if name.isdecimal() else "")
    if step.name:
        number = type(step.value) is int and 0 <= step.value < len(DIGITS)
        key = key or (str(step.value) if number else "")
        return TurnRow(name, (step.name, step.value), key, (step.value,), key.isdigit())
    acting = (step.kind.who, step.kind.chosen_first)
    others = tuple((field, value) for field, value in step.fixed if field not in acting)
    if step.kind.beside == 1:  # its only move, which follows from who acts
        others = ()
    accepted = tuple(each for each in others if isinstance(each[1], Move))  # whatever it broke
    values = (step.kind, *(value for _field, value in others))
    number = key.isdigit() and key != step.kind.key
    return TurnRow(name, (step.kind, accepted or others), key, values, number)


class TurnNumbers:
    """The numbers of lines that are listed in one turn: each line keeps its number."""

    def __init__(self) -> None:
        """Begin without numbers."""
        self._turn: object = None
        self._numbers: dict[str, int] = {}

    def of(self, lines: Iterable[str], turn: object) -> tuple[int, ...]:
        """Return the numbers of these lines in this turn; another turn begins with 1 again."""
        if turn != self._turn:
            self._turn, self._numbers = turn, {}
        return tuple(self._numbers.setdefault(each, len(self._numbers) + 1) for each in lines)


class TurnKeys:
    """The keys of one turn, as one seat sees them."""

    def __init__(self, kinds: Iterable[type[Move]] = ()) -> None:
        """Begin a turn; these are the kinds of moves whose keys a game has given."""
        self._owners = _owned(kinds)
        self._meant: dict[str, TurnRow] = {}  # by the key, as it lies on the keyboard
        self._keys: dict[tuple[Thing, bool], str] = {}
        self._called: dict[str, Thing] = {}
        self._counts = not set(DIGITS[:-1]) & set(self._owners)  # whether rows are numbered

    def keyed(
        self, rows: Sequence[TurnRow], letters: Sequence[str] | None = None, *, figures: bool = True
    ) -> tuple[str, ...]:
        """Return the keys of a list; an empty one where none is left.

        With `letters`, rows that have no key yet get one of these and no longer key, behind the
        figures of lists that are numbered. Without `figures` no figure is given, as a PIN could be
        typed into the list.
        """
        found = [self._keys.get((self._thing(row), figures), "") for row in rows]
        found = [key if key not in found[:at] else "" for at, key in enumerate(found)]
        self._ask(rows, found, letters, figures=figures)
        for at, row in enumerate(rows):
            counted = DIGITS if figures and self._counts and not row.number else ""
            thought_of = chain(counted, _thought_of(row, rows, tuple(filter(None, found)), letters))
            free = (key for key in thought_of if key not in found and self._is_free(key))
            found[at] = found[at] or next(free, "")
            self._give(row, found[at], figures=figures)
        return tuple(found)

    def means_another(self, typed: str, row: TurnRow) -> bool:
        """Say whether typed signs are the key of something else, in this turn or in all lists."""
        lies = by_place(typed)
        owned = lies in self._owners and not self._may(lies, row)
        return owned or not self._means(lies, row)

    def took(self, typed: str, row: TurnRow) -> None:
        """Note that typed signs chose this, so that they choose nothing else in this turn."""
        self._meant.setdefault(by_place(typed), row)

    def _thing(self, row: TurnRow) -> Thing:
        """Return what a row chooses; what is called the same is the same."""
        return self._called.get(row.name, row.thing)

    def _ask(
        self,
        rows: Sequence[TurnRow],
        found: list[str],
        letters: Sequence[str] | None,
        *,
        figures: bool,
    ) -> None:
        """Give rows the keys of their game; numbers whose figures mean another thing get others."""
        asking = [
            at
            for at, row in enumerate(rows)
            if row.key and not found[at] and (figures or not row.key.isdigit())
        ]
        numbers = [rows[at] for at in asking if rows[at].number]
        given = {row.name: row.key for row in numbers}
        if not all(self._may(lies_at(row.key), row) for row in numbers):
            given = self._instead(numbers, letters)
        for at in asking:
            key = given.get(rows[at].name, rows[at].key)
            if key and key not in found and self._may(lies_at(key), rows[at]):
                found[at] = key

    def _instead(self, numbers: Sequence[TurnRow], letters: Sequence[str] | None) -> dict[str, str]:
        """Return keys for numbers whose figures mean another thing: the letters below, if free.

        Otherwise the first letter of its name, or a point, stands before each figure; but not where
        only single letters are given.
        """
        below = {row.name: BELOW.get(row.key, "") for row in numbers}
        given = "".join(BELOW.values()) if letters is None else letters
        if all(key and key in given and self._is_free(key) for key in below.values()):
            return below
        return {row.name: _before(row) + row.key if letters is None else "" for row in numbers}

    def _is_free(self, key: str) -> bool:
        """Say whether a key means nothing yet, in this turn and in all lists of the game."""
        lies = lies_at(key)
        return not (lies in self._owners or lies in self._meant)

    def _give(self, row: TurnRow, key: str, *, figures: bool) -> None:
        """Keep a key for the rest of the turn."""
        if key:
            thing = self._thing(row)
            self._called.setdefault(row.name, thing)
            self._meant.setdefault(lies_at(key), row)
            self._keys.setdefault((thing, figures), key)

    def _may(self, lies: str, row: TurnRow) -> bool:
        """Say whether the game gives a key to nothing else, and this turn has not done so."""
        owners = self._owners.get(lies, ())
        mine = not owners or any(each in owners for each in row.values)
        return mine and self._means(lies, row)

    def _means(self, lies: str, row: TurnRow) -> bool:
        """Say whether a key means nothing else in this turn.

        Kinds to which a game gave one key are one thing to people, such as the ends of a turn.
        """
        other = self._meant.get(lies, row)
        if self._thing(other) == self._thing(row):
            return True
        shared = self._owners.get(lies, ())
        return all(each.kind is not None and each.kind in shared for each in (row, other))


def _owned(kinds: Iterable[type[Move]]) -> Mapping[str, Sequence[Thing]]:
    """Return what owns a key in all lists of a game: kinds, or else values."""
    kinds = tuple(kinds)
    owners: dict[str, list[Thing]] = {}
    for kind in kinds:
        if kind.key:
            owners.setdefault(lies_at(kind.key), []).append(kind)
    values: dict[str, list[Thing]] = {}
    for kind in kinds:
        for value, key in kind.keys.items() if kind.group != CORRECTION else ():
            values.setdefault(lies_at(key), []).append(value)
    return {**values, **owners}


def _thought_of(
    row: TurnRow, rows: Sequence[TurnRow], used: tuple[str, ...], letters: Sequence[str] | None
) -> Iterator[str]:
    """Go through the letters that would do, if they are still free: its own first."""
    if letters is not None:
        yield from (sign for sign in bare(row.name) if sign in letters)
        yield from letters
        return
    begun = {sign for each in rows if each is not row for sign in _initials(each.name)}
    few = len(rows) <= FEW  # in a longer list, people type the beginnings of names
    own = [sign for sign in bare(row.name) if sign.isalpha()]
    for sign in (*_initials(row.name), *own) if few else ():
        if not (sign in begun or looks_latin(sign) or _begins_as(sign, used)):
            yield sign
    alike = Counter(key for each in rows for key in {*_beginnings(each.name)})
    for key in _beginnings(row.name):
        if alike[key] == 1 and len(key) > 1 and not _begins_as(key, used):
            yield key
    sign = next((each for each in bare(row.name) if each.isalpha() and each not in used), POINT)
    yield from (f"{sign}{number}" for number in range(1, 100))


def _before(row: TurnRow) -> str:
    """Return what stands before the figure of a number: the first letter of its name, if any."""
    return next((sign for sign in bare(row.name) if sign.isalpha()), POINT)


@lru_cache(maxsize=NAMES)
def _beginnings(name: str) -> tuple[str, ...]:
    """Return the beginnings of the words of a name, the shortest of each word first."""
    spelled = bare(name)
    begun = ("".join(takewhile(str.isalnum, spelled[at:][:LONGEST_KEY])) for at in words(spelled))
    named = (word for word in begun if word[0].isalpha())
    return tuple(word[:long] for word in named for long in range(1, len(word) + 1))


@lru_cache(maxsize=NAMES)
def _initials(name: str) -> tuple[str, ...]:
    """Return the letters with which the words of a name begin."""
    spelled = bare(name)
    return tuple(spelled[at] for at in words(spelled) if spelled[at].isalpha())


def words(name: str) -> Iterator[int]:
    """Go through the places where words begin."""
    for at, sign in enumerate(name):
        if sign.isalnum() and (at == 0 or not name[at - 1].isalnum()):
            yield at


def _begins_as(typed: str, keys: tuple[str, ...]) -> bool:
    """Say whether typed signs begin with a key, or a key with them."""
    return typed.startswith(keys) or any(key.startswith(typed) for key in keys)
