"""What typed letters mean on the map and in the list, on any keyboard."""

from collections.abc import Container, Mapping
from dataclasses import dataclass

from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.locale import _
from companion.text.keyboard import by_look, by_place, looks_latin, readings
from companion.text.plaintext import bare
from screens.games.mind_mgmt.beside.choice_list import Taken


@dataclass(frozen=True)
class Doubt:
    """What a letter means that looks like one key and lies on another."""

    looks: Taken | None  # None if more letters are needed
    lies: Taken | None

    @property
    def place(self) -> str:
        """Return the location to mark, which Enter takes: what the letters look like, if whole."""
        likely = self.lies if self.looks is None else self.looks
        return str(likely) if likely in PLACES else ""


def meant(typed: str, known: Mapping[str, Taken]) -> Taken | Doubt | None:
    """Return what typed letters mean; None if more are needed, empty if they mean nothing.

    They are read as on any keyboard. A Cyrillic letter is also read as what it looks like.
    """
    lies = _found((*readings(typed), bare(typed)), known)
    if not looks_latin(typed):
        return lies
    looks = _found((by_look(typed),), known)
    if looks == "" or looks == lies:
        return lies
    return looks if lies == "" else Doubt(looks, lies)


def _found(read: tuple[str, ...], known: Mapping[str, Taken]) -> Taken | None:
    """Return what one of these readings means; None if it only begins something, else empty."""
    if found := next((known[each] for each in read if each in known), None):
        return found
    return None if any(key.startswith(read) for key in known) else ""


def asked(doubt: Doubt, typed: str, places: Container[str]) -> str:
    """Ask what is meant; return nothing if only what the letters look like can be chosen now."""

    def able(what: Taken | None) -> bool:
        """Say whether something can be chosen; what is not typed whole may lead to it."""
        return what not in PLACES or what in places

    if doubt.looks is None:
        said = _("Enter takes {key}. If a location is meant, type its figure now.")
    elif able(doubt.looks) and able(doubt.lies):
        said = _("Enter takes it as it looks. If {key} is meant, type it in Latin letters.")
    else:
        return ""
    return said.format(key=by_place(typed).upper())
