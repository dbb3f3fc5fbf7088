"""The names of receipts: by their hour, and by a number if it has several."""

from collections.abc import Sequence

from companion.locale import N_, _
from companion.record.line import Line
from companion.seal import words
from companion.seal.checking.kept_heads import Kept, KeptHead, KeptWords, shown_heads
from companion.telling.table.hours import Named, digits

SETUP = "00"  # stands for the hour of receipts before the first one
BEGIN = 2  # so many words, by which people recognise what they noted
FALSE = N_(
    "Keep no receipt from this screen: the signature of the last one does not fit, so the table's"
    " file was changed."
)
# By whether they are those of the set-up, and whether the hour has others before them.
RECEIPTS = {
    (True, False): N_("Receipt of the set-up"),
    (True, True): N_("Receipt of the set-up, number {number}"),
    (False, False): N_("Receipt at {hour}"),
    (False, True): N_("Receipt at {hour}, number {number}"),
}
RECEIPT_WORDS = {
    (True, False): N_("Receipt words of the set-up"),
    (True, True): N_("Receipt words of the set-up, number {number}"),
    (False, False): N_("Receipt words of {hour}"),
    (False, True): N_("Receipt words of {hour}, number {number}"),
}


def receipt(named: Named, hour: str, number: int) -> str:
    """Return the name of a receipt; the first one of an hour needs no number."""
    return _(RECEIPTS[hour == SETUP, number > 1]).format(hour=named(hour), number=number)


def receipt_words(named: Named, hour: str, number: int) -> str:
    """Return the name of the six words of a receipt."""
    return _(RECEIPT_WORDS[hour == SETUP, number > 1]).format(hour=named(hour), number=number)


class ReceiptNames:
    """Names what players kept, by the receipts in a record."""

    def __init__(self, table: str = "", lines: Sequence[Line] = (), named: Named = digits) -> None:
        """Take the receipts of a record; without one, those of one hour have no numbers."""
        self._named = named
        self._table = table
        self._shown = {each.size: each for each in shown_heads(lines)}

    def of(self, kept: Kept, size: int = 0) -> str:
        """Name a kept receipt or kept words; `size` is how many lines the words cover."""
        return self._words(kept, size) if isinstance(kept, KeptWords) else self._head(kept)

    def _head(self, kept: KeptHead) -> str:
        """Name a receipt by its hour, or, if the record has none such, by how many lines it has."""
        head, hour = kept.head, kept.hour
        shown = self._shown.get(head.size) if head.table == self._table else None
        if shown and hour in ("", shown.hour):
            said = receipt(self._named, shown.hour, shown.number)
        elif hour:
            said = _("Receipt at {hour}, {size} lines")
            said = said.format(hour=self._named(hour), size=head.size)
        else:
            said = _("Receipt of {size} lines").format(size=head.size)
        return f"{said} ({kept.file})" if kept.file else said

    def _words(self, kept: KeptWords, size: int) -> str:
        """Name receipt words by their hour, or, if they fit no receipt, by their beginning, too."""
        shown = self._shown.get(size)
        if shown:
            return receipt_words(self._named, shown.hour, shown.number)
        begin = words.read_out(kept.words[:BEGIN], words.language(kept.language))
        return f"{receipt_words(self._named, kept.hour, 1)} ({begin} …)"
