"""The share: everybody who is not the keeper says words, before anything is sealed."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from companion.core import PUBLIC, CompanionError
from companion.locale import N_, _, counted
from companion.seal import share, words
from companion.sitting import Sitting
from companion.store.errors import NotSaved
from companion.telling.refusals import in_a_sentence
from companion.telling.share_reason import reason
from screens.home.settings_page import WORDS
from screens.kit import glossary
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog
from screens.kit.reply import Reply
from screens.proof.word_entry import SHOWN, Hearing

NONE = N_("No word of this list begins so. Backspace takes a letter back.")


class Word(Input):
    """The line for the next word; where it is empty, Backspace is for the word before."""

    @dataclass
    class Back(Message):
        """Somebody takes the last word back."""

    @dataclass
    class Pasted(Message):
        """Somebody pastes words, each of them whole."""

        text: str

    @dataclass
    class Figure(Message):
        """Somebody types a figure, perhaps of a PIN."""

    def insert_text_at_cursor(self, text: str) -> None:
        """Take letters, and show no figure."""
        if text.isdigit():
            self.post_message(self.Figure())
        else:
            super().insert_text_at_cursor(text)

    def action_delete_left(self) -> None:
        """Take the last letter back, or ask for the last word."""
        if self.value:
            super().action_delete_left()
        else:
            self.post_message(self.Back())

    def on_paste(self, event: events.Paste) -> None:
        """Give whole words away, so that none is taken for the beginning of another."""
        event.prevent_default()
        event.stop()
        self.post_message(self.Pasted(" ".join(event.text.split())))


class ShareAsked(Dialog[bool]):
    """Asks one player after the other; gives whether the share was given."""

    CSS_PATH = "share_dialog.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("yes", "enter", N_("Yes"), N_("these are the words"), everywhere=True),
            Command("dismiss(False)", "escape", N_("Back"), N_("say no words now")),
        ]
    )

    word: ClassVar = glossary.SHARE

    def __init__(self, sitting: Sitting) -> None:
        """Ask the other players of a table."""
        super().__init__()
        self._sitting = sitting
        self._table = sitting.table
        self._kept: dict[str, share.Share] = {}  # of players who need not say theirs again
        self._hearing = self._listening()
        self._warned = 0  # the number of words at which Backspace asked before it goes on

    def compose(self) -> ComposeResult:
        """Ask for words; each is taken as soon as it is the only one left."""
        with Vertical(id="asked"):
            yield Static(self._why, id="why")
            yield Static(id="given", markup=False)
            yield Static(id="question", markup=False)
            yield Word(id="said")
            yield Reply()
            yield Foot()

    def on_mount(self) -> None:
        """Ask the first player."""
        self._ask()

    @property
    def _why(self) -> str:
        """Give the reason why words are asked for now, and the key that explains it."""
        said = reason(self._table.sealing)
        return said if self._table.sealing.deal_due else " ".join((said, _("F1: why.")))

    def _listening(self) -> Hearing:
        """Begin to hear the words of everybody who is asked."""
        return Hearing(self._number * len(self._asked))

    @property
    def _asked(self) -> tuple[str, ...]:
        """Name the players whose words are asked for, in the order of their seats."""
        return tuple(name for name in self._table.sealing.others if name not in self._kept)

    @property
    def _given(self) -> dict[str, share.Share]:
        """Give the words so far, player by player."""
        each, heard = self._number, self._hearing.given
        now = {name: heard[each * at : each * (at + 1)] for at, name in enumerate(self._asked)}
        return {name: {**self._kept, **now}[name] for name in self._table.sealing.others}

    @property
    def _number(self) -> int:
        """Count the words that each player says."""
        return share.each(self._table.sealing.others)

    def _ask(self) -> None:
        """Show what was said, and ask the player whose words come next."""
        self.query_one("#given", Static).update("\n".join(self._told()))
        self.query_one("#question", Static).update(self._question())
        self._answer(self._hint())
        self.refresh_bindings()

    def _told(self) -> list[str]:
        """Give the words back, player by player."""
        language = words.language()
        return [f"{name}: {words.said(said, language)}" for name, said in self._given.items()]

    def _question(self) -> str:
        """Ask for the next words, or whether these are the right ones."""
        if not self._hearing.left:
            return _(
                "Are these your words? Write them down. Enter: yes. Backspace: change the last one."
            )
        player = self._asked[len(self._hearing.given) // self._number]
        left = self._number - len(self._hearing.given) % self._number
        said = counted(
            "{name} says a word. Which? Its first letters are enough.",
            "{name} says {number} words. Which? Their first letters are enough.",
            left,
        )
        return said.format(name=player, number=left)

    def _answer(self, text: str) -> None:
        """Say what could be meant, or what is wrong, and bring it into sight."""
        self.query_one(Reply).say(text)

    @on(Input.Changed)
    def hear(self) -> None:
        """Take each word as soon as only one of the list begins so, or when a blank ends it."""
        typed = self.query_one(Word).value
        self._take(lambda: self._hearing.hear(typed))

    @on(Word.Pasted)
    def paste(self, event: Word.Pasted) -> None:
        """Take words that are pasted."""
        said = self.query_one(Word).value + event.text
        self._take(lambda: self._hearing.hear_whole(said))

    @on(Input.Submitted)
    def submit(self) -> None:
        """Let the word that stands there be whole; when all are given, give the share.

        Enter behind a last word that was typed to its end only ends it: nobody has read it yet.
        """
        if self._hearing.goes_on:
            self._take(self._hearing.end)
        elif not self._hearing.left:
            self._give()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Say yes only where all words are there."""
        return action != "yes" or not self._hearing.left

    async def action_yes(self) -> None:
        """Give the share, behind all that was typed before."""
        await self.query_one(Word).action_submit()

    @on(Word.Figure)
    def refuse_figures(self) -> None:
        """Say that words are asked for, and no PIN."""
        self._answer(_("Words, please, no digits: the PIN comes later."))

    @on(Word.Back)
    def take_back(self) -> None:
        """Take the last word back; one of the player before only when it is asked for twice."""
        given = len(self._hearing.given)
        crosses = bool(given and self._hearing.left) and given % self._number == 0
        if crosses and self._warned != given:
            self._warned = given
            player = self._asked[given // self._number - 1]
            said = _("{name}'s words stand. Backspace once more takes their last one back.")
            self._answer(said.format(name=player))
            return
        self._warned = 0
        self._hearing.take_back()
        self._ask()

    def _take(self, hear: Callable[[], None]) -> None:
        """Take words one after the other, and say what is wrong with one, or could be meant."""
        wrong, self._warned = "", 0
        try:
            hear()
        except CompanionError as reason:
            wrong = in_a_sentence(reason)
        self._write(self._hearing.begun)
        self._ask()
        self._answer(wrong or self._doubt() or self._hint())

    def _doubt(self) -> str:
        """Ask back where a blank ended less than the word that it was taken for."""
        if not self._hearing.guessed:
            return ""
        word = words.said(self._hearing.given[-1:], words.language())
        said = _("“{begun}” is taken for {word}. Another word? Backspace takes it back.")
        return said.format(begun=self._hearing.guessed, word=word)

    def _hint(self) -> str:
        """Give words that could still be meant, or say where words come from."""
        begun, language = self._hearing.begun.strip(), words.language()
        if not begun:
            return _listed(language) if self._hearing.left else ""
        found = words.completions(begun, language)
        return (" ".join(found[:SHOWN]) or _(NONE)) + (" …" if len(found) > SHOWN else "")

    def _give(self) -> None:
        """Give the share; what is not saved is tried again by Enter, all else is said anew."""
        if again := self._table.sealing.repeating(self._given):
            self._listen_again(again)
            return
        try:
            self._sitting.share(PUBLIC, share.text_of(self._given), fresh=True)
        except CompanionError as reason:
            if not isinstance(reason, NotSaved):
                self._listen_again(self._table.sealing.others)
            self._answer(in_a_sentence(reason))
        else:
            self.dismiss(True)

    def _listen_again(self, players: Collection[str]) -> None:
        """Hear some players anew, and say why; the words of all others stand."""
        before = self._given
        self._kept = {name: said for name, said in before.items() if name not in players}
        self._hearing = self._listening()
        self._ask()
        language = words.language()
        listed = "; ".join(f"{name}: {words.said(before[name], language)}" for name in players)
        told = _("Said before at this table: {words}. New ones, please; all other words stand.")
        self._answer(told.format(words=listed))

    def _write(self, text: str) -> None:
        """Let this stand in the line."""
        line = self.query_one(Word)
        if line.value != text:
            with self.prevent(Input.Changed):
                line.value = text
            line.cursor_position = len(text)


def _listed(language: str) -> str:
    """Say which words are meant, and how they are typed."""
    return _(
        "Not every word is in the list ({language}); the first letters show which are. Space ends"
        " it, Backspace takes it back. Write it down."
    ).format(language=WORDS[language])
