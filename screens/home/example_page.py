"""An example evening, move by move: a sentence, what is said and done, and the board."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.reactive import reactive
from textual.widgets import Static

from companion.locale import N_, _
from companion.play.example import ExampleMove
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.table.panels.announcement import Announced
from screens.table.public_picture import PublicPicture


@dataclass(frozen=True)
class Pictures:
    """The pictures of the example: the public one and that of the hidden seat."""

    open: Callable[[], PublicPicture] | None = None
    hidden: Callable[[], PublicPicture] | None = None


class ExamplePage(Page[None]):
    """Shows an evening move by move; nothing is played or saved."""

    CSS_PATH = "example_page.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = bindings(
        [
            Command("go(1)", "right,down,enter,space", N_("Next"), N_("the next move")),
            Command("go(-1)", "left,up", N_("Before"), N_("the move before")),
            Command("turn(1)", "pagedown", N_("Next turn"), N_("the next hour or round")),
            Command("turn(-1)", "pageup", N_("Turn back"), N_("one hour or round back")),
            Command("map", "m", N_("Map"), N_("what only the hidden side sees, or the table")),
            Command("dismiss(None)", "escape", N_("Leave"), N_("leave; nothing was kept")),
        ]
    )
    at: reactive[int] = reactive(0, init=False)
    unveiled: reactive[bool] = reactive(False, init=False)

    def __init__(self, moments: tuple[ExampleMove, ...], pictures: Pictures) -> None:
        """Show these moves of a game."""
        super().__init__()
        self._moments = moments
        self._pictures = pictures

    def anew(self) -> "ExamplePage":
        """Return the same page in another language."""
        return ExamplePage(self._moments, self._pictures)

    def compose(self) -> ComposeResult:
        """Lay out the move, what is said and done because of it, and the board."""
        yield Static(id="title", classes="title", markup=False)
        yield Static(id="sentence", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Announced(classes="-empty")
                yield Static(id="next", markup=False)
            with Vertical(id="drawn"):
                if self._pictures.open:
                    yield self._pictures.open()
                if self._pictures.hidden:
                    yield self._pictures.hidden()
        yield Foot()

    def on_mount(self) -> None:
        """Show the first move."""
        self.call_after_refresh(self._show)

    def validate_at(self, at: int) -> int:
        """Limit the number to the moves of the evening."""
        return min(max(at, 0), len(self._moments) - 1)

    def watch_at(self) -> None:
        """Show another move."""
        self._show()

    def watch_unveiled(self) -> None:
        """Show the other side."""
        self._show()

    def _show(self) -> None:
        """Show the current move."""
        moment = self._moments[self.at]
        title = _("An example evening · {stamp} · {number} of {all}")
        told = title.format(stamp=moment.stamp, number=self.at + 1, all=len(self._moments))
        self.query_one("#title", Static).update(told)
        unseen = _("Unseen by the others: {sentence}")
        said = unseen.format(sentence=moment.sentence) if moment.unseen else moment.sentence
        self.query_one("#sentence", Static).update(said)
        self.query_one(Announced).tell(moment.heard)
        self.query_one("#next", Static).update(_("Next: {due}").format(due=moment.due))
        self._draw(moment)

    def _draw(self, moment: ExampleMove) -> None:
        """Draw one side, and hide the other."""
        drawn = [*self.query(PublicPicture)]
        shown = drawn[-1:] if self.unveiled else drawn[:1]
        for picture in drawn:
            picture.display = picture in shown
        for picture in shown:
            picture.tell(moment.own if self.unveiled else moment.view)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow the other side only if there is one."""
        return action != "map" or bool(self._pictures.open and self._pictures.hidden)

    def action_go(self, moves: int) -> None:
        """Go so many moves on or back."""
        self.at += moves

    def action_turn(self, turns: int) -> None:
        """Go to the first move of another hour or round."""
        here = self._moments[self.at].stamp
        numbers = range(self.at, len(self._moments)) if turns > 0 else range(self.at, -1, -1)
        others = (at for at in numbers if self._moments[at].stamp != here)
        self.at = next(others, len(self._moments) - 1 if turns > 0 else 0)

    def action_map(self) -> None:
        """Show the hidden side, or the table again."""
        self.unveiled = not self.unveiled
