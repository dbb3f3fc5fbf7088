"""What the page of the end tells in the app: the evening in figures, and the verdict."""

from companion import games
from companion.cli.prompt.commands.command import canonical
from companion.cli.prompt.evening import PromptEvening
from companion.core import PUBLIC, NotUnderstood, Seat
from companion.locale import N_, _
from companion.telling.table.sheets import told_sheet

ALL = N_("all")


def figures(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say the evening in figures, once the game is over."""
    table = session.table
    if not table.over:
        raise NotUnderstood(_("the evening is told in figures when the game is over"))
    view = table.view(table.hidden_seat if table.opened else PUBLIC)
    rows = [*filter(None, told_sheet(table.words.figures(view)))]
    for row in rows or [_("this game has no figures")]:
        session.say(row)


def verdict(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Check everything that was revealed, also against a receipt; the long list comes on demand."""
    from companion.seal.checking.verdict import judged
    from companion.store.machine_notes import SPOKEN
    from companion.telling.proof import receipt_input
    from companion.telling.verdict.text import basis, findings, kept, limits, unbound
    from companion.telling.verdict.words import HERE, concluded

    table = session.table
    if table.proof is None:
        raise NotUnderstood(_("nothing was sealed in this game, so there is nothing to prove"))
    if not table.opened:
        raise NotUnderstood(_("the verdict comes when everything is revealed: `end`"))
    whole = canonical((ALL,), rest) == ALL
    given = receipt_input.heads(rest) if rest and not whole else ()
    with session.desk.working(_("Checking the evidence.")):
        found = judged(games.take, table.evidence(), given)
    noted = SPOKEN.read(session.sitting.folder, found.first.table)
    session.say(concluded(found, here=True))
    session.say(_(HERE))
    told = (*findings(found), *unbound(found), *kept(found))
    rest_of_it = (*basis(found, noted), *limits(found)) if whole else ()
    for line in filter(None, (*told, *rest_of_it)):
        session.say(line)
    if not whole:
        session.say(_("`verdict all` also lists all that was said and hidden."))
