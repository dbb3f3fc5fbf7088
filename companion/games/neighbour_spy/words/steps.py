"""The steps of a turn of My Neighbour Spy."""

from collections.abc import Iterator

from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.state import ADVANCED, RESULTS
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words.names import side_name
from companion.sheet import Step


def steps(view: View) -> tuple[Step, ...]:
    """Return the steps of the current turn."""
    return () if view.outcome or view.detail == RESULTS else tuple(_turn(view))


def _turn(view: View) -> Iterator[Step]:
    """Go through the turn: a swap, two cards, who takes which, the market, and the hand."""
    side, other = side_name(view.active), side_name(view.other)
    kept = view.waits is not None
    taken = kept or bool(view.taken)
    swap = _("{side} may swap a card first").format(side=side)
    yield Step(swap, entry="neighbour-spy.discard.before", done=taken)
    played = _("{side} plays one card face up and one face down").format(side=side)
    yield Step(played, entry="neighbour-spy.play.two", done=taken)
    took = _("{other} takes one of the two and moves").format(other=other)
    yield Step(took, entry="neighbour-spy.hire.other-first", done=taken)
    stayed = _("the other card stays with {side}, who moves").format(side=side)
    yield Step(stayed, entry="neighbour-spy.hire.both", done=kept)
    if view.mode == ADVANCED:
        yield Step(
            _("whoever landed on the market takes a card, and the gap is filled"),
            entry="neighbour-spy.market.about",
        )
    drawn = _("{side} draws up to four cards again").format(side=side)
    yield Step(drawn, entry="neighbour-spy.draw.after")
