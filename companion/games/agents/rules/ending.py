"""The end of a game: claims and their results, the last player, and an agreed end."""

from dataclasses import replace

from companion.core import Illegal, Outcome
from companion.games.agents.box import GOING, TRAM
from companion.games.agents.keyring import SUPPLY, given, given_all, having
from companion.games.agents.moves.base import OVER
from companion.games.agents.moves.claim import Claims, Right, Won, Wrong
from companion.games.agents.options import NOBODY
from companion.games.agents.rules.turn import ended
from companion.games.agents.silence import ALL
from companion.games.agents.state import Claim, Player, State

PLAN, LAST, AGREED = "agents.win.plan", "agents.win.last", "agents.win.agreed"
ALL_OUT, ALONE = "agents.end.all-out", "agents.end.alone"


def claims(state: State, move: Claims) -> State:
    """Record a claim, which needs the key of its hideout."""
    act, player = state.turn.act, state.player
    if state.detail == ALL:
        moving = act.action in GOING and (bool(act.left) or not state.follows)
        state.need(moving, "agents.claim.moving")
    state = state.check(state.light, lambda: state.light != move.hideout, "agents.claim.lit")
    can_have = _can_have_the_key(state, move.hideout)
    state.need(can_have, "agents.claim.key")
    if act.left and player.at and state.edition.board.doors:
        reaches = state.edition.board.reaches(
            player.at, move.hideout, act.left[0], act.action == TRAM
        )
        state.need(reaches, "agents.claim.reach")
    return replace(state, claim=Claim(move.hideout, move.agent, can_have))


def _can_have_the_key(state: State, hideout: int) -> bool:
    """Say whether the player can have this key, as far as everybody saw keys move."""
    if not state.early:
        return bool(having(state.keyrings, hideout, state.at))
    player, others = state.player, (each for each in state.players if each != state.player)
    elsewhere = any(hideout in each.shown for each in others)
    return hideout in player.shown or (player.hidden > 0 and not elsewhere)


def right(state: State, _move: Right) -> State:
    """Let the player win, as the claim was right."""
    _claimed(state)
    return won_by(state, (state.player.name,), PLAN)


def wrong(state: State, _move: Wrong) -> State:
    """Put the player out, as the claim was wrong, and return the key."""
    claim = _claimed(state)
    if claim.keyed:  # else it may have been the key
        state = replace(state, refuted=state.refuted | {(claim.hideout, claim.agent)})
    state = _without_keys(state, state.player, claim.hideout)
    state = state.changed(replace(state.player, out=True, at=""), claim=None)
    if not state.playing:
        return won_by(state, (), ALL_OUT)
    return settled(ended(state))


def _claimed(state: State) -> Claim:
    """Return the claim that waits for its result."""
    if state.claim is None:
        raise Illegal("agents.claim.first")
    return state.claim


def _without_keys(state: State, player: Player, hideout: int) -> State:
    """Take all keys from a player, or only the one of the claim, as the players decided."""
    if state.ruled("agents.out.keys") == "all":
        without = replace(player, hidden=0, shown=frozenset())
        return state.changed(without).keyed(given_all(state.keyrings, state.at))
    its = having(state.keyrings, hideout, state.at)
    without = (
        replace(player, shown=player.shown - {hideout})
        if hideout in player.shown
        else replace(player, hidden=max(0, player.hidden - 1))
    )
    return state.changed(without).keyed(given(its, hideout, SUPPLY))


def settled(state: State) -> State:
    """End the game for the last player who is in, if the players decided so."""
    alone = len(state.playing) == 1 and state.outcome is None
    said = state.rulings.get("agents.end.last", "") if alone else ""
    if said == "wins":
        return won_by(state, (state.playing[0].name,), LAST)
    return won_by(state, (), ALONE) if said == "nobody" else state


def won(state: State, move: Won) -> State:
    """Record who won, where turns are not entered or all agree."""
    if move.winner == NOBODY:
        return won_by(state, (), AGREED)
    return won_by(state, (state.of(move.winner).name,), AGREED)


def won_by(state: State, winners: tuple[str, ...], rule: str) -> State:
    """Return the state of a game that is over."""
    return replace(state, outcome=Outcome(winners, rule), phase=OVER, claim=None)
