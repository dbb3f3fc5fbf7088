"""Names of seats and hours for sentences, with their forms in languages that decline names."""

from dataclasses import dataclass

from companion.core import Seat
from companion.locale import ENGLISH, _, reading

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental")


@dataclass(frozen=True)
class SeatName:
    """The name of a seat or hour for sentences: each text says which grammatical case it needs."""

    forms: tuple[str, ...]

    @classmethod
    def declined(cls, forms: str) -> "SeatName":
        """Make a name from its forms, in the order of the cases with `|` between them."""
        return cls(tuple(forms.split("|")))

    def __format__(self, case: str) -> str:
        """Return the form for the case that a text asks for."""
        at = CASES.index(case.lower()) if case else 0
        # An untranslated name has English forms only, which fit in no other language.
        whole = reading() == ENGLISH or len(self.forms) == len(CASES)
        form = self.forms[at if whole and at < len(self.forms) else 0]
        return form[:1].upper() + form[1:] if case.istitle() else form


def plain_seat(seat: Seat) -> SeatName:
    """Return a seat's own name, which has no other forms."""
    # Translators: {name} is a name that somebody typed; where it cannot be declined, only "{name}".
    return SeatName.declined(_("{name}|{name}'s").format(name=seat))


def plain_hour(stamp: str) -> SeatName:
    """Return what an hour is called where its game does not say so: a round by its number."""
    number = str(int(stamp)) if stamp.isdecimal() else stamp
    # Translators: nominative, genitive, dative, accusative and instrumental, | between them.
    return SeatName.declined(_("round {number}").format(number=number))
