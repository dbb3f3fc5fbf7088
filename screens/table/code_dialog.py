"""Two keys instead of the PIN: chosen by the hidden seat, and typed soon after the curtain fell."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.core import CompanionError
from companion.keyboard import by_place
from companion.locale import N_, _
from companion.short_code import LENGTH, SECONDS, ShortCode
from companion.telling.refusals import in_a_sentence
from screens.kit import glossary
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog, Result
from screens.kit.reply import Reply
from screens.kit.window import window

TYPED, MISSING = "●", "○"


class TwoKeys(Dialog[Result]):
    """Takes two keys unseen, as fast as they come."""

    CSS_PATH = "code_dialog.tcss"
    word: ClassVar = glossary.CURTAIN
    _typed = ""

    def __init__(self, question: str) -> None:
        """Ask this."""
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
        """Say what else there is to know."""
        raise NotImplementedError

    def take(self, typed: str) -> None:
        """Do something with two keys."""
        raise NotImplementedError

    def heed(self, event: events.Event) -> None:
        """Take keys before any widget does; what comes behind the second one has to wait."""
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
        """Let nobody take once more what was taken."""
        if event.is_printable or event.key == "backspace":
            event.stop()

    def _whole(self) -> None:
        """Take both."""
        typed = self._typed
        self._show("")
        if self.on_top:
            self.take(typed)
        else:
            window(self).held.drop()

    def _show(self, typed: str) -> None:
        """Show a dot for each key."""
        self._typed = typed
        self.query_one("#dots", Static).update(_dots(typed))

    def say(self, text: str) -> None:
        """Say what was wrong, or what comes next."""
        self.query_one(Reply).say(text)


def _dots(typed: str) -> str:
    """Write a dot for each key."""
    return " ".join(TYPED if at < len(typed) else MISSING for at in range(LENGTH))


class CodeAsked(TwoKeys[bool]):
    """Asks for the two keys; gives whether the curtain is lifted, or the PIN is to be asked for."""

    BINDINGS: ClassVar = bindings(
        [
            Command("pin", "enter", N_("PIN"), N_("type the PIN instead"), everywhere=True),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave the curtain down")),
        ]
    )

    def __init__(self, question: str, lift: Callable[[str], bool]) -> None:
        """Ask whoever looks; `lift` tries the keys."""
        super().__init__(question)
        self._lift = lift
        self.refused = ""  # what is said of keys that did not lift it

    def more(self) -> str:
        """Say that these are the two keys, and what happens to wrong ones."""
        return _("Your two keys. A wrong one asks for the PIN.")

    def take(self, typed: str) -> None:
        """Lift the curtain, or ask for the PIN; what was typed behind wrong keys is forgotten."""
        lifted = self._lift(typed)
        self.refused = "" if lifted else _("These were not the two keys. Now the PIN.")
        self.dismiss(lifted)
        if lifted:
            window(self).held.taken()
        else:
            window(self).held.drop()

    def action_pin(self) -> None:
        """Ask for the PIN; what is typed behind it waits for that."""
        window(self).held.begin(self)
        self.dismiss(False)


class CodeChosen(TwoKeys[bool]):
    """Lets the hidden seat choose two keys, typed twice, or none; gives whether it chose any."""

    BINDINGS: ClassVar = bindings(
        [
            Command("none", "enter", N_("No keys"), N_("the PIN each time"), everywhere=True),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave it as it is")),
        ]
    )

    def __init__(self, code: ShortCode) -> None:
        """Stand before the code of a sitting."""
        asked = _("Choose two keys to type instead of the PIN for {minutes} minutes?")
        super().__init__(asked.format(minutes=SECONDS // 60))
        self._code = code
        self._first = ""

    def more(self) -> str:
        """Say what they are good for, and how one has none."""
        return _(
            "They lift the curtain again soon after it fell. After that, after a wrong key, a break"
            " and each start comes the PIN. Enter: always the PIN."
        )

    def take(self, typed: str) -> None:
        """Take the keys, once they were typed twice."""
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
        """Begin anew, and say why."""
        self._first = ""
        window(self).held.drop()
        self.say(why)

    def action_none(self) -> None:
        """Have no such keys."""
        window(self).held.begin(self)
        self._code.forget()
        self.dismiss(False)
        window(self).held.taken()
