"""The meaning of the signs on a board with a hidden trail, for the help."""

from collections.abc import Iterable, Iterator

from companion.contract.game import Game
from companion.locale import N_, _
from companion.trail.secrets import TrailSecrets
from screens.trail.board import TrailBoard
from screens.trail.grid.trace import ACROSS, UPRIGHT
from screens.trail.seen_board import line_of
from screens.trail.signs import (
    CONFIRMED,
    DUE,
    HERE,
    KEY,
    NEVER,
    NOT_NOW,
    NOW,
    SHADE,
    TARGET,
    TRACK,
    VISITED,
    WARNING,
)

SIGNS = (
    ("03", N_("the trail was there at this hour, only where it may be seen")),
    (f"{HERE}03{HERE}", N_("the trail is there now")),
    (f"{CONFIRMED}03", N_("it was told that the trail was there at this hour")),
    (f"{VISITED}03", N_("it was told that the trail had been there by this hour")),
    (f"{NEVER}03", N_("it was told that the trail had not been there by this hour")),
    (f"{NOT_NOW}03", N_("it was told that the trail was not there at this hour")),
    (KEY.format("1"), N_("the key that chooses the place")),
    (TARGET, N_("can be chosen by its name, or by marking it")),
    (WARNING, N_("a dead end is near; only the hidden seat sees this")),
    (TRACK, N_("the trail, once everything is revealed")),
    (SHADE * 2, N_("the trail could be there, by all that was public")),
    (NOW, N_("on the time track, the hour that is now")),
    (f"09{DUE}", N_("something has to be told at this hour")),
)
Signs = Iterable[tuple[str, Iterable[tuple[str, str]]]]


def explained(game: Game, board: TrailBoard) -> Signs:  # type: ignore[type-arg]
    """Return the meaning of the signs, the kinds of links, and the names that were cut."""
    signs = [(sign, _(meaning)) for sign, meaning in SIGNS]
    ways = [*_crossed()] if board.grid.display else [*_links(game, board)]
    yield _("What the signs mean"), [*ways, *signs]
    if board.cut:
        yield _("The places"), sorted(board.cut.items())


def _crossed() -> Iterator[tuple[str, str]]:
    """Go through what stands between the places of a grid."""
    yield "┃ ━", _("no way leads across")
    arrows = (*ACROSS.values(), *UPRIGHT.values())
    yield " ".join(arrows), _("the trail, once everything is revealed")


def _links(game: Game, board: TrailBoard) -> Iterator[tuple[str, str]]:  # type: ignore[type-arg]
    """Go through the lines between places, named by the moves that go along them."""
    assert isinstance(game.secrets, TrailSecrets)
    moves = {getattr(kind, "way", ""): kind for kind in game.secrets.trail}
    for number, way in enumerate(board.seen.graph.links):
        if way in moves:
            yield line_of(number), game.words.kind(moves[way], {}, None)
