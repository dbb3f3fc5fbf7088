"""What is said aloud at the table, and what the players do at the board because of it."""

from collections.abc import Iterator

from companion.cli.prompt.voices import ALOUD, TO_DO
from companion.contract.announcement import Announcement
from companion.locale import _

Told = tuple[str, str]  # a line, and who speaks


def talk(said: Announcement, *, muted: bool) -> Iterator[Told]:
    """Go through an announcement, as it stands on a screen; `muted` leaves out what is to be done.

    What is said aloud stands in capitals.
    """
    heard = (said.earlier, said.heard if said.asked else "")
    for words in filter(None, heard):
        yield _("Aloud: {words}").format(words=words), ""
    if said.to_do and not muted:
        yield _("To do at the board:"), ""
        for thing in said.to_do:
            yield f"  - {thing}", ""


def plain_talk(said: Announcement, before: Announcement | None, *, muted: bool) -> Iterator[Told]:
    """Go through an announcement for ears: each thing once, after who speaks, without capitals."""
    heard = (said.earlier, f"{said.asked} {said.told}" if said.asked else "")
    yield from ((words, _(ALOUD)) for words in heard if words)
    same = before if before and before.since == said.since else Announcement()
    done = () if muted else (thing for thing in said.to_do if thing not in same.to_do)
    yield from ((thing, _(TO_DO)) for thing in done)
