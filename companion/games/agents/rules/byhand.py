"""Corrections by hand, whatever earlier lines say."""

from collections.abc import Mapping
from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.box import AGENTS, KEYS
from companion.games.agents.moves import hand as h
from companion.games.agents.moves.base import TURN
from companion.games.agents.rules.ending import settled
from companion.games.agents.rules.light import lit_places
from companion.games.agents.rules.turn import ended
from companion.games.agents.silence import ALL
from companion.games.agents.state import Player, State, Turn, unknown_file


def turn(state: State, move: h.SetTurn) -> State:
    """Set whose turn it is; the turn begins again."""
    player = state.of(move.player)
    if player.out:
        raise Illegal("agents.players.out")
    return replace(state, at=state.players.index(player), turn=Turn(), claim=None)


def cards(state: State, move: h.SetCards) -> State:
    """Set which action cards of a player are up."""
    if state.detail != ALL:
        raise Illegal("agents.detail.facts")
    if not move.cards:
        raise Illegal("agents.card.refresh")
    return state.changed(replace(state.of(move.player), up=frozenset(move.cards)))


def keys(state: State, move: h.SetKeys) -> State:
    """Set which keys a player has; the supply gets the rest."""
    player = replace(state.of(move.player), hidden=move.hidden, shown=frozenset(move.shown))
    state = state.changed(player)
    need_four_keys(state)
    return state.keyed(frozenset())


def need_four_keys(state: State) -> None:
    """Refuse more than four keys, or one that two players show."""
    shown = sum(len(each.shown) for each in state.players)
    if len(state.open_keys) < shown or sum(each.keys for each in state.players) > KEYS:
        raise Illegal("agents.keys.four")


def light(state: State, move: h.SetLight) -> State:
    """Set which hideout the searchlight lights."""
    places = lit_places(state, move.hideout)
    if state.edition.board.segments and not places:
        raise Illegal("agents.light.segment")
    return replace(state, light=move.hideout, places=places)


def file(state: State, move: h.SetFile) -> State:
    """Begin to count the order of a file again at its top card."""
    files = {**state.files, move.agent: unknown_file(move.bonus)}
    there = sum(each.bonus for each in files.values())
    fits = there + len(state.bonuses) <= len(files)  # else nobody knows which of them are gone
    return replace(state, files=files, bonuses=state.bonuses if fits else frozenset())


def figure(state: State, move: h.SetFigure) -> State:
    """Put a figure on this circle."""
    if not state.follows:
        raise Illegal("agents.move.board")
    if move.circle not in state.edition.board.circles:
        raise Illegal("agents.move.circle")
    if move.figure in AGENTS:
        state = replace(state, agents=_without(state.agents, move.figure))
    else:
        state = state.changed(replace(state.of(move.figure), at=""))
    if move.circle in state.taken:
        raise Illegal("agents.move.one")
    if move.figure in AGENTS:
        return replace(state, agents={**state.agents, move.figure: move.circle})
    return state.changed(replace(state.of(move.figure), at=move.circle))


def _without(agents: Mapping[str, str], agent: str) -> dict[str, str]:
    """Return the agents without this one."""
    return {each: circle for each, circle in agents.items() if each != agent}


def playing(state: State, move: h.SetPlaying) -> State:
    """Set whether a player is still in; at least one is."""
    player = state.of(move.player)
    state = state.changed(replace(player, out=not move.playing))
    if not state.playing:
        raise Illegal("agents.players.some")
    return settled(replace(ended(state), claim=None) if state.player.out else state)


def joined(state: State, move: h.Joined) -> State:
    """Take over a running game; what was seen of files and cards is unknown."""
    number, code = len(state.players), [int(digit) for digit in move.code]
    if len(code) != 10 + number or max(code[0], *code[6 + number :]) > number:
        raise Illegal("agents.join.code")
    files = {
        agent: unknown_file(bool(there)) for agent, there in zip(AGENTS, code[2:6], strict=True)
    }
    hidden, shown = code[6 : 6 + number], code[6 + number :]
    players = tuple(
        _joining(each, hidden[at], frozenset(k for k, who in enumerate(shown, 1) if who == at + 1))
        for at, each in enumerate(state.players)
    )
    state = replace(state, phase=TURN, at=code[0] - 1, files=files, players=players, agents={})
    need_four_keys(state)
    return light(state.keyed(frozenset()), h.SetLight(code[1]))


def _joining(player: Player, hidden: int, shown: frozenset[int]) -> Player:
    """Return a player with these keys; cards and figure are not entered."""
    return replace(player, hidden=hidden, shown=shown, up=None, at="")
