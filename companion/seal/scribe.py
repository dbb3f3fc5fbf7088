"""The scribe of a sealed record: writes moves with their seals, sheets, heads, the end."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core import Fact, Seat
from companion.game import Game
from companion.record import content
from companion.record.head import head_of, sign
from companion.record.line import ABOUT, Line
from companion.seal import seals
from companion.seal.openings import sheet_openings, sheet_root


def fresh_nonce() -> bytes:
    """Draw the nonce of one line."""
    return os.urandom(seals.NONCE)


@dataclass(frozen=True, repr=False)
class Scribe:
    """Holds what a table seals and signs with, and shows nothing of it."""

    table: str
    seed: bytes
    signing: bytes
    nonce: Callable[[], bytes] = fresh_nonce

    def move(self, giver: Seat, said: str, facts: Sequence[Fact]) -> Line:
        """Write a move, with a nonce and a seal for every fact that it hides."""
        if not facts:
            return Line(giver, said)
        nonce = self.nonce()
        shown = (seals.opening(self.seed, nonce, fact) for fact in facts)
        return Line(giver, said, nonce.hex(), tuple(map(seals.sealed, shown)))

    def sheet(self, name: str, facts: Sequence[Fact]) -> Line:
        """Write the root over the answers to everything that can be asked now."""
        nonce = self.nonce().hex()
        sealed = sheet_root(sheet_openings(self.seed, nonce, facts))
        return Line(ABOUT, content.Sheet(name).text, nonce, (sealed,))

    def head(self, record: Sequence[Line]) -> Line:
        """Sign everything so far."""
        signature = sign(head_of(self.table, record), self.signing)
        return Line(ABOUT, content.Head(seals.text_of(signature)).text)

    def end(self) -> Line:
        """Show the seed."""
        return Line(ABOUT, content.End(seals.text_of(self.seed)).text)


def sheet_facts(game: Game[Any, Any, Any], name: str, state: Any) -> tuple[Fact, ...]:
    """Answer everything that a sheet of this name has a place for."""
    places = zip(game.sealing.places, game.sealing.sheet(state), strict=True)
    return tuple((f"{name}/{place}", value) for place, value in places)
