"""The sentence of every line, with the view before it."""

from collections.abc import Callable

from companion.games.agents.locale import _
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.notes.lines import Note
from companion.games.agents.options import NOBODY
from companion.games.agents.view import View
from companion.games.agents.words import notes
from companion.games.agents.words.names import (
    action_name,
    actions_name,
    agent_name,
    cards_name,
    figure_name,
    half_name,
    hideout_name,
    key_name,
    keys_name,
    listed,
    steps_name,
)
from companion.games.agents.words.points import option, point, ruling, step_done
from companion.untyped import GamesOwn


def sentence(move: AgentsMove | Note, view: View) -> str:
    """Return a line or a note as a sentence; the view is the one before it."""
    if isinstance(move, Note):
        return notes.sentence(move)
    return SENTENCES[type(move)](move, view)


def row(move: AgentsMove | Note, view: View, room: int) -> str:
    """Return a line in at most so many characters, if need be without its consequences."""
    said = sentence(move, view)
    return said if len(said) <= room else said.partition(": ")[0]


def building(move: s.Built) -> str:
    """Say which halves go into a file; only its builder sees this."""
    halves = listed(map(half_name, move.halves))
    return _("Both halves of {number}, and {halves}").format(number=move.hideout, halves=halves)


def _plays(move: u.Play, view: View) -> str:
    """Say which card is used, and for what."""
    return _("{name} uses card {card}: {action}").format(
        name=view.turn, card=move.card, action=action_name(move.action)
    )


def _goes(move: u.Goes, view: View) -> str:
    """Say where a figure goes."""
    return _("{figure} moves {steps}: {way}").format(
        figure=figure_name(move.figure, view.turn),
        steps=steps_name(len(move.way)),
        way="-".join(move.way),
    )


def _turns(move: k.Turns, view: View) -> str:
    """Say what the searchlight lights."""
    return _("{name} turns the searchlight to {hideout}").format(
        name=view.turn, hideout=hideout_name(move.hideout)
    )


def _duel(move: k.Duel, view: View) -> str:
    """Say how a duel ended."""
    if move.mine > move.theirs:
        result = _("{name} gets {key}").format(name=view.turn, key=key_name(move.prize))
    elif move.mine == move.theirs:
        result = _("a tie")
    else:
        result = _("{name} keeps the key").format(name=move.player)
    return _("{name} against {other} for a key, {mine} to {theirs}: {result}").format(
        name=view.turn, other=move.player, mine=move.mine, theirs=move.theirs, result=result
    )


def _claims(move: c.Claims, view: View) -> str:
    """Say a claim."""
    return _("{name} claims: the plan is in {hideout}, which belongs to {agent}").format(
        name=view.turn, hideout=hideout_name(move.hideout), agent=agent_name(move.agent)
    )


def _won(move: c.Won, _view: View) -> str:
    """Say who has won."""
    if move.winner == NOBODY:
        return _("Nobody has won")
    return _("{name} has won").format(name=move.winner)


def _set_player(move: h.SetPlaying, _view: View) -> str:
    """Say whether somebody is in."""
    said = _("Set by hand: {name} is in") if move.playing else _("Set by hand: {name} is out")
    return said.format(name=move.player)


def _set_file(move: h.SetFile, _view: View) -> str:
    """Say how a file lies."""
    said = (
        _("Set by hand: the file of {agent} is counted anew, with its bonus card")
        if move.bonus
        else _("Set by hand: the file of {agent} is counted anew, without its bonus card")
    )
    return said.format(agent=agent_name(move.agent))


SENTENCES: dict[type[AgentsMove], Callable[[GamesOwn, View], str]] = {
    s.Prepared: lambda move, _v: step_done(move.step),
    s.Built: lambda move, _v: _("The file of {hideout} is built").format(
        hideout=hideout_name(move.hideout)
    ),
    s.Ready: lambda _m, _v: _("Everything is set up"),
    u.Throw: lambda move, view: _("{name} throws {number}").format(
        name=view.turn, number=move.number
    ),
    u.Play: _plays,
    u.Goes: _goes,
    u.Stays: lambda move, view: _("{figure} cannot land {steps} away, and stays").format(
        figure=figure_name(move.figure, view.turn), steps=steps_name(move.steps)
    ),
    u.Done: lambda _m, view: _("{name}'s turn is over").format(name=view.turn),
    f.Meets: lambda move, view: _("{name} meets {agent}").format(
        name=view.turn, agent=agent_name(move.agent)
    ),
    f.Checks: lambda move, view: _("{name} checks the file of {agent}").format(
        name=view.turn, agent=agent_name(move.agent)
    ),
    f.Finds: lambda move, view: _(
        "{name} finds the bonus card in the file of {agent}: {bonus}"
    ).format(name=view.turn, agent=agent_name(move.agent), bonus=action_name(move.bonus)),
    k.Turns: _turns,
    k.Looks: lambda _m, view: _("{name} looks into the briefcase of {hideout}").format(
        name=view.turn, hideout=hideout_name(view.light or 0)
    ),
    k.Shows: lambda move, _v: _("{name} turns {key} face up").format(
        name=move.player, key=key_name(move.hideout)
    ),
    k.TakesKey: lambda _m, view: _("{name} takes a key").format(name=view.turn),
    k.Duel: _duel,
    c.Claims: _claims,
    c.Right: lambda _m, view: _("{name} was right").format(name=view.turn),
    c.Wrong: lambda _m, view: _("{name} was wrong and is out").format(name=view.turn),
    c.Won: _won,
    t.Ruling: lambda move, _v: _("Decided, {point}: {choice}").format(
        point=point(move.rule), choice=ruling(move.rule, move.choice)
    ),
    t.Happened: lambda move, view: _("Against the rules: {said}").format(
        said=sentence(move.move, view)
    ),
    t.Bears: lambda move, _v: _("Card {card} shows: {actions}").format(
        card=move.card, actions=actions_name(move.actions)
    ),
    t.Remark: lambda move, _v: _("Remark: {words}").format(words=move.words),
    t.Less: lambda move, _v: _("Entered from here on: {detail}").format(
        detail=option("detail", move.detail)
    ),
    h.SetTurn: lambda move, _v: _("Set by hand: it is {name}'s turn").format(name=move.player),
    h.SetCards: lambda move, _v: _("Set by hand: {name}'s cards up are {cards}").format(
        name=move.player, cards=cards_name(move.cards)
    ),
    h.SetKeys: lambda move, _v: _("Set by hand: {name}'s keys are {keys}").format(
        name=move.player, keys=keys_name(move.hidden, move.shown)
    ),
    h.SetLight: lambda move, _v: _("Set by hand: the searchlight is on {hideout}").format(
        hideout=hideout_name(move.hideout)
    ),
    h.SetFile: _set_file,
    h.SetFigure: lambda move, _v: _("Set by hand: {figure} is on {circle}").format(
        figure=move.figure if len(move.figure) > 1 else agent_name(move.figure), circle=move.circle
    ),
    h.SetPlaying: _set_player,
    h.Joined: lambda _m, _v: _("Joined in the middle of a game"),
}
