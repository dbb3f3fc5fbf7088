"""Verify: evidence and what was kept of it, judged beside the screen."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.message import Message
from textual.widgets import Button, Input, ProgressBar, Static
from textual.worker import Worker, get_current_worker

from companion import games
from companion.core import CompanionError
from companion.locale import _
from companion.plaintext import visible
from companion.seal.evidence import Evidence, of_bytes
from companion.seal.heard import Stage
from companion.seal.remembered import Kept
from companion.seal.verdict import Verdict, judged
from companion.store import files
from companion.telling import kept
from screens.commands import Command, bindings
from screens.completing import WordsInput
from screens.form import Form, field, row
from screens.verdict import Judged
from screens.waiting import Stopped, Waiting, said

if TYPE_CHECKING:
    from screens.app import Companion

NOTHING = _("Nothing kept so far.")


class HeadInput(Input):
    """Takes a head as text; a pasted text of several lines is taken whole."""

    class Pasted(Message):
        """Several lines were pasted."""

        def __init__(self, text: str) -> None:
            """Hold them."""
            super().__init__()
            self.text = text

    def on_paste(self, event: events.Paste) -> None:
        """Give several lines away; a single one is typed as usual."""
        if "\n" in event.text.strip():
            event.prevent_default()
            event.stop()
            self.post_message(self.Pasted(event.text))


class Verifying(Form[None]):
    """Collects evidence and what was kept, and shows the verdict."""

    app: "Companion"
    BINDINGS: ClassVar = bindings(
        [
            Command("judge", "f5", _("Judge"), _("judge the evidence by what is kept")),
            Command("forget", "f8", _("Forget"), _("forget what was kept last")),
            Command("back", "escape", _("Back"), _("stop judging, or leave without a verdict")),
        ]
    )

    def __init__(self, evidence: Evidence | None = None, name: str = "") -> None:
        """Judge a file, or evidence at hand, which is then the keeper's own."""
        super().__init__()
        self._evidence = evidence
        self._called = name
        self._kept: list[Kept] = []
        self._judging: Worker[None] | None = None

    def heading(self) -> str:
        """Name the page."""
        return _("Verify")

    def fields(self) -> ComposeResult:
        """Lay out the fields, and what is kept so far."""
        if self._evidence is None:
            yield row(_("Evidence"), field("evidence", _("its file")))
        else:
            yield Static(self._called, markup=False)
        yield Static(_("What did you keep? Heads as text, or words."), classes="part")
        head = HeadInput(placeholder=_("paste them; or a file"), id="kept-head", compact=True)
        yield row(_("Heads"), head)
        yield row(_("Words"), WordsInput(placeholder=_("07: and six words"), id="kept-words"))
        yield row(_("Share"), WordsInput(placeholder=_("as noted with them"), id="kept-share"))
        yield Static(NOTHING, id="list", classes="below", markup=False)

    def below(self) -> ComposeResult:
        """Lay out the progress and the button."""
        yield ProgressBar(show_percentage=False, show_eta=False)
        yield Button(_("Judge"), id="judge", variant="primary", compact=True)

    def on_mount(self) -> None:
        """Begin without a bar."""
        self._work(None)

    @on(Input.Submitted)
    def go_on(self, event: Input.Submitted) -> None:
        """Take what is whole, and go on."""
        whole = event.input.id in ("kept-head", "kept-share")
        if whole and event.value and not self._take():
            return
        self.focus_next()

    @on(HeadInput.Pasted)
    def paste(self, event: HeadInput.Pasted) -> None:
        """Take heads of several lines."""
        try:
            self._keep(kept.heads(event.text))
        except CompanionError as reason:
            self.say(str(reason))

    def _take(self) -> bool:
        """Take what is typed; say what cannot be understood, and leave it standing."""
        head, words, share = (self.input(f"kept-{name}") for name in ("head", "words", "share"))
        if words.value.strip() and not share.value.strip():
            share.focus()
            self.say(_("Words need the players' share, as it was noted beside them."))
            return False
        try:
            if head.value.strip():
                self._keep(kept.heads(head.value.strip()))
                head.clear()
            if words.value.strip():
                self._keep((kept.words(words.value, share.value),))
                words.clear()
        except CompanionError as reason:
            self.say(str(reason))
            return False
        return True

    def _keep(self, found: tuple[Kept, ...]) -> None:
        """Add to what is kept."""
        self._kept += [each for each in found if each not in self._kept]
        self._list()

    def action_forget(self) -> None:
        """Forget what was kept last."""
        if self._kept:
            self._kept.pop()
        self._list()

    def _list(self) -> None:
        """List what is kept."""
        names = "\n".join(f"✓ {each.name}" for each in self._kept)
        self.query_one("#list", Static).update(names or NOTHING)
        self.say("")

    @on(Button.Pressed)
    def action_judge(self) -> None:
        """Judge, with what stands in the fields, too."""
        if not self._take():
            return
        try:
            evidence = self._evidence or self._read()
        except CompanionError as reason:
            self.say(str(reason))
            return
        self._work(self._judge(evidence, tuple(self._kept)))

    def action_back(self) -> None:
        """Stop judging, or leave."""
        if self._judging:
            self._judging.cancel()
            self._refuse(_("Stopped; there is no verdict."))
        else:
            self.dismiss(None)

    def _read(self) -> Evidence:
        """Read the file that is named."""
        path = files.named(self.input("evidence").value)
        self._called = visible(path.name)
        return of_bytes(files.read_bytes(path))

    @work(thread=True, exclusive=True)
    def _judge(self, evidence: Evidence, found: tuple[Kept, ...]) -> None:
        """Judge beside the screen, as long as somebody waits."""
        worker = get_current_worker()
        tell = partial(self.app.call_from_thread, self._tell)
        heard = Waiting(tell, lambda: worker.is_cancelled)
        try:
            verdict = judged(games.take, evidence, found, heard)
        except Stopped:
            return
        except CompanionError as reason:
            self.app.call_from_thread(self._refuse, str(reason))
        else:
            self.app.call_from_thread(self._show, verdict)

    def _tell(self, stage: Stage, done: int, number: int) -> None:
        """Show how far the work is."""
        if self._judging:
            self.query_one(ProgressBar).update(total=number, progress=done)
            self.say(said(stage, done, number))

    def _refuse(self, why: str) -> None:
        """Say why there is no verdict."""
        self._work(None)
        self.say(why)

    def _show(self, verdict: Verdict) -> None:
        """Show the verdict, unless nobody waits for it any more."""
        if self._judging:
            self._work(None)
            self.say("")
            self.app.push_screen(Judged(verdict, self._called, here=self._evidence is not None))

    def _work(self, judging: Worker[None] | None) -> None:
        """Show that something is being worked out, and hold it."""
        self._judging = judging
        bar = self.query_one(ProgressBar)
        bar.display = judging is not None
        if judging:
            self.call_after_refresh(bar.scroll_visible, animate=False)
        self.query_one("#judge", Button).disabled = judging is not None
