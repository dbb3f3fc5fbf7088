"""A record that somebody wrote, with all that a forger needs to write it differently."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.core import ABOUT
from companion.record import content
from companion.record.fold import tell
from companion.record.head import head_of, sign
from companion.record.line import Line, read
from companion.seal import seals, share
from companion.seal.checking.kept_heads import shown_heads
from companion.seal.evidence import Evidence, EvidenceLine, ShownOpening
from companion.seal.words import read_out, spoken

Kept = dict[str, str]
Opened = tuple[ShownOpening, ...]


@dataclass(frozen=True)
class Written:
    """The entries of a record, its file, and the keys of the table."""

    table: str
    signing: bytes
    public: bytes
    file: str
    entries: tuple[EvidenceLine, ...]

    @property
    def lines(self) -> tuple[Line, ...]:
        """Give the record alone."""
        return tuple(entry.line for entry in self.entries)

    @property
    def text(self) -> str:
        """Write the evidence; moves stand in clear only where it ends with the seed."""
        last = self.lines[-1]
        ended = last.seat == ABOUT and last.text.startswith("end seed=")
        shown = (each if ended else replace(each, clear="") for each in self.entries)
        return str(Evidence(self.file, tuple(shown)))

    def at(self, text: str, nth: int = 1) -> int:
        """Give the number of a line by what it says, or begins with where `…` stands behind."""
        begins = text.removesuffix("…")
        found = [
            number
            for number, line in enumerate(self.lines, 1)
            if line.text == text or (begins != text and line.text.startswith(begins))
        ]
        return found[nth - 1]

    def sheet(self, hour: str) -> int:
        """Give the number of the sheet of an hour."""
        return self.at(f"sheet {hour}")

    def head(self, hour: str) -> int:
        """Give how many lines the last head of an hour covers."""
        return next(each.size for each in reversed(shown_heads(self.lines)) if each.hour == hour)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Give how many lines each head covers."""
        return tuple(each.size for each in shown_heads(self.lines))

    def note(self, size: int) -> Kept:
        """Keep a head as a signed note, whether it was shown or not."""
        head = head_of(self.table, self.lines[:size])
        return {"head": head.note(self.public, sign(head, self.signing))}

    def short(self, size: int) -> Kept:
        """Keep a head in its short form."""
        names = [line.text[6:] for line in self.lines[:size] if self._is_sheet(line)]
        return {"head": head_of(self.table, self.lines[:size]).short(names[-1] if names else "00")}

    @staticmethod
    def _is_sheet(line: Line) -> bool:
        return line.seat == ABOUT and line.text.startswith("sheet ")

    def words(self, size: int, language: str) -> Kept:
        """Keep a head as six words, whether it was shown or not, with its hour and the share."""
        hour = self.short(size)["head"][:2]
        shares = share.Shares()
        tell(self.lines[:size], shares)
        words = share.text_of(shares.newest)
        six = read_out(spoken(head_of(self.table, self.lines[:size]), words), language)
        share_said = " ".join(map(str, words))
        return {"words": f"{hour}: {six}", "share": share_said, "size": str(size)}

    def kept(self, *hours: str) -> tuple[Kept, ...]:
        """Keep the last heads of these hours, or all heads there are; the first one as a note."""
        sizes = [self.head(hour) for hour in hours] or self.sizes
        return (self.note(sizes[0]), *(self.short(size) for size in sizes[1:]))

    def with_entries(self, entries: Sequence[EvidenceLine]) -> "Written":
        """Give the record with other entries."""
        return replace(self, entries=tuple(entries))

    def cut(self, number: int) -> "Written":
        """Give the record up to a line."""
        return self.with_entries(self.entries[:number])

    def without(self, *numbers: int) -> "Written":
        """Drop lines, with what was opened behind them."""
        kept = (each for number, each in enumerate(self.entries, 1) if number not in numbers)
        return self.with_entries(tuple(kept))

    def swapped(self, one: int, other: int) -> "Written":
        """Swap two lines, each with what was opened behind it."""
        entries = list(self.entries)
        entries[one - 1], entries[other - 1] = entries[other - 1], entries[one - 1]
        return self.with_entries(entries)

    def inserted(self, number: int, *lines: str) -> "Written":
        """Put lines in, the first of which gets this number."""
        fresh = tuple(EvidenceLine(read(line)) for line in lines)
        return self.with_entries((*self.entries[: number - 1], *fresh, *self.entries[number - 1 :]))

    def changed(self, number: int, **changes: Any) -> "Written":
        """Change a line: its seat, text, nonce or seals."""
        entry = self.entries[number - 1]
        return self._with(number, replace(entry, line=replace(entry.line, **changes)))

    def in_clear(self, number: int, clear: str) -> "Written":
        """Change what a line says in clear after the end."""
        return self._with(number, replace(self.entries[number - 1], clear=clear))

    def opening(self, number: int, change: Callable[[Opened], Opened]) -> "Written":
        """Change what is opened behind a line."""
        entry = self.entries[number - 1]
        return self._with(number, replace(entry, shown=change(entry.shown)))

    def _with(self, number: int, entry: EvidenceLine) -> "Written":
        """Put another entry in the place of one."""
        return self.with_entries(
            (*self.entries[: number - 1], entry, *self.entries[number:]),
        )

    def resigned(self, since: int = 1) -> "Written":
        """Sign all heads from a line on anew, as only the keeper can."""
        found = self
        for number, line in enumerate(self.lines, 1):
            if number >= since and isinstance(line.content, content.HeadLine):
                found = found.signed(number, found.signature(number - 1))
        return found

    def signature(self, size: int) -> bytes:
        """Sign the first lines of the record."""
        return sign(head_of(self.table, self.lines[:size]), self.signing)

    def signed(self, number: int, signature: bytes) -> "Written":
        """Put a signature into a head's line."""
        return self.changed(number, text=f"head {seals.text_of(signature)}")
