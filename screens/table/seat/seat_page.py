"""The page of a seat: what is due, the face of the game, and all that happens around a move."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Region
from textual.screen import Screen
from textual.types import CSSPathType
from textual.widgets import Static

from companion.contract.move import Choice, Move
from companion.locale import _
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.keys.taps import again
from screens.kit.open_table import OpenTable
from screens.kit.page import Given, Page
from screens.kit.window import window
from screens.table.door import Door, Takes
from screens.table.extras import done
from screens.table.face import Face, Shown
from screens.table.hidden.veil import Veil
from screens.table.host import LARGE, NARROW, First
from screens.table.look import PLAIN, Look
from screens.table.panels.announcement import Announced
from screens.table.panels.due_line import DueLine
from screens.table.panels.said import Said
from screens.table.panels.tabs import Tabs
from screens.table.seat.board_tasks import BoardTasks
from screens.table.seat.list_face import ListFace
from screens.table.seat.more import more
from screens.table.seat.mover import Mover
from screens.table.seat.rules_here import open_table, show_rules
from screens.table.seat.seat_commands import COMMANDS, LEAVE, WHY, ordered
from screens.table.seat.typed_keys import TypedKeys
from screens.table.seat.undo import undo
from screens.table.seating import Seating


class SeatPage(Page[None]):
    """Shows a table to a seat and takes its moves; other pages extend this one."""

    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    AUTO_FOCUS = ""
    BLANK = True  # its widgets fill it, so that it need not be drawn
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-middle"), (30, "-high")]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings((*COMMANDS, LEAVE))
    announces: ClassVar[bool] = True
    """Whether it shows announcements."""
    grows: ClassVar[bool] = True
    """Whether an announcement may cover the board until a key is pressed."""
    veil: Veil | None = None
    """The cover of a page that only one seat may see."""

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Show this seat; a game with a picture brings its own face."""
        super().__init__()
        self.seating = seating
        self.look = look
        self.words, self.glossary = seating.game.words, seating.glossary
        self.face: Face = look.face() if look.face else ListFace(id="middle")
        self.face.holder = self
        self.tabs = Tabs(self.face)
        self.said = Said(lambda: Region() if self.has_class(NARROW) else self.face.aside)
        self.due_line = DueLine(self)
        self.tasks = BoardTasks(self, shown=self.announces, grows=self.grows)
        self.typed_keys = TypedKeys(self, self.tasks)
        self.mover = Mover(self)
        self.elsewhere = False  # whether other choices than usual are offered
        self._proposed = False  # whether Enter chooses, so that the footer shows it

    @property
    def rules_of(self) -> OpenTable:
        """Return this table for the pages of the rules."""
        return open_table(self)

    def anew(self) -> Screen[None]:
        """Return the same page in another language."""
        return window(self).table(self.seating.sitting)

    def compose(self) -> ComposeResult:
        """Lay out the title, what is due, and the face of the game."""
        whole, news = self.face.whole, self.tasks.news
        self.set_class(whole, "-whole")
        with Horizontal(id="top"):
            yield Static(self.whose(), id="title", markup=False)
            yield self.tabs
            if whole:
                yield self.due_line.due
            yield self.due_line.stamp
        if not whole:
            yield self.due_line.headline
            yield self.due_line.due
        if self.veil:
            yield self.veil.widget
        if news and whole:
            self.face.news = news
        elif news:
            yield news
        yield self.face
        yield self.said
        yield Foot(self.order, self.idle, app_first=False)

    def whose(self) -> str:
        """Return the title: the game, or who may look."""
        return self.words.title()

    @property
    def takes(self) -> Takes:
        """Return which typed keys the page accepts."""
        return Takes()

    @property
    def door(self) -> Door | None:
        """Return what Enter does while nothing is marked: it leaves a game that is over."""
        if not self.seating.outcome:
            return None
        return Door(self.leave, leads=_("Enter leaves the table."), out=True)

    @property
    def begun(self) -> bool:
        """Say whether a choice was begun and can be left."""
        return self.elsewhere or self.face.begun

    def on_mount(self) -> None:
        """Show the table, and begin."""
        self.tabs.show(self.tabs.panel)
        self.renew()
        self.begin()

    def begin(self) -> None:
        """Show what cannot wait, when the page opens."""

    def renew(self) -> None:
        """Show the current state of the table, and what must be seen first."""
        self.elsewhere = False
        self.tasks.hear()
        takes = self.takes.choices and not self.tasks.first
        self.face.tell(
            Shown(
                self.seating.view,
                self.seating.game,
                self.seating.due_choices if takes else (),
                self.seating.other_choices if takes else (),
                self.seating.log(self.face.room),
                self.takes.figures,
            )
        )
        self.follow()

    def follow(self) -> None:
        """Show what must be seen before anything goes on."""

    def on_screen_resume(self) -> None:
        """Show what could not be shown while something lay over this page."""
        self.follow()

    def ask_for_next(self) -> None:
        """Show what is asked for now."""
        self.mover.slips.bring()
        doing, view, progress = self.tasks.due, self.seating.view, self.look.progress
        asked = self.tasks.asked if doing else self.asks_for()
        leads = self.door.leads if self.door and not doing else ""
        self.due_line.ask(asked, leads, progress(view) if progress else self.seating.stamp)
        self.set_class(doing, "-doing")
        self.sign_enter()
        self.refresh_bindings()

    def asks_for(self) -> str:
        """Return the current question, or what everybody waits for."""
        if self.door and self.door.asks:
            return self.door.asks
        return self.face.asked or self.face.awaited or self.words.due(self.seating.view)

    def sign_enter(self) -> None:
        """Show the sign of Enter where it acts now."""
        self.tasks.sign()
        self.due_line.sign()
        if self.face.proposes != self._proposed:
            self._proposed = self.face.proposes
            self.refresh_bindings()

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the signs on the board with their meanings, for the help."""
        return self.face.signs()

    def say(self, text: str) -> None:
        """Show a message; the rule of an earlier refusal can no longer be opened."""
        self.mover.refusals.rule = ""
        if self.said.say(text):
            self.refresh_bindings()

    def say_for_now(self, text: str) -> None:
        """Show a message until the next key or screen."""
        self.say(text)
        self.said.fleeting = True

    def on_resize(self) -> None:
        """Fit the new size, after all widgets have theirs."""
        self.call_after_refresh(self.due_line.settle, self.said)

    def heed(self, event: events.Event) -> None:
        """Remove a message that lasts only until the next key, but not before its rule opens."""
        super().heed(event)
        opens = isinstance(event, events.Key) and event.key == WHY and self.mover.refusals.rule
        if self.said.fleeting and isinstance(event, events.Key | events.MouseDown) and not opens:
            self.say("")

    def on_screen_suspend(self) -> None:
        """Forget the last key and its message, as another screen takes the keys now."""
        self.mover.slips.forget()
        if self.said.fleeting:
            self.say("")

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Open a dialog and return its answer; keys typed too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def play(self, move: Move) -> bool:
        """Play a move, or say why it is refused; return whether it was accepted."""
        return self.mover.play(move)

    def played(self) -> None:
        """Go on after a move."""
        self.renew()

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer these choices instead, until one is made or left."""
        self.say("")
        self.remove_class(LARGE)
        self.elsewhere = True
        self.face.offer(choices, question)

    def call(self, first: First | None = None) -> None:
        """Do nothing, as no seat hides anything here."""

    def hold(self) -> None:
        """Stop at a pending save until it succeeds, or somebody leaves."""
        self.mover.hold()

    def leave_unsaved(self) -> None:
        """Leave, and say that the last line was not saved."""
        self.notify(_("The last line was NOT saved."), severity="error")
        self.seating.sitting.give_up()
        self.leave()

    def leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self.seating.close()
            self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        """Pass a key to the face, unless the page is covered."""
        if not (self.veil and self.veil.covers):
            self.mover.slips.remember(event.key)
            self.typed_keys.take(event)

    def on_click(self, event: events.Click) -> None:
        """Remove the message that was tapped, or do what Enter does on the line that was."""
        if again(event):
            return
        self.remove_class(LARGE)
        if event.widget is self.said:
            self.say("")
        elif self.due_line.due.region.contains_point(event.screen_offset):
            if self.tasks.due:
                self.action_tick()
            elif self.due_line.opens:
                self.action_choose()

    def order(self) -> tuple[str, ...]:
        """Return the commands for the footer, the most important first."""
        return ordered(narrow=self.has_class(NARROW), begun=self.begun, ticks=self.tasks.due)

    def idle(self, action: str) -> bool:
        """Say whether a command is useless now."""
        match action:
            case "choose":
                return not self.face.proposes and (self.door is None or self.door.out)
            case "back":
                return not self.begun
            case "undo":
                return not self.seating.undoable
            case "why":
                return not self.mover.refusals.rule
            case "more":
                return self.tasks.due or not any(more(self, self.look))
        return False

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow nothing on a covered page, and only what is possible now."""
        if self.veil and not self.veil.lets(action):
            return False
        if action == "draw":
            return any(each.drawn for each in self.seating.due_choices)
        if action in ("tick", "choose"):
            return self.tasks.takes(action, parameters)
        return action != "mark" or self.face.across or not parameters[0]

    def listed(self) -> Sequence[Command]:
        """Return the commands under More, which have no keys of their own."""
        can = self.check_action("more", ()) and not self.tasks.due
        return tuple(each.command for each in more(self, self.look)) if can else ()

    def action_mark(self, across: int, down: int) -> None:
        """Move the mark."""
        self.say("")
        self.face.mark(across, down)
        self.sign_enter()
        if self.tasks.waiting:
            self.refresh_bindings()

    def action_choose(self) -> None:
        """Choose what is marked; if nothing is, do what Enter does then."""
        if not self.face.choose():
            self.enter()

    def enter(self) -> None:
        """Do what Enter does while nothing is marked, or say how to choose."""
        if self.door:
            self.door.open()
        else:
            self.say_for_now(self.face.hint)

    def action_tick(self, at: int = -1) -> None:
        """Tick off the task at this place; without a place, what Enter ticks off."""
        self.say("")
        if self.tasks.due and self.has_class(LARGE):  # the large letters cover the list of tasks
            self.remove_class(LARGE)
        else:
            self.tasks.tick(at)

    def action_back(self) -> None:
        """Take the last step back, or leave choices other than the usual ones."""
        self.say("")
        if self.face.back():
            return
        if not self.elsewhere:
            self.say(_("No choice was begun. Undo takes back what was played."))
        self.renew()

    def action_undo(self) -> None:
        """Take moves back, the last one first."""
        window(self).held.begin(self, "ctrl+z")
        self.run_worker(undo(self))

    def action_more(self, what: str = "") -> None:
        """Do the thing with this name under More, or show the list."""
        if self.tasks.due:  # a line of the list would cover the tasks
            self.say_for_now(self.tasks.asked)
            return
        offered = tuple(more(self, self.look))
        if offered and not what:
            window(self).held.begin(self, "f4")
        self.run_worker(done(self, offered, what))

    def action_draw(self) -> None:
        """Play a random move, and say that nothing proves it."""
        if self.play(self.seating.sitting.draw(self.seating.seat)):
            self.say(_("The program chose at random. Nothing proves that."))

    def action_why(self) -> None:
        """Open the rule of the refusal that is shown, or the search."""
        show_rules(self, self.mover.refusals.rule)

    def action_look_up(self) -> None:
        """Search the rules of this game."""
        show_rules(self)

    def action_announced(self) -> None:
        """Show the announcement in large letters, or the board again."""
        said = any(announced.shown for announced in self.query(Announced))
        self.set_class(said and not self.has_class(LARGE), LARGE)

    def action_leave(self) -> None:
        """Leave a choice, or the table."""
        if self.begun:
            self.renew()
        else:
            self.leave()

    def action_turn(self) -> None:
        """Show the next panel."""
        self.tabs.turn(narrow=self.has_class(NARROW))
        self.sign_enter()

    def action_page(self, panel: str, pages: int) -> None:
        """Scroll a panel by pages, and show it if a tab hides it."""
        if self.has_class(NARROW):
            self.tabs.show(panel)
            self.sign_enter()
        self.tabs.page(panel, pages)
