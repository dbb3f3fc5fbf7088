"""An evening at a real table: taken back, resumed, carried away, played again and judged."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from companion import games
from companion.conformance.chooser import Chooser, offered
from companion.conformance.evening import ChanceEvening, stopped
from companion.conformance.values import Values
from companion.contract.move import Move
from companion.core import CompanionError, Faulty, Illegal
from companion.locale import _
from companion.play import import_source, table
from companion.play.replay import replay
from companion.play.table import Table
from companion.record.head import head_of
from companion.seal import first, share
from companion.seal.checking.kept_heads import KeptHead, shown_heads
from companion.seal.checking.verdict import judged
from companion.seal.evidence import Evidence, of_text
from companion.store.tables import Tables

LONGEST = 60  # moves at a table
UNDO, RESUME = 1 / 6, 1 / 20  # how often something is taken back, and the table taken up again
DEALS = 1 / 2  # at so many tables the program may deal, which a copy cannot repeat
PIN, NAME, COPY = "2468", "conformance", "copy"


@dataclass
class Sat:
    """What was found at a table: states that differ, and lines that the program cannot prove."""

    states: list[str] = field(default_factory=list)
    proofs: list[str] = field(default_factory=list)


def tables(evening: ChanceEvening) -> Iterator[str]:
    """Find what is another state after it was taken back, resumed, played again or imported."""
    yield from sat(evening).states


def proofs(evening: ChanceEvening) -> Iterator[str]:
    """Find honest lines that the program would not seal, or that its own audit accuses."""
    yield from sat(evening).proofs


@lru_cache(maxsize=1)
def sat(evening: ChanceEvening) -> Sat:
    """Play at a table that is kept, with the options of an evening."""
    found = Sat()
    with TemporaryDirectory() as home:
        kept = Tables(Path(home))
        try:
            _Seat(evening, kept, found).play()
        except Exception as crash:
            found.states.append(stopped(crash))
        finally:
            kept.close()
    return found


class _Seat:
    """Plays at one table, and notes what it finds."""

    def __init__(self, evening: ChanceEvening, kept: Tables, found: Sat) -> None:
        """Begin the table."""
        self._game, self._options, self._strays = evening.game, evening.options, evening.strays
        self._chance = Random(f"table {evening.seed}")
        self._dealing = self._chance.random() < DEALS
        values = Values(self._game, self._options, self._chance)
        self._chooser = Chooser(self._game, values, self._chance, strays=evening.strays)
        self._tables, self._found = kept, found
        self._pin = PIN if self._game.secrets else None
        self._at = table.begin(kept, NAME, self._game.name, self._options, self._pin)

    def play(self) -> None:
        """Play an evening, and then look at what is left of it."""
        try:
            for _move in range(LONGEST):
                if self._at.over or not self._one():
                    break
                self._change()
            self._carry()
            if not self._strays:  # a correction by chance may well be a lie
                self._judge()
        finally:
            self._at.close()

    @property
    def _state(self) -> object:
        """Return the state of the table."""
        return self._at.course.state

    def _one(self) -> bool:
        """Make a move; say whether there was one."""
        proof = self._at.proof
        if proof and (others := proof.share_due):
            words = share.each(others) * len(others)
            proof.share(tuple(self._chance.sample(range(share.LIST), words)))
        return any(
            map(self._made, self._chooser.moves(self._state, offered(self._game, self._state)))
        )

    def _made(self, move: Move) -> bool:
        """Try a move."""
        before, game = self._state, self._game
        try:
            deals = game.deal_due(before, game.rules.apply(before, move))
            if deals and not self._dealing:
                return False
            self._at.play(game.rules.giver(before, move), move)
        except Faulty:
            said = _("“{line}” would reveal something else than was sealed")
            self._found.proofs.append(said.format(line=self._at.typed(move)))
            return False
        except CompanionError:
            return False
        return True

    def _change(self) -> None:
        """Take the last move back, or the table up again, now and then."""
        if self._at.retractable and self._chance.random() < UNDO:
            last = self._at.course.played[-1]
            line = self._at.typed(last.move)
            self._at.undo()
            self._compare(
                last.before, _("the state is another one when “{line}” is taken back"), line
            )
        if self._chance.random() < RESUME:
            self._resume()

    def _resume(self) -> None:
        """Close the table and take it up again."""
        before, line = self._state, self._last
        self._at.close()
        self._at = self._opened(NAME)
        self._compare(
            before, _("the state is another one when the table is resumed after “{line}”"), line
        )

    def _opened(self, name: str) -> Table:
        """Open a table."""
        row = next(row for row in self._tables.list() if row.name == name)
        return table.resume(self._tables, row, self._pin or "")

    @property
    def _last(self) -> str:
        """Return the last line."""
        played = self._at.course.played
        return self._at.typed(played[-1].move) if played else ""

    def _carry(self) -> None:
        """Play the game's text once more, and import it, unless something was dealt."""
        self._resume()
        filed = self._game.filed
        text, file = self._at.text, self._options.get(filed) if filed else None
        played, stop = replay(text, file)
        if stop:
            said = _("the table's own text is refused when it is played again: {reason}")
            self._found.states.append(said.format(reason=stop))
            return
        source = import_source.source(text, file)
        if source.dealt:
            return
        self._compare(
            played.course.state,
            _("the state is another one when the text is played again, up to “{line}”"),
            self._last,
        )
        source.into(self._tables, COPY, self._pin)
        copy = self._opened(COPY)
        copied = copy.course.state
        copy.close()
        self._compare(
            copied,
            _("the state is another one when the text is imported, up to “{line}”"),
            self._last,
        )

    def _compare(self, other: object, said: str, line: str) -> None:
        """Note if a state is another one than that of the table."""
        if other != self._state:
            self._found.states.append(said.format(line=line))

    def _judge(self) -> None:
        """Judge the evidence, as anybody would who kept all receipts."""
        if self._at.proof:
            try:
                self._at.proof.end()
            except Illegal:
                return  # who has lost must say so
        evidence = of_text(str(self._at.evidence()))
        verdict = judged(games.take, evidence, _heads(evidence) if self._at.proof else ())
        for each in verdict.all:
            line = evidence.lines[each.line - 1].text if each.line else ""
            said = _("an honest evening is accused at “{line}”: {kind}")
            self._found.proofs.append(said.format(line=line, kind=each.kind))


def _heads(evidence: Evidence) -> tuple[KeptHead, ...]:
    """Return every receipt that was shown."""
    lines, name = evidence.lines, first.bare(evidence.lines[0]).table
    sizes = (each.size for each in shown_heads(lines))
    return tuple(KeptHead(str(size), head_of(name, lines[:size])) for size in sizes)
