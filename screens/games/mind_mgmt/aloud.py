"""What the keeper says aloud, in large words: made of the lines that everybody may read."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise, takewhile

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.core import KEEPER
from companion.locale import _
from companion.record.line import Line
from companion.telling.standing import standing
from screens.games.mind_mgmt.names import Features, named
from screens.kit.large_signs import large

Said = tuple[str, str]  # the words, and what of them can be drawn large
NUMBERS = (
    _("No recruits"),
    _("One recruit"),
    _("Two recruits"),
    _("Three recruits"),
    _("Four recruits"),
    _("Five recruits"),
    _("Six recruits"),
    _("Seven recruits"),
    _("Eight recruits"),
    _("Nine recruits"),
    _("Ten recruits"),
    _("Eleven recruits"),
    _("Twelve recruits"),
)
CARDS = {
    "recruit": _("The Immortals recruit: {feature}"),
    "draw": _("New card: {feature}"),
}
SHAKEDOWN = " shakes-down "
PLAIN = {"none": _("I cannot place one"), "yes": _("Yes"), "no": _("No")}


ROOM = 36  # columns that spaced letters may take


class Aloud(Vertical):
    """Shows what was said last, until the next line."""

    said: tuple[Said, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the words, row by row or in one, and the sign that matters, drawn large."""
        yield Static(id="aloud-rows", markup=False)
        yield Static(id="aloud-row", markup=False)
        yield Static(id="aloud-sign", markup=False)
        yield Static(_("Any key, or a tap: the board."), id="aloud-on")

    def say(self, said: tuple[Said, ...]) -> None:
        """Say this, or nothing."""
        self.said = said
        words = [each for each, _sign in said]
        sign = said[-1][1] if said else ""
        self.query_one("#aloud-rows", Static).update("\n\n".join(map(spaced, words)))
        self.query_one("#aloud-row", Static).update(" · ".join(words))
        drawn = self.query_one("#aloud-sign", Static)
        drawn.update(large(sign))
        drawn.set_class(not sign, "-empty")
        self.display = bool(said)


def spaced(words: str) -> str:
    """Space short words out, so that they can be read from afar."""
    wide = " ".join(words)
    return wide if len(wide) <= ROOM else words


def aloud(record: Sequence[Line], features: Features) -> tuple[Said, ...]:
    """Give what the keeper has said since anybody else gave a line."""
    lines = [line for _number, line in standing(record)]
    mine = takewhile(lambda pair: pair[1].seat == KEEPER, reversed([*pairwise(lines)]))
    said = (_told(before.text, line.text, features) for before, line in reversed([*mine]))
    return tuple(chain.from_iterable(said))


def _told(before: str, text: str, features: Features) -> Iterator[Said]:
    """Say a line; behind a Shakedown that found a card, also what happens to the card."""
    if said := worded(text, features):
        yield said
    found = before.partition(SHAKEDOWN)[2]
    if found and text == "answer yes":
        yield _("Lay the card open: {feature}").format(feature=named(found, features)), ""


def worded(text: str, features: Features) -> Said | None:
    """Say a line of the keeper as he says it; nothing of what he does unseen."""
    verb, _blank, rest = text.partition(" ")
    if verb in CARDS:
        return CARDS[verb].format(feature=named(rest, features)), ""
    return SAYINGS[verb](rest) if verb in SAYINGS else None


def _answer(rest: str) -> Said:
    """Say an answer: locations with a step, an hour, yes or no."""
    if rest in PLAIN:
        return PLAIN[rest], ""
    if rest.isdigit():
        return _("At {hour}:00").format(hour=f"{int(rest):02}"), f"{int(rest):02}:00"
    places = rest.split()
    said = _("Step on {places}") if len(places) == 1 else _("Steps on {places}")
    return said.format(places=", ".join(places)), rest


def _recruits(rest: str) -> Said:
    """Say how many recruits there are."""
    return NUMBERS[int(rest)] if int(rest) < len(NUMBERS) else rest, rest


def _immortal(rest: str) -> Said:
    """Say where an Immortal stands, or goes."""
    hop, _for, paid = rest.partition(" for ")
    one, _dash, other = hop.partition("-")
    said = _("Immortal on {place}") if not other else _("Immortal from {place} to {other}")
    if paid:
        said += " " + _("for the step on {paid}")
    return said.format(place=one, other=other, paid=paid), ""


def _done(rest: str) -> Said:
    """Say that the turn is over, and whether there was a mind slip in it."""
    return (_("Done, with a mind slip") if rest else _("Done")), ""


def _shown(rest: str) -> Said:
    """Say where the keeper was."""
    place, _blank, hour = rest.partition(" ")
    return _("At {hour}:00 on {place}").format(hour=f"{int(hour):02}", place=place), place


def _mistake(rest: str) -> Said:
    """Say which mistake is admitted."""
    hour, _blank, words = rest.partition(" ")
    said = _("A mistake at {hour}:00: {words}")
    return said.format(hour=f"{int(hour):02}", words=words), ""


SAYINGS: dict[str, Callable[[str], Said]] = {
    "answer": _answer,
    "recruits": _recruits,
    "immortal": _immortal,
    "done": _done,
    "stuck": lambda _rest: (_("I cannot move"), ""),
    "shown": _shown,
    "mistake": _mistake,
    "mended": lambda _rest: (_("It is put right"), ""),
}
