"""Compares opened envelopes with the seals or words that others kept (ENVELOPES.md, part 7)."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core import NotUnderstood
from companion.locale import _
from companion.record.head import BLANKS
from companion.seal.envelopes.envelope import Envelope
from companion.seal.words import SIX, compared, indexes
from companion.text.plaintext import NAME, need_name

WHOSE = rf"(?:(?P<name>{NAME})[ \t]*[·:][ \t]*)?"
SEAL = re.compile(rf"{WHOSE}(?i:envelope) (?P<seal>[0-9A-Fa-f]{{64}})")
WORDS = re.compile(rf"{WHOSE}(?P<words>.*)", re.DOTALL)

Verdict = Literal["same", "misheard", "other"]


@dataclass(frozen=True)
class KeptSeal:
    """The seal or the six words of an envelope as somebody kept them, perhaps with a name."""

    name: str
    seal: str = ""
    words: tuple[int, ...] = ()

    def beside(self, envelope: Envelope) -> Verdict:
        """Compare with an opened envelope; one of another person never fits."""
        if self.name not in ("", envelope.name):
            return "other"
        if self.seal:
            return "same" if self.seal == envelope.seal else "other"
        return compared(self.words, envelope.words)


def read_seal(text: str) -> KeptSeal:
    """Read a kept seal, with or without a name, in capitals or small letters."""
    found = SEAL.fullmatch(_noted(text))
    if found is None:
        raise NotUnderstood(_("a kept seal reads: ENVELOPE and 64 digits or letters from A to F"))
    return KeptSeal(_whose(found), seal=found["seal"].lower())


def read_words(text: str) -> KeptSeal:
    """Read six kept words, with or without a name before them."""
    found = WORDS.fullmatch(_noted(text))
    kept = indexes(found["words"]) if found else ()
    if found is None or len(kept) != SIX:
        raise NotUnderstood(_("type the six words after the name, like this: `Eva: word word …`"))
    return KeptSeal(_whose(found), words=kept)


def _whose(found: re.Match[str]) -> str:
    """Return the name before a kept seal or words; empty without one."""
    if found["name"]:
        need_name(found["name"])
    return found["name"] or ""


def _noted(text: str) -> str:
    """Return a text in one Unicode spelling, without blanks around it."""
    return unicodedata.normalize("NFC", text.strip(BLANKS))


def need_different(envelopes: Sequence[Envelope], kept: Sequence[KeptSeal]) -> None:
    """Refuse seals or words that occur twice, as one was copied from the other."""
    opened = [each.seal for each in envelopes]
    noted = [each.seal or each.words for each in kept]
    if any(len(set(each)) < len(each) for each in (opened, noted)):
        raise NotUnderstood(_("two of these envelopes have the same seal: one was copied"))


def verdict(envelope: Envelope, kept: Sequence[KeptSeal]) -> Verdict:
    """Compare an envelope with all that was kept, and return the best result."""
    found = {each.beside(envelope) for each in kept}
    return "same" if "same" in found else "misheard" if "misheard" in found else "other"


def unopened(envelopes: Sequence[Envelope], kept: Sequence[KeptSeal]) -> tuple[KeptSeal, ...]:
    """Return the kept seals and words that fit none of the opened envelopes."""
    return tuple(
        each for each in kept if all(each.beside(envelope) != "same" for envelope in envelopes)
    )
