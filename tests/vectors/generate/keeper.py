"""A keeper who writes records with the honest machinery, and has a place to lie at every step."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.core import ABOUT, Fact, Illegal, NotUnderstood
from companion.games.mind_mgmt import FIRST_VERSION, GAME
from companion.games.mind_mgmt.moves.answers import Says
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.recruiter import Slip, Step, Stuck
from companion.games.mind_mgmt.moves.setup import DealFeatures, Start, TakeCard
from companion.games.mind_mgmt.secrets.questions import Shakedown
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World
from companion.record import content
from companion.record.course import Course
from companion.record.line import Line
from companion.seal import first, seals, share
from companion.seal.checking.ledger import Ledger, SealedFact
from companion.seal.checking.openings import made, sheet_openings
from companion.seal.evidence import EvidenceLine, ShownOpening
from companion.seal.writing.scribe import Scribe, sheet_facts
from tests.vectors.generate.dice import Dice, Secrets
from tests.vectors.generate.written import Written

SEALING = GAME.sealing


class Keeper:
    """Follows the game in public as every witness does, and on his own map whatever he likes.

    What everybody can see is lawful. `lies` gives the value that he seals for a label instead of
    the true one, in seals and on sheets; `sealing` gives the values of a move that has none.
    """

    game = GAME

    def __init__(
        self,
        name: str,
        options: Mapping[str, str],
        lies: Mapping[str, int] | None = None,
        *,
        sealing: Mapping[str, Sequence[int]] | None = None,
        as_it_is: bool = False,
    ) -> None:
        """Begin a record at a table that follows from its name."""
        self.secrets = Secrets(name)
        self._lies = lies or {}
        self._sealing = sealing or {}
        self._options = options if as_it_is else GAME.rules.complete(options)
        self._scribe = Scribe(
            self.secrets.table, self.secrets.seed, self.secrets.signing, self.secrets.nonce
        )
        self._committed = seals.committed(
            self.secrets.table, self.secrets.seed, self.secrets.signing
        )
        line = first.written(GAME.name, self._options, **self._committed)
        self._entries = [EvidenceLine(line)]
        self._course = Course(SEALING.unseen(self.game.rules.start(self._options)), self._follow)
        self._mine: list[tuple[int, MindMove]] = []
        self._ledger = Ledger(GAME, self._course.state)
        self._sheets: dict[str, tuple[str, ...]] = {}
        self._waiting: list[tuple[int, Fact]] = []
        self._words = Dice(f"{name} words")
        self._level = content.EVERY

    def _follow(self, state: State, move: MindMove) -> State:
        """Follow a move as everybody sees it."""
        return GAME.rules.apply(state, move)

    @property
    def written(self) -> Written:
        """Give the record as it stands."""
        public = seals.bytes_of(self._committed["key"], 32) or b""
        table, signing = self.secrets.table, self.secrets.signing
        return Written(table, signing, public, self._options["board"], tuple(self._entries))

    def shown(self, number: int, label: str, value: int) -> ShownOpening:
        """Open any fact, by the seal or the sheet that stands in a line."""
        line = self._entries[number - 1].line
        place = label.partition("/")[2]
        at = SEALING.places(self._course.state).index(place) if line.seat == ABOUT else None
        return made(
            self.secrets.seed, SealedFact(number, line, 0, at), (label, value), self._sheets
        )

    def play(self, script: str) -> "Keeper":
        """Write line after line; `share`, `head`, `undo`, `stop` and `end` are about the record.

        So is `proof LEVEL`; from then on he shows the heads that this level asks for.
        """
        for line in filter(None, map(str.strip, script.split("\n"))):
            self._take(line)
        return self

    def _take(self, line: str) -> None:
        """Write one line of a script."""
        if line == "share":
            self.share()
        elif line == "head":
            self.head()
        elif line == "undo":
            self.retract(self._course.played[-1].number)
        elif line == "stop":
            self.stop()
        elif line.startswith("proof "):
            self.ask_for(line.removeprefix("proof "))
        elif line == "end":
            self._write(self._scribe.end())
        elif not line.startswith("#"):
            self.tell(line)

    def tell(self, text: str) -> None:
        """Write a move, and the sheet and head that it makes due."""
        try:
            move = GAME.notation.parse(text)
            said = SEALING.record.format(SEALING.veil(move))
        except NotUnderstood:
            said = text.split(" ")[0]
            move = SEALING.record.parse(said)
        before, heard = self._course.state, SEALING.record.parse(said)
        labels = SEALING.labels(before, heard)
        values = self._sealing.get(text) or [value for _label, value in SEALING.facts(before, move)]
        facts = [
            (label, self._lies.get(label, value))
            for label, value in zip(labels, values, strict=True)
        ]
        line = self._scribe.move(GAME.rules.giver(before, move), said, facts)
        number = len(self._entries) + 1
        self._ledger.seal(number, line, labels)
        self._mine.append((number, move))
        self._course.take_move(number, line, self._course.tried(number, heard))
        self._write(line, text if facts else "", self._due(number, before, heard))
        self._write_what_follows(before)

    def _due(self, number: int, before: State, heard: MindMove) -> tuple[ShownOpening, ...]:
        """Open what a line makes due now, and note what waits for a sheet."""
        due = SEALING.opened(before, heard) or _opened_all_the_same(before, heard)
        self._waiting += [(number, fact) for fact in due if self._ledger.awaits(fact[0])]
        return self._opened([fact for fact in due if not self._ledger.awaits(fact[0])])

    def _opened(self, due: Sequence[Fact]) -> tuple[ShownOpening, ...]:
        """Open facts, as far as anything was sealed under their labels."""
        found = ((self._ledger.find(label), (label, value)) for label, value in due)
        seed = self.secrets.seed
        return tuple(made(seed, sealed, fact, self._sheets) for sealed, fact in found if sealed)

    def _write_what_follows(self, before: State) -> None:
        """Write the sheet and the head that a line makes due."""
        after = self._course.state
        due = self.game.sealing.sheet_due(before, after)
        if due:
            self.sheet(due)
        over = GAME.rules.outcome(before) != GAME.rules.outcome(after)
        red = self._entries[-2].line.text.startswith("recruits ")
        wanted = {"every": due or over, "red": (due and red) or over, "none": False}
        if wanted[self._level] or SEALING.deal_due(before, after):
            self.head()

    def sheet(self, name: str) -> None:
        """Write a sheet, with his lies on it."""
        truth = sheet_facts(GAME, name, self._state)
        facts = [(label, self._lies.get(label, value)) for label, value in truth]
        line = self._scribe.sheet(name, facts)
        self._sheets[line.nonce] = sheet_openings(self.secrets.seed, line.nonce, facts)
        self._ledger.take_sheet(len(self._entries) + 1, line, name)
        due = [fact for _number, fact in self._waiting if self._ledger.on_sheet(fact[0]) == name]
        self._waiting = [each for each in self._waiting if each[1] not in due]
        self._write(line, shown=self._opened(due))

    @property
    def _state(self) -> State:
        """Give the public state with his own map behind it."""
        hidden = World()
        for _number, move in self._mine:
            if isinstance(move, (Start, Step, Slip)):
                hidden = replace(hidden, path=(*hidden.path, move.place))
            elif isinstance(move, Stuck) and len(hidden.path) <= 5:
                hidden = replace(hidden, path=hidden.path[:1])
            elif isinstance(move, TakeCard):
                hidden = replace(hidden, card=move.card)
            elif isinstance(move, DealFeatures):
                hidden = replace(hidden, features=move.features)
        state: State = replace(self._course.state, hidden=hidden)
        return state

    def share(self) -> None:
        """Let every other player say his words."""
        others = SEALING.sharers(self._course.state)
        words = tuple(
            self._words.below(share.LIST) for _ in range(share.each(others) * len(others))
        )
        self._write(Line(ABOUT, content.ShareLine(share.dealt(words, others)).text))

    def head(self) -> None:
        """Sign everything so far."""
        self._write(self._scribe.head(self.written.lines))

    def stop(self) -> None:
        """Let the players stop, and sign everything so far."""
        self._write(Line(ABOUT, content.STOP))
        if self._level != content.NONE:
            self.head()

    def ask_for(self, level: str) -> None:
        """Ask for another level of proof, whether that is allowed or not."""
        self._level = level
        self._write(Line(ABOUT, f"proof {level}"))

    def retract(self, number: int) -> None:
        """Take back every move from a line on."""
        self._write(Line(ABOUT, content.RetractionLine(number).text))
        self._course.take_back(len(self._entries), number)
        self._ledger.take_back(len(self._entries), number)
        self._mine = [each for each in self._mine if each[0] < number]
        self._waiting = [each for each in self._waiting if each[0] < number]

    def _write(self, line: Line, clear: str = "", shown: tuple[ShownOpening, ...] = ()) -> None:
        """Put a line into the record."""
        self._entries.append(EvidenceLine(line, clear, shown))


class Bold(Keeper):
    """A keeper whom no rule stops, not even in public: what a rule forbids changes nothing."""

    def _follow(self, state: State, move: MindMove) -> State:
        """Follow a move as far as the rules let it."""
        try:
            return super()._follow(state, move)
        except Illegal:
            return state


class First(Keeper):
    """A keeper with the first version of Companion."""

    game = FIRST_VERSION

    def stop(self) -> None:
        """Let the players stop; only a head tells it."""
        self.head()


def _opened_all_the_same(state: State, heard: MindMove) -> tuple[Fact, ...]:
    """Open a card for a yes or no to a question that waits for another answer."""
    asked = state.public.question
    if asked and asked.feature and isinstance(heard, Says):
        return tuple(Shakedown().opens(state.public, heard))
    return ()
