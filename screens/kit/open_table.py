"""What the pages about rules can use of an open table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class OpenTable:
    """A table at which rules are looked up: its moment and its decisions."""

    game: str
    moment: Sequence[str]  # the entries about this moment, from what is public
    ways: Callable[[str], Mapping[str, str]]  # the choices at a silent point, in words
    matching: Callable[[str], Sequence[str]]  # the rules whose decisions a question asks for
    decided: Callable[[str], str]  # the decision about a rule; empty without one
    record: Callable[[str, str], str]  # records a decision, or says why it cannot be
