"""The page of a seat: what is due, the face of the game, and what is done around a move."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Region
from textual.screen import Screen
from textual.types import CSSPathType
from textual.widgets import Static

from companion.game import Choice, Move
from companion.locale import _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Given, Page
from screens.kit.taps import again
from screens.kit.window import window
from screens.table.announcement import Announced
from screens.table.board_tasks import BoardTasks
from screens.table.door import Door, Takes
from screens.table.due_line import DueLine
from screens.table.extras import done
from screens.table.face import Face, Shown
from screens.table.host import LARGE, NARROW, First
from screens.table.list_face import ListFace
from screens.table.look import PLAIN, Look
from screens.table.more import more
from screens.table.mover import Mover
from screens.table.rules_here import show_rules
from screens.table.said import Said
from screens.table.seat_commands import COMMANDS, LEAVE, ORDER, SOUGHT
from screens.table.seating import Seating
from screens.table.tabs import Tabs
from screens.table.typed_keys import TypedKeys
from screens.table.undo import undo
from screens.table.veil import Veil


class SeatPage(Page[None]):
    """Shows a table to a seat, and takes its moves; what needs more has a page made of this one."""

    CSS_PATH: ClassVar[CSSPathType | None] = "seat_page.tcss"
    AUTO_FOCUS = ""
    BLANK = True  # what it holds leaves nothing of it to be seen
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-middle"), (30, "-high")]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings((*COMMANDS, LEAVE))
    announces: ClassVar[bool] = True
    """Whether it shows what is said aloud."""
    grows: ClassVar[bool] = True
    """Whether what was said may take the room of the board, until a key is pressed."""
    veil: Veil | None = None
    """What covers it, where only one seat may look."""

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Sit down; a game that has a picture gives a face of its own."""
        super().__init__()
        self.seating = seating
        self.look = look
        self.words = seating.game.words
        self.face: Face = look.face() if look.face else ListFace(id="middle")
        self.face.holder = self
        self.tabs = Tabs(self.face)
        self.said = Said(lambda: Region() if self.has_class(NARROW) else self.face.aside)
        self.due_line = DueLine(self)
        self.tasks = BoardTasks(self, shown=self.announces, grows=self.grows)
        self.typed_keys = TypedKeys(self, self.tasks)
        self.mover = Mover(self)
        self.elsewhere = False  # whether something is offered for once
        self._proposed = False  # whether Enter chooses, so that the foot names it

    def anew(self) -> Screen[None]:
        """Sit down at the same table."""
        return window(self).table(self.seating.sitting)

    def compose(self) -> ComposeResult:
        """Lay out the headline, what is due, and the face of the game."""
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
        """Say what this page is: the game, or who may look."""
        return self.words.title()

    @property
    def takes(self) -> Takes:
        """Say what is taken here of what is typed."""
        return Takes()

    @property
    def door(self) -> Door | None:
        """Say where Enter leads while nothing is marked: out of a game that is over."""
        if not self.seating.outcome:
            return None
        return Door(self.leave, leads=_("Enter leaves the table."), out=True)

    @property
    def begun(self) -> bool:
        """Say whether there is something half chosen to leave."""
        return self.elsewhere or self.face.begun

    def on_mount(self) -> None:
        """Show how the table stands."""
        self.tabs.show(self.tabs.panel)
        self.renew()
        self.begin()

    def begin(self) -> None:
        """Begin with what cannot wait."""

    def renew(self) -> None:
        """Show the table as it stands now, and what must be seen before anything goes on."""
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
        """Show what could not be shown before, because something else lay over this page."""
        self.follow()

    def ask_for_next(self) -> None:
        """Say what is asked for now."""
        self.mover.slips.bring()
        doing, view, progress = self.tasks.due, self.seating.view, self.look.progress
        asked = self.tasks.asked if doing else self.asks_for()
        leads = self.door.leads if self.door and not doing else ""
        self.due_line.ask(asked, leads, progress(view) if progress else self.seating.stamp)
        self.set_class(doing, "-doing")
        self.sign_enter()
        self.refresh_bindings()

    def asks_for(self) -> str:
        """Say what is asked for now, or what everybody waits for."""
        if self.door and self.door.asks:
            return self.door.asks
        return self.face.asked or self.face.awaited or self.words.due(self.seating.view)

    def sign_enter(self) -> None:
        """Let the sign of Enter stand where Enter acts."""
        self.tasks.sign()
        self.due_line.sign()
        if self.face.proposes != self._proposed:
            self._proposed = self.face.proposes
            self.refresh_bindings()

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Tell in the help what stands on the board."""
        return self.face.signs()

    def say(self, text: str) -> None:
        """Say something; a refusal that was said there is in sight no more."""
        self.mover.refusals.rule = ""
        if self.said.say(text):
            self.refresh_bindings()

    def say_for_now(self, text: str) -> None:
        """Say something until the next key, or until another screen comes."""
        self.say(text)
        self.said.fleeting = True

    def on_resize(self) -> None:
        """Fit the new room, once everything in it has its own."""
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Lay what is said and what is due where they have room now."""
        if self.said.is_attached:  # an app that ends takes them away one by one
            self.said.lie()
            self.due_line.fit()

    def heed(self, event: events.Event) -> None:
        """Say no more what was said until the next key."""
        super().heed(event)
        if self.said.fleeting and isinstance(event, events.Key):
            self.say("")

    def on_screen_suspend(self) -> None:
        """Forget what belongs to the last key, as what lies over this page takes others."""
        self.mover.slips.forget()
        if self.said.fleeting:
            self.say("")

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Show a dialog and wait for what it gives; keys that came too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def play(self, move: Move) -> bool:
        """Play a move, or say why it is refused; say whether it was taken."""
        return self.mover.play(move)

    def played(self) -> None:
        """Go on after a move."""
        self.renew()

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""
        self.say("")
        self.remove_class(LARGE)
        self.elsewhere = True
        self.face.offer(choices, question)

    def call(self, first: First | None = None) -> None:
        """Do what a hidden seat would do: here nobody hides anything."""

    def hold(self) -> None:
        """Stop at what is not saved until it is, or until somebody leaves."""
        self.mover.hold()

    def leave_unsaved(self) -> None:
        """Leave; what is not saved is lost, and that is said."""
        self.notify(_("The last line was NOT saved."), severity="error")
        self.seating.sitting.give_up()
        self.leave()

    def leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self.seating.close()
            self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        """Give the face what is typed; nothing unseen."""
        if not (self.veil and self.veil.covers):
            self.mover.slips.remember(event.key)
            self.typed_keys.take(event)

    def on_click(self, event: events.Click) -> None:
        """Take away what was said, to see what is below, or do what Enter does by what is due."""
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
        """Order the commands by what matters now; in little room, what leads out comes first.

        Enter comes late, as its sign stands in the list.
        """
        first = ("tick",) if self.tasks.due else ()
        if not self.has_class(NARROW):
            return ("help", *first, *ORDER)
        begun = ("back",) if self.begun else ()
        return (*first, *begun, *SOUGHT, *ORDER)

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        useful = {
            "choose": self.face.proposes or (self.door is not None and not self.door.out),
            "back": self.begun,
            "undo": bool(self.seating.undoable),
            "why": bool(self.mover.refusals.rule),
            "more": not self.tasks.due and any(more(self, self.look)),
        }
        return not useful.get(action, True)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer nothing unseen, chance only where something may be drawn, and marks that can go."""
        if self.veil and not self.veil.lets(action):
            return False
        if action == "draw":
            return any(each.drawn for each in self.seating.due_choices)
        if action in ("tick", "choose"):
            return self.tasks.takes(action, parameters)
        return action != "mark" or self.face.across or not parameters[0]

    def listed(self) -> Sequence[Command]:
        """Give the commands that have no key of their own."""
        can = self.check_action("more", ()) and not self.tasks.due
        return tuple(each.command for each in more(self, self.look)) if can else ()

    def action_mark(self, across: int, down: int) -> None:
        """Mark what lies there."""
        self.say("")
        self.face.mark(across, down)
        self.sign_enter()
        if self.tasks.waiting:
            self.refresh_bindings()

    def action_choose(self) -> None:
        """Choose what is marked; where nothing is, go where Enter leads."""
        if not self.face.choose():
            self.enter()

    def enter(self) -> None:
        """Go where Enter leads while nothing is marked, or say how something is chosen."""
        if self.door:
            self.door.open()
        else:
            self.say(self.face.hint)

    def action_tick(self, at: int = -1) -> None:
        """Tick off one thing that was done at the board; without its place, what Enter does."""
        self.say("")
        if self.tasks.due and self.has_class(LARGE):  # it lies over the list
            self.remove_class(LARGE)
        else:
            self.tasks.tick(at)

    def action_back(self) -> None:
        """Take the last choice back, or leave what is offered for once."""
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
        """Do what is not due; without its name, offer all that there is."""
        if self.tasks.due:  # a line behind it would take the list away
            self.say_for_now(self.tasks.asked)
            return
        offered = tuple(more(self, self.look))
        if offered and not what:
            window(self).held.begin(self, "f4")
        self.run_worker(done(self, offered, what))

    def action_draw(self) -> None:
        """Let the program throw or draw, and say that nothing proves it."""
        if self.play(self.seating.sitting.draw(self.seating.seat)):
            self.say(_("The program chose at random. Nothing proves that."))

    def action_why(self) -> None:
        """Open the rule behind the refusal in sight; where there is none, ask the rules."""
        show_rules(self, self.mover.refusals.rule)

    def action_look_up(self) -> None:
        """Ask the rules of this game."""
        show_rules(self)

    def action_announced(self) -> None:
        """Show what was said aloud large, or make room again."""
        said = any(announced.shown for announced in self.query(Announced))
        self.set_class(said and not self.has_class(LARGE), LARGE)

    def action_leave(self) -> None:
        """Leave a choice, or the table."""
        if self.begun:
            self.renew()
        else:
            self.leave()

    def action_turn(self) -> None:
        """Go to the next panel."""
        self.tabs.turn(narrow=self.has_class(NARROW))
        self.sign_enter()

    def action_page(self, panel: str, pages: int) -> None:
        """Turn the pages of a panel; one behind a tab is shown."""
        if self.has_class(NARROW):
            self.tabs.show(panel)
            self.sign_enter()
        self.tabs.page(panel, pages)
