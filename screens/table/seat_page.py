"""The page of a seat: what is due, the face of the game, and what is done around a move."""

from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.types import CSSPathType
from textual.widgets import Static

from companion.announcement import together
from companion.core import CompanionError, Illegal
from companion.game import DUE, Move
from companion.locale import N_, _
from companion.store.errors import NotSaved
from companion.telling.refusals import in_a_sentence
from screens.kit.commands import Command, bindings
from screens.kit.confirm_dialog import Confirm
from screens.kit.foot import Foot
from screens.kit.page import Given, Page
from screens.kit.pick_dialog import Choice as Pick
from screens.kit.window import window
from screens.table.announcement import Announced
from screens.table.face import Face, Shown
from screens.table.list_face import LIST, LOG, SHEET, ListFace
from screens.table.more_choices import chosen_more
from screens.table.seating import Seating
from screens.table.steps import Steps
from screens.table.tabs import Tabs
from screens.table.to_do_list import learning, muted
from screens.table.typed_dialog import Typed
from screens.table.undo_dialog import Undoing
from screens.table.unsaved_dialog import Unsaved

COMMANDS = (
    Command("mark(0, -1)", "up", N_("Up"), N_("mark the row above"), shown=False),
    Command("mark(0, 1)", "down", N_("Down"), N_("mark the row below"), shown=False),
    Command("choose", "enter", N_("Choose"), N_("choose what is marked")),
    Command("back", "backspace", N_("Back"), N_("take the last choice back")),
    Command("more", "f4", N_("More"), N_("notes, remarks, corrections")),
    Command("draw", "f7", N_("Chance"), N_("let the program throw or draw; nothing proves it")),
    Command("undo", "ctrl+z,f8", N_("Undo"), N_("take back what was played last")),
    Command("why", "f3,slash", N_("Why?"), N_("the rule behind the last refusal, or all rules")),
    Command("announced", "f6", N_("Large"), N_("what was said aloud, large"), shown=False),
    Command(
        "leave", "escape", N_("Leave"), N_("leave a choice, or the table; everything is saved")
    ),
    Command("turn", "tab", N_("Panel"), N_("go to the next panel: list, table, log")),
    Command(f"page('{LOG}', -1)", "pageup", N_("Log up"), N_("go back in the log"), shown=False),
    Command(f"page('{LOG}', 1)", "pagedown", N_("Log down"), N_("go on in the log"), shown=False),
    Command(f"page('{SHEET}', -1)", "shift+pageup", N_("Table up"), N_("go up"), shown=False),
    Command(f"page('{SHEET}', 1)", "shift+pagedown", N_("Table down"), N_("go down"), shown=False),
)
ORDER = (
    *("draw", "choose", "call", "notes", "hide", "back", "undo", "more", "why"),
    *("cover", "head", "leave", "turn"),
)
UNDO, GO_ON = "undo", "go on"
STRUCK = "✗ "
ROOM = 200  # letters of a row of the log; what has no room there is cut


class SeatPage(Page[None]):
    """Shows a table to a seat, and takes its moves."""

    CSS_PATH: ClassVar[CSSPathType | None] = "seat_page.tcss"
    AUTO_FOCUS = ""
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, seating: Seating, face: Face | None = None) -> None:
        """Sit down; a game that has a picture gives a face of its own."""
        super().__init__()
        self.seating = seating
        self.words = seating.game.words
        self.face: Face = face or ListFace(id="middle")
        self.panel = LIST
        self._elsewhere = False  # whether something is offered for once
        self._refusal: CompanionError | None = None

    def anew(self) -> Screen[None]:
        """Sit down at the same table."""
        return window(self).table(self.seating.sitting)

    def compose(self) -> ComposeResult:
        """Lay out the headline, what is due, and the face of the game."""
        with Horizontal(id="top"):
            yield Static(self.words.title(), id="title", markup=False)
            yield Tabs(id="tabs")
            yield Static(id="stamp", markup=False)
        yield Static(id="headline", markup=False)
        yield Static(id="due", markup=False)
        yield from self.above()
        yield self.face
        yield Static(id="said", markup=False)
        yield Foot(self.order)

    def above(self) -> ComposeResult:
        """Lay out what stands above the face: what is said aloud."""
        yield Announced()

    def on_mount(self) -> None:
        """Show how the table stands."""
        self.action_show(LIST)
        self.renew()

    def renew(self) -> None:
        """Show the table as it stands now."""
        self._elsewhere = False
        view = self.seating.view
        self.query_one("#stamp", Static).update(self.seating.stamp)
        for announced in self.query(Announced):
            announced.tell(together(self.seating.table.announced), muted=muted(self))
        self.face.tell(Shown(view, self.seating.game, self.seating.due_choices, self.log_rows))

    @property
    def log_rows(self) -> list[str]:
        """Tell the moves that count, each in a row; what was struck is marked."""
        rows = ((each, self.words.row(each.move, each.before, ROOM)) for each in self.seating.told)
        return [f"{each.stamp:>2} {STRUCK if each.struck else ''}{row}" for each, row in rows]

    @on(Face.Moved)
    def ask_for_next(self) -> None:
        """Say what is asked for now."""
        asked, headline = self.asks_for(), self.words.sheet(self.seating.view).headline
        self.query_one("#due", Static).update(asked)
        self.query_one("#headline", Static).update("" if headline == asked else headline)
        self.refresh_bindings()

    def asks_for(self) -> str:
        """Say what is asked for now, or what everybody waits for."""
        return self.face.asked or self.words.due(self.seating.view)

    @on(Face.Said)
    def hear(self, event: Face.Said) -> None:
        """Say what the face has to say."""
        self.say(event.text)

    @on(Face.Chosen)
    def chosen(self, event: Face.Chosen) -> None:
        """Play a move that was chosen, or ask first for what is typed; none behind a fall."""
        if self.gone:
            return
        if event.steps.questions:
            self.type_fields(event.steps)
        elif move := event.steps.move:
            if move.warns:
                self.make_sure(move)
            else:
                self.play(move)

    @work
    async def make_sure(self, move: Move) -> None:
        """Ask for a second time before what cannot well be taken back."""
        said = self.words.sentence(move, self.seating.view)
        if await self.ask(Confirm(said, _("Yes, that is meant"), _("No, go back"))):
            self.play(move)
        else:
            self.face.back()

    @work
    async def type_fields(self, steps: Steps) -> None:
        """Ask for what a person types, and play the move with it."""
        form = Typed(steps.title, steps.questions, steps.completed, steps.full)
        if whole := await self.ask(form):
            self.play(whole)
            if whole.again and self._refusal is None:
                self.ask_again(type(whole))
        elif self._elsewhere:
            self.renew()
        else:
            self.face.back()

    def ask_again(self, kind: type[Move]) -> None:
        """Ask for another move of a kind, as somebody draws a map link by link."""
        found = [each for each in self.seating.choices if each.kind is kind]
        if found:
            self._elsewhere = True
            self.face.offer(found)

    def play(self, move: Move) -> None:
        """Play a move, or say why it is refused."""
        try:
            self.seating.play(move)
        except CompanionError as reason:
            self.refuse(move, reason)
        else:
            self._refusal = None
            self.say("")
            self.played(move)

    def played(self, move: Move) -> None:
        """Go on after a move."""
        self.renew()

    def refuse(self, move: Move, reason: CompanionError) -> None:
        """Say why a move was not taken; at the table it may have happened all the same."""
        self._refusal = reason
        self.face.back()
        if isinstance(reason, NotSaved):
            self.hold()
            return
        stands = self.seating.happened(move) if isinstance(reason, Illegal) else None
        if stands:
            self.warn(stands, reason)
        else:
            self.say(in_a_sentence(reason))

    def hold(self) -> None:
        """Stop at what is not saved until it is, or until somebody leaves."""
        if self.seating.sitting.unsaved:
            self.show(Unsaved(self.seating.sitting, self.seating.seat), self.held)

    def held(self, saved: bool | None) -> None:
        """Go on with what was saved at last, or leave without it."""
        if saved:
            self.renew()
        else:
            self.notify(_("The last line was NOT saved."), severity="error")
            self.seating.sitting.give_up()
            self.leave()

    @work
    async def warn(self, stands: Move, reason: CompanionError) -> None:
        """Name the rule, and let the table say whether it happened."""
        ways = {UNDO: _("Undo: it did not happen"), GO_ON: _("It happened: go on")}
        if await self.ask(Pick(in_a_sentence(reason), ways, (UNDO[0], GO_ON[0]))) == GO_ON:
            self.play(stands)
        else:
            self.renew()

    def say(self, text: str) -> None:
        """Say something above the foot."""
        if text or self.has_class("-saying"):
            self.query_one("#said", Static).update(text)
            self.set_class(bool(text), "-saying")
            self.refresh_bindings()

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Show a dialog and wait for what it gives; keys that came too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def on_key(self, event: events.Key) -> None:
        """Give the face what is typed; none behind a fall."""
        sign = event.character or ""
        if len(sign) == 1 and sign.isprintable() and sign != " " and not self.gone:
            event.stop()
            self.remove_class("-large")
            self.face.type(sign)

    def on_click(self, event: events.Click) -> None:
        """Take away what was said, where a finger wants to see what is below."""
        self.remove_class("-large")
        if event.widget is self.query_one("#said"):
            self.say("")

    def order(self) -> tuple[str, ...]:
        """Order the commands by what matters now."""
        return tuple(sorted(ORDER, key=self.idle))

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        useful = {
            "choose": bool(self.face.hint),
            "back": self.begun,
            "undo": bool(self.seating.undoable),
            "why": self._refusal is not None,
            "more": any(each.group != DUE for each in self.seating.choices),
            "turn": self.has_class("-narrow"),
        }
        return not useful.get(action, True)

    @property
    def begun(self) -> bool:
        """Say whether there is something half chosen to leave."""
        return self._elsewhere or self.face.begun

    def action_mark(self, across: int, down: int) -> None:
        """Mark what lies there."""
        self.say("")
        self.face.mark(across, down)

    def action_choose(self) -> None:
        """Tick off what was done, choose what is marked, or leave a game that is over."""
        if self.ticked() or self.face.choose():
            return
        if self.seating.outcome:
            self.leave()
        else:
            self.say(self.face.hint)

    def ticked(self) -> bool:
        """Tick off what was done at the board; say whether Enter was for that alone."""
        by_steps = learning(self, self.seating.sitting.row)
        found = self.query(Announced) if not self.begun else ()
        return any(each.tick(by_steps=by_steps) for each in found) and by_steps

    def action_back(self) -> None:
        """Take the last choice back."""
        self.say("")
        if not self.face.back():
            self.renew()

    def action_more(self) -> None:
        """Offer what is not due."""
        window(self).held.begin(self, "f4")
        self.choose_more()

    @work
    async def choose_more(self) -> None:
        """Begin with what is chosen."""
        if found := await chosen_more(self, self.seating.choices, self.words, self.seating.view):
            self._elsewhere = True
            self.face.offer([found])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer chance only where something may be drawn."""
        return action != "draw" or any(each.drawn for each in self.seating.due_choices)

    def action_draw(self) -> None:
        """Let the program throw or draw, and say that nothing proves it."""
        self.play(self.seating.sitting.draw(self.seating.seat))
        if self._refusal is None:
            self.say(_("The program chose at random. Nothing proves that."))

    def action_undo(self) -> None:
        """Take moves back, the last one first."""
        window(self).held.begin(self, "ctrl+z")
        self.take_back()

    @work
    async def take_back(self) -> None:
        """Take as many back as are chosen."""
        told = self.seating.undoable
        rows = [f"{each.stamp}  {self.words.sentence(each.move, each.before)}" for each in told]
        count = await self.ask(Undoing(rows, _("Nothing else can be taken back.")))
        try:
            for _move in range(count or 0):
                self.seating.undo()
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
        self.renew()
        self.hold()

    def action_why(self) -> None:
        """Open the rule behind the last refusal, or all rules of this game."""
        reason = self._refusal
        rule = reason.rule if isinstance(reason, Illegal) else ""
        self.show(window(self).rule(rule, self.seating.table.game))

    def action_announced(self) -> None:
        """Show what was said aloud large, or make room again."""
        said = any(announced.shown for announced in self.query(Announced))
        self.set_class(said and not self.has_class("-large"), "-large")

    def action_leave(self) -> None:
        """Leave a choice, or the table."""
        if self.begun:
            self.renew()
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self.seating.close()
            self.dismiss(None)

    def action_turn(self) -> None:
        """Go to the next panel."""
        panels = list(self.face.panels)
        self.action_show(panels[(panels.index(self.panel) + 1) % len(panels)])

    def action_show(self, panel: str) -> None:
        """Show a panel, where not all have room."""
        self.panel = panel
        for name in self.face.panels:
            self.set_class(name == panel, f"-{name}")
        self.query_one(Tabs).show(self.face.panels, panel)

    def action_page(self, panel: str, pages: int) -> None:
        """Turn the pages of a panel; one behind a tab is shown."""
        if self.has_class("-narrow"):
            self.action_show(panel)
        turned = self.query_one(f"#{panel}")
        turned.scroll_relative(y=pages * turned.scrollable_content_region.height, animate=False)
