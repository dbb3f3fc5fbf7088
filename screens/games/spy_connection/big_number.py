"""The important number in large digits, with what it counts."""

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from companion import rulebook
from companion.core import Outcome
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.moves import SETUP
from companion.games.spy_connection.state import RESULTS
from companion.games.spy_connection.view import PlayerView, View
from companion.games.spy_connection.words.moments import won
from companion.games.spy_connection.words.names import city_name, points_name
from screens.kit.letters.block_letters import large


@dataclass(frozen=True)
class Asked:
    """A number with what it counts and further words."""

    number: int
    what: str
    more: tuple[str, ...] = ()


class BigNumber(Horizontal):
    """Shows one number."""

    DEFAULT_CSS = """
    BigNumber { height: auto; padding: 0 1; }
    BigNumber.-nothing { display: none; }
    BigNumber #number { width: auto; height: 3; color: $accent; text-style: bold; }
    BigNumber #counts { width: 1fr; height: auto; padding: 0 0 0 2; }
    """

    def __init__(self, **named: str) -> None:
        """Begin without a number."""
        super().__init__(**named)  # type: ignore[arg-type] # id and classes, as every widget
        self._number = Static(id="number", markup=False)
        self._counts = Static(id="counts", markup=False)

    def compose(self) -> ComposeResult:
        """Lay out the number, and what it counts."""
        yield self._number
        yield self._counts

    def tell(self, view: View) -> None:
        """Show the number that matters now, if there is one."""
        found = asked(view)
        self.set_class(found is None, "-nothing")
        if found:
            self._number.update(large(str(found.number)))
            self._counts.update("\n".join((found.what, *found.more)))


def asked(view: View) -> Asked | None:
    """Return the number that matters now: free agents, or as much as is entered."""
    if view.outcome:
        return _result(view, view.outcome)
    if view.detail == RESULTS:
        return None
    if view.phase == SETUP:
        left = [each.name for each in view.players if not each.started]
        return Asked(len(left), _("players still without a start mission"), (", ".join(left),))
    player = next(each for each in view.players if each.name == view.turn)
    return _completed(player) if player.free is None else _free(player, player.free)


def _free(player: PlayerView, free: int) -> Asked:
    """Return how many agents are free, and where the others are."""
    what = _("FREE of {name}'s {agents}").format(name=player.name, agents=player.agents)
    working = _("map {map} · planning {planning}")
    covering = _("targets {targets}").format(targets=player.targets)
    where = working.format(map=player.on_map, planning=player.planning)
    return Asked(free, what, (where, " · ".join((covering, *_spy(player)))))


def _completed(player: PlayerView) -> Asked:
    """Return the completed missions, where nobody counts agents."""
    what = _("of 7 missions: {name}").format(name=player.name)
    said = _("{points} · targets {targets}")
    have = said.format(points=points_name(player.points), targets=player.targets)
    return Asked(player.completed, what, (have, *_spy(player)))


def _spy(player: PlayerView) -> tuple[str, ...]:
    """Return where the spy is, if that is entered."""
    return (_("spy in {city}").format(city=city_name(player.city)),) if player.city else ()


def _result(view: View, outcome: Outcome) -> Asked:
    """Return who has won, with how many points, and by which rule."""
    first = outcome.winners or [max(view.players, key=lambda each: each.total).name]
    points = next(each.total for each in view.players if each.name in first)
    return Asked(points, won(outcome), (rulebook.gist(outcome.rule),))
