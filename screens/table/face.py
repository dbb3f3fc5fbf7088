"""The middle of a seat's page: what is seen of the game, and where choices are taken."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.containers import Horizontal
from textual.message import Message

from companion.game import Choice, Game
from screens.table.steps import Steps


@dataclass(frozen=True)
class Shown:
    """How a table stands, for one seat."""

    view: Any
    game: Game[Any, Any, Any]
    choices: Sequence[Choice[Any]]
    log: Sequence[str]


class Face(Horizontal):
    """Shows a table and leads to a move; the page around it has the commands, and plays."""

    BLANK = True  # what it holds leaves nothing of it to be seen
    panels: ClassVar[Mapping[str, str]] = {}
    """The names of what is shown one at a time where not all have room."""

    class Chosen(Message):
        """A move was chosen; or all of it but what is typed."""

        def __init__(self, steps: Steps) -> None:
            """Give the steps that lead to it."""
            super().__init__()
            self.steps = steps

    class Said(Message):
        """There is something to say, or no more."""

        def __init__(self, text: str) -> None:
            """Say this."""
            super().__init__()
            self.text = text

    class Moved(Message):
        """Something was chosen or taken back, and something else is asked for now."""

    @property
    def asked(self) -> str:
        """Ask for what comes next in a choice that was begun."""
        raise NotImplementedError

    @property
    def begun(self) -> bool:
        """Say whether there is a choice to take back."""
        raise NotImplementedError

    @property
    def hint(self) -> str:
        """Say how something is chosen, where nothing is marked; nothing where nothing can be."""
        raise NotImplementedError

    def tell(self, shown: Shown) -> None:
        """Show how the table stands, and offer what can be chosen, with nothing chosen."""
        raise NotImplementedError

    def offer(self, choices: Sequence[Choice[Any]]) -> None:
        """Offer other choices for once."""
        raise NotImplementedError

    def back(self) -> bool:
        """Take the last choice back; say whether there was one."""
        raise NotImplementedError

    def type(self, sign: str) -> None:
        """Take a sign that was typed."""
        raise NotImplementedError

    def mark(self, across: int, down: int) -> None:
        """Mark what lies there."""
        raise NotImplementedError

    def choose(self) -> bool:
        """Choose what is marked; say whether anything was."""
        raise NotImplementedError
