"""What is special about the page of one kind of seat, and what can be done on it, as values."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from textual.binding import BindingsMap

from screens.kit.keys.commands import Command, bindings
from screens.table.enter_key import EnterKey, Takes
from screens.table.hidden.veil import Veil
from screens.table.page_contract import First

P = TypeVar("P")  # the page, which knows its kind


def _always(*_given: object) -> bool:
    return True


def _never(_page: object) -> bool:
    return False


@dataclass(frozen=True)
class Deed:
    """Something that can be done on a page: the commands for it, and the function that does it.

    Its functions take the page; `run` and `can` also take what the action of the command gives.
    """

    run: Callable[..., object]
    commands: tuple[Command, ...]  # all of the same action
    can: Callable[..., bool] = _always  # whether it is possible now
    idle: Callable[..., bool] = _never  # whether it is useless now: the footer leaves it out
    leads: Callable[..., bool] = _never  # whether it stands first in the footer now

    @property
    def action(self) -> str:
        """Return the name of its action, as Textual knows it."""
        return self.commands[0].action.partition("(")[0]


@dataclass(frozen=True)
class SeatKind(Generic[P]):
    """One kind of seat; `kinds.open.OPEN` is the plain one, from which the others differ."""

    deeds: Sequence[Deed]
    """What can be done on it; of two for the same key, the one that is possible now counts."""
    title: Callable[[P], str]
    style: str
    """A CSS class of the page, as for its colours."""
    through: Collection[str]
    """Keys that are always for this page: what lies over it is closed first."""
    announces: bool
    """Whether it shows announcements."""
    grows: bool
    """Whether an announcement may cover the board until a key is pressed."""
    veil: Callable[[P], Veil] | None
    """Makes the cover of a page that only one seat may see.

    Such a page lies over the public one, and is closed as soon as somebody else may look.
    """
    hands_on: bool
    """Whether a line that is not saved is left to the page below, when this one is closed."""
    takes: Callable[[P], Takes]
    """Says which typed keys it accepts; worked out once for each state of the table."""
    enter_key: Callable[[P], EnterKey | None]
    """Says what Enter does while nothing is marked and no choice is begun; worked out as often."""
    asks: Callable[[P, str], str]
    """Returns the question, made of what would be asked otherwise."""
    begin: Callable[[P], None]
    """Shows what cannot wait, when the page opens."""
    follow: Callable[[P], None]
    """Shows what must be seen before anything goes on, whenever nothing lies over the page."""
    played: Callable[[P], None]
    """Goes on after a move."""
    call: Callable[[P, First | None], None]
    """Lets the hidden seat do something, on its own page."""

    @cached_property
    def by_action(self) -> Mapping[str, Deed]:
        """Return its deeds by the names of their actions."""
        return {deed.action: deed for deed in self.deeds}

    @cached_property
    def keys(self) -> BindingsMap:
        """Return the keys of its deeds."""
        return BindingsMap(bindings(each for deed in self.deeds for each in deed.commands))
