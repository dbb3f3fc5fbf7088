"""The page of a seat: what is due, the face of the game, and all that happens around a move."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingsMap
from textual.geometry import Region
from textual.screen import Screen
from textual.types import CSSPathType

from companion.contract.move import Choice, Move
from companion.locale import _
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command
from screens.kit.keys.taps import again
from screens.kit.open_table import OpenTable
from screens.kit.page import Given, Page
from screens.kit.window import window
from screens.table.enter_key import EnterKey, Takes
from screens.table.face import Face, Shown
from screens.table.look import Look
from screens.table.page_contract import LARGE, NARROW, First
from screens.table.panels.due_line import DueLine
from screens.table.panels.notice import Notice
from screens.table.panels.tabs import Tabs
from screens.table.seat.board_tasks import BoardTasks
from screens.table.seat.commands import WHY, Commands
from screens.table.seat.list_face import ListFace
from screens.table.seat.more import more
from screens.table.seat.mover import Mover
from screens.table.seat.rules_here import open_table
from screens.table.seat.seat_kind import SeatKind
from screens.table.seat.typed_keys import TypedKeys
from screens.table.seating import Seating


class SeatPage(Page[None]):
    """Shows a table to a seat and takes its moves; its kind says what is special about it."""

    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    AUTO_FOCUS = ""
    BLANK = True  # its widgets fill it, so that it need not be drawn
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-middle"), (30, "-high")]  # noqa: RUF012 - as in its base

    takes: Takes = Takes()  # which typed keys are accepted now
    elsewhere: bool = False  # whether other choices than usual are offered
    above: "SeatPage | None" = None  # the page of a hidden seat that lies over this one
    shown: Shown  # what the face shows
    then: "Callable[[SeatPage], None] | None" = None  # done by the page below when this one closes
    _enter_key: EnterKey | None = None
    _proposed = False  # whether Enter chooses, so that the footer shows it

    def __init__(
        self,
        seating: Seating,
        look: Look,
        kind: "SeatKind[SeatPage]",
        first: First | None = None,
    ) -> None:
        """Show this seat, with the face of a game that has a picture; `first` is done at once."""
        super().__init__(classes=kind.style)
        self.seating = seating
        self.look = look
        self.kind = kind
        self.first = first
        self.words, self.glossary = seating.game.words, seating.glossary
        self.whose = kind.title(self)
        self.through = kind.through
        self._bind()
        self.veil = kind.veil(self) if kind.veil else None
        self.guard = self.veil.guard if self.veil else None
        self.face: Face = look.face() if look.face else ListFace(id="middle")
        self.face.holder = self
        self.tabs = Tabs(self.face)
        self.notice = Notice(lambda: Region() if self.has_class(NARROW) else self.face.aside)
        self.due_line = DueLine(self)
        self.tasks = BoardTasks(self, shown=kind.announces, grows=kind.grows)
        self.commands = Commands(self, kind.by_action, self.tasks, self.veil)
        self.typed_keys = TypedKeys(self, self.tasks)
        self.mover = Mover(self)
        self.play, self.hold = self.mover.play, self.mover.hold
        self.signs = self.face.signs  # on the board, with their meanings, for the help

    def _bind(self) -> None:
        """Take the keys of its kind; Textual finds what an action does by the name of a method."""
        of_all = self._bindings.key_to_bindings
        self._bindings = BindingsMap.from_keys({**of_all, **self.kind.keys.key_to_bindings})
        for deed in self.kind.deeds:
            setattr(self, f"action_{deed.action}", partial(deed.run, self))

    @property
    def rules_of(self) -> OpenTable:
        """Return this table for the pages of the rules."""
        return open_table(self)

    @property
    def allow_select(self) -> bool:
        """Say whether text can be marked; what only one seat may see could be copied."""
        return self.veil is None

    def anew(self) -> Screen[None]:
        """Return the public page in another language."""
        return window(self).table(self.seating.sitting)

    def compose(self) -> ComposeResult:
        """Lay out the title, what is due, and the face of the game."""
        whole, news = self.face.whole, self.tasks.news
        self.set_class(whole, "-whole")
        yield from self.due_line.compose(self.tabs)
        if self.veil:
            yield self.veil.widget
        if news and whole:
            self.face.news = news
        elif news:
            yield news
        yield self.face
        yield self.notice
        yield Foot(self.commands.order, self.commands.idle, app_first=False)

    @property
    def begun(self) -> bool:
        """Say whether a choice was begun and can be left."""
        return self.elsewhere or self.face.begun

    @property
    def enter_key(self) -> EnterKey | None:
        """Return what Enter does while nothing is marked, unless a choice was begun."""
        return None if self.begun else self._enter_key

    def on_mount(self) -> None:
        """Show the table, and begin."""
        self.tabs.show(self.tabs.panel)
        self.renew()
        if self.veil:
            self.veil.begin()
        self.kind.begin(self)

    def renew(self) -> None:
        """Show the current state of the table, and what must be seen first."""
        self.elsewhere = False
        self.takes = self.kind.takes(self)
        self.tasks.hear()
        takes = self.takes.choices and not self.tasks.first
        self.shown = Shown(
            self.seating.view,
            self.seating.game,
            self.seating.due_choices if takes else (),
            self.seating.other_choices if takes else (),
            self.seating.log(self.face.room),
            self.seating.keys,
            self.takes.figures,
        )
        self.face.tell(self.shown)
        self.kind.follow(self)

    def on_screen_resume(self) -> None:
        """Show what could not be shown while something lay over this page."""
        self.kind.follow(self)

    def ask_for_next(self) -> None:
        """Show what is asked for now."""
        self.mover.double_press.bring()
        if not self.begun:
            self._enter_key = self.kind.enter_key(self)
        enter, doing, view = self.enter_key, self.tasks.due, self.shown.view
        asked = self.tasks.asked if doing else self.kind.asks(self, self._asked)
        leads = enter.leads if enter and not doing else ""
        progress = self.look.progress
        self.due_line.ask(asked, leads, progress(view) if progress else self.seating.stamp)
        self.set_class(doing, "-doing")
        self.sign_enter()
        self.refresh_bindings()

    @property
    def _asked(self) -> str:
        """Return the current question, or what everybody waits for."""
        enter = self.enter_key
        if enter and enter.asks:
            return enter.asks
        return self.face.asked or self.face.awaited or self.words.due(self.shown.view)

    def sign_enter(self) -> None:
        """Show the sign of Enter where it acts now."""
        self.tasks.sign()
        self.due_line.sign()
        if self.face.proposes != self._proposed:
            self._proposed = self.face.proposes
            self.refresh_bindings()

    def say(self, text: str) -> None:
        """Show a message; the rule of an earlier refusal can no longer be opened."""
        self.mover.refusals.rule = ""
        if self.notice.say(text):
            self.refresh_bindings()

    def say_for_now(self, text: str) -> None:
        """Show a message until the next key or screen."""
        self.say(text)
        self.notice.fleeting = True

    def on_resize(self) -> None:
        """Fit the new size, after all widgets have theirs."""
        self.call_after_refresh(self.due_line.settle, self.notice)

    def heed(self, event: events.Event) -> None:
        """Remove a message that lasts only until the next key, but not before its rule opens."""
        super().heed(event)
        opens = isinstance(event, events.Key) and event.key == WHY and self.mover.refusals.rule
        if self.notice.fleeting and isinstance(event, events.Key | events.MouseDown) and not opens:
            self.say("")

    def on_screen_suspend(self) -> None:
        """Forget the last key and its message, as another screen takes the keys now."""
        self.mover.double_press.forget()
        if self.notice.fleeting:
            self.say("")

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Open a dialog and return its answer; keys typed too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def played(self) -> None:
        """Go on after a move."""
        self.kind.played(self)

    def offer(self, choices: Sequence[Choice[Move]], question: str = "") -> None:
        """Offer these choices instead, until one is made or left."""
        self.say("")
        self.remove_class(LARGE)
        self.elsewhere = True
        self.face.offer(choices, question)

    def call(self, first: First | None = None) -> None:
        """Let the hidden seat do something, on its own page."""
        self.kind.call(self, first)

    def leave(self) -> None:
        """Leave the table; a page that only one seat may see closes by itself alone."""
        if self.guard:
            self.guard.fall()
        elif self.on_top:
            self.seating.close()
            self.dismiss(None)

    def leave_without_saving(self) -> None:
        """Leave, and say that the last line was not saved, unless the page below shows that."""
        if not self.kind.hands_on:
            self.notify(_("The last line was NOT saved."), severity="error")
            self.seating.sitting.give_up()
        self.leave()

    def give_way(self, then: "Callable[[SeatPage], None]") -> None:
        """Close this page, and let the page below do something instead of going on."""
        self.then = then
        self.leave()

    def turn_into(self, screen: Screen[None]) -> None:
        """Open another screen instead of the table: also instead of the page below."""
        if self.guard:
            self.give_way(lambda below: below.turn_into(screen))
        else:
            super().turn_into(screen)

    def on_key(self, event: events.Key) -> None:
        """Pass a key to the face, unless the page is covered."""
        if not (self.veil and self.veil.covers):
            self.mover.double_press.remember(event.key)
            self.typed_keys.take(event)

    def on_click(self, event: events.Click) -> None:
        """Remove the message that was tapped, or do what Enter does on the line that was."""
        if again(event):
            return
        self.remove_class(LARGE)
        if event.widget is self.notice:
            self.say("")
        elif self.due_line.due.region.contains_point(event.screen_offset):
            if self.tasks.due:
                self.commands.do("tick")
            elif self.due_line.opens:
                self.commands.do("choose")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow only what is possible now."""
        return self.commands.can(action, parameters)

    def listed(self) -> Sequence[Command]:
        """Return the commands under More, which have no keys of their own."""
        can = self.commands.can("more", ()) and not self.tasks.due
        return tuple(each.command for each in more(self, self.look)) if can else ()
