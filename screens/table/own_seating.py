"""The hidden seat at a screen of its own: whoever holds it types the moves of all others, too."""

from companion.core import PUBLIC
from companion.game import Choice, Move
from screens.table.seating import Seating


class OwnSeating(Seating):
    """Sees what is hidden, and does what the hidden seat and everybody may do."""

    @property
    def for_all(self) -> bool:
        """Say whether what everybody does is done here."""
        return True

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Give what the hidden seat may do, and then what everybody may do."""
        mine = super().choices
        if self.sitting.unsaved:
            return mine
        known = {_named(choice) for choice in mine}
        others = self.table.legal(PUBLIC).choices
        return (*mine, *(choice for choice in others if _named(choice) not in known))

    @property
    def is_due(self) -> bool:
        """Say whether anybody must do something now: all of it is typed here."""
        return bool(self.due.seat) and not self.sitting.share_due


def _named(choice: Choice[Move]) -> tuple[object, ...]:
    """Give what tells choices apart."""
    return choice.kind, tuple(choice.fixed.items())
