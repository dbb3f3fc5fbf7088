"""One play of one game: the object that screens and commands talk to."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion import games, gametext
from companion.core import KEEPER, PUBLIC, NotUnderstood, Options, Outcome, Seat
from companion.game import Due, Game, Legal, Words
from companion.locale import _
from companion.record import content
from companion.record.course import Course, in_clear
from companion.record.fold import Known, Listener, Played, Taken
from companion.record.line import ABOUT, Line, read
from companion.seal import first, seals, share
from companion.seal.dealer import Dealer
from companion.seal.evidence import Evidence, shown_seed
from companion.seal.follows import follows
from companion.seal.gather import gathered
from companion.seal.remembered import Heads
from companion.seal.scribe import Scribe, sheet_facts
from companion.seal.showing import Showing, showing
from companion.summary import summary

if TYPE_CHECKING:  # a table that is not kept needs no database
    from companion.store.kept import Kept, Opened
    from companion.store.rows import Row
    from companion.store.tables import Tables

STOPPED = _("the players stopped here; nothing is secret any more")
SHARE_FIRST = _("first the other players give their share: type share")
LONGEST = 5_000  # lines; what evidence can hold is a few more, for sheets and heads
NOTHING: Legal[Any] = Legal((), lambda _move: False)


class Table:
    """A fold over its lines: every move is refereed, written down, and only then believed."""

    def __init__(self, game: str, options: Options, kept: "Kept | None" = None) -> None:
        """Open a table for a game of the shelf; with `kept`, one that lies on the disk."""
        self._game: Game[Any, Any, Any] = games.take(game)
        self._options = options
        self._course = in_clear(self._game, options)
        self._kept = kept
        self._record: list[Line] = []
        self._heads, self._shares = Heads(), share.Shares()
        self._listeners: list[Listener] = [Known(), self._course, self._heads, self._shares]
        self._dealer: Dealer | None = None
        self._shared = False  # whether the players gave their share in this sitting
        if kept is None:
            self._record.append(first.written(game, options))
        else:
            if self._game.secrets:
                self._dealer = Dealer(self._game, self._course, kept.opened.seed)
                self._listeners.append(self._dealer)
            self._resume(kept)

    def _resume(self, kept: "Kept") -> None:
        """Take up the lines that lie on the disk."""
        opening, *entries = kept.entries
        self._record.append(read(opening.line))
        for entry in entries:
            line, played = read(entry.line), None
            if isinstance(line.content, content.Move):
                move = self._game.notation.parse(entry.secret or line.text)
                played = self._course.tried(entry.number, move)
            self._take(line, played)

    def _take(self, line: Line, played: Played | None = None) -> None:
        """Put a line into the record, and tell it to all who follow."""
        self._record.append(line)
        Taken(len(self._record), line, played).tell(*self._listeners)

    def play(self, seat: Seat, text: str) -> int:
        """Take a line from a seat, and give its number; or refuse it and change nothing."""
        move = self._game.notation.parse(text)
        giver = self._game.rules.giver(self._course.state, move)
        if giver == KEEPER != seat:
            raise NotUnderstood(_("only the keeper gives this line; type keeper first"))
        if len(self._record) >= LONGEST:
            raise NotUnderstood(_("no table goes on beyond {most} lines").format(most=LONGEST))
        self._need_open()
        played = self._course.tried(len(self._record) + 1, move)
        said = self._game.record.format(self._game.veiled(move))
        lines = self._sealed(giver, said, played)
        self._write(lines, played.after, text if said != text else "", played)
        return played.number

    def _sealed(self, giver: Seat, said: str, played: Played) -> list[Line]:
        """Write a move with its seals, and the sheet and head that are due behind it."""
        scribe, secrets = self._scribe, self._game.secrets
        if scribe is None or secrets is None:
            return [Line(giver, said)]
        facts, due = secrets.facts(played.before, played.move), follows(self._game, played)
        if (facts or due.sheet) and self.share_due:
            raise NotUnderstood(SHARE_FIRST)
        lines = [scribe.move(giver, said, facts)]
        if due.sheet:
            lines.append(scribe.sheet(due.sheet, sheet_facts(self._game, due.sheet, played.after)))
        if due.head:
            lines.append(scribe.head([*self._record, *lines]))
        return lines

    def _need_open(self) -> None:
        """Refuse a line where everything was opened, or where a deal waits for its share."""
        if self.opened:
            raise NotUnderstood(_("everything was opened; nothing more is written down"))
        if self.deal_due:
            raise NotUnderstood(SHARE_FIRST)

    @property
    def _scribe(self) -> Scribe | None:
        """Give what seals and signs, as long as there is something to keep."""
        if self._kept is None or self.opened or not self._game.secrets:
            return None
        return Scribe(self._kept.opened.table, self._kept.opened.seed, self._kept.opened.signing)

    def _write(
        self, lines: Sequence[Line], state: Any, hidden: str = "", played: Played | None = None
    ) -> None:
        """Put lines on the disk, where the table is kept, and then into the record."""
        if self._kept is not None:
            written = [(str(line), "" if at else hidden) for at, line in enumerate(lines)]
            self._kept.append(written, summary(self._game, self._options, state))
        for line in lines:
            self._take(line, played)

    def _about(self, *lines: Line) -> None:
        """Write lines about the record."""
        self._write(lines, self._course.state)

    @property
    def share_due(self) -> tuple[str, ...]:
        """Name the players who have to give their share before anything more is sealed."""
        over = self._scribe is None or self.outcome is not None
        return () if over or self._holds else self.others

    @property
    def deal_due(self) -> bool:
        """Say whether the share comes next that a deal is made of."""
        return self._dealer is not None and self._dealer.due

    @property
    def _holds(self) -> bool:
        """Say whether the share is one of this sitting, or that of a deal nobody sealed yet."""
        fresh = self._dealer is not None and self._dealer.fresh
        fits = tuple(self.shared) == tuple(self.others)
        return fits and not self.deal_due and (self._shared or fresh)

    @property
    def recast(self) -> bool:
        """Say whether the Recruiter is another than when the share in force was given."""
        return bool(self.shared and self.share_due) and tuple(self.shared) != tuple(self.others)

    @property
    def others(self) -> tuple[str, ...]:
        """Name the players who are not the keeper, once that is known."""
        return self._game.sharers(self._course.state)

    @property
    def shared(self) -> Mapping[str, share.Share]:
        """Give the share in force, player by player."""
        return self._shares.newest

    def share(self, words: share.Share, *, fresh: bool = False) -> None:
        """Take the words of all the other players, one player's after the other's.

        For a deal, or where they have to be `fresh`, nobody says the words again that he said once.
        """
        if self._scribe is None:
            raise NotUnderstood(_("a share is given at a kept table, until its end"))
        given = share.dealt(words, self.others)
        if (fresh or self.deal_due) and share.is_repeated(given, self._shares.given):
            raise NotUnderstood(_("these words were said before; say new ones"))
        self._about(Line(ABOUT, content.Share(given).text))
        self._shared = True

    def undo(self) -> int:
        """Take the last line back, by a line of its own; give the number of the one taken back."""
        if not self.retractable:
            raise NotUnderstood(_("nothing can be taken back: the last line was heard or shown"))
        last = self._course.played[-1]
        self._write([Line(ABOUT, content.Retraction(last.number).text)], last.before)
        return last.number

    @property
    def retractable(self) -> tuple[Played, ...]:
        """Give the moves that can be taken back, the last one first."""
        found = []
        shown = max((head.size for head in self._heads.shown), default=0)
        for played in reversed(self._course.played):
            heard = not self._game.rules.undoable(played.before, played.move)
            if heard or played.number <= shown:
                break
            found.append(played)
        return tuple(found)

    def head(self, *, fresh: bool = False) -> Showing:
        """Give the newest head, or a fresh one over everything so far."""
        scribe = self._scribe
        if fresh and scribe is None:
            raise NotUnderstood(_("heads are signed at a kept table, until its end"))
        if fresh and scribe and not self._just_shown:
            self._about(scribe.head(self._record))
        if not self._heads.shown:
            raise NotUnderstood(_("no head was shown yet; the first one comes with 05:00"))
        return showing(self._first, self._record, self._heads.shown[-1])

    @property
    def heads(self) -> int:
        """Count the heads that were shown."""
        return len(self._heads.shown)

    @property
    def heads_seen(self) -> int:
        """Count the heads that were seen for sure: not one behind which nothing was written."""
        return self.heads - self._just_shown

    @property
    def _just_shown(self) -> bool:
        """Say whether the last line is a head."""
        return isinstance(self._record[-1].content, content.Head)

    @property
    def _first(self) -> first.First:
        """Read what the first line commits to."""
        return first.read(self._record[0], self._options.get(first.FILE, ""))

    def evidence(self) -> Evidence:
        """Gather what anybody may check: the record, and what was opened so far."""
        if self._kept is None:
            raise NotUnderstood(_("evidence is given of a kept table"))
        if self.opened and not shown_seed(self._record[-1]):
            said = _("the last lines of this table are lost, and evidence without them misleads")
            raise NotUnderstood(said)
        clear = [entry.secret for entry in self._kept.entries]
        return gathered(self._game, self._first, self._record, clear, self._kept.opened.seed)

    @property
    def opened(self) -> bool:
        """Say whether the table was ended, so that nothing is secret any more."""
        return self._kept is not None and self._kept.ended

    @property
    def over(self) -> bool:
        """Say whether nothing is played any more."""
        return self.opened or self.outcome is not None

    def stop(self) -> None:
        """Write down that the players stop before the game is over, and let them keep a head."""
        self._need_open()
        scribe = self._scribe
        if scribe is None:
            raise NotUnderstood(_("only a kept table has something to open"))
        if lines := self._last_lines(scribe):
            self._about(*lines)

    def _last_lines(self, scribe: Scribe) -> list[Line]:
        """Write what must still stand before the seed: that the players stop, and a last head."""
        lines = [] if self.outcome or self.stopping else [Line(ABOUT, content.STOP)]
        if lines or not self._just_shown:
            lines.append(scribe.head([*self._record, *lines]))
        return lines

    @property
    def stopping(self) -> bool:
        """Say whether the last that was written is that the players stop, and its head."""
        return [line.content for line in self._record[-2:-1]] == [content.Stop()]

    def end(self) -> None:
        """Show the seed, after the game or where the players stop: nothing is secret any more."""
        self._need_open()
        scribe = self._scribe
        if self._kept is None or scribe is None:
            raise NotUnderstood(_("only a kept table has something to open"))
        lines = [*self._last_lines(scribe), scribe.end()]
        stands = summary(self._game, self._options, self._course.state)
        self._kept.end([str(line) for line in lines], stands)
        for line in lines:
            self._take(line)

    def legal(self, seat: Seat) -> Legal[Any]:
        """View the lines that a seat may give now."""
        return NOTHING if self.opened else self._game.rules.legal(self._course.state, seat)

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """List the lines that a seat may give now, as they are typed."""
        return tuple(map(self._game.notation.format, self.legal(seat)))

    def view(self, seat: Seat) -> Any:
        """Show what a seat may know."""
        return self._game.rules.view(self._course.state, seat)

    def foreseen(self, seat: Seat, text: str) -> Any:
        """Show what a seat would know after a line, without playing it."""
        rules, move = self._game.rules, self._game.notation.parse(text)
        return rules.view(rules.apply(self._course.state, move), seat)

    @property
    def awaited(self) -> str:
        """Say in public what comes next."""
        if self.opened and self.outcome is None:
            return STOPPED
        said = self._game.words.due(self.view(PUBLIC))
        typed = ", ".join(map(self._game.notation.format, self.due.examples))
        return f"{said}  {_('Type: {lines}').format(lines=typed)}" if typed else said

    @property
    def due(self) -> Due[Any]:
        """Give who must do something now, and how it is written."""
        return self._game.rules.due(self._course.state)

    @property
    def course(self) -> Course:
        """Give the moves that count and the states between them; until the end they hide things."""
        return self._course

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self._game.rules.outcome(self._course.state)

    @property
    def words(self) -> Words[Any, Any]:
        """Give what people read of the game."""
        return self._game.words

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
        return tuple(map(self.typed, self._course.played))

    def typed(self, played: Played) -> str:
        """Write a move in clear, as it is typed."""
        return self._game.notation.format(played.move)

    def told(self, seat: Seat) -> tuple[tuple[int, Any], ...]:
        """Give the moves that count, as a seat sees them, with their numbers in the record."""
        clear, veiled = seat == KEEPER or self.opened, self._game.veiled
        return tuple((p.number, p.move if clear else veiled(p.move)) for p in self._course.played)

    def retold(self) -> Iterator[tuple[str, Any, Any]]:
        """Tell an ended game again: each move in clear with its hour, and how all lay behind it."""
        if not self.opened:
            raise NotUnderstood(_("a game is told again when everything is opened"))
        for played in self._course.played:
            hour = self._game.rules.stamp(played.before)
            yield hour, played.move, self._game.rules.view(played.after, KEEPER)

    @property
    def text(self) -> str:
        """Write the whole game in clear; this is for the keeper until the end."""
        return gametext.written(self.game, self.options, self.moves)

    def close(self) -> None:
        """Let the table go."""
        if self._kept is not None:
            self._kept.close()


def begin(tables: "Tables", name: str, game: str, options: Options, pin: str | None) -> Table:
    """Begin a table that is kept; its options must be possible before anything is written."""
    complete = games.take(game).rules.complete(options)
    Table(game, complete)

    def committing(opened: "Opened") -> str:
        commits = {}
        if opened.vault:
            commits = seals.committed(opened.table, opened.seed, opened.signing)
        return str(first.written(game, complete, **commits))

    return Table(game, complete, tables.create(name, game, complete, pin, committing))


def resume(tables: "Tables", row: "Row", pin: str) -> Table:
    """Take a kept table up again."""
    kept = tables.open(row, pin)
    try:
        return Table(row.game, row.options, kept)
    except BaseException:
        kept.close()
        raise
