"""Compares the receipts that players kept, as text or words, with a record."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import ne

from companion.core import NotUnderstood
from companion.locale import _
from companion.record import content
from companion.record.fold import Listener, Played, tell
from companion.record.head import BLANKS, Head, LineHeads, key_id, read_note, read_short
from companion.record.line import Line
from companion.record.signature import genuine
from companion.seal import share
from companion.seal.first import First


@dataclass(frozen=True)
class KeptHead:
    """A head that was kept as text; a signed note also has its key's id and its signature."""

    name: str
    head: Head
    key: bytes = b""
    signature: bytes = b""
    hour: str = ""  # from its short form
    file: str = ""  # in which it came


@dataclass(frozen=True)
class KeptWords:
    """Six words that were noted, with their hour and the players' words."""

    hour: str
    words: tuple[int, ...]
    share: share.Share
    language: str = field(default="", compare=False)  # in which they were said, if that is known


NO_HOUR = "00"  # stands for the hour before the first sheet
MOST_MISTYPED = 3  # so many letters of a typed code may be slips
MOST_TRIED = 16  # each costs time, and a hostile record could have thousands

Kept = KeptHead | KeptWords


@dataclass(frozen=True)
class Compared:
    """The result for something kept: how many lines it covers, or the class of what is wrong."""

    kept: Kept
    size: int = 0
    wrong: str = ""
    is_strange: bool = False  # words that share at most one with each receipt of their hour

    @property
    def is_firm(self) -> bool:
        """Say whether nobody could prepare it: it is no words of a head before any share."""
        return isinstance(self.kept, KeptHead) or bool(self.kept.share)


@dataclass(frozen=True)
class ShownHead:
    """A head in the record: the lines it covers, its hour and the players' words in force."""

    size: int
    hour: str
    share: share.Share
    signature: str
    number: int = 1  # counts the heads of one hour


class Heads(Listener):
    """Collects the heads of a record, whatever else is wrong with it."""

    def __init__(self) -> None:
        """Begin without heads."""
        self.shown: list[ShownHead] = []
        self._numbers: Counter[str] = Counter()  # how many receipts each hour has
        self._sheet_at = 0  # line number of the newest sheet
        self._hour = NO_HOUR
        self._share = share.Share()
        self._spoken = False  # whether a move was made since the newest sheet

    @property
    def too_late(self) -> str:
        """Return the newest hour if no receipt was in time for it; else nothing."""
        held = bool(self.shown) and self.shown[-1].size >= self._sheet_at
        return "" if held and not self._spoken else self._hour

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Note the hour for the next heads."""
        self._hour, self._sheet_at, self._spoken = name, number, False

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note that somebody has moved or asked."""
        self._spoken = True

    def take_share(self, number: int, line: Line, given: Mapping[str, share.Share]) -> None:
        """Note the players' words for the next heads."""
        self._share = share.text_of(given)

    def take_head(self, number: int, signature: str) -> None:
        """Add a head over all lines before it."""
        self._numbers[self._hour] += 1
        which = self._numbers[self._hour]
        self.shown.append(ShownHead(number - 1, self._hour, self._share, signature, which))


def shown_heads(lines: Sequence[Line]) -> tuple[ShownHead, ...]:
    """Return the heads of a record."""
    heads = Heads()
    tell(lines, heads)
    return tuple(heads.shown)


def heads_of(text: str, name: str = "") -> tuple[KeptHead, ...]:
    """Return the kept heads in a text: one signed note, or short forms line by line."""
    if "\u2014" in text:
        head, key, signature = read_note(text)
        return (KeptHead(name or _called(head), head, key, signature),)
    rows = [row for row in text.split("\n") if row.strip(BLANKS)]
    if not rows:
        raise NotUnderstood(_("there is no receipt in it"))
    heads = [read_short(row) for row in rows]
    return tuple(KeptHead(name or _called(head), head, hour=hour) for hour, head in heads)


def _called(head: Head) -> str:
    """Return a name for a head: how many lines it covers."""
    return _("receipt of {size} lines").format(size=head.size)


def _pieces(head: Head) -> Iterator[tuple[int, str]]:
    """Cut a fingerprint into pieces, of which few wrong letters leave at least one whole."""
    written = head.short(NO_HOUR).rpartition(" ")[2]
    long = len(written) // (MOST_MISTYPED + 1)
    return ((at, written[at : at + long]) for at in range(0, len(written), long))


def _unlike(one: Head, other: Head) -> bool:
    """Say whether two codes differ, as long as each other, and in few letters."""
    mine, theirs = one.short(NO_HOUR), other.short(NO_HOUR)
    wrong = sum(map(ne, mine, theirs))
    return len(mine) == len(theirs) and 0 < wrong <= MOST_MISTYPED


class Memory:
    """Compares what players kept with one record."""

    def __init__(self, first: First, lines: Sequence[Line], heads: LineHeads) -> None:
        """Take the heads of the record."""
        self._first = first
        self._heads = heads
        self._shown = shown_heads(lines)
        self._sheets = {
            number: line.content.name
            for number, line in enumerate(lines, 1)
            if isinstance(line.content, content.SheetLine)
        }
        given = (
            line.content.given for line in lines if isinstance(line.content, content.ShareLine)
        )
        self._shares = {share.Share(), *map(share.text_of, given)}

    def compare(self, kept: Kept) -> Compared:
        """Compare a kept head or kept words."""
        return self._head(kept) if isinstance(kept, KeptHead) else self._words(kept)

    def _head(self, kept: KeptHead) -> Compared:
        """Compare a head that was kept as text; one that was typed may have a few letters wrong."""
        found = self._text(kept)
        if not found.wrong and kept.hour not in ("", self._hour(kept.head.size)):
            return Compared(kept, wrong="head.hour")
        if found.wrong and kept.hour and self._is_mistyped(kept.head):
            return Compared(kept, wrong="head.mistyped")
        return found

    def _hour(self, size: int) -> str:
        """Return the name of the newest sheet in so many lines."""
        return next((name for at, name in reversed(self._sheets.items()) if at <= size), NO_HOUR)

    def _is_mistyped(self, head: Head) -> bool:
        """Say whether a code differs in few letters from that of a head of this record."""
        near = (self._by_piece.get(piece) for piece in _pieces(head))
        return any(size and _unlike(head, self._heads.behind(size)) for size in near)

    @cached_property
    def _by_piece(self) -> dict[tuple[int, str], int]:
        """Return the sizes of all heads by the pieces of their fingerprints."""
        heads = map(self._heads.behind, range(1, len(self._heads) + 1))
        return {piece: head.size for head in heads for piece in _pieces(head)}

    def _text(self, kept: KeptHead) -> Compared:
        """Compare a head letter by letter."""
        head = kept.head
        if head.table != self._first.table:
            return Compared(kept, wrong="head.table")
        if kept.signature and not self._signed(kept):
            return Compared(kept, wrong="head.signature")
        if head.size > len(self._heads):
            return Compared(kept, wrong="head.longer")
        if self._heads.behind(head.size) != head:
            return Compared(kept, wrong="head.differs")
        return Compared(kept, head.size)

    def _signed(self, kept: KeptHead) -> bool:
        """Say whether a note is signed by the key of the first line."""
        key = self._first.key
        right = kept.key == key_id(kept.head.origin, key)
        return right and genuine(key, kept.signature, kept.head.text.encode())

    def _words(self, kept: KeptWords) -> Compared:
        """Compare words with every head of their hour; the first that fits counts."""
        from companion.seal import words

        heads = [each for each in self._shown if each.hour == kept.hour]
        shared = [each for each in heads if each.share == kept.share]
        if heads and not shared:
            return Compared(kept, wrong="words.share")
        found, strange = "words", kept.share in self._shares and len(shared) <= MOST_TRIED
        for each in shared[:MOST_TRIED]:
            true = words.spoken(self._heads.behind(each.size), each.share)
            strange = strange and len(set(true) & set(kept.words)) <= 1
            match words.compared(kept.words, true):
                case "same":
                    return Compared(kept, each.size)
                case "misheard":
                    found = "words.misheard"
                case "other":
                    pass
        return Compared(kept, wrong=found, is_strange=strange)
