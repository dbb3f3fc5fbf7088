"""The line mode: a prompt at which a whole evening can be played."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from companion import rulebook
from companion.cli.desk import Desk
from companion.cli.refusals import refusal
from companion.cli.show import shown
from companion.core import KEEPER, PUBLIC, CompanionError, Illegal, NotUnderstood, Seat
from companion.locale import _
from companion.store.errors import NotSaved
from companion.table import Table

PLACES = re.compile(r"\b[a-f][1-7](?:-[a-f][1-7])*\b")
MOST_SHOWN = 12


@dataclass(frozen=True)
class Command:
    """Something that can be typed beside the lines of the game."""

    name: str
    help: str
    run: Callable[["Session", Seat, str], None]


class Session:
    """One evening at one table."""

    def __init__(self, table: Table, desk: Desk, unlock: Callable[[str], None]) -> None:
        """Sit down; `unlock` refuses a PIN that is not the table's."""
        self.table = table
        self.desk = desk
        self._unlock = unlock
        self._refused: CompanionError | None = None
        self._unsaved: tuple[Seat, str] | None = None
        self._open = True

    def run(self) -> None:
        """Take lines until somebody leaves; a pipe speaks for the keeper, too."""
        seat = PUBLIC if self.desk.hides else KEEPER
        while self._open:
            line = self.desk.ask(f"{self.table.awaited}\n> ", lambda: self._words(seat))
            if line is None:
                break
            self.take(seat, line)

    def take(self, seat: Seat, line: str) -> None:
        """Take one line: a command, or a move; every refusal is one sentence."""
        word, _blank, rest = line.strip().partition(" ")
        command = COMMANDS.get(word)
        try:
            if self._unsaved and word not in ("quit", "help", "look"):
                self._save()
            elif command and (not rest or word in WITH_WORDS):
                command.run(self, seat, rest.strip())
            elif line.strip():
                self._play(seat, line)
            else:
                self._only(seat)
        except CompanionError as reason:
            self._refused = reason
            for said in refusal(reason):
                self.desk.say(said)

    def _play(self, seat: Seat, line: str) -> None:
        """Play a move, also one typed in small letters or with blanks too many."""
        try:
            self._written(seat, line)
        except NotUnderstood:
            if (tidy := tidied(line)) == line:
                raise
            self._written(seat, tidy)

    def _written(self, seat: Seat, line: str) -> None:
        """Play a move and tell its place in the record; what is not saved stays in hand."""
        try:
            self.table.play(seat, line)
        except NotSaved:
            self._unsaved = (seat, line)
            raise
        self._unsaved = None
        record = self.table.record
        self.desk.say(f"{len(record)} {record[-1].seat} {record[-1].text}")

    def _save(self) -> None:
        """Try again to save what is in hand; nothing else is played before."""
        assert self._unsaved is not None
        seat, line = self._unsaved
        hidden = seat == KEEPER and self.desk.hides
        said = _("a hidden line") if hidden else line
        self.desk.say(_("NOT SAVED: {line}; trying again").format(line=said))
        self._written(seat, line)

    def _only(self, seat: Seat) -> None:
        """Enter alone plays the line, where only one is possible."""
        lines = self._lines(seat)
        if len(lines) != 1:
            raise NotUnderstood(self.table.awaited)
        self._written(seat, lines[0])

    def _lines(self, seat: Seat) -> tuple[str, ...]:
        """Give the lines that can be typed here; from a pipe, those of both sides."""
        mine = self.table.lines(seat)
        return mine if self.desk.hides else (*mine, *self.table.lines(PUBLIC))

    def _words(self, seat: Seat) -> tuple[str, ...]:
        """Give what can be completed at the prompt."""
        return (*self._lines(seat), *COMMANDS)

    def help(self, seat: Seat, rest: str) -> None:
        """Tell the commands."""
        for command in COMMANDS.values():
            self.desk.say(f"{command.name:<8} {command.help}")
        self.desk.say(_("Every other line is a move; `companion notation` lists them all."))

    def look(self, seat: Seat, rest: str) -> None:
        """Show the table as one side sees it."""
        wanted = rest or PUBLIC
        if wanted == KEEPER and seat != KEEPER:
            raise NotUnderstood(_("the keeper looks behind the curtain: type keeper"))
        view = self.table.view(wanted)
        for line in shown(view.get("keeper", view)):
            self.desk.say(line)

    def legal(self, seat: Seat, rest: str) -> None:
        """List what may come now; words narrow the list."""
        lines = [line for line in self._lines(seat) if line.startswith(rest)]
        for line in lines[:MOST_SHOWN]:
            self.desk.say(line)
        if len(lines) > MOST_SHOWN:
            more = _("… and {number} more; `legal WORD` lists those that begin so")
            self.desk.say(more.format(number=len(lines) - MOST_SHOWN))
        if not lines:
            self.desk.say(
                _("nothing from this side now: {awaited}").format(awaited=self.table.awaited)
            )

    def why(self, seat: Seat, rest: str) -> None:
        """Explain the rule behind the last refusal, or another one."""
        rule = rest or (self._refused.rule if isinstance(self._refused, Illegal) else "")
        if not rule:
            raise NotUnderstood(_("no rule has refused anything yet"))
        entry = rulebook.entry(rule)
        book = rulebook.title(rule.partition(".")[0])
        self.desk.say(f"{entry.id}: {rulebook.said(entry)}")
        self.desk.say(f"({book}: {', '.join(entry.heading)})")

    def undo(self, seat: Seat, rest: str) -> None:
        """Take the last line back; `undo list` shows how far that goes and why no further."""
        if rest == "list":
            for played in self.table.retractable:
                line = self.table.record[played.number - 1]
                self.desk.say(f"{played.number} {line.seat} {line.text}")
            self.desk.say(_("before these: heard or shown, so only a mistake can be admitted"))
            return
        if self.table.retractable and self.table.retractable[0].giver == KEEPER != seat:
            raise NotUnderstood(_("only the keeper takes this line back: type keeper"))
        number = self.table.undo()
        self.desk.say(_("line {number} is taken back").format(number=number))

    def keeper(self, seat: Seat, rest: str) -> None:
        """Lift the curtain with the PIN; Enter alone lets it fall."""
        if not self.desk.hides or seat == KEEPER:
            raise NotUnderstood(_("this is the keeper's side already"))
        self._unlock(self.desk.pin(_("PIN: ")))
        with self.desk.curtain():
            self.look(KEEPER, KEEPER)
            while self._open:
                self.desk.say(self.table.awaited)
                line = self.desk.secret(_("keeper (unseen; Enter hides)> "))
                if not line or line.strip() == "hide":
                    break
                self.take(KEEPER, line)

    def mistake(self, seat: Seat, rest: str) -> None:
        """Walk through the admission of a mistake."""
        if rest:
            self._play(seat, f"mistake {rest}")
            return
        hour = self.desk.ask(_("In which hour was it made? ")) or ""
        what = self.desk.ask(_("What went wrong, in a few words? ")) or ""
        self._play(seat, f"mistake {hour.strip()} {' '.join(what.split())}")

    def end(self, seat: Seat, rest: str) -> None:
        """Open everything after the end of the game."""
        self.table.end()
        self.desk.say(_("the seed is shown, the keys are erased; nothing is secret any more"))

    def quit(self, seat: Seat, rest: str) -> None:
        """Leave; everything that was saved is there next time."""
        if self._unsaved:
            self.desk.say(_("the last line was NOT saved"))
        self._open = False


def tidied(line: str) -> str:
    """Write a line as the game spells it: one blank between words, locations in capitals."""
    return PLACES.sub(lambda found: found[0].upper(), " ".join(line.split()).lower())


COMMANDS = {
    command.name: command
    for command in (
        Command("help", _("these words"), Session.help),
        Command("look", _("the table as everybody sees it; look keeper: the map"), Session.look),
        Command("legal", _("what may come now; legal WORD: what begins so"), Session.legal),
        Command("why", _("the rule behind the last refusal; why RULE: any rule"), Session.why),
        Command("undo", _("take the last line back; undo list: how far"), Session.undo),
        Command("keeper", _("the hidden side, with the PIN; Enter hides it"), Session.keeper),
        Command("mistake", _("admit a mistake of the Recruiter"), Session.mistake),
        Command("end", _("open everything after the end"), Session.end),
        Command("quit", _("leave; everything is saved"), Session.quit),
    )
}
WITH_WORDS = ("look", "legal", "why", "undo", "mistake")
