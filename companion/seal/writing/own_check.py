"""The program's check of itself: what a line would reveal is what was sealed, or will be.

A mistake in a game's program would otherwise stand in the evidence as a lie of the hidden seat.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from companion.contract.game import AnyGame
from companion.core import Fact, Faulty
from companion.locale import _
from companion.record.course import Course
from companion.record.fold import Listener, Played
from companion.record.line import Line
from companion.seal import seals
from companion.seal.checking.due_openings import Owed
from companion.seal.checking.findings import Wrong
from companion.seal.checking.ledger import Ledger
from companion.seal.checking.openings import sheet_openings, sheet_root
from companion.seal.writing.scribe import sheet_facts


def need_labels(game: AnyGame, state: object) -> None:
    """Refuse a game whose sheets have places that cannot be sealed or told apart."""
    places = game.sealing.places(state)
    named = all(seals.is_label(f"00/{place}") for place in places)
    if not named or len({*places}) < len(places):
        raise seals.unsealable()


class OwnCheck(Listener):
    """Follows a record in clear, and refuses a move that would reveal what was not sealed."""

    def __init__(self, game: AnyGame, course: Course, seed: bytes) -> None:
        """Begin after the first line; the course is told of each line before this is."""
        self._game = game
        self._secrets = game.sealing
        self._course = course
        self._seed = seed
        self._ledger = Ledger(game, course.state)
        self._owed = Owed(game, self._ledger)
        self._sheets: dict[
            str, tuple[str, object]
        ] = {}  # names of sheets and states, by their nonce

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note what a line seals; where an earlier version wrote it wrongly, evidence tells."""
        with suppress(Wrong):
            self._ledger.take_move(number, line, played)
        self._owed.take_move(number, line, played)

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Note a sheet with the state that it answers for."""
        self._ledger.take_sheet(number, line, name)
        self._owed.take_sheet(number, line, name)
        self._sheets[line.nonce] = name, self._course.state

    def take_back(self, number: int, first: int) -> None:
        """Forget the seals of lines that were taken back."""
        self._ledger.take_back(number, first)
        self._owed.take_back(number, first)

    def need_fit(self, played: Played, mine: Sequence[Fact], sheet: Mapping[str, int]) -> None:
        """Refuse a move that reveals something else than is sealed.

        `mine` is what the move itself seals, and `sheet` the sheet that is due then.
        """
        before, move = played.before, played.move
        if tuple(label for label, _value in mine) != tuple(self._secrets.labels(before, move)):
            raise _unlike()
        revealed = (*self._secrets.opened(before, move), *self._owed.awaiting(sheet))
        promised = {**dict(mine), **sheet, **self._coming(revealed, sheet, played.after)}
        sheets: dict[str, frozenset[Fact]] = {}
        for fact in revealed:
            label, value = fact
            fits = promised[label] == value if label in promised else self._holds(fact, sheets)
            if not fits:
                raise _unlike()

    def _coming(
        self, revealed: Sequence[Fact], sheet: Mapping[str, int], after: object
    ) -> Mapping[str, int]:
        """Return what will stand on a later sheet of what is revealed, as far as that is sure."""
        waits = [fact for fact in revealed if fact[0] not in sheet and self._ledger.awaits(fact[0])]
        coming = self._secrets.coming(after) if waits else {}
        return {label: coming.get(label.partition("/")[2], value) for label, value in waits}

    def _holds(self, fact: Fact, sheets: dict[str, frozenset[Fact]]) -> bool:
        """Say whether a seal of the record holds this fact; `sheets` are those made for it."""
        sealed = self._ledger.find(fact[0])
        if sealed is None:
            return False
        nonce = sealed.line.nonce
        if sealed.place is None:
            return seals.sealed_facts(self._seed, nonce, (fact,)) == (sealed.seal,)
        if nonce not in sheets:
            sheets[nonce] = self._answers(nonce, sealed.seal)
        return fact in sheets[nonce]

    def _answers(self, nonce: str, root: str) -> frozenset[Fact]:
        """Return the facts of a sheet of the record; none if it was made of others."""
        facts = sheet_facts(self._game, *self._sheets[nonce])
        made = sheet_root(sheet_openings(self._seed, nonce, facts))
        return frozenset(facts if made == root else ())


def _unlike() -> Faulty:
    """Return the refusal of a line that would accuse somebody of the program's own mistake."""
    return Faulty(
        _(
            "the program is wrong here, and nobody at the table: what this line reveals does not"
            " fit what was sealed, so nothing is written; take the question back"
        )
    )
