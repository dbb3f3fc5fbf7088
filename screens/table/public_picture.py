"""What everybody sees of a game, drawn for a screen that nobody plays at."""

from typing import Any, ClassVar

from textual.containers import Container


class PublicPicture(Container, can_focus=False):
    """Draws the public view of one game."""

    wide: ClassVar[bool] = False
    """Whether it takes all the room that words beside it can spare."""

    def tell(self, view: Any) -> None:
        """Draw how the table stands."""
        raise NotImplementedError
