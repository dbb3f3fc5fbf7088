"""What a game's folder of screens provides; without one a game is shown in words alone."""

from collections.abc import Callable
from dataclasses import dataclass

from textual.screen import Screen

from companion.play.table import Table
from companion.untyped import GamesOwn
from screens.table.extras import Extra
from screens.table.face import Face
from screens.table.known_source import KnownSource
from screens.table.public_picture import PublicPicture


@dataclass(frozen=True)
class Look:
    """The look of one game."""

    # The face that replaces the list, for a game with a picture.
    face: Callable[[], Face] | None = None
    # The public picture, for a second screen.
    picture: Callable[[], PublicPicture] | None = None
    # The same picture with the hidden seat's view, for an example.
    hidden_picture: Callable[[], PublicPicture] | None = None
    # The page that shows an ended game again; it can draw itself until a key is pressed.
    retold: Callable[[Table, bool], Screen[None]] | None = None
    # The page of what can be known of a hidden trail.
    known: Callable[[KnownSource], Screen[None]] | None = None
    # The list under More; by default it is made of the optional choices.
    extras: tuple[Extra, ...] = ()
    # Rows under More beside those of the optional choices.
    beside: tuple[Extra, ...] = ()
    # How far the game is, in a few words; by default its stamp.
    progress: Callable[[GamesOwn], str] | None = None


PLAIN = Look()
