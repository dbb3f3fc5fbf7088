"""The page of a seat: what is due, the choices, how things stand, the log; for any game."""

from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.types import CSSPathType
from textual.widgets import OptionList, Static

from companion.core import PUBLIC, CompanionError, Illegal, Seat
from companion.game import DUE, Choice, Move, Sheet
from companion.locale import _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Given, Page
from screens.kit.pick_dialog import Choice as Pick
from screens.kit.refusals import refused
from screens.kit.window import window
from screens.table.announcement import Announced
from screens.table.choice_list import ChoiceList, meant
from screens.table.log import Log
from screens.table.seating import Evening
from screens.table.sheet_panel import SheetPanel
from screens.table.steps import Steps, completed
from screens.table.tabs import Tabs
from screens.table.typed_dialog import Typed

LIST, SHEET, LOG = PANELS = ("list", "sheet", "log")
COMMANDS = (
    Command("move(-1)", "up", _("Up"), _("mark the row above"), shown=False),
    Command("move(1)", "down", _("Down"), _("mark the row below"), shown=False),
    Command("choose", "enter", _("Choose"), _("choose what is marked")),
    Command("back", "backspace", _("Back"), _("take the last choice back")),
    Command("more", "f4", _("More"), _("notes, remarks, corrections")),
    Command("undo", "ctrl+z", _("Undo"), _("take back what was played last")),
    Command("why", "f3", _("Why?"), _("the rule behind the last refusal, or all rules")),
    Command("announced", "f6", _("Large"), _("what was said aloud, large"), shown=False),
    Command("leave", "escape", _("Leave"), _("leave a choice, or the table; everything is saved")),
    Command("turn", "tab", _("Panel"), _("go to the next panel: list, table, log")),
    Command("page('log', -1)", "pageup", _("Log up"), _("go back in the log"), shown=False),
    Command("page('log', 1)", "pagedown", _("Log down"), _("go on in the log"), shown=False),
    Command("page('sheet', -1)", "shift+pageup", _("Table up"), _("go up"), shown=False),
    Command("page('sheet', 1)", "shift+pagedown", _("Table down"), _("go down"), shown=False),
)
ORDER = ("choose", "back", "undo", "more", "why", "leave", "turn")
UNDO, GO_ON = "undo", "go on"
ROOM = 200  # letters of a row of the log; what has no room there is cut


class SeatPage(Page[None]):
    """Shows a table to a seat, and takes its moves."""

    CSS_PATH: ClassVar[CSSPathType | None] = "seat_page.tcss"
    AUTO_FOCUS = ""
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, evening: Evening, seat: Seat = PUBLIC) -> None:
        """Sit down."""
        super().__init__()
        self.evening = evening
        self.seat = seat
        self.view = evening.view(seat)
        self.steps = Steps((), evening.game.words, self.view)
        self._only: Choice[Move] | None = None  # what was chosen under More
        self._typed = ""
        self._refusal: CompanionError | None = None

    def compose(self) -> ComposeResult:
        """Lay out the headline, what is due, and the panels."""
        with Horizontal(id="top"):
            yield Static(self.evening.game.words.title(), id="title", markup=False)
            yield Tabs(id="tabs")
            yield Static(id="stamp", markup=False)
        yield Static(id="headline", markup=False)
        yield Static(id="due", markup=False)
        yield Announced()
        with Horizontal(id="middle"):
            yield ChoiceList(id="list")
            with Vertical(id="beside"):
                yield SheetPanel(id="sheet")
                yield Log(id="log")
        yield Static(id="said", markup=False)
        yield Foot(self.order)

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Show a dialog and wait for what it gives; keys that came too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def order(self) -> tuple[str, ...]:
        """Order the commands by what matters now."""
        return tuple(sorted(ORDER, key=self.idle))

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        useful = {
            "choose": bool(self.steps.items),
            "back": self.begun,
            "undo": bool(self.evening.undoable()),
            "why": self._refusal is not None,
            "turn": self.has_class("-narrow"),
        }
        return not useful.get(action, True)

    @property
    def begun(self) -> bool:
        """Say whether there is something half chosen to leave."""
        return self.steps.begun or self._only is not None or bool(self._typed)

    def on_mount(self) -> None:
        """Show how the table stands."""
        self.action_show(LIST)
        self.renew()

    def renew(self) -> None:
        """Show the table as it stands now."""
        self.view, self._only = self.evening.view(self.seat), None
        words = self.evening.game.words
        sheet: Sheet = words.sheet(self.view)
        told = self.evening.told(self.seat)
        self.query_one("#headline", Static).update(sheet.headline)
        self.query_one("#stamp", Static).update(self.evening.stamp)
        self.query_one(SheetPanel).tell(sheet.sections)
        log = [f"{each.stamp:>2} {words.row(each.move, each.before, ROOM)}" for each in told]
        self.query_one("#log", Log).tell(log)
        last = told[-1] if told else None
        self.query_one(Announced).tell(words.announce(last.move, last.before) if last else None)
        self.offer_again()

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Give what this seat may do now."""
        return self.evening.legal(self.seat).choices

    def offer_again(self) -> None:
        """Offer what is due, with nothing chosen; or what was chosen under More."""
        due = (choice for choice in self.choices if choice.group == DUE)
        offered = (self._only,) if self._only else tuple(due)
        self.steps = Steps(offered, self.evening.game.words, self.view)
        if self._only and len(self.steps.items) == 1:
            self.take(0)
        else:
            self.offer()

    def offer(self) -> None:
        """Show what can be chosen now."""
        self._typed = ""
        asked = self.steps.prompt or self.evening.game.words.due(self.view)
        self.query_one("#due", Static).update(asked)
        self.query_one(ChoiceList).offer(self.steps.items, self.steps.title)
        self.refresh_bindings()

    def take(self, at: int) -> None:
        """Take a row of the list; play the move when it is whole."""
        self.say("")
        self.steps.take(at)
        point, move = self.steps.point, self.steps.move
        if point and move and point.choice.typed:
            self.type_fields(move)
        elif move:
            self.play(move)
        else:
            self.offer()

    @work
    async def type_fields(self, move: Move) -> None:
        """Ask for what a person types, and play the move with it."""
        asked, notation = self.steps.questions, self.evening.game.notation
        form = Typed(self.steps.title, asked, lambda texts: completed(notation, move, texts))
        whole = await self.ask(form)
        if whole:
            self.play(whole)
        else:
            self.action_back()

    def play(self, move: Move) -> None:
        """Play a move, or say why it is refused."""
        try:
            self.evening.play(self.seat, move)
        except CompanionError as reason:
            self.refuse(move, reason)
        else:
            self._refusal = None
            self.say("")
            self.renew()

    def refuse(self, move: Move, reason: CompanionError) -> None:
        """Say why a move was not taken; at the table it may have happened all the same."""
        self._refusal = reason
        self.steps.back()
        self.offer()
        stands = self.evening.happened(move) if isinstance(reason, Illegal) else None
        if stands:
            self.warn(stands, reason)
        else:
            self.say(refused(reason))

    @work
    async def warn(self, stands: Move, reason: CompanionError) -> None:
        """Name the rule, and let the table say whether it happened."""
        ways = {UNDO: _("Undo: it did not happen"), GO_ON: _("It happened: go on")}
        if await self.ask(Pick(refused(reason), ways, (UNDO[0], GO_ON[0]))) == GO_ON:
            self.play(stands)
        else:
            self.renew()

    def say(self, text: str) -> None:
        """Say something above the foot."""
        self.query_one("#said", Static).update(text)
        self.set_class(bool(text), "-saying")

    @on(OptionList.OptionSelected)
    def tapped(self, event: OptionList.OptionSelected) -> None:
        """Take a row that was tapped; none on a page that was left."""
        if not self.gone and event.option_list is self.query_one(ChoiceList):
            self.take(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Take keys of the list, and the beginnings of names."""
        sign = event.character or ""
        if len(sign) != 1 or not sign.isprintable() or sign == " " or self.gone:
            return
        event.stop()
        self.remove_class("-large")
        rows = self.query_one(ChoiceList)
        found = meant(self._typed + sign, rows.items)
        if not found and self._typed:  # begin anew with it
            self._typed, found = "", meant(sign, rows.items)
        self._typed = self._typed + sign if found else ""
        self.say("" if found else _("Nothing has the key {typed} here.").format(typed=sign))
        if len(found) == 1:
            self.take(found[0])
        elif found:
            rows.mark(found)
            self.say(_("{typed}: {count} begin so").format(typed=self._typed, count=len(found)))

    def on_click(self, event: events.Click) -> None:
        """Take away what was said, where a finger wants to see what is below."""
        self.remove_class("-large")
        if event.widget is self.query_one("#said"):
            self.say("")

    def action_move(self, down: int) -> None:
        """Mark another row."""
        self.action_show(LIST)
        self.query_one(ChoiceList).move(down)

    def action_choose(self) -> None:
        """Choose what is marked."""
        marked = self.query_one(ChoiceList).highlighted
        if marked is not None:
            self.take(marked)
        elif self.evening.outcome:
            self.leave()
        else:
            self.say(_("Choose by a key of the list, or mark a line with the arrows."))

    def action_back(self) -> None:
        """Take the last choice back."""
        self.say("")
        self._typed = ""
        if self.steps.back() and (self.steps.begun or not self._only):
            self.offer()
        else:
            self._only = None
            self.offer_again()

    def action_more(self) -> None:
        """Offer what is not due."""
        window(self).held.begin(self, "f4")
        self.choose_more()

    @work
    async def choose_more(self) -> None:
        """Begin with what is chosen."""
        from screens.table.more_choices import chosen_more

        chosen = await chosen_more(self, self.choices, self.evening.game.words, self.view)
        if chosen:
            self._only = chosen
            self.offer_again()

    def action_undo(self) -> None:
        """Take moves back, the last one first."""
        window(self).held.begin(self, "ctrl+z")
        self.take_back()

    @work
    async def take_back(self) -> None:
        """Take as many back as are chosen."""
        from screens.table.undo_dialog import Undoing

        words, count = self.evening.game.words, self.evening.undoable()
        told = reversed(self.evening.told(self.seat)[-count:] if count else ())
        rows = [f"{each.stamp}  {words.sentence(each.move, each.before)}" for each in told]
        count = await self.ask(Undoing(rows, _("Before these there is nothing to take back.")))
        try:
            for _move in range(count or 0):
                self.evening.undo()
        except CompanionError as reason:
            self.say(refused(reason))
        self.renew()

    def action_why(self) -> None:
        """Open the rule behind the last refusal, or all rules."""
        reason = self._refusal
        self.show(window(self).rule(reason.rule if isinstance(reason, Illegal) else ""))

    def action_announced(self) -> None:
        """Show what was said aloud large, or make room again."""
        said = self.query_one(Announced).shown
        self.set_class(bool(said) and not self.has_class("-large"), "-large")

    def action_leave(self) -> None:
        """Leave a choice, or the table."""
        if self.begun:
            self._only = None
            self.offer_again()
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self.evening.close()
            self.dismiss(None)

    def action_turn(self) -> None:
        """Go to the next panel."""
        self.action_show(PANELS[(PANELS.index(self.panel) + 1) % len(PANELS)])

    def action_show(self, panel: str) -> None:
        """Show a panel, where not all have room."""
        self.panel = panel
        for name in PANELS:
            self.set_class(name == panel, f"-{name}")
        names = {LIST: _("List"), SHEET: _("Table"), LOG: _("Log")}
        self.query_one(Tabs).show(names, panel)

    def action_page(self, panel: str, pages: int) -> None:
        """Turn the pages of a panel; one behind a tab is shown."""
        if self.has_class("-narrow"):
            self.action_show(panel)
        turned = self.query_one(f"#{panel}")
        turned.scroll_relative(y=pages * turned.scrollable_content_region.height, animate=False)
