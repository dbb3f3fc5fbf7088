"""What can be known of a hidden trail, as agreed: on a board, hour by hour, with its questions."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static
from textual.worker import get_current_worker

from companion.contract.announcement import DOT
from companion.contract.sheet import Row, Section
from companion.core import CompanionError
from companion.locale import N_, _
from companion.play.known_sheet import KnownSheet
from companion.telling.refusals import in_a_sentence
from companion.telling.table import known_sheet as words
from companion.trail.graph import Place
from companion.trail.help import POSSIBLE, QUESTIONS, SAID
from companion.trail.help_words import told
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.table.known_source import KnownSource
from screens.table.page_contract import NARROW
from screens.table.panels.sheet_panel import SheetPanel
from screens.trail.known_board import KnownBoard
from screens.trail.known_signs import MAY, WAS, Signs, drawn, explained

OFTEN = 0.3  # seconds between two looks at whether anything changed
COMMANDS = (
    Command("dismiss(None)", "escape,f12,q", N_("Leave"), N_("back to the table")),
    Command("mark(-1, 0)", "left", N_("Left"), N_("point at what lies to the left"), shown=False),
    Command("mark(1, 0)", "right", N_("Right"), N_("point at what lies to the right"), shown=False),
    Command("mark(0, -1)", "up", N_("Up"), N_("point at what lies above"), shown=False),
    Command("mark(0, 1)", "down", N_("Down"), N_("point at what lies below"), shown=False),
    Command("hour(-1)", "pageup,minus", N_("Hour back"), N_("where it may have been before")),
    Command("hour(1)", "pagedown,plus", N_("Hour on"), N_("an hour later")),
    Command(
        "note",
        "enter,space",
        N_("Own mark"),
        N_("maybe here, not here, or none, from this hour on"),
    ),
    Command("turn", "tab", N_("Words"), N_("the board, or what is known in words")),
    Command("page(-1)", "shift+pageup", N_("Words up"), N_("go up in the words"), shown=False),
    Command("page(1)", "shift+pagedown", N_("Words down"), N_("go on in the words"), shown=False),
)


class KnownPage(Page[None]):
    """Shows as much as the table agreed; everything is worked out behind the screen."""

    CSS_PATH = "known_page.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, source: KnownSource, board: Callable[[], KnownBoard]) -> None:
        """Show this source on a board."""
        super().__init__()
        self._source, self._board = source, board
        self._sheet: KnownSheet | None = None
        self._stamp: object = None
        self._hour = 0  # the chosen one; 0 for the last
        self._signs = Signs()
        self._typed = ""  # the beginning of a place's name

    def anew(self) -> "KnownPage":
        """Return the same page in another language."""
        return KnownPage(self._source, self._board)

    def compose(self) -> ComposeResult:
        """Lay out what is shown, the board, and beside it the same in words."""
        yield Static(id="head", classes="title", markup=False)
        with Horizontal(id="known"):
            yield self._board()
            yield SheetPanel(id="known-sheet")
        yield Static(id="pointed", markup=False)
        yield Foot()

    @property
    def board(self) -> KnownBoard:
        """Return the board."""
        return self.query_one(KnownBoard)

    @property
    def hour(self) -> int:
        """Return the hour that is shown."""
        last = self._sheet.hour if self._sheet else 0
        return min(self._hour or last, last)

    @property
    def _noted(self) -> int:
        """Return the hour of the players' own marks: of that now where no hour is shown."""
        now: int = self._source.view.public.hour
        return self.hour or now

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of the signs, for the help."""
        known = [(sign, _(meaning)) for sign, meaning in explained(self._sheet)]
        return ((_("What can be known"), known), *self.board.legend())

    def on_mount(self) -> None:
        """Show the players' own marks at once, and the rest when it is worked out."""
        self.call_after_refresh(self._draw)
        self.look()
        self.set_interval(OFTEN, self.look)

    def look(self) -> None:
        """Work out anew what has changed."""
        stamp = self._source.stamp
        if stamp != self._stamp:
            self._stamp = stamp
            self.work_out()

    @work(thread=True, exclusive=True, group="sheet")
    def work_out(self) -> None:
        """Work out what may be shown, and where it was at each hour."""
        try:
            sheet = self._source.work()
        except CompanionError as reason:
            self.report(self._tell_failed, in_a_sentence(reason))
            return
        drawn(sheet, min(self._hour or sheet.hour, sheet.hour), {})  # which the sheet keeps
        self.report(self._tell, sheet)

    def _tell_failed(self, why: str) -> None:
        """Say why nothing can be worked out."""
        self.query_one("#head", Static).update(why)

    def _tell(self, sheet: KnownSheet) -> None:
        """Show what was worked out."""
        self._sheet = sheet
        self._draw()
        self._ask()

    def _draw(self) -> None:
        """Draw the hour that is shown, with the players' own marks."""
        source = self._source
        self._signs = drawn(self._sheet, self.hour, source.marks.read(source.graph, self._noted))
        self.board.tell(source.view, self._signs)
        self._write()
        self.refresh_bindings()

    def _write(self) -> None:
        """Say the same in words."""
        sheet, place = self._sheet, self.board.marked
        headline = words.headline(sheet, self.hour) if sheet else _("working it out…")
        self.query_one("#head", Static).update(DOT.join((_("What can be known"), headline)))
        sections = list(self._sections(sheet, place)) if sheet else []
        self.query_one(SheetPanel).tell([each for each in sections if each.rows])
        pointed = [f"{row.label} {row.value}".strip() for row in self._of(sheet, place)]
        how = _("Arrows or a name point at a place.")
        said = DOT.join((place, *pointed)) if place else "  ".join((how, *self._signs_in_sight()))
        self.query_one("#pointed", Static).update(said)

    def _signs_in_sight(self) -> Iterable[str]:
        """Go through the signs of possible places, in a word each, where there is room."""
        sheet, narrow = self._sheet, self.has_class(NARROW)
        if sheet and sheet.shows(POSSIBLE) and sheet.hour and not narrow:
            yield _("{sign} possible").format(sign=MAY)
            yield _("{sign} only before").format(sign=WAS)

    def _of(self, sheet: KnownSheet | None, place: Place) -> Sequence[Row]:
        """Return what is known of a place, the main thing first."""
        return words.of_place(sheet, place, self.hour).rows[:1] if sheet and place else ()

    def _sections(self, sheet: KnownSheet, place: Place) -> Iterable[Section]:
        """Go through what stands beside the board."""
        if place:
            yield words.of_place(sheet, place, self.hour)
            yield words.questions(sheet, place)
        elif sheet.shows(QUESTIONS) and sheet.hour:
            yield Section(_("What an answer would leave"), (Row("", _("Point at a place."), 1),))
        yield words.cards(sheet)
        if sheet.shows(SAID):
            yield words.all_said(sheet)
        more = (told(sheet.level), words.overlap(sheet), *words.unused(sheet))
        yield Section(_("Help given"), tuple(Row("", each) for each in more if each))

    def on_key(self, event: events.Key) -> None:
        """Point at the first place whose name begins as it is typed."""
        if not event.is_printable or not event.character:
            return
        for typed in (self._typed + event.character, event.character):
            if found := self._beginning(typed):
                self._typed = typed
                self.board.go_to(found)
                return
        self._typed = ""

    def _beginning(self, typed: str) -> Place:
        """Return the first place whose name or plain letters begin so; empty if none does."""
        graph, begun = self._source.graph, typed.casefold()
        named = zip(graph.places, graph.labels, strict=True)
        return next((place for place, plain in named if starts(begun, place, plain)), "")

    @on(KnownBoard.Pointed)
    def point(self) -> None:
        """Show what is known of another place."""
        self._write()
        self.refresh_bindings()
        self._ask()

    def _ask(self) -> None:
        """Work out what the questions at the place would leave."""
        if self._sheet and self.board.marked and self._sheet.questions(self.board.marked):
            self.work_ahead(self._sheet, self.board.marked)

    @work(thread=True, exclusive=True, group="ahead")
    def work_ahead(self, sheet: KnownSheet, place: Place) -> None:
        """Work out one question after the other, until another place is pointed at."""
        worker = get_current_worker()
        for moves in sheet.questions(place):
            if worker.is_cancelled:
                return
            if not sheet.is_left(moves):
                sheet.left(moves)
                self.report(self._write)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow only hours that are shown, and a mark only where a place is pointed at."""
        if action == "hour":
            return bool(self._sheet) and 1 <= self.hour + int(str(parameters[0])) <= self._last
        return action != "note" or bool(self.is_mounted and self.board.marked)

    @property
    def _last(self) -> int:
        """Return the last hour that can be shown."""
        return self._sheet.hour if self._sheet else 0

    def action_mark(self, across: int, down: int) -> None:
        """Point at the next place."""
        self.board.move(across, down)

    def action_hour(self, step: int) -> None:
        """Show another hour."""
        self._hour = self.hour + step
        self.work_hour()

    @work(thread=True, exclusive=True, group="hour")
    def work_hour(self) -> None:
        """Work out where it may have been at the hour that is shown."""
        if self._sheet:
            drawn(self._sheet, self.hour, {})
            self.report(self._draw)

    def action_note(self) -> None:
        """Put the next mark of one's own on the place."""
        self._source.marks.turn(self._source.graph, self.board.marked, self._noted)
        self._draw()

    def action_turn(self) -> None:
        """Show the words instead of the board, where one of them has room."""
        self.toggle_class("-words")

    def action_page(self, pages: int) -> None:
        """Scroll the words."""
        panel = self.query_one(SheetPanel)
        panel.scroll_relative(y=pages * max(panel.size.height - 1, 1), animate=False)


def starts(begun: str, *names: str) -> bool:
    """Say whether one of these names begins so."""
    return any(name.casefold().startswith(begun) for name in names)
