"""What can be known of a hidden seat after each move of a course."""

from dataclasses import dataclass
from itertools import takewhile

from companion.contract.game import AnyGame
from companion.contract.knowledge import Knowledge
from companion.core import NotUnderstood
from companion.locale import _
from companion.record.course import Course
from companion.untyped import GamesOwn


@dataclass(frozen=True, repr=False)
class KnownAfter:
    """What could be known after a line, and the state then."""

    line: int
    knowledge: Knowledge[GamesOwn]
    state: GamesOwn


class KnownMoves:
    """Follows the moves of a course that count, by what everybody has heard of them."""

    def __init__(self, game: AnyGame, course: Course) -> None:
        """Begin before the first move, or say that nothing is worked out for this game."""
        self.game = game
        self.course = course
        unknown = game.sealing.unknown(course.state)
        if unknown is None:
            raise nothing_hidden()
        self._known = [KnownAfter(0, unknown, course.state)]

    @property
    def moment(self) -> KnownAfter:
        """Return what can be known now."""
        return self._known[-1]

    def keep_up(self) -> None:
        """Take in the moves that were added, and leave out those that were taken back."""
        stand = [0, *(played.number for played in self.course.played)]
        both = zip(self._known, stand, strict=False)
        kept = sum(1 for _same in takewhile(lambda pair: pair[0].line == pair[1], both))
        del self._known[kept:]
        for played in self.course.played[kept - 1 :]:
            heard = self.game.sealing.heard(played.number, played.move, played.before, played.after)
            knowledge = self.moment.knowledge.after(heard)
            self._known.append(KnownAfter(played.number, knowledge, played.after))


def nothing_hidden() -> NotUnderstood:
    """Return the error that nothing can be worked out."""
    return NotUnderstood(_("in this game nobody moves unseen, so there is nothing to work out"))
