"""A verdict: the conclusion first and large, below it everything that it rests on."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.locale import _
from companion.seal.verdict import CLEAN, NOT_PROVEN, NOTHING_KEPT, UNBOUND, Verdict
from companion.telling.verdict_text import told
from companion.telling.verdict_words import CONCLUSIONS
from screens.foot import Foot
from screens.reading import Reading

MARKS = {CLEAN: "✓", NOTHING_KEPT: "?", NOT_PROVEN: "?", UNBOUND: "!"}
HERE = _("On the keeper's machine this proves nothing. Check it on a device of your own.")


class Judged(Reading):
    """Shows a verdict in the words of `companion verify`."""

    def __init__(self, verdict: Verdict, name: str, *, here: bool = False) -> None:
        """Show the verdict on a file; `here` means that the keeper's machine has judged."""
        super().__init__(_("Verdict on {name}").format(name=name), told(verdict, name))
        self._verdict = verdict
        self._here = here

    def compose(self) -> ComposeResult:
        """Lay out the conclusion and the rest."""
        mark = MARKS.get(self._verdict.code, "✗")
        conclusion = f"{mark} {CONCLUSIONS[self._verdict.code]}"
        yield Static(self._heading, classes="title", markup=False)
        with VerticalScroll(id="page"):
            yield Static(conclusion, id="conclusion", markup=False)
            if self._here:
                yield Static(HERE, id="here", markup=False)
            yield Static("\n".join(self._rows), markup=False)
        yield Foot()
