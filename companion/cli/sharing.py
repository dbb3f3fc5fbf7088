"""The players' share: everybody who is not the keeper says words, so that he cannot prepare."""

from typing import TYPE_CHECKING

from companion.core import NotUnderstood, Seat
from companion.locale import _, counted

if TYPE_CHECKING:
    from companion.cli.session import Session


def share(session: "Session", seat: Seat, rest: str) -> None:
    """Take the share, all words at once or player by player."""
    from companion.seal import words

    if session.behind:
        raise NotUnderstood(_("the share is given in the open: Enter hides this side"))
    given = words.indexes(rest) if rest else _asked(session)
    session.table.share(given)
    _say_back(session)


def _asked(session: "Session") -> tuple[int, ...]:
    """Ask the players one after the other."""
    from companion.seal import share as shares

    others = session.table.others
    if not others:
        raise NotUnderstood(_("first say who is the Recruiter"))
    each = shares.each(others)
    session.say(_("Any words of the list, such as a player thinks of; Tab completes them."))
    return tuple(word for name in others for word in _words_of(session, name, each))


def _words_of(session: "Session", name: str, number: int) -> tuple[int, ...]:
    """Ask one player until his words are understood; Enter alone gives up."""
    from companion.seal import words

    wanted = counted("{name} says {number} word: ", "{name} says {number} words: ", number)
    while True:
        said = session.desk.ask(wanted.format(name=name, number=number), _completions)
        if not said or not said.strip():
            raise NotUnderstood(_("no share was given; nothing can be sealed without it"))
        try:
            found = words.indexes(said)
        except NotUnderstood as reason:
            session.say(str(reason))
            continue
        if len(found) == number:
            return found
        session.say(_("these are {number}").format(number=len(found)))


def _completions() -> tuple[str, ...]:
    """Give every word of the reader's list."""
    from companion.seal import words

    return words.completions("", words.language())


def _say_back(session: "Session") -> None:
    """Say the share back, so that everybody hears his own words in it."""
    from companion.seal import words

    language = words.language()
    for name, given in session.table.shared.items():
        session.say(f"{name}: {words.said(given, language)}")
