"""The trail of an ended game on its board, line by line, with what was said and was possible."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.reactive import reactive
from textual.timer import Timer
from textual.widgets import Static

from companion.locale import N_, counted
from companion.play.table import Table
from companion.telling.table.story import Story
from companion.understood.evening import Evening
from screens.kit.bar import Bar
from screens.kit.foot import Foot
from screens.kit.hanging import Hanging
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.table.public_picture import PublicPicture, Stage
from screens.table.watching.curve import Curve, understand
from screens.table.watching.decided_page import DecidedPage
from screens.table.watching.replay import PACE, By, Replay

ROOM = 60  # letters of a row of what was said
MARGIN = 2  # columns beside the hour
FAST = 0.4  # seconds for an hour, while the path draws itself
Said = Callable[[Stage, int, int], Iterable[str]]
"""How an hour is told, the longest way first; its number and that of the last one are given."""


class PathPage(Page[None]):
    """Shows one line after the other, with what was possible then."""

    CSS_PATH = "path_page.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("on('HOUR')", "right,enter", N_("Next"), N_("the next hour")),
            Command("back('HOUR')", "left", N_("Before"), N_("the hour before")),
            Command("play", "space", N_("Play/stop"), N_("let it walk by itself")),
            Command("decided", "m", N_("Moments"), N_("the curve, and what decided")),
            Command("on('TURN')", "down", N_("Next turn"), N_("the next turn"), shown=False),
            Command("back('TURN')", "up", N_("Turn back"), N_("the turn before"), shown=False),
            Command("on('LINE')", "full_stop", N_("Next line"), N_("the next line"), shown=False),
            Command("back('LINE')", "comma", N_("Line back"), N_("the line before"), shown=False),
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
    evening: reactive[Evening | None] = reactive(None, init=False)

    def __init__(self, table: Table, drawing: bool, picture: PublicPicture, said: Said) -> None:
        """Show an ended table on a picture; with `drawing` it runs until a key is pressed."""
        super().__init__()
        self._drawing, self._picture, self._said = drawing, picture, said
        self._game, self._played = table.game, table.disclosed
        self._replay = Replay(picture.stages(table.retold()))
        self.set_reactive(PathPage.at, next(iter(self._replay.hours), 0))
        self._clock: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay out the hour, the bar, the board, what was said, and the curve."""
        yield Static(id="now", classes="title", markup=False)
        yield Bar()
        with Horizontal(id="walked"):
            self._picture.id = "path"
            yield self._picture
            with Vertical(id="beside"):
                with VerticalScroll(id="lines", can_focus=False):
                    yield Static(id="heard", markup=False)
                yield Curve()
        yield Foot()

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of the signs on the board."""
        return self._picture.signs()

    def on_mount(self) -> None:
        """Begin with the first hour, and work out behind the screen what was possible."""
        pace = FAST if self._drawing else PACE
        self.call_after_refresh(self._show)
        self._clock = self.set_interval(pace, self._go_on, pause=True)
        understand(self, self._game, self._played, self.query_one(Curve).wait, self._understood)
        if self._drawing and self.app.animation_level == "none":
            self._stop_drawing()
        elif self._drawing:
            self.playing = True

    def _understood(self, evening: Evening) -> None:
        """Show what was worked out."""
        self.evening = evening

    def watch_evening(self) -> None:
        """Show what was possible."""
        self._show()

    def _stop_drawing(self) -> None:
        """Stop at the last line, with the whole path visible."""
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

    def on_resize(self) -> None:
        """Show the newest of what was said, however much room there is."""
        self.call_after_refresh(self.query_one("#lines").scroll_end, animate=False)

    @on(Bar.Tapped)
    def go_to(self, event: Bar.Tapped) -> None:
        """Go where the bar was tapped."""
        self._stand(event.at)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow only lines of the game, and what decided when it is worked out."""
        if action == "on":
            return self.at < self._last
        if action == "decided":
            return self.evening is not None
        return action != "back" or self.at > 0

    @property
    def _last(self) -> int:
        """Return the number of the last stage."""
        return len(self._replay.stages) - 1

    def validate_at(self, at: int) -> int:
        """Limit the number to the lines of the game."""
        return min(max(at, 0), self._last)

    def watch_at(self) -> None:
        """Show another line."""
        self._show()

    def _show(self) -> None:
        """Show the current line."""
        replay = self._replay
        replay.at = self.at
        stage = replay.stages[self.at]
        self._picture.tell(stage.view)
        said = tuple(self._said(stage, replay.hour + 1, len(replay.hours)))
        self.query_one("#now", Static).update(_fitting(said, self.app.size.width - MARGIN))
        story = Story(self._game, stage.view)
        rows = [story.row(move, ROOM) for move in stage.moves]
        self.query_one("#heard", Static).update(Hanging(rows))
        self.query_one("#lines").scroll_end(animate=False)
        self._show_possible(stage)
        self.refresh_bindings()

    def _show_possible(self, stage: Stage) -> None:
        """Show what was possible at the current line, as far as that is worked out."""
        evening, words = self.evening, ""
        if evening:
            known = evening.lines[stage.line].known
            self._picture.shade(known.here)
            self.query_one(Curve).tell(evening, stage.line)
            words = places_left(len(known.here))
        self.query_one(Bar).tell(self.at, self._last, words)

    def watch_playing(self, playing: bool) -> None:
        """Start or stop the clock."""
        if self._clock:
            (self._clock.resume if playing else self._clock.pause)()

    def _go_on(self) -> None:
        """Go to the end of the next turn, and stop at the last line; a drawing goes by hours."""
        if self.gone:
            return
        self.at = self._replay.on(By.HOUR if self._drawing else By.TURN)
        self.playing = self.at < self._last
        self._drawing &= self.playing

    def action_page(self, pages: int) -> None:
        """Scroll what was said by pages."""
        self._picture.page(pages)
        lines = self.query_one("#lines")
        lines.scroll_relative(y=pages * lines.scrollable_content_region.height, animate=False)

    def action_on(self, by: str) -> None:
        """Go on to the end of a line, turn or hour."""
        self._stand(self._replay.on(By[by]))

    def action_back(self, by: str) -> None:
        """Go back by a line, turn or hour."""
        self._stand(self._replay.back(By[by]))

    def action_first(self) -> None:
        """Go to the first line."""
        self._stand(0)

    def action_last(self) -> None:
        """Go to the last line."""
        self._stand(self._last)

    def action_decided(self) -> None:
        """Show the curve and what decided, and go to what is chosen there."""
        if self.evening:
            self.playing = False
            line = self._replay.stages[self.at].line
            self.show(DecidedPage(self.evening, line), self._go_to_line)

    def _go_to_line(self, line: int | None) -> None:
        """Go to a line of the game."""
        if line is not None:
            self._stand(self._replay.of_line(line))

    def _stand(self, at: int) -> None:
        """Go to a line, and stop playing."""
        self.playing = False
        self.at = at

    def action_play(self) -> None:
        """Start or stop playing; from the last line it begins again."""
        if not self.playing and self.at == self._last:
            self.at = 0
        self.playing = not self.playing


def places_left(number: int) -> str:
    """Say how many places were possible."""
    return counted("{number} possible place", "{number} possible places", number).format(
        number=number
    )


def _fitting(said: Sequence[str], room: int) -> str:
    """Return the first of several sentences that fits, else the last one."""
    return next((each for each in said if cell_len(each) <= room), said[-1])
