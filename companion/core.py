"""What every game shares: seats, outcomes, and the few errors."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Seat = str
ABOUT: Seat = "table"  # stands in place of a seat in lines about the record
KEEPER: Seat = "keeper"
PUBLIC: Seat = "public"

Options = Mapping[str, str]
Fact = tuple[str, int]
Chance = Callable[[str], bytes]  # makes 32 unforeseeable bytes, the same for the same label


class CompanionError(Exception):
    """An error for a person, as one sentence that says what to do."""


class NotUnderstood(CompanionError):
    """Text that is not a move, option or edition of this game."""


class Unlike(NotUnderstood):
    """A line that resembles none of the game; the caller can name the page about its lines."""


class Reordered(NotUnderstood):
    """A line that lists its places in the wrong order."""

    def __init__(self, reason: str, line: str) -> None:
        """Keep the line in its right order; it may be secret."""
        super().__init__(reason)
        self.line = line


class WrongOption(NotUnderstood):
    """An option with which the game cannot begin."""

    def __init__(self, option: str, reason: str) -> None:
        """Name the option and say what it should be."""
        super().__init__(reason)
        self.option = option


class Unreadable(CompanionError):
    """A file that cannot be read or written; the sentence names it."""


class Faulty(CompanionError):
    """A mistake in the program of a game, which nobody at the table made."""


class Illegal(CompanionError):
    """A move that a rule forbids now; it carries the rule's id and never a secret."""

    def __init__(self, rule: str) -> None:
        """Refuse a move by the rule with this id."""
        super().__init__(rule)
        self.rule = rule


class Misshapen(Illegal):
    """A move that has to be written in another form at this moment; it carries an example."""

    def __init__(self, rule: str, example: str) -> None:
        """Refuse a move by the rule with this id, and show how the line is written."""
        super().__init__(rule)
        self.example = example


class Undecided(Illegal):
    """A move about which the rulebook is silent: the players must decide first."""

    def __init__(self, rule: str, choices: tuple[str, ...]) -> None:
        """Name the silent rule and the choices that the players have."""
        super().__init__(rule)
        self.choices = choices


class Ruled(Illegal):
    """A move that the players' own decision forbids."""

    def __init__(self, rule: str, choice: str) -> None:
        """Refuse a move by the decision of the players about the rule with this id."""
        super().__init__(rule)
        self.choice = choice


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won, the id of the rule that says so, and what everybody scored."""

    winners: tuple[str, ...]
    rule: str
    scores: tuple[tuple[str, int], ...] = ()
