"""Evidence: a record with its openings so far, in one exact spelling (FORMAT.md, part 4)."""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from companion.core import ABOUT, PUBLIC, NotUnderstood, Unreadable
from companion.locale import _
from companion.record import content
from companion.record.content import HASH
from companion.record.line import LONGEST, Line, read
from companion.seal import seals
from companion.seal.envelopes import envelope
from companion.text.plaintext import need_plain

LARGEST = 1_000_000
MOST_LINES = 9_999
OPENING = re.compile(
    rf'\["(?P<salt>[0-9a-f]{{64}})","(?P<label>{seals.LABEL})",(?P<value>0|[1-9][0-9]{{0,9}})\]'
    rf"(?P<path>(?: {HASH})*)"
)
FILE, CLEAR, OPENED = "|", "= ", "["


class NoEvidence(Unreadable):
    """The error of a file that is no evidence, with the number of the faulty line or 0."""

    def __init__(self, line: int, said: str) -> None:
        """Keep the number of the line and the reason."""
        super().__init__(said)
        self.line = line


@dataclass(frozen=True)
class ShownOpening:
    """An opening in evidence, with its path to the root of a sheet."""

    salt: str
    label: str
    value: int
    path: tuple[str, ...] = ()

    @property
    def opening(self) -> str:
        """Return the opening, whose bytes are hashed."""
        return f'["{self.salt}","{self.label}",{self.value}]'

    def __str__(self) -> str:
        """Return the opening with its path, as a line of evidence."""
        return " ".join((self.opening, *self.path))


@dataclass(frozen=True)
class EvidenceLine:
    """A line of the record with its move in clear, after the end, and its openings."""

    line: Line
    clear: str = ""
    shown: tuple[ShownOpening, ...] = ()

    @property
    def text(self) -> str:
        """Return the move in clear, whether it was hidden or not."""
        return self.clear or self.line.text

    def __str__(self) -> str:
        """Return the entry as lines of evidence."""
        clear = [f"{CLEAR}{self.clear}"] if self.clear else []
        return "".join(f"{row}\n" for row in (self.line, *clear, *self.shown))


@dataclass(frozen=True)
class Evidence:
    """The content of an evidence file: its entries, and the text of the edition in use."""

    file: str
    entries: tuple[EvidenceLine, ...]

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines of the record alone."""
        return tuple(entry.line for entry in self.entries)

    @property
    def ended(self) -> bool:
        """Say whether the record shows its seed, so that everything can be checked."""
        return bool(self.seed)

    @property
    def seed(self) -> bytes:
        """Return the seed from the last line, or no bytes."""
        return shown_seed(self.entries[-1].line)

    def __str__(self) -> str:
        """Return the text of the evidence file."""
        first, *others = map(str, self.entries)
        rows = self.file.split("\n")[:-1]
        held = "".join(f"{FILE} {row}\n" if row else f"{FILE}\n" for row in rows)
        return "".join((first, held, *others))


def shown_seed(line: Line) -> bytes:
    """Return the seed that a line shows, or no bytes if the line is no end of a record."""
    return seals.decoded(line.content.seed) if isinstance(line.content, content.EndLine) else b""


def of_bytes(data: bytes) -> Evidence:
    """Return the evidence in the bytes of a file."""
    if len(data) > LARGEST:
        said = _("evidence is never larger than {most} bytes").format(most=LARGEST)
        raise NoEvidence(0, said)
    try:
        return of_text(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        before = data[: data.rfind(b"\n", 0, error.start) + 1]
        reader = _read(before.decode("utf-8"))  # names a line that is wrong before this one
        raise _unreadable(reader.number + 1, _("this is not UTF-8 text")) from None


def of_text(text: str) -> Evidence:
    """Return the evidence in a text; only its exact spelling is accepted."""
    if text.startswith(envelope.FORMAT):
        raise NoEvidence(
            1, _("this is an opened envelope and no evidence of a game; `companion open` checks it")
        )
    if not text:
        raise _unreadable(1, _("the file is empty"))
    reader = _read(text)
    found = Evidence(reader.file, tuple(reader.entries))
    _need_clear(found)
    return found


def _read(text: str) -> "_Reader":
    """Read all lines, or name the first that is wrong."""
    *rows, rest = text.split("\n")
    reader = _Reader()
    for row in rows:
        try:
            reader.take(row)
        except NotUnderstood as reason:
            raise _unreadable(reader.number, str(reason)) from None
    if rest:
        said = _("the last line has no end; the file was cut off")
        raise _unreadable(reader.number + 1, said)
    return reader


def _unreadable(number: int, reason: str) -> NoEvidence:
    """Return the error that names a faulty line of evidence and the reason."""
    said = _("line {number} of the evidence: {reason}. Ask for a fresh copy of the whole file")
    return NoEvidence(number, said.format(number=number, reason=reason))


class _Reader:
    """Reads the rows of an evidence file one by one."""

    def __init__(self) -> None:
        """Begin without entries."""
        self._file: list[str] = []
        self.entries: list[EvidenceLine] = []
        self.number = 0  # of the row that was taken last

    @property
    def file(self) -> str:
        """Return the text of the edition."""
        return "".join(self._file)

    def take(self, row: str) -> None:
        """Read one row."""
        self.number += 1
        need_plain(row, LONGEST)
        if row.strip(" ") != row or "  " in row:
            raise NotUnderstood(_("put one space between words, and none before or after them"))
        if row.startswith(FILE):
            self._take_file(row)
        elif row.startswith(CLEAR):
            self._take_clear(row.removeprefix(CLEAR))
        elif row.startswith(OPENED):
            self._take_opening(row)
        elif len(self.entries) < MOST_LINES:
            self.entries.append(EvidenceLine(read(row)))
        else:
            raise NotUnderstood(_("a record has at most {most} lines").format(most=MOST_LINES))

    def _last(self) -> EvidenceLine:
        """Return the entry that is being read."""
        if not self.entries:
            raise NotUnderstood(_("evidence must begin with the first line of a record"))
        return self.entries[-1]

    def _take_file(self, row: str) -> None:
        """Read a row of the edition's text."""
        self._last()
        if len(self.entries) > 1:
            raise NotUnderstood(
                _("the board must stand right below the first line, and only there")
            )
        if row != FILE and not row.startswith(f"{FILE} "):
            raise NotUnderstood(_("one space must follow the bar, and only before words"))
        self._file.append(f"{row[2:]}\n")

    def _take_opening(self, row: str) -> None:
        """Add an opening to the line above it; the first line has none."""
        entry = self._last()
        if len(self.entries) == 1:
            raise NotUnderstood(_("what is revealed must stand after the line that asks for it"))
        self.entries[-1] = replace(entry, shown=(*entry.shown, shown(row)))

    def _take_clear(self, text: str) -> None:
        """Add the move in clear to the line above it."""
        entry = self._last()
        if entry.clear or entry.shown or not _hides(entry.line):
            raise NotUnderstood(
                _("a revealed move must stand below its sealed line, and only once")
            )
        self.entries[-1] = replace(entry, clear=text)


def shown(row: str) -> ShownOpening:
    """Return the opening that a row says."""
    found = OPENING.fullmatch(row)
    if found is None or int(found["value"]) > seals.LARGEST:
        raise NotUnderstood(_("this reveals nothing that was sealed"))
    path = tuple(found["path"].split())
    return ShownOpening(found["salt"], found["label"], int(found["value"]), path)


def _hides(line: Line) -> bool:
    """Say whether a line is a sealed move."""
    return bool(line.seals) and line.seat not in (ABOUT, PUBLIC)


def _need_clear(found: Evidence) -> None:
    """Refuse moves in clear before the end, and missing ones after it."""
    at = 1
    for entry in found.entries:
        if bool(entry.clear) != (found.ended and _hides(entry.line)):
            said = _(
                "some moves are revealed and others are not, or the end is missing: lines were cut"
                " out"
            )
            raise _unreadable(at + bool(entry.clear), said)
        at += str(entry).count("\n") + (found.file.count("\n") if at == 1 else 0)
