"""The players' share: words from everybody who is not the keeper, so that he cannot prepare."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from companion.core import NotUnderstood
from companion.locale import _, counted
from companion.plaintext import NAME, is_name
from companion.record.line import ABOUT, Line

WORDS = 4  # of 11 bits each: 44 bits
LIST = 2048
INDEX = "(?:0|[1-9][0-9]{0,2}|1[0-9]{3}|20[0-3][0-9]|204[0-7])"
SHARE = re.compile(rf"share (?P<said>{NAME}={INDEX}(?:,{INDEX})*(?: {NAME}={INDEX}(?:,{INDEX})*)*)")

Share = tuple[int, ...]


def written(given: Mapping[str, Sequence[int]]) -> str:
    """Write the share as the text of its line."""
    said = (f"{name}={','.join(map(str, words))}" for name, words in given.items())
    return " ".join(("share", *said))


def read(text: str) -> dict[str, Share] | None:
    """Read the text of a share's line, or give nothing where it is none, as with a name twice."""
    found = SHARE.fullmatch(text)
    if found is None:
        return None
    parts = (part.partition("=") for part in found["said"].split(" "))
    given = [(name, tuple(map(int, words.split(",")))) for name, _is, words in parts]
    names = {name for name, _words in given if is_name(name)}
    return dict(given) if len(names) == len(given) else None


def given(record: Sequence[Line]) -> Iterator[dict[str, Share]]:
    """Go through the shares of a record, the newest first."""
    said = (read(line.text) for line in reversed(record) if line.seat == ABOUT)
    return filter(None, said)


def is_enough(given: Mapping[str, Share], others: Sequence[str]) -> bool:
    """Say whether everybody gave a word, in the order of their seats, and all together enough."""
    return tuple(given) == tuple(others) and sum(map(len, given.values())) >= WORDS


def is_repeated(given: Mapping[str, Share], before: Iterable[Mapping[str, Share]]) -> bool:
    """Say whether somebody gave all the words that he gave before, in whatever order."""
    return any(
        sorted(words) == sorted(earlier.get(name, ()))
        for earlier in before
        for name, words in given.items()
    )


def each(others: Sequence[str]) -> int:
    """Count the words that each of the other players says."""
    return -(-WORDS // len(others))


def dealt(words: Share, others: Sequence[str]) -> dict[str, Share]:
    """Give each player his words, as they were said in turn: first all of the first player's."""
    if not others:
        raise NotUnderstood(_("first say who is the Recruiter"))
    most = each(others)
    if len(words) != most * len(others):
        wanted = counted("{number} word", "{number} words", most).format(number=most)
        raise NotUnderstood(
            _("a share is {wanted} from each of: {names}").format(
                wanted=wanted, names=", ".join(others)
            )
        )
    return {name: words[most * n : most * (n + 1)] for n, name in enumerate(others)}


def text_of(given: Mapping[str, Share]) -> Share:
    """Give all words of a share in their order."""
    return tuple(word for words in given.values() for word in words)
