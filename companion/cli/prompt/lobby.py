"""What the program opens with in plain mode: the tables as a numbered list, and all commands."""

import shlex
from collections.abc import Callable

from companion import games
from companion.cli import folder
from companion.cli.desk.desk import Desk
from companion.cli.desk.numbered import chosen, is_number
from companion.cli.desk.place import desk
from companion.cli.exit_codes import DONE
from companion.cli.prompt.example import told
from companion.core import CompanionError, NotUnderstood
from companion.evening import first_game
from companion.locale import N_, _
from companion.record.content import NONE
from companion.record.levels import levels_of
from companion.store.rows import TableRow
from companion.telling.proof import levels
from companion.telling.refusals import in_lines
from companion.telling.table.tables import called, where

Run = Callable[[list[str]], int]  # runs a command line
NEW, LIST, EXAMPLE, HELP, QUIT = N_("new"), N_("list"), N_("example"), N_("help"), N_("quit")
FIRST = N_("first")


class Lobby:
    """Takes a table, a new one, or any command of the program, until somebody leaves."""

    def __init__(self, run: Run, place: Desk | None = None) -> None:
        """Run commands with this."""
        self._run = run
        self._desk = place or desk(None)
        self._rows: tuple[TableRow, ...] = ()

    def run(self) -> int:
        """Read lines until somebody leaves."""
        self._list()
        while (line := self._desk.ask(self._desk.prompt)) is not None:
            if line.strip() in (QUIT, _(QUIT)):
                break
            try:
                self._take(line.strip())
            except CompanionError as reason:
                for said in in_lines(reason):
                    self._desk.say(said)
        return DONE

    def _take(self, line: str) -> None:
        """Do what a line says: nothing typed lists the tables again."""
        if line in ("", LIST, _(LIST)):
            self._list()
        elif line in (HELP, _(HELP)):
            self._done(["--help"])
        elif line in (NEW, _(NEW)):
            self._begin()
        elif line in (FIRST, _(FIRST)):
            self._first()
        elif line in (EXAMPLE, _(EXAMPLE)):
            if game := self._game():
                told(game, self._desk)
        elif is_number(line):
            self._resume(int(line[:9]))
        else:
            self._command(line)

    def _list(self) -> None:
        """Say the tables, the one played last first, and what else can be typed."""
        with folder.tables() as tables:
            self._rows = tables.list()
        self._desk.say(_("Tables: {number}").format(number=len(self._rows)))
        for number, row in enumerate(self._rows, 1):
            self._desk.say(f"{number}: {called(row.game, row.name)}, {where(row)}")
        if not self._rows:
            self._desk.say(_("New here? `first` begins a first game, with hints."))
        for said in (
            _("A number plays on. `new`: a new table. `example`: a whole evening. `quit`: leave."),
            _("`help` lists all commands, which are typed here without the program's name."),
        ):
            self._desk.say(said)

    def _resume(self, number: int) -> None:
        """Play on at the table with this number."""
        if not 0 < number <= len(self._rows):
            raise NotUnderstood(_("there is no such number"))
        self._done(["tables", "resume", self._rows[number - 1].name])

    def _begin(self) -> None:
        """Ask for what a new table needs, one after the other, and play at it."""
        game = self._game()
        if not game:
            return
        with folder.tables() as tables:
            name = tables.free_name(game)
        asked = _("A name for the table; Enter alone: {name}").format(name=called(game, name))
        named = self._desk.ask(asked)
        words = ["play", game, "--table", (named or "").strip() or name]
        if proof := self._proof(game):
            words += ["--proof", proof]
        self._done(words)

    def _first(self) -> None:
        """Ask who plays a first game, begin it, and play at it."""
        self._desk.say(first_game.told("`hint`"))
        said = self._desk.ask(f"{first_game.asked()}: ")
        if said is None or not said.strip():
            return
        with folder.tables() as tables:
            sitting = first_game.begun(tables, said)
            sitting.close()
        self._done(["play", sitting.row.game, "--table", sitting.row.name])

    def _game(self) -> str:
        """Ask for a game; empty for none."""
        shelf = tuple(games.SHELF)
        titles = [_(games.SHELF[name].title) for name in shelf]
        at = chosen(self._desk, _("Which game?"), titles, self._desk.ask)
        return shelf[at] if at is not None else ""

    def _proof(self, name: str) -> str:
        """Ask how many receipts come, where a game has any."""
        game = games.take(name)
        if not game.secrets:
            return ""
        known = levels_of(game)
        holder = game.words.seat(game.hidden_seat)
        ways = [levels.told(level, holder) for level in known]
        at = chosen(self._desk, _("How much proof?"), ways, self._desk.ask)
        return known[at] if at is not None else NONE

    def _command(self, line: str) -> None:
        """Run a command of the program, written as behind its name."""
        try:
            words = shlex.split(line)
        except ValueError:
            raise NotUnderstood(_("a quotation mark is missing")) from None
        self._done(words)

    def _done(self, words: list[str]) -> None:
        """Run a command; what it refuses has been said, and the tables are listed on Enter."""
        try:
            self._run(words)
        except SystemExit:
            return
        self._desk.say(_("Back at the list of tables; Enter alone says it."))
