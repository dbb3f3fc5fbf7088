"""The trail of an ended game on its board, hour by hour, with what was said."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.reactive import reactive
from textual.timer import Timer
from textual.widgets import Static

from companion.locale import N_
from companion.play.table import Table
from companion.telling.table.story import Story
from screens.kit.foot import Foot
from screens.kit.hanging import Hanging
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.table.public_picture import PublicPicture, Stage

ROOM = 60  # letters of a row of what was said
MARGIN = 2  # columns beside the hour
PACE, FAST = 1.2, 0.4  # seconds for an hour: while it plays, and while the path draws itself
Said = Callable[[Stage, int, int], Iterable[str]]
"""How an hour is told, the longest way first; its number and that of the last one are given."""


class PathPage(Page[None]):
    """Shows one hour after the other."""

    CSS_PATH = "path_page.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("next", "right,down,enter", N_("Next"), N_("the next hour")),
            Command("before", "left,up", N_("Before"), N_("the hour before")),
            Command("play", "space", N_("Play/stop"), N_("let it walk by itself")),
            Command("first", "home", N_("First"), N_("the first hour"), shown=False),
            Command("last", "end", N_("Last"), N_("the last hour"), shown=False),
            Command(
                "page(-1)", "pageup", N_("Lines up"), N_("go up in what was said"), shown=False
            ),
            Command("page(1)", "pagedown", N_("Lines down"), N_("go down in it"), shown=False),
            Command("dismiss(None)", "escape", N_("Leave"), N_("leave the path")),
        ]
    )
    at: reactive[int] = reactive(0, init=False)
    playing: reactive[bool] = reactive(False, init=False)

    def __init__(self, table: Table, drawing: bool, picture: PublicPicture, said: Said) -> None:
        """Show an ended table on a picture; with `drawing` it runs until a key is pressed."""
        super().__init__()
        self._drawing, self._picture, self._said = drawing, picture, said
        self._game = table.game
        self._hours = tuple(picture.stages(table.retold()))
        self._clock: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay out the hour, the board, and what was said."""
        yield Static(id="now", classes="title", markup=False)
        with Horizontal(id="walked"):
            self._picture.id = "path"
            yield self._picture
            with VerticalScroll(id="lines", can_focus=False):
                yield Static(id="heard", markup=False)
        yield Foot()

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of the signs on the board."""
        return self._picture.signs()

    def on_mount(self) -> None:
        """Begin at the first hour."""
        pace = FAST if self._drawing else PACE
        self.call_after_refresh(self._show)
        self._clock = self.set_interval(pace, self._go_on, pause=True)
        if self._drawing and self.app.animation_level == "none":
            self._stop_drawing()
        elif self._drawing:
            self.playing = True

    def _stop_drawing(self) -> None:
        """Stop at the last hour, with the whole path visible."""
        self._drawing = False
        self.action_last()

    def on_key(self, event: events.Key) -> None:
        """Stop the drawing at any key."""
        if self._drawing:
            event.stop()
            event.prevent_default()
            self._stop_drawing()

    def on_click(self) -> None:
        """Stop the drawing at a tap."""
        if self._drawing:
            self._stop_drawing()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow only hours of the game."""
        if action == "next":
            return self.at < len(self._hours) - 1
        return action != "before" or self.at > 0

    def validate_at(self, at: int) -> int:
        """Limit the number to the hours of the game."""
        return min(max(at, 0), len(self._hours) - 1)

    def watch_at(self) -> None:
        """Show another hour."""
        self._show()

    def _show(self) -> None:
        """Show the current hour."""
        hour = self._hours[self.at]
        self._picture.tell(hour.view)
        said = tuple(self._said(hour, self.at + 1, len(self._hours)))
        self.query_one("#now", Static).update(_fitting(said, self.app.size.width - MARGIN))
        story = Story(self._game, hour.view)
        rows = [story.row(move, ROOM) for move in hour.moves]
        self.query_one("#heard", Static).update(Hanging(rows))
        self.query_one("#lines").scroll_home(animate=False)
        self.refresh_bindings()

    def watch_playing(self, playing: bool) -> None:
        """Start or stop the clock."""
        if self._clock:
            (self._clock.resume if playing else self._clock.pause)()

    def _go_on(self) -> None:
        """Go to the next hour, and stop at the last one."""
        if self.gone:
            return
        self.at += 1
        self.playing = self.at < len(self._hours) - 1
        self._drawing &= self.playing

    def action_page(self, pages: int) -> None:
        """Scroll what was said by pages."""
        self._picture.page(pages)
        lines = self.query_one("#lines")
        lines.scroll_relative(y=pages * lines.scrollable_content_region.height, animate=False)

    def action_before(self) -> None:
        """Go to the hour before."""
        self._stand(self.at - 1)

    def action_next(self) -> None:
        """Go to the next hour."""
        self._stand(self.at + 1)

    def action_first(self) -> None:
        """Go to the first hour."""
        self._stand(0)

    def action_last(self) -> None:
        """Go to the last hour."""
        self._stand(len(self._hours) - 1)

    def _stand(self, at: int) -> None:
        """Go to an hour, and stop playing."""
        self.playing = False
        self.at = at

    def action_play(self) -> None:
        """Start or stop playing; from the last hour it begins again."""
        if not self.playing and self.at == len(self._hours) - 1:
            self.at = 0
        self.playing = not self.playing


def _fitting(said: Sequence[str], room: int) -> str:
    """Return the first of several sentences that fits, else the last one."""
    return next((each for each in said if cell_len(each) <= room), said[-1])
