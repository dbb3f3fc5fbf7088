"""What a seat is called in sentences, in languages that decline names."""

from dataclasses import dataclass

from companion.core import Seat
from companion.locale import _

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental")


@dataclass(frozen=True)
class SeatName:
    """What a seat is called in sentences: each text says in which case it wants the name.

    `{seat}` gives it as it is, `{seat:dative}` in a case, and `{seat:Dative}` with a capital, as a
    sentence begins. A name that has no form for a case stays as it is.
    """

    forms: tuple[str, ...]

    @classmethod
    def declined(cls, forms: str) -> "SeatName":
        """Take the forms of a name in the order of the cases, with `|` between them."""
        return cls(tuple(forms.split("|")))

    def __format__(self, case: str) -> str:
        """Give the form that a text asks for."""
        at = CASES.index(case.lower()) if case else 0
        form = self.forms[at if at < len(self.forms) else 0]
        return form[:1].upper() + form[1:] if case.istitle() else form


def plain_seat(seat: Seat) -> SeatName:
    """Name a seat by itself."""
    # Translators: {name} is a name that somebody typed; where it cannot be declined, only "{name}".
    return SeatName.declined(_("{name}|{name}'s").format(name=seat))
