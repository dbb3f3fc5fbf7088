"""A vector: evidence, what was kept of it, and the verdict that FORMAT.md asks for."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.seal import seals
from companion.seal.checking.verdict import (
    CLEAN,
    FINDINGS,
    NOT_CHECKED,
    NOT_PROVEN,
    NOT_RECOMPUTED,
    NOTHING_KEPT,
    REPLAYED,
    UNBOUND,
    UNREADABLE,
)
from tests.vectors.generate.dice import KNOWN
from tests.vectors.generate.written import Kept, Written

Found = tuple[int, str, str]
TABLE = re.compile(rb"^table companion/1 .*?\bid=([0-9a-f]{16})\b", re.MULTILINE)

__all__ = [
    "CLEAN",
    "FINDINGS",
    "NOTHING_KEPT",
    "NOT_CHECKED",
    "NOT_PROVEN",
    "REPLAYED",
    "UNBOUND",
    "Vector",
    "changed_line",
    "cheat",
    "garbage",
    "level_unknown",
    "unread",
    "valid",
]


@dataclass(frozen=True)
class Vector:
    """One evidence file with its expected verdict; `unbound` is None where that is left open."""

    name: str
    shows: str
    data: bytes
    kept: tuple[Kept, ...]
    exit: int
    findings: tuple[Found, ...] = ()
    unbound: tuple[str, ...] | None = ()
    unkept: tuple[str, ...] = ()
    loose: bool = False
    toy: str = ""  # the toy game whose record it is
    level_unknown: int | None = None  # the exit code of who does not know the program's level

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
            expected["unkept"] = list(self.unkept)
            expected["loose_end"] = self.loose
        told = {
            "name": self.name,
            "shows": self.shows,
            "evidence": self.file,
            "made": self.made,
            "kept": list(self.kept),
            "expected": expected,
        }
        if self.level_unknown is not None:
            told["level_unknown"] = {"exit": self.level_unknown, "findings": []}
        return {**told, "toy": self.toy} if self.toy else told

    @property
    def made(self) -> dict[str, Any]:
        """Say what it is made of: its bytes, and what its table seals and signs with."""
        found = TABLE.search(self.data)
        secrets = KNOWN.get(found[1].decode()) if found else None
        sealing = {"seed": secrets.seed, "signing": secrets.signing} if secrets else {}
        return {
            "bytes": len(self.data),
            "sha256": hashlib.sha256(self.data).hexdigest(),
            "sealing": {name: seals.text_of(key) for name, key in sealing.items()},
        }


def valid(
    name: str,
    shows: str,
    written: Written,
    kept: Sequence[Kept] | None = None,
    code: int = CLEAN,
    unbound: Sequence[str] = (),
    unkept: Sequence[str] = (),
    *,
    loose: bool = False,
) -> Vector:
    """Describe a record with which nothing is wrong; all its heads were kept unless said."""
    everything = written.kept() if kept is None else tuple(kept)
    data = written.text.encode()
    return Vector(name, shows, data, everything, code, (), tuple(unbound), tuple(unkept), loose)


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


def level_unknown(vector: Vector) -> Vector:
    """Describe a record with which nothing is wrong for who does not know the program's level."""
    return replace(vector, level_unknown=NOT_RECOMPUTED)


def garbage(name: str, shows: str, text: str | bytes, line: int) -> Vector:
    """Describe what is no evidence at all, by the line of the file that shows it."""
    data = text.encode() if isinstance(text, str) else text
    return Vector(name, shows, data, (), UNREADABLE, ((line, "unreadable", ""),), None)


def unread(name: str, shows: str, written: Written, *kept: Kept) -> Vector:
    """Describe good evidence with something kept that cannot be read."""
    found = ((0, "unreadable", ""),)
    return Vector(name, shows, written.text.encode(), kept, UNREADABLE, found, None)


def changed_line(true: str | bytes, false: str | bytes) -> int:
    """Give the first line of a file that was changed; where its end was cut off, the last one."""
    one, other = (text.encode() if isinstance(text, str) else text for text in (true, false))
    rows, others = one.split(b"\n"), other.split(b"\n")
    same = [row == changed for row, changed in zip(rows, others, strict=False)]
    differing = same.index(False) + 1 if False in same else len(same) + 1
    return max(1, min(differing, len(others) - other.endswith(b"\n")))
