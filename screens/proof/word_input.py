"""A field for words of the list, which completes the word that is typed."""

from typing import ClassVar

from textual.suggester import Suggester
from textual.widgets import Input

from companion.locale import N_
from companion.seal import words
from screens.kit.keys.commands import Command, bindings


def completed(typed: str) -> str:
    """Complete the last word with the first that begins like it, if there is one."""
    before, blank, begun = typed.rpartition(" ")
    known = words.completions(begun, words.language()) if begun else ()
    return f"{before}{blank}{known[0]}" if known else typed


class WordSuggester(Suggester):
    """Suggests the rest of the last word."""

    async def get_suggestion(self, value: str) -> str | None:
        """Return the typed text with its last word completed."""
        return completed(value)


class WordsInput(Input):
    """A field for words; Tab completes the last one, or goes to the next field."""

    BINDINGS: ClassVar = bindings(
        [Command("complete", "tab", N_("Complete"), N_("complete the word, or go on"), shown=False)]
    )

    def __init__(
        self, *, placeholder: str = "", id: str | None = None, select_on_focus: bool = True
    ) -> None:
        """Begin without words."""
        super().__init__(
            placeholder=placeholder,
            id=id,
            compact=True,
            select_on_focus=select_on_focus,
            suggester=WordSuggester(use_cache=False, case_sensitive=True),
        )

    def action_complete(self) -> None:
        """Complete the last word, or go to the next field."""
        whole = completed(self.value)
        if whole == self.value:
            self.screen.focus_next()
        else:
            self.value = f"{whole} "
            self.cursor_position = len(self.value)
