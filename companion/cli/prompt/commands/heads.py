"""Shows receipts to the players: as a code for cameras, then as words to write down."""

import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING

from companion.cli.prompt.commands.command import canonical
from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.locale import N_, _
from companion.locale.threads import ReadersThreads
from companion.telling.proof.receipt_names import receipt
from companion.text.plaintext import visible

if TYPE_CHECKING:
    from companion.seal.shown_head import Showing

AGAIN = WORDS, LETTERS, CODE = (N_("words"), N_("letters"), N_("code"))  # for ears, on demand
FORMS = ("", "now", *AGAIN, "note")
GROUP = 4  # letters of a code that are said together
BESIDE = 24  # columns for words beside a code
GAP = "  "


def announced(session: PromptEvening) -> None:
    """Show the newest receipt, which the players must keep before the game goes on."""
    shown = session.table.sealing.head()
    if not session.desk.hides:
        session.say(f"{_name(session, shown)}: {shown.short}")
        return
    if session.desk.plain:
        _tell_plainly(session, shown)
        return
    with ReadersThreads(1) as beside:  # meanwhile the words are computed
        working = beside.submit(_words, session, shown)
        _draw(session, shown)
        session.desk.ask(_("Photograph it; Enter: six words "))
        _say_words(session, working.result())


def _tell_plainly(session: PromptEvening, shown: "Showing") -> None:
    """Say a receipt as its words, and spelled or as a code where that is asked for."""
    session.say(_name(session, shown))
    with session.desk.working(_("Working out the six words.")):
        told = _words(session, shown)
    share = told[2]
    session.say(_("Keep six words: {words}").format(words=told[1].partition(" · ")[2]))
    if share != session.share_said:
        session.share_said = share
        session.say(_("With them count your own words: {words}").format(words=share))
        session.say(_("Where much is at stake, keep the code, too: it holds more than words."))
    session.say(_waiting(session))
    asked = _("Enter: it is kept. Once more: `words`, `letters`, `code`")
    while typed := (session.desk.ask(asked) or "").strip():
        form = canonical(AGAIN, typed)
        if form == CODE:
            _say_code(session, shown)
        elif form in AGAIN:
            _say_form(session, form, told)
        else:
            session.say(_("First keep the receipt: Enter, `words`, `letters` or `code`."))


def _say_form(session: PromptEvening, form: str, told: tuple[str, str, str]) -> None:
    """Say the words of a receipt, whole or spelled."""
    (_say_words if form == WORDS else _say_letters)(session, told)


def _say_code(session: PromptEvening, shown: "Showing") -> None:
    """Say a receipt's code as a text to copy, then its long last part in small groups."""
    _say_whole(session, shown.short)
    root = shown.short.rpartition(" ")[2]
    groups = (root[at : at + GROUP] for at in range(0, len(root), GROUP))
    said = _("Its last part, in groups: {groups}")
    session.say(said.format(groups=", ".join(" ".join(each) for each in groups)))


def _say_letters(session: PromptEvening, told: tuple[str, str, str]) -> None:
    """Spell the six words and the players' words, one word in each line."""
    name, spoken, share = told
    session.say(name)
    for words in (spoken, share):
        for word in filter(str.isalpha, words.split()):
            session.say(f"{word}: {', '.join(word)}")


def head(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Show the newest receipt again, or make one over everything so far."""
    if rest not in FORMS:
        said = _("type `head`, or behind it `now`, `words`, `letters`, `code` or `note`")
        raise NotUnderstood(said)
    if rest == "now" or not session.table.sealing.heads:
        session.save(
            lambda: session.sitting.new_head_of_all(seat), lambda shown: _show(session, shown, rest)
        )
    else:
        _show(session, session.table.sealing.head(), rest)


def _show(session: PromptEvening, shown: "Showing", rest: str) -> None:
    """Show a receipt as a code, or in the form that was asked for."""
    if session.behind:  # only the hidden side sees this; the others are shown it later
        session.say(f"{_name(session, shown)}: {shown.short}")
        return
    session.sitting.show_heads()
    if rest == CODE:
        _say_code(session, shown)
    elif rest in AGAIN:
        with session.desk.working(_("Working out the six words.")):
            told = _words(session, shown)
        _say_form(session, rest, told)
    elif rest == "note":
        for line in shown.note.splitlines():
            _say_whole(session, line)
    else:
        announced(session)


def _draw(session: PromptEvening, shown: "Showing") -> None:
    """Draw a code, with words beside it if there is room; a small window gets text instead."""
    from companion.seal import qr

    columns, rows = session.desk.size
    said = [_name(session, shown), "", *_asking(session)]
    if not qr.fits(shown.short, columns, rows - 1):
        for line in said:
            session.say(line)
        _say_whole(session, shown.short)
        return
    code = qr.ansi(shown.short)
    room = columns - len(qr.cells(shown.short)[0]) - len(GAP) - 1
    beside = [row for line in said for row in textwrap.wrap(line, max(room, 1)) or [""]]
    if room < BESIDE:
        beside = []
    for row, words in zip_longest(code, ["", *beside], fillvalue=""):
        session.desk.draw(f"{row}{GAP}{words}" if words else row)


def _name(session: PromptEvening, shown: "Showing") -> str:
    """Return the name of a receipt."""
    return receipt(session.table.words.hour, shown.hour, shown.number)


def _asking(session: PromptEvening) -> tuple[str, ...]:
    """Return the sentences that ask the players to keep it."""
    said = _("Photograph the receipt, or press Enter and write six words down.")
    return (said, "", _waiting(session))


def _waiting(session: PromptEvening) -> str:
    """Say what waits until it is kept."""
    if session.table.outcome or session.table.sealing.stopping:
        wait = _("{holder:Nominative} reveals everything only when this is kept.")
    else:
        wait = _("Nobody moves or asks until this is kept.")
    return wait.format(holder=session.holder)


def _say_whole(session: PromptEvening, line: str) -> None:
    """Say a line that people copy from the screen, without breaking it."""
    if session.desk.hides:
        session.desk.draw(visible(line))
    else:
        session.say(line)


def _words(session: PromptEvening, shown: "Showing") -> tuple[str, str, str]:
    """Return the receipt's name, its six words and the players' words, in their language."""
    from companion.seal import words

    language = words.language(session.sitting.spoken(shown))
    return _name(session, shown), shown.words(language), words.read_out(shown.share, language)


def _say_words(session: PromptEvening, told: tuple[str, str, str]) -> None:
    """Say the words, to be written down."""
    name, spoken, share = told
    session.say(_("No photo? Then write this down before anything goes on:"))
    session.say(f"  {name}")
    session.say(f"  {spoken}")
    if share:
        session.say(_("  your words: {words}").format(words=share))
