"""A head as players see it: a note, a short form and six words."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.record.head import Head, head_of
from companion.record.line import Line
from companion.seal import seals
from companion.seal.checking.kept_heads import ShownHead
from companion.seal.first import First
from companion.seal.share import Share


@dataclass(frozen=True)
class Showing:
    """One head with its hour, the players' words in force and the signature."""

    head: Head
    hour: str
    share: Share
    note: str
    number: int = 1  # counts the heads of one hour

    @property
    def short(self) -> str:
        """Return the short form for a QR code."""
        return self.head.short(self.hour)

    def words(self, language: str) -> str:
        """Return the hour and the six words for reading aloud; this takes a while."""
        return f"{self.hour} · {self.six(language)}"

    def six(self, language: str) -> str:
        """Return the six words alone."""
        from companion.seal import words

        return words.read_out(words.spoken(self.head, self.share), language)


def showing(first: First, record: Sequence[Line], shown: ShownHead) -> Showing:
    """Return a head of a record as players see it."""
    head = head_of(first.table, record[: shown.size])
    note = head.note(first.key, seals.decoded(shown.signature))
    return Showing(head, shown.hour, shown.share, note, shown.number)
