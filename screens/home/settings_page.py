"""The settings: language, theme, word list, and when the hidden side is covered."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import RadioSet, Static

from companion.locale import LANGUAGES, N_, _, counted
from companion.store import settings
from companion.untyped import Handed, Value
from screens.kit.dialogs.radio_row import ways
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.languages import offered
from screens.kit.page import Page
from screens.kit.themes import NAMES
from screens.kit.window import window
from screens.table.hidden.curtain import in_force

WORDS = {"": N_("as on this computer"), "cs": "čeština", "ru": "русский", "en": "English"}
TO_DO = {
    settings.LEARNING: N_("step by step in a first game, then one list"),
    settings.LISTED: N_("always one list"),
    settings.MUTED: N_("not shown: we know it"),
}

PLAIN = {
    False: N_("no: this screen"),
    True: N_("from the next start on: plain mode, all in lines"),
}


class SettingsPage(Page[None]):
    """Shows the settings; each change counts at once and is saved."""

    CSS_PATH = "settings_page.tcss"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", N_("Back"), N_("everything chosen is kept"))]
    )

    def anew(self) -> "SettingsPage":
        """Return the same page in another language."""
        return SettingsPage()

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        kept = window(self).settings
        yield Static(_("Settings"), classes="title")
        with VerticalScroll(id="page", can_focus=False):
            yield from _choice("language", _("Language"), offered(), kept.language)
            yield from _choice("theme", _("Colours"), _said(NAMES), kept.theme)
            yield from _choice("words", _("Spoken words"), _said(WORDS), kept.words)
            yield from _choice("idle", _("The curtain falls by itself after"), _times(), kept.idle)
            yield Reply()
            said = _("A screen that one player alone looks at covers itself after")
            yield from _choice("cover", said, _minutes(), kept.cover)
            yield from _choice("to_do", _("To do at the board"), _said(TO_DO), kept.to_do)
            yield from _choice("plain", _("Lines for ears and braille"), _said(PLAIN), kept.plain)
        yield Foot()

    def on_mount(self) -> None:
        """Begin at the top; show the real time until covering, also when that changes."""
        self.call_after_refresh(self.query_one("#page").scroll_home, animate=False)
        self.watch(self.app, "reports_focus", self.tell_time)

    def tell_time(self) -> None:
        """Say if the hidden side is covered sooner than is set."""
        said = in_force(window(self).settings.idle, window(self).reports_focus)
        self.query_one(Reply).update(said)  # nothing to be scrolled to

    @on(RadioSet.Changed)
    def keep(self, event: RadioSet.Changed) -> None:
        """Apply and save a choice."""
        name = (event.radio_set.id or "").removeprefix("set-")
        value = list(VALUES[name])[event.index]
        wished = replace(window(self).settings, **{name: value})
        if wished == window(self).settings:
            return
        speaks = window(self).settings.language
        trouble = window(self).keep_settings(wished)
        self.tell_time()
        if trouble:
            self.query_one(Reply).say(trouble)
        elif wished.language != speaks:
            self.app.call_later(window(self).speak_anew)


def _said(names: Mapping[Value, str]) -> dict[Value, str]:
    """Return names in the reader's language."""
    return {value: _(name) for value, name in names.items()}


def _times() -> dict[int, str]:
    """Return the times without keys after which a shared screen is covered, in words."""
    return {
        seconds: counted("{number} second", "{number} seconds", seconds).format(number=seconds)
        for seconds in settings.IDLE
    }


def _minutes() -> dict[int, str]:
    """Return the times without keys until the hidden seat's own screen is covered, in words."""
    return {
        minutes: counted("{number} minute", "{number} minutes", minutes).format(number=minutes)
        for minutes in settings.COVER
    }


VALUES: dict[str, Collection[Value]] = {
    "language": ("", *LANGUAGES),
    "theme": NAMES,
    "words": WORDS,
    "to_do": TO_DO,
    "idle": settings.IDLE,
    "cover": settings.COVER,
    "plain": PLAIN,
}


def _choice(name: str, title: str, told: Handed, chosen: object) -> ComposeResult:
    """Lay out one setting."""
    yield Static(title, classes="label")
    yield ways(f"set-{name}", told.values(), list(told).index(chosen))
