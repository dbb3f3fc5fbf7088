"""Where a trail can go next, in words: each way on, and how soon it ends there."""

from collections.abc import Callable, Iterable, Iterator

from companion.contract.sheet import Row, Section
from companion.locale import _, counted
from companion.trail.exits import FAR, Exit
from companion.trail.graph import Place


def exit_section(found: Iterable[Exit], named: Callable[[Place], str] = str) -> Section:
    """Return the section that only the hidden seat sees."""
    return Section(_("Exits"), tuple(exit_rows(found, named)), own=True, short=True)


def exit_rows(found: Iterable[Exit], named: Callable[[Place], str] = str) -> Iterator[Row]:
    """Go through the next places, with how many moves can follow each."""
    for each in found:
        label = named(each.place)
        if not each.further:
            yield Row(label, _("dead end"), 2)
        elif each.further < FAR:
            said = counted("{number} more step", "{number} more steps", each.further)
            yield Row(label, said.format(number=each.further), 1)
        else:
            yield Row(label, _("free"))


def dead_end(left: int) -> str:
    """Warn of a dead end that is so many moves away."""
    return _("! a dead end follows") if left else _("! dead end")
