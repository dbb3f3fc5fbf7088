"""Plays the moves of a page: asks for typed fields and confirmation, and handles refusals."""

from collections.abc import Callable, Coroutine, Iterable
from functools import partial

from textual.screen import Screen

from companion import games
from companion.contract.move import Move
from companion.core import PUBLIC, CompanionError, Illegal, NotUnderstood, Undecided
from companion.evening.choice_tree import Point
from companion.locale import _
from companion.rulebook import reason
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.kit.page import Given
from screens.kit.window import window
from screens.table.dialogs.failed_save_dialog import FailedSaveDialog
from screens.table.dialogs.typed_dialog import TypedDialog
from screens.table.page_contract import SeatPageContract
from screens.table.seat.double_press import DoublePress
from screens.table.seat.refusals import Refusals
from screens.table.seat.steps import Steps

Form = Callable[..., TypedDialog[Move]]


class Mover:
    """Plays what was chosen on a page; nothing once the page is left."""

    def __init__(self, page: SeatPageContract) -> None:
        """Play for this page."""
        self._page = page
        self.double_press = DoublePress()
        self.refusals = Refusals(page, self.play)
        self._asks = False  # whether a dialog about a chosen move is open, or about to be

    def chosen(self, steps: Steps) -> None:
        """Play the chosen move, or first ask for the fields to type."""
        if self._page.gone or self._asks:
            return
        if steps.questions:
            self._begin_asking(self._type_fields(self._form(steps)))
        elif move := steps.move:
            self.make(move)

    def _begin_asking(self, asking: Coroutine[object, object, None]) -> None:
        """Ask about a chosen move; what is chosen before the dialog is open counts for nothing."""
        self._hold_keys()
        self._page.run_worker(asking)

    def _hold_keys(self) -> None:
        """Hold what is typed until the next dialog is open."""
        self._asks = True
        window(self._page).held.begin(self._page.app.screen, "")

    async def _ask(self, dialog: Screen[Given]) -> Given | None:
        """Open that dialog and return its answer."""
        try:
            return await self._page.ask(dialog)
        finally:
            self._asks = False

    def play_all(self, moves: Iterable[Move]) -> None:
        """Play moves one after the other, until one is refused."""
        for move in moves:
            if self._page.gone or not self.make(move):
                return

    def forbids(self, point: Point, sign: str) -> bool:
        """Show which rule forbids the move that this key usually makes; say whether one does."""
        return self.refusals.forbids(point, sign)

    def forbids_at(self, point: Point, place: str) -> bool:
        """Show which rule forbids a move to this place; say whether one does."""
        return self.refusals.forbids_at(point, place)

    def why_not(self, text: str) -> None:
        """Show that nothing comes of a key or a tap, what is due, and the key for its rule."""
        self.refusals.why_not(text)

    def make(self, move: Move) -> bool:
        """Play a move, or first ask for confirmation; say whether it was played."""
        page = self._page
        doubt = page.seating.game.words.doubt(move, page.seating.view)
        if not (doubt or move.warns or (self.double_press.twice and page.seating.settles(move))):
            return self.play(move)
        self._begin_asking(self._make_sure(move))
        return False

    def play(self, move: Move) -> bool:
        """Play a move, or say why it is refused; return whether it was accepted."""
        try:
            self._page.seating.play(move)
        except CompanionError as refused:
            self.refusals.refuse(move, refused)
            return False
        self._page.say("")
        self._page.played()
        return True

    def hold(self) -> None:
        """Stop at a pending save until it succeeds, or somebody leaves."""
        page = self._page
        if page.seating.sitting.failed_save:
            page.show(FailedSaveDialog(page.seating), self._go_on)

    def _go_on(self, saved: bool | None) -> None:
        """Go on after a save, or leave without it."""
        if saved:
            self._page.say("")
            self._page.played()
        else:
            self._page.leave_without_saving()

    async def _make_sure(self, move: Move) -> None:
        """Ask for confirmation before a move that is hard to undo, and play it."""
        page = self._page
        words, view = page.seating.game.words, page.seating.view
        said = words.doubt(move, view) or words.caution(move, view) or words.sentence(move, view)
        if await self._is_meant(said):
            self.play(move)
        else:
            page.face.refused()

    async def _is_meant(self, said: str) -> bool:
        """Ask whether this is meant; say whether it is."""
        asked = ConfirmDialog(said, _("Yes, that is meant"), _("No, go back"))
        return await self._ask(asked) is True

    def _form(self, steps: Steps) -> Form:
        """Return what opens the form of the fields to type, with what was typed there before."""
        seating, completed = self._page.seating, steps.completed
        return partial(
            TypedDialog,
            steps.title,
            steps.questions,
            lambda texts: self._possible(seating.table.meant(completed(texts))),
            steps.full,
            names=seating.game.words.names(seating.view),
            named=steps.named,
        )

    def _possible(self, move: Move) -> Move:
        """Refuse a typed move that nobody can make, so that its form keeps what was typed."""
        seating = self._page.seating
        if type(move) not in games.take(seating.table.game).notation.kinds:  # a note
            return move
        try:
            seating.table.foreseen(PUBLIC, move)
        except Illegal as refused:
            if not (isinstance(refused, Undecided) or seating.happened(move)):
                raise NotUnderstood(reason(refused.rule)) from None
        return move

    async def _typed(self, form: Form) -> Move | None:
        """Ask for the fields to type, and again where their move was a slip."""
        words, view = self._page.seating.game.words, self._page.seating.view
        opened = form()
        while whole := await self._ask(opened):
            doubt = words.doubt(whole, view)
            if not doubt:
                break
            self._hold_keys()
            if await self._is_meant(doubt):
                break
            self._hold_keys()
            opened = form(typed=opened.typed)
        return whole

    async def _type_fields(self, form: Form) -> None:
        """Ask for the fields to type, and play the move with them."""
        page = self._page
        if whole := await self._typed(form):
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
