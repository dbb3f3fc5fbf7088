"""The command for the players' words: all but the hidden seat say some."""

from collections.abc import Mapping

from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.locale import _, counted
from companion.telling.proof.share_reason import reason
from companion.text.keyboard import agreed

MOST_NEAR = 6  # so many words are suggested instead of an unknown one


def share(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Take the players' words, all at once or player by player."""
    from companion.seal import words

    if session.behind:
        raise NotUnderstood(
            _("the others say their words in the open; Enter hides this side first")
        )
    given = words.indexes(rest) if rest else _asked(session)
    deals = session.sitting.deal_due
    if deals and session.desk.hides:
        _need_sure(session, given)
    session.save(
        lambda: session.sitting.share(seat, given), lambda _done: _shared(session, deals=deals)
    )


def _shared(session: PromptEvening, *, deals: bool) -> None:
    """Repeat the words that were given, and say what they led to.

    Before a deal they were repeated already, where somebody was asked whether they are right.
    """
    if not (deals and session.desk.plain and session.desk.hides):
        _say_back(session, session.table.sealing.shared)
    if deals:
        session.say(_("Dealt."))
    else:
        session.say(_("Is a word wrong? Type `share`, and all of them are said once more."))


def _need_sure(session: PromptEvening, given: tuple[int, ...]) -> None:
    """Repeat the words before a deal, after which they cannot be changed."""
    from companion.seal import share as shares

    _say_back(session, shares.dealt(given, session.table.sealing.others))
    said = session.desk.ask(_("Are these the words? Enter or y: yes, deal. Anything else: no "))
    if not agreed(said):
        raise NotUnderstood(_("nothing was dealt; say the words once more"))


def _asked(session: PromptEvening) -> tuple[int, ...]:
    """Ask the players one after the other."""
    from companion.seal import share as shares

    others = session.table.sealing.others
    if not others:
        raise NotUnderstood(_("first say who is {holder}").format(holder=session.holder))
    each = shares.each(others)
    session.say(reason(session.table.sealing))
    session.say(
        _("Any common words of the list (four letters are enough), or numbers from 0 to 2047.")
    )
    return tuple(word for name in others for word in _words_of(session, name, each))


def _words_of(session: PromptEvening, name: str, number: int) -> tuple[int, ...]:
    """Ask one player until all words are understood; Enter alone gives up."""
    given: tuple[int, ...] = ()
    while len(given) < number:
        left = number - len(given)
        wanted = counted("{name} says {number} word: ", "{name} says {number} words: ", left)
        said = session.desk.ask(wanted.format(name=name, number=left), _completions)
        if not said or not said.strip():
            raise NotUnderstood(_("no words were said; nothing can be sealed without them"))
        given += _understood(session, said, left)
    return given


def _understood(session: PromptEvening, said: str, most: int) -> tuple[int, ...]:
    """Return the words that were said, or explain why not; of too many none is taken."""
    from companion.seal import words

    try:
        found = words.indexes(said)
    except NotUnderstood as reason:
        session.say(str(reason))
        if near := _near(said):
            session.say(_("the list has: {words}").format(words=" ".join(near)))
        return ()
    if len(found) <= most:
        return found
    over = len(found) - most
    many = counted(
        "{number} word too many; say them again", "{number} words too many; say them again", over
    )
    session.say(many.format(number=over))
    return ()


def _near(said: str) -> tuple[str, ...]:
    """Return words of the reader's list that begin like the first unknown one."""
    from companion.seal import words

    for word in said.split():
        try:
            words.indexes(word)
        except NotUnderstood:
            begun = (words.completions(word[:end], words.language()) for end in (3, 2, 1))
            return next(filter(None, begun), ())[:MOST_NEAR]
    return ()


def _completions() -> tuple[str, ...]:
    """Return every word of the reader's list."""
    from companion.seal import words

    return words.completions("", words.language())


def _say_back(session: PromptEvening, given: Mapping[str, tuple[int, ...]]) -> None:
    """Repeat the words as words and numbers, so that all players can check theirs."""
    from companion.seal import words

    language = words.language()
    for name, said in given.items():
        numbers = " ".join(map(str, said))
        session.say(f"{name}: {words.read_out(said, language)} ({numbers})")
