"""Several moves of the set-up by one key: pieces laid out, and agents shared out evenly."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.rules.setup import mover, shared_out
from companion.games.mind_mgmt.stages import due, stages
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.letters import letter
from companion.games.mind_mgmt.words.names import agent_name, player_name


@dataclass(frozen=True)
class Run:
    """Moves that one key makes together, their texts, and the name of the key."""

    name: str
    moves: tuple[MindMove, ...]
    told: tuple[str, ...]


def run(view: View) -> Run | None:
    """Return the moves that can be made together now."""
    if view.phase != SETUP:
        return None
    stage = due(view.public)
    if laid := list(_ready(view)):
        moves, told = zip(*laid, strict=True)
        said = counted("This is ready", "All of this is ready", len(moves))
        return Run(said, moves, told)
    if stage.kind is s.Control:
        shared = shared_out(view.public)
        moves = tuple(s.Control(*each) for each in shared.items())
        if mover(view.public):
            return Run(_("Go on"), moves, ())
        told = tuple(f"{agent_name(who)}: {player_name(by)}" for who, by in shared.items())
        return Run(_("As proposed"), moves, told)
    return None


def _ready(view: View) -> Iterator[tuple[MindMove, str]]:
    """Go through the moves of pieces that are laid out one by one."""
    for stage in stages(view.public)[view.public.stage :]:
        said = letter(stage).ready
        if said is None or (view.public.program and stage.thing in s.BEHIND):
            return
        target = view.recruits_to_win
        move = s.Lay(stage.thing) if stage.thing else s.Supply(target)
        yield move, said().format(target=target)
