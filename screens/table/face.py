"""The middle of a seat's page: what is seen of the game, and where choices are taken."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from textual.containers import Horizontal
from textual.geometry import Region
from textual.widget import Widget

from companion.choice_tree import Point
from companion.game import Choice, Game
from companion.locale import _
from screens.table.announcement import Announced
from screens.table.door import Takes
from screens.table.log import Log
from screens.table.steps import Steps

LONGEST = 12  # letters of a word that nothing is called like
UNREAD = "•"  # a letter that is not for everybody


@dataclass(frozen=True)
class Shown:
    """How a table stands, for one seat."""

    view: Any
    game: Game[Any, Any, Any]
    choices: Sequence[Choice[Any]]  # what is due
    others: Sequence[Choice[Any]]  # what nobody has to do
    log: Sequence[str]
    figures: bool = True  # whether figures are keys: not where a PIN comes next


class Moving(Protocol):
    """What plays the moves that are chosen on a face."""

    def chosen(self, steps: Steps) -> None:
        """Play a move that was chosen, or ask first for what is typed."""

    def play_all(self, moves: Iterable[Any]) -> None:
        """Play moves one after the other, until one is refused."""

    def forbids(self, point: Point, sign: str) -> bool:
        """Say why what a key stands for elsewhere is not allowed now; say whether that is so."""


class Panels(Protocol):
    """The panels of a page, one of them in sight where not all have room."""

    @property
    def panel(self) -> str:
        """Name the one in sight."""

    def show(self, panel: str) -> None:
        """Show a panel."""


class Holder(Protocol):
    """The page around a face: it asks, says and plays."""

    @property
    def mover(self) -> Moving:
        """Give what plays the moves that are chosen."""

    @property
    def tabs(self) -> Panels:
        """Give the panels."""

    @property
    def gone(self) -> bool:
        """Say whether somebody has left this page, though it is still drawn."""

    @property
    def takes(self) -> Takes:
        """Say what is taken here of what is typed."""

    def say(self, text: str) -> None:
        """Say something, or no more."""

    def say_for_now(self, text: str) -> None:
        """Say something until the next key, or until another screen comes."""

    def sign_enter(self) -> None:
        """Let the sign of Enter stand where Enter acts now."""

    def ask_for_next(self) -> None:
        """Say what is asked for now: something was chosen, or taken back."""


class Face(Horizontal):
    """Shows a table and leads to a move; the page around it has the commands, and plays."""

    BLANK = True  # what it holds leaves nothing of it to be seen
    panels: ClassVar[Mapping[str, str]] = {}
    """The names of what is shown one at a time where not all have room; the first comes first."""
    whole: ClassVar[bool] = False
    """Whether it shows all there is to know, so that the page around it is to take little room.

    Such a face lays out what is said aloud, too.
    """
    across: ClassVar[bool] = False
    """Whether marks go to the left and right, too."""
    holder: Holder
    news: Announced | None = None  # what is said aloud, where the face has the place for it
    typed = ""  # what was typed so far of a longer name
    _unknown = ""  # what was typed since anything was understood

    @property
    def room(self) -> int:
        """Count the letters of a row of the log; what has no room there is cut."""
        return 200

    @property
    def aside(self) -> Region:
        """Give where words hide the least while they lie over it: the log, and what is above."""
        above = self.query_one(Log).parent
        return above.region if isinstance(above, Widget) else Region()

    def tell_below(self, words: str) -> None:
        """Tell below the picture what has no room above it, where there is such a place."""

    @property
    def asked(self) -> str:
        """Ask for what comes next in a choice that was begun."""
        raise NotImplementedError

    @property
    def awaited(self) -> str:
        """Say what everybody waits for, where the game's own words are not enough."""
        return ""

    @property
    def begun(self) -> bool:
        """Say whether there is a choice to take back."""
        raise NotImplementedError

    @property
    def hint(self) -> str:
        """Say how something is chosen, where nothing is marked; nothing where nothing can be."""
        raise NotImplementedError

    @property
    def counts(self) -> Mapping[str, int]:
        """Count what is in panels, where that is good to know while they are not in sight."""
        return {}

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Tell what its signs mean: headings, and below each of them signs with their meaning."""
        return ()

    def reached(self, *, narrow: bool) -> Sequence[str]:
        """Give the panels that Tab leads through: those of which one is in sight."""
        return tuple(self.panels)

    def tell(self, shown: Shown) -> None:
        """Show how the table stands, and offer what can be chosen, with nothing chosen."""
        raise NotImplementedError

    def tell_ticked(self) -> None:
        """Show that something was done at the board, where that is told here, too."""

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""
        raise NotImplementedError

    def back(self) -> bool:
        """Take the last choice back; say whether there was one."""
        raise NotImplementedError

    def unheard(self, typed: str) -> str:
        """Say that nothing has a key, or that nothing is called like the word it belongs to."""
        if not self.holder.takes.names:
            self.understood()
            return _("Nothing is called so here. Two secret keys come behind Enter.")
        self._unknown += typed
        if len(self._unknown) == 1:
            return _("Nothing has the key {typed} here.").format(typed=typed)
        return self._unheard(self._unknown)

    def _unheard(self, word: str) -> str:
        """Say that nothing is called like a word, and what can be done here."""
        said = _("Nothing is called “{typed}” here.").format(typed=word[-LONGEST:])
        return f"{said} {self.hint}".rstrip()

    @property
    def repeated(self) -> str:
        """Give what was typed so far, as everybody who looks here may read it."""
        return self.typed if self.holder.takes.names else UNREAD * len(self.typed)

    def understood(self) -> None:
        """Forget what nothing is called like: something else has come."""
        self._unknown = ""

    def refused(self) -> None:
        """Offer again what there was before a move was chosen that was not taken."""
        self.back()

    def type(self, sign: str) -> None:
        """Take a sign that was typed."""
        raise NotImplementedError

    def mark(self, across: int, down: int) -> None:
        """Mark what lies there."""
        raise NotImplementedError

    @property
    def proposes(self) -> bool:
        """Say whether anything is marked that can be chosen."""
        raise NotImplementedError

    def let_enter(self, enters: bool) -> None:
        """Show the sign of Enter where it chooses, or nowhere while it does something else."""
        raise NotImplementedError

    def choose(self) -> bool:
        """Choose what is marked; say whether anything was."""
        raise NotImplementedError
