"""Seals, signs and opens the secrets of a kept table."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from companion.contract.player_names import PROGRAM
from companion.core import ABOUT, Chance, Illegal, NotUnderstood, Seat
from companion.locale import _
from companion.play.coming import Why
from companion.play.journal import Journal
from companion.record import content
from companion.record.fold import Played
from companion.record.levels import Levels, higher, levels_of, may_follow, need_level
from companion.record.line import Line
from companion.seal import first, seals, share
from companion.seal.checking.follows import Ending, follows
from companion.seal.checking.kept_heads import Heads
from companion.seal.evidence import Evidence, shown_seed
from companion.seal.shown_head import Showing, showing
from companion.seal.writing.dealer import Dealer
from companion.seal.writing.evidence_writer import gathered
from companion.seal.writing.own_check import OwnCheck
from companion.seal.writing.scribe import Scribe, sheet_facts

if TYPE_CHECKING:
    from companion.store.stored_table import StoredTable


class Proof:
    """The proof of one table: writes its seals, heads, shares and end into the journal."""

    def __init__(self, journal: Journal, kept: "StoredTable") -> None:
        """Follow a journal; `kept` holds the table's seed and keys."""
        self._game = journal.game
        self._journal = journal
        self._kept = kept
        self._secrets = journal.game.sealing
        self._dealer = Dealer(journal.game, journal.course, kept.opened.seed)
        self._check = OwnCheck(journal.game, journal.course, kept.opened.seed)
        self._heads, self._shares = Heads(), share.Shares()
        self._levels = Levels()
        self._ending = Ending(self._levels)
        self._given = False  # whether the players said their words in this sitting
        journal.follow(self._heads, self._shares, self._levels, self._ending, self._dealer)
        journal.follow(self._check)

    @property
    def opened(self) -> bool:
        """Say whether the seed was shown, after which nothing is secret."""
        return self._kept.ended

    @property
    def _scribe(self) -> Scribe:
        """Return what seals and signs lines; refuse after the end."""
        if self.opened:
            raise NotUnderstood(_("everything was revealed; nothing more can be written"))
        opened = self._kept.opened
        return Scribe(opened.table, opened.seed, opened.signing)

    @property
    def _over(self) -> bool:
        """Say whether the game is over."""
        return self._game.rules.outcome(self._journal.state) is not None

    def need_open(self) -> None:
        """Refuse a line after the end, or before the words that a deal waits for."""
        if self.opened:
            raise NotUnderstood(_("everything was revealed; nothing more can be written"))
        if self.deal_due:
            raise _share_first()

    def sealed(self, giver: Seat, said: str, played: Played) -> list[Line]:
        """Return the lines of a move: the move with its seals, and the sheet and head then due."""
        scribe, due = self._scribe, follows(self._game, played, self.level)
        facts = self._secrets.facts(played.before, played.move)
        if (facts or due.sheet) and self.share_due:
            raise _share_first()
        sheet = sheet_facts(self._game, due.sheet, played.after) if due.sheet else ()
        self._check.need_fit(played, facts, dict(sheet))
        lines = [scribe.move(giver, said, facts)]
        if due.sheet:
            lines.append(scribe.sheet(due.sheet, sheet))
        if due.head:
            lines.append(scribe.head([*self._journal.lines, *lines]))
        return lines

    def pin_begins(self, typed: str) -> bool:
        """Say whether the table's PIN begins with these two keys."""
        vault = self._kept.opened.vault
        return vault is not None and vault.begins(typed)

    @property
    def level(self) -> str:
        """Say how much proof the table asks for."""
        return self._levels.now

    @property
    def higher(self) -> tuple[str, ...]:
        """Return the levels that the table can change to, all of which ask for more proof."""
        known = () if self.opened else levels_of(self._game)
        return tuple(level for level in higher(self.level) if level in known)

    @property
    def counts_from(self) -> str:
        """Return the first hour that a receipt can still prove."""
        stamp = self._journal.game.rules.stamp(self._journal.state)
        passed = stamp.isdecimal() and stamp <= self._heads.too_late
        return f"{int(stamp) + 1:02}" if passed else stamp

    def ask_for(self, level: str) -> None:
        """Ask for another level of proof from now on: more of it, or any level at a new table."""
        self.need_open()
        need_level(self._game, level)
        if level == self.level:
            return
        if not may_follow(self.level, level, self._journal.next):
            raise NotUnderstood(_("a table can ask for more proof at any time, and never for less"))
        self._journal.note(Line(ABOUT, content.ProofLine(level).text))

    @property
    def chance(self) -> Chance | None:
        """Return what chance is made of since the deal; None before it."""
        return self._dealer.chance

    @property
    def open_chance(self) -> Chance:
        """Return what chance is made of for what the program decides for all to see."""
        return partial(seals.chance, self._kept.opened.seed, str(self._journal.lines[0]))

    @property
    def others(self) -> tuple[str, ...]:
        """Return the players from whom something is hidden; empty while that is not known."""
        return self._secrets.sharers(self._journal.state)

    @property
    def shared(self) -> Mapping[str, share.Share]:
        """Return the players' words in force, by player."""
        return self._shares.newest

    @property
    def share_due(self) -> tuple[str, ...]:
        """Return the players who have to say words before anything more is sealed."""
        early = self._journal.options.get(PROGRAM) and self.chance is None  # it deals first
        asked = self.deal_due or (self.level != content.NONE and not early)
        return self.others if asked and not (self._holds or self.opened or self._over) else ()

    @property
    def deal_due(self) -> bool:
        """Say whether a deal waits for new words of the players."""
        return self._dealer.due

    @property
    def _holds(self) -> bool:
        """Say whether the words in force are of this sitting, or of a deal not sealed yet."""
        fits = self._shares.holds(self.others)
        return fits and not self.deal_due and (self._given or self._dealer.fresh)

    @property
    def recast(self) -> bool:
        """Say whether the hidden seat has changed hands since the words in force were said."""
        return bool(self.shared and self.share_due) and not self._shares.holds(self.others)

    @property
    def why(self) -> Why | None:
        """Say why the other players have to say words; None where they have not."""
        if not self.share_due:
            return None
        if self.deal_due:
            return Why.DEAL
        if self.recast:
            return Why.RECAST
        return Why.RETURN if self.shared else Why.FIRST

    def repeating(self, given: Mapping[str, share.Share]) -> tuple[str, ...]:
        """Return the players who repeat the very words that they said before at this table."""
        return share.repeating(given, self._shares.given)

    def share(self, words: share.Share, *, fresh: bool = False) -> None:
        """Take the words of all the other players, one player after the other.

        For a deal, or where `fresh` is asked for, a player who repeats earlier words is refused.
        """
        if self.opened:
            raise NotUnderstood(_("words are said only at a saved table, and only until its end"))
        given = share.dealt(words, self.others)
        if (fresh or self.deal_due) and share.is_repeated(given, self._shares.given):
            raise NotUnderstood(_("these words were said before; say new ones"))
        self._journal.note(Line(ABOUT, content.ShareLine(given).text))
        self._given = True

    def head(self, *, fresh: bool = False) -> Showing:
        """Return the newest head; with `fresh`, a new one over all lines so far."""
        if fresh and self.opened:
            raise NotUnderstood(
                _("there are receipts only at a saved table, and only until its end")
            )
        if fresh and not self._just_shown:
            self._journal.note(self._scribe.head(self._journal.lines))
        if not self._heads.shown:
            raise NotUnderstood(_("there is no receipt yet"))
        return showing(self._first, self._journal.lines, self._heads.shown[-1])

    @property
    def heads(self) -> int:
        """Return how many heads were shown."""
        return len(self._heads.shown)

    @property
    def heads_seen(self) -> int:
        """Return how many heads were surely seen: the last one counts only if a line follows it."""
        return self.heads - self._just_shown

    @property
    def _just_shown(self) -> bool:
        """Say whether the last line is a head."""
        return self._ending.headed(len(self._journal.lines))

    @property
    def _first(self) -> first.First:
        """Return what the first line commits to."""
        filed = self._game.filed
        return first.read(self._journal.lines[0], self._journal.options.get(filed, ""), filed)

    def evidence(self) -> Evidence:
        """Return the evidence that anybody may check: the record and the openings so far."""
        lines = self._journal.lines
        if self.opened and not shown_seed(lines[-1]):
            said = _(
                "the last lines of this table are lost, and evidence without them would mislead"
            )
            raise NotUnderstood(said)
        clear = [entry.secret for entry in self._kept.entries]
        return gathered(self._game, self._first, lines, clear, self._kept.opened.seed)

    @property
    def stopping(self) -> bool:
        """Say whether the record ends with the line that the players stop, and its head."""
        return self._ending.stopped(len(self._journal.lines))

    def stop(self) -> None:
        """Write that the players stop before the game is over, and a last head."""
        self.need_open()
        if lines := self._last_lines():
            self._journal.note(*lines)

    def end(self) -> None:
        """Write the last lines and show the seed; nothing is secret any more.

        Who has lost and must say so is refused, as everybody would call the stop cheating.
        """
        self.need_open()
        if not self._over and (rule := self._secrets.lost(self._journal.state)):
            raise Illegal(rule)
        self._journal.end(*self._last_lines(), self._scribe.end())

    def _last_lines(self) -> list[Line]:
        """Return the lines that must precede the seed: that the players stop, and a last head."""
        written = self._journal.lines
        stops = self._ending.stop_due(len(written), over=self._over)
        lines = [Line(ABOUT, content.STOP)] if stops else []
        if self._ending.head_due(len(written) + len(lines)):
            lines.append(self._scribe.head([*written, *lines]))
        return lines


def _share_first() -> NotUnderstood:
    """Return the refusal of a line that has to wait for the players' words."""
    return NotUnderstood(_("first the other players say their words"))
