"""The line mode: a prompt at which a whole evening can be played."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from companion.cli.behind import lifted
from companion.cli.desk import Desk
from companion.cli.evidence import evidence
from companion.cli.heads import announced, head
from companion.cli.looking import legal, look, why
from companion.cli.quiet import unbroken
from companion.cli.sharing import recast, share
from companion.cli.tidy import tidied
from companion.cli.undoing import undo
from companion.cli.walk import mistake
from companion.core import KEEPER, PUBLIC, CompanionError, NotUnderstood, Reordered, Seat
from companion.locale import _
from companion.plaintext import need_plain
from companion.store.errors import NotSaved
from companion.table import Table
from companion.telling.refusals import refusal
from companion.telling.show import result
from companion.telling.standing import places

PROMPT = "> "
HIDDEN = re.compile(r"step|slip|start|card|features", re.IGNORECASE)  # what may betray a map


@dataclass(frozen=True)
class Command:
    """Something that can be typed beside the lines of the game."""

    name: str
    help: str
    run: Callable[["Session", Seat, str], None]
    words: bool = False


class Session:
    """One evening at one table."""

    def __init__(self, table: Table, desk: Desk, unlock: Callable[[str], None]) -> None:
        """Sit down; `unlock` refuses a PIN that is not the table's."""
        self.table = table
        self.desk = desk
        self.unlock = unlock
        self.refused: dict[Seat, CompanionError] = {}  # what was refused is as secret as its side
        self.unsaved: tuple[Seat, str] | None = None
        self.unwritten = False  # whether a file that was wanted could not be written
        self.open = True
        self._heard: list[str] | None = None
        self._announced = ""
        self.heads = table.heads_seen  # how many the players have been shown

    @property
    def behind(self) -> bool:
        """Say whether this is behind the curtain."""
        return self._heard is not None

    def run(self) -> None:
        """Take lines until somebody leaves; a pipe speaks for the keeper, too."""
        seat = PUBLIC if self.desk.hides else KEEPER
        while self.open:
            if self.table.heads != self.heads:
                self.heads = self.table.heads
                announced(self)
            self._announce()
            line = self.desk.ask(PROMPT, lambda: (*self.lines(seat), *COMMANDS))
            if line is None:
                break
            self.take(seat, line)
        if self.unsaved:
            self.say(_("the last line was NOT saved"))

    def _announce(self) -> None:
        """Say what comes next, and what Enter alone would do."""
        if self.unsaved:
            self.say(self.not_saved(PUBLIC if self.desk.hides else KEEPER))
            return
        if self.table.recast:
            self.say(recast(self.table))
        new, self._announced = self.table.awaited != self._announced, self.table.awaited
        if self.desk.hides or new:
            self.say(self.table.awaited)
        if self.desk.hides and new and self.table.outcome:
            self.say(result(self.table.words, self.table.outcome))
        if self.desk.hides and (hint := self._hint()):
            self.say(hint)

    def _hint(self) -> str:
        """Tell which key or word leads on."""
        if self.table.opened:
            return _("(evidence: a file for everybody. look keeper: the map. quit: leave)")
        if self.table.outcome:
            return _("(keeper, then end: open everything. quit: leave)")
        names = ", ".join(self.table.share_due)
        if names and (self.table.recast or self.table.legal(KEEPER)):
            return _("(Enter: the share of {names}, before anything is sealed)").format(names=names)
        if self.table.legal(KEEPER):
            return _("(Enter: the Recruiter's side, with his PIN)")
        lines = self.lines(PUBLIC)
        return _("(Enter: {line})").format(line=lines[0]) if len(lines) == 1 else ""

    def say(self, line: str) -> None:
        """Say a line, now or, behind the curtain, on the next page."""
        if self._heard is None:
            self.desk.say(line)
        else:
            self._heard.append(line)

    def heard(self, seat: Seat, line: str) -> list[str]:
        """Take a line and give what would be said."""
        heard: list[str] = []
        self._heard = heard
        try:
            self.take(seat, line)
        finally:
            self._heard = None
        return heard

    def take(self, seat: Seat, line: str) -> None:
        """Take one line: a command, or a move; every refusal is one sentence."""
        open_side = self.desk.hides and seat == PUBLIC
        if open_side and HIDDEN.search(line):
            self.desk.wipe(PROMPT, line)
        line = line.strip(" \t")
        try:
            need_plain(line)
            self._taken(seat, line)
        except CompanionError as reason:
            if open_side and isinstance(reason, NotUnderstood) and not HIDDEN.search(line):
                self.desk.wipe(PROMPT, line)
            self.refused[seat] = reason
            for said in refusal(reason):
                self.say(said)

    def _taken(self, seat: Seat, line: str) -> None:
        """Sort a line by what it is."""
        word, _blank, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command and rest and not command.words:
            command = None
        if self.unsaved and (command is None or command.name not in WHILE_UNSAVED):
            self._save(line)
        elif command:
            command.run(self, seat, rest.strip())
        elif line and not line.startswith("#"):
            self.play(seat, line)
        elif self.desk.hides and not line:
            self._enter(seat)

    def play(self, seat: Seat, line: str) -> None:
        """Play a move, also one typed in other letters or with blanks too many."""
        self._written(seat, tidied(line, self.table.options.get("players", "").split()))

    def _written(self, seat: Seat, line: str) -> None:
        """Play a move and tell its place in the record; what is not saved stays in hand."""
        try:
            with self.saving(seat, line):
                number = self.table.play(seat, line)
        except Reordered as spelled:  # the same locations in another order mean the same
            self._written(seat, spelled.line)
            return
        hidden = seat == KEEPER and self.desk.hides
        place = places(self.table.record)[number]
        self.say(f"{place}  {line if hidden else self.table.record[number - 1].text}")
        if self.table.outcome and not (self.desk.hides and seat == PUBLIC):
            self.say(result(self.table.words, self.table.outcome))

    @contextmanager
    def saving(self, seat: Seat, line: str) -> Iterator[None]:
        """Keep in hand what could not be saved, as the line that tries it again."""
        try:
            with unbroken():
                yield
        except NotSaved:
            self.unsaved = (seat, line)
            raise
        self.unsaved = None

    @property
    def saved(self) -> bool:
        """Say whether everything lies on the disk that somebody wanted there."""
        return self.unsaved is None and not self.unwritten

    def not_saved(self, seat: Seat) -> str:
        """Tell which line is not saved, as this side may see it."""
        assert self.unsaved is not None
        giver, line = self.unsaved
        shown = _("a line of the Recruiter") if giver == KEEPER != seat else line
        return _("NOT SAVED: {line}. Any line tries again").format(line=shown)

    def _save(self, line: str) -> None:
        """Try again to save what is in hand; nothing else is taken before."""
        assert self.unsaved is not None
        if line:
            self.say(_("not taken, what is not saved comes first"))
        seat, wanted = self.unsaved
        word, _blank, rest = wanted.partition(" ")
        if word in COMMANDS:
            COMMANDS[word].run(self, seat, rest)
        else:
            self._written(seat, wanted)

    def _enter(self, seat: Seat) -> None:
        """Let Enter alone play the line that leaves no choice, or call the Recruiter."""
        if self.table.recast:
            share(self, seat, "")
            return
        if self.table.legal(KEEPER):
            if self.table.share_due:
                share(self, seat, "")
            else:
                lifted(self)
            return
        lines = self.lines(seat)
        if not lines:
            raise NotUnderstood(self.table.awaited)
        if len(lines) > 1:
            raise NotUnderstood(_("there is a choice: legal lists it, Tab completes it"))
        try:
            self._written(seat, lines[0])
        except NotUnderstood:
            if not self.table.share_due:
                raise
            share(self, seat, "")

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """Give the lines that can be typed here; from a pipe, those of both sides."""
        mine = self.table.lines(seat)
        both = mine if self.desk.hides else (*mine, *self.table.lines(PUBLIC))
        return tuple(dict.fromkeys(both))


def helped(session: Session, seat: Seat, rest: str) -> None:
    """Tell the commands."""
    for command in COMMANDS.values():
        session.say(f"  {command.name:<8} {command.help}")
    session.say(_("Every other line is a move; the command `notation` lists them all."))


def keeper(session: Session, seat: Seat, rest: str) -> None:
    """Lift the curtain with the PIN; Enter alone lets it fall."""
    if not session.desk.hides or seat == KEEPER:
        raise NotUnderstood(_("this is the Recruiter's side already"))
    if session.table.opened:
        raise NotUnderstood(_("nothing is secret any more: type look keeper"))
    lifted(session)


def end(session: Session, seat: Seat, rest: str) -> None:
    """Open everything after the end of the game, or where the players stop."""
    if seat != KEEPER and not session.table.opened:
        raise NotUnderstood(_("only the Recruiter opens everything: type keeper, then end"))
    if not session.table.over:
        _stop(session, seat, rest)
    if session.table.heads != session.heads:
        raise NotUnderstood(_("first the others keep the last head: Enter shows it"))
    with session.saving(seat, "end"):
        session.table.end()
    session.say(_("the seed is shown, the keys are erased; nothing is secret any more"))


def _stop(session: Session, seat: Seat, rest: str) -> None:
    """Let the others keep a head of everything where a game stops before its end."""
    if rest != "now":
        raise NotUnderstood(_("the game is not over; end now stops it here for good"))
    with session.saving(seat, "end now"):
        session.table.stop()


def leave(session: Session, seat: Seat, rest: str) -> None:
    """Leave; everything that was saved is there next time."""
    session.open = False


COMMANDS = {
    command.name: command
    for command in (
        Command("help", _("these words"), helped),
        Command("look", _("the table; look keeper: also the map"), look, words=True),
        Command("legal", _("what may come now; legal WORD: what begins so"), legal, words=True),
        Command("why", _("the rule behind the last refusal; why RULE: any"), why, words=True),
        Command("undo", _("take the last line back; undo list: how far"), undo, words=True),
        Command("keeper", _("the hidden side, with the PIN; Enter hides it"), keeper),
        Command("mistake", _("admit a mistake of the Recruiter"), mistake, words=True),
        Command(
            "share", _("the other players' words, before anything is sealed"), share, words=True
        ),
        Command("head", _("the last head again; head now: of all so far"), head, words=True),
        Command("evidence", _("write what anybody can verify to a file"), evidence, words=True),
        Command("end", _("open everything after the game; end now: stop it here"), end, words=True),
        Command("quit", _("leave; everything is saved"), leave),
    )
}
WHILE_UNSAVED = ("help", "look", "why", "keeper", "quit")
