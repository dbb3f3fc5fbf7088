"""A point at which a rulebook is silent, for games whose words name its choices elsewhere."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Silence:
    """A silent point: its choices, and the default until the players decide."""

    choices: tuple[str, ...]
    otherwise: str = ""
