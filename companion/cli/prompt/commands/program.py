"""The program's own seat at the prompt: one key lets it play, and everybody reads what it did."""

from companion import games
from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.play.coming import What
from companion.play.program import answers
from companion.record.content import MoveLine
from companion.telling.table.standing_lines import places


def let_play(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Let the program do what is due at its seat, and say its lines."""
    if not session.sitting.lets_play:
        raise NotUnderstood(_("the program has nothing to do now: {due}").format(due=session.due))
    before = len(session.table.record)
    try:
        session.save(session.sitting.let_play, lambda _done: None)
    finally:
        _tell(session, before)


def _tell(session: PromptEvening, before: int) -> None:
    """Say each line that the program gave."""
    record = session.table.record
    for number, line in enumerate(record[before:], before + 1):
        if isinstance(line.content, MoveLine):
            if session.desk.plain:
                said, who = session.told(number)
                if said:
                    session.say(said, who)
            else:
                session.say(f"{places(record)[number]}  {line.text}")


def hint(session: PromptEvening) -> str:
    """Say what lets the program play: Enter where it is due, else its command."""
    if session.sitting.next.what is not What.PROGRAM:
        return _("(`program`: it plays its part now; or a line of yours)")
    if answers(games.take(session.table.game), session.table.due):
        return _("(Enter: the program answers; until then `undo` takes the question back)")
    return _("(Enter: the program plays)")
