"""The page for the end of a game: the result, everything revealed, the verdict, the evidence."""

from dataclasses import replace
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static

from companion import games, rulebook
from companion.contract.sheet import Section
from companion.core import PUBLIC, CompanionError, Illegal
from companion.evening.sitting import Sitting
from companion.locale import N_, _
from companion.store.keys.pins import Attempt
from companion.store.keys.vault import Vault
from companion.telling.refusals import in_a_sentence
from companion.telling.started import started_as
from companion.telling.table.sheets import revealed_sections
from companion.telling.table.tables import called
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.kit.dialogs.pin_dialog import PinDialog
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.menu import Menu
from screens.kit.page import Page
from screens.kit.window import window
from screens.proof.head_page import HeadPage
from screens.table.look import PLAIN, Look
from screens.table.panels.loud_line import LoudLine
from screens.table.panels.loud_words import ONE_LINE
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.seating import Seating

OPEN = Command("open", "o", N_("Reveal everything"), N_("with the PIN"), shown=False)
REVEAL = replace(OPEN, help=N_("what the program has hidden"))
GO_ON = Command("go_on", "g", N_("Play on"), N_("keep playing"), shown=False)
REPLAY = Command("replay", "w", N_("Replay"), N_("watch it once more"), shown=False)
OPENED = (
    REPLAY,
    Command("verdict", "v", N_("The verdict"), N_("was it all true?"), shown=False),
)
HEAD = Command("head", "h", N_("Last receipt"), N_("show it"), shown=False)
ALWAYS = (
    Command("save", "s", N_("Evidence"), N_("save as a file"), shown=False),
    Command("others", "c", N_("How to check"), N_("for the others"), shown=False),
    HEAD,
    Command("leave", "escape", N_("Leave"), N_("go home; everything is saved")),
)
KEPT = N_("The last receipt is kept. Now {holder} reveals everything, and you check it.")
FIRST = N_(
    "First keep the last receipt: Enter shows it. Then {holder} reveals everything with the key o,"
    " and you check it."
)
TRUSTED = N_(
    "Now {holder} reveals everything. This table has no receipts, so nothing can be proven, but the"
    " program still checks every answer."
)
PROGRAMS_FIRST = N_(
    "First keep the last receipt: Enter shows it. Then the key o reveals everything, and you check"
    " it."
)
PROGRAMS = N_("Now the key o reveals everything, and you check it.")
AFTER = N_("Nothing is secret any more.")
REALLY = N_("Reveal everything to everybody, for good?")
PIN = N_("The PIN does it, and nothing can be hidden again.")
STOPS = N_("The game stops here, at {hour}")
NOBODY = N_("Nobody has won.")
LAST = N_("The last receipt: keep it before everything is revealed.")
PAGED = "screens.verifier.games"  # the page's folders, one for each game that it knows
ONCE_MORE = N_("The last receipt, once more.")


class EndingPage(Page[None]):
    """The page from the result to the verdict."""

    CSS_PATH = "ending_page.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = bindings((OPEN, GO_ON, *OPENED, *ALWAYS))

    def __init__(self, sitting: Sitting, look: Look = PLAIN) -> None:
        """Show a table whose game is over, or stops."""
        super().__init__()
        self._look = look
        self._sitting = sitting
        self._table = sitting.table

    def anew(self) -> "EndingPage":
        """Return the same page in another language."""
        return EndingPage(self._sitting, self._look)

    def compose(self) -> ComposeResult:
        """Lay out the result, what can be done, and the evening in figures."""
        outcome, words = self._table.outcome, self._table.words
        if outcome:
            yield LoudLine(ONE_LINE, "won", low=True, said=words.won(outcome))
        else:
            yield Static(_(STOPS).format(hour=self._stamp), classes="title")
        ended = words.ended(self._table.view(PUBLIC)) if outcome else _(NOBODY)
        yield Static(ended, id="result", classes="" if ended else "-empty", markup=False)
        yield Static(rulebook.ending(outcome.rule) if outcome else "", id="why", markup=False)
        with Horizontal(id="below"):
            with Vertical(id="left"):
                yield Static(id="next", markup=False)
                yield Menu(id="ways")
                yield Reply(classes="notice")
            yield SheetPanel(id="figures")
        yield Foot()

    @property
    def _stamp(self) -> str:
        """Return the hour or round."""
        seating = Seating(self._sitting)
        return self._look.progress(seating.view) if self._look.progress else seating.stamp

    def on_mount(self) -> None:
        """Begin with the result; if the game only stops, with the last receipt."""
        self.renew()
        self.query_one("#ways").focus(scroll_visible=False)
        if self._sitting.new_head and self._table.outcome is None:
            self.action_head()

    @property
    def _first(self) -> str:
        """Say what must be done before anything is revealed."""
        holder = self._table.words.seat(self._table.hidden_seat)
        if not self._table.curtained:
            return _(PROGRAMS_FIRST if self._sitting.new_head else PROGRAMS)
        said = (FIRST if self._sitting.new_head else KEPT) if self._headed else TRUSTED
        return _(said).format(holder=holder)

    @property
    def _after(self) -> str:
        """Say that all is revealed, and which real cards to compare with it."""
        return " ".join(filter(None, (_(AFTER), self._table.words.compare())))

    @property
    def _headed(self) -> bool:
        """Say whether there is any receipt."""
        return self._table.proof is not None and self._table.proof.heads > 0

    def on_screen_resume(self) -> None:
        """Show again what can be done."""
        self.renew()

    def renew(self) -> None:
        """Show what can be done now, and the evening in figures."""
        self.query_one("#next", Static).update(self._after if self._table.opened else self._first)
        first = (HEAD,) if self._sitting.new_head else ()
        opens = OPEN if self._table.curtained else REVEAL
        offered = (*first, *OPENED, opens, GO_ON, *ALWAYS[:-1])
        commands = (each for each in offered if self.check_action(each.action, ()))
        self.query_one("#ways", Menu).offer((), tuple(dict.fromkeys(commands)))
        self.query_one("#figures", SheetPanel).tell(self._figures)
        self.refresh_bindings()

    @property
    def _figures(self) -> tuple[Section, ...]:
        """Return what was hidden, if no picture shows it, and the evening in figures."""
        words, opened = self._table.words, self._table.opened
        view = self._table.view(self._table.hidden_seat if opened else PUBLIC)
        hidden = revealed_sections(words, view) if opened and not self._look.retold else ()
        return (*hidden, *words.figures(view).sections)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow revealing only once, what was hidden only after it, and playing on only before."""
        if action == OPEN.action:
            return not (self._table.opened or self._sitting.new_head)
        if action == GO_ON.action:
            return not self._table.over
        if action == HEAD.action:
            return self._headed
        if action == REPLAY.action and self._look.retold is None:
            return False
        return self._table.opened if action in {each.action for each in OPENED} else True

    @on(OptionList.OptionSelected)
    async def choose(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        await self.run_action(event.option_id or "")

    def _say(self, text: str) -> None:
        """Show a message below the list."""
        self.query_one(Reply).say(text)

    @work
    async def action_open(self) -> None:
        """Reveal everything, after the hidden seat's PIN."""
        if await self._opened():
            self.renew()
            self._tell_again(by_itself=True)

    async def _opened(self) -> bool:
        """Reveal everything after the PIN, or where the program hides it after a yes."""
        if self._table.curtained:
            asked = PinDialog(_(REALLY), self._attempt, self._end, told=_(PIN))
            return await self.ask(asked) or False
        if not await self.ask(ConfirmDialog(_(REALLY), _("reveal everything"), _("not yet"))):
            return False
        try:
            self._sitting.end(PUBLIC)
        except CompanionError as reason:
            self._say(in_a_sentence(reason))
        return self._table.opened

    def _tell_again(self, *, by_itself: bool) -> None:
        """Show the game again, if it has a picture for that."""
        if self._look.retold:
            self.show(self._look.retold(self._table, by_itself))

    def _attempt(self) -> Attempt:
        """Count a try at the PIN."""
        return self._sitting.attempt(self._table.hidden_seat)

    def _end(self, vault: Vault) -> bool:
        """Reveal everything with the unlocked vault; where that is refused, cover it again."""
        self._sitting.unlock(self._table.hidden_seat, vault)
        try:
            self._sitting.end(self._table.hidden_seat)
        except Illegal:
            self._sitting.cover()
            raise
        return True

    def action_go_on(self) -> None:
        """Go back to a game that goes on."""
        self.turn_into(window(self).table(self._sitting))

    def action_replay(self) -> None:
        """Show the game again, move by move."""
        self._tell_again(by_itself=False)

    def action_verdict(self) -> None:
        """Check the evidence of this table."""
        try:
            row = self._sitting.row
            self.show(window(self).check(self._table.evidence(), called(row.game, row.name)))
        except CompanionError as reason:
            self._say(in_a_sentence(reason))

    @work
    async def action_save(self) -> None:
        """Write the evidence to a file."""
        from screens.table.seat.exports import evidence

        self._say(await evidence(self, self._sitting))

    def action_others(self) -> None:
        """Show how the others can check it."""
        from screens.kit.text_page import TextPage
        from screens.table.seat.exports import evidence_file

        paged = bool(games.beside(self._table.game, PAGED))
        cards = bool(self._table.words.compare())
        told = _how(evidence_file(self._sitting), paged=paged, cards=cards)
        self.show(TextPage(_("How the others check it"), told))

    def action_head(self) -> None:
        """Show the last receipt."""
        try:
            self._sitting.show_heads()
            asked = _(ONCE_MORE) if self._table.opened else _(LAST)
            shown = self._table.sealing.head()
            keep = HeadPage(shown, self._table.words.hour, asked, self._sitting.spoken(shown))
            self.show(keep, lambda _nothing: self._sitting.keep_heads())
        except CompanionError as reason:
            self._say(in_a_sentence(reason))

    def action_leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self._sitting.close()
            self.dismiss(None)


def _how(file: str, *, paged: bool, cards: bool) -> tuple[str, ...]:
    """Return instructions for checking this evidence, by the page only if it knows the game.

    Cards are compared at the end, where the game has any.
    """
    name = started_as()
    theirs = (
        _("2. They take a device of their own, and the receipts that they kept themselves."),
        _("A check on this device, or with receipts that were kept on it, proves nothing."),
    )
    asked = (
        _("3. There they open this program: Check a game, on the first page, asks for the file"),
        _("{file}, and for their receipts or receipt words.").format(file=file),
    )
    page = (
        _("4. Or they use a browser, on a phone, too. This makes the page, once:"),
        f"   {name} verifier verifier.html",
        _("It needs no network and shares no code with this program."),
        *(("", _("5. Then compare the real cards with what was hidden.")) if cards else ()),
    )
    last = (_("4. Then compare the real cards with what was hidden."),) if cards else ()
    return (
        _("1. Save the evidence, and give the file to whoever wants to check it."),
        "",
        " ".join(theirs),
        "",
        " ".join(asked),
        "",
        *(page if paged else last),
    )
