"""What every game shares: seats, outcomes, and the few errors."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Seat = str
KEEPER: Seat = "keeper"
PUBLIC: Seat = "public"

Options = Mapping[str, str]
Fact = tuple[str, int]
Chance = Callable[[str], bytes]  # the same 32 bytes for a label each time, foreseen by nobody


class CompanionError(Exception):
    """Something a person must hear, as one sentence that says what to do."""


class NotUnderstood(CompanionError):
    """Text that is no move, option or edition of this game."""


class Reordered(NotUnderstood):
    """A line whose locations stand in another order than it is spelled in."""

    def __init__(self, reason: str, line: str) -> None:
        """Keep the line as it is spelled; it may be a secret one."""
        super().__init__(reason)
        self.line = line


class WrongOption(NotUnderstood):
    """An option with which no game can begin."""

    def __init__(self, option: str, reason: str) -> None:
        """Name the option and say what it should be."""
        super().__init__(reason)
        self.option = option


class Unreadable(CompanionError):
    """A file that cannot be read or written; the sentence names it."""


class Illegal(CompanionError):
    """A move that a rule forbids here; it carries the rule's id and never a secret."""

    def __init__(self, rule: str) -> None:
        """Refuse by the rule with this id."""
        super().__init__(rule)
        self.rule = rule


class Misshapen(Illegal):
    """A move that has another shape at this moment; it carries an example of that."""

    def __init__(self, rule: str, example: str) -> None:
        """Refuse by the rule with this id, and show how the line is written."""
        super().__init__(rule)
        self.example = example


class Undecided(Illegal):
    """A move that the rulebook is silent about: the players must choose first."""

    def __init__(self, rule: str, choices: tuple[str, ...]) -> None:
        """Ask the players for one of these choices about the rule with this id."""
        super().__init__(rule)
        self.choices = choices


class Ruled(Illegal):
    """A move that the players themselves decided against."""

    def __init__(self, rule: str, choice: str) -> None:
        """Refuse by what the players chose about the rule with this id."""
        super().__init__(rule)
        self.choice = choice


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won, the id of the rule that says so, and what everybody scored."""

    winners: tuple[str, ...]
    rule: str
    scores: tuple[tuple[str, int], ...] = ()
