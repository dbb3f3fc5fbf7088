"""The share: everybody who is not the keeper says words, before anything is sealed."""

from dataclasses import dataclass
from itertools import takewhile
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import _, counted
from companion.seal import share, words
from companion.table import Table
from screens.commands import Command, bindings

SHOWN = 12  # words that could still be meant


class Word(Input):
    """The line for the next word; where it is empty, Backspace is for the word before."""

    @dataclass
    class Back(Message):
        """Somebody takes the last word back."""

    def action_delete_left(self) -> None:
        """Take the last letter back, or ask for the last word."""
        if self.value:
            super().action_delete_left()
        else:
            self.post_message(self.Back())


class ShareAsked(ModalScreen[bool]):
    """Asks one player after the other; gives whether the share was given."""

    CSS_PATH = "share.tcss"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(False)", "escape", _("Back"), _("give no share now"))]
    )

    def __init__(self, table: Table) -> None:
        """Ask the other players of a table."""
        super().__init__()
        self._table = table
        self._given: list[int] = []
        self._rest = ""  # of a word that was taken before it was typed to its end

    def compose(self) -> ComposeResult:
        """Ask for words of the list; each is taken as soon as it is the only one left."""
        with Vertical(id="asked"):
            yield Static(_("So that the keeper cannot prepare, each of you says words."), id="why")
            yield Static(id="given", markup=False)
            yield Static(id="question", markup=False)
            yield Word(id="said")
            yield Static(id="answer", markup=False)

    def on_mount(self) -> None:
        """Ask the first player."""
        self._ask()

    @property
    def _number(self) -> int:
        """Count the words that each player says."""
        return share.each(self._table.others)

    @property
    def _complete(self) -> bool:
        """Say whether everybody has said his words."""
        return len(self._given) == self._number * len(self._table.others)

    def _ask(self) -> None:
        """Show what was said, and ask the player whose words come next."""
        self.query_one("#given", Static).update("\n".join(self._told()))
        self.query_one("#question", Static).update(self._question())
        self._answer("")

    def _told(self) -> list[str]:
        """Give the words back, player by player."""
        said = words.said(tuple(self._given), words.language()).split()
        each = self._number
        return [
            f"{name}: {' '.join(said[each * at : each * (at + 1)])}"
            for at, name in enumerate(self._table.others)
        ]

    def _question(self) -> str:
        """Ask for the next words, or whether these are the right ones."""
        if self._complete:
            return _("Are these your words? Enter: yes. Backspace: not the last one.")
        player = self._table.others[len(self._given) // self._number]
        left = self._number - len(self._given) % self._number
        said = counted(
            "{name} says a word. Which? The first letters will do.",
            "{name} says {number} words. Which? The first letters will do.",
            left,
        )
        return said.format(name=player, number=left)

    def _answer(self, text: str) -> None:
        """Say what could be meant, or what is wrong."""
        self.query_one("#answer", Static).update(text)

    @on(Input.Changed)
    def hear(self, event: Input.Changed) -> None:
        """Take a word as soon as only one of the list begins so, or when it ends with a blank."""
        typed = self._anew(event.value.lower())
        if self._rest or self._complete:
            self._write("" if typed == self._rest or self._complete else typed)
            return
        found = words.completions(typed, words.language()) if typed.strip() else ()
        if typed.endswith(" "):
            self._take(typed)
        elif len(found) == 1:
            self._take(found[0])
            self._rest = found[0][len(typed) :]
        else:
            self._write(typed)
            self._answer(" ".join(found[:SHOWN]) + (" …" if len(found) > SHOWN else ""))

    def _anew(self, typed: str) -> str:
        """Give what is typed of a new word; who types the last word to its end is left alone."""
        if not self._rest or self._rest.startswith(typed):
            return typed
        alike = takewhile(lambda pair: pair[0] == pair[1], zip(self._rest, typed, strict=False))
        went_on = len(list(alike))
        self._rest = ""
        return typed if words.completions(typed, words.language()) else typed[went_on:]

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """Take the words that stand there; when all are given, give the share."""
        if self._complete:
            self._table.share(tuple(self._given))
            self.dismiss(True)
        elif event.value.strip():
            self._take(event.value)

    @on(Word.Back)
    def take_back(self, event: Any) -> None:
        """Take the last word back."""
        self._given = self._given[:-1]
        self._rest = ""
        self._ask()

    def _take(self, text: str) -> None:
        """Take one or more words of this player."""
        try:
            found = words.indexes(text)
        except CompanionError as reason:
            self._answer(str(reason))
            return
        left = self._number - len(self._given) % self._number
        if not self._complete:
            self._given += found[:left]
        self._write("")
        self._ask()

    def _write(self, text: str) -> None:
        """Let this stand in the line; nothing there is a word that was typed to its end."""
        self._rest = self._rest if text else ""
        line = self.query_one(Word)
        if line.value != text:
            with self.prevent(Input.Changed):
                line.value = text
            line.cursor_position = len(text)
