"""The prompt, at which a whole evening can be played."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from companion import games
from companion.cli.desk.desk import Desk
from companion.cli.desk.numbered import is_number
from companion.cli.desk.silent_keys import unbroken
from companion.cli.prompt.choices import ROOM, Choices
from companion.cli.prompt.commands.all_commands import named, offered
from companion.cli.prompt.commands.command import PromptCommand, canonical
from companion.cli.prompt.commands.heads import announced
from companion.cli.prompt.commands.menu import menu
from companion.cli.prompt.commands.notes import jot
from companion.cli.prompt.commands.program import let_play
from companion.cli.prompt.commands.rulings import decided_first, let_stand
from companion.cli.prompt.commands.share import share
from companion.cli.prompt.hidden_side import held_alone, lifted
from companion.cli.prompt.hints import first
from companion.cli.prompt.offers import Offer, offers
from companion.cli.prompt.own_words import understood
from companion.cli.prompt.table_talk import plain_talk, talk
from companion.cli.prompt.typed_openly import may_be_secret
from companion.cli.prompt.voices import DUE, REFUSED, Voices
from companion.contract.announcement import together
from companion.contract.move import Move
from companion.contract.player_names import names
from companion.contract.seat_name import SeatName
from companion.core import (
    PUBLIC,
    CompanionError,
    Illegal,
    NotUnderstood,
    Seat,
    Undecided,
)
from companion.evening.sitting import Sitting
from companion.locale import _
from companion.play.coming import What, Why
from companion.store.disk.errors import NotSaved
from companion.telling.proof.share_reason import reason
from companion.telling.refusals import in_lines
from companion.telling.table.awaited import awaited
from companion.telling.table.sheets import result
from companion.telling.table.standing_lines import places
from companion.text.keyboard import is_doubtful
from companion.text.plaintext import need_plain
from companion.untyped import GamesOwn

Done = TypeVar("Done")


class Session:
    """One evening at one table."""

    def __init__(self, sitting: Sitting, desk: Desk, *, muted: bool = False) -> None:
        """Begin; `muted` leaves out what the players do at the board."""
        self.sitting = sitting
        self.table = sitting.table
        self.desk = desk
        self.refused: dict[Seat, CompanionError] = {}  # as secret as the seat's side
        self.asked: dict[Seat, str] = {}  # the last question about the rules, with what it goes on
        self.asked_about: dict[Seat, str] = {}  # the place or figure that a side looked at last
        self.unwritten = False  # whether a requested file could not be written
        self.open = True
        self.share_said = ""  # the players' words, as they were said last
        self.covers = False  # whether the hidden side is to be covered next
        self._waiting: deque[str] = deque()  # a script's lines behind one that was not saved
        self._then: Callable[[GamesOwn], None] = lambda _done: None  # called when it is saved
        self._heard: list[str] | None = None
        self._announced = ""
        self._muted = muted
        self._choices: dict[tuple[Seat, ...], Choices] = {}
        self.unheard = not desk.plain  # whether nobody else hears what the hidden side says
        self._voices = Voices(plain=desk.plain)
        self._heard_last = self.table.announced

    @property
    def hidden(self) -> Seat:
        """Return the hidden seat; empty where the game hides nothing."""
        return self.table.hidden_seat if self.table.opened else self.table.curtained

    @property
    def holder(self) -> SeatName:
        """Return the name of the hidden seat."""
        return self.table.words.seat(self.table.hidden_seat)

    @property
    def behind(self) -> bool:
        """Say whether the hidden side is shown now."""
        return self._heard is not None

    def run(self) -> None:
        """Read lines until somebody leaves; a pipe plays the hidden side, too."""
        seat = self._speaking
        while self.open:
            if self.sitting.new_head:
                self.keep_receipt()
            self._announce()
            line = self._next_line(seat)
            if line is None:
                break
            self.take(seat, line)
        if self.sitting.failed_save:
            self.say(_("the last line was NOT saved"))

    def keep_receipt(self) -> None:
        """Show the newest receipt until the players have kept it."""
        self.sitting.show_heads()
        self._voices.anew()
        announced(self)
        self.sitting.keep_heads()

    def _next_line(self, seat: Seat) -> str | None:
        """Return what waited for something to be saved, else the next line; None at the end."""
        if self._waiting and not self.sitting.failed_save:
            return self._waiting.popleft()
        return self.desk.ask(self.desk.prompt, lambda: self._completions(seat))

    def _completions(self, seat: Seat) -> tuple[str, ...]:
        """Return what can be typed here: lines of moves, commands, and names behind a blank."""
        names = (f" {name}" for name in self.table.words.names(self.table.view(seat)))
        return (*(each.line for each in self.offers(seat)), *offered(self), *names)

    @property
    def _speaking(self) -> Seat:
        """Return the seat that types at the prompt."""
        return PUBLIC if self.desk.hides or not self.hidden else self.hidden

    def _announce(self) -> None:
        """Say what comes next, and what Enter alone would do."""
        self._voices.anew()
        if self.sitting.failed_save:
            self.say(self.not_saved(self._speaking))
            return
        if self.sitting.next.why is Why.RECAST:
            self.say(reason(self.table.sealing))
        self.tell_aloud()
        new, self._announced = awaited(self.table) != self._announced, awaited(self.table)
        repeats = self.desk.hides and not self.desk.plain
        if repeats or new:
            self.say(self.due, _(DUE))
        if self.desk.hides and new and self.table.outcome:
            self.say(result(self.table.words, self.table.outcome))
        if (repeats or (self.desk.hides and new)) and (hint := self._hint()):
            self.say(hint, _(DUE))

    @property
    def due(self) -> str:
        """Say what comes next; plainly without lines to type, as a menu leads to each of them."""
        return self.table.awaited if self.desk.plain else awaited(self.table)

    def tell_aloud(self) -> None:
        """Say the last announcement, and what the players do at the board because of it."""
        before, self._heard_last = self._heard_last, self.table.announced
        said = together(self._heard_last)
        if said is None or not self.desk.hides or before == self._heard_last:
            return
        plain, muted = self.desk.plain, self._muted
        told = plain_talk(said, together(before), muted=muted) if plain else talk(said, muted=muted)
        for line, who in told:
            self.say(line, who)

    def _hint(self) -> str:
        """Return a hint about the next key or word."""
        if said := first(self):
            return said
        found, plain = self.offers(PUBLIC), self.desk.plain
        if plain and not found and self.table.legal(PUBLIC).choices:
            return _("(Enter: a menu)")
        if plain and len(found) > 1:
            return _("(Enter: a menu; moves: {number})").format(number=len(found))
        return _("(Enter: {line})").format(line=self._said(found[0])) if len(found) == 1 else ""

    def _said(self, offer: Offer) -> str:
        """Return a move as its line, or plainly as a sentence."""
        if not self.desk.plain:
            return offer.line
        return self.table.words.row(offer.move, self.table.view(PUBLIC), ROOM)

    def say(self, line: str, who: str = "") -> None:
        """Say a line: now, or on the next page of the hidden side; plainly after who speaks."""
        line = self._voices.told(line, who)
        if self._heard is None:
            self.desk.say(line)
        else:
            self._heard.append(line)

    def heard(self, seat: Seat, act: Callable[[], None]) -> list[str]:
        """Do something for a seat, and return what was said, even if it was refused."""
        heard: list[str] = []
        before, self._heard = self._heard, heard
        try:
            with self._refusing(seat):
                act()
        finally:
            self._heard = before
        return heard

    def take(self, seat: Seat, line: str) -> None:
        """Take a line, which is a command or a move."""
        typed, line = line, line.strip(" \t")
        self._voices.anew()
        wipes = self.desk.hides and seat == PUBLIC
        if wipes and may_be_secret(self, line):
            wipes = False
            self.desk.wipe(self.desk.prompt, typed)
        with self._refusing(seat):
            try:
                need_plain(line)
                self._taken(seat, line)
            except NotUnderstood:
                if wipes and not (
                    self.desk.plain and (not line or is_number(line) or self.is_command(line))
                ):
                    self.desk.wipe(self.desk.prompt, typed)
                raise

    @contextmanager
    def _refusing(self, seat: Seat) -> Iterator[None]:
        """Run a block; say the reason if something is refused, and go on."""
        try:
            yield
        except CompanionError as reason:
            self._refuse(seat, reason)

    def _refuse(self, seat: Seat, reason: CompanionError) -> None:
        """Say why something is refused, and remember it."""
        self.refused[seat] = reason
        rule = f"{reason.rule}: " if self.desk.plain and isinstance(reason, Illegal) else ""
        for said in in_lines(reason):
            self.say(said.removeprefix(rule), _(REFUSED))

    def is_command(self, line: str) -> bool:
        """Say whether a line is a command of the prompt."""
        return self._command(line)[0] is not None

    def _taken(self, seat: Seat, line: str) -> None:
        """Do what a line says: a command, a comment or a move."""
        command, rest = self._command(line)
        if self.sitting.failed_save and not (command and command.before_saving):
            self._retry(line)
        elif command:
            command.run(self, seat, rest)
        elif self.desk.plain and is_number(line):
            self.choices(seat).play(line)
        elif line and not line.startswith("#"):
            self.typed(seat, line)
        elif self.desk.hides and not line:
            self._enter(seat)

    def _command(self, line: str) -> tuple[PromptCommand | None, str]:
        """Return the command in a line and the words after it, or None."""
        word, _blank, rest = line.partition(" ")
        command = named(self, word.lower())
        moves = rest and word in names(self.table.options)  # a player may be called like a command
        if command is None or moves or (rest and not command.words):
            return None, ""
        return command, canonical(command.known, rest.strip())

    def typed(self, seat: Seat, line: str) -> None:
        """Play a typed move, even with other capitals or in the reader's words."""
        move = understood(self.table, self.makes_for(seat), line)
        looks = is_doubtful(line) and not is_doubtful(self.table.typed(move))
        asked = _("A Cyrillic letter was read as the Latin one it looks like. Is that meant?")
        self.play(seat, move, asked if looks else "")

    def play(self, seat: Seat, move: Move, doubt: str = "") -> None:
        """Play a move and say its line; if it broke a rule, perhaps accept it as it happened."""
        doubt = doubt or self.table.words.doubt(move, self.table.view(seat))
        try:
            self.save(
                lambda: self.sitting.play(seat, move),
                lambda number: self._played(seat, move, number, doubt),
            )
        except Illegal as reason:
            if (decision := decided_first(self, reason)) is not None:
                self.play(seat, decision)
                self.play(seat, move)
                return
            self._refuse(seat, reason)
            if not isinstance(reason, Undecided) and (stands := self.sitting.happened(move)):
                let_stand(self, seat, stands)

    def _played(self, seat: Seat, move: Move, number: int, doubt: str) -> None:
        """Say the line of a move with its place, as this side may see it, and who has won."""
        hidden = seat == self.hidden and self.desk.hides
        line = self.table.typed(move) if hidden else self.table.record[number - 1].text
        if self.desk.plain:
            self.say(*self.told(number, move if hidden else None))
        else:
            self.say(f"{places(self.table.record)[number]}  {line}")
        if doubt:
            self.say(_("{doubt} If not: `undo` takes the line back.").format(doubt=doubt))
        if self.desk.hides and (look := self.sitting.looked):
            if self.desk.plain:
                jot(self, look)
            else:
                asked = _("{question} {seat} notes it: type `notes {seat}`")
                self.say(asked.format(question=look.question, seat=look.seat))
        if self.table.outcome and not (self.desk.hides and seat == PUBLIC):
            self.say(result(self.table.words, self.table.outcome))

    def told(self, number: int, move: Move | None = None) -> tuple[str, str]:
        """Return a line of the record as a sentence, and who speaks with it.

        It is what everybody may see, unless the move is given in clear.
        """
        played = next(each for each in self.table.course.played if each.number == number)
        view = self.table.seen(played.before, PUBLIC)
        shown = move or games.take(self.table.game).veiled(played.move)
        words = self.table.words
        return words.row(shown, view, ROOM), words.speaker(shown, view)

    def save(self, act: Callable[[], Done], then: Callable[[Done], None]) -> None:
        """Save something, and call `then` when it is saved."""
        try:
            with unbroken():
                done = act()
        except NotSaved:
            self._then = then
            raise
        then(done)

    @property
    def saved(self) -> bool:
        """Say whether everything was saved, files included."""
        return self.sitting.failed_save is None and not self.unwritten

    def not_saved(self, seat: Seat) -> str:
        """Say what could not be saved, as this side may see it."""
        act = self.sitting.failed_save
        said = act.line(seat, self.table.typed) if act else ""
        return _("NOT SAVED: {line}. Any line tries again").format(line=said)

    def _retry(self, line: str) -> None:
        """Try again to save what is pending; a script's line waits, and a person types it anew."""
        if line and self.desk.hides:
            self.say(_("not taken: what is not saved yet comes first"))
        elif line:
            self._waiting.append(line)
        with unbroken():
            done = self.sitting.retry()
        self._then(done)

    def _enter(self, seat: Seat) -> None:
        """Do what Enter alone does: play the only possible line, or show the hidden side."""
        comes_first = {
            What.WORDS: lambda: share(self, seat, ""),
            What.PROGRAM: lambda: let_play(self, seat, ""),
            What.HIDDEN: lambda: lifted(self),
        }
        if held_alone(self):
            comes_first[What.OPEN] = comes_first[What.HIDDEN]
        if does := comes_first.get(self.sitting.next.what):
            does()
            return
        found = self.offers(seat)
        if self.desk.plain and self._led(seat, len(found)):
            return
        if not found:
            raise NotUnderstood(awaited(self.table))
        if len(found) > 1:
            raise NotUnderstood(_("you have a choice: `legal` lists it, Tab completes it"))
        try:
            self.play(seat, found[0].move)
        except NotUnderstood:
            if not self.sitting.share_due:
                raise
            share(self, seat, "")

    def _led(self, seat: Seat, moves: int) -> bool:
        """Lead to one of so many moves by a menu; say whether there was anything to say."""
        if self.table.over:  # what is left are corrections: `menu` has them
            self.say(self._hint(), _(DUE))
            return True
        if moves == 1 or not self.table.legal(seat).choices:
            return False
        menu(self, seat, "")
        return True

    def choices(self, seat: Seat) -> Choices:
        """Return the numbered list of a side; from a pipe, that of both."""
        seats = self.makes_for(seat)
        return self._choices.setdefault(seats, Choices(self, *seats))

    def makes_for(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats whose moves are made on a side: from a pipe, or alone, those of all."""
        alone = seat == PUBLIC or (self.desk.hides and not held_alone(self))
        return (seat,) if alone else (seat, PUBLIC)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the moves that can be made here; from a pipe, those of both sides."""
        if self.sitting.next.what is What.PROGRAM:
            return ()
        return offers(self.table, *self.makes_for(seat))
