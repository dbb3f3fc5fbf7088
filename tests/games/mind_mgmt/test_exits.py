"""Exits and dead ends: what the Recruiter alone is told before a move."""

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.board.exits import exits, room
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.moves.recruiter import Step
from companion.games.mind_mgmt.rules.ways import ways
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import KeeperView
from companion.trail.exits import FAR, NEAR, Exit
from tests.games.mind_mgmt.playing import GAME, opening, played
from tests.games.mind_mgmt.watched import games


def seen(state: State) -> KeeperView:
    """Look at the map."""
    view = GAME.rules.view(state, KEEPER)
    assert isinstance(view, KeeperView)
    return view


def test_the_exits_are_the_steps_that_the_referee_takes() -> None:
    checked = 0
    for game in games():
        for each in game.moments:
            view = seen(each.before)
            if view.phase == "recruiter" and not each.before.public.turn.acted:
                steps = [way.place for way in ways(each.before) if isinstance(way, Step)]
                if not view.overrides and not view.outcome:
                    assert [each.place for each in exits(view)] == steps
                    checked += 1
    assert checked > 50


def test_a_dead_end_is_told_before_it_is_entered() -> None:
    corner = opening("full").secretly(path=("A3", "B2", "B1", "C1", "C2"))
    near = seen(corner.openly(mayhem=()))
    assert Exit(Place("D2"), FAR) in exits(near)
    into = opening("full").secretly(path=("C2", "B2", "A2", "B1", "C1"))
    assert all(each.further for each in exits(seen(into.openly(mayhem=()))))
    trap = opening("full").secretly(path=("B2", "C2", "C1", "A2", "B1")).openly(mayhem=())
    assert exits(seen(trap)) == (Exit(Place("A1"), 0),)


def test_only_the_recruiters_own_sheet_tells_them() -> None:
    state = played(opening("full"), "step D5", "done")
    titles = [each.title for each in GAME.words.sheet(seen(state)).sections if each.own]
    assert titles[0] == "Exits"
    public = GAME.words.sheet(GAME.rules.view(state, PUBLIC))
    assert not any(each.own or each.title == "Exits" for each in public.sections)


def cornered(*path: str, mayhem: tuple[tuple[str, str], ...] = ()) -> KeeperView:
    """Look at a map with this path, and no other mayhem."""
    return seen(opening("full").secretly(path=path).openly(mayhem=mayhem))


def test_a_dead_end_is_seen_two_steps_ahead() -> None:
    assert room(cornered("C4"), Place("C4"), NEAR) == 2
    assert room(cornered("B1", "A1", mayhem=(("A1", "A2"),)), Place("A1"), NEAR) == 0
    walls = (("A2", "B2"), ("A2", "A3"))
    assert room(cornered("B1", "A1", mayhem=walls), Place("A1"), NEAR) == 1


def test_a_temple_leads_aslant_out_of_a_dead_end() -> None:
    walls = (("B3", "B4"), ("A4", "B4"), ("B4", "C4"), ("B4", "B5"))
    assert room(cornered("B4", mayhem=walls), Place("B4"), NEAR) == 2
