"""A face in words alone: the list of choices, the sheet of the game, the log."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList

from companion.contract.move import Choice, Move
from companion.contract.sheet import Section
from companion.locale import N_, _
from companion.text.keyboard import readings
from companion.text.plaintext import bare
from screens.table.face import Face, Shown
from screens.table.panels.choice_list import ChoiceList, Item, meant, rests
from screens.table.panels.log import Log
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.seat.steps import Steps

LIST, SHEET, LOG = "list", "sheet", "log"


class ListFace(Face):
    """Shows a table in the words of its game."""

    panels: ClassVar = {LIST: N_("List"), SHEET: N_("Table"), LOG: N_("Log")}
    _shown: Shown
    _question = ""  # about other choices than usual
    _steps: Steps
    # The rest of a name or key that was chosen by its beginning; typing it is harmless.
    _rests: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the list, and beside it the sheet and the log."""
        yield ChoiceList(id="list")
        with Vertical(id="beside"):
            yield SheetPanel(id="sheet")
            yield Log(id="log")

    @property
    def list(self) -> ChoiceList:
        """Return the list."""
        return self.query_one(ChoiceList)

    @property
    def asked(self) -> str:
        """Return the question for the next step of a choice."""
        return self._steps.prompt or self._question

    @property
    def begun(self) -> bool:
        """Say whether a choice was begun and can be taken back."""
        return self._steps.begun or bool(self.typed)

    @property
    def hint(self) -> str:
        """Say how to choose while nothing is marked."""
        said = _("Choose by a key of the list, or mark a line with the arrows.")
        return said if self._steps.count else ""

    def tell(self, shown: Shown) -> None:
        """Show the table, and offer its choices."""
        self._shown, self._question = shown, ""
        self.query_one(SheetPanel).tell([each for each in self.sections(shown) if each.rows])
        self.query_one(Log).tell(shown.log)
        self._begin(shown.choices)

    def sections(self, shown: Shown) -> Sequence[Section]:
        """Return the sections of the sheet."""
        return shown.sheet.sections

    def offer(self, choices: Sequence[Choice[Move]], question: str = "") -> None:
        """Offer these choices instead; a single one is chosen at once."""
        self._question = question
        self._begin(choices)
        if self._steps.count == 1 and not self._steps.begun:
            self._take(0)

    def _begin(self, choices: Sequence[Choice[Move]]) -> None:
        """Begin with these choices."""
        self._steps = Steps(choices, self._shown.game, self._shown.view)
        self._show_steps()

    def _show_steps(self) -> None:
        """List the next steps."""
        self.typed = ""
        self.understood()
        self.list.offer(self._steps.items, self._steps.short_title, self._shown.keys)
        self.holder.ask_for_next()

    def _take(self, at: int) -> None:
        """Take a row of the list, unless a fast key comes before the list is ready."""
        if at >= self._steps.count:
            return
        self.holder.say("")
        if self._steps.take(at):
            self.holder.mover.chosen(self._steps)
        else:
            self._show_steps()

    def refused(self) -> None:
        """Return to the step before, where the next key counts on its own."""
        self._rests = ()
        super().refused()

    def back(self) -> bool:
        """Take back the last step, or what was typed."""
        taken = self._steps.back() or bool(self.typed)
        self._show_steps()
        return taken

    @on(OptionList.OptionSelected)
    def tapped(self, event: OptionList.OptionSelected) -> None:
        """Take a row that was tapped."""
        event.stop()
        if not self.holder.gone:
            self._take(event.option_index)

    def type(self, sign: str) -> None:
        """Handle a key of the list, or a letter of a name."""
        if going_on := [each[1:] for each in self._rests if each[:1] == bare(sign)]:
            self._rests = tuple(going_on)
            return
        self._rests, items, so_far = (), self.list.items, self.typed
        found = meant(self.typed + sign, items)
        if not found and self.typed:  # begin again with this sign
            self.typed, found = "", meant(sign, items)
        self.typed = self.typed + sign if found else ""
        if found:
            self.understood()
        if len(found) == 1 and not self._means_another(items[found[0]]):
            self._rests = rests(self.typed, items[found[0]])
            self._shown.keys.took(self.typed, items[found[0]].row)
            self._take(found[0])
        else:
            self.list.mark(found)
            if found:
                self.holder.say_for_now(self._heard(len(found)))
            elif not self.holder.mover.forbids(self._steps.tree.point, sign):
                self._say_unheard(so_far + sign)

    def _means_another(self, item: Item) -> bool:
        """Say whether the beginning of a name is the key of something else in this turn."""
        typed = self.typed
        return item.key not in readings(typed) and self._shown.keys.means_another(typed, item.row)

    def _heard(self, count: int) -> str:
        """Say how many names begin with what was typed."""
        return _("{typed}…: {count} begin so").format(typed=self.repeated, count=count)

    def mark(self, across: int, down: int) -> None:
        """Mark the next row; what was typed so far begins no name any more."""
        self.typed, self._rests = "", ()
        self.understood()
        self.list.move(down)

    @property
    def proposes(self) -> bool:
        """Say whether a row is marked."""
        return self.list.highlighted is not None

    def let_enter(self, enters: bool) -> None:
        """Show or hide the sign of Enter at the marked row."""
        self.list.let_enter(enters)

    def choose(self) -> bool:
        """Take the marked row; say whether there was one. No name is typed on behind Enter."""
        self._rests = ()
        marked = self.list.highlighted
        if marked is not None:
            self._take(marked)
        return marked is not None
