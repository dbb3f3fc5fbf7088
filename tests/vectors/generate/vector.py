"""A vector: evidence, what was kept of it, and the verdict that FORMAT.md asks for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.seal.verdict import (
    CLEAN,
    FINDINGS,
    NOT_PROVEN,
    NOTHING_KEPT,
    UNBOUND,
    UNREADABLE,
)
from tests.vectors.generate.written import Kept, Written

Found = tuple[int, str, str]

__all__ = [
    "CLEAN",
    "FINDINGS",
    "NOTHING_KEPT",
    "NOT_PROVEN",
    "UNBOUND",
    "Vector",
    "cheat",
    "garbage",
    "valid",
]


@dataclass(frozen=True)
class Vector:
    """One evidence file with its expected verdict; `unbound` is None where it is left open."""

    name: str
    shows: str
    data: bytes
    kept: tuple[Kept, ...]
    exit: int
    findings: tuple[Found, ...] = ()
    unbound: tuple[str, ...] | None = ()

    @property
    def file(self) -> str:
        """Name the file of the evidence."""
        return f"{self.name}.txt"

    @property
    def json(self) -> dict[str, Any]:
        """Describe it for programs."""
        found = [{"line": line, "class": kind, "rule": rule} for line, kind, rule in self.findings]
        expected: dict[str, Any] = {"exit": self.exit, "findings": found}
        if self.unbound is not None:
            expected["unbound"] = list(self.unbound)
        return {
            "name": self.name,
            "shows": self.shows,
            "evidence": self.file,
            "kept": list(self.kept),
            "expected": expected,
        }


def valid(
    name: str,
    shows: str,
    written: Written,
    kept: Sequence[Kept] | None = None,
    code: int = CLEAN,
    unbound: Sequence[str] = (),
) -> Vector:
    """Describe a record with which nothing is wrong; all its heads were kept unless said."""
    everything = written.kept() if kept is None else tuple(kept)
    return Vector(name, shows, written.text.encode(), everything, code, (), tuple(unbound))


def cheat(
    name: str,
    shows: str,
    written: Written,
    *findings: tuple[int, str] | Found,
    kept: Sequence[Kept] = (),
) -> Vector:
    """Describe a record with findings; which answers are bound is then left open."""
    found = tuple((each[0], each[1], each[2] if len(each) > 2 else "") for each in findings)
    return Vector(name, shows, written.text.encode(), tuple(kept), FINDINGS, found, None)


def garbage(name: str, shows: str, text: str | bytes, kept: Sequence[Kept] = ()) -> Vector:
    """Describe what is no evidence at all, or comes with something kept that cannot be read."""
    data = text.encode() if isinstance(text, str) else text
    found = ((0, "unreadable", ""),)
    return Vector(name, shows, data, tuple(kept), UNREADABLE, found, None)
