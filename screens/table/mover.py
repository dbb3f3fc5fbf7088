"""Plays the moves of a page: asks for typed fields and confirmation, and handles refusals."""

from collections.abc import Iterable

from companion.choice_tree import Point
from companion.core import CompanionError
from companion.game import Move
from companion.locale import _
from screens.kit.confirm_dialog import ConfirmDialog
from screens.kit.window import window
from screens.table.host import SeatHost
from screens.table.refusals import Refusals
from screens.table.slips import Slips
from screens.table.steps import Steps
from screens.table.typed_dialog import TypedDialog
from screens.table.unsaved_dialog import UnsavedDialog


class Mover:
    """Plays what was chosen on a page; nothing once the page is left."""

    def __init__(self, page: SeatHost) -> None:
        """Play for this page."""
        self._page = page
        self.slips = Slips()
        self.refusals = Refusals(page, self.play)

    def chosen(self, steps: Steps) -> None:
        """Play the chosen move, or first ask for the fields to type."""
        page = self._page
        if page.gone:
            return
        if steps.questions:
            window(page).held.begin(page.app.screen, "")
            page.run_worker(self._type_fields(steps))
        elif move := steps.move:
            self.make(move)

    def play_all(self, moves: Iterable[Move]) -> None:
        """Play moves one after the other, until one is refused."""
        for move in moves:
            if self._page.gone or not self.make(move):
                return

    def forbids(self, point: Point, sign: str) -> bool:
        """Show which rule forbids the move that this key usually makes; say whether one does."""
        return self.refusals.forbids(point, sign)

    def make(self, move: Move) -> bool:
        """Play a move, or first ask for confirmation; say whether it was played."""
        page = self._page
        if not (move.warns or (self.slips.twice and page.seating.settles(move))):
            return self.play(move)
        window(page).held.begin(page.app.screen, "")
        page.run_worker(self._make_sure(move))
        return False

    def play(self, move: Move) -> bool:
        """Play a move, or say why it is refused; return whether it was accepted."""
        try:
            self._page.seating.play(move)
        except CompanionError as reason:
            self.refusals.refuse(move, reason)
            return False
        self._page.say("")
        self._page.played()
        return True

    def hold(self) -> None:
        """Stop at a pending save until it succeeds, or somebody leaves."""
        page = self._page
        if page.seating.sitting.unsaved:
            page.show(UnsavedDialog(page.seating), self._go_on)

    def _go_on(self, saved: bool | None) -> None:
        """Go on after a save, or leave without it."""
        if saved:
            self._page.say("")
            self._page.played()
        else:
            self._page.leave_unsaved()

    async def _make_sure(self, move: Move) -> None:
        """Ask for confirmation before a move that is hard to undo, and play it."""
        page = self._page
        words, view = page.seating.game.words, page.seating.view
        said = words.caution(move, view) or words.sentence(move, view)
        if await page.ask(ConfirmDialog(said, _("Yes, that is meant"), _("No, go back"))):
            self.play(move)
        else:
            page.face.refused()

    async def _type_fields(self, steps: Steps) -> None:
        """Ask for the fields to type, and play the move with them."""
        page = self._page
        form = TypedDialog(steps.title, steps.questions, steps.completed, steps.full)
        if whole := await page.ask(form):
            if self.play(whole) and whole.again:
                self._ask_again(type(whole))
        elif page.elsewhere:
            page.renew()
        else:
            page.face.back()

    def _ask_again(self, kind: type[Move]) -> None:
        """Offer the same kind of move again, as somebody enters a map link by link."""
        if found := [each for each in self._page.seating.choices if each.kind is kind]:
            self._page.offer(found)
