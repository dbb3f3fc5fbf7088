"""The players' share: words from everybody who is not the keeper, so that he cannot prepare."""

from collections.abc import Iterable, Mapping, Sequence

from companion.core import NotUnderstood
from companion.locale import _, counted
from companion.record.fold import Listener
from companion.record.line import Line

WORDS = 4  # of 11 bits each: 44 bits
LIST = 2048

Share = tuple[int, ...]


class Shares(Listener):
    """All shares of a record, one after the other."""

    def __init__(self) -> None:
        """Begin with none."""
        self.given: list[Mapping[str, Share]] = []

    def take_share(self, number: int, line: Line, given: Mapping[str, Share]) -> None:
        """Take one more; it is the one in force."""
        self.given.append(given)

    @property
    def newest(self) -> Mapping[str, Share]:
        """Give the one in force, or nothing where there is none yet."""
        return self.given[-1] if self.given else {}

    def holds(self, others: Sequence[str]) -> bool:
        """Say whether the share in force is one of exactly these players."""
        return bool(self.given) and tuple(self.newest) == tuple(others)


def is_enough(given: Mapping[str, Share], others: Sequence[str]) -> bool:
    """Say whether everybody gave a word, in the order of their seats, and all together enough."""
    return tuple(given) == tuple(others) and sum(map(len, given.values())) >= WORDS


def is_repeated(given: Mapping[str, Share], before: Iterable[Mapping[str, Share]]) -> bool:
    """Say whether anybody gave all the words that they gave before, in whatever order."""
    return bool(repeating(given, before))


def repeating(given: Mapping[str, Share], before: Iterable[Mapping[str, Share]]) -> tuple[str, ...]:
    """Name those who gave all the words that they gave before, in whatever order."""
    earlier = tuple(before)
    return tuple(
        name
        for name, words in given.items()
        if any(sorted(words) == sorted(each.get(name, ())) for each in earlier)
    )


def each(others: Sequence[str]) -> int:
    """Count the words that each of the other players says."""
    return -(-WORDS // len(others))


def asked(others: Sequence[str]) -> str:
    """Say whose words are due, and how many of each."""
    names = ", ".join(f"{name} {each(others)}" for name in others)
    return _("Your words are due: {names}.").format(names=names)


def dealt(words: Share, others: Sequence[str]) -> dict[str, Share]:
    """Give each player his words, as they were said in turn: first all of the first player's."""
    if not others:
        raise NotUnderstood(_("first say who hides something"))
    most = each(others)
    if len(words) != most * len(others):
        wanted = counted("{number} word", "{number} words", most).format(number=most)
        raise NotUnderstood(
            _("each of them must say {wanted}: {names}").format(
                wanted=wanted, names=", ".join(others)
            )
        )
    return {name: words[most * n : most * (n + 1)] for n, name in enumerate(others)}


def text_of(given: Mapping[str, Share]) -> Share:
    """Give all words of a share in their order."""
    return tuple(word for words in given.values() for word in words)
