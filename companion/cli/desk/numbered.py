"""A list that is answered with a number, or with how one of its rows begins."""

from collections.abc import Callable, Sequence

from companion.cli.desk.desk import Desk
from companion.locale import N_, _
from companion.text.plaintext import bare

HOW = N_("Type the number of a row, or how one begins; `list` says the rows again.")
MOST = 20  # rows that are said unasked


def chosen(
    desk: Desk,
    title: str,
    rows: Sequence[str],
    ask: Callable[[str], str | None],
    aside: Callable[[str], bool] = lambda _line: False,
) -> int | None:
    """Ask for one of these rows until it is clear which; None for Enter alone.

    `aside` answers a line that is no row but a command, and says whether it was one.
    """
    _offer(desk, title, rows)
    while typed := (ask(_("A number; Enter alone goes back: ")) or "").strip():
        if typed.casefold() in ("list", _("list")):
            _list(desk, rows)
            continue
        if not is_number(typed) and aside(typed):
            _offer(desk, title, rows)
            continue
        found = _meant(typed, rows)
        if len(found) == 1:
            return found[0]
        desk.say(_("there is no such number") if is_number(typed) else _(HOW))
    return None


def is_number(typed: str) -> bool:
    """Say whether a line is only a number."""
    return typed.isascii() and typed.isdigit()


def _offer(desk: Desk, title: str, rows: Sequence[str]) -> None:
    """Say what is asked, and the rows where they are few."""
    desk.say(title)
    if len(rows) <= MOST:
        _list(desk, rows)
        return
    how = _("Ways: {number}. Type how one begins, or `list` to hear them all.")
    desk.say(how.format(number=len(rows)))


def _list(desk: Desk, rows: Sequence[str]) -> None:
    """Say rows with their numbers."""
    for number, row in enumerate(rows, 1):
        desk.say(f"{number}: {row}")


def _meant(typed: str, rows: Sequence[str]) -> Sequence[int]:
    """Return which rows a number means, or the rows in which a word begins so."""
    if is_number(typed):
        return [int(typed[:9]) - 1] if 0 < int(typed[:9]) <= len(rows) else []
    return [at for at, row in enumerate(rows) if f" {bare(typed)}" in f" {bare(row)}"]
