"""The commands about rules: ask a question, and decide what the rulebook leaves open."""

from collections.abc import Iterator
from functools import partial

from companion import rulebook
from companion.cli.desk.numbered import chosen
from companion.cli.printed.rule_lines import answers, told
from companion.cli.prompt.commands.menu import MovedOn, answered, aside
from companion.cli.prompt.evening import PromptEvening
from companion.contract.move import Move
from companion.core import PUBLIC, Illegal, NotUnderstood, Seat, Undecided
from companion.evening import decisions
from companion.locale import _
from companion.telling.refusals import to_decide
from companion.text.keyboard import agrees

MOST = 3  # how many answers are shown if one is sure


def rules(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Answer a question about the rules, with the current moment in mind."""
    if not rest:
        raise NotUnderstood(_("put your question behind it: `rules QUESTION`"))
    table = session.table
    here = decisions.matching(table, rest)
    for rule in here:
        session.say(f"{rulebook.title(rulebook.entry(rule))}  {rule}")
        for line in decided(session, rulebook.entry(rule)):
            session.say(f"  {line}")
    before = session.asked.get(seat, "")
    session.asked[seat] = rulebook.subject(rest, before)
    found = rulebook.find(rest, table=table.game, typing=False, leaning=table.moment, before=before)
    if here and not found.sure:
        return
    doubt, hits = answers(found, MOST)
    if doubt:
        session.say(doubt)
    for hit in hits:
        _tell(session, hit.entry)


def decide(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Record a decision about a silent point; without words, list the choices."""
    rule, _blank, said = rest.partition(" ")
    if not said:
        _choices(session, rulebook.entry(rule) if rule else None)
        return
    move = decisions.decision(session.table, rule, said)
    session.save(
        lambda: session.sitting.play(PUBLIC, move),
        lambda _number: _say_decided(session, rulebook.entry(rule)),
    )


def decided_first(session: PromptEvening, reason: Illegal) -> Move | None:
    """Ask plainly how a silent point is read, by a numbered list; None where nobody is asked."""
    if not (isinstance(reason, Undecided) and session.desk.plain and session.desk.hides):
        return None
    ways = decisions.ways(session.table, reason.rule)
    if not ways:
        return None
    title = rulebook.reason(reason.rule)
    ask, does = partial(answered, session), partial(aside, session, PUBLIC)
    try:
        at = chosen(session.desk, title, [*ways.values()], ask, does)
    except MovedOn:
        return None
    return None if at is None else decisions.decision(session.table, reason.rule, [*ways][at])


def let_stand(session: PromptEvening, seat: Seat, move: Move) -> None:
    """Say how a refused move is accepted as it happened; in the open, plainly ask whether it is."""
    desk = session.desk
    if not (desk.plain and desk.hides) or session.behind:
        said = _("it happened all the same? type: `{line}`")
        session.say(said.format(line=session.table.typed(move)))
    elif agrees(answered(session, _("Did it happen all the same? Type yes; Enter alone: no "))):
        session.play(seat, move)


def _say_decided(session: PromptEvening, entry: rulebook.Entry) -> None:
    """Say the table's decision about an entry."""
    for line in decided(session, entry):
        session.say(line)


def _tell(session: PromptEvening, entry: rulebook.Entry) -> None:
    """Say an entry, and the table's decision about it."""
    for line in told(entry, decided(session, entry)):
        session.say(line)


def decided(session: PromptEvening, entry: rulebook.Entry) -> Iterator[str]:
    """Go through the table's decision about an entry, if there is one."""
    said = decisions.decided(session.table, entry.id) if entry.game == session.table.game else ""
    if said:
        yield _("At this table: {decided}").format(decided=said)


def _choices(session: PromptEvening, entry: rulebook.Entry | None) -> None:
    """List the choices at a silent point; without an entry, all silent points."""
    if entry is None:
        points = decisions.points(session.table)
        if not points:
            session.say(_("nothing is left open here that a table could decide"))
        for each in points:
            session.say(f"{rulebook.title(each)}  {each.id}")
            for line in decided(session, each):
                session.say(f"  {line}")
        return
    _tell(session, entry)
    for choice, said in decisions.ways(session.table, entry.id).items():
        session.say(f"  {to_decide(entry.id, choice)} ({said})")
    if entry.silent and not decisions.ways(session.table, entry.id):
        own = _("in your own words: `decide {rule} WORDS`").format(rule=entry.id)
        session.say(f"  {own}")
