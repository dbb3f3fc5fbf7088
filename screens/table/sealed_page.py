"""The open page of a game with secrets: it calls the seat that hides them, and shows its heads."""

from typing import ClassVar

from textual import work

from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.hiding import LEFT
from screens.kit.window import window
from screens.proof.share_dialog import ShareAsked
from screens.table import deal_dialog
from screens.table.code_dialog import CodeAsked
from screens.table.curtain import Curtain
from screens.table.following_page import FollowingPage
from screens.table.hidden_page import HiddenPage
from screens.table.host import First
from screens.table.look import PLAIN, Look
from screens.table.own_page import OwnPage
from screens.table.own_seating import OwnSeating
from screens.table.resting_page import Resting
from screens.table.seat_commands import COMMANDS as SEAT
from screens.table.seat_commands import REST
from screens.table.seating import Seating

COMMANDS = (
    Command("call", "f2", N_("Secret"), N_("the hidden side, with its PIN")),
    Command("head", "f5", N_("Receipt"), N_("show the last receipt once more")),
    REST,
)


class SealedPage(FollowingPage):
    """Takes what everybody may do, and calls the hidden seat when it is due."""

    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))
    through = ("f10",)
    _starts = False  # whether somebody has just sat down
    _hidden: HiddenPage | None = None  # the hidden page that lies over this one

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Sit down in the open."""
        super().__init__(seating, look)
        self.add_class("-public")

    def whose(self) -> str:
        """Say loud and short who may look."""
        return _("EVERYBODY")

    def on_mount(self) -> None:
        """Show how the table stands; behind a start, a screen of one's own opens with its PIN."""
        self._starts = True
        super().on_mount()

    def follow(self) -> None:
        """Show what must be seen first: what is not saved, the end, or a receipt."""
        sitting = self.seating.sitting
        goes_on = self._hidden is not None and self._hidden.then is not None
        if goes_on or not self.on_top or not self.is_mounted:
            return  # where the hidden page goes on as another one, that shows what comes first
        starts, self._starts = self._starts, False
        if starts and self.own and not sitting.table.over and sitting.enter():
            self.show_hidden(None)
            return
        if starts:
            sitting.cover()
        if sitting.unsaved:
            self.hold()
        elif sitting.table.over:
            self.turn_into(window(self).ending(sitting))
        elif not self.shows_first() and not self.own and sitting.notice_return():
            self.share_anew()

    @property
    def takes_figures(self) -> bool:
        """Say whether figures are keys; where a PIN is due, one that is typed too early is none."""
        return not self.awaits_hidden

    @property
    def repeats(self) -> bool:
        """Repeat nothing where the two keys that lift the curtain may be typed too early."""
        return not (self.awaits_hidden and self.seating.sitting.code.chosen)

    @property
    def decides_by_key(self) -> bool:
        """Decide on purpose alone: a PIN that is typed too early is no decision."""
        return False

    @property
    def offers(self) -> bool:
        """Say whether choices are taken here: not where all are taken on a screen of one's own."""
        return not self.own

    @property
    def awaits_hidden(self) -> bool:
        """Say whether the hidden seat is due, or does everything."""
        return self.own or super().awaits_hidden

    @property
    def leads_on(self) -> str:
        """Say how the hidden side is called, where it is waited for."""
        if self.begun or not self.awaits_hidden or self.seating.table.words_due:
            return ""
        return _("Enter: the hidden side.")

    @property
    def is_door(self) -> bool:
        """Say whether Enter calls the hidden seat."""
        return self.awaits_hidden and not self.begun

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        if action == "call":
            return self.doing
        return not (action == "choose" and self.awaits_hidden) and super().idle(action)

    def action_choose(self) -> None:
        """Choose what is marked, or call the hidden seat."""
        if not self.face.choose():
            if self.awaits_hidden and not self.begun:
                self.call()
            else:
                self.say(self.face.hint)

    def action_call(self) -> None:
        """Call the hidden seat, when what was to be done at the board is done."""
        if self.doing:
            self.say_for_now(self.first_done)
        else:
            self.call()

    def call(self, first: First | None = None) -> None:
        """Call the hidden seat; what is typed behind it is for that seat alone."""
        window(self).held.begin(self)
        self.say("")
        self.lift(first)

    @work
    async def lift(self, first: First | None) -> None:
        """Take the words where they are due, lift the curtain, and come back when it falls."""
        sitting = self.seating.sitting
        asks = sitting.share_due and not self.own  # there they are asked for where they are due
        if asks and not await self.ask(ShareAsked(sitting, deal_dialog.WORDS)):
            self.renew()
            return
        seat = sitting.table.hidden_seat
        if await self.lifted(_("Only {seat} looks now.").format(seat=self.words.seat(seat))):
            self.show_hidden(first)

    async def lifted(self, said: str) -> bool:
        """Ask for the two keys where they count, else for the PIN; say whether it was right."""
        sitting, told = self.seating.sitting, ""
        if sitting.code.counts and not self.own:
            code = CodeAsked(said, sitting.unlock_by_code)
            found = await self.ask(code)
            if found is not False:
                return bool(found)
            told = code.refused
        curtain = Curtain(said, sitting, sitting.table.hidden_seat, told, own=self.own)
        return await self.ask(curtain) or False

    def show_hidden(self, first: First | None) -> None:
        """Show the hidden side, until it falls."""
        sitting = self.seating.sitting
        seat = sitting.table.hidden_seat
        hidden = (
            OwnPage(OwnSeating(sitting, seat), self.look, first)
            if self.own
            else HiddenPage(Seating(sitting, seat), self.look, first)
        )
        self._hidden = hidden
        self.show(hidden, lambda _nothing: self.come_back(hidden))

    def come_back(self, hidden: HiddenPage) -> None:
        """Go on in the open, and say why the hidden page fell, if nobody asked for it."""
        sitting, self._hidden = self.seating.sitting, None
        sitting.cover()
        if isinstance(hidden, OwnPage) or hidden.then or hidden.fell == _(LEFT):
            sitting.code.end()
        if isinstance(hidden, OwnPage) and hidden.leaves:
            self.leave()
        elif isinstance(hidden.then, Resting):
            self.renew()
            self.action_rest()
        elif hidden.then:
            self.turn_into(hidden.then)
        else:
            self.renew()
            if hidden.fell:
                self.say(hidden.fell)

    def action_rest(self) -> None:
        """Take a break: everything is covered, and only the PIN leads back to the hidden side."""
        self.seating.sitting.code.end()
        self.show(Resting(), lambda _nothing: self.call() if self.own else self.renew())

    def action_leave(self) -> None:
        """Leave a choice, what is offered for once, or the table."""
        if self.begun:
            self.renew()
        else:
            self.ask_and_leave()

    @work
    async def ask_and_leave(self) -> None:
        """Leave; where that costs the others new words, ask before."""
        if not self.seating.table.sealing.shared or await self.means_to_leave():
            self.leave()
