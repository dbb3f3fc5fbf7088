"""The dialog for the words of all players but the hidden side, before anything is sealed."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from companion.core import PUBLIC, CompanionError
from companion.evening.sitting import Sitting
from companion.locale import N_, _, counted
from companion.seal import share, words
from companion.store.disk.errors import NotSaved
from companion.telling.proof.share_reason import reason
from companion.telling.refusals import in_a_sentence
from screens.home.settings_page import WORDS
from screens.kit import glossary
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.proof.word_entry import WordEntry
from screens.proof.word_picks import Picks

NONE = N_("No word of this list begins so. Backspace takes a letter back.")


class Word(Input):
    """The field for the next word; Backspace in an empty field goes to the word before."""

    BINDINGS: ClassVar = bindings(
        [
            Command("screen.mark(1)", "down", N_("Next"), N_("mark the next word that is meant")),
            Command("screen.mark(-1)", "up", N_("Before"), N_("mark the word before"), shown=False),
        ]
    )

    @dataclass
    class Back(Message):
        """The message that the last word is taken back."""

    @dataclass
    class PastedWords(Message):
        """The message that whole words were pasted."""

        text: str

    @dataclass
    class Figure(Message):
        """The message that a digit was typed, perhaps of a PIN."""

    def insert_text_at_cursor(self, text: str) -> None:
        """Insert letters, but no digits."""
        if text.isdigit():
            self.post_message(self.Figure())
        else:
            super().insert_text_at_cursor(text)

    def action_delete_left(self) -> None:
        """Delete the last letter, or ask to take the last word back."""
        if self.value:
            super().action_delete_left()
        else:
            self.post_message(self.Back())

    def on_paste(self, event: events.Paste) -> None:
        """Send pasted words on as whole ones, as none of them is a beginning."""
        event.prevent_default()
        event.stop()
        self.post_message(self.PastedWords(" ".join(event.text.split())))


class ShareDialog(Dialog[bool]):
    """Asks the players for words one after the other; returns whether they gave them."""

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
        self._kept: dict[str, share.Share] = {}  # words of players who need not repeat them
        self._hearing = self._listening()
        self._warned = 0  # how many words there were when Backspace last asked for confirmation

    def compose(self) -> ComposeResult:
        """Lay out the request; a word is accepted as soon as no other one begins like it."""
        with Vertical(id="asked"):
            yield Static(self._why, id="why")
            yield Static(id="given", markup=False)
            yield Static(id="question", markup=False)
            yield Word(id="word")
            yield Picks()
            yield Reply()
            yield Foot()

    def on_mount(self) -> None:
        """Ask the first player."""
        self._ask()

    @property
    def _why(self) -> str:
        """Say why words are necessary now, and which key explains more."""
        said = reason(self._table.sealing)
        return said if self._table.sealing.deal_due else " ".join((said, _("F1: why.")))

    def _listening(self) -> WordEntry:
        """Return a new collection for the words of the players who are asked."""
        return WordEntry(self._number * len(self._asked))

    @property
    def _asked(self) -> tuple[str, ...]:
        """Return the players to ask, in the order of their seats."""
        return tuple(name for name in self._table.sealing.others if name not in self._kept)

    @property
    def _given(self) -> dict[str, share.Share]:
        """Return the words so far, by player."""
        each, heard = self._number, self._hearing.given
        now = {name: heard[each * at : each * (at + 1)] for at, name in enumerate(self._asked)}
        return {name: {**self._kept, **now}[name] for name in self._table.sealing.others}

    @property
    def _number(self) -> int:
        """Return how many words each player says."""
        return share.each(self._table.sealing.others)

    def _ask(self) -> None:
        """Show the words so far, and ask for the next ones."""
        self.query_one("#given", Static).update("\n".join(self._told()))
        self.query_one("#question", Static).update(self._question())
        self.query_one(Picks).offer(self._hearing.possible if self._hearing.left else ())
        self._answer(self._hint())
        self.refresh_bindings()

    def _told(self) -> list[str]:
        """Return the words so far as rows, one for each player."""
        language = words.language()
        return [f"{name}: {words.read_out(said, language)}" for name, said in self._given.items()]

    def _question(self) -> str:
        """Return the question for the next word, or whether all are right."""
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
        """Show a message, and scroll to it; without one, words to pick have its place."""
        reply = self.query_one(Reply)
        reply.display = bool(text) or not self.query_one(Picks).display
        reply.say(text)

    @on(Input.Changed)
    def hear(self) -> None:
        """Accept each word when only one of the list begins like it, or when a blank ends it."""
        typed = self.query_one(Word).value
        self._take(lambda: self._hearing.hear(typed))

    @on(Word.PastedWords)
    def paste(self, event: Word.PastedWords) -> None:
        """Accept pasted words."""
        said = self.query_one(Word).value + event.text
        self._take(lambda: self._hearing.hear_whole(said))

    @on(Input.Submitted)
    def submit(self) -> None:
        """Accept the marked word, or the current one as whole; when all are there, finish.

        If Enter only ends the last word, it does not finish, as nobody has read that word yet.
        """
        if marked := self.query_one(Picks).marked:
            self.action_pick(marked)
        elif self._hearing.goes_on:
            self._take(self._hearing.end)
        elif not self._hearing.left:
            self._give()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow Yes only when all words are there, and marking only where words are shown."""
        if action == "mark":
            return bool(self._hearing.left and self._hearing.possible)
        return action != "yes" or not self._hearing.left

    def action_mark(self, down: int) -> None:
        """Mark the next of the words that can be meant."""
        self.query_one(Picks).mark(down)

    def action_pick(self, word: str) -> None:
        """Accept a word that was marked or tapped."""
        if self._hearing.left and word in self._hearing.possible:
            self._take(lambda: self._hearing.pick(word))

    async def action_yes(self) -> None:
        """Finish, after all that was typed before."""
        await self.query_one(Word).action_submit()

    @on(Word.Figure)
    def refuse_figures(self) -> None:
        """Say that words are expected here, and no PIN."""
        self._answer(_("Words, please, no digits: the PIN comes later."))

    @on(Word.Back)
    def take_back(self) -> None:
        """Take the last word back; for one of the player before, ask first."""
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
        """Accept words, and say what is wrong with one or could be meant."""
        wrong, self._warned = "", 0
        try:
            hear()
        except CompanionError as reason:
            wrong = in_a_sentence(reason)
        self._write(self._hearing.begun)
        self._ask()
        self._answer(wrong or self._doubt() or self._hint())

    def _doubt(self) -> str:
        """Ask back if a blank ended only a part of the word that was accepted; empty if not."""
        if not self._hearing.guessed:
            return ""
        word = words.read_out(self._hearing.given[-1:], words.language())
        said = _("“{begun}” is taken for {word}. Another word? Backspace takes it back.")
        return said.format(begun=self._hearing.guessed, word=word)

    def _hint(self) -> str:
        """Say where words come from, or that none begins so."""
        begun, language = self._hearing.begun.strip(), words.language()
        if not begun:
            return _listed(language) if self._hearing.left else ""
        return "" if words.completions(begun, language) else _(NONE)

    def _give(self) -> None:
        """Finish with the words; if they could not be saved, Enter tries again."""
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
        """Ask some players again, and say why; the others' words stay."""
        before = self._given
        self._kept = {name: said for name, said in before.items() if name not in players}
        self._hearing = self._listening()
        self._ask()
        language = words.language()
        listed = "; ".join(f"{name}: {words.read_out(before[name], language)}" for name in players)
        told = _("Said before at this table: {words}. New ones, please; all other words stand.")
        self._answer(told.format(words=listed))

    def _write(self, text: str) -> None:
        """Put this text into the field."""
        line = self.query_one(Word)
        if line.value != text:
            with self.prevent(Input.Changed):
                line.value = text
            line.cursor_position = len(text)


def _listed(language: str) -> str:
    """Say which words are meant, and how to type them."""
    return _(
        "Not every word is in the list ({language}); the first letters show which are. Space ends"
        " it, Backspace takes it back. Write it down."
    ).format(language=WORDS[language])
