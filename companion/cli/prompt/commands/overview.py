"""Commands that change nothing: the table, the legal lines, and the reason of a refusal."""

from companion import games, rulebook
from companion.cli.prompt.commands.rulings import decided
from companion.cli.prompt.evening import PromptEvening
from companion.core import PUBLIC, Illegal, NotUnderstood, Seat
from companion.locale import _
from companion.play.known_sheet import known_sheet
from companion.telling.columns import columns
from companion.telling.table.awaited import awaited
from companion.telling.table.known_sheet import lines
from companion.telling.table.sheets import own, shown
from companion.text.keyboard import by_look

MOST_SHOWN = 40


def look(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Show the table as everybody sees it, or with what a seat hides."""
    if rest not in ("", PUBLIC, session.hidden):
        ways = _("type `look`, or `look {seat}`") if session.hidden else _("type `look`")
        raise NotUnderstood(ways.format(seat=session.hidden))
    if rest == session.hidden != seat and not session.table.opened and rest:
        said = _("only {holder} may look behind the curtain: type `{seat}`")
        raise NotUnderstood(said.format(holder=session.holder, seat=session.hidden))
    for line in shown(session.table.words, session.table.view(PUBLIC)):
        session.say(line)
    if rest and rest == session.hidden:
        for line in mapped(session):
            session.say(line)


def mapped(session: PromptEvening) -> list[str]:
    """Return what only the hidden side knows."""
    view = session.table.view(session.hidden)
    return list(own(session.table.words, view, session.desk.size[0]))


def known(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Show what can be known, as far as the table agreed."""
    following, table = session.sitting.following, session.table
    if following is None:
        raise NotUnderstood(_("in this game nobody moves unseen, so there is nothing to work out"))
    game = games.take(table.game)
    for line in lines(known_sheet(game, table.witnessed.state, following, table.settled)):
        session.say(line)


def legal(session: PromptEvening, seat: Seat, rest: str) -> None:
    """List the legal lines; with a word, only those that begin with it."""
    begins = (rest.lower(), by_look(rest))
    if session.desk.plain and session.offers(seat):
        choices = session.choices(seat)
        matching = next(filter(None, map(choices.matching, begins)), [])
        for row in choices.told(matching[:MOST_SHOWN]):
            session.say(row)
        _say_more(session, len(matching) - MOST_SHOWN)
        return
    found = [each for each in session.offers(seat) if each.line.lower().startswith(begins)]
    cells = [f"{each.line}{each.first}" for each in found[:MOST_SHOWN]]
    for row in columns(cells, session.desk.size[0]):
        session.say(row)
    _say_more(session, len(found) - MOST_SHOWN)
    if not found:
        session.say(_("no legal move begins so now. {due}").format(due=awaited(session.table)))


def _say_more(session: PromptEvening, number: int) -> None:
    """Say how many moves are not listed."""
    if number > 0:
        more = _("… and {number} more; `legal WORD` lists those that begin so")
        session.say(more.format(number=number))


def why(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Explain the rule of the last refusal, or the named one."""
    refused = session.refused.get(seat)
    rule = rest or (refused.rule if isinstance(refused, Illegal) else "")
    if not rule:
        raise NotUnderstood(str(refused or _("nothing was refused yet")))
    entry = rulebook.entry(rule)
    session.say(f"{entry.id}: {rulebook.said(entry)}")
    for said in decided(session, entry):
        session.say(said)
    session.say(f"({rulebook.source(entry)})")
