"""Two keys instead of the PIN, soon after the hidden side was covered."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.core import CompanionError
from companion.evening.short_code import LENGTH, SECONDS, ShortCode
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from companion.text.keyboard import by_place
from screens.kit import glossary
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog, Result
from screens.kit.window import window

TYPED, MISSING = "●", "○"


class TwoKeys(Dialog[Result]):
    """Asks for two keys, which are not shown."""

    CSS_PATH = "code_dialog.tcss"
    word: ClassVar = glossary.CURTAIN
    _typed = ""

    def __init__(self, question: str) -> None:
        """Ask this question."""
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Lay out the question, and a dot for each key."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            yield Static(_dots(""), id="dots")
            yield Reply()
            yield Static(self.more(), id="more", markup=False)
            yield Foot()

    def more(self) -> str:
        """Return a further explanation."""
        raise NotImplementedError

    def take(self, typed: str) -> None:
        """Use the two keys."""
        raise NotImplementedError

    def heed(self, event: events.Event) -> None:
        """Take keys before any widget does; those after the second wait for the next screen."""
        if not (isinstance(event, events.Key) and self.on_top and self.is_mounted):
            return
        if event.key == "backspace":
            self._show(self._typed[:-1])
        elif event.is_printable and event.character and len(self._typed) < LENGTH:
            self._show(self._typed + event.character)
            if len(self._typed) == LENGTH:
                window(self).held.begin(self, "")
                self.call_later(self._whole)

    def on_key(self, event: events.Key) -> None:
        """Stop keys from being used a second time."""
        if event.is_printable or event.key == "backspace":
            event.stop()

    def _whole(self) -> None:
        """Use both keys."""
        typed = self._typed
        self._show("")
        if self.on_top:
            self.take(typed)
        else:
            window(self).held.drop()

    def _show(self, typed: str) -> None:
        """Show which keys were typed, as dots."""
        self._typed = typed
        self.query_one("#dots", Static).update(_dots(typed))

    def say(self, text: str) -> None:
        """Show a message."""
        self.query_one(Reply).say(text)


def _dots(typed: str) -> str:
    """Return a dot for each typed or missing key."""
    return " ".join(TYPED if at < len(typed) else MISSING for at in range(LENGTH))


class CodeAsked(TwoKeys[bool]):
    """Asks for the two keys; returns whether they were right."""

    BINDINGS: ClassVar = bindings(
        [
            Command("pin", "enter", N_("PIN"), N_("type the PIN instead"), everywhere=True),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave the curtain down")),
        ]
    )

    def __init__(self, question: str, lift: Callable[[str], bool]) -> None:
        """Ask this question; `lift` tries the keys."""
        super().__init__(question)
        self._lift = lift
        self.refused = ""  # what is said about wrong keys

    def more(self) -> str:
        """Say that these are the two keys, and what a wrong one leads to."""
        return _("Your two keys. A wrong one asks for the PIN.")

    def take(self, typed: str) -> None:
        """Close with the result; what was typed after wrong keys is dropped."""
        lifted = self._lift(typed)
        self.refused = "" if lifted else _("These were not the two keys. Now the PIN.")
        self.dismiss(lifted)
        if lifted:
            window(self).held.taken()
        else:
            window(self).held.drop()

    def action_pin(self) -> None:
        """Close, and ask for the PIN; keys after this one wait for it."""
        window(self).held.begin(self)
        self.dismiss(False)


class CodeChosen(TwoKeys[bool]):
    """Lets the hidden seat choose two keys, typed twice, or none; returns whether it has any."""

    BINDINGS: ClassVar = bindings(
        [
            Command("none", "enter", N_("No keys"), N_("the PIN each time"), everywhere=True),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave it as it is")),
        ]
    )

    def __init__(self, code: ShortCode) -> None:
        """Set the keys of this code."""
        asked = _("Choose two keys to type instead of the PIN for {minutes} minutes?")
        super().__init__(asked.format(minutes=SECONDS // 60))
        self._code = code
        self._first = ""

    def more(self) -> str:
        """Say what the keys are good for, and how to have none."""
        return _(
            "They lift the curtain again soon after it fell. After that, after a wrong key, a break"
            " and each start comes the PIN. Enter: always the PIN."
        )

    def take(self, typed: str) -> None:
        """Set the keys once they were typed twice."""
        try:
            self._code.need_possible(typed)
        except CompanionError as reason:
            self._ask_again(in_a_sentence(reason))
            return
        if not self._first:
            self._first = typed
            self.say(_("The same two keys once more."))
            window(self).held.taken()
        elif by_place(self._first) == by_place(typed):
            self._code.choose(typed)
            self.dismiss(True)
            window(self).held.taken()
        else:
            self._ask_again(_("These were others. Choose the two keys anew."))

    def _ask_again(self, why: str) -> None:
        """Begin again, and say why."""
        self._first = ""
        window(self).held.drop()
        self.say(why)

    def action_none(self) -> None:
        """Have no such keys."""
        window(self).held.begin(self)
        self._code.forget()
        self.dismiss(False)
        window(self).held.taken()
