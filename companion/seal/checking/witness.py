"""A witness: checks the public part of evidence and its openings, and notes every answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.contract.game import AnyGame
from companion.core import Seat
from companion.record.fold import Listener, Played
from companion.record.head import LineHeads
from companion.record.line import Line
from companion.seal.checking.findings import Finding, Wrong
from companion.seal.checking.openings import Openings
from companion.seal.checking.progress import Heard, telling
from companion.seal.checking.walk import ENDLESS, Walk
from companion.seal.evidence import Evidence, EvidenceLine
from companion.seal.first import First
from companion.seal.share import Share
from companion.untyped import Changes, GamesOwn


@dataclass(frozen=True)
class SealedStatement:
    """A public statement about secrets, and which lines kept heads must cover to prove it."""

    line: int
    hour: str
    text: str
    sealed: tuple[int, ...]  # the lines it rests on, up to the last sheet
    spoken: int  # the first move after that sheet
    until: int  # the last line that opens something for it
    share: Mapping[str, Share] = field(default_factory=dict)  # the words that were dealt from

    def before(self, sizes: Sequence[int]) -> bool:
        """Say whether heads kept before anybody moved cover what it rests on."""
        return all(any(at <= size < self.spoken for size in sizes) for at in self.sealed)

    def after(self, sizes: Sequence[int]) -> bool:
        """Say whether a kept head covers the answer and its openings."""
        return any(size >= self.until for size in sizes)


@dataclass(frozen=True)
class Turn:
    """A sheet with its hour, and the number of the first move after it."""

    hour: str
    sheet: int
    level: str  # how much proof the table asked for
    since: int  # its line, or that of a share which came only later
    spoken: int = ENDLESS
    headed: bool = False  # whether a head was shown before the next move

    def kept(self, sizes: Sequence[int]) -> bool:
        """Say whether a head over sheet and share was kept before the next move."""
        return any(self.since <= size < self.spoken for size in sizes)

    def held(self, sizes: Sequence[int]) -> bool:
        """Say whether any kept head covers the sheet, even one shown too late."""
        return any(size >= self.since for size in sizes)


class Witness(Listener):
    """Checks evidence line by line, up to the first wrong one."""

    def __init__(self, game: AnyGame, first: First, line: Line, heads: LineHeads) -> None:
        """Begin after the first line of a record with these heads."""
        self._game = game
        self._options = first.options
        self.walk = Walk(game, first, line, heads)
        self._openings = Openings(self.walk.ledger)
        self.answers: list[SealedStatement] = []
        self.deals: list[SealedStatement] = []  # the shares that were dealt from
        self.turns: list[Turn] = []
        self.hours: dict[int, str] = {}
        self.moves: dict[int, GamesOwn] = {}  # as everybody heard them, even if taken back
        self.retracted: list[int] = []

    def view(self, seat: Seat) -> object:
        """Return what a seat sees at the last line that was checked."""
        return self._game.rules.view(self.walk.course.state, seat)

    @property
    def begun(self) -> bool:
        """Say whether anybody could ask: a sheet stands, or the game has none."""
        return bool(self.turns) or not self._game.sealing.places(self.walk.course.state)

    @property
    def differences(self) -> tuple[str, ...]:
        """Say where the box differs from the printed one."""
        return self._game.words.differences(self._options)

    @property
    def public_moves(self) -> dict[int, GamesOwn]:
        """Return the moves that count and hide nothing, with their lines."""
        lines, counting = self.walk.lines, self.walk.course.played
        return {each.number: each.move for each in counting if not lines[each.number - 1].seals}

    def walked(self, evidence: Evidence, heard: Heard) -> list[Finding]:
        """Check all lines, and return what is wrong."""
        for entry in telling("walk", evidence.entries[1:], heard):
            number = self.walk.number
            try:
                self._take(number, entry)
            except Wrong as wrong:
                return [wrong.at(number)]
        try:
            self.walk.finish()
        except Wrong as wrong:
            return [wrong.at(self.walk.number - 1)]
        return []

    def _take(self, number: int, entry: EvidenceLine) -> None:
        """Check a line and its openings."""
        self.hours[number] = self._game.rules.stamp(self.walk.course.state)
        taken = self.walk.take(entry.line)
        if taken.played:
            self.moves[number] = taken.played.move
        self._openings.compare(self.walk.owed.behind(number), entry.shown)
        taken.tell(self)

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note the first move after a sheet, and what the hidden seat said."""
        self._renew_turn(spoken=number)
        if self._game.sealing.claims(played.move):
            self.answers.append(self._answer(number, line, played))

    def _answer(self, number: int, line: Line, played: Played) -> SealedStatement:
        """Return a statement with the sealed lines that it rests on."""
        sheet, spoken = (self.turns[-1].sheet, self.turns[-1].spoken) if self.turns else (0, number)
        found = map(self.walk.ledger.find, self._game.sealing.rests(played.before, played.move))
        at = {each.number for each in found if each and each.number <= sheet}
        sealed = {self.walk.unshared.get(each, each) for each in at}
        until = ENDLESS if number in self.walk.owed.waiting else number
        rests = tuple(sorted(sealed))
        return SealedStatement(number, self.hours[number], line.text, rests, spoken, until)

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Note a sheet, and which openings it completes."""
        since = self.walk.unshared.get(number, number)
        self.turns.append(Turn(name, number, self.walk.levels.now, since))
        self.answers = [
            replace(each, until=number)
            if each.until == ENDLESS and each.line not in self.walk.owed.waiting
            else each
            for each in self.answers
        ]

    def take_back(self, number: int, first: int) -> None:
        """Remove what was taken back."""
        self.retracted.append(first)
        self.answers = [each for each in self.answers if each.line < first]

    def take_head(self, number: int, signature: str) -> None:
        """Note that a head was shown in time."""
        self._renew_turn(headed=True)

    def _renew_turn(self, **changed: Changes) -> None:
        """Change the notes on the last sheet, unless a move was made since."""
        if self.turns and self.turns[-1].spoken == ENDLESS:
            self.turns[-1] = replace(self.turns[-1], **changed)

    def take_share(self, number: int, line: Line, given: Mapping[str, Share]) -> None:
        """Note a share that came after a sheet, or that was dealt from."""
        self.turns = [replace(each, since=min(each.since, number)) for each in self.turns]
        if deal := self.walk.dealt.get(number):
            hour = self.hours[number]
            self.deals.append(
                SealedStatement(number, hour, line.text, (deal,), number, number, given)
            )
