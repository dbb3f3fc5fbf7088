"""Records of a toy game that seals nothing; both verifiers know it for these vectors alone."""

from dataclasses import replace

from tests.vectors.generate import played
from tests.vectors.generate.unknown import open_record
from tests.vectors.generate.vector import REPLAYED, Vector, cheat, valid
from tests.vectors.generate.written import Written

TOY = "digging"
PLAYED = ("Eva digs 3", "Adam digs 1", "table retract 3", "Adam digs 2", "Adam digs 1")


def vectors() -> list[Vector]:
    """Write them all."""
    return [replace(each, toy=TOY) for each in (*_replayed(), *_wrong())]


def _dug(*lines: str) -> Written:
    """Write a record of the toy."""
    return open_record(*lines, game=TOY)


def _replayed() -> list[Vector]:
    """Play lawfully: that proves nothing, however far it goes."""
    cases = (
        ("replayed", "A game that seals nothing was played to its end.", PLAYED),
        ("replayed-begun", "A game that seals nothing has no move yet.", ()),
        (
            "replayed-stopped",
            "The players stop a game that seals nothing, and play on.",
            (*PLAYED[:4], "table stop", *PLAYED[4:]),
        ),
    )
    return [valid(name, shows, _dug(*lines), (), REPLAYED) for name, shows, lines in cases]


def _wrong() -> list[Vector]:
    """Do what is wrong where nothing is sealed."""
    kept = cheat(
        "replayed-and-a-kept-head",
        "Somebody kept a head, and a game that seals nothing has none.",
        _dug(*PLAYED),
        (0, "head.table"),
        kept=played.short().kept()[:1],
    )
    return [
        _cheat("rule", "Somebody digs too deep.", ("Eva digs 9",), "rule", "digging.depth"),
        _cheat("seat", "Somebody digs whose turn it is not.", ("Adam digs 1",), "line"),
        _cheat("no-move", "Somebody sings where all is digging.", ("Eva sings",), "line"),
        _cheat(
            "retract-heard",
            "A move is taken back that everybody heard, where nothing is sealed.",
            ("Eva digs 2", "table retract 2"),
            "retract",
        ),
        _cheat(
            "stop-behind-the-end",
            "The players stop a game that is over and seals nothing.",
            (*PLAYED, "table stop"),
            "line",
        ),
        _cheat(
            "proof", "A table that seals nothing asks for proof.", ("table proof none",), "line"
        ),
        kept,
    ]


def _cheat(name: str, shows: str, lines: tuple[str, ...], kind: str, rule: str = "") -> Vector:
    """Expect something in the last line."""
    return cheat(f"replayed-{name}", shows, _dug(*lines), (len(lines) + 1, kind, rule))
