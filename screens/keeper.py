"""The keeper's side: the secret map and his choices, until the curtain falls."""

from collections.abc import Mapping
from typing import Any, ClassVar

from textual import events

from companion.core import KEEPER
from companion.locale import _
from screens.commands import Command, bindings
from screens.picture import Picture, secret_picture
from screens.side import MOVES, Side
from screens.tracks import secret_facts

COMMANDS = (Command("dismiss(None)", "escape,f2", _("Hide"), _("let the curtain fall")),)


class Keeper(Side):
    """Shows the map and takes the keeper's lines."""

    seat = KEEPER
    hot = ("step", "start")
    BINDINGS: ClassVar = bindings((*MOVES, *COMMANDS))

    def picture(self, known: Mapping[str, Any]) -> Picture:
        """Draw the secret map."""
        return secret_picture(known)

    def facts(self, known: Mapping[str, Any]) -> str:
        """Tell the cards and the time track."""
        return secret_facts(known)

    def on_app_blur(self, event: events.AppBlur) -> None:
        """Hide when the terminal is not looked at any more."""
        self.dismiss(None)
