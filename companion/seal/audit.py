"""The audit: with the seed and the moves in clear, was every move lawful and every seal true?"""

from collections.abc import Mapping
from typing import Any

from companion.core import Illegal, NotUnderstood, Seat
from companion.course import Played, in_clear
from companion.game import Game
from companion.record.line import ABOUT
from companion.seal import seals
from companion.seal.dealer import Dealer
from companion.seal.evidence import Entry, Evidence
from companion.seal.findings import Finding, Wrong
from companion.seal.first import First
from companion.seal.heard import Heard, telling
from companion.seal.openings import sheet_openings, sheet_root
from companion.seal.scribe import sheet_facts
from companion.seal.walk import END, RETRACT, SHEET


class Audit:
    """The game once more, in clear."""

    def __init__(self, game: Game[Any, Any, Any], first: First, seed: bytes) -> None:
        """Begin behind the first line."""
        self._game = game
        self._secrets = game.sealing
        self._seed = seed
        self.course = in_clear(game, first.options)
        self._dealer = Dealer(game, self.course, seed)

    def take(self, number: int, entry: Entry) -> None:
        """Take a line that the witness had nothing against."""
        if entry.line.seat != ABOUT:
            self._move(number, entry)
        elif found := SHEET.fullmatch(entry.line.text):
            self._sheet(found[1], entry)
        elif found := RETRACT.fullmatch(entry.line.text):
            self.course.take_back(int(found[1]))
        self._dealer.take(entry.line)

    def _move(self, number: int, entry: Entry) -> None:
        """Referee a move in clear, and make its seals anew."""
        try:
            move = self._game.notation.parse(entry.text)
        except NotUnderstood:
            raise Wrong("clear") from None
        if self._secrets.record.format(self._secrets.veil(move)) != entry.line.text:
            raise Wrong("clear")
        state = self.course.state
        try:
            after = self._game.rules.apply(state, move)
        except Illegal as no:
            raise Wrong("rule", no.rule) from None
        except NotUnderstood:
            raise Wrong("clear") from None
        nonce = bytes.fromhex(entry.line.nonce)
        facts = self._secrets.facts(state, move)
        shown = (seals.opening(self._seed, nonce, fact) for fact in facts)
        if tuple(map(seals.sealed, shown)) != entry.line.seals:
            raise Wrong("seal")
        self.course.take(Played(number, move, state, after))

    def _sheet(self, name: str, entry: Entry) -> None:
        """Make a whole sheet anew."""
        facts = sheet_facts(self._game, name, self.course.state)
        if (sheet_root(sheet_openings(self._seed, entry.line.nonce, facts)),) != entry.line.seals:
            raise Wrong("sheet")

    def view(self, seat: Seat) -> Mapping[str, Any]:
        """Show where the game stands at the end, with nothing hidden from the keeper's seat."""
        shown: Mapping[str, Any] = self._game.rules.view(self.course.state, seat)
        return shown

    @property
    def over(self) -> bool:
        """Say whether the game has ended, rather than its players stopped."""
        return self._game.rules.outcome(self.course.state) is not None

    def doubts(self) -> list[Finding]:
        """Find what no single line shows, once the game is over."""
        if not self.over:
            return []
        played = self.course.played
        moves = [(each.before, each.move) for each in played]
        found = self._secrets.doubts(moves)
        return [Finding(played[index].number, "rule", rule) for index, rule in found]


def audited(
    game: Game[Any, Any, Any], first: First, evidence: Evidence, heard: Heard
) -> tuple[Audit, list[Finding]]:
    """Audit a whole record that ends with its seed, as far as the first wrong line."""
    found = END.fullmatch(evidence.lines[-1].text)
    seed = (found and seals.bytes_of(found[1], seals.SEED)) or b""
    audit = Audit(game, first, seed)
    for number, entry in enumerate(telling("audit", evidence.entries[1:], heard), 2):
        try:
            audit.take(number, entry)
        except Wrong as wrong:
            return audit, [wrong.at(number)]
    return audit, audit.doubts()
