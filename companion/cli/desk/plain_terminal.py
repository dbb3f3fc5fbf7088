"""A terminal for ears and braille lines: lines that only follow each other, each said whole."""

from companion.cli.desk.desk import Complete, next_line
from companion.cli.desk.output import ask_plainly, say
from companion.cli.desk.terminal import Terminal
from companion.locale import _


class PlainTerminal(Terminal):
    """Prints each line once and draws nothing; the hidden side keeps a screen of its own."""

    @property
    def size(self) -> tuple[int, int]:
        """Return no columns and rows, as nothing is laid out by them."""
        return 0, 0

    @property
    def prompt(self) -> str:
        """Return what asks for a line."""
        return _("Your line: ")

    def wrapped(self, line: str) -> list[str]:
        """Return a line as it is; whoever reads it needs it whole."""
        return [line]

    def draw(self, row: str) -> None:
        """Say a row that people copy."""
        self.say(row)

    def ask(self, prompt: str, complete: Complete | None = None) -> str | None:
        """Read a line as the terminal gives it: what redraws a typed line is left out."""
        ask_plainly(_unsigned(prompt))
        line = next_line()
        if line is None:
            say()
        return line

    def secret(self, prompt: str) -> str | None:
        """Read a line without echo."""
        return super().secret(_unsigned(prompt))

    def page(self) -> None:
        """Go on below what was said."""


def _unsigned(prompt: str) -> str:
    """Return a prompt that ends with a colon in place of a sign."""
    return f"{prompt.rstrip('>: ')}: "
