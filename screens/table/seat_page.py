"""The page of a seat: what is due, the face of the game, and what is done around a move."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.types import CSSPathType
from textual.widgets import Static

from companion.game import Choice
from companion.keyboard import readings
from companion.locale import _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.rows import ENTER
from screens.kit.taps import again
from screens.kit.window import window
from screens.table.announcement import Announced
from screens.table.announcing_page import LARGE, AnnouncingPage
from screens.table.extras import Extra, done, of_choices
from screens.table.face import Shown
from screens.table.first_row import fitting
from screens.table.host import First
from screens.table.list_face import LIST
from screens.table.look import PLAIN, Look
from screens.table.record_extras import RECORD
from screens.table.rules_here import open_table
from screens.table.saying_page import NARROW, Said
from screens.table.seat_commands import COMMANDS, LEAVE, ORDER, SOUGHT
from screens.table.seating import Seating
from screens.table.tabs import Tabs

STRUCK = "✗ "
COMMANDED = " ?/"  # signs that are keys of commands
UNSEEN = ("escape", "enter", "backspace")  # what is done by them must be seen


class SeatPage(AnnouncingPage):
    """Shows a table to a seat, and takes its moves."""

    CSS_PATH: ClassVar[CSSPathType | None] = "seat_page.tcss"
    AUTO_FOCUS = ""
    BLANK = True  # what it holds leaves nothing of it to be seen
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-middle"), (30, "-high")]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings((*COMMANDS, LEAVE))

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Sit down; a game that has a picture gives a face of its own."""
        super().__init__(seating, look)
        self.panel = LIST
        self._due = "", "", ""  # what is asked for, what Enter does by it, and the hour
        self._opens = False  # whether Enter does that now, so that its sign stands there
        self._proposed = False  # whether Enter chooses, so that the foot names it
        self.face.holder = self

    def anew(self) -> Screen[None]:
        """Sit down at the same table."""
        return window(self).table(self.seating.sitting)

    def compose(self) -> ComposeResult:
        """Lay out the headline, what is due, and the face of the game."""
        self.set_class(self.face.whole, "-whole")
        due = Static(id="due", markup=False)
        if self.announces:
            self.news = Announced(taps=True, id="news", classes="-empty")
        with Horizontal(id="top"):
            yield Static(self.whose(), id="title", markup=False)
            yield Tabs(id="tabs")
            if self.face.whole:
                yield due
            yield Static(id="stamp", markup=False)
        if not self.face.whole:
            yield Static(id="headline", markup=False)
            yield due
        yield from self.above()
        if self.news and self.face.whole:
            self.face.news = self.news
        elif self.news:
            yield self.news
        yield self.face
        yield Said(id="said", markup=False)
        yield Foot(self.order, self.idle, app_first=False)

    def whose(self) -> str:
        """Say what this page is: the game, or who may look."""
        return self.words.title()

    def above(self) -> ComposeResult:
        """Lay out what stands above the face, where there is anything."""
        yield from ()

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Tell in the help what stands on the board."""
        return self.face.signs()

    def on_mount(self) -> None:
        """Show how the table stands."""
        self.action_show(next(iter(self.face.panels), LIST))
        self.renew()

    def renew(self) -> None:
        """Show the table as it stands now."""
        self.elsewhere = False
        self.hear()
        takes = self.offers and not self._does_first
        self.face.tell(
            Shown(
                self.seating.view,
                self.seating.game,
                self.seating.due_choices if takes else (),
                self.seating.other_choices if takes else (),
                self.log_rows,
                self.takes_figures,
            )
        )

    @property
    def log_rows(self) -> list[str]:
        """Tell the moves that count, each in a row; what was struck is marked."""
        room, row = self.face.room, self.words.row
        rows = ((each, row(each.move, each.before, room)) for each in self.seating.told)
        return [f"{each.stamp:>2} {STRUCK if each.struck else ''}{said}" for each, said in rows]

    @property
    def takes_figures(self) -> bool:
        """Say whether figures are keys here: not where a PIN comes next."""
        return True

    @property
    def repeats(self) -> bool:
        """Say whether what is typed may be repeated here."""
        return True

    def ask_for_next(self) -> None:
        """Say what is asked for now."""
        super().ask_for_next()
        asked = self.first_done if self.doing else self.asks_for()
        view, progress = self.seating.view, self.look.progress
        stamp = progress(view) if progress else self.seating.stamp
        leads_on = "" if self.doing else self.leads_on
        self._due = asked, leads_on, "" if stamp in asked else stamp
        self._opens = self.opens
        self.tell_due()
        if not self.face.whole:
            headline = self.words.sheet(view).headline
            self.query_one("#headline", Static).update("" if headline == asked else headline)
        self.set_class(self.doing, "-doing")
        self.sign_enter()
        self.refresh_bindings()

    def tell_due(self) -> None:
        """Tell what is due as far as it has room above a board; the rest stands below that."""
        asked, leads_on, stamp = self._due
        asked = f"{ENTER} {asked}" if self._opens else asked
        due = whole = " ".join(filter(None, (asked, leads_on)))
        if self.face.whole and not self.has_class(NARROW):
            due, stamp = fitting(self.whose(), (whole, asked), stamp, self.app.size.width)
        self.query_one("#due", Static).update(due)
        self.query_one("#stamp", Static).update(stamp)
        self.face.tell_below("" if due == whole else leads_on)

    @property
    def leads_on(self) -> str:
        """Say what Enter does by what is asked for now, where it leads on."""
        return _("Enter leaves the table.") if self.seating.outcome else ""

    @property
    def opens(self) -> bool:
        """Say whether Enter leads on by what is asked for now, as nothing else is marked."""
        return (self.is_door or bool(self.seating.outcome)) and not self.face.proposes

    def sign_enter(self) -> None:
        """Let the sign of Enter stand where Enter acts, also at what is asked for."""
        super().sign_enter()
        if self.opens != self._opens:
            self._opens = self.opens
            self.tell_due()
        if self.face.proposes != self._proposed:
            self._proposed = self.face.proposes
            self.refresh_bindings()

    def asks_for(self) -> str:
        """Say what is asked for now, or what everybody waits for."""
        return self.face.asked or self.face.awaited or self.words.due(self.seating.view)

    def on_key(self, event: events.Key) -> None:
        """Give the face what is typed; none behind a fall, or behind large words."""
        self.remember(event.key)
        sign = event.character or ""
        typed = len(sign) == 1 and sign.isprintable() and sign not in COMMANDED
        if self.has_class(LARGE) and event.key != "f6":
            if event.key == "enter" and not self.doing:
                self.tick_off(self.to_do)
            self.remove_class(LARGE)
            if typed or event.key in UNSEEN:
                event.stop()
                event.prevent_default()
            return
        if not typed or self.gone:
            return
        event.stop()
        if self.doing:
            self.say_for_now(self.first_done)
        elif readings(sign)[0].isdigit() and not (self.takes_figures or self.face.typed):
            self.say(_("A PIN comes next: first Enter, then the PIN."))
        else:
            self.face.type(sign)

    def on_click(self, event: events.Click) -> None:
        """Take away what was said, to see what is below, or do what Enter does by what is due."""
        if again(event):
            return
        self.remove_class(LARGE)
        if event.widget is self.query_one("#said"):
            self.say("")
        elif self.query_one("#due").region.contains_point(event.screen_offset):
            if self.doing:
                self.action_tick()
            elif self.opens:
                self.action_choose()

    def order(self) -> tuple[str, ...]:
        """Order the commands by what matters now; in little room, what leads out comes first.

        Enter comes late, as its sign stands in the list.
        """
        first = ("tick",) if self.doing else ()
        if not self.has_class(NARROW):
            return ("help", *first, *ORDER)
        begun = ("back",) if self.begun else ()
        return (*first, *begun, *SOUGHT, *ORDER)

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        useful = {
            "choose": self.face.proposes or self.is_door,
            "back": self.begun,
            "undo": bool(self.seating.undoable),
            "why": bool(self.refused_by),
            "more": not self.doing
            and (bool(self.seating.other_choices) or self.seating.sees_the_record),
        }
        return not useful.get(action, True)

    def action_mark(self, across: int, down: int) -> None:
        """Mark what lies there."""
        self.say("")
        self.face.mark(across, down)
        self.sign_enter()
        if self.to_do:
            self.refresh_bindings()

    def action_choose(self) -> None:
        """Choose what is marked, or leave a game that is over."""
        if self.face.choose():
            return
        if self.seating.outcome:
            self.leave()
        else:
            self.say(self.face.hint)

    def action_back(self) -> None:
        """Take the last choice back, or leave what is offered for once."""
        self.say("")
        if self.face.back():
            return
        if not self.elsewhere:
            self.say(_("No choice was begun. Undo takes back what was played."))
        self.renew()

    def extras(self) -> Iterable[Extra]:
        """Give what can be done under More now."""
        if not self.seating.outcome:
            of_table = RECORD if self.seating.sees_the_record else ()
            taken = {each.key for each in of_table}
            mine = self.look.extras or of_choices(self, self.seating.other_choices, taken)
            yield from (each for each in (*mine, *of_table) if each.can(self))

    def listed(self) -> Sequence[Command]:
        """Give the commands that have no key of their own."""
        can = self.check_action("more", ()) and not self.doing
        return tuple(each.command for each in self.extras()) if can else ()

    def action_more(self, what: str = "") -> None:
        """Do what is not due; without its name, offer all that there is."""
        if self.doing:  # a line behind it would take the list away
            self.say_for_now(self.first_done)
            return
        if not what:
            window(self).held.begin(self, "f4")
        self.do_more(what)

    @work
    async def do_more(self, what: str) -> None:
        """Do this, or what is chosen."""
        await done(self, tuple(self.extras()), what)

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""
        self.say("")
        self.remove_class(LARGE)
        self.elsewhere = True
        self.face.offer(choices, question)

    def call(self, first: First | None = None) -> None:
        """Do what a hidden seat would do: here nobody hides anything."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer chance only where something may be drawn, and marks only where they can go."""
        if action == "draw":
            return any(each.drawn for each in self.seating.due_choices)
        if action in ("tick", "choose"):
            return self.takes(action, parameters)
        return action != "mark" or self.face.across or not parameters[0]

    def action_draw(self) -> None:
        """Let the program throw or draw, and say that nothing proves it."""
        if self.play(self.seating.sitting.draw(self.seating.seat)):
            self.say(_("The program chose at random. Nothing proves that."))

    def action_why(self) -> None:
        """Open the rule behind the refusal in sight; where there is none, ask the rules."""
        self._show_rule(self.refused_by)

    def action_look_up(self) -> None:
        """Ask the rules of this game."""
        self._show_rule("")

    def _show_rule(self, rule: str) -> None:
        """Show a rule, or all of this game; what is decided there is saved before anything else."""
        shown = window(self).rule(rule, self.seating.table.game, open_table(self))
        self.show(shown, lambda _left: self.hold())

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

    def leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self.seating.close()
            self.dismiss(None)

    def action_turn(self) -> None:
        """Go to the next panel."""
        panels = self.face.reached(narrow=self.has_class(NARROW))
        at = panels.index(self.panel) + 1 if self.panel in panels else 0
        self.action_show(panels[at % len(panels)])
        self.sign_enter()

    def action_show(self, panel: str) -> None:
        """Show a panel, where not all have room."""
        self.panel = panel
        self.update_classes({f"-{name}": name == panel for name in self.face.panels})
        self.query_one(Tabs).show(self.face.panels, panel, self.face.counts)

    def action_page(self, panel: str, pages: int) -> None:
        """Turn the pages of a panel; one behind a tab is shown."""
        if self.has_class(NARROW):
            self.action_show(panel)
            self.sign_enter()
        turned = self.query_one(f"#{panel}")
        turned.scroll_relative(y=pages * turned.scrollable_content_region.height, animate=False)
