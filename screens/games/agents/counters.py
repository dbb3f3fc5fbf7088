"""The important numbers of Agents at this moment: circles to move, or cards on top."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.agents.box import ALL_FOUR, BY_DIE, FOUR_STEPS
from companion.games.agents.locale import _
from companion.games.agents.moves.base import SETUP
from companion.games.agents.silence import RESULTS
from companion.games.agents.view import FileView, View
from companion.games.agents.words.names import action_name, agent_name


@dataclass(frozen=True)
class Counter:
    """A number with what it counts and further words."""

    head: str
    sign: str
    below: tuple[str, ...] = ()


def counters(view: View) -> tuple[Counter, ...]:
    """Return the numbers that matter now."""
    if view.outcome or view.detail == RESULTS:
        return ()
    if view.phase == SETUP:
        done, steps = view.steps
        return (Counter(_("step"), str(done + 1), (_("of {number}").format(number=steps),)),)
    if view.claim:
        hideout, agent = str(view.claim.hideout), agent_name(view.claim.agent)
        return (Counter(_("hideout"), hideout), Counter(_("agent"), agent))
    return _steps(view.left) or _checks(view) or _action(view) or tuple(map(_file, view.files))


def _steps(steps: Iterable[int]) -> tuple[Counter, ...]:
    """Return how many circles figures still move."""
    return tuple(Counter(_("circles"), str(each)) for each in steps)


def _checks(view: View) -> tuple[Counter, ...]:
    """Return the cards of the files that are checked now."""
    return tuple(_file(each) for each in view.files if each.due or view.free)


def _action(view: View) -> tuple[Counter, ...]:
    """Return the die and its use, or the hideout in the light that was just turned."""
    if view.may_use_light and view.light:
        return (Counter(_("searchlight"), str(view.light)),)
    if view.die and not view.card:
        return (Counter(_("die"), str(view.die)),)
    if view.action in BY_DIE and view.die and not view.follows:
        return (Counter(_("circles"), str(view.die), (action_name(view.action),)),)
    return _steps(FOUR_STEPS) if view.action == ALL_FOUR and not view.follows else ()


def _file(file: FileView) -> Counter:
    """Return the number of the top card of a file."""
    below = (_("of {number}").format(number=file.cards), _("+ bonus") if file.bonus else "")
    return Counter(agent_name(file.agent), str(file.top), below)
