"""Writing a file that somebody names; a taken name or a full disk is said, and asked again."""

from collections.abc import Callable
from pathlib import Path

from companion.locale import _
from companion.plaintext import visible
from companion.store import files
from screens.kit.line_dialog import Asking


class Saving(Asking[Path]):
    """Asks for the name of a new file, and writes a text into it."""

    def __init__(self, text: Callable[[], str], name: str, told: str, private: bool = False):
        """Offer this name; say what the file is good for."""

        def write(typed: str) -> Path:
            path = files.named(typed).absolute()
            files.write_new(path, text(), files.PRIVATE if private else 0o666)
            return path

        offered = name.replace("/", "-").replace(" ", "-")
        question = _(
            "Write it to which file? A name alone goes to the folder where Companion was started."
        )
        super().__init__(question, write, value=offered, told=told)


def done(path: Path | None) -> str:
    """Say what was written."""
    return _("{file}: written").format(file=visible(path)) if path else ""
