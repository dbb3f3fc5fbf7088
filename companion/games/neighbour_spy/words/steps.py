"""The steps of a turn of My Neighbour Spy."""

from collections.abc import Iterator

from companion.contract.sheet import TurnStep
from companion.games.neighbour_spy.locale import _, counted
from companion.games.neighbour_spy.state import ADVANCED, RESULTS
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words.names import side_name


def steps(view: View) -> tuple[TurnStep, ...]:
    """Return the steps of the current turn."""
    return () if view.outcome or view.detail == RESULTS else tuple(_turn(view))


def _turn(view: View) -> Iterator[TurnStep]:
    """Go through the turn: a swap, two cards, who takes which, the market, and the hand."""
    side, other = side_name(view.active), side_name(view.other)
    kept = view.waits is not None
    taken = kept or bool(view.taken)
    swap = _("{side} may swap a card first").format(side=side)
    yield TurnStep(swap, entry="neighbour-spy.discard.before", done=taken)
    played = counted(
        "{side} plays one card face up and one face down",
        "{side} play one card face up and one face down",
        len(view.active.players),
    ).format(side=side)
    yield TurnStep(played, entry="neighbour-spy.play.two", done=taken)
    took = counted(
        "{other} takes one of the two and moves",
        "{other} take one of the two and move",
        len(view.other.players),
    ).format(other=other)
    yield TurnStep(took, entry="neighbour-spy.hire.other-first", done=taken)
    stayed = counted(
        "the other card stays with {side}, who moves",
        "the other card stays with {side}, who move",
        len(view.active.players),
    ).format(side=side)
    yield TurnStep(stayed, entry="neighbour-spy.hire.both", done=kept)
    if view.mode == ADVANCED:
        yield TurnStep(
            _("whoever landed on the market takes a card, and the gap is filled"),
            entry="neighbour-spy.market.about",
        )
    drawn = counted(
        "{side} draws up to four cards again",
        "{side} draw up to four cards again",
        len(view.active.players),
    ).format(side=side)
    yield TurnStep(drawn, entry="neighbour-spy.draw.after")
