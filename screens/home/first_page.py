"""The first page: the list of tables, a new table, and what needs no table."""

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from companion.contract.player_names import alone
from companion.core import CompanionError
from companion.locale import N_, _
from companion.locale.dates import short_day
from companion.store.machine_notes import HOLDER, OWN, SHARED
from companion.store.rows import TableRow
from companion.telling.refusals import in_a_sentence
from companion.telling.table.tables import called, where
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.menu import Menu
from screens.kit.page import Page
from screens.kit.window import window

if TYPE_CHECKING:  # the first page needs no table
    from companion.evening.sitting import Sitting

FIRST = Command("first", "f", N_("First game"), N_("learn it by playing"), shown=False)
ANYWHERE = (
    Command("new", "n", N_("New table"), N_("begin a game"), shown=False),
    Command("example", "a", N_("Example"), N_("see a whole evening"), shown=False),
    Command("import", "i", N_("Import"), N_("a table from a file"), shown=False),
    Command("rules", "u", N_("Rules"), N_("look a rule up"), shown=False),
    Command("verify", "v", N_("Check a game"), N_("did anybody cheat?"), shown=False),
    Command("envelopes", "e", N_("Envelopes"), N_("seal a hidden choice"), shown=False),
    Command("settings", "s", N_("Settings"), N_("language, colours"), shown=False),
    Command("app.quit", "q", N_("Quit"), N_("all is saved"), shown=False),
)
TABLE = (
    Command("rename", "r", N_("Rename"), N_("give the marked table another name")),
    Command("export", "x", N_("Export"), N_("write the marked table to a file")),
    Command("delete", "d,delete", N_("Delete"), N_("delete the marked table for good")),
)
WELCOME = (
    N_("Companion sits beside your boxed game: board and cards stay on the table."),
    N_("It keeps a player's secret, answers by the rules, counts, knows the rulebook."),
    N_("Nothing leaves this device. New here? Press f for a first game, with hints."),
)


class FirstPage(Page[None]):
    """Lists the tables, with the one played last first and marked."""

    BINDINGS: ClassVar = bindings((FIRST, *ANYWHERE, *TABLE))
    AUTO_FOCUS = "#tables"

    def __init__(self) -> None:
        """Begin without tables."""
        super().__init__()
        self._rows: tuple[TableRow, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the title, the list and a message."""
        yield Static(_("Companion, beside your box"), classes="title")
        yield Static(id="welcome", markup=False)
        yield Menu(id="tables")
        yield Static(id="notice", classes="notice", markup=False)
        yield Foot()

    def on_mount(self) -> None:
        """Say what had to be repaired, and check the whole file after the first frame."""
        self.say_damage()
        self.call_after_refresh(self.check_whole)

    def say_damage(self) -> None:
        """Say what had to be repaired."""
        self.say(" ".join(filter(None, (window(self).tables.notice, window(self).damage))))

    def check_whole(self) -> None:
        """Check the whole file; if it was damaged, list what is left."""
        before = window(self).tables.notice
        try:
            window(self).tables.check_whole()
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
            return
        if window(self).tables.notice != before:
            self.say_damage()
            self.renew()

    def on_screen_resume(self) -> None:
        """List the tables as they are now."""
        self.renew()

    def say(self, text: str) -> None:
        """Show a message below the list."""
        said = self.query_one("#notice", Static)
        said.update(text)
        said.display = bool(text)

    def renew(self) -> None:
        """List the tables, and commands below them."""
        try:
            self._rows = window(self).tables.list()
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
        welcome = self.query_one("#welcome", Static)
        welcome.update("\n".join(map(_, WELCOME)))
        welcome.display = not self._rows
        tables = ((row.id, _told(row)) for row in self._rows)
        offered = ANYWHERE if self._rows else (FIRST, *ANYWHERE)
        self.query_one("#tables", Menu).offer(tables, offered)

    @property
    def _marked(self) -> TableRow | None:
        """Return the marked table."""
        found = self.query("#tables").results(Menu)  # there is none while the page is built again
        at = next((menu.highlighted for menu in found), None)
        return self._rows[at] if at is not None and at < len(self._rows) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow commands for a table only if one is marked."""
        if action == FIRST.action:
            return not self._rows
        of_a_table = action in {command.action for command in TABLE}
        return self._marked is not None if of_a_table and self.is_mounted else True

    @on(OptionList.OptionHighlighted)
    def marked(self) -> None:
        """Show the commands that fit the marked row."""
        self.refresh_bindings()

    @on(OptionList.OptionSelected)
    async def choose(self, event: OptionList.OptionSelected) -> None:
        """Resume a table, or do a command."""
        row = next((row for row in self._rows if row.id == event.option_id), None)
        if row is None:
            await self.run_action(event.option_id or "")
        else:
            self.resume(row)

    @work
    async def resume(self, row: TableRow) -> None:
        """Ask for the PIN, and show the table."""
        from screens.home.resume_dialog import ResumeDialog

        before = window(self).tables.notice
        sitting = await self.ask(ResumeDialog(window(self).tables, row))
        if sitting:
            damage = window(self).tables.notice
            self.say("" if damage == before else damage)
            sitting.code.due = self._all_look(sitting)
            window(self).sit_down(sitting)
            if damage != before:
                self.app.notify(damage, severity="warning", markup=False)

    @work
    async def action_new(self) -> None:
        """Begin a table."""
        from screens.home.new_table import NewTable

        sitting = await self.ask(NewTable(window(self).tables))
        if sitting:
            self.say("")
            await self._ask_holder(sitting)
            sitting.code.due = self._all_look(sitting)
            window(self).sit_down(sitting)

    @work
    async def action_first(self) -> None:
        """Begin a first game, and ask for nothing but who plays."""
        from companion.evening import first_game
        from screens.kit.dialogs.line_dialog import LineDialog

        tables = window(self).tables
        asking = LineDialog(
            first_game.asked(),
            lambda said: first_game.begun(tables, said),
            told=first_game.told("F7"),
        )
        if sitting := await self.ask(asking):
            window(self).sit_down(sitting)

    async def _ask_holder(self, sitting: "Sitting") -> None:
        """Ask who holds the screen, if a seat hides something."""
        from companion import games
        from screens.table.hidden.holder_dialog import who_holds

        game = games.take(sitting.table.game)
        if not sitting.table.curtained:
            return
        if found := OWN if alone(sitting.table.options) else await self.ask(who_holds(game)):
            try:
                HOLDER.put(window(self).tables.folder, sitting.row.id, found)
            except CompanionError as reason:
                self.app.notify(in_a_sentence(reason), severity="warning", markup=False)

    def _all_look(self, sitting: "Sitting") -> bool:
        """Say whether everybody uses the screen of a table."""
        return HOLDER.read(window(self).tables.folder, sitting.row.id) == SHARED

    def action_example(self) -> None:
        """Show the example evening."""
        self.show(window(self).example())

    @work
    async def action_import(self) -> None:
        """Import a table from a file."""
        from screens.home.import_form import ImportForm

        if name := await self.ask(ImportForm(window(self).tables)):
            self.say(_("{name}: imported").format(name=name))

    def action_rules(self) -> None:
        """Search the rules."""
        self.show(window(self).rule())

    def action_verify(self) -> None:
        """Check evidence."""
        from screens.proof.verify_page import VerifyPage

        self.show(VerifyPage())

    def action_envelopes(self) -> None:
        """Seal and open hidden choices."""
        from screens.envelopes.list_page import ListPage

        self.show(ListPage())

    def action_settings(self) -> None:
        """Show the settings."""
        from screens.home.settings_page import SettingsPage

        self.show(SettingsPage())

    @work
    async def action_rename(self) -> None:
        """Rename the marked table."""
        from screens.kit.dialogs.line_dialog import LineDialog

        if (row := self._marked) is None:
            return
        name = called(row.game, row.name)
        question = _("Another name for {name}").format(name=name)
        await self.ask(
            LineDialog(question, lambda said: window(self).tables.rename(row, said), value=name)
        )

    @work
    async def action_export(self) -> None:
        """Write the marked table to a file."""
        from screens.home.table_export import exported

        if row := self._marked:
            self.say(await exported(self, window(self).tables, row))

    @work
    async def action_delete(self) -> None:
        """Delete the marked table, after a confirmation."""
        from screens.kit.dialogs.confirm_dialog import ConfirmDialog

        if (row := self._marked) is None:
            return
        question = _("Delete {name} for good? ({where})").format(
            name=called(row.game, row.name), where=where(row)
        )
        if await self.ask(ConfirmDialog(question, _("Delete it"), _("Keep it"))):
            try:
                window(self).tables.delete(row)
                self.say(_("{name}: deleted").format(name=called(row.game, row.name)))
            except CompanionError as reason:
                self.say(in_a_sentence(reason))
            self.renew()


def _told(row: TableRow) -> Text:
    """Return a table in two lines: its name and day, then where it stands and who plays."""
    return Text.assemble(
        (called(row.game, row.name), "bold"), f"  {short_day(row.played)}\n  {where(row)}"
    )
