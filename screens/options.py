"""The list of choices beside the board: each with a number, and features with their codes."""

from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from companion.locale import _
from screens.codes import codes
from screens.names import NAMES, named

DIGITS = "123456789"


class Choices(OptionList, can_focus=False):
    """Shows words that can be chosen; the screen around it takes the keys."""

    DONE = "\x00done"

    def offer(self, words: Sequence[str], taken: Iterable[str], line: str | None) -> None:
        """Show what can be chosen behind what was taken."""
        self.clear_options()
        self.border_title = " ".join(named(word) for word in taken)
        if line is not None:
            self.add_option(Option(Text(_("That is all: {line}").format(line=line)), self.DONE))
        short = _short(words)
        for number, word in enumerate(words, 1):
            key = str(number) if number <= len(DIGITS) else " "
            code = f"  {short[word]}" if word in short else ""
            self.add_option(Option(Text(f"{key} {named(word)}{code}"), word))
        self.highlighted = 0 if self.option_count else None
        self.display = bool(self.option_count)

    def meant(self, typed: str, options: Sequence[str]) -> str:
        """Give the option that a number, a code or a location means, or nothing."""
        words = [each for each in options if not _is_place(each)]
        if len(typed) == 1 and typed in DIGITS and int(typed) <= len(words):
            return words[int(typed) - 1]
        short = {code: word for word, code in _short(words).items()}
        return short.get(typed, typed.upper() if typed.upper() in options else "")

    def could_be(self, typed: str, options: Sequence[str]) -> bool:
        """Say whether what was typed can still become something."""
        known = [*_short(options).values(), *(each.lower() for each in options if _is_place(each))]
        return any(each.startswith(typed) for each in known)

    def move(self, down: int) -> None:
        """Mark the next option."""
        if self.option_count:
            self.highlighted = ((self.highlighted or 0) + down) % self.option_count


def _short(words: Sequence[str]) -> dict[str, str]:
    """Give codes to features, which are the words that have no other name."""
    features = [word for word in words if word not in NAMES and word.isalpha() and word.islower()]
    return codes(features) if len(features) > 1 else {}


def _is_place(word: str) -> bool:
    """Say whether a word is a location."""
    return len(word) == 2 and word[0].isupper() and word[1].isdigit()
