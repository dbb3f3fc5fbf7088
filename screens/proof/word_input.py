"""An input for words of the list: the word at hand is completed while it is typed."""

from typing import ClassVar

from textual.suggester import Suggester
from textual.widgets import Input

from companion.locale import N_
from companion.seal import words
from screens.kit.commands import Command, bindings


def completed(typed: str) -> str:
    """Complete the last word, where anything of it is typed and only one list word is nearest."""
    before, blank, begun = typed.rpartition(" ")
    known = words.completions(begun, words.language()) if begun else ()
    return f"{before}{blank}{known[0]}" if known else typed


class Completing(Suggester):
    """Suggests the rest of the last word."""

    async def get_suggestion(self, value: str) -> str | None:
        """Complete what is typed."""
        return completed(value)


class WordsInput(Input):
    """Takes words; Tab completes the one at hand, or goes on where nothing is to complete."""

    BINDINGS: ClassVar = bindings(
        [Command("complete", "tab", N_("Complete"), N_("complete the word, or go on"), shown=False)]
    )

    def __init__(
        self, *, placeholder: str = "", id: str | None = None, select_on_focus: bool = True
    ) -> None:
        """Begin with no words."""
        super().__init__(
            placeholder=placeholder,
            id=id,
            compact=True,
            select_on_focus=select_on_focus,
            suggester=Completing(use_cache=False, case_sensitive=True),
        )

    def action_complete(self) -> None:
        """Complete the word at hand, or go on."""
        whole = completed(self.value)
        if whole == self.value:
            self.screen.focus_next()
        else:
            self.value = f"{whole} "
            self.cursor_position = len(self.value)
