"""What the others can know now, on the hidden seat's own side: never on a page for everybody."""

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.widgets import Static
from textual.worker import get_current_worker

from companion.contract.move import Move
from companion.contract.sheet import Row, Section
from companion.core import CompanionError
from companion.evening.sitting import Sitting
from companion.locale import N_, _
from companion.play.foresight import Foresight, Threat
from companion.play.known_course import Following
from companion.play.known_sheet import KnownSheet
from companion.telling.refusals import in_a_sentence
from companion.telling.table import worry
from companion.trail.help import QUESTIONS
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.table.known_source import AtTable
from screens.table.panels.sheet_panel import SheetPanel


class WorryPage(Page[None]):
    """Shows how many places the others think possible, and what a question could tell them."""

    CSS_PATH = Path(__file__).with_suffix(".tcss")
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(None)", "escape,f12,q,enter", N_("Back"), N_("back to the map")),
            Command("page(-1)", "pageup,up", N_("Up"), N_("go up"), shown=False),
            Command("page(1)", "pagedown,down", N_("Down"), N_("go down"), shown=False),
        ]
    )

    def __init__(self, sitting: Sitting, following: Following, folder: Path) -> None:
        """Show it of this table."""
        super().__init__()
        self._table, self._following = sitting.table, following
        self._source = AtTable(sitting, following, folder)

    def compose(self) -> ComposeResult:
        """Lay out what is worked out."""
        yield Static(_("SECRET"), classes="title", markup=False)
        yield SheetPanel()
        yield Foot()

    def on_mount(self) -> None:
        """Begin to work it out."""
        self._tell(Section(_("What they can know"), (Row("", _("working it out…")),)))
        self.work_out()

    def _tell(self, *sections: Section) -> None:
        """Show these sections."""
        self.query_one(SheetPanel).tell([each for each in sections if each.rows])

    @work(thread=True, exclusive=True)
    def work_out(self) -> None:
        """Work out what can be known now, then what it would be after each move."""
        try:
            self._work()
        except CompanionError as reason:
            said = Section(_("What they can know"), (Row("", in_a_sentence(reason)),))
            self.report(self._tell, said)

    def _work(self) -> None:
        """Work it out move by move, until the page is left."""
        sheet, worker = self._source.work(), get_current_worker()
        now = worry.now(sheet)
        self.report(self._tell, now)
        if not sheet.shows(QUESTIONS):
            return
        moves, threats = worry.hidden_moves(self._table, sheet), list[Threat | None]()
        known = self._following.keep_up(self._table.settled).knowledge
        foresight = Foresight(sheet.game, known, self._table.course.state)
        for move in moves:
            if worker.is_cancelled or self.gone:
                return
            self._tell_ahead(sheet, now, moves, threats)
            threats.append(foresight.threat(move))
        self._tell_ahead(sheet, now, moves, threats)

    def _tell_ahead(
        self, sheet: KnownSheet, now: Section, moves: tuple[Move, ...], threats: list[Threat | None]
    ) -> None:
        """Show the moves with what is worked out of them so far."""
        self.report(self._tell, now, worry.ahead(self._table, sheet, moves, tuple(threats)))

    def action_page(self, pages: int) -> None:
        """Scroll what does not fit."""
        panel = self.query_one(SheetPanel)
        panel.scroll_relative(y=pages * max(panel.size.height - 1, 1), animate=False)
