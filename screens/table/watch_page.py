"""The public side of a table on a second screen, which only follows the game."""

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from companion.announcement import DOT, together
from companion.core import CompanionError
from companion.locale import N_, _
from companion.seal import words
from companion.seal.shown_head import Showing
from companion.store.machine_notes import SPOKEN, TO_DO, spoken, ticked
from companion.store.public_reader import PublicReader, PublicTable
from companion.telling.hours import Named, digits
from companion.telling.receipt_names import receipt_words
from companion.telling.refusals import in_a_sentence
from companion.telling.sheets import revealed_sections
from companion.watched_table import Receipt, Watched
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Page
from screens.proof.head_page import FIRST
from screens.proof.qr_widget import QrWidget
from screens.table.announcement import Announced
from screens.table.log import Log
from screens.table.loud_line import LoudLine
from screens.table.public_picture import PublicPicture
from screens.table.sheet_beside import SheetBeside
from screens.table.sheet_panel import SheetPanel
from screens.table.to_do_list import muted

Pictures = Callable[[str, bool], PublicPicture | None]  # a game's picture: public or revealed
OFTEN = 0.3  # seconds between two looks
TOLD = 50  # rows in the log
LEAST, STAMPED = 30, 3  # columns of a row of the log, and of its hour
LINES = 2  # lines for a row
COMMANDS = (
    Command("leave", "q,escape", N_("Leave"), N_("leave; the table is not touched")),
    Command(
        "code", "f5", N_("Receipt"), N_("the code of the last receipt on the whole screen, or not")
    ),
    Command("page(-1)", "pageup,up", N_("Up"), N_("go up in what has no room"), shown=False),
    Command("page(1)", "pagedown,down", N_("Down"), N_("go down in what has no room"), shown=False),
)
BESIDE, ALL = 80, 160  # widths from which a new receipt's code fits, and from which it always does
LAST = N_("Photograph this: the last receipt.")
DUE_ROWS, WORD_ROWS = 3, 7  # rows of drawn letters
CLASSES = ("-nothing", "-fresh", "-beside", "-all")


class WatchPage(Page[None]):
    """Shows the public side of a table while it is played elsewhere."""

    CSS_PATH = "watch_page.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, reader: PublicReader, pictures: Pictures) -> None:
        """Show what this reader returns."""
        super().__init__()
        self._reader = reader
        self._pictures = pictures
        self._seen: PublicTable | str | None = None  # what is shown, or why nothing is
        self._receipt: Receipt | None = None
        self._named: Named = digits  # what the game calls its hours
        self._drawn: tuple[str, bool] | None = None  # the game, and whether it is revealed

    def anew(self) -> "WatchPage":
        """Return the same page in another language."""
        return WatchPage(self._reader, self._pictures)

    def compose(self) -> ComposeResult:
        """Lay out what is due, what was said, the picture, and the receipt and log beside it."""
        with Horizontal(id="top"):
            yield Static(id="title", markup=False)
            yield Static(id="stamp", markup=False)
        yield LoudLine(DUE_ROWS, "due")
        yield LoudLine(WORD_ROWS, "words")
        yield Static(_("A new receipt: F5 shows its code."), id="hint")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Announced(classes="-empty")
                yield Vertical(id="picture")
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
        name = watched.table.name
        view = watched.view
        self.query_one("#title", Static).update(f"{watched.words.title()} · {name}")
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
        self.query_one(SheetBeside).tell((*hidden, *open_ones))
        said = (watched.due, *(row.value for each in open_ones[:1] for row in each.rows))
        stamp = watched.words.moment(view) or watched.stamp
        told = watched.over or any(stamp in each for each in said)
        self.query_one("#stamp", Static).update("" if told else stamp)
        log = self.query_one(Log)
        room = LINES * (max(log.size.width, LEAST) - STAMPED) - STAMPED
        log.tell(tuple(watched.log(TOLD, room)))
        self._named = watched.words.hour
        self._show_receipt(watched.receipt, SPOKEN.read(self._reader.folder, watched.table.id))

    def _draw(self, watched: Watched, *, anew: bool) -> None:
        """Draw the picture, if the game has one."""
        place = self.query_one("#picture")
        if anew:
            place.remove_children()
            made = self._pictures(watched.table.game, watched.revealed)
            if made:
                place.mount(made)
                self.call_after_refresh(made.tell, watched.view)
            self.set_class(made is None, "-plain")
            self.set_class(made is not None and made.wide, "-board")
        else:
            for picture in place.query(PublicPicture):
                picture.tell(watched.view)

    def _show_receipt(self, receipt: Receipt | None, written: str) -> None:
        """Show the last receipt, at once if the table waits for it, with words as they were said.

        It is `written` in which language that was.
        """
        before, self._receipt = self._receipt, receipt
        if receipt and receipt.newest and receipt != before:
            self.query_one("#words", LoudLine).say(_("working out the six words…"))
            self.work_out(receipt.shown, spoken(written, receipt.shown.head.size))
        self.query_one(QrWidget).text = receipt.short if receipt else ""
        self.query_one("#short", Static).update(receipt.short if receipt else "")
        if receipt is None:
            self.remove_class("-code")
        self._arrange("-fresh" if receipt and receipt.newest else "")
        self.refresh_bindings()

    @work(thread=True, exclusive=True)
    def work_out(self, shown: Showing, said_in: str) -> None:
        """Compute the six words in the background, in the language in which words were said."""
        language = words.language(said_in)
        six, share = shown.six(language), words.said(shown.share, language)
        self.report(self._tell_words, shown, six, share)

    def _tell_words(self, shown: Showing, six: str, share: str) -> None:
        """Show the six words, with their hour and the players' words."""
        if self._receipt is None or self._receipt.shown != shown:
            return
        said = receipt_words(self._named, shown.hour, shown.number)
        own = _("your words: {words}").format(words=share) if share else ""
        self.query_one("#words", LoudLine).say(six, DOT.join(filter(None, (said, own))))

    def _arrange(self, moment: str) -> None:
        """Place the code where it fits."""
        size = self.app.size
        roomy = size.width >= ALL
        beside = size.width >= BESIDE and moment == "-fresh"
        place = "-all" if roomy else "-beside" if beside else ""
        found = {moment, place if self._receipt else ""}
        for each in CLASSES:
            self.set_class(each in found, each)
        self.call_after_refresh(self._need_whole)

    def _need_whole(self) -> None:
        """Hide a code that does not fit whole, as no camera reads it."""
        code, middle = self.query_one(QrWidget), self.query_one("#middle")
        said = self.query_one("#keep").size.height
        if said + code.get_content_height(middle.size, middle.size, 0) > middle.size.height:
            self.remove_class("-all", "-beside")

    def on_resize(self) -> None:
        """Use the new size."""
        self._arrange(next((each for each in CLASSES[:2] if self.has_class(each)), ""))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow the code only if there is one."""
        return action != "code" or self._receipt is not None

    def action_code(self) -> None:
        """Show the code on the whole screen, or the table again."""
        self.toggle_class("-code")

    def action_page(self, pages: int) -> None:
        """Scroll what does not fit."""
        beside = self.query_one("#beside")
        for each in (self.query_one("#middle"), beside, self.query_one(SheetPanel)):
            each.scroll_relative(y=pages * max(beside.size.height - 1, 1), animate=False)

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()
