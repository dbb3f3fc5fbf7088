"""The hidden seat that holds the screen alone, and enters the moves of all others, too."""

from companion.contract.move import Choice, Move
from companion.core import PUBLIC, Seat
from screens.table.seating import Seating


class OwnSeating(Seating):
    """A seat that sees what is hidden, and makes its own and the public moves."""

    @property
    def for_all(self) -> bool:
        """Say that public moves are made here."""
        return True

    @property
    def makes_for(self) -> tuple[Seat, ...]:
        """Return the hidden seat and the public one."""
        return self.seat, PUBLIC

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Return the choices of the hidden seat, then the public ones."""
        mine = super().choices
        if self.sitting.failed_save:
            return mine
        known = {_named(choice) for choice in mine}
        others = self.table.legal(PUBLIC).choices
        return (*mine, *(choice for choice in others if _named(choice) not in known))

    @property
    def is_due(self) -> bool:
        """Say whether anybody must act now, as all moves are made here."""
        return bool(self.due.seat) and not self.sitting.share_due


def _named(choice: Choice[Move]) -> tuple[object, ...]:
    """Return what makes a choice different from others."""
    return choice.kind, tuple(choice.fixed.items())
