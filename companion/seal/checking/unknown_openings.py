"""Checks openings in the record of an unknown game: does each open any seal at all?"""

from collections.abc import Sequence

from companion.record import content
from companion.record.line import Line
from companion.seal import seals
from companion.seal.checking.findings import Wrong
from companion.seal.evidence import Evidence, ShownOpening
from companion.seal.first import First


class LooseOpenings:
    """Compares openings with all seals and sheets of the record so far."""

    def __init__(self, first: First, evidence: Evidence) -> None:
        """Take the seed, if the record ends with the one that its first line commits to."""
        self._seed = evidence.seed if seals.hashed(evidence.seed) == first.seed else b""
        self._nonces: dict[str, str] = {}  # nonces by seal, and by hour that of its newest sheet
        self._salts: dict[str, str] = {}

    def take(self, line: Line) -> None:
        """Add what a line seals."""
        if isinstance(line.content, content.SheetLine):
            self._nonces[line.content.name] = line.nonce
        else:
            self._nonces |= dict.fromkeys(line.seals, line.nonce)

    def compare(self, given: Sequence[ShownOpening]) -> None:
        """Refuse the first opening that opens no seal, or whose salt is not from the seed."""
        for index, shown in enumerate(given):
            if shown.label in [each.label for each in given[:index]]:
                raise Wrong("opening.twice")
            if not self._opens(shown):
                raise Wrong("opening.false")
            if self._salts.setdefault(shown.salt, shown.label) != shown.label:
                raise Wrong("salt")

    def _opens(self, shown: ShownOpening) -> bool:
        """Say whether an opening opens a seal or sheet, with the right salt."""
        what = shown.label[:2] if shown.path else seals.sealed(shown.opening)
        nonce = self._nonces.get(what)
        if nonce is None:
            return False
        drawn = bytes.fromhex(nonce)
        return not self._seed or seals.salt(self._seed, drawn, shown.label) == shown.salt
