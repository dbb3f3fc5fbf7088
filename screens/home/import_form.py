"""Imports a table from a file: a whole one with its PIN, or a new one from a game text."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import Button, Input

from companion.core import CompanionError
from companion.locale import N_, _
from companion.play import import_source, replay
from companion.play.import_source import Source
from companion.store.disk import files
from companion.store.tables import Tables
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.form import field, row
from screens.kit.dialogs.pin_form import THE_PIN, PinForm
from screens.kit.keys.commands import Command, bindings


class ImportForm(PinForm[str | None]):
    """Asks for the file and what it needs; returns the name of the table."""

    AUTO_FOCUS = "#file"
    leads: ClassVar = {"name": "file", "box": "pin", "pin": "pin-again"}
    BINDINGS: ClassVar = bindings(
        [
            Command("take_over", "f5", N_("Import"), N_("import the table")),
            Command("dismiss(None)", "escape", N_("Back"), N_("import nothing")),
        ]
    )

    def __init__(self, tables: Tables) -> None:
        """Import into this folder."""
        super().__init__()
        self._tables = tables

    def heading(self) -> str:
        """Return the title of the page."""
        return _("A table from a file")

    def fields(self) -> ComposeResult:
        """Lay out the fields; a whole table needs only its file."""
        yield row(_("File"), field("file", _("a table, or a game text")))
        yield row(_("Name"), field("name", _("as before, or another one")))
        yield row(_("Board"), field("box", _("as printed, or a file")))
        yield from self.twice_rows("pin", _("PIN"), _(THE_PIN))

    def below(self) -> ComposeResult:
        """Lay out the button."""
        yield Button(_("Import"), id="import", variant="primary", compact=True)

    @on(Input.Submitted, "#file")
    @on(Input.Submitted, "#pin-again")
    def whole(self) -> None:
        """Import at once if nothing more is needed, or go on."""
        self.action_take_over()

    @on(Button.Pressed)
    def action_take_over(self) -> None:
        """Import the table, or say what is still wrong."""
        path = files.named(self.input("file").value)
        try:
            text = files.read_text(path)
            found = import_source.source(
                text, None if import_source.is_whole(text) else self._board()
            )
            pin = self._pin() if found.hides else ""
            if pin or not found.hides:
                self.dismiss(self._taken(found, path, pin or None))
        except CompanionError as reason:
            self.say(in_a_sentence(reason))

    def _pin(self) -> str:
        """Return the PIN that a game text needs for its new hidden side."""
        if self.input("pin").value:
            return self.twice("pin")
        self.refuse("pin", _("This is a game text: choose a PIN for its hidden side."))
        return ""

    def _board(self) -> str | None:
        """Read the file of the board, if it is not the printed one."""
        box = self.input("box").value.strip()
        return files.read_text(files.named(box)) if box else None

    def _taken(self, found: Source, path: Path, pin: str | None) -> str:
        """Import the file under its own name or another one."""
        name = self.input("name").value.strip() or ("" if found.whole else path.stem)
        taken = found.into(self._tables, name, pin)
        if found.dealt:
            self.app.notify(replay.undealt())
        return taken
