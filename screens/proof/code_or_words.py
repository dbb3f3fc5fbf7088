"""A page with a code beside words; where both have no room, it turns between them."""

from companion.locale import N_
from screens.kit.commands import Command
from screens.kit.page import Page

TURN = Command("turn", "space,tab", N_("Code/words"), N_("show the code or the words"))


class CodeOrWords(Page[None]):
    """Shows a code and words, or one of them."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Turn only where both have no room."""
        return action != TURN.action or self.has_class("-narrow")

    def on_resize(self) -> None:
        """Name what can be done there."""
        self.refresh_bindings()

    def action_turn(self) -> None:
        """Turn between code and words."""
        self.toggle_class("-words")
