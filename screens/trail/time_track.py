"""The time track of a trail: its hours in rows, the one of now, and what was told at each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from textual import events
from textual.content import Content
from textual.widgets import Static

from companion.locale import _
from screens.kit.rows import titled
from screens.trail.signs import DUE, MORE, NOW

FIELD = (
    4  # columns of an hour: the token, two digits, the mark of an hour at which something is due
)
BELOW = FIELD - 1  # columns of what lies below an hour
PLAIN, LATE, AT = "", "$text-error", "bold reverse"  # the styles of hours: normal, due, current
Words = tuple[str, str]  # a text and its style


@dataclass(frozen=True)
class Track:
    """The hours of a game, those at which something is due, and what lies below each."""

    hours: Sequence[int]
    now: int
    due: frozenset[int] = frozenset()
    below: Mapping[int, str] = field(default_factory=dict)

    def rows(self, width: int) -> Iterator[list[Words]]:
        """Go through the rows of the track, as few and as equal as possible in this width."""
        rows = -(-len(self.hours) // max(width // FIELD, 1))
        length = -(-len(self.hours) // rows)
        for begin in range(0, len(self.hours), length):
            part = self.hours[begin : begin + length]
            yield [words for hour in part for words in self._field(hour)]
            lying = [self.below.get(hour, "") for hour in part]
            if any(lying):
                yield [(f" {_fitted(what):<{BELOW}}", "$text-success") for what in lying]

    def _field(self, hour: int) -> Iterator[Words]:
        """Go through the parts of one hour, with the token before it."""
        due, now = hour in self.due, hour == self.now
        yield (NOW if now else " "), PLAIN
        yield f"{hour:02}", (AT if now else LATE if due else PLAIN)
        yield (DUE if due else " "), LATE


def _fitted(signs: str) -> str:
    """Return signs as far as they fit below their hour, so that later ones keep their places."""
    return signs if len(signs) <= BELOW else signs[: BELOW - 1] + MORE


class TimeTrack(Static):
    """Draws a track, and perhaps a line below it that knows how wide it may be."""

    _track: Track | None = None
    _last: Callable[[int], str] | None = None

    def tell(self, track: Track, last: Callable[[int], str] | None = None) -> None:
        """Draw this track."""
        self.border_title = titled(_("Time"))
        self._track, self._last = track, last
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        """Use the new size."""
        self._draw()

    def _draw(self) -> None:
        """Draw the track, and the line below it."""
        width = self.content_size.width
        if self._track and self._track.hours and width:
            rows = [Content.assemble(*row) for row in self._track.rows(width)]
            last = [Content(self._last(width))] if self._last else []
            self.update(Content("\n").join([*rows, *last]))
