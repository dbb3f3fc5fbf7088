"""The public side of a table on a second screen, which only follows the game."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from companion import games
from companion.contract.announcement import DOT, together
from companion.contract.sheet import Row, Section
from companion.core import CompanionError
from companion.locale import N_, _
from companion.play.known_course import Following
from companion.play.watched_table import Receipt, Watched
from companion.seal import words
from companion.seal.shown_head import Showing
from companion.store.machine_notes import SPOKEN, TO_DO, spoken, ticked
from companion.store.public_reader import PublicReader, PublicTable
from companion.telling.proof.receipt_names import FALSE, receipt_words
from companion.telling.refusals import in_a_sentence
from companion.telling.table.hours import Named, digits
from companion.telling.table.moments import Tale
from companion.telling.table.sheets import revealed_sections
from companion.telling.table.tables import called
from companion.understood.evening import Evening
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page
from screens.proof.head_page import FIRST
from screens.proof.qr_widget import QrWidget
from screens.table.known_source import KnownSource, OnSecondScreen
from screens.table.panels.announcement import Announced
from screens.table.panels.log import Log
from screens.table.panels.loud_line import LoudLine
from screens.table.panels.sheet_beside import SheetBeside
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.panels.to_do_list import muted
from screens.table.public_picture import PublicPicture
from screens.table.watching.replay import By
from screens.table.watching.walked import Walked

Pictures = Callable[[str, bool], PublicPicture | None]  # a game's picture: public or revealed
Known = Callable[[KnownSource], Screen[None]]  # makes the page of what can be known
OFTEN = 0.3  # seconds between two looks
TOLD = 50  # rows in the log
LEAST, STAMPED = 30, 3  # columns of a row of the log, and of its hour
LINES = 2  # lines for a row
FOOT = 1  # row of the footer
COMMANDS = (
    Command("leave", "q,escape", N_("Leave"), N_("leave; the table is not touched")),
    Command(
        "code", "f5", N_("Receipt"), N_("the code of the last receipt on the whole screen, or not")
    ),
    Command("walk", "w", N_("Replay"), N_("watch it once more")),
    Command("hour(True)", "right", N_("Next"), N_("the next hour"), shown=False),
    Command("hour(False)", "left", N_("Before"), N_("the hour before"), shown=False),
    Command(
        "known", "f12,s", N_("Sheet"), N_("every place that is possible, as far as it was agreed")
    ),
    Command("page(-1)", "pageup,up", N_("Up"), N_("go up in what has no room"), shown=False),
    Command("page(1)", "pagedown,down", N_("Down"), N_("go down in what has no room"), shown=False),
)
BESIDE, ALL = 80, 160  # widths from which a new receipt's code fits, and from which it always does
LAST = N_("Photograph this: the last receipt.")
CALLED = N_("A new receipt: F5 shows its code.")
DUE_ROWS, WORD_ROWS = 3, 7  # rows of drawn letters
MOMENTS, PLACES = ("-nothing", "-fresh", "-false"), ("-beside", "-all")


class Middle(Horizontal):
    """What stands below the words; with another size the code has another place."""

    class Sized(Message):
        """The message that it has another size."""

    def on_resize(self) -> None:
        """Tell the page, which knows by now how high everything above is."""
        self.post_message(self.Sized())


class WatchPage(Page[None]):
    """Shows the public side of a table while it is played elsewhere."""

    CSS_PATH = "watch_page.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(
        self,
        reader: PublicReader,
        pictures: Pictures,
        known: Callable[[str], Known | None] = lambda _game: None,
    ) -> None:
        """Show what this reader returns; `known` makes the page of what can be known of a game."""
        super().__init__()
        self._reader = reader
        self._pictures = pictures
        self._known = known
        self._watched: Watched | None = None
        self._following: Following | None = None
        self._seen: PublicTable | str | None = None  # what is shown, or why nothing is
        self._receipt: Receipt | None = None
        self._named: Named = digits  # what the game calls its hours
        self._drawn: tuple[str, bool] | None = None  # the game, and whether it is revealed
        self._sections: tuple[Section, ...] = ()  # what stands beside the picture

    def anew(self) -> "WatchPage":
        """Return the same page in another language."""
        return WatchPage(self._reader, self._pictures, self._known)

    def compose(self) -> ComposeResult:
        """Lay out what is due, what was said, the picture, and the receipt and log beside it."""
        with Horizontal(id="top"):
            yield Static(id="title", markup=False)
            yield Static(id="stamp", markup=False)
        yield LoudLine(DUE_ROWS, "due")
        yield LoudLine(WORD_ROWS, "words")
        yield Static(id="hint", markup=False)
        with Middle(id="middle"):
            with Vertical(id="left"):
                yield Announced(classes="-empty")
                yield Walked(id="picture")
            yield SheetBeside(id="beside")
            with Vertical(id="receipt"):
                yield Static(_(FIRST), id="keep")
                yield QrWidget()
                yield Static(id="short", markup=False)
        yield Foot()

    def on_mount(self) -> None:
        """Show the table, and look for changes from now on."""
        self.look()
        self.set_interval(OFTEN, self.look)

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of the signs on the picture, for the help."""
        picture = self._walked.picture
        return picture.signs() if picture else ()

    @property
    def _walked(self) -> Walked:
        """Return the picture, and the walk through a revealed game."""
        return self.query_one(Walked)

    def look(self) -> None:
        """Show the current state; what has not changed is not drawn again."""
        try:
            found: PublicTable | str = self._reader.read()
            if isinstance(found, PublicTable):
                done = ticked(TO_DO.read(self._reader.folder, found.id))
                if found != self._seen:
                    self._tell(Watched(found))
                self.query_one(Announced).mark(done)
        except CompanionError as reason:
            found = in_a_sentence(reason)
            if found != self._seen:
                self._tell_nothing(found)
        self._seen = found

    def _tell_nothing(self, why: str) -> None:
        """Show why there is nothing to see."""
        self.query_one("#title", Static).update(_("Companion"))
        self.query_one("#stamp", Static).update("")
        self.remove_class("-over")
        self.query_one("#due", LoudLine).say("", why)
        self._receipt = None
        self.remove_class("-code")
        self._arrange("-nothing")

    def _tell(self, watched: Watched) -> None:
        """Show a table."""
        self._watched = watched
        game, name, view = watched.table.game, watched.table.name, watched.view
        box = called(game, name)  # if the program named the table
        title = box if box != name else DOT.join((watched.words.title(), name))
        self.query_one("#title", Static).update(title)
        self.set_class(watched.over, "-over")
        self.query_one("#due", LoudLine).say(watched.due)
        self.query_one("#keep", Static).update(_(LAST if watched.over else FIRST))
        self.query_one(Announced).tell(together(watched.announced), muted=muted(self))
        sections = watched.words.sheet(view).sections
        open_ones = [each for each in sections if each.rows and not each.own]
        now = watched.table.game, watched.revealed
        before, self._drawn = self._drawn, now
        self._draw(watched, anew=before != now)
        bare = watched.revealed and self.has_class("-plain")  # no picture shows it
        hidden = revealed_sections(watched.words, view) if bare else ()
        self._sections = (*hidden, *open_ones)
        said = (watched.due, *(row.value for each in open_ones[:1] for row in each.rows))
        stamp = watched.words.moment(view) or watched.stamp
        told = watched.over or any(stamp in each for each in said)
        self.query_one("#stamp", Static).update("" if told else stamp)
        self.query_one(Log).tell(tuple(watched.log(TOLD, self._log_room)))
        self._named = watched.words.hour
        self._show_receipt(watched.receipt, SPOKEN.read(self._reader.folder, watched.table.id))
        if before == (watched.table.game, False) and watched.revealed:
            self._walked.walk()
        self._tell_stage()

    @property
    def _log_room(self) -> int:
        """Return the letters of a row of the log."""
        return LINES * (max(self.query_one(Log).size.width, LEAST) - STAMPED) - STAMPED

    def _draw(self, watched: Watched, *, anew: bool) -> None:
        """Draw the picture, if the game has one; what was just revealed is walked through."""
        if anew:
            made = self._pictures(watched.table.game, watched.revealed)
            self._walked.hang(made, watched)
            self.set_class(made is None, "-plain")
            self.set_class(made is not None and made.wide, "-board")
        else:
            self._walked.draw(watched.view)

    @on(Walked.Moved)
    def _tell_stage(self) -> None:
        """Say how far a revealed game was walked, what was done until then, and what decided."""
        walked = self._walked
        if walked.stage and self._drawn:
            self.query_one("#stamp", Static).update(walked.stamp)
            game, _revealed = self._drawn
            self.query_one(Log).tell(walked.rows(game, self._log_room, TOLD))
        decided = (_decided(walked.evening),) if walked.evening else ()
        self.query_one(SheetBeside).tell((*decided, *self._sections))

    def _show_receipt(self, receipt: Receipt | None, written: str) -> None:
        """Show the last receipt, at once if the table waits for it; a false one is never shown.

        It is `written` in which language its words were said.
        """
        false = receipt is not None and not receipt.genuine
        receipt = None if false else receipt
        before, self._receipt = self._receipt, receipt
        if receipt and receipt.newest and receipt != before:
            language = words.language(spoken(written, receipt.shown.head.size))
            below = self._below(receipt.shown, language)
            self.query_one("#words", LoudLine).say(_("working out the six words…"), below)
            self.work_out(receipt.shown, language)
        self.query_one(QrWidget).text = receipt.short if receipt else ""
        self.query_one("#short", Static).update(receipt.short if receipt else "")
        if receipt is None:
            self.remove_class("-code")
        self.query_one("#hint", Static).update(_(FALSE if false else CALLED))
        self._arrange("-false" if false else "-fresh" if receipt and receipt.newest else "")
        self.refresh_bindings()

    @work(thread=True, exclusive=True)
    def work_out(self, shown: Showing, language: str) -> None:
        """Compute the six words in the background, in the language in which words were said."""
        self.report(self._tell_words, shown, shown.six(language), language)

    def _tell_words(self, shown: Showing, six: str, language: str) -> None:
        """Show the six words, with their hour and the players' words."""
        if self._receipt and self._receipt.shown == shown:
            self.query_one("#words", LoudLine).say(six, self._below(shown, language))

    def _below(self, shown: Showing, language: str) -> str:
        """Return what stands below the six words: their hour, and the players' own words."""
        share = words.read_out(shown.share, language)
        own = _("your words: {words}").format(words=share) if share else ""
        return DOT.join(filter(None, (receipt_words(self._named, shown.hour, shown.number), own)))

    def _arrange(self, moment: str) -> None:
        """Say what is special now, and place the code."""
        for each in MOMENTS:
            self.set_class(each == moment, each)
        self.place()

    def place(self) -> None:
        """Show the code beside the rest where all of it has room, as no camera reads a part."""
        width, fresh = self.app.size.width, self._moment == "-fresh"
        place = "-all" if width >= ALL else "-beside" if width >= BESIDE and fresh else ""
        whole = self._receipt is not None and self._code_rows <= self._rows_left
        for each in PLACES:
            self.set_class(whole and each == place, each)

    @property
    def _code_rows(self) -> int:
        """Return the rows of the code and of the sentence above it."""
        size = self.app.size
        code = self.query_one(QrWidget).get_content_height(size, size, size.width)
        return code + (self._moment == "-fresh")

    @property
    def _rows_left(self) -> int:
        """Return the rows below what is said; a low window leaves out what waits for the code."""
        fresh = self._moment == "-fresh"
        low = fresh and self.has_class("-low")
        over = self.has_class("-over")
        shown = {"#top": not (low and over), "#due": not low or over, "#words": fresh}
        above = (self.query_one(name).outer_size.height for name in shown if shown[name])
        return self.app.size.height - sum(above) - FOOT

    def on_resize(self) -> None:
        """Use the new size."""
        self._arrange(self._moment)

    @on(Middle.Sized)
    def place_again(self) -> None:
        """Place the code by what stands above it now."""
        self.place()

    @property
    def _moment(self) -> str:
        """Return the class of what is special now, if anything is."""
        return next((each for each in MOMENTS if self.has_class(each)), "")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow the code only if there is one, and walking only where everything is revealed."""
        if action in ("walk", "hour"):
            return self._walked.stage is not None
        if action == "known":
            return self._known_page is not None
        return action != "code" or self._receipt is not None

    def action_code(self) -> None:
        """Show the code on the whole screen, or the table again."""
        self.toggle_class("-code")

    @property
    def _known_page(self) -> Known | None:
        """Return what makes the page of what can be known, if this game has one."""
        return self._known(self._watched.table.game) if self._watched else None

    def action_known(self) -> None:
        """Show what can be known, as far as the table agreed."""
        watched, made = self._watched, self._known_page
        if watched and made:
            self._following = self._following or Following(watched.game, watched.table.options)
            self.show(made(OnSecondScreen(self._now, self._following, self._reader.folder)))

    def _now(self) -> Watched:
        """Return the table as it is now."""
        assert self._watched is not None
        return self._watched

    def action_walk(self) -> None:
        """Walk through the revealed game from its beginning."""
        self._walked.walk()

    def action_hour(self, on: bool) -> None:
        """Go to the next hour of a revealed game, or to the one before."""
        self._walked.go(By.HOUR, back=not on)

    def action_page(self, pages: int) -> None:
        """Scroll what does not fit."""
        beside = self.query_one("#beside")
        if self._walked.picture:
            self._walked.picture.page(pages)
        for each in (self.query_one("#middle"), beside, self.query_one(SheetPanel)):
            each.scroll_relative(y=pages * max(beside.size.height - 1, 1), animate=False)

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()


def _decided(evening: Evening) -> Section:
    """Say what decided a revealed evening."""
    tale = Tale(games.take(evening.game), evening)
    rows = (Row(told.name, f"{told.hour}: {told.happened}", 1) for told in tale.moments())
    return Section(_("What decided"), tuple(rows))
