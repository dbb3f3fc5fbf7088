"""What the pages of the rules know of an open table, where they are asked at one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class OpenTable:
    """A table at which rules are looked up: its moment, and what it decided."""

    game: str
    moment: Sequence[str]  # the entries that it is about, as everybody may know it
    ways: Callable[[str], Mapping[str, str]]  # the readings of a silent point, in words
    matching: Callable[[str], Sequence[str]]  # the rules whose decision a question is about
    decided: Callable[[str], str]  # what was decided there about a rule, if anything
    record: Callable[[str, str], str]  # writes a decision down, or says why it cannot
