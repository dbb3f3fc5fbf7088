"""The score as a table: a row for each player, part by part, and the current total."""

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.widgets import Static

from companion.games.spy_connection.locale import _
from companion.games.spy_connection.moves import SETUP
from companion.games.spy_connection.state import TO_END
from companion.games.spy_connection.view import PlayerView, View

ROOMY = 68  # the width from which headings are written in full
ON_TURN, LAST = "▶", "★"


class Standings(Static):
    """Shows the score of all players."""

    DEFAULT_CSS = "Standings { height: auto; padding: 0 1; }"
    _view: View | None = None
    _roomy = False

    def tell(self, view: View) -> None:
        """Show this view."""
        self._view, self._roomy = view, self._has_room
        self.update(score(view, roomy=self._roomy))

    def on_resize(self) -> None:
        """Use headings that fit the new width."""
        if self._view and self._roomy != self._has_room:
            self.call_after_refresh(self.tell, self._view)

    @property
    def _has_room(self) -> bool:
        """Say whether headings can be written in full."""
        return (self.size.width or self.app.size.width) >= ROOMY


def score(view: View, *, roomy: bool) -> Group:
    """Return the score with the last round and how it would end now."""
    return Group(*_last_round(view), _table(view, roomy=roomy), *_so_far(view))


def _last_round(view: View) -> tuple[Text, ...]:
    """Say that this is the last round, and because of whom."""
    if not view.ended_by or view.outcome:
        return ()
    said = _("LAST ROUND: {name} completed the seventh mission").format(name=view.ended_by)
    return (Text(f"{LAST} {said}", "bold"),)


def _table(view: View, *, roomy: bool) -> Table:
    """Return the table; the row of the current player stands out."""
    apart = 3 if roomy else 1
    table = Table(box=None, padding=(0, apart, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    *figures, last = _headings(view, roomy=roomy)
    for heading in figures:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(last, justify="right")  # with words, which wrap where there is no room
    for player in view.players:
        mark = ON_TURN if player.name == view.turn and view.phase != SETUP else " "
        parts = _parts(player, roomy=roomy)
        cells = (f"{mark} {player.name}", *parts, *_last_turn(view, player))
        table.add_row(*cells, style="bold" if _stands_out(view, player) else "")
    return table


def _stands_out(view: View, player: PlayerView) -> bool:
    """Say whether it is this player's turn, or this player has won."""
    if view.outcome:
        return player.name in view.outcome.winners
    return player.name == view.turn and view.phase != SETUP


def _headings(view: View, *, roomy: bool) -> tuple[str, ...]:
    """Return the headings of the table."""
    last = view.ended_by and not view.outcome
    if roomy:
        four = (_("missions"), _("points"), _("open targets"), _("total"))
        return (*four, _("last turn")) if last else four
    four = (_("of 7"), _("points"), _("open"), _("total"))
    return (*four, _("last")) if last else four


def _parts(player: PlayerView, *, roomy: bool) -> tuple[str, ...]:
    """Return a player's parts: missions, points, agents on targets, total."""
    said = _("{done} of {most}").format(done=player.completed, most=TO_END)
    done = said if roomy else str(player.completed)
    return done, str(player.points), f"+{player.targets}", str(player.total)


def _last_turn(view: View, player: PlayerView) -> tuple[str, ...]:
    """Say whether a player's last turn is still to come."""
    if not player.last_turn or view.outcome:
        return ()
    if player.last_turn == "done":
        return (_("done"),)
    return (_("now") if player.name == view.turn else _("to come"),)


def _so_far(view: View) -> tuple[Text, ...]:
    """Say how it would end now, the best first."""
    if view.outcome or view.phase == SETUP:
        return ()
    best = sorted(view.players, key=lambda each: -each.total)
    said = _("If it ended now: {scores}").format(
        scores=", ".join(f"{each.name} {each.total}" for each in best)
    )
    tied = len(best) > 1 and best[0].total == best[1].total
    more = _("A tie goes to whoever plays later.") if tied else ""
    return (Text(f"{said}. {more}".rstrip(), "dim"),)
