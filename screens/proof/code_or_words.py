"""A page with a QR code and words; in a narrow window a key shows one or the other."""

from companion.locale import N_
from screens.kit.keys.commands import Command
from screens.kit.page import Page

TURN = Command("turn", "space,tab", N_("Code/words"), N_("show the code or the words"))


class CodeOrWords(Page[None]):
    """Shows a code and words, or one of them."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow the key only in narrow windows."""
        return action != TURN.action or self.has_class("-narrow")

    def on_resize(self) -> None:
        """Show the commands for the new size."""
        self.refresh_bindings()

    def action_turn(self) -> None:
        """Show the words instead of the code, or the code again."""
        self.toggle_class("-words")
