"""A head as it is shown to the players: as a note, in its short form, and as six words."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.record.head import Head, head_of
from companion.record.line import Line
from companion.seal import seals
from companion.seal.first import First
from companion.seal.remembered import ShownHead
from companion.seal.share import Share


@dataclass(frozen=True)
class Showing:
    """One head with its hour, the share in force, and the signature."""

    head: Head
    hour: str
    share: Share
    note: str
    number: int = 1  # which one of its hour it is

    @property
    def short(self) -> str:
        """Write it for a QR code."""
        return self.head.short(self.hour)

    def words(self, language: str) -> str:
        """Work out its six words, which takes a while, and write them with their hour."""
        return f"{self.hour} · {self.six(language)}"

    def six(self, language: str) -> str:
        """Work out its six words, and write them alone."""
        from companion.seal import words

        return words.said(words.spoken(self.head, self.share), language)


def showing(first: First, record: Sequence[Line], shown: ShownHead) -> Showing:
    """Give a head of a record as it is shown to the players."""
    head = head_of(first.table, record[: shown.size])
    note = head.note(first.key, seals.decoded(shown.signature))
    return Showing(head, shown.hour, shown.share, note, shown.number)
