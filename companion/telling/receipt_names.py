"""What a receipt is called wherever it is named: by its hour, and which one of that hour it is."""

from collections.abc import Sequence

from companion.locale import _
from companion.record.line import Line
from companion.seal import words
from companion.seal.remembered import Kept, KeptHead, KeptWords, shown_heads

SETUP = "00"  # the hour before the first one
BEGIN = 2  # words by which somebody knows again what they noted


def receipt(hour: str, number: int) -> str:
    """Name a receipt that was shown; the first one of an hour needs no number."""
    if hour == SETUP:
        several, said = _("Receipt of the set-up, number {number}"), _("Receipt of the set-up")
    else:
        several, said = _("Receipt at {hour}:00, number {number}"), _("Receipt at {hour}:00")
    return (several if number > 1 else said).format(hour=hour, number=number)


def receipt_words(hour: str, number: int) -> str:
    """Name the six words of a receipt that was shown."""
    if hour == SETUP:
        several, said = (
            _("Receipt words of the set-up, number {number}"),
            _("Receipt words of the set-up"),
        )
    else:
        several, said = (
            _("Receipt words of {hour}:00, number {number}"),
            _("Receipt words of {hour}:00"),
        )
    return (several if number > 1 else said).format(hour=hour, number=number)


class ReceiptNames:
    """Names what players kept, by the receipts that a record says were shown."""

    def __init__(self, table: str = "", lines: Sequence[Line] = ()) -> None:
        """Take the receipts of a record; without one, nothing tells those of one hour apart."""
        self._table = table
        self._shown = {each.size: each for each in shown_heads(lines)}

    def of(self, kept: Kept, size: int = 0) -> str:
        """Name something kept; `size` says which receipt its words were found to be of."""
        return self._words(kept, size) if isinstance(kept, KeptWords) else self._head(kept)

    def _head(self, kept: KeptHead) -> str:
        """Name a receipt; where the record shows none that covers as much, by what it covers."""
        head, hour = kept.head, kept.hour
        shown = self._shown.get(head.size) if head.table == self._table else None
        if shown:
            said = receipt(shown.hour, shown.number)
        elif hour:
            said = _("Receipt at {hour}:00, {size} lines").format(hour=hour, size=head.size)
        else:
            said = _("Receipt of {size} lines").format(size=head.size)
        return f"{said} ({kept.file})" if kept.file else said

    def _words(self, kept: KeptWords, size: int) -> str:
        """Name receipt words; where they fit none, by how they begin."""
        shown = self._shown.get(size)
        if shown:
            return receipt_words(shown.hour, shown.number)
        begin = words.said(kept.words[:BEGIN], words.language())
        return f"{receipt_words(kept.hour, 1)} ({begin} …)"
