"""The picture of a table on a second screen, and the walk through a revealed one with its bar."""

from textual import on
from textual.containers import Vertical
from textual.message import Message
from textual.timer import Timer

from companion.play.watched_table import Watched
from companion.understood.evening import Evening
from screens.kit.bar import Bar
from screens.kit.page import Page
from screens.table.public_picture import PublicPicture, Stage
from screens.table.watching.curve import Curve, understand
from screens.table.watching.replay import PACE, By, Replay


class Walked(Vertical):
    """Draws a table; a revealed game is walked through by itself, with what was possible then."""

    class Moved(Message):
        """The message that it stands elsewhere, or that what decided was worked out."""

    def __init__(self, *, id: str) -> None:
        """Begin without a picture."""
        super().__init__(id=id)
        self.picture: PublicPicture | None = None
        self.evening: Evening | None = None  # once a revealed game is worked out
        self._replay = Replay()
        self._pace: Timer | None = None

    def on_mount(self) -> None:
        """Get ready to walk."""
        self._pace = self.set_interval(PACE, self._walk_on, pause=True)

    @property
    def stage(self) -> Stage | None:
        """Return the stage of a revealed game that is shown."""
        return self._replay.stage

    @property
    def stamp(self) -> str:
        """Return the hour that is shown, as long as there are more to come."""
        return self.stage.name if self.stage and self._replay.walks else ""

    def rows(self, game: str, room: int, most: int) -> tuple[str, ...]:
        """Return what was done last in a revealed game, each row with its hour."""
        return tuple(self._replay.rows(game, room, most))

    def hang(self, picture: PublicPicture | None, watched: Watched) -> None:
        """Take another picture; a revealed game stands at its end, and is worked out."""
        self.remove_children()
        self.picture, self.evening = picture, None
        self._replay = Replay(picture.stages(watched.retold()) if picture else ())
        if picture:
            self.mount(picture)
            self.call_after_refresh(self.draw, watched.view)
        page = self.screen
        if self._replay.stages and isinstance(page, Page):
            curve = Curve()
            self.mount(Bar(), curve)
            understand(page, watched.table.game, watched.disclosed, curve.wait, self._understood)

    def _understood(self, evening: Evening) -> None:
        """Show what was possible, and tell the page that it knows what decided."""
        self.evening = evening
        self._moved()

    def draw(self, view: object) -> None:
        """Draw this view, or the stage of a revealed game."""
        if self.picture is None or not self.picture.is_mounted:
            return
        stage = self.stage
        self.picture.tell(stage.view if stage else view)
        if stage is None:
            return
        for bar in self.query(Bar):
            bar.tell(self._replay.at, len(self._replay.stages) - 1)
        if self.evening:
            self.picture.shade(self.evening.lines[stage.line].known.here)
            for curve in self.query(Curve):
                curve.tell(self.evening, stage.line)

    def walk(self) -> None:
        """Go back to the first turn of a revealed game, and go on from there by itself."""
        if self._pace and self._replay.begin():
            self._pace.resume()
            self._moved()

    def go(self, by: By, *, back: bool = False) -> None:
        """Go on or back, and walk no further."""
        self._stand(self._replay.back(by) if back else self._replay.on(by))

    @on(Bar.Tapped)
    def go_to(self, event: Bar.Tapped) -> None:
        """Go where the bar was tapped."""
        event.stop()
        self._stand(event.at)

    def _stand(self, at: int) -> None:
        """Go to a stage, and walk no further."""
        if self._pace:
            self._pace.pause()
        self._replay.at = at
        self._moved()

    def _walk_on(self) -> None:
        """Go to the end of the next turn, and stop at the last one."""
        self._replay.at = self._replay.on(By.TURN)
        if self._pace and not self._replay.walks:
            self._pace.pause()
        self._moved()

    def _moved(self) -> None:
        """Draw the stage that is shown now, and tell the page."""
        if self.stage:
            self.draw(self.stage.view)
            self.post_message(self.Moved())
