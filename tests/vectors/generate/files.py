"""The files of all vectors: one of evidence for each, and one list."""

import json
from pathlib import Path

from tests.vectors.generate import (
    abilities,
    agents,
    binding,
    corners,
    dead_ends,
    dealing,
    due,
    edges,
    first_lines,
    first_version,
    foreign,
    forms,
    helped,
    honest,
    immortals,
    laid,
    levels,
    lies,
    lines,
    lowered,
    odd,
    openings,
    ordering,
    over,
    program,
    readings,
    remembered,
    rows,
    rules,
    rulings,
    sealing,
    shares,
    signatures,
    spelling,
    stops,
    tokens,
    toys,
    unknown,
)
from tests.vectors.generate.vector import Vector

LIST = "vectors.json"
VALID = (honest, odd, corners, edges, binding, rulings)
CHEATS = (
    dealing,
    rules,
    dead_ends,
    laid,
    immortals,
    agents,
    abilities,
    tokens,
    ordering,
    foreign,
    over,
    forms,
    lies,
    openings,
    sealing,
    lines,
    due,
    signatures,
    remembered,
    shares,
    stops,
    readings,
    unknown,
    first_version,
    levels,
    lowered,
    helped,
    program,
    toys,
)
SPELLINGS = (spelling, rows, first_lines)


def vectors() -> list[Vector]:
    """Make all vectors."""
    return [each for part in (*VALID, *CHEATS, *SPELLINGS) for each in part.vectors()]


def made() -> dict[str, bytes]:
    """Give what each file holds."""
    found = vectors()
    held = {each.file: each.data for each in found}
    assert len(held) == len(found), "two vectors have one name"
    listed = json.dumps([each.json for each in found], ensure_ascii=False, indent=1)
    return {**held, LIST: f"{listed}\n".encode()}


def write(folder: Path) -> None:
    """Write all files, and take away those of vectors that are no more."""
    held = made()
    for path in folder.glob("*.txt"):
        if path.name not in held:
            path.unlink()
    for name, data in held.items():
        (folder / name).write_bytes(data)
