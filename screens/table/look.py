"""What a game's folder of screens gives; a game without one is shown in words alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from textual.screen import Screen

from companion.table import Table
from screens.table.extras import Extra
from screens.table.face import Face
from screens.table.public_picture import PublicPicture


@dataclass(frozen=True)
class Look:
    """How one game looks."""

    # The middle of the page that all games share, where a game has a picture.
    face: Callable[[], Face] | None = None
    # What everybody sees of the game, drawn for a screen that only shows it.
    picture: Callable[[], PublicPicture] | None = None
    # The same with what the hidden seat sees, for an example that hides nothing from anybody.
    hidden_picture: Callable[[], PublicPicture] | None = None
    # A page that tells an ended game again; it may draw itself until somebody presses a key.
    retold: Callable[[Table, bool], Screen[None]] | None = None
    # What is under More in a way of the game's own; else it is made of its choices.
    extras: tuple[Extra, ...] = ()
    # How far the game is, in a few words; else its stamp says it.
    progress: Callable[[Any], str] | None = None


PLAIN = Look()
