"""The middle of a seat's page: it shows the game, and leads through choices to a move."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Protocol

from textual.containers import Horizontal
from textual.geometry import Region
from textual.widget import Widget

from companion.contract.game import AnyGame
from companion.contract.move import Choice, Move
from companion.contract.sheet import Sheet
from companion.evening.choice_tree import Point
from companion.evening.turn_keys import TurnKeys
from companion.locale import _
from companion.untyped import GamesOwn
from screens.table.enter_key import Takes
from screens.table.panels.announcement import Announced
from screens.table.panels.log import Log
from screens.table.seat.steps import Steps

LONGEST = 12  # the longest unknown word that a message repeats
UNREAD = "•"  # shown instead of a letter that may be part of a PIN


@dataclass(frozen=True)
class Shown:
    """What a face shows: the view, the choices and the log of one seat."""

    view: GamesOwn
    game: AnyGame
    choices: Sequence[Choice[Move]]  # choices that are due
    others: Sequence[Choice[Move]]  # optional choices
    log: Sequence[str]
    keys: TurnKeys
    figures: bool = True  # whether figures are keys; not where a PIN may be typed by mistake

    @cached_property
    def sheet(self) -> Sheet:
        """Return the view in words, made once."""
        return self.game.words.sheet(self.view)


class Moving(Protocol):
    """Plays the moves that are chosen on a face."""

    def chosen(self, steps: Steps) -> None:
        """Play the chosen move, or first ask for the fields to type."""

    def play_all(self, moves: Iterable[Move]) -> None:
        """Play moves one after the other, until one is refused."""

    def forbids(self, point: Point, sign: str) -> bool:
        """Show which rule forbids the move that this key usually makes; say whether one does."""

    def forbids_at(self, point: Point, place: str) -> bool:
        """Show which rule forbids a move to this place; say whether one does."""

    def why_not(self, text: str) -> None:
        """Show that nothing comes of a key or a tap, what is due, and the key for its rule."""


class Panels(Protocol):
    """The panels of a page, of which a narrow window shows one."""

    @property
    def panel(self) -> str:
        """Return the name of the visible panel."""

    def show(self, panel: str) -> None:
        """Show a panel."""


class Holder(Protocol):
    """The page around a face."""

    takes: Takes  # which typed keys it accepts

    @property
    def mover(self) -> Moving:
        """Return what plays the chosen moves."""

    @property
    def tabs(self) -> Panels:
        """Return the panels."""

    @property
    def gone(self) -> bool:
        """Say whether the page was left, though it is still drawn."""

    def say(self, text: str) -> None:
        """Show a message, or none."""

    def say_for_now(self, text: str) -> None:
        """Show a message until the next key or screen."""

    def sign_enter(self) -> None:
        """Show the sign of Enter where it acts now."""

    def ask_for_next(self) -> None:
        """Show what is asked for, after a step was taken or taken back."""


class Face(Horizontal):
    """Shows a table and leads to a move; the page around it has the commands, and plays."""

    BLANK = True  # its widgets fill it, so that it need not be drawn
    panels: ClassVar[Mapping[str, str]] = {}
    """The titles of the panels, of which a narrow window shows one; the first is shown first."""
    whole: ClassVar[bool] = False
    """Whether it shows everything, so that the page around it takes little room.

    Such a face also lays out the announcement.
    """
    across: ClassVar[bool] = False
    """Whether the mark also moves left and right."""
    holder: Holder
    news: Announced | None = None  # the announcement, if the face has a place for it
    typed = ""  # the typed beginning of a name
    _unknown = ""  # typed letters that mean nothing here

    @property
    def room(self) -> int:
        """Return how many letters a row of the log may have."""
        return 200

    @property
    def aside(self) -> Region:
        """Return the region where messages hide the least: the log, and what is above it."""
        above = self.query_one(Log).parent
        return above.region if isinstance(above, Widget) else Region()

    def tell_below(self, words: str) -> None:
        """Show below the picture what does not fit above it, if there is a place."""

    @property
    def asked(self) -> str:
        """Return the question for the next step of a choice."""
        raise NotImplementedError

    @property
    def awaited(self) -> str:
        """Return a special text about what everybody waits for; empty for the game's own."""
        return ""

    @property
    def begun(self) -> bool:
        """Say whether a choice was begun and can be taken back."""
        raise NotImplementedError

    @property
    def hint(self) -> str:
        """Say how to choose while nothing is marked; empty if nothing can be chosen."""
        raise NotImplementedError

    @property
    def counts(self) -> Mapping[str, int]:
        """Return counts to show on the tabs of hidden panels."""
        return {}

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Go through the meaning of keys and signs: headings, each with signs and meanings."""
        yield _("Keys of a list"), (("1 a", _("the same all turn, whoever acts")),)

    def reached(self, *, narrow: bool) -> Sequence[str]:
        """Return the panels that Tab leads through."""
        return tuple(self.panels)

    def tell(self, shown: Shown) -> None:
        """Show the table, and offer its choices from the beginning."""
        raise NotImplementedError

    def tell_ticked(self) -> None:
        """Show that a task at the board was done, where the face shows tasks."""

    def offer(self, choices: Sequence[Choice[Move]], question: str = "") -> None:
        """Offer these choices instead, until one is made or left."""
        raise NotImplementedError

    def back(self) -> bool:
        """Take the last step back; say whether there was one."""
        raise NotImplementedError

    def unheard(self, typed: str) -> str:
        """Return the message that nothing has this key, or that nothing has such a name."""
        if not self.holder.takes.names:
            self.understood()
            return _("Nothing is called so here. Two secret keys come behind Enter.")
        self._unknown += typed
        if len(self._unknown) == 1:
            return _("Nothing has the key {typed} here.").format(typed=typed)
        return self._unheard(self._unknown)

    def _say_unheard(self, typed: str) -> None:
        """Show that message; for a first key that means nothing, also what is due and its rule."""
        said = self.unheard(typed)
        if len(self._unknown) == 1:
            self.holder.mover.why_not(said)
        else:
            self.holder.say_for_now(said)

    def _unheard(self, word: str) -> str:
        """Return the message that nothing has such a name, and what can be done."""
        said = _("Nothing is called “{typed}” here.").format(typed=word[-LONGEST:])
        return f"{said} {self.hint}".rstrip()

    @property
    def repeated(self) -> str:
        """Return the typed beginning, made unreadable where it may be part of a PIN."""
        return self.typed if self.holder.takes.names else UNREAD * len(self.typed)

    def understood(self) -> None:
        """Forget the unknown letters."""
        self._unknown = ""

    def refused(self) -> None:
        """Return to the step before a move that was refused."""
        self.back()

    def type(self, sign: str) -> None:
        """Handle a typed sign."""
        raise NotImplementedError

    def mark(self, across: int, down: int) -> None:
        """Move the mark."""
        raise NotImplementedError

    @property
    def proposes(self) -> bool:
        """Say whether something is marked that Enter would choose."""
        raise NotImplementedError

    def let_enter(self, enters: bool) -> None:
        """Show or hide the sign of Enter at the mark."""
        raise NotImplementedError

    def choose(self) -> bool:
        """Choose what is marked; say whether anything was."""
        raise NotImplementedError
