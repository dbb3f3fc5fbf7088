"""A new table: the game, the mode, the players, the board, the PIN."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import Button, Input, RadioSet

from companion import games, table
from companion.core import CompanionError, Options
from companion.locale import _
from companion.sitting import Sitting
from companion.store import files
from companion.store.tables import Tables
from screens.kit.commands import Command, bindings
from screens.kit.form import field, row
from screens.kit.pin_form import THE_PIN, NewPin
from screens.kit.radio_row import ways
from screens.kit.refusals import refused

TITLES = {"mind-mgmt": "MIND MGMT"}
MODES = {"full": _("full game"), "training": _("training mission")}


class Begin(NewPin[Sitting | None]):
    """Asks for what a table needs, on one page; what is typed stays until the table stands."""

    AUTO_FOCUS = "#players"
    leads: ClassVar = {
        "players": "pin",
        "box": "pin",
        "pin": "pin-again",
    }  # the board is as printed
    BINDINGS: ClassVar = bindings(
        [
            Command("begin", "f5", _("Begin"), _("begin the table")),
            Command("dismiss(None)", "escape", _("Back"), _("begin no table")),
        ]
    )

    def __init__(self, tables: Tables) -> None:
        """Begin in this folder, with the players of the last table."""
        super().__init__()
        self._tables = tables
        rows = tables.list()
        self._players = " ".join(rows[0].summary.get("players", [])) if rows else ""

    def on_mount(self) -> None:
        """Mark the players of the last table: who types replaces them."""
        self.input("players").select_all()

    def heading(self) -> str:
        """Name the page."""
        return _("A new table")

    def fields(self) -> ComposeResult:
        """Lay out what a table needs."""
        yield row(_("Game"), ways("game", [TITLES[game] for game in games.SHELF]))
        yield row(_("Mode"), ways("mode", MODES.values()))
        yield row(_("Players"), field("players", _("clockwise: Eva Adam Petr"), self._players))
        yield row(_("Board"), field("box", _("as printed; or a file")))
        yield from self.twice_rows("pin", _("PIN"), THE_PIN)

    def below(self) -> ComposeResult:
        """Lay out the button."""
        yield Button(_("Begin"), id="begin", variant="primary", compact=True)

    @on(Input.Submitted, "#pin-again")
    def whole(self) -> None:
        """Begin behind the last field."""
        self.action_begin()

    @on(Button.Pressed)
    def action_begin(self) -> None:
        """Begin the table, or say what is still wrong and stand in that field."""
        board = self.input("box").value.strip()
        at = "players"
        try:
            options = self._possible({"mode": self._mode(), "players": self._names()})
            if board:
                at = "box"
                options = self._possible({**options, "board": files.read_text(files.named(board))})
            at = "pin"
            if pin := self.twice("pin"):
                self.dismiss(self._begun(options, pin))
        except CompanionError as reason:
            self.refuse(at, refused(reason))

    def _mode(self) -> str:
        """Give the mode that is chosen."""
        return list(MODES)[self.query_one("#mode", RadioSet).pressed_index]

    def _names(self) -> str:
        """Give the players as they are typed, with commas or without."""
        return " ".join(self.input("players").value.replace(",", " ").split())

    def _game(self) -> str:
        """Give the game that is chosen."""
        return list(games.SHELF)[self.query_one("#game", RadioSet).pressed_index]

    def _possible(self, options: Options) -> Options:
        """Give the options back, or refuse those with which no table can begin."""
        table.Table(self._game(), games.take(self._game()).rules.complete(options))
        return options

    def _begun(self, options: Options, pin: str) -> Sitting:
        """Begin the table."""
        game = self._game()
        name = self._tables.free_name(game)
        begun = table.begin(self._tables, name, game, options, pin)
        return Sitting(self._tables, self._tables.find(name), begun)
