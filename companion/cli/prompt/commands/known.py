"""What can be known of a hidden trail, and the marks that players put on places themselves."""

from collections.abc import Iterator

from companion import games
from companion.cli.prompt.evening import PromptEvening
from companion.core import PUBLIC, NotUnderstood, Seat
from companion.locale import N_, _
from companion.play.foresight import Foresight
from companion.play.known_course import Following
from companion.play.known_sheet import KnownSheet, known_sheet
from companion.record.known import nothing_hidden
from companion.store.own_marks import GUESS, OUT, Marks
from companion.telling.table import known_sheet as told
from companion.telling.table import worry
from companion.telling.table.sheets import in_rows
from companion.text.keyboard import by_look
from companion.text.plaintext import bare
from companion.trail.graph import Graph, Place
from companion.trail.help import QUESTIONS
from companion.trail.secrets import TrailSecrets

MARKED = {"": N_("no mark of your own"), GUESS: N_("maybe here"), OUT: N_("not here")}


def known(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say what can be known, as far as the table agreed; behind the curtain, of that seat."""
    following, table = session.sitting.following, session.table
    if following is None:
        raise nothing_hidden()
    with session.desk.working(_("Working out what can be known.")):
        state, settled = table.witnessed.state, table.settled
        sheet = known_sheet(games.take(table.game), state, following, settled)
        if session.behind and not rest:
            said = [*_worried(session, sheet, following)]
        else:
            said = [*(_asked(sheet, rest) if rest else told.lines(sheet))]
    for line in said:
        session.say(line)


def _asked(sheet: KnownSheet, rest: str) -> Iterator[str]:
    """Go through what is known of an hour or a place."""
    if rest.isascii() and rest.isdigit():
        hour = int(rest[:4])
        if not 1 <= hour <= sheet.hour:
            raise NotUnderstood(_("nothing is known of that hour"))
        yield told.headline(sheet, hour)
        yield _("Possible then: {places}").format(places=told.places(sheet, hour))
        return
    place = _place(sheet.graph, rest)
    for asked in sheet.questions(place):
        sheet.left(asked)
    yield from in_rows((told.of_place(sheet, place, sheet.hour), told.questions(sheet, place)))


def _worried(session: PromptEvening, sheet: KnownSheet, following: Following) -> Iterator[str]:
    """Go through what the others can know, and what a question could tell after each move."""
    yield from in_rows((worry.now(sheet),))
    if not sheet.shows(QUESTIONS):
        return
    table = session.table
    reached = following.keep_up(table.settled).knowledge
    foresight = Foresight(sheet.game, reached, table.course.state)
    moves = worry.hidden_moves(table, sheet)
    threats = [foresight.threat(move) for move in moves]
    yield from in_rows((worry.ahead(table, sheet, moves, threats),))


def mark(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Put the next mark of one's own on a place, or say all marks."""
    secrets = games.take(session.table.game).secrets
    if not isinstance(secrets, TrailSecrets):
        raise nothing_hidden()
    public = session.table.view(PUBLIC).public
    graph, hour = secrets.graph(public), public.hour
    marks = Marks(session.sitting.folder, session.sitting.row.id)
    if rest:
        place = _place(graph, rest)
        marks.turn(graph, place, hour)
        session.say(f"{place}: {_(MARKED[marks.read(graph, hour).get(place, '')])}")
        return
    put = marks.read(graph, hour)
    for place, sign in put.items():
        session.say(f"{place}: {_(MARKED[sign])}")
    if not put:
        session.say(_("no place has a mark of your own; `mark PLACE` puts one there"))


def _place(graph: Graph, typed: str) -> Place:
    """Return the place that is meant by what was typed."""
    said = {bare(typed), bare(by_look(typed))}
    named = zip(graph.places, graph.labels, strict=True)
    for place, label in named:
        if said & {bare(place), bare(label)}:
            return place
    raise NotUnderstood(_("there is no such place here"))
