"""One play of one game: the object that screens and commands talk to."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion import games, gametext
from companion.core import (
    KEEPER,
    CompanionError,
    Fact,
    Game,
    Legal,
    NotUnderstood,
    Options,
    Outcome,
    Seat,
)
from companion.gametext import StoppedAt
from companion.locale import _
from companion.record.head import signed
from companion.record.line import Line, read
from companion.seal import seals

if TYPE_CHECKING:  # a table that is not kept needs no database
    from companion.store.kept import Kept, Opened
    from companion.store.rows import Row
    from companion.store.tables import Tables

ABOUT = "table"
RETRACT = re.compile(r"retract ([1-9][0-9]{0,5})")
SUMMARY = ("mode", "phase", "setup", "turn", "players", "outcome")


@dataclass(frozen=True, repr=False)
class Played:
    """A move that counts: its line in the record, how it is typed, and where it led."""

    number: int
    giver: Seat
    text: str
    state: Any
    final: bool


class Table:
    """A fold over its lines: every move is refereed, written down, and only then believed."""

    def __init__(self, game: str, options: Options, kept: "Kept | None" = None) -> None:
        """Open a table for a game of the shelf; with `kept`, one that lies on the disk."""
        self._game: Game[Any, Any] = games.take(game)
        self._options = options
        self._start = self._game.start(options)
        self._kept = kept
        self._played: list[Played] = []
        self._record: list[Line] = []
        if kept is None:
            self._record.append(Line(ABOUT, first_line(game, options)))
        else:
            self._resume(kept)

    def _resume(self, kept: "Kept") -> None:
        """Take up the lines that lie on the disk."""
        for entry in kept.entries:
            line = read(entry.line)
            self._record.append(line)
            if line.seat == ABOUT:
                self._heed(len(self._record), line.text)
            else:
                self._played.append(self._refereed(len(self._record), entry.secret or line.text))

    def _heed(self, number: int, text: str) -> None:
        """Do what a line about the record says."""
        if taken := RETRACT.fullmatch(text):
            self._take_back(int(taken[1]))
        elif not text.startswith((seals.FORMAT, "end seed=")):
            raise NotUnderstood(
                _("line {number} of the record is unknown here; update Companion").format(
                    number=number
                )
            )

    def play(self, seat: Seat, text: str) -> None:
        """Take a line from a seat, or refuse it and change nothing."""
        move = self._game.parse(text)
        giver = self._game.giver(self._state, move)
        if giver == KEEPER != seat:
            raise NotUnderstood(_("only the keeper gives this line; type keeper first"))
        played = self._refereed(len(self._record) + 1, text)
        said = self._game.redact(move)
        line = self._sealed(giver, said, self._game.secrets(self._state, move))
        self._write(line, text if said != text else "", played.state)
        self._played.append(played)

    def _sealed(self, giver: Seat, said: str, facts: tuple[Fact, ...]) -> Line:
        """Make the line, with a nonce and a seal for every fact that it hides."""
        if self._kept is None or not facts:
            return Line(giver, said)
        nonce, seed = os.urandom(seals.NONCE), self._kept.opened.seed
        shown = (seals.opening(seed, nonce, fact) for fact in facts)
        return Line(giver, said, nonce.hex(), tuple(map(seals.sealed, shown)))

    def _write(self, line: Line, secret: str, state: Any) -> None:
        """Put a line on the disk, where the table is kept, and then into the record."""
        if self._kept is not None:
            self._kept.append(str(line), secret, self._summary(state))
        self._record.append(line)

    def _refereed(self, number: int, text: str) -> Played:
        """Let the referee try a line; nothing is written yet."""
        move = self._game.parse(text)
        giver = self._game.giver(self._state, move)
        final = self._game.final(self._state, move)
        return Played(number, giver, text, self._game.apply(self._state, move), final)

    def undo(self) -> int:
        """Take the last line back, by a line of its own; give the number of the one taken back."""
        if not self.retractable:
            raise NotUnderstood(_("nothing can be taken back: the last line was heard or shown"))
        last = self._played[-1]
        state = self._played[-2].state if len(self._played) > 1 else self._start
        self._write(Line(ABOUT, f"retract {last.number}"), "", state)
        self._take_back(last.number)
        return last.number

    def _take_back(self, number: int) -> None:
        """Let the moves from a line on count no more."""
        self._played = [played for played in self._played if played.number < number]

    @property
    def retractable(self) -> tuple[Played, ...]:
        """Give the moves that can be taken back, the last one first."""
        found = []
        for played in reversed(self._played):
            if played.final:
                break
            found.append(played)
        return tuple(found)

    def head(self) -> str:
        """Sign the record as it stands; who keeps this can tell any other record from it."""
        if self._kept is None or not self._kept.opened.signing:
            raise NotUnderstood(_("heads are signed at a kept table, until its end"))
        return signed(self._kept.opened.table, self._record, self._kept.opened.signing)

    @property
    def opened(self) -> bool:
        """Say whether the table was ended, so that nothing is secret any more."""
        return self._kept is not None and self._kept.opened.vault is None

    def end(self) -> None:
        """Show the seed after the end of the game: from here on nothing is secret."""
        if self._kept is None or self.outcome is None:
            raise NotUnderstood(_("a table is ended when its game is over"))
        if self.opened:
            raise NotUnderstood(_("the table has been ended already"))
        line = Line(ABOUT, f"end seed={seals.text_of(self._kept.opened.seed)}")
        self._kept.end(str(line), self._summary(self._state))
        self._record.append(line)

    @property
    def _state(self) -> Any:
        """Give where the game stands."""
        return self._played[-1].state if self._played else self._start

    def _summary(self, state: Any) -> dict[str, Any]:
        """Tell the list of tables, in public, where the game stands."""
        view = self._game.view(state, "public")
        return {key: view[key] for key in SUMMARY if key in view}

    def legal(self, seat: Seat) -> Legal[Any]:
        """View the lines that a seat may give now."""
        return self._game.legal(self._state, seat)

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """List the lines that a seat may give now, as they are typed."""
        return tuple(self._game.format(move) for move in self.legal(seat))

    def view(self, seat: Seat) -> Mapping[str, Any]:
        """Show what a seat may know."""
        return self._game.view(self._state, seat)

    def foreseen(self, seat: Seat, text: str) -> Mapping[str, Any]:
        """Show what a seat would know after a line, without playing it."""
        return self._game.view(self._game.apply(self._state, self._game.parse(text)), seat)

    @property
    def awaited(self) -> str:
        """Say in public what comes next."""
        return self._game.awaited(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self._game.outcome(self._state)

    @property
    def record(self) -> tuple[Line, ...]:
        """Give the lines that anybody may read."""
        return tuple(self._record)

    @property
    def game(self) -> str:
        """Name the game."""
        return self._game.name

    @property
    def options(self) -> dict[str, str]:
        """Give the options that a person types; the printed board has a file of its own."""
        return {key: value for key, value in self._options.items() if "\n" not in value}

    @property
    def moves(self) -> tuple[str, ...]:
        """Give the moves that count, in clear; they are for the keeper until the end."""
        return tuple(played.text for played in self._played)

    @property
    def text(self) -> str:
        """Write the whole game in clear; this is for the keeper until the end."""
        return gametext.written(self.game, self.options, self.moves)

    def close(self) -> None:
        """Let the table go."""
        if self._kept is not None:
            self._kept.close()


def begin(tables: "Tables", name: str, game: str, options: Options, pin: str) -> Table:
    """Begin a table that is kept; its options must be possible before anything is written."""
    complete = games.take(game).complete(options)
    Table(game, complete)

    def first(opened: "Opened") -> str:
        commits = seals.committed(opened.table, opened.seed, opened.signing)
        return str(Line(ABOUT, first_line(game, complete, **commits)))

    return Table(game, complete, tables.create(name, game, complete, pin, first))


def copied(tables: "Tables", name: str, text: str, board: str | None, pin: str) -> Table:
    """Begin a kept table from a game text; an unlawful one begins none."""
    source, stop = replay(text, board)
    if stop:
        raise stop
    options = {**source.options, **({"board": board} if board else {})}
    table = begin(tables, name, source.game, options, pin)
    for line in source.moves:
        table.play(KEEPER, line)
    return table


def resume(tables: "Tables", row: "Row", pin: str) -> Table:
    """Take a kept table up again."""
    kept = tables.open(row, pin)
    try:
        return Table(row.game, row.options, kept)
    except BaseException:
        kept.close()
        raise


def first_line(game: str, options: Options, **committed: str) -> str:
    """Write the record's first line: the format, the game, its options and what it commits to."""
    said = {key: _in_one_word(value) for key, value in options.items()} | committed
    return " ".join((seals.FORMAT, game, *(f"{key}={said[key]}" for key in sorted(said))))


def _in_one_word(value: str) -> str:
    """Write an option as one word; a whole file stands as its hash."""
    return seals.hash_of(value) if "\n" in value else ",".join(value.split())


def replay(text: str, board: str | None = None) -> tuple[Table, StoppedAt | None]:
    """Referee a game text as far as it is lawful; `board` is the text of one's own edition."""
    found = gametext.read(text)
    if "board" in found.options:
        raise NotUnderstood(_("unknown option; the file of an edition is given with --edition"))
    extra = {} if board is None else {"board": board}
    table = Table(found.game, {**found.options, **extra})
    for number, line in found.moves:
        try:
            table.play(KEEPER, line)
        except CompanionError as reason:
            return table, StoppedAt(number, reason)
    return table, None
