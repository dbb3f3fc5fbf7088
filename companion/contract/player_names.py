"""Who plays: how many players a game takes, and which words are none of their names."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.core import ABOUT, KEEPER, PUBLIC, Options, WrongOption
from companion.locale import _
from companion.text.plaintext import is_name

OPTION = "players"  # the option of every game that names them
SEATS = frozenset({ABOUT, KEEPER, PUBLIC})  # who else a line of a record can be by
COMPANION = "companion"  # whoever the program plays
NOBODY = SEATS | {"all", COMPANION}  # all players, and nobody's own name
PEOPLE = "people"  # its value at a new table where people play all seats
PROGRAM = "program"  # the option of every game that says what the program plays
MOVED = "moved"  # the option that says whom of the others the program moves, for all to see
ABOUT_RECORD = frozenset({"share", "sheet", "head", "retract", "proof", "stop", "end"})


def names(options: Options) -> tuple[str, ...]:
    """Return the names of the players as the options have them, in their order."""
    return tuple(options.get(OPTION, "").split())


def alone(options: Options) -> bool:
    """Say whether a person hides from the program alone, so that nobody else is there."""
    return bool(options.get(MOVED)) and COMPANION in names(options)


def _different() -> str:
    """Ask for names where a game does not say how many."""
    return _("name different players, each with one word")


@dataclass(frozen=True)
class Players:
    """How many play a game, and the words of its lines that are no player's name."""

    fewest: int = 0
    most: int = 99
    words: frozenset[str] = frozenset()
    asked: Callable[[], str] = _different  # asks for so many different names, in their order

    def named(self, options: Options) -> tuple[str, ...]:
        """Return the players of a game, or refuse a name that its lines could not carry."""
        found = names(options)
        if taken := sorted((SEATS | self.words) & {*found}):
            raise _no_player(taken[0])
        fit = all(map(is_name, found)) and len({*found}) == len(found)
        if not (fit and self.fewest <= len(found) <= self.most):
            raise WrongOption(OPTION, self.asked())
        return found

    def need_new(self, options: Options, begins: Callable[[str], bool]) -> None:
        """Refuse more at a new table: what a line `begins` with, and names that look alike.

        Tables of before may have such names, and stay as they are.
        """
        program = {COMPANION} if options.get(PROGRAM) or options.get(MOVED) else set()
        spelled: dict[str, str] = {}
        for name in (each for each in self.named(options) if each not in program):
            small = name.casefold()
            if small in NOBODY or name in ABOUT_RECORD or begins(name):
                raise _no_player(name)
            if other := spelled.get(small):
                said = _("{name} and {other} differ only in capitals; write another name")
                raise WrongOption(OPTION, said.format(name=name, other=other))
            spelled[small] = name


ANYBODY = Players()


def _no_player(name: str) -> WrongOption:
    """Return the refusal of a word that stands for something else."""
    said = _("nobody can be called {name} here; write another name")
    return WrongOption(OPTION, said.format(name=name))
