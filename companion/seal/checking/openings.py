"""Openings: made from the seed, and compared with what was due and what was sealed."""

from collections.abc import Mapping, Sequence

from companion.core import Fact
from companion.record.tree import inclusion, leaf, root_from, root_of
from companion.seal import seals
from companion.seal.checking.findings import Wrong
from companion.seal.checking.ledger import Ledger, SealedFact
from companion.seal.evidence import ShownOpening


def sheet_openings(seed: bytes, nonce: str, facts: Sequence[Fact]) -> tuple[str, ...]:
    """Return the openings of all places of a sheet."""
    return seals.openings(seed, bytes.fromhex(nonce), facts)


def sheet_root(openings: Sequence[str]) -> str:
    """Return the root over the openings of a sheet, as its line has it."""
    return seals.text_of(root_of([each.encode() for each in openings]))


def made(
    seed: bytes, sealed: SealedFact, fact: Fact, sheets: Mapping[str, Sequence[str]]
) -> ShownOpening:
    """Return the opening of a fact; `sheets` holds the openings of each sheet by its nonce."""
    nonce, (label, value) = sealed.line.nonce, fact
    salt = seals.salt(seed, bytes.fromhex(nonce), label)
    if sealed.place is None:
        return ShownOpening(salt, label, value)
    leaves = [leaf(each.encode()) for each in sheets[nonce]]
    return ShownOpening(
        salt, label, value, tuple(map(seals.text_of, inclusion(leaves, sealed.place)))
    )


class Openings:
    """Compares the openings of each line with those that are due."""

    def __init__(self, ledger: Ledger) -> None:
        """Take the ledger in which seals are looked up."""
        self._ledger = ledger
        self._salts: dict[str, str] = {}

    def compare(self, due: Sequence[Fact], given: Sequence[ShownOpening]) -> None:
        """Refuse the first opening that is not the one due, and openings that are missing."""
        for index, shown in enumerate(given):
            if shown.label in [each.label for each in given[:index]]:
                raise Wrong("opening.twice")
            if index >= len(due):
                raise Wrong(self._unexpected(shown, ()))
            self._need(due[index], shown, due[index + 1 :])
        if len(given) < len(due):
            raise Wrong("opening.missing")

    def _need(self, fact: Fact, shown: ShownOpening, later: Sequence[Fact]) -> None:
        """Refuse an opening that is not of this fact."""
        label, value = fact
        if shown.label != label:
            raise Wrong(self._unexpected(shown, (fact, *later)))
        if shown.value != value:
            raise Wrong("opening.false")
        sealed = self._ledger.find(label)
        if sealed is None or not self._opens(shown, sealed):
            raise Wrong(self._another(shown))
        if self._salts.setdefault(shown.salt, label) != label:
            raise Wrong("salt")

    def _unexpected(self, shown: ShownOpening, due: Sequence[Fact]) -> str:
        """Return the class of finding for an opening whose label was not due now."""
        labels = [label for label, _value in due]
        if shown.label in labels:
            return "opening.missing"
        ledger = self._ledger
        here, place = ledger.on_sheet(shown.label), shown.label.partition("/")[2]
        for label in labels[:1]:
            there = ledger.on_sheet(label)
            if here and there and place == label.partition("/")[2] and here < there:
                return "opening.stale"
        return "opening.superfluous"

    def _another(self, shown: ShownOpening) -> str:
        """Return the class of finding for an opening that does not fit the seal in force."""
        if any(self._opens(shown, each) for each in self._ledger.retracted(shown.label)):
            return "opening.retracted"
        if any(self._opens(shown, each) for each in self._ledger.earlier(shown.label)):
            return "opening.stale"
        return "opening.false"

    def _opens(self, shown: ShownOpening, sealed: SealedFact) -> bool:
        """Say whether an opening fits its seal, or by its path the root of its sheet."""
        if sealed.place is None:
            return not shown.path and seals.sealed(shown.opening) == sealed.seal
        path = [seals.decoded(each) for each in shown.path]
        start = leaf(shown.opening.encode())
        found = root_from(start, sealed.place, self._ledger.size, path)
        return found is not None and seals.text_of(found) == sealed.seal
