"""Commands that change nothing: the table, the legal lines, and the reason of a refusal."""

from companion import games, rulebook
from companion.cli.prompt.commands.rulings import decided
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.table_talk import plain_talk
from companion.contract.announcement import together
from companion.contract.sheet import Section
from companion.core import PUBLIC, Illegal, NotUnderstood, Seat
from companion.locale import _
from companion.telling.columns import columns
from companion.telling.table.awaited import awaited
from companion.telling.table.sheets import own, shown
from companion.text.keyboard import by_look

MOST_SHOWN = 40


def look(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Show the table as everybody sees it, or with what a seat hides."""
    if rest not in ("", PUBLIC, session.hidden):
        session.asked_about[seat] = rest
        _say(session, session.table.words.about(rest, session.table.view(_looking(session, seat))))
        return
    if rest == session.hidden != seat and not session.table.opened and rest:
        said = _("only {holder} may look behind the curtain: type `{seat}`")
        raise NotUnderstood(said.format(holder=session.holder, seat=session.hidden))
    for line in shown(session.table.words, session.table.view(PUBLIC)):
        session.say(line)
    if rest and rest == session.hidden:
        for line in mapped(session):
            session.say(line)


def around(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say what lies around a place or figure: the one looked at last, or where the seat is."""
    thing = rest or session.asked_about.get(seat, "")
    session.asked_about[seat] = thing
    _say(session, session.table.words.around(thing, session.table.view(_looking(session, seat))))


def aloud(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say once more what the table heard last, and what is to be done at the board."""
    said = together(session.table.announced)
    told = [*plain_talk(said, None, muted=False)] if said else []
    for line, who in told:
        session.say(line, who)
    if not told:
        raise NotUnderstood(_("nothing was said aloud yet"))


def hour(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say what was done in an hour or round, as this side may see it."""
    rules, table = games.take(session.table.game).rules, session.table
    wanted = rest.lstrip("0") or rules.stamp(table.course.state).lstrip("0")
    clear = session.behind or session.table.opened
    played = [
        each
        for each in table.course.played
        if rules.stamp(each.before).lstrip("0") == wanted.partition(":")[0]
    ]
    for each in played:
        line, who = session.told(each.number, each.move if clear else None)
        session.say(line, who)
    if not played:
        raise NotUnderstood(_("nothing was done then; type `hour` and a number"))


def _looking(session: PromptEvening, seat: Seat) -> Seat:
    """Return the seat whose side is looked at: the hidden one only behind the curtain."""
    return seat if session.behind else PUBLIC


def _say(session: PromptEvening, section: Section) -> None:
    """Say a section, one row in each line."""
    if not section.rows:
        ways = _("nothing is called so here; type `look`, or the name of a place or a figure")
        raise NotUnderstood(ways)
    if section.title:
        session.say(f"{section.title}:")
    for row in section.rows:
        session.say(f"  {': '.join(filter(None, (row.label, row.value)))}")


def mapped(session: PromptEvening) -> list[str]:
    """Return what only the hidden side knows."""
    view = session.table.view(session.hidden)
    return list(own(session.table.words, view, session.desk.size[0]))


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
    session.say(f"{entry.id}: {rulebook.text_of(entry)}")
    for said in decided(session, entry):
        session.say(said)
    session.say(f"({rulebook.source(entry)})")
