"""The page that checks evidence with what players kept of it."""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import ClassVar, TypeVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Button, Input, ProgressBar, Static
from textual.worker import Worker, get_current_worker

from companion import games
from companion.core import CompanionError, NotUnderstood
from companion.locale import N_, _
from companion.seal.checking.kept_heads import Kept
from companion.seal.checking.progress import Stage
from companion.seal.checking.verdict import Verdict, judged
from companion.seal.evidence import Evidence, of_bytes
from companion.seal.first import bare
from companion.store.disk import files
from companion.store.machine_notes import SPOKEN
from companion.telling.proof import receipt_input
from companion.telling.proof.receipt_names import ReceiptNames
from companion.telling.refusals import in_a_sentence
from companion.telling.table.hours import of_game
from companion.text.plaintext import visible
from screens.kit.dialogs.form import Form, field, row
from screens.kit.keys.commands import Command, bindings
from screens.kit.window import window
from screens.proof.progress_line import Stopped, Waiting, progress
from screens.proof.verdict_page import VerdictPage
from screens.proof.word_input import WordsInput

What = TypeVar("What")

HOUR = re.compile(r"\s*([0-9]{2})\b", re.ASCII)
AT_ONCE = "-at-once"
BELONGS = {  # what to do if the text belongs in another field
    "kept-head": N_(
        "These are receipt words: they go into the field Words, behind their hour. Here belongs the"
        " code of a receipt, or a file of codes."
    ),
    "kept-words": N_(
        "This is the code of a receipt: it goes into the field Receipts. Here belong six receipt"
        " words behind their hour, such as 07: word word …"
    ),
    "kept-share": N_(
        "This is from a receipt. Here belong the words that you yourselves had said before it, in"
        " the order of the players."
    ),
}
NOTHING = N_("You gave nothing yet.")
READY = N_("Add what else you kept. Enter in the empty field of words checks the game.")


class HeadInput(Input):
    """A field for a head as text, which accepts several pasted lines."""

    class PastedLines(Message):
        """The message that several lines were pasted."""

        def __init__(self, text: str) -> None:
            """Keep the lines."""
            super().__init__()
            self.text = text

    def on_paste(self, event: events.Paste) -> None:
        """Send several pasted lines on; a single one is inserted."""
        if "\n" in event.text.strip():
            event.prevent_default()
            event.stop()
            self.post_message(self.PastedLines(event.text))


class VerifyPage(Form[None]):
    """Asks for evidence and kept receipts, and shows the verdict."""

    leads: ClassVar = {
        "evidence": "kept-head",
        "kept-head": "kept-words",
        "kept-words": "kept-share",
        "kept-share": "judge",
    }
    BINDINGS: ClassVar = bindings(
        [
            Command("judge", "f5", N_("Check"), N_("check the evidence against what you kept")),
            Command("forget", "f8", N_("Drop last"), N_("drop what you gave last")),
            Command("back", "escape", N_("Back"), N_("stop the check, or leave without a verdict")),
        ]
    )

    CSS_PATH = ["../kit/dialogs/form.tcss", "verify_page.tcss"]  # noqa: RUF012 - as in its base

    def __init__(self, evidence: Evidence | None = None, name: str = "") -> None:
        """Ask for a file; if the hidden side's own evidence is given, check it at once."""
        super().__init__(classes=AT_ONCE if evidence else "")
        self._evidence = evidence
        self._called = name
        self._kept: list[Kept] = []
        self._judging: Worker[None] | None = None

    def heading(self) -> str:
        """Return the title of the page."""
        return _("Check a game")

    def fields(self) -> ComposeResult:
        """Lay out the fields, and the receipts so far."""
        if self._evidence is None:
            yield row(_("Evidence"), field("evidence", _("its file")))
        else:
            yield Static(self._called, markup=False)
        yield Static(
            _("What did you keep? The codes of receipts, or receipt words."), classes="part"
        )
        head = HeadInput(placeholder=_("their codes, or a file"), id="kept-head", compact=True)
        yield row(_("Receipts"), head)
        noted, said = _("07: and six words"), _("noted beside them")
        words = WordsInput(placeholder=noted, id="kept-words", select_on_focus=False)
        with Horizontal(classes="row"):
            yield Static(_("Words"), id="words-label", classes="label", markup=False)
            yield words
        yield row(_("Your words"), WordsInput(placeholder=said, id="kept-share"))
        yield Static(_(NOTHING), id="list", classes="below", markup=False)

    def below(self) -> ComposeResult:
        """Lay out the progress bar and the buttons."""
        yield ProgressBar(show_percentage=False, show_eta=False)
        with Horizontal(classes="row"):
            yield Button(_("Add"), id="add", compact=True)
            yield Button(_("Check"), id="judge", variant="primary", compact=True)

    def on_mount(self) -> None:
        """Begin; evidence that was given is checked at once."""
        self._work(None)
        if self._evidence:
            self.call_after_refresh(self.action_judge)

    def leave(self, name: str) -> bool:
        """Accept the field's text and wait for more; an empty field of words begins the check."""
        empty = not self.input(name).value.strip()
        if name == "kept-head" and not empty:
            return self._take_head()
        if name == "kept-words" and empty and self._kept:
            return self.action_judge()
        if name == "kept-words" and not empty and self._read(name, receipt_input.noted) is None:
            return False
        if name == "kept-share" and self.input("kept-words").value.strip():
            return self._take_words()
        return super().leave(name)

    @on(HeadInput.PastedLines)
    def paste(self, event: HeadInput.PastedLines) -> None:
        """Accept several heads."""
        try:
            self._keep(receipt_input.heads(event.text))
        except CompanionError as reason:
            self._refuse_field("kept-head", reason)

    def _take_head(self) -> bool:
        """Accept the typed heads; an unreadable text stays, with a message."""
        found = self._read("kept-head", receipt_input.heads)
        if found is None:
            return False
        self.input("kept-head").clear()
        self._keep(found)
        return True

    def _take_words(self) -> bool:
        """Accept the typed words with the players' words, and wait for more."""
        words, share = self.input("kept-words"), self.input("kept-share")
        if self._read("kept-words", receipt_input.noted) is None:
            return False
        if not share.value.strip():
            self.refuse(
                "kept-share", _("Receipt words need your words, which were noted beside them.")
            )
            return False
        if self._read("kept-share", receipt_input.share) is None:
            return False
        self._keep((receipt_input.words(words.value, share.value),))
        words.clear()
        self.set_focus(words)
        return True

    def _read(self, name: str, read: Callable[[str], What]) -> What | None:
        """Read a field, or say what is wrong with it and go there."""
        try:
            return read(self.input(name).value.strip())
        except CompanionError as reason:
            self._refuse_field(name, reason)
            return None

    def _refuse_field(self, name: str, reason: CompanionError) -> None:
        """Say what is wrong with a field, or which other field its text belongs in."""
        belongs = _(BELONGS[name]) if isinstance(reason, receipt_input.Misplaced) else ""
        self.refuse(name, belongs or in_a_sentence(reason))

    def _keep(self, found: tuple[Kept, ...]) -> None:
        """Add to the receipts."""
        self._kept += [each for each in found if each not in self._kept]
        self._list()

    def action_forget(self) -> None:
        """Remove the last receipt."""
        if self._kept:
            self._kept.pop()
        self._list()

    def _list(self) -> None:
        """List the receipts."""
        called = self._names().of
        names = "\n".join(f"✓ {called(each)}" for each in self._kept)
        self.query_one("#list", Static).update(names or _(NOTHING))
        self.say(_(READY) if names else "")

    def _names(self) -> ReceiptNames:
        """Return the names of receipts, by the evidence if that is readable."""
        with suppress(CompanionError):
            evidence = self._evidence or self._of_file(self.input("evidence").value.strip())
            first = bare(evidence.lines[0])
            return ReceiptNames(first.table, evidence.lines, of_game(first.game))
        return ReceiptNames()

    @on(Input.Changed, "#kept-words")
    def name_hour(self, event: Input.Changed) -> None:
        """Show the hour of typed words in the label, as it scrolls out of the field."""
        hour, label = HOUR.match(event.value), _("Words")
        said = f"{label} {hour[1]}:" if hour else label
        self.query_one("#words-label", Static).update(said)

    @on(Button.Pressed, "#add")
    def action_add(self) -> bool:
        """Accept what stands in the fields; return whether all of it was readable."""
        fields = (("kept-head", self._take_head), ("kept-words", self._take_words))
        return all(take() for name, take in fields if self.input(name).value.strip())

    @on(Button.Pressed, "#judge")
    def action_judge(self) -> bool:
        """Check the evidence, with what stands in the fields, too; return whether that began."""
        if not self.action_add():
            return False
        evidence = self._evidence or self._read("evidence", self._of_file)
        if evidence is None:
            return False
        self.set_focus(self.input("kept-words"))
        self._work(self._judge(evidence, tuple(self._kept)))
        return True

    def action_back(self) -> None:
        """Stop the check, or leave."""
        if self._judging:
            self._judging.cancel()
            self._work(None)
            self.say(_("Stopped. There is no verdict."))
        else:
            self.dismiss(None)

    def _of_file(self, named: str) -> Evidence:
        """Return the evidence in this file."""
        if not named:
            raise NotUnderstood(_("first name the file of the evidence"))
        path = files.named(named)
        self._called = visible(path.name)
        return of_bytes(files.read_bytes(path))

    @work(thread=True, exclusive=True)
    def _judge(self, evidence: Evidence, found: tuple[Kept, ...]) -> None:
        """Check in the background, until it is stopped."""
        worker = get_current_worker()
        tell = partial(self.report, self._tell)
        heard = Waiting(tell, lambda: worker.is_cancelled)
        try:
            verdict = judged(games.take, evidence, found, heard)
        except Stopped:
            return
        except CompanionError as reason:
            self.report(self._refuse, in_a_sentence(reason))
        else:
            self.report(self._show, verdict)

    def _tell(self, stage: Stage, done: int, number: int) -> None:
        """Show the progress."""
        if self._judging:
            self.query_one(ProgressBar).update(total=number, progress=done)
            self.say(progress(stage, done, number))

    def _refuse(self, why: str) -> None:
        """Say why there is no verdict."""
        self._work(None)
        if self._evidence:
            self.remove_class(AT_ONCE)
            self.say(why)
        else:
            self.refuse("evidence", why)

    def _show(self, verdict: Verdict) -> None:
        """Show the verdict, unless the check was stopped."""
        if self._judging:
            self._work(None)
            self.say("")
            here = self._evidence is not None
            noted = SPOKEN.read(window(self).tables.folder, verdict.first.table)
            shown = VerdictPage(verdict, self._called, here=here, noted=noted)
            self.show(shown, lambda _left: self._go_on(shown))

    def _go_on(self, shown: VerdictPage) -> None:
        """Go on with receipts after a verdict; a check without any ends here."""
        self.remove_class(AT_ONCE)
        if shown.adds:
            self.set_focus(self.input("kept-head"))
        elif self._evidence:
            self.dismiss(None)

    def _work(self, judging: Worker[None] | None) -> None:
        """Show that a check is running, or that none is."""
        self._judging = judging
        bar = self.query_one(ProgressBar)
        bar.display = judging is not None
        if judging:
            self.call_after_refresh(bar.scroll_visible, animate=False)
        self.query_one("#judge", Button).disabled = judging is not None
