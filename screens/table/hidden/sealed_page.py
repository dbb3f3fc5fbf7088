"""The public page of a game with secrets: it calls the hidden seat, and shows receipts."""

from typing import ClassVar

from companion.locale import N_, _
from companion.play.coming import Next, Why
from screens.kit.guard import LEFT
from screens.kit.keys.commands import Command, bindings
from screens.kit.window import window
from screens.proof.share_dialog import ShareDialog
from screens.table.door import Door, Takes
from screens.table.hidden.code_dialog import CodeAsked
from screens.table.hidden.curtain import Curtain
from screens.table.hidden.hidden_page import HiddenPage
from screens.table.hidden.own_page import OwnPage
from screens.table.hidden.own_seating import OwnSeating
from screens.table.hidden.receipts import Receipts, held_alone, means_to_leave
from screens.table.hidden.resting_page import RestingPage
from screens.table.host import First
from screens.table.look import PLAIN, Look
from screens.table.seat.seat_commands import COMMANDS as SEAT
from screens.table.seat.seat_commands import HEAD, REST
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating

CALL = Command("call", "f2", N_("Secret"), N_("the hidden side, with its PIN"))


class SealedPage(SeatPage):
    """Takes public moves, and calls the hidden seat when it is due."""

    BINDINGS: ClassVar = bindings((*SEAT, CALL, HEAD, REST))
    through = ("f10",)
    own = False  # whether the hidden seat holds the screen alone
    _starts = True  # whether the page has just opened
    _hidden: HiddenPage | OwnPage | None = None  # the hidden page over this one

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Show the public side."""
        super().__init__(seating, look)
        self.add_class("-public")
        self.receipts = Receipts(self)

    def whose(self) -> str:
        """Return a short, clear title: who may look."""
        return _("EVERYBODY")

    def renew(self) -> None:
        """Show the current state of the table, for whoever holds the screen now."""
        self.own = held_alone(self)
        super().renew()

    def follow(self) -> None:
        """Show what must be seen first: a pending save, the end, or a receipt.

        After a start, a hidden seat that holds the screen alone is asked for its PIN.
        """
        sitting = self.seating.sitting
        goes_on = self._hidden is not None and self._hidden.then is not None
        if goes_on or not self.on_top or not self.is_mounted:
            return  # the next hidden page shows what comes first
        starts, self._starts = self._starts, False
        if starts and self.own and not sitting.table.over and sitting.enter():
            self._show_hidden(None)
            return
        if starts:
            sitting.cover()
        if sitting.failed_save:
            self.hold()
        elif sitting.table.over:
            self.turn_into(window(self).ending(sitting))
        elif not self.receipts.come_first() and self._asks_early(sitting.next):
            self.receipts.ask_once(sitting.next)

    def _asks_early(self, coming: Next) -> bool:
        """Say whether words are asked for before a seal waits for them."""
        return coming.why is Why.RECAST or (coming.why is Why.RETURN and not self.own)

    @property
    def takes(self) -> Takes:
        """Return which typed keys the page accepts; none that could be part of a PIN."""
        pin_next = self.awaits_hidden
        names = not (pin_next and self.seating.sitting.code.chosen)
        return Takes(choices=not self.own, figures=not pin_next, names=names, rulings=False)

    @property
    def awaits_hidden(self) -> bool:
        """Say whether the hidden seat has to act, or makes all moves."""
        return self.own or self.seating.sitting.hidden_due

    @property
    def door(self) -> Door | None:
        """Return what Enter does: it asks for words that are due, or opens the hidden side."""
        asks = self.receipts.asked if self.receipts.words_due else ""
        if self.awaits_hidden and not self.begun:
            return Door(self.call, asks, "" if asks else _("Enter: the hidden side."))
        return Door(self.receipts.share_anew, asks) if asks else None

    def idle(self, action: str) -> bool:
        """Say whether a command is useless now."""
        if action == "call":
            return self.tasks.due
        if action == "head":
            return self.receipts.none
        return not (action == "choose" and self.awaits_hidden) and super().idle(action)

    def action_call(self) -> None:
        """Call the hidden seat, once the tasks at the board are done."""
        if self.tasks.due:
            self.say_for_now(self.tasks.asked)
        else:
            self.call()

    def call(self, first: First | None = None) -> None:
        """Call the hidden seat; keys after this one wait for that seat."""
        window(self).held.begin(self)
        self.say("")
        self.run_worker(self._lift(first))

    async def _lift(self, first: First | None) -> None:
        """Ask for words if they are due, show the hidden side, and come back when it closes."""
        sitting = self.seating.sitting
        asks = sitting.share_due and not self.own  # that page asks for words itself
        if asks and not await self.ask(ShareDialog(sitting)):
            self.renew()
            return
        seat = sitting.table.hidden_seat
        if await self._lifted(_("Only {seat} looks now.").format(seat=self.words.seat(seat))):
            self._show_hidden(first)

    async def _lifted(self, said: str) -> bool:
        """Ask for the two keys if they count, else for the PIN; say whether it was right."""
        sitting, told = self.seating.sitting, ""
        if sitting.code.counts and not self.own:
            code = CodeAsked(said, sitting.unlock_by_code)
            found = await self.ask(code)
            if found is not False:
                return bool(found)
            told = code.refused
        curtain = Curtain(said, sitting, sitting.table.hidden_seat, told, own=self.own)
        return await self.ask(curtain) or False

    def _show_hidden(self, first: First | None) -> None:
        """Show the hidden side until it closes."""
        sitting = self.seating.sitting
        seat = sitting.table.hidden_seat
        hidden: HiddenPage | OwnPage = (
            OwnPage(OwnSeating(sitting, seat), self.look, first)
            if self.own
            else HiddenPage(Seating(sitting, seat), self.look, first)
        )
        self._hidden = hidden
        self.show(hidden, lambda _nothing: self._come_back(hidden))

    def _come_back(self, hidden: HiddenPage | OwnPage) -> None:
        """Show the public side again, and say why the hidden page closed by itself."""
        sitting, self._hidden = self.seating.sitting, None
        sitting.cover()
        if isinstance(hidden, OwnPage) or hidden.then or hidden.guard.fell == _(LEFT):
            sitting.code.end()
        if isinstance(hidden, OwnPage) and hidden.leaves:
            self.leave()
        elif isinstance(hidden.then, RestingPage):
            self.renew()
            self.action_rest()
        elif hidden.then:
            self.turn_into(hidden.then)
        else:
            self.renew()
            if hidden.guard.fell:
                self.say(hidden.guard.fell)

    def action_rest(self) -> None:
        """Take a break: everything is covered, and only the PIN leads back to the hidden side."""
        self.seating.sitting.code.end()
        self.show(RestingPage(), lambda _nothing: self.call() if self.own else self.renew())

    def action_leave(self) -> None:
        """Leave a choice, or the table."""
        if self.begun:
            self.renew()
        else:
            self.run_worker(self._ask_and_leave())

    async def _ask_and_leave(self) -> None:
        """Leave the table; if coming back requires new words, ask before."""
        if not self.seating.table.sealing.shared or await means_to_leave(self):
            self.leave()

    def action_head(self) -> None:
        """Show the last receipt again."""
        self.receipts.show_last()
