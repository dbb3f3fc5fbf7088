"""What a seat may know: the public half for everybody, the map for the keeper alone."""

from collections.abc import Mapping
from typing import Any

from companion.core import KEEPER, Seat
from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP, Move
from companion.games.mind_mgmt.moves.recruiter import Stuck, TellRecruits
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.people import BILL, DUSTY, MERU, UNKNOWN
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.answers import lawful
from companion.games.mind_mgmt.rules.immortals import deck_left
from companion.games.mind_mgmt.rules.mistakes import turn_hour
from companion.games.mind_mgmt.rules.recruits import contacted_at, due_at
from companion.games.mind_mgmt.rules.setup import due
from companion.games.mind_mgmt.rules.tokens import notes_left, steps_left
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.silence import SILENT
from companion.games.mind_mgmt.state import TARGET, Public, State

ABLE = (MERU, BILL, DUSTY)  # Henry's ability needs nothing done


class Known(dict[str, Any]):
    """What a seat may know, as it is written out, and the open half of the state itself."""

    def __init__(self, public: Public, shown: Mapping[str, Any]) -> None:
        """Keep both."""
        super().__init__(shown)
        self.public = public


def view(state: State, seat: Seat) -> Known:
    """Show the game to a seat; only the keeper sees behind the screen."""
    hidden = {"keeper": _hidden(state)} if seat == KEEPER else {}
    return Known(state.public, {**_open(state.public), **hidden})


def _open(public: Public) -> dict[str, Any]:
    """Show what lies on the table."""
    return {
        "game": "mind-mgmt",
        "mode": public.mode,
        "edition": public.board.edition,
        "board": {place: list(public.board.features[place]) for place in PLACES},
        "names": {feature: dict(name) for feature, name in public.board.names.items()},
        "players": list(public.players),
        "recruiter": public.recruiter,
        "phase": public.phase,
        "setup": due(public).letter if public.phase == SETUP else "",
        "dealt": public.dealt,
        "hour": public.hour,
        "turn": turn_hour(public),
        **_pieces(public),
        **_counts(public),
        "activated": list(public.activated),
        "active": _active(public),
        "waits_for": public.question.kind if public.question else "",
        "question": _question(public),
        "left": _left(public),
        "mistake": _mistake(public),
        **_decisions(public),
        "outcome": _outcome(public),
    }


def _pieces(public: Public) -> dict[str, Any]:
    """Show what stands on the board."""
    return {
        "mayhem": ["-".join(edge) for edge in public.mayhem],
        "immortals": sorted(public.immortals, key=PLACES.index),
        "agents": {agent: place or UNKNOWN for agent, place in public.agents.items()},
        "control": dict(public.control),
        "second_token": "" if "second" in public.slips else public.second_token or "",
        "steps": sorted(public.steps, key=PLACES.index),
        "confirmed": dict(public.confirmed),
        "notes": [f"{place} {words}".rstrip() for place, words in public.notes],
    }


def _counts(public: Public) -> dict[str, Any]:
    """Show the time track and the recruits."""
    return {
        "recruits_shown": {str(hour): number for hour, number in public.told.items()},
        "recruits_by_immortals": list(public.contacted),
        "recruits_in_sight": public.in_sight,
        "recruits_to_win": TARGET[public.mode],
        "slips": dict(public.slips),
        "open_features": list(public.opened),
        "shaken_down": dict(public.shaken),
        "ally": public.full and public.dolphin,
    }


def _active(public: Public) -> dict[str, Any] | None:
    """Show who is active, and what is left to do in this activation."""
    active = public.active
    if active is None:
        return None
    own = active.agent in ABLE and public.full and not active.ability
    return {
        "agent": active.agent,
        "movement": not active.moved,
        "action": not active.acted,
        "ability": own and not (active.agent == MERU and active.acted),
        "push": active.may_push,
    }


def _question(public: Public) -> dict[str, Any] | None:
    """Show what a question that waits for its answer asks."""
    question = public.question
    if question is None:
        return None
    return {
        "rule": question.kind,
        "feature": question.feature,
        "place": question.place or "",
        "dolphin": question.kind == "mind-mgmt.dolphin.all",
    }


def _left(public: Public) -> dict[str, int]:
    """Count the tokens and cards that are left."""
    return {
        "steps": steps_left(public),
        "notes": max(0, notes_left(public)),
        "recruits": max(0, TARGET[public.mode] - public.in_sight),
        "feature_cards": max(0, deck_left(public)),
        "agents": max(0, EACH_TURN - public.this_turn) if public.phase == AGENTS else 0,
    }


def _decisions(public: Public) -> dict[str, Any]:
    """Show what the players decided and what they had to check themselves."""
    decisions = public.decisions
    standing = {rule: silence.otherwise for rule, silence in SILENT.items() if silence.otherwise}
    return {
        "rulings": dict(decisions.rulings),
        "until_ruled": {r: c for r, c in standing.items() if r not in decisions.rulings},
        "overrides": dict(decisions.overrides),
        "remarks": list(decisions.remarks),
        "unchecked": list(decisions.unchecked),
    }


def _mistake(public: Public) -> dict[str, int] | None:
    """Show the mistake that is being put right."""
    if public.mistake is None:
        return None
    return {"hour": public.mistake.hour, "notes_owed": public.mistake.owed}


def _outcome(public: Public) -> dict[str, str] | None:
    """Show how the game ended."""
    if public.outcome is None:
        return None
    return {"winner": public.outcome.winners[0], "rule": public.outcome.rule}


def _hidden(state: State) -> dict[str, Any]:
    """Show what stands behind the screen."""
    path = state.hidden.path
    return {
        "card": state.hidden.card,
        "dealt": list(state.hidden.dealt),
        "features": list(state.hidden.features),
        "path": list(path),
        "contacts": [contacted_at(state, hour) for hour in range(1, len(path) + 1)],
        "slip_this_turn": state.hidden.slipping,
        "lawful_answers": [NOTATION.format(answer) for answer in _answers(state)],
    }


def _answers(state: State) -> tuple[Move, ...]:
    """Work out what the keeper may say now: the answers to a question, or his recruits."""
    public = state.public
    telling = public.phase == ALERT or (public.phase == SETUP and due(public).kind is TellRecruits)
    if telling and public.phase == SETUP and cornered(state):
        return (Stuck(),)
    if telling and not public.mistake:
        return (TellRecruits(due_at(state, public.hour)),)
    return lawful(state)
