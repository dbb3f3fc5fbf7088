"""The scribe of a sealed record: writes moves with their seals, sheets, heads and the end."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.contract.game import AnyGame
from companion.core import ABOUT, Fact, Seat
from companion.record import content
from companion.record.head import head_of, sign
from companion.record.line import Line, of_move
from companion.seal import seals
from companion.seal.checking.openings import sheet_openings, sheet_root


def fresh_nonce() -> bytes:
    """Return a random nonce for one line."""
    return os.urandom(seals.NONCE)


@dataclass(frozen=True, repr=False)
class Scribe:
    """Writes lines with the seed and signing key of a table."""

    table: str
    seed: bytes
    signing: bytes
    nonce: Callable[[], bytes] = fresh_nonce

    def move(self, giver: Seat, said: str, facts: Sequence[Fact]) -> Line:
        """Return the line of a move, with a nonce and a seal for every fact that it hides."""
        if not facts:
            return of_move(giver, said)
        nonce = self.nonce().hex()
        return of_move(giver, said, nonce, seals.sealed_facts(self.seed, nonce, facts))

    def sheet(self, name: str, facts: Sequence[Fact]) -> Line:
        """Return the line of a sheet: the root over its answers."""
        nonce = self.nonce().hex()
        sealed = sheet_root(sheet_openings(self.seed, nonce, facts))
        return Line(ABOUT, content.SheetLine(name).text, nonce, (sealed,))

    def head(self, record: Sequence[Line]) -> Line:
        """Return the line of a head, which signs all lines so far."""
        signature = sign(head_of(self.table, record), self.signing)
        return Line(ABOUT, content.HeadLine(seals.text_of(signature)).text)

    def end(self) -> Line:
        """Return the last line, which shows the seed."""
        return Line(ABOUT, content.EndLine(seals.text_of(self.seed)).text)


def sheet_facts(game: AnyGame, name: str, state: object) -> tuple[Fact, ...]:
    """Return the answers for all places of this sheet."""
    places = zip(game.sealing.places(state), game.sealing.sheet(state), strict=True)
    return tuple((f"{name}/{place}", value) for place, value in places)
