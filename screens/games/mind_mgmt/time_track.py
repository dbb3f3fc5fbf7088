"""The time track: hours in rows with red ones marked, the token, and recruits."""

from collections.abc import Iterator

from textual import events
from textual.content import Content
from textual.widgets import Static

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.public import FIRST_HOUR, LAST_HOUR, is_red
from companion.games.mind_mgmt.view import View
from screens.kit.rows import titled

NOW, RED, RECRUIT, FREE, SLIP = "▶", "!", "●", "○", "◆"
FIELD = 4  # columns of an hour: the token, two digits, the mark of a red hour
PLAIN, LATE, AT = "", "$text-error", "bold reverse"  # the styles of hours: normal, red, current
Words = tuple[str, str]  # a text and its style


def track(view: View, width: int) -> Iterator[list[Words]]:
    """Go through the rows of the track, as few and as equal as possible in this width."""
    hours = range(FIRST_HOUR, LAST_HOUR[view.mode] + 1)
    rows = -(-len(hours) // max(width // FIELD, 1))
    length = -(-len(hours) // rows)
    for begin in range(0, len(hours), length):
        part = hours[begin : begin + length]
        yield [words for hour in part for words in _field(view, hour)]
        lying = [_lying(view, hour) for hour in part]
        if any(lying):
            yield [(f" {what:<{FIELD - 1}}", "$text-success") for what in lying]


def _field(view: View, hour: int) -> Iterator[Words]:
    """Go through the parts of one hour, with the token before it."""
    red = is_red(hour)
    now = hour == view.hour
    yield (NOW if now else " "), PLAIN
    yield f"{hour:02}", (AT if now else LATE if red else PLAIN)
    yield (RED if red else " "), LATE


def _lying(view: View, hour: int) -> str:
    """Return the recruits announced at an hour, and the sign of a Mind Slip."""
    number = view.recruits_told.get(hour, 0)
    slip = SLIP if hour in view.slips.values() else ""
    room = FIELD - 1 - len(slip)
    return (RECRUIT * number if number <= room else f"{number}{RECRUIT}"[:room]) + slip


def recruits(view: View, width: int) -> str:
    """Return the number of recruits in sight, with a bar if it fits."""
    seen, target = view.recruits_in_sight, view.recruits_to_win
    bar = RECRUIT * min(seen, target) + FREE * max(target - seen, 0)
    said = _("Recruits {bar} {number} of {target}")
    whole = said.format(bar=bar, number=seen, target=target)
    if len(whole) <= width:
        return whole
    return _("{number} of {target}").format(number=f"{bar} {seen}", target=target)


class TimeTrack(Static):
    """Draws the track of a view."""

    _view: View | None = None

    def tell(self, view: View) -> None:
        """Draw this view."""
        self.border_title = titled(_("Time"))
        self._view = view
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        """Use the new size."""
        self._draw()

    def _draw(self) -> None:
        """Draw the track, and the recruits below it."""
        width = self.content_size.width
        if self._view and width:
            rows = [Content.assemble(*row) for row in track(self._view, width)]
            self.update(Content("\n").join([*rows, Content(recruits(self._view, width))]))
