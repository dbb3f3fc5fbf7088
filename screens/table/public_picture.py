"""The public picture of a game, for a second screen."""

from typing import Any, ClassVar

from textual.containers import Container


class PublicPicture(Container, can_focus=False):
    """Draws the public view of one game."""

    wide: ClassVar[bool] = False
    """Whether it takes all the width that the words beside it can spare."""

    def tell(self, view: Any) -> None:
        """Draw this view."""
        raise NotImplementedError
