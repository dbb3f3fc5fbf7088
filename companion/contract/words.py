"""What people read about a game, in their language; what every game says alike stands here."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeAlias, TypeVar

from companion.contract.announcement import Announcement
from companion.contract.move import Fields, Kind
from companion.contract.seat_name import SeatName, plain_hour, plain_seat
from companion.contract.sheet import Row, Section, Sheet, TurnStep
from companion.core import PUBLIC, Options, Outcome, Seat
from companion.text.plaintext import bare
from companion.untyped import Value

View = TypeVar("View")
OTHER = re.compile(r"\W+")  # what parts words
Gist = Callable[[str], str]  # says what the rule with this id is about


class Words(Generic[Kind, View]):
    """What people read about a game, in their language; each text is made when it is shown.

    The view beside a move is the one before it.
    """

    def __init__(self, gist: Gist = str) -> None:
        """Take a function that says what a rule is about; without one it is named by its id."""
        self.gist = gist

    def explaining(self, gist: Gist) -> Self:
        """Return these words with rules named by their subject."""
        return type(self)(gist)

    def title(self) -> str:
        """Return the name of the game."""
        raise NotImplementedError

    def option(self, name: str, value: str, /) -> str:
        """Return the name of an option, or of one of its values."""
        return value or name.capitalize()

    def help_measured(self) -> str:
        """Say what help was worth in games of the program with itself; empty if none was played."""
        return ""

    def due(self, view: View, /) -> str:
        """Say in one sentence what everybody waits for."""
        raise NotImplementedError

    def won(self, outcome: Outcome, /) -> str:
        """Say in a few words who has won."""
        raise NotImplementedError

    def sentence(self, move: Kind, view: View, /) -> str:
        """Say a move as a sentence."""
        raise NotImplementedError

    def row(self, move: Kind, view: View, room: int, /) -> str:
        """Say a move as a line of the log, which has room for so many characters, or is broken.

        Nothing is said of what nobody does at this table.
        """
        return self.sentence(move, view)

    def announce(self, move: Kind, view: View, /) -> Announcement | None:
        """Return what is said aloud with a move, if anything."""
        return None

    def kind(self, kind: type[Kind], fields: Fields, view: View, /) -> str:
        """Return the row of a kind of move in a list."""
        raise NotImplementedError

    def value(self, kind: type[Kind], name: str, value: Value, view: View, /) -> str:
        """Return the row of a value of a field."""
        return str(value)

    def chosen(
        self, kind: type[Kind], name: str, value: Value, known: Fields, view: View, /
    ) -> str:
        """Return the row of a value behind others; a choice at a silent point goes by its rule."""
        if name == "choice" and "rule" in known:
            return self.ruling(str(known["rule"]), str(value))
        return self.value(kind, name, value, view)

    def key(self, kind: type[Kind], name: str, value: Value, view: View, /) -> str:
        """Return the key of a value's row where it depends on the view."""
        return ""

    def prompt(self, kind: type[Kind], fields: Fields, view: View, /) -> str:
        """Ask for the next field."""
        return self.kind(kind, fields, view)

    def ruling(self, rule: str, choice: str, /) -> str:
        """Return a choice at a silent point in words."""
        return choice

    def sheet(self, view: View, /) -> Sheet:
        """Return the table in words and figures."""
        raise NotImplementedError

    def about(self, thing: str, view: View, /) -> Section:
        """Return what is known of a place or figure that somebody names: the rows that name it."""
        typed, sections = bare(thing), self.sheet(view).sections
        rows = ((section.title, row) for section in sections for row in section.rows)
        named = (
            Row(f"{title}, {row.label}" if row.label else title, row.value)
            for title, row in rows
            if typed and f" {typed}" in f" {OTHER.sub(' ', bare(f'{row.label} {row.value}'))}"
        )
        return Section(thing, tuple(named))

    def around(self, thing: str, view: View, /) -> Section:
        """Return what lies beside a place or figure, or beside where the seat is; often nothing."""
        return Section("", ())

    def differences(self, options: Options, /) -> tuple[str, ...]:
        """Say where this box differs from the printed one."""
        return ()

    def question(self, asked: Sequence[Kind], view: View, /) -> str:
        """Name a question that nobody has asked yet."""
        return " · ".join(self.sentence(move, view) for move in asked)

    def reason(self, move: Kind, /) -> str:
        """Say why the program makes a move that asks nothing; empty where it has no choice."""
        return ""

    def reply(self, answer: Kind, view: View, /) -> str:
        """Say an answer in few words, beside its question."""
        return self.sentence(answer, view)

    def held(self, sort: str, name: str, view: View, /) -> str:
        """Name a hidden card of a sort, as what can be known names both."""
        return name

    def speaker(self, move: Kind, view: View, /) -> str:
        """Return who speaks with a move, said before it; empty for the table."""
        return "" if move.seat == PUBLIC else f"{self.seat(move.seat):Nominative}"

    def seeker(self, name: str, /) -> str:
        """Name a figure that searches for the hidden seat."""
        return name

    def seat(self, seat: Seat, /) -> SeatName:
        """Return the name of a seat."""
        return plain_seat(seat)

    def hour(self, stamp: str, /) -> SeatName:
        """Return what an hour or round is called, by its stamp."""
        return plain_hour(stamp)

    def brings(self, move: Kind, view: View, /) -> str:
        """Return a hint about what a move leads to."""
        return ""

    def moment(self, view: View, /) -> str:
        """Return what a list shows instead of the hour or round, such as during the set-up."""
        return ""

    def ended(self, view: View, /) -> str:
        """Say in one sentence how the game ended."""
        return ""

    def figures(self, view: View, /) -> Sheet:
        """Return the evening in figures; the hidden seat's view tells more after the end."""
        return Sheet("")

    def caution(self, move: Kind, view: View, /) -> str:
        """Return the warning before a move that `warns`."""
        return ""

    def doubt(self, move: Kind, view: View, /) -> str:
        """Return a question about an unlikely move."""
        return ""

    def names(self, view: View, /) -> Sequence[str]:
        """Return the names of which a typed one may be the beginning, the likeliest first."""
        return ()

    def steps(self, view: View, /) -> tuple[TurnStep, ...]:
        """Return the steps of this turn, in order."""
        return ()

    def compare(self) -> str:
        """Say which real cards to compare at the end."""
        return ""


AnyWords: TypeAlias = Words[Any, Any]  # as in `game.py`
