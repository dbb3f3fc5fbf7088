"""Checks that everybody learns what they are entitled to, and that it stays on their view."""

from collections.abc import Iterator
from itertools import islice

from companion.conformance.evening import ChanceEvening, MoveMade, line_of
from companion.conformance.lists import by_seat
from companion.contract.game import AnyGame, AnySecrets
from companion.contract.move import Move
from companion.contract.sheet import Row, Sheet
from companion.core import PUBLIC, CompanionError
from companion.locale import _

CLAIMS = 20  # so many things that were said in an evening are asked for
OTHERS = 3  # so many other moves are compared with one that was made
FOLLOWED = 60  # so many moves after something else was said


def soundness(evening: ChanceEvening) -> Iterator[str]:
    """Find what does not arrive: at those who know the record, and at the hidden seat."""
    game, known = evening.game, evening.witnessed
    if len(known) <= len(evening.moments):
        line = evening.line(evening.moments[len(known) - 1].move)
        yield _("who follows the record alone cannot follow “{line}”").format(line=line)
    for moment, seen in zip(evening.moments, known[1:], strict=False):
        line = evening.line(moment.move)
        mine = game.rules.view(moment.after, PUBLIC)
        if game.rules.view(seen, PUBLIC) != mine:
            yield _("after “{line}” the public view is another than the record tells").format(
                line=line
            )
        if not game.words.sentence(game.veiled(moment.move), mine).strip():
            yield _("nothing is said of “{line}”").format(line=line)
        if game.secrets:
            yield from _missing(evening, moment.after, game.words.sheet(mine), line)
            yield from _own(game, game.secrets, moment, line)


def _missing(evening: ChanceEvening, state: object, shown: Sheet, line: str) -> Iterator[str]:
    """Find rows that everybody sees, and the hidden seat does not."""
    game = evening.game
    sheet = game.words.sheet(game.rules.view(state, game.hidden_seat))
    mine = {row for section in sheet.sections for row in _values(section.rows)}
    for section in shown.sections:
        for row in set(_values(section.rows)) - mine:
            said = _("after “{line}” the hidden seat does not see “{row}”, as everybody does")
            yield said.format(line=line, row=" ".join(row).strip())


def _values(rows: tuple[Row, ...]) -> Iterator[tuple[str, str]]:
    """Go through rows as label and value."""
    return ((row.label, row.value) for row in rows)


def _own(game: AnyGame, secrets: AnySecrets, moment: MoveMade, line: str) -> Iterator[str]:
    """Find a hidden move of which the hidden seat sees nothing: another one would look alike."""
    if secrets.veil(moment.move) == moment.move:
        return
    mine = dict(by_seat(moment)).get(secrets.seat, ())
    alike = (
        each
        for choice in mine
        for each in choice.listed
        if choice.kind is type(moment.move) and not choice.typed and each != moment.move
    )
    for other in islice(alike, OTHERS):
        after = game.rules.apply(moment.before, other)
        views = [game.rules.view(state, secrets.seat) for state in (moment.after, after)]
        if views[0] == views[1]:
            said = _("the hidden seat cannot tell “{line}” from “{other}” on its own view")
            yield said.format(line=line, other=line_of(game, other))


def memory(evening: ChanceEvening) -> Iterator[str]:
    """Find what a view forgets: what was said about a secret, and what was broken and stood.

    Had something else been said, and then the same as was, the view would differ to the end.
    """
    game = evening.game
    secrets, moments = game.secrets, evening.moments[: len(evening.witnessed) - 1]
    said = [at for at, each in enumerate(moments) if secrets and secrets.claims(each.move)]
    for at in said[:: 1 + len(said) // CLAIMS]:
        for other in islice(_said_instead(evening, at), OTHERS):
            yield from _forgotten(evening, at, other)
    yield from _dropped(evening)


def _said_instead(evening: ChanceEvening, at: int) -> Iterator[Move]:
    """Go through what could have been said at a moment, as far as others know."""
    game, said = evening.game, evening.moments[at].move
    known = dict.fromkeys((*evening.pool.values(), *(each.move for each in evening.moments)))
    for move in known:
        if type(move) is type(said) and move != said:
            try:
                game.rules.apply(evening.witnessed[at], move)
            except CompanionError:
                continue
            yield move


def _forgotten(evening: ChanceEvening, at: int, other: Move) -> Iterator[str]:
    """Tell if the view is the same in the end, although something else was said."""
    game, said = evening.game, evening.moments[at].move
    state = game.rules.apply(evening.witnessed[at], other)
    for later in range(at + 1, min(len(evening.witnessed), at + FOLLOWED)):
        now = evening.witnessed[later]
        if game.rules.view(state, PUBLIC) == game.rules.view(now, PUBLIC):
            told = _("after “{last}” nobody sees any more whether “{line}” or “{other}” was said")
            last = evening.line(evening.moments[later - 1].move)
            yield told.format(last=last, line=evening.line(said), other=evening.line(other))
            return
        if later == len(evening.moments):
            return
        try:
            state = game.rules.apply(state, evening.heard(evening.moments[later].move))
        except CompanionError:
            return


def _dropped(evening: ChanceEvening) -> Iterator[str]:
    """Find rules that were broken at the table and stood, of which nothing is known any more."""
    rules = evening.game.rules
    for moment in evening.moments:
        before, after = (rules.view(state, PUBLIC) for state in (moment.before, moment.after))
        for rule in set(rules.let_stand(before)) - set(rules.let_stand(after)):
            said = _("after “{line}” it is forgotten that {rule} was broken and stood")
            yield said.format(line=evening.line(moment.move), rule=rule)
