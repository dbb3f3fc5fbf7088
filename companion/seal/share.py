"""The words of the players who are not the keeper, so that nothing can be prepared for them."""

from collections.abc import Iterable, Mapping, Sequence

from companion.core import NotUnderstood
from companion.locale import _, counted
from companion.record.fold import Listener
from companion.record.line import Line

WORDS = 4  # 11 bits each, 44 bits together
LIST = 2048

Share = tuple[int, ...]


class Shares(Listener):
    """All words that players gave in a record, one share after the other."""

    def __init__(self) -> None:
        """Begin without any."""
        self.given: list[Mapping[str, Share]] = []

    def take_share(self, number: int, line: Line, given: Mapping[str, Share]) -> None:
        """Add a share, which is now the one in force."""
        self.given.append(given)

    @property
    def newest(self) -> Mapping[str, Share]:
        """Return the share in force; empty if there is none yet."""
        return self.given[-1] if self.given else {}

    def holds(self, others: Sequence[str]) -> bool:
        """Say whether the share in force comes from exactly these players."""
        return bool(self.given) and tuple(self.newest) == tuple(others)


def is_enough(given: Mapping[str, Share], others: Sequence[str]) -> bool:
    """Say whether each of these players gave a word, and all together gave enough."""
    return tuple(given) == tuple(others) and sum(map(len, given.values())) >= WORDS


def is_repeated(given: Mapping[str, Share], before: Iterable[Mapping[str, Share]]) -> bool:
    """Say whether any player gave just their earlier words, in any order."""
    return bool(repeating(given, before))


def repeating(given: Mapping[str, Share], before: Iterable[Mapping[str, Share]]) -> tuple[str, ...]:
    """Return the players who gave just their earlier words, in any order."""
    earlier = tuple(before)
    return tuple(
        name
        for name, words in given.items()
        if any(sorted(words) == sorted(each.get(name, ())) for each in earlier)
    )


def each(others: Sequence[str]) -> int:
    """Return how many words each of the players has to say."""
    return -(-WORDS // len(others))


def asked(others: Sequence[str]) -> str:
    """Say which players have to say words, and how many each."""
    number = each(others)
    names = ", ".join(_("{name} {number}").format(name=name, number=number) for name in others)
    return _("Your words are due: {names}.").format(names=names)


def dealt(words: Share, others: Sequence[str]) -> dict[str, Share]:
    """Return the words by player; they were said one player after the other."""
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
    """Return all words of a share in order."""
    return tuple(word for words in given.values() for word in words)
