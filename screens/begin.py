"""A new table: the game, the mode, the players, the board, the PIN."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, RadioSet, Static

from companion import games, table
from companion.core import CompanionError, Options
from companion.locale import _
from companion.store import files, vault
from companion.store.tables import Tables
from screens.commands import Command, bindings
from screens.sitting import Sitting
from screens.ways import ways

if TYPE_CHECKING:
    from screens.app import Companion

TITLES = {"mind-mgmt": "MIND MGMT"}
MODES = {"full": _("full game"), "training": _("training mission")}
FIELDS = ("players", "box", "pin", "again")
SHORT = _("A short PIN keeps off a glance only, not somebody who has the file.")


class Begin(Screen[Sitting | None]):
    """Asks for what a table needs, on one page; what is typed stays until the table stands."""

    app: "Companion"
    CSS_PATH = "begin.tcss"
    AUTO_FOCUS = "#players"
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

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(_("A new table"), id="title")
        with VerticalScroll(id="page", can_focus=False):
            yield from _chosen("game", _("Game"), [TITLES[game] for game in games.SHELF])
            yield from _chosen("mode", _("Mode"), list(MODES.values()))
            yield from _typed("players", _("Players"), _("clockwise: Eva Adam Petr"), self._players)
            yield from _typed("box", _("Board"), _("as printed; or the file of your own"))
            yield from _typed("pin", _("PIN"), _("or a passphrase: the keeper's"), hidden=True)
            yield from _typed("again", _("Again"), _("the same once more"), hidden=True)
            yield Static(id="answer", markup=False)
            yield Button(_("Begin"), id="begin", variant="primary", compact=True)
        yield Footer()

    @on(Input.Submitted)
    def go_on(self, event: Input.Submitted) -> None:
        """Go to the next field, and begin behind the last one; the printed board is passed by."""
        if event.input.id == "players":
            self._input("pin").focus()
        elif event.input.id == "again":
            self.action_begin()
        else:
            self.focus_next()

    @on(Input.Changed, "#pin")
    def warn(self, event: Input.Changed) -> None:
        """Say what a short PIN is good for."""
        self._say(SHORT if event.value and vault.is_short(event.value) else "")

    def _input(self, name: str) -> Input:
        """Give a field."""
        return self.query_one(f"#{name}", Input)

    @on(Button.Pressed)
    def action_begin(self) -> None:
        """Begin the table, or say what is still wrong and stand in that field."""
        players, board, pin, again = (self._input(name).value for name in FIELDS)
        if pin != again:
            self._input("again").clear()
            self._refuse("again", _("The second PIN differs from the first; type it once more."))
            return
        try:
            vault.need_pin(pin)
        except CompanionError as reason:
            self._refuse("pin", str(reason))
            return
        try:
            self.dismiss(self._begun(self._options(players, board.strip()), pin))
        except CompanionError as reason:
            self._refuse("box" if board.strip() else "players", str(reason))

    def _options(self, players: str, board: str) -> Options:
        """Take the options as they stand on the page."""
        mode = list(MODES)[self.query_one("#mode", RadioSet).pressed_index]
        options = {"mode": mode, "players": " ".join(players.replace(",", " ").split())}
        if board:
            options["board"] = files.read_text(Path(board).expanduser())
        return options

    def _begun(self, options: Options, pin: str) -> Sitting:
        """Begin the table."""
        game = list(games.SHELF)[self.query_one("#game", RadioSet).pressed_index]
        name = self._tables.free_name(game)
        begun = table.begin(self._tables, name, game, options, pin)
        return Sitting(self._tables, self._tables.find(name), begun)

    def _refuse(self, name: str, why: str) -> None:
        """Say what is wrong, and stand where it can be put right."""
        self._input(name).focus()
        self._say(why)

    def _say(self, text: str) -> None:
        """Say something below the fields."""
        self.query_one("#answer", Static).update(text)


def _chosen(name: str, label: str, told: list[str]) -> ComposeResult:
    """Lay out a choice: the first way is the usual one."""
    with Horizontal(classes="row"):
        yield Static(label, classes="label")
        yield ways(name, told)


def _typed(
    name: str, label: str, told: str, value: str = "", *, hidden: bool = False
) -> ComposeResult:
    """Lay out a field."""
    with Horizontal(classes="row"):
        yield Static(label, classes="label")
        yield Input(
            value, placeholder=told, password=hidden, id=name, compact=True, select_on_focus=False
        )
