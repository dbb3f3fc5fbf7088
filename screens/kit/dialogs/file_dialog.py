"""A dialog that writes a new file; if the name is taken or the disk is full, it asks again."""

from collections.abc import Callable
from pathlib import Path

from companion.locale import _
from companion.store.disk import files
from companion.text.plaintext import visible
from screens.kit.dialogs.line_dialog import LineDialog


class FileDialog(LineDialog[Path]):
    """Asks for the name of a new file, and writes a text to it."""

    def __init__(self, text: Callable[[], str], name: str, told: str, private: bool = False):
        """Propose this name, and say what the file is good for."""

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
    """Say that the file was written; empty without a file."""
    return _("{file}: written").format(file=visible(path)) if path else ""
